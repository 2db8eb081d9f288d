// @vitest-environment happy-dom
/** A reader who is new. */
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import type { SessionUser } from '../../contract/contract.ts';
import { FREE_SUBSCRIPTION } from '../../contract/premium.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { Providers } from '../providers.tsx';
import { find } from '../testing/in-browser.tsx';
import { memoryStorage } from '../testing/local-storage.ts';
import { mayLog } from '../testing/logged.ts';
import { pageInput } from '../testing/stories.ts';
import { FREE_USER, PREMIUM_USER, tokensOf } from '../testing/users.ts';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const NEW: SessionUser = { ...FREE_USER, interests: [], age: '', gender: '', hasCompletedOnboarding: false };

let root: Root | null = null;
let sent: unknown[] = [];
const close = vi.fn();
const offerTrial = vi.fn();

/** @param status of every answer */
async function open(user: SessionUser | null = NEW, status = 200, language: 'en' | 'nl' = 'en') {
  vi.stubGlobal('fetch', async (path: string, init: { method?: string; body?: string } = {}) => {
    if (path === '/api/preferences') sent.push([init.method, JSON.parse(init.body ?? 'null')]);
    return new Response('{}', { status });
  });
  const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  const start = { boot: pageInput({ user, language }), catalogue: await loadCatalogue(language), storage };
  root.render(
    <Providers {...start}>
      <OnboardingDialog close={close} offerTrial={offerTrial} />
    </Providers>,
  );
  if (user) await find('.onboarding');
  return { user: () => JSON.parse(storage.getItem('helder.user') ?? 'null') as SessionUser };
}

const topics = () => [...document.querySelectorAll<HTMLElement>('.onboarding [aria-pressed]')];
const press = async (words: string | RegExp) => (await find('.dialog button', words)).click();
const title = () => document.querySelector('.dialog h2')?.textContent;
const tally = () => document.querySelector('.tally')?.textContent;
const step = () => document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
const footer = () => [...document.querySelectorAll('.dialog footer button')].map((each) => each.textContent);
const options = (nth: number) =>
  [...(document.querySelectorAll('select')[nth]?.options ?? [])].map(({ text }) => text);

async function choose(nth: number, value: string) {
  await find('select');
  const select = document.querySelectorAll('select')[nth] as HTMLSelectElement;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await eventually(() => expect(document.querySelectorAll('select')[nth]?.value).toBe(value));
}

