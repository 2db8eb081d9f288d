// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering, refused } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { Opening } from '../testing/panel.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { PLANS } from '../testing/premium.ts';
import { typeInto } from '../testing/typing.ts';
import { FREE_USER, keepingMutes } from '../testing/users.ts';

const MUTED = { kind: 'settings', tab: 'muted' } as const;
const SEEN = { days: 7, stories: 0, examples: [] };

async function settingsWith(mutedWords: string[], answers: object = {}): Promise<HTMLInputElement> {
  const user = { ...FREE_USER, mutedWords, mutedTopics: [] };
  answering({ ...keepingMutes(user), 'POST /api/mutes/preview': SEEN, ...answers });
  await openPart(<Opening panel={MUTED} />, user);
  return (await find('.mutes input')) as HTMLInputElement;
}

afterEach(closePart);

it('AMBIG-04 PREM-37 a list that another device has filled meanwhile is shown as it is, and closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const elsewhere = { ...FREE_USER, mutedWords: ['a', 'b', 'c'], mutedTopics: [] };
  const field = await settingsWith(['a', 'b'], {
    ...PLANS,
    ...keepingMutes(elsewhere),
    'PATCH /api/preferences/muted': refused(400, 'MUTED_WORDS_LIMIT_REACHED', 'Muted words limit reached.'),
  });
  typeInto(field, 'dd');
  await eventually(() => expect(field.value).toBe('dd'));
  (await find('.mutes button[type="submit"]')).click();
  await find('.reason', '3 of 3 muted words. “dd” was not added.');
  await eventually(() => expect(field.disabled).toBe(true));
  expect(field.value).toBe('');
  await find('.mutes', '3 of 3 muted words');
  mayLog('error', 'Failed to mute');
});

describe('the focus, when the last word that fits closes the field', () => {
  it.each([
    ['was in the field', '.mutes input'],
    ['was on the button', '.mutes button[type="submit"]'],
    ['has gone to the dialog', 'dialog .scroller'],
  ])('goes to the heading where it %s', async (_where, selector) => {
    const field = await settingsWith(['a', 'b']);
    typeInto(field, 'c');
    await eventually(() => expect(field.value).toBe('c'));
    (await find(selector)).focus();
    (await find('.mutes button[type="submit"]')).click();
    await eventually(() => expect(field.disabled).toBe(true));
    await eventually(() => expect(document.activeElement?.textContent).toBe('Muted words'));
  });

  it('stays with the reader elsewhere', async () => {
    const field = await settingsWith(['a', 'b']);
    typeInto(field, 'c');
    await eventually(() => expect(field.value).toBe('c'));
    const other = await find('button', 'Remove a');
    other.focus();
    (await find('.mutes button[type="submit"]')).click();
    await eventually(() => expect(field.disabled).toBe(true));
    expect(document.activeElement).toBe(other);
  });

  it('stays where it is in settings that open with a full list', async () => {
    const field = await settingsWith(['a', 'b', 'c']);
    expect(field.disabled).toBe(true);
    expect(document.activeElement?.textContent).not.toBe('Muted words');
  });
});
