// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { type Asked, answering } from '../testing/answers.ts';
import { find } from '../testing/in-browser.tsx';
import { mayLog } from '../testing/logged.ts';
import { closePart, openPart } from '../testing/part.tsx';
import { SayDutch } from '../testing/say-dutch.tsx';
import { storyDetail } from '../testing/stories.ts';
import { ACCOUNT_ANSWERS } from '../testing/users.ts';
import { currentToasts, dismissToast } from '../toasts/toast-store.ts';
import { ShareDialog } from './share-dialog.tsx';
import type { Shared } from './share-text.ts';

const LINK = 'https://news.example/story/a1';
vi.mock('./create-link.ts', () => ({
  createLink: async () => ({ link: LINK, created: true, detailed: true }),
}));

const SHARED: Shared = {
  id: 'a1',
  title: 'Night trains return',
  excerpt: '',
  language: 'en',
  category: 'business',
  imageUrl: null,
};

afterEach(() => {
  closePart();
  Reflect.deleteProperty(document, 'execCommand');
  for (const { id } of currentToasts()) dismissToast(id);
});

const said = (text: string) =>
  eventually(() => expect(currentToasts().map((each) => each.text)).toContain(text));
const selected = () => {
  const field = document.querySelector<HTMLInputElement>('.share-link input');
  return field?.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
};

/** Over plain http. @param copies whether the browser copies what is selected */
async function copyWithoutClipboard(copies: boolean): Promise<string[]> {
  const copied: string[] = [];
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  document.execCommand = (command) => copies && copied.push(`${command} ${selected()}`) > 0;
  await openPart(<ShareDialog shared={SHARED} close={() => {}} />, null);
  const copy = await find('.share-link button', 'Copy');
  await eventually(() => expect(copy.hasAttribute('disabled')).toBe(false));
  copy.click();
  return copied;
}

it('SHARE-06 where there is no clipboard, what is selected is copied', async () => {
  const copied = await copyWithoutClipboard(true);
  await said('Link copied');
  expect(copied).toEqual([`copy ${LINK}`]);
  expect(document.activeElement?.textContent).toBe('Copied');
});

it('ERR-65 where not even that copies, it says so, and leaves the link selected', async () => {
  await copyWithoutClipboard(false);
  await said('Failed to copy');
  expect(selected()).toBe(LINK);
  expect(document.activeElement).toBe(document.querySelector('.share-link input'));
  mayLog('error', 'Failed to copy link');
});

it('a story that is told in another language meanwhile is shared in that one', async () => {
  const told = { en: 'Night trains return', nl: 'Nachttreinen komen terug' };
  answering({
    ...ACCOUNT_ANSWERS,
    '/api/stories/a1': ({ query = '' }: Asked) => {
      const language = query.includes('lang=nl') ? 'nl' : 'en';
      return storyDetail({ title: told[language], summary: '', language });
    },
  });
  await openPart(
    <>
      <ShareDialog shared={SHARED} close={() => {}} />
      <SayDutch />
    </>,
    null,
  );
  await find('.share-preview h3', told.en);
  (await find('button', 'Nederlands')).click();
  await find('.share-preview h3', told.nl);
  const telegram = await find('.targets a', 'Telegram');
  await eventually(() => expect(telegram.getAttribute('href')).toContain(encodeURIComponent(told.nl)));
});
