import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '../contract/contract.ts';
import { anyone, type Desk, feed, openDesk } from './testing/desk.ts';
import { ago, START, source, story } from './testing/stories.ts';
import { parseToken, toToken } from './token.ts';

const many = (count: number, prefix = 's') =>
  Array.from({ length: count }, (_, i) => story(`${prefix}${i}`, {}, i * 0.6));

/** A story so strong that it would take the first place. */
const strong = (id: string) =>
  story(
    id,
    { sources: Array.from({ length: 20 }, () => source({ publishedAt: ago(0), first_seen_at: ago(-1) })) },
    0,
  );

const TOMORROW = toToken({ version: 1, time: START.getTime() + MS_PER_DAY });

/** Reads all pages of one token; `between` runs after each page. */
async function readOn(desk: Desk, between: (page: number) => Promise<void> | void): Promise<string[]> {
  const read: string[] = [];
  let token: string | undefined;
  for (let page = 1; ; page++) {
    const listing = await feed(desk, { page, edition: token });
    read.push(...listing.stories.map((listed) => listed.story.id));
    token = listing.edition;
    if (!listing.hasMore) return read;
    await between(page);
  }
}

describe('paging', () => {
  it('FEED-34 has 20 stories a page, and page 1 by default', async () => {
    const desk = await openDesk(many(45));
    const first = await feed(desk);
    expect(first.stories).toHaveLength(20);
    expect(first).toMatchObject({ total: 45, hasMore: true });
    expect(await feed(desk, { page: 1, limit: 20 })).toEqual(first);
    const last = await feed(desk, { page: 3, edition: first.edition });
    expect(last.stories).toHaveLength(5);
    expect(last.hasMore).toBe(false);
    expect((await feed(desk, { page: 4 })).stories).toEqual([]);
  });

  it('pages deeper than the first look-ahead hold every story once', async () => {
    const desk = await openDesk(many(260));
    const read = await readOn(desk, () => {});
    expect(read).toHaveLength(260);
    expect(new Set(read).size).toBe(260);
  });

  it('neither repeats nor skips while stories arrive, change and leave', async () => {
    const desk = await openDesk(many(90));
    const undisturbed = await readOn(await openDesk(many(90)), () => {});
    const read = await readOn(desk, async (page) => {
      desk.pass(5);
      await desk.publish([strong(`breaking-${page}`), strong(`s${80 - page}`)], [`s${page}`]);
    });
    expect(read).toEqual(undisturbed);
    expect((await feed(desk)).stories[0]?.story.id).toMatch(/^breaking|^s7/);
  });

  it('an old token shows the stories as they were, and keeps itself', async () => {
    const desk = await openDesk([story('a', { headline: 'Before' })]);
    const token = desk.edition.token();
    await desk.publish([story('a', { headline: 'After' })]);
    const old = await feed(desk, { edition: token });
    expect(old.stories[0]?.story.headline).toBe('Before');
    expect(old.edition).toBe(token);
    expect((await feed(desk)).stories[0]?.story.headline).toBe('After');
  });

  it('a token is good for half an hour after its version was replaced', async () => {
    const desk = await openDesk([story('a', { headline: 'Before' })]);
    const token = desk.edition.token();
    await desk.publish([story('a', { headline: 'After' })]);
    const headline = async () => (await feed(desk, { edition: token })).stories[0]?.story.headline;
    desk.pass(29);
    await desk.publish([story('b')]);
    expect(await headline()).toBe('Before');
    desk.pass(2);
    await desk.publish([story('c')]);
    // As many other snapshots push the remembered one out.
    for (let i = 0; i < 16; i++) {
      desk.pass(2);
      await feed(desk);
    }
    expect(await headline()).toBe('After');
  });

  it('an expired token goes on with the newest stories, without those that came after it', async () => {
    const desk = await openDesk(many(50));
    const first = await feed(desk);
    const { time } = parseToken(first.edition) ?? { time: 0 };
    desk.pass(60);
    const first_seen_at = ago(1);
    await desk.publish([
      story('s7', { sources: [source({ first_seen_at }), source({ first_seen_at: ago(-0.5) })] }, 7 * 0.6),
      story('s8', { sources: [source({ first_seen_at }), source({ first_seen_at: 'unknown' })] }, 8 * 0.6),
      story('late', { sources: [source({ first_seen_at: new Date(time + 60_000).toISOString() })] }),
    ]);
    // Version 0 was never in this process: as after a restart.
    const token = toToken({ version: 0, time });
    const read: string[] = [];
    let next = token;
    for (let page = 1; page <= 3; page++) {
      const listing = await feed(desk, { page, edition: next });
      read.push(...listing.stories.map((listed) => listed.story.id));
      next = listing.edition;
      await desk.publish([strong(`later-${page}`)]);
    }
    expect(read).toHaveLength(50);
    expect(new Set(read).size).toBe(50);
    expect(read).not.toContain('late');
  });

  it.each(['', 'x', '1.', 'zzzzzzzzzzzz.1', '1.zzzzzzzzzzz', '1.1', '-1.5', '1.2.3', TOMORROW])(
    'the token "%s" means the newest edition',
    async (token) => {
      const desk = await openDesk(many(3));
      expect(await feed(desk, { edition: token })).toEqual(await feed(desk));
    },
  );

  it('a token of a version that this process never had is one that has expired, and skips nothing', async () => {
    const [one, other] = [await openDesk(many(60)), await openDesk(many(60))];
    const came = story(
      'came',
      { sources: strong('x').sources.map((each) => ({ ...each, first_seen_at: ago(0) })) },
      0,
    );
    one.pass(1);
    await one.publish([came]);
    const first = await feed(one);
    other.pass(1);
    other.store.put([came]);
    other.pass(1);
    await other.publish([{ ...strong('later') }]);
    const [here, there] = [one, other].map((desk) => feed(desk, { page: 2, edition: first.edition }));
    expect((await there)?.total).toBe(61);
    expect((await there)?.stories.map(({ story: { id } }) => id)).toEqual(
      (await here)?.stories.map(({ story: { id } }) => id),
    );
    expect((await there)?.edition).not.toBe(first.edition);
  });

  it('tokens come back as they went, and fit in an address', () => {
    const pin = { version: 123_456_789, time: START.getTime() };
    expect(parseToken(toToken(pin))).toEqual(pin);
    expect(toToken(pin)).toMatch(/^[0-9a-z.-]{1,40}$/);
  });
});

