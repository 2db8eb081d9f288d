// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { WhyDialog } from './why-dialog.tsx';

afterEach(() => {
  closePart();
  mayLog('error', 'Failed to ');
});

it('while it asks again, its button keeps the focus and does nothing', async () => {
  const story = '/api/stories/story-1';
  answering({ [story]: 500 });
  await openPart(<WhyDialog id="story-1" close={() => {}} />, null);
  const retry = (await find('.why-failed button', 'Try Again')) as HTMLButtonElement;
  const asked = answering({ [story]: () => new Promise(() => {}) });
  retry.click();
  await eventually(() => expect(retry.textContent).toBe('Retrying...'));
  expect([retry.disabled, retry.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  retry.click();
  await eventually(() => expect(asked.filter(({ path }) => path === story)).toHaveLength(1));
});
