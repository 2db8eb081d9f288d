// @vitest-environment happy-dom
import { afterEach, it, vi } from 'vitest';
import { HOME } from '../../../contract/address.ts';
import { answering } from '../../testing/answers.ts';
import { closePage, find, openPage } from '../../testing/in-browser.tsx';
import { pageInput, pageOf } from '../../testing/stories.ts';

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

it('from an empty page to the stories in another language it is two presses', async () => {
  answering({ 'GET /api/articles': pageOf() });
  const feed = pageOf([], { hasMore: false, total: 0, otherLanguages: 27 });
  await openPage({ screen: HOME, data: { ...pageInput().data, feed } });
  (await find('.empty button', 'Languages I read')).click();
  await find('dialog legend', 'Languages I read');
  (await find('dialog .languages-read label:not(:has(:disabled)) input')).click();
  await find('main article');
});
