/** Pages that are reached by links: each of the edition that the page before was made from. */
import { describe, expect, it } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { AMSTERDAM, cookieOf } from '../testing/device.ts';
import { makeStory, NOW } from '../testing/stories.ts';
import { serverWithTwoStories } from '../testing/two-stories.ts';

const MINUTE = 60_000;
const IN_THREE_HOURS = `1.${(NOW.getTime() + 180 * MINUTE).toString(36)}`;
const FIRST = Array.from({ length: 45 }, (_, n) =>
  makeStory(`s${n}`, {
    categories: ['science'],
    published_at: new Date(NOW.getTime() - n * 10 * MINUTE).toISOString(),
  }),
);

/** A newsroom whose clock can be moved on, and which can be told of a story that stands before all others. */
async function newsroom() {
  let time = NOW.getTime();
  const server = await serverWithTwoStories({ stories: FIRST, now: () => new Date(time) });
  const { app, renderer, store, edition } = server;
  return {
    ...server,
    async shown(url: string, headers = {}) {
      const answer = await app.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      return renderer.inputs.at(-1)?.data.feed?.data.map(({ id }) => id) ?? [];
    },
    /** Of the page rendered last. */
    edition: () => renderer.inputs.at(-1)?.data.feed?.edition,
    async report(id: string) {
      await store.publish([makeStory(id, { published_at: new Date(time).toISOString() })]);
      await edition.refresh();
    },
    pass(minutes: number) {
      time += minutes * MINUTE;
    },
  };
}

describe('pages reached by links', () => {
  it.each([
    ['home', '/?', {}],
    ['an order of its own', '/?sort=newest&', {}],
    ['local news', '/local?', { cookie: cookieOf({ place: AMSTERDAM }) }],
    ['a reader with a page of their own', '/?', { cookie: cookieOf({ reads: ['en', 'nl', 'de'] }) }],
  ])('ruling 5 show each story once while news comes in: %s', async (_what, feed, headers) => {
    const room = await newsroom();
    const first = await room.shown(feed.slice(0, -1), headers);
    const seen = [...first];
    for (const page of [2, 3]) {
      await room.report(`news-${page}`);
      seen.push(...(await room.shown(`${feed}page=${page}&edition=${room.edition()}`, headers)));
    }
    expect(first).toHaveLength(20);
    expect(seen.sort()).toEqual(FIRST.map(({ id }) => id).sort());
    expect(await room.shown('/')).toContain('news-3');
  });

  it('ruling 5 of a search, too', async () => {
    const stories = Array.from({ length: 130 }, (_, n) => makeStory(`s${n}`));
    const { app, renderer, store, edition } = await serverWithTwoStories({ stories });
    await app.inject('/?q=ferry');
    await store.publish([makeStory('news')]);
    await edition.refresh();
    await app.inject(`/?q=ferry&page=2&edition=${renderer.inputs[0]?.data.feed?.edition}`);
    const seen = renderer.inputs.flatMap(({ data }) => data.feed?.data.map(({ id }) => id) ?? []);
    expect(seen.sort()).toEqual(stories.map(({ id }) => id).sort());
  });

  it('are rendered once for all who read an edition', async () => {
    const room = await newsroom();
    await room.shown('/');
    const later = `/?page=2&edition=${room.edition()}`;
    await room.shown(later);
    await room.shown(later);
    expect(room.renderer.inputs).toHaveLength(2);
  });

  it('stay with their edition for a sitting; afterwards the address leads to the newest one’s', async () => {
    const room = await newsroom();
    await room.shown('/');
    const later = `/?utm=x&page=2&lang=nl&edition=${room.edition()}`;
    const old = await room.shown(later);
    room.pass(60);
    await room.report('news');
    expect(await room.shown(later)).toEqual(old);
    room.pass(61);
    await room.report('more');
    const { statusCode, headers } = await room.app.inject(later);
    expect([statusCode, headers.location]).toEqual([302, '/?utm=x&page=2&lang=nl']);
    expect(await room.shown('/?page=2&lang=nl')).not.toEqual(old);
  });

  it.each([
    '1.1',
    IN_THREE_HOURS,
    'nonsense',
    '%00',
    'zzzzzzzzzzz.zzzzzzzzzzz',
    `1.${'z'.repeat(300)}`,
    '1.1&edition=2.2',
  ])('an edition that never was leads there too, and is kept nowhere: %s', async (made) => {
    const { app, renderer } = await serverWithTwoStories();
    for (const _ of ['first', 'second']) {
      const { statusCode, headers, body } = await app.inject(`/world?page=2&edition=${made}`);
      expect([statusCode, headers.location, body]).toEqual([302, '/world?page=2', '']);
    }
    expect(renderer.inputs).toEqual([]);
  });

  it('the first page is the newest’s, whatever edition its address names', async () => {
    const room = await newsroom();
    await room.shown('/');
    await room.report('news');
    expect(await room.shown(`/?edition=${room.edition()}`)).toContain('news');
    expect(room.renderer.inputs.at(-1)?.screen).toEqual(HOME);
  });
});
