// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import type * as Texts from '../session/texts.ts';
import { answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { closePart, openPart } from '../testing/part.tsx';
import { article } from '../testing/stories.ts';
import { FREE_USER } from '../testing/users.ts';
import { currentToasts } from '../toasts/toast-store.ts';
import { SaveButton } from './save-button.tsx';

vi.mock('../session/texts.ts', async (original) => ({
  ...(await original<typeof Texts>()),
  accountTexts: () => Promise.reject(new Error('no connection')),
}));

afterEach(closePart);

it('who cannot save because its texts do not come is told so', async () => {
  const asked = answering({});
  await openPart(<SaveButton story={article({ id: 'story-9' })} place="card" className="act" />, FREE_USER);
  (await find('button')).click();
  await eventually(() =>
    expect(currentToasts().map(({ text }) => text)).toEqual([
      'This part could not be loaded. Check your connection, or reload the page.',
    ]),
  );
  expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
});
