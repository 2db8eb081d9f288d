import { describe, expect, it } from 'vitest';
import { storyDetail } from '../testing/stories.ts';
import {
  fallbackLink,
  type Shared,
  shareExcerpt,
  shareImage,
  sharePayload,
  shareText,
  targetsOf,
} from './share-text.ts';

const shared: Shared = {
  id: 'a1',
  title: 'Night trains & boats return',
  excerpt: 'Three departures a week.',
  language: 'en',
  category: 'business',
  imageUrl: null,
};
const LINK = 'https://helder.example/story/a1';

describe('shareExcerpt', () => {
  const rows: [what: string, excerpt: string, shown: string][] = [
    ['short stays', 'Short.', 'Short.'],
    ['exactly 100 stays', 'x'.repeat(100), 'x'.repeat(100)],
    ['101 is cut at 100', 'x'.repeat(101), `${'x'.repeat(100)}...`],
    ['no blank before the dots', `${'x'.repeat(99)} y z`, `${'x'.repeat(99)}...`],
    ['a word that does not fit is left out', `${'x'.repeat(96)} vote passed`, `${'x'.repeat(96)}...`],
    ['a word that just fits stays', `${'x'.repeat(95)} vote passed`, `${'x'.repeat(95)} vote...`],
    ['a line break ends a word', `${'x'.repeat(96)}\n\nvote passed`, `${'x'.repeat(96)}...`],
    ['an emoji is one character', '🚲'.repeat(101), `${'🚲'.repeat(100)}...`],
    ['nothing stays nothing', '  ', ''],
  ];
  it.each(rows)('SHARE-07 AMBIG-61 %s', (_what, excerpt, shown) => {
    expect(shareExcerpt(excerpt)).toBe(shown);
  });

  it('AMBIG-61 the text is title plus excerpt', () => {
    expect(shareText(shared)).toBe('Night trains & boats return\n\nThree departures a week.');
    expect(shareText({ ...shared, excerpt: '' })).toBe('Night trains & boats return');
  });
});

describe('shareImage', () => {
  const rows: [url: string | null, kept: boolean][] = [
    ['https://a.example/b.jpg', true],
    ['https://a.example/b.GIF', false],
    ['https://a.example/b.gif?width=3', false],
    ['https://a.example/b?format=gif&x=1', false],
    ['https://a.example/pictures/animatedgif', false],
    ['https://a.example/animatedgif?width=3', false],
    ['https://a.example/gift.jpg', true],
    [null, false],
  ];
  it.each(rows)('SHARE-13 IMG-06 AMBIG-71 %s', (url, kept) => {
    expect(shareImage(url)).toBe(kept ? url : null);
  });
});

describe('sharePayload', () => {
  it('SHARE-14 AMBIG-62 is the whole story', () => {
    const story = storyDetail();
    const payload = sharePayload(shared, story);
    expect(Object.keys(payload).sort()).toEqual([
      'category',
      'description',
      'id',
      'imageUrl',
      'location',
      'sources',
      'summary',
      'title',
      'urls',
    ]);
    expect(payload).toMatchObject({ id: story.id, location: story.location, urls: story.urls });
    expect(Object.keys(payload.sources?.[0] ?? {}).sort()).toEqual([
      'headline',
      'imageUrl',
      'name',
      'publishedAt',
      'readTime',
      'url',
    ]);
  });

  it('AMBIG-62 is the five fields when the story could not be loaded', () => {
    expect(sharePayload(shared, null)).toEqual({
      id: 'a1',
      title: shared.title,
      summary: shared.excerpt,
      category: 'business',
      imageUrl: null,
    });
  });
});

describe('targetsOf', () => {
  const targets = targetsOf(shared, LINK);

  it('SHARE-03 six, in this order', () => {
    expect(targets.map(({ name }) => name)).toEqual([
      'WhatsApp',
      'Telegram',
      'Twitter',
      'Facebook',
      'LinkedIn',
      'Email',
    ]);
  });

  it('AMBIG-61 by their usual addresses, each with the link, encoded', () => {
    const addresses = targets.map(({ href }) => new URL(href));
    expect(addresses.map(({ host, pathname }) => host + pathname)).toEqual([
      'wa.me/',
      't.me/share/url',
      'twitter.com/intent/tweet',
      'www.facebook.com/sharer/sharer.php',
      'www.linkedin.com/sharing/share-offsite/',
      '',
    ]);
    for (const { search } of addresses) expect(decodeURIComponent(search)).toContain(LINK);
    expect(addresses[0]?.searchParams.get('text')).toBe(`${shareText(shared)}\n\n${LINK}`);
    expect(addresses[5]?.searchParams.get('subject')).toBe(shared.title);
  });
});

it('SHARE-10 the fallback link is {public domain}/story/{id}', () => {
  expect(fallbackLink('https://helder.example', 'a 1')).toBe('https://helder.example/story/a%201');
});