/** The saving takes no time in tests. @returns how long it asked for */
function noWaiting(): number[] {
  const asked: number[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((run: () => void, ms = 0) => {
    asked.push(ms);
    return real(run, ms === 1000 ? 0 : ms);
  });
  return asked;
}

beforeEach(() => {
  sent = [];
});

afterEach(() => {
  root?.unmount();
  root = null;
  close.mockReset();
  offerTrial.mockReset();
  vi.unstubAllGlobals();
  mayLog('error', 'Failed to ');
});

describe('onboarding', () => {
  it('ACCT-01 is nothing without somebody signed in', async () => {
    await open(null);
    await eventually(() => expect(document.body.firstElementChild).not.toBeNull());
    expect(document.querySelector('.onboarding')).toBeNull();
  });

  it('ONB-01 ONB-02 ONB-03 ONB-19 begins with 24 topics and how many are chosen, as many as one likes', async () => {
    await open();
    expect(step()).toBe('1');
    expect(topics().map(({ textContent }) => textContent)).toEqual([...INTEREST_TOPICS]);
    expect(tally()).toContain('0 selected');
    for (const topic of topics().slice(0, 7)) topic.click();
    await eventually(() => expect(tally()).toContain('7 selected'));
    topics()[0]?.click();
    await eventually(() => expect(tally()).toContain('6 selected'));
  });

  it('ONB-04 clears all', async () => {
    await open();
    for (const topic of topics().slice(2, 5)) topic.click();
    await eventually(() => expect(tally()).toContain('3 selected'));
    await press('Clear All');
    await eventually(() => expect(tally()).toContain('0 selected'));
    expect(topics().some((topic) => topic.ariaPressed === 'true')).toBe(false);
  });

  it('the control that clears all keeps the focus, and says that it does nothing more', async () => {
    await open();
    topics()[3]?.click();
    await eventually(() => expect(tally()).toContain('1 selected'));
    const clear = await find('.dialog button', 'Clear All');
    expect(clear.getAttribute('aria-disabled')).toBeNull();
    clear.focus();
    clear.click();
    await eventually(() => expect(tally()).toContain('0 selected'));
    expect(clear.getAttribute('aria-disabled')).toBe('true');
    expect(clear.hasAttribute('disabled')).toBe(false);
    expect(document.activeElement).toBe(clear);
  });

  it('ONB-08 ONB-09 ONB-12 ONB-13 goes on and back, and keeps what was chosen', async () => {
    await open();
    expect(footer()).toEqual(['Skip', 'Continue']);
    topics()[2]?.click();
    await press('Continue');
    await eventually(() => expect(step()).toBe('2'));
    expect([title(), footer()]).toEqual(['About you', ['Skip & Finish', 'Get Started']]);
    await press('Back');
    await eventually(() => expect(step()).toBe('1'));
    expect(tally()).toContain('1 selected');
  });

  it('while it saves nothing more can be chosen, nor gone back for: it would be lost', async () => {
    await open();
    await press('Continue');
    await press('Get Started');
    await find('.dialog footer [aria-busy=true]');
    const [age] = document.querySelectorAll('select');
    if (age) age.value = '35-44';
    age?.dispatchEvent(new Event('change', { bubbles: true }));
    await press('Back');
    await new Promise((resolve) => setImmediate(resolve));
    expect([step(), age?.isConnected, age?.value]).toEqual(['2', true, 'prefer-not-to-say']);
    // A saving that goes on would meet the next test's server.
    await eventually(() => expect(offerTrial).toHaveBeenCalledOnce());
  });

  it('ONB-05 ONB-06 ONB-07 DATA-43 DATA-44 asks for age and gender, and says what for', async () => {
    await open();
    await press('Continue');
    await find('select');
    expect(options(0)).toEqual(['Prefer not to say', '18–24', '25–34', '35–44', '45–54', '55–64', '65+']);
    expect(options(1)).toEqual(['Prefer not to say', 'Male', 'Female', 'Non-binary']);
    expect(document.querySelector('.onboarding .tiny-p')?.textContent).toBe(
      'Optional. Only your account shows this; it changes nothing in your news. You can change it at any time.',
    );
  });

  it('GEN-16 ONB-14 ONB-15 ONB-16 ONB-17 ONB-22 TIME-17 saves in a second, is complete and shows a trial', async () => {
    const waited = noWaiting();
    const { user } = await open();
    topics()[2]?.click();
    topics()[16]?.click();
    await press('Continue');
    await choose(0, '35-44');
    await choose(1, 'non-binary');
    await press('Get Started');
    await find('.dialog button', 'Saving...');
    await eventually(() => expect(offerTrial).toHaveBeenCalledOnce());
    expect(waited).toContain(1000);
    expect(sent).toEqual([
      ['PATCH', { interests: ['Science', 'Space'] }],
      ['PATCH', { age: '35-44', gender: 'non-binary' }],
      ['PATCH', { onboarding_completed: true }],
    ]);
    expect(user()).toMatchObject({
      interests: ['Science', 'Space'],
      age: '35-44',
      gender: 'non-binary',
      hasCompletedOnboarding: true,
    });
  });

  it('ONB-20 ONB-21 nothing has to be said, and preferring not to is kept as nothing', async () => {
    noWaiting();
    await open();
    await press('Continue');
    await choose(0, '65+');
    await choose(0, 'prefer-not-to-say');
    await press('Get Started');
    await eventually(() => expect(sent).toHaveLength(3));
    expect(sent[1]).toEqual(['PATCH', { age: '', gender: '' }]);
    await eventually(() => expect(offerTrial).toHaveBeenCalledOnce());
  });

  it.each([
    ['somebody with Premium', PREMIUM_USER.subscription],
    ['who has had theirs', { ...FREE_SUBSCRIPTION, trialUsed: true }],
  ])('PREM-01 ONB-17 shows no trial to %s', async (_who, subscription) => {
    noWaiting();
    await open({ ...NEW, subscription });
    await press('Continue');
    await press('Get Started');
    await eventually(() => expect(close).toHaveBeenCalledOnce());
    expect(offerTrial).not.toHaveBeenCalled();
  });

  it.each([
    ['ONB-18 skip', /^Skip$/],
    ['ONB-10 the close icon', /^Close$/],
  ])('%s is complete and saves nothing', async (_what, control) => {
    const { user } = await open();
    topics()[2]?.click();
    await press(control);
    await eventually(() => expect(sent).toEqual([['PATCH', { onboarding_completed: true }]]));
    expect(close).toHaveBeenCalledOnce();
    expect(user()).toMatchObject({ interests: [], hasCompletedOnboarding: true });
  });

  it('ERR-30 ERR-31 AMBIG-33 what fails is logged, closes all the same and is not complete on the server', async () => {
    noWaiting();
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const { user } = await open(NEW, 500);
    await press('Continue');
    await press('Get Started');
    await eventually(() => expect(offerTrial).toHaveBeenCalledOnce());
    expect(logged.mock.calls.map(([said]) => String(said))).toEqual(
      expect.arrayContaining(['Failed to update interests', 'Failed to update demographics']),
    );
    expect(sent).not.toContainEqual(['PATCH', { onboarding_completed: true }]);
    expect(user().hasCompletedOnboarding).toBe(true);
  });

  it('closes also when the session has ended meanwhile', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    noWaiting();
    await open(NEW, 401);
    await press('Continue');
    await press('Get Started');
    await eventually(() => expect(close).toHaveBeenCalledOnce());
    expect(offerTrial).not.toHaveBeenCalled();
  });

  it('ERR-32 a skip that fails is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    await open(NEW, 500);
    await press(/^Skip$/);
    await eventually(() =>
      expect(logged).toHaveBeenCalledWith('Failed to complete onboarding', expect.anything()),
    );
  });

  it('shows what a choice does to the front page there is', async () => {
    await open();
    for (const topic of topics().filter(
      ({ textContent }) => textContent === 'Environment' || textContent === 'Food',
    ))
      topic.click();
    await press('Continue');
    await find('.first-page');
    expect([...document.querySelectorAll('.first-page li')].map(({ textContent }) => textContent)).toEqual([
      'for EnvironmentRotterdam opens a tidal park where container ships once unloaded',
    ]);
  });

  it('shows nothing of a front page to which a choice does nothing', async () => {
    await open();
    topics()
      .find(({ textContent }) => textContent === 'Food')
      ?.click();
    await press('Continue');
    await eventually(() => expect(step()).toBe('2'));
    expect(document.querySelector('.first-page')).toBeNull();
  });

  it('speaks Dutch', async () => {
    await open(NEW, 200, 'nl');
    expect([title(), footer()]).toEqual(['Wat lees je graag?', ['Overslaan', 'Verder']]);
  });
});
