/** What somebody without an account meets, and what nobody does. */
import { describe, expect, it } from 'vitest';
import en from '../../i18n/en/interface.json';
import nl from '../../i18n/nl/interface.json';
import { HOME, readAddress } from '../contract/address.ts';
import { rendered } from './testing/page.ts';
import { pageInput, pageOf } from './testing/stories.ts';

describe('a visitor', () => {
  it('PERM-02 browses: the page is full of stories without a word about signing in', async () => {
    const page = await rendered();
    expect(page.all('card').length).toBeGreaterThan(1);
    expect(page.text()).not.toMatch(/sign in/i);
  });

  it.each([
    [true, 'has it'],
    [false, 'has none'],
  ])('PERM-06 with sharing %s a card %s', async (shareEnabled) => {
    const { site } = pageInput();
    const page = await rendered({ site: { ...site, flags: { ...site.flags, shareEnabled } } });
    const labels = page.tags('button').map((button) => page.attribute(button, 'aria-label') ?? '');
    expect(labels.some((label) => label.startsWith('Share: '))).toBe(shareEnabled);
  });

  it('ERR-94 FEED-11 an empty feed says "No stories found"', async () => {
    const page = await rendered({ data: { ...pageInput().data, feed: pageOf([]) } });
    expect(page.text(page.tags('main')[0])).toContain('No stories found');
  });

  it('SEARCH-05 the words of a search are marked', async () => {
    const [story] = pageInput().data.feed?.data ?? [];
    const word = story?.title.split(' ').find(({ length }) => length > 4) ?? '';
    const page = await rendered({ screen: { ...HOME, query: word } });
    expect(page.tags('mark').map((mark) => page.text(mark).toLowerCase())).toContain(word.toLowerCase());
    expect((await rendered()).tags('mark')).toEqual([]);
  });
});

describe('screens that do not exist', () => {
  it.each([
    ['TREND-07 AMBIG-73 trending', ['/trending']],
    ['PERM-14 an administration', ['/admin']],
  ])('%s: their addresses are the home feed', (_what, paths) => {
    for (const path of paths) expect(readAddress(path, '')).toEqual({ screen: HOME, unknownPath: true });
  });

  it('PERM-14 no text speaks of administrators', () => {
    for (const texts of [en, nl]) expect(JSON.stringify(texts)).not.toMatch(/admin|beheerder/i);
  });
});
