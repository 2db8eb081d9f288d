import { describe, expect, it, vi } from 'vitest';
import type { Factors, Reader, Story } from '../contract/contract.ts';
import type { Edition, Listing } from '../edition/edition.ts';
import type { Letter } from '../mail/mail.ts';
import { strangerIn } from '../reader/reader.ts';
import { sendDigest } from './digest.ts';

const now = new Date('2026-03-01T07:00:00Z');
const utrecht = { city: 'Utrecht', country: 'Netherlands', position: { latitude: 52.09, longitude: 5.12 } };

function story(id: string, interest: 0 | 1 | null = null): Listing['stories'][number] {
  const translations =
    id === 's1' ? { 'nl-NL': { headline: 'Kop s1', sub_headline: '', description: '' } } : {};
  return {
    story: {
      id,
      headline: `Headline ${id}`,
      sub_headline: `Summary ${id}`,
      description: `Text of ${id}`,
      sources: [{}, {}, {}],
      origin_count: 2,
      translations,
    } as unknown as Story,
    factors: { interest } as Factors,
  };
}

const listing = (stories: Listing['stories']): Listing => ({
  stories,
  hasMore: false,
  total: stories.length,
  edition: '1',
  hidden: [],
});

/** Twelve stories; the personalised feed puts s9 and s10 first and says that they match. */
function fakeEdition(): Pick<Edition, 'list'> {
  const all = Array.from({ length: 12 }, (_, index) => story(`s${index + 1}`));
  return {
    async list({ list }, { interests }) {
      if (list === 'local')
        return { ...listing([story('s2'), story('s7'), story('s8')]), local: 'near' as const };
      return listing(interests.length > 0 ? [story('s9', 1), story('s10', 1), story('s11', 0)] : all);
    },
  };
}

async function letterFor(
  reader: Partial<Reader>,
  edition = fakeEdition(),
  city = reader.place?.city ?? '',
): Promise<Letter> {
  const sent: Letter[] = [];
  const mailer = {
    send: async (letter: Letter) => {
      sent.push(letter);
      return 'here';
    },
  };
  await sendDigest(
    'reader@post.example',
    { ...strangerIn('en'), ...reader },
    {
      edition,
      mailer,
      city,
      publicUrl: 'https://helder.example',
      now,
    },
  );
  return sent[0] as Letter;
}

const linked = (letter: Letter): string[] =>
  [...letter.text.matchAll(/\/story\/(s\d+)/g)].map(([, id]) => id ?? '');

