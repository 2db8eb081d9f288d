// @vitest-environment happy-dom
/** A page is drawn twice, by the server's machine and by the reader's, which need not speak one language. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { serve } from './testing/answers.ts';
import { closePage, find, openPage } from './testing/in-browser.tsx';
import { pageInput, storyDetail } from './testing/stories.ts';
import { FREE_USER } from './testing/users.ts';

beforeEach(() => {
  serve({});
});

afterEach(() => {
  closePage();
  vi.unstubAllGlobals();
});

/** From now on whoever asks for the machine's own way with words is told. */
function refuseOwnWays(): void {
  vi.spyOn(String.prototype, 'localeCompare').mockImplementation(function (this: string, other, locale) {
    if (locale === undefined) throw new Error('Sorted by the alphabet of this machine');
    return new Intl.Collator(locale).compare(this, other);
  });
  vi.spyOn(String.prototype, 'toLocaleUpperCase').mockImplementation(function (this: string, locale) {
    if (locale === undefined) throw new Error('Capitals of this machine');
    return this.toUpperCase();
  });
}

/** React leaves its mark on it. */
const isTakenOver = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const { data, site } = pageInput();

it('an account and a story are drawn by the page’s language', async () => {
  refuseOwnWays();
  const [one, ...others] = storyDetail().sources;
  if (!one) throw new Error('There is no invented source');
  const story = storyDetail({ sources: [{ ...one, language: 'nl' }, ...others] });
  await openPage({ user: FREE_USER, screen: { kind: 'story', id: story.id }, data: { ...data, story } });
  await find('.langs li', 'English');
  await find('.arch', 'N');
});

it('publishers are sorted by the page’s language', async () => {
  refuseOwnWays();
  const publishers = ['Zembla', 'Trouw'].map((name) => ({ name, homepage: null, demo: false }));
  await openPage({ screen: { kind: 'text', text: 'about' }, site: { ...site, publishers } });
  await find('.publishers li', 'Trouw');
});

it('a country that two browsers call differently is taken over as it is', async () => {
  const [source] = storyDetail().sources;
  if (!source) throw new Error('There is no invented source');
  let asked = 0;
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => {
    if (code === 'HK') asked += 1;
    return code === 'HK' ? `Hong Kong ${asked}` : code;
  });
  const story = storyDetail({ sources: [{ ...source, country: 'HK' }] });
  await openPage({ screen: { kind: 'story', id: story.id }, data: { ...data, story } });
  const byline = await find('.byline', 'Hong Kong');
  await eventually(() => expect(isTakenOver(byline)).toBe(true));
  expect(asked).toBeGreaterThan(1);
  // Drawn anew it would be another element; what a later drawing says in this one does not matter.
  expect(document.querySelector('.byline')).toBe(byline);
});
