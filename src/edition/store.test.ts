import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { openTestStore } from '../store/testing/test-store.ts';
import { openEdition } from './open.ts';
import { anyone } from './testing/desk.ts';
import { START, story } from './testing/stories.ts';
import type { Edition } from './types.ts';

let store: Store;
let edition: Edition;

beforeAll(async () => {
  store = await openTestStore();
  await store.publish((tx) => tx.upsertStories([story('first'), story('old', {}, 24 * 30)]));
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  edition = await openEdition({
    store,
    now: () => START,
    windowDays: 7,
    demo: 'auto',
    use20Stories: false,
    log,
  });
});

afterAll(async () => {
  await edition.close();
  await store.close();
});

const shown = (): string[] =>
  edition
    .feed(anyone())
    .stories.map((listed) => listed.story.id)
    .sort();

it('the edition shows what another process publishes and merges, as the database tells it', async () => {
  expect(shown()).toEqual(['first']);
  const token = edition.token();

  await store.publish((tx) => tx.upsertStories([story('second'), story('third')]));
  await vi.waitFor(() => expect(shown()).toEqual(['first', 'second', 'third']));

  await store.publish((tx) => tx.mergeStories([{ from: 'third', to: 'second' }]));
  await vi.waitFor(() => expect(shown()).toEqual(['first', 'second']));
  expect(await edition.story('third')).toMatchObject({ merged: true, story: { id: 'second' } });
  expect(await edition.story('old')).toMatchObject({ merged: false, story: { id: 'old' } });

  expect(edition.feed(anyone({ edition: token })).total).toBe(1);
  const found = await edition.search(['old', 'first'], anyone());
  expect(found.stories.map((listed) => listed.story.id)).toEqual(['old', 'first']);
});