describe('the current edition', () => {
  it('stands still for a minute, then ranks again', async () => {
    const desk = await openDesk([story('a')]);
    const token = desk.edition.token();
    desk.pass(0.9);
    expect(desk.edition.token()).toBe(token);
    desk.pass(0.2);
    expect(desk.edition.token()).not.toBe(token);
    expect((await feed(desk)).stories[0]?.factors.ageHours).toBeCloseTo(1 + 1.1 / 60, 9);
  });

  it('changes with every published version, also when the clock stands still', async () => {
    const desk = await openDesk([story('a')]);
    const token = desk.edition.token();
    await desk.publish([story('b')], ['a']);
    expect(desk.edition.token()).not.toBe(token);
    expect((await feed(desk)).stories.map((listed) => listed.story.id)).toEqual(['b']);
  });

  it('drops a story whose date became invalid', async () => {
    const desk = await openDesk([story('a'), story('b')]);
    await desk.publish([story('a', { published_at: '' })]);
    expect((await feed(desk)).stories.map((listed) => listed.story.id)).toEqual(['b']);
  });
});

describe('demo stories', () => {
  const real = (count: number) => many(count, 'real');
  const demo = story('demo', { demo: true, tags: ['wildfires'] });
  const shown = async (stories: Parameters<typeof openDesk>[0], setting: 'auto' | 'on' | 'off') => {
    const desk = await openDesk(stories, { demo: setting });
    const listed = (await feed(desk, { limit: 100 })).stories.map(({ story: { id } }) => id);
    const searched = (await desk.edition.list({ list: 'search', text: 'demo' }, anyone())).stories.map(
      ({ story: { id } }) => id,
    );
    const reals = stories.filter((one) => !one.demo).map(({ id }) => id);
    const found = await desk.edition.list({ list: 'search', text: reals.join(' ') }, anyone());
    expect(found.total).toBe(reals.length);
    expect(listed.includes('demo')).toBe(searched.includes('demo'));
    const tagged = await desk.edition.list({ list: 'search', text: 'wildfires' }, anyone());
    expect(tagged.total).toBe(searched.length);
    expect(await desk.edition.story('demo')).not.toBeNull();
    return listed.includes('demo');
  };

  it.each([
    ['auto', 59, true],
    ['auto', 60, false],
    ['on', 60, true],
    ['off', 0, false],
  ] as const)('with DEMO=%s and %d real stories are shown: %s', async (setting, count, expected) => {
    expect(await shown([demo, ...real(count)], setting)).toBe(expected);
  });

  it.each([
    ['none, with no story at all', [], 'auto', 'none'],
    ['none', real(2), 'auto', 'none'],
    ['all', [demo], 'auto', 'all'],
    ['some', [demo, ...real(2)], 'auto', 'some'],
    ['none once they have left', [demo, ...real(60)], 'auto', 'none'],
    ['none where they are not wanted', [demo], 'off', 'none'],
  ] as const)('of its stories are invented: %s', async (_what, stories, setting, expected) => {
    const desk = await openDesk([...stories], { demo: setting });
    expect(desk.edition.invented()).toBe(expected);
  });
});