describe('digest', () => {
  it('leads with five stories and ends', async () => {
    const letter = await letterFor({});
    expect(linked(letter)).toEqual(['s1', 's2', 's3', 's4', 's5']);
    expect(letter.subject).toBe('Helder, March 1: Headline s1');
    expect(letter.text).toContain('3 reports, 2 newsrooms');
    expect(letter.text.trimEnd()).toMatch(/You are up to date\.$/);
  });

  it('adds stories near the reader and for their interests, each story once', async () => {
    const letter = await letterFor({ place: utrecht, interests: ['Science'] });
    expect(linked(letter)).toEqual(['s1', 's2', 's3', 's4', 's5', 's7', 's8', 's9', 's10']);
    expect(letter.text).toContain('NEAR UTRECHT');
    expect(letter.text).toContain('FOR YOUR INTERESTS');
  });

  it('calls nothing near that is from farther away', async () => {
    const edition: Pick<Edition, 'list'> = {
      list: async ({ list }) =>
        list === 'local' ? { ...listing([story('s7')]), local: 'far' as const } : listing([story('s1')]),
    };
    const letter = await letterFor({ place: utrecht }, edition);
    expect(linked(letter)).toEqual(['s1']);
    expect(letter.text).not.toContain('NEAR');
  });

  it('says of a story what happened, who reported it and where to read on, and nothing of what it lacks', async () => {
    const [told, bare] = [story('s2'), story('s3')];
    bare.story.sub_headline = '';
    const edition: Pick<Edition, 'list'> = {
      list: async ({ list }) => listing(list === 'feed' ? [told, bare] : []),
    };
    expect((await letterFor({ place: utrecht, interests: ['Science'] }, edition)).text).toBe(
      [
        'This is what matters today.',
        '',
        'Headline s2',
        'Summary s2',
        '3 reports, 2 newsrooms',
        'https://helder.example/story/s2',
        '',
        'Headline s3',
        '3 reports, 2 newsrooms',
        'https://helder.example/story/s3',
        '',
        'You are up to date.',
        '',
      ].join('\n'),
    );
  });

  it('finds what their interests have below the first page', async () => {
    const edition: Pick<Edition, 'list'> = {
      async list({ limit = 20 }, { interests }) {
        const all = Array.from({ length: 60 }, (_, n) =>
          story(`s${n + 1}`, interests.length > 0 && n === 40 ? 1 : 0),
        );
        return listing(all.slice(0, limit));
      },
    };
    expect(linked(await letterFor({ interests: ['Health'] }, edition))).toContain('s41');
  });

  it('says that its stories are invented where any is', async () => {
    const invented = { ...story('s1'), story: { ...story('s1').story, demo: true } };
    const edition = { list: async () => listing([invented, story('s2')]) };
    const line = 'Demonstration: stories of invented newsrooms are among these.';
    expect((await letterFor({}, edition)).text.split('\n').slice(0, 4)).toEqual([
      'This is what matters today.',
      '',
      line,
      '',
    ]);
    expect((await letterFor({ language: 'nl' }, edition)).text).toContain('verzonnen redacties');
    expect((await letterFor({})).text).not.toContain(line);
  });

  it('asks for what is near and for their interests only of readers who said so, and takes three of each', async () => {
    const asked: string[] = [];
    const five = (first: number) => [0, 1, 2, 3, 4].map((at) => story(`s${first + at}`, 1));
    const edition: Pick<Edition, 'list'> = {
      async list({ list }, { interests }) {
        asked.push(`${list} ${interests.join()}`);
        if (list === 'local') return { ...listing(five(11)), local: 'near' as const };
        return listing(five(interests.length > 0 ? 21 : 1));
      },
    };
    await letterFor({}, edition);
    expect(asked.splice(0)).toEqual(['feed ']);
    const letter = await letterFor({ place: utrecht, interests: ['Science'] }, edition);
    expect(asked).toEqual(['feed ', 'local Science', 'feed Science']);
    expect(linked(letter).slice(5)).toEqual(['s11', 's12', 's13', 's21', 's22', 's23']);
  });

  it('LANG-12 is written in Dutch for a Dutch reader, with translated headlines where there are any', async () => {
    const letter = await letterFor({ language: 'nl', reads: ['nl', 'en'], place: utrecht });
    expect(letter.subject).toBe('Helder, 1 maart: Kop s1');
    expect(letter.text).toMatch(/^Dit is vandaag van belang\.$/m);
    expect(letter.text).toContain('ROND UTRECHT');
    expect(letter.text).toContain('3 berichten, 2 redacties');
  });

  it('LANG-12 calls a city as readers of that language do', async () => {
    const place = { ...utrecht, city: 'The Hague' };
    const letter = await letterFor({ language: 'nl', place }, fakeEdition(), 'Den Haag');
    expect(letter.text).toContain('ROND DEN HAAG');
  });

  it('is dated by the reader’s own day, and by the machine’s where they did not say where they are', async () => {
    expect((await letterFor({ timeZone: 'Pacific/Honolulu' })).subject).toContain('February 28');
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    expect((await letterFor({})).subject).toContain('February 28');
    vi.unstubAllEnvs();
  });

  it('tells a story in a language the reader reads rather than in one they do not', async () => {
    const { story: told, ...rest } = story('s1');
    const german = { ...rest, story: { ...told, language: 'de' } };
    const edition = { list: async () => listing([german]) };
    expect((await letterFor({ reads: ['en', 'nl'] }, edition)).subject).toBe('Helder, March 1: Kop s1');
    expect((await letterFor({ reads: ['en', 'de'] }, edition)).subject).toBe('Helder, March 1: Headline s1');
  });

  it('says so when there is nothing', async () => {
    const nothing = { list: async () => listing([]) };
    expect((await letterFor({}, nothing)).text).toBe('There is no news to send today.\n');
  });
});
