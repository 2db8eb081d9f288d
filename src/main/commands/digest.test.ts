import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { anAccount } from '../../store/testing/test-store.ts';
import { type DigestOptions, digest } from './digest.ts';
import { openTestNewsroom, type TestNewsroom } from './testing/newsroom.ts';

const ENGLISH = 'This is what matters today.';
const DUTCH = 'Dit is vandaag van belang.';
const THE_HAGUE = { city: 'The Hague', country: 'Netherlands', latitude: 52.1, longitude: 4.3 };

let newsroom: TestNewsroom;
beforeEach(async () => {
  newsroom = await openTestNewsroom();
});
afterEach(() => newsroom.close());

describe('helder digest', () => {
  it('writes a letter from the sender of letters with the stories of today, and says where it is', async () => {
    vi.stubEnv('MAIL_FROM', 'The desk <desk@news.example>');
    const now = new Date().toISOString();
    await newsroom.publish('s1', [
      aReport('r1', { title: 'The bridge opens', publishedAt: now, firstSeenAt: now }),
    ]);
    await digest({ to: 'noor@post.example', lang: 'en' });
    const letter = readFileSync(newsroom.printed().trim(), 'utf8');
    expect(letter).toMatch(/^From: The desk <desk@news\.example>$/m);
    expect(letter).toMatch(/^To: noor@post\.example$/m);
    expect(letter).toContain('The bridge opens');
  });

  it.each([
    ['0.0.0.0', 'http://localhost:3000/story/s1'],
    ['::1', 'http://[::1]:3000/story/s1'],
  ])('links to an address that can be opened where the server listens on %s', async (host, link) => {
    vi.stubEnv('HOST', host);
    const now = new Date().toISOString();
    await newsroom.publish('s1', [aReport('r1', { publishedAt: now, firstSeenAt: now })]);
    await digest({ to: 'noor@post.example', lang: 'en' });
    expect(readFileSync(newsroom.printed().trim(), 'utf8')).toContain(link);
  });

  it('is written where the machine does not know its time zone', async () => {
    vi.stubEnv('TZ', '');
    const now = new Date().toISOString();
    await newsroom.publish('s1', [aReport('r1', { publishedAt: now, firstSeenAt: now })]);
    await digest({ to: 'noor@post.example', lang: 'en' });
    expect(readFileSync(newsroom.printed().trim(), 'utf8')).toContain(ENGLISH);
  });

  describe('to somebody with an account', () => {
    const changedAt = '2026-03-01T12:00:00Z';
    const ended = '2026-01-01T00:00:00Z';
    let to: string;
    beforeEach(async () => {
      const id = await anAccount(newsroom.store, {
        ...DEFAULT_PREFERENCES,
        interests: ['Science'],
        mutedTopics: ['bridge', 'tunnel'],
        muteEnds: { tunnel: ended },
      });
      to = `${id}@post.example`;
      const place = { ...THE_HAGUE, source: 'manual' } as const;
      await newsroom.store.devices.change(id, () => ({
        language: { value: 'nl', changedAt },
        place: { value: place, changedAt },
      }));
      const now = new Date().toISOString();
      const categories = [{ key: 'science', confidence: 1 }];
      const labels = { ...NO_LABELS, place: THE_HAGUE, placeBasis: 'scene', categories } as const;
      for (const [n, what] of 'bridge tunnel a b c d e f g h i j'.split(' ').entries())
        await newsroom.publish(`s${n}`, [
          aReport(`r${n}`, { title: `The ${what} opens`, publishedAt: now, firstSeenAt: now, labels }),
        ]);
    });

    it.each<[string, Partial<DigestOptions>, string[], string[]]>([
      ['nothing more is said', {}, [DUTCH, 'ROND DEN HAAG', 'PAST BIJ JE INTERESSES'], []],
      ['a language is said', { lang: 'en' }, [ENGLISH, 'NEAR THE HAGUE', 'FOR YOUR INTERESTS'], []],
      ['a city is said', { city: 'Lisbon' }, [DUTCH, 'PAST BIJ JE INTERESSES'], ['ROND']],
      ['interests are said', { interests: 'sports' }, [DUTCH, 'ROND DEN HAAG'], ['INTERESSES']],
    ])(
      'where %s, that counts, else what the account holds; its mutes do until they end',
      async (_, options, told, not) => {
        await digest({ to: to.toUpperCase(), ...options });
        const letter = readFileSync(newsroom.printed().trim(), 'utf8');
        expect(['tunnel', ...told].filter((text) => !letter.includes(text))).toEqual([]);
        expect(['bridge', ...not].filter((text) => letter.includes(text))).toEqual([]);
      },
    );

    it('and to anybody else, as to who never said anything', async () => {
      await digest({ to: 'other@post.example' });
      const letter = readFileSync(newsroom.printed().trim(), 'utf8');
      expect(letter).toContain(ENGLISH);
      expect(letter.match(/^The \w+ opens$/gm)).toHaveLength(5);
    });
  });

  it.each([
    ['Paris', 'Paris, France. For another, add its country: "Paris, <country>"'],
    ['paris, united states', 'Paris, United States'],
  ])('says which city it took for %s; to whom gave no country, how to name another', async (city, taken) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await digest({ to: 'noor@post.example', city });
    const text = said.mock.calls.join();
    said.mockRestore();
    expect(text).toBe(`--city is ${taken}.\n`);
  });

  it.each([
    [{ lang: 'fr' }, '--lang must be one of en, nl (it is "fr")'],
    [{ lang: 'en', city: 'Nowhereville' }, '--city: no city is called "Nowhereville"'],
    [{ lang: 'en', to: 'noor' }, '--to must be an e-mail address (it is "noor")'],
    [{ lang: 'en', interests: 'science, frogs' }, '--interests: "frogs" is not one of World News, Politics,'],
  ])('%o is refused before anything is opened', async (options, message) => {
    await expect(digest({ to: 'noor@post.example', ...options })).rejects.toThrow(message);
  });
});
