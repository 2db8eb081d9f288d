// @vitest-environment happy-dom
/** What becomes of several panels, of their openers, and of the browser's Back while they are open. */
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import type { Panel } from './open-panel.ts';
import { useOpener } from './panels.tsx';
import { answering } from './testing/answers.ts';
import { find } from './testing/in-browser.tsx';
import { mayLog } from './testing/logged.ts';
import { closePart, openPart } from './testing/part.tsx';
import { ACCOUNT_ANSWERS, FREE_USER } from './testing/users.ts';

const late = vi.hoisted(() => {
  let come = () => {};
  const code = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { code, come: () => come() };
});
vi.mock('./premium/billing-dialog.tsx', async (original) => {
  await late.code;
  return original();
});

const SETTINGS: Panel = { kind: 'settings', tab: 'interests' };

/** One control for each panel; pressing "anew" draws them all anew. */
function Controls({ panels }: { panels: readonly Panel[] }) {
  const [drawn, setDrawn] = useState(0);
  return (
    <div key={drawn}>
      {panels.map((panel) => (
        <Control key={panel.kind} panel={panel} />
      ))}
      <button id="anew" type="button" onClick={() => setDrawn(drawn + 1)} />
    </div>
  );
}

function Control({ panel }: { panel: Panel }) {
  return <button id={`open-${panel.kind}`} type="button" {...useOpener(panel)} />;
}

const show = (...panels: Panel[]) => openPart(<Controls panels={panels} />, FREE_USER);
const control = (kind: Panel['kind']) => find(`#open-${kind}`);
const titles = () => [...document.querySelectorAll('dialog h2')].map(({ textContent }) => textContent);
const dialogs = (...expected: string[]) => eventually(() => expect(titles()).toEqual(expected));
const entries = () => window.history.state?.panels ?? 0;
const inStep = (panels: number) => eventually(() => expect(entries()).toBe(panels));
const back = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    window.history.back();
  });
const top = () => [...document.querySelectorAll('dialog')].at(-1);
const pressEscape = () => top()?.dispatchEvent(new Event('cancel', { cancelable: true }));

/** An answer that comes when the test says so. */
function held() {
  let answer: (with_: unknown) => void = () => {};
  const waiting = new Promise((resolve) => {
    answer = resolve;
  });
  return { answer: (what: unknown) => answer(what), waiting: () => waiting };
}

afterEach(() => {
  closePart();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
  mayLog('error', 'Account deletion failed');
});

describe('a panel that finishes late', () => {
  it('closes nothing that was opened meanwhile', async () => {
    const { answer, waiting } = held();
    const asked = answering({ ...ACCOUNT_ANSWERS, 'PATCH /api/preferences': waiting });
    await show(SETTINGS, { kind: 'saved' });
    (await control('settings')).click();
    (await find('.topic-index button')).click();
    (await find('dialog button', 'Save Changes')).click();
    await eventually(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
    pressEscape();
    await dialogs();
    (await control('saved')).click();
    await dialogs('Saved Stories');
    answer({});
    await find('dialog .toast', 'Changes saved');
    expect(titles()).toEqual(['Saved Stories']);
  });

  it('closes under what lies over it, which goes on undisturbed', async () => {
    const { answer, waiting } = held();
    answering({ ...ACCOUNT_ANSWERS, 'PATCH /api/preferences': waiting });
    await show(SETTINGS);
    (await control('settings')).click();
    (await find('.topic-index button')).click();
    (await find('dialog button', 'Save Changes')).click();
    (await find('[role="tab"]', 'Email')).click();
    (await find('dialog button', 'Delete account')).click();
    await dialogs('Personalization Settings', 'Account and data');
    const over = top();
    answer({});
    await dialogs('Account and data');
    expect(top()).toBe(over);
    await inStep(1);
  });
});

describe('a control that is pressed again before the code has come', () => {
  it('opens one panel', async () => {
    answering(ACCOUNT_ANSWERS);
    await show({ kind: 'keys' });
    const keys = await control('keys');
    keys.click();
    keys.click();
    await dialogs('Reading and keys');
    await inStep(1);
    pressEscape();
    await dialogs();
  });

  it('or another control, which opens its own over it', async () => {
    answering(ACCOUNT_ANSWERS);
    await show({ kind: 'keys' }, { kind: 'saved' });
    (await control('keys')).click();
    (await control('saved')).click();
    await dialogs('Reading and keys', 'Saved Stories');
  });
});

describe('Back', () => {
  it('closes a dialog as the dialog closes itself', async () => {
    const asked = answering({ ...ACCOUNT_ANSWERS, 'PATCH /api/preferences': {} });
    await show({ kind: 'onboarding' });
    (await control('onboarding')).click();
    // At its second step all that comes with a dialog has long begun.
    (await find('dialog footer .primary')).click();
    await dialogs('About you');
    await inStep(1);
    await back();
    await dialogs();
    await eventually(() =>
      expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { onboarding_completed: true },
      ]),
    );
    await inStep(0);
  });

  it('leaves open what refuses to close, and the next Back finds it', async () => {
    const { answer, waiting } = held();
    answering({ ...ACCOUNT_ANSWERS, '/api/profile/delete_account': waiting });
    await show({ kind: 'data' });
    (await control('data')).click();
    (await find('dialog .danger', 'Delete account')).click();
    (await find('dialog footer .danger', 'Delete account')).click();
    await find('dialog footer .danger', 'Deleting');
    await inStep(1);
    await back();
    await inStep(1);
    expect(titles()).toEqual(['Delete your account?']);
    answer(500);
    await find('dialog [role=alert]', /./);
    await back();
    await dialogs('Account and data');
    await inStep(1);
  });

  it('finds nothing of panels that were closed faster than the browser goes back', async () => {
    answering(ACCOUNT_ANSWERS);
    await show({ kind: 'keys' }, { kind: 'saved' });
    (await control('keys')).click();
    await inStep(1);
    (await control('saved')).click();
    await inStep(2);
    const go = vi.spyOn(window.history, 'go').mockReturnValue();
    pressEscape();
    await eventually(() => expect(go.mock.calls).toEqual([[-1]]));
    pressEscape();
    await dialogs();
    expect(go.mock.calls).toEqual([[-1]]);
    go.mockRestore();
    // The browser is there.
    window.history.go(-1);
    await inStep(0);
  });

  it('keeps a panel from opening whose code is still on its way', async () => {
    answering(ACCOUNT_ANSWERS);
    await show({ kind: 'billing' }, { kind: 'keys' });
    (await control('billing')).click();
    await inStep(1);
    expect(titles()).toEqual([]);
    await back();
    late.come();
    (await control('keys')).click();
    await dialogs('Reading and keys');
    await inStep(1);
  });
});

describe('the control that opened a panel', () => {
  it('has the focus again, also when it was drawn anew meanwhile', async () => {
    answering(ACCOUNT_ANSWERS);
    await show({ kind: 'keys' });
    const before = await control('keys');
    before.click();
    await dialogs('Reading and keys');
    (await find('#anew')).click();
    await eventually(() => expect(before.isConnected).toBe(false));
    pressEscape();
    await dialogs();
    await eventually(() => expect(document.activeElement?.id).toBe('open-keys'));
  });
});
