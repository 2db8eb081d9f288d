import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { FREE_LIMITS, MS_PER_DAY, type SavedStory } from '../../contract/contract.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { makeStory, NOW } from '../testing/stories.ts';

const NEXT_NIGHT = new Date(NOW.getTime() + MS_PER_DAY);
const STORIES = Array.from({ length: 25 }, (_, n) => makeStory(`s${n}`));

let server: AccountServer;
let now = NOW;
beforeAll(async () => {
  server = await startAccountServer({ stories: STORIES, now: () => now, aliases: { old: 's1' } });
});
afterAll(() => server.close());

let readers = 0;
const aReader = (): Promise<TestReader> => server.signIn(`saver-${readers++}@post.example`);

async function ask(
  reader: TestReader | null,
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  body?: unknown,
) {
  const { statusCode, payload, headers } = await server.app.inject({
    method,
    url,
    headers: { ...reader?.headers },
    ...(body !== undefined && { payload: body as object }),
  });
  return { status: statusCode, body: JSON.parse(payload), headers };
}

const save = (reader: TestReader, storyId: string) => ask(reader, 'POST', '/saved-stories', { storyId });
const list = async (reader: TestReader, query = ''): Promise<SavedStory[]> =>
  (await ask(reader, 'GET', `/saved-stories${query}`)).body.stories;
const idsOf = async (reader: TestReader) => (await list(reader)).map(({ storyId }) => storyId);

describe('saved stories', () => {
  it('API-17 API-39 PERM-07 are none at first, then the newest saved first', async () => {
    const reader = await aReader();
    expect(await list(reader)).toEqual([]);
    await save(reader, 's1');
    now = new Date(NOW.getTime() + 1000);
    await save(reader, 's2');
    now = NOW;
    expect(await idsOf(reader)).toEqual(['s2', 's1']);
  });

  it('are told by their ids alone where only those are asked for', async () => {
    const reader = await aReader();
    await save(reader, 's1');
    const [whole] = await list(reader);
    const { story, ...ids } = whole ?? {};
    expect(story).toBeDefined();
    expect(await list(reader, '?only=ids')).toEqual([ids]);
    expect((await ask(reader, 'GET', '/saved-stories?only=stories')).status).toBe(400);
  });

  it('API-18 keep what the server knows of the story, whatever the request says of it', async () => {
    const reader = await aReader();
    const { status, body, headers } = await ask(reader, 'POST', '/saved-stories', {
      storyId: 's3',
      story: { headline: 'Not ours', sources: 'none' },
      more: true,
    });
    expect(status).toBe(200);
    expect(body).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), savedAt: NOW.toISOString() });
    expect(headers['cache-control']).toBe('private, no-store');
    const [saved] = await list(reader);
    expect(saved).toMatchObject({
      id: body.id,
      storyId: 's3',
      story: {
        headline: 'Ferry s3 sails again',
        categories: ['world'],
        sources: [
          { name: expect.any(String), url: expect.stringMatching(/^https:/), word_count: 400 },
          { name: expect.any(String) },
        ],
      },
    });
    expect(saved?.story.sources[0]?.media[0]?.url).toMatch(/^\/img\/s3\//);
  });

  it('are told in the language of the reader', async () => {
    const reader = await aReader();
    await save(reader, 's4');
    expect((await list(reader, '?lang=nl'))[0]?.story).toMatchObject({
      headline: 'Veerboot s4 vaart weer',
      language: 'nl',
    });
    expect((await list(reader, '?lang=en'))[0]?.story.headline).toBe('Ferry s4 sails again');
  });

  it('API-19 SAVED-16 API-20 API-40 are found and removed by the id of the story or of the save, else 404', async () => {
    const reader = await aReader();
    const { body } = await save(reader, 's5');
    for (const id of ['s5', body.id])
      expect((await ask(reader, 'GET', `/saved-stories/${id}`)).status).toBe(200);
    expect((await ask(reader, 'DELETE', `/saved-stories/${body.id}`)).status).toBe(200);
    expect((await ask(reader, 'GET', '/saved-stories/s5')).status).toBe(404);
    const again = await ask(reader, 'DELETE', '/saved-stories/s5');
    expect([again.status, again.body.error.message]).toEqual([
      404,
      'There is no such thing in this account.',
    ]);
    await save(reader, 's5');
    expect((await ask(reader, 'DELETE', '/saved-stories/s5')).status).toBe(200);
    expect(await list(reader)).toEqual([]);
  });

  it('SAVED-17 are cleared all at once, and only one’s own', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    for (const id of ['s1', 's2', 's3']) await save(reader, id);
    await save(other, 's1');
    expect((await ask(reader, 'DELETE', '/saved-stories')).status).toBe(200);
    expect([await idsOf(reader), await idsOf(other)]).toEqual([[], ['s1']]);
  });

  it('SAVED-12 VALID-16 saving a saved story again succeeds, and there is still one', async () => {
    const reader = await aReader();
    const first = await save(reader, 's1');
    now = new Date(NOW.getTime() + 5000);
    const again = await save(reader, 's1');
    now = NOW;
    expect(again).toMatchObject({ status: 200, body: first.body });
    // A merged id means the same story.
    expect((await save(reader, 'old')).body).toEqual(first.body);
    expect(await idsOf(reader)).toEqual(['s1']);
  });

  it('SAVED-11 VALID-15 API-54 ERR-43 are ten without Premium; one of the ten may be saved again', async () => {
    const reader = await aReader();
    for (const { id } of STORIES.slice(0, 10)) await save(reader, id);
    const refused = await save(reader, 's10');
    expect(refused).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'SAVE_LIMIT_REACHED',
          message: 'Save limit reached. Upgrade to Premium for unlimited saves.',
        },
      },
    });
    expect((await save(reader, 's0')).status).toBe(200);
    await server.accounts.premium.subscribe(reader.accountId, 'monthly', 'en');
    expect((await save(reader, 's10')).status).toBe(200);
  });

  it('VALID-27 PERM-10 are ten also when twenty come together, and the same one twenty times is one', async () => {
    const reader = await aReader();
    const answers = await Promise.all(STORIES.slice(0, 20).map(({ id }) => save(reader, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await list(reader)).toHaveLength(10);
    const other = await aReader();
    const same = await Promise.all(STORIES.slice(0, 20).map(() => save(other, 's1')));
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    expect(await list(other)).toHaveLength(1);
  });

  it('what only the save kept is there again, where it was, when its removal is taken back (ruling 31)', async () => {
    const reader = await aReader();
    const { id } = await server.accounts.saved.save(reader.accountId, makeStory('past-retention'));
    now = new Date(NOW.getTime() + 60_000);
    await save(reader, 's2');
    expect((await ask(reader, 'DELETE', '/saved-stories/past-retention')).status).toBe(200);
    const undone = await save(reader, 'past-retention');
    now = NOW;
    expect(undone).toMatchObject({ status: 200, body: { id, savedAt: NOW.toISOString() } });
    expect(await idsOf(reader)).toEqual(['s2', 'past-retention']);
  });

  it('a removal is taken back above the limit too, where Premium has ended; nothing new is saved there', async () => {
    const reader = await aReader();
    const { saved } = server.accounts;
    await server.accounts.premium.subscribe(reader.accountId, 'monthly', 'en');
    for (const { id } of STORIES.slice(0, FREE_LIMITS.savedStories + 3)) await save(reader, id);
    await server.accountStore.subscriptions.change(reader.accountId, (record) => ({
      record: { ...record, status: 'none' },
      paid: [],
    }));
    await saved.remove(reader.accountId, 's2');
    expect((await save(reader, 's20')).status).toBe(400);
    expect((await save(reader, 's2')).status).toBe(200);
    expect(await list(reader)).toHaveLength(FREE_LIMITS.savedStories + 3);
  });

  it('are nobody else’s', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    const { body } = await save(reader, 's1');
    for (const id of ['s1', body.id])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await ask(other, method, `/saved-stories/${id}`)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect(await idsOf(reader)).toEqual(['s1']);
  });

  it.each([
    ['no id', {}, 400, 'BAD_PARAMETER'],
    ['an empty one', { storyId: '' }, 400, 'BAD_PARAMETER'],
    ['a list of ids', { storyId: ['s1', 's2'] }, 400, 'BAD_PARAMETER'],
    ['a story that nobody knows', { storyId: 'none' }, 404, 'STORY_NOT_FOUND'],
    ['an id that is no id', { storyId: "' or 1=1 --\u0000" }, 404, 'STORY_NOT_FOUND'],
    ['a megabyte', { storyId: 's1', story: 'x'.repeat(1024 * 1024) }, 413, 'TOO_LARGE'],
  ])('a save of %s is refused', async (_name, body, status, code) => {
    const answer = await ask(await aReader(), 'POST', '/saved-stories', body);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });

  it.each([
    ['GET', '/saved-stories'],
    ['POST', '/saved-stories'],
    ['GET', '/saved-stories/s1'],
    ['DELETE', '/saved-stories/s1'],
  ] as const)('PERM-12 PERM-13 %s %s is for its reader only', async (method, url) => {
    const { status, body } = await ask(null, method, url, method === 'POST' ? { storyId: 's1' } : undefined);
    expect([status, body.error.message]).toEqual([401, 'Not authenticated']);
  });
});

describe('pictures of saved stories', () => {
  it('are kept beside them, for ever the same, until the night after the last of them went', async () => {
    const picture = Buffer.from('a picture');
    const reader = await aReader();
    const { body } = await save(reader, 's6');
    await server.accounts.saved.keepPicture({ id: body.id, story: makeStory('s6') }, picture);
    const [saved] = await list(reader);
    const address = saved?.story.sources[0]?.media[0]?.url ?? '';
    expect(address).toMatch(/^\/saved-pictures\/[0-9a-f]{64}\.webp$/);
    const answer = await server.app.inject(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.rawPayload]).toEqual([
      200,
      'image/webp',
      picture,
    ]);
    expect(answer.headers['cache-control']).toContain('immutable');

    const other = await aReader();
    const second = await save(other, 's6');
    await server.accounts.saved.keepPicture({ id: second.body.id, story: makeStory('s6') }, picture);
    const prune = vi.spyOn(server.accountStore.savedPictures, 'prune').mockRejectedValue(new Error('busy'));
    await ask(reader, 'DELETE', '/saved-stories/s6');
    // Nobody who lets a story go waits for a look at the pictures of all readers, or fails with it.
    expect((await ask(other, 'DELETE', '/saved-stories')).status).toBe(200);
    prune.mockRestore();
    await server.accountStore.savedStories.forgetRemoved(NEXT_NIGHT);
    expect(await server.accountStore.savedPictures.prune()).toBe(1);
    expect((await server.app.inject(address)).statusCode).toBe(404);
  });

  it('stay with whoever saved a story from another reader’s save, until the last of them removes it (ruling 31)', async () => {
    const { saved } = server.accounts;
    const store = server.accountStore;
    const picture = Buffer.from('a picture of last year');
    const story = makeStory('gone', {
      published_at: '2025-11-01T00:00:00Z',
      primary_image_url: 'https://harbour.example/bridge.jpg',
    });
    await store.publish((tx) => tx.upsertStories([story]));
    const [first, second] = [(await aReader()).accountId, (await aReader()).accountId];
    const { id } = await saved.save(first, story);
    await saved.keepPicture({ id, story }, picture);
    await store.prune(NOW);

    const found = (await store.stories.find('gone')) ?? story;
    expect(saved.pictureOf(found)).toBeNull();
    await saved.save(second, found);
    await saved.remove(first, 'gone');
    await store.savedStories.forgetRemoved(NEXT_NIGHT);
    await store.savedPictures.prune();
    const telling = { language: 'en', reads: [], imageUrl: (url: string) => url } as const;
    const address = (await saved.find(second, 'gone', telling)).story.sources[0]?.media[0]?.url ?? '';
    expect((await server.app.inject(address)).rawPayload).toEqual(picture);

    await saved.remove(second, 'gone');
    await store.savedStories.forgetRemoved(NEXT_NIGHT);
    await store.savedPictures.prune();
    expect((await server.app.inject(address)).statusCode).toBe(404);
    // Somebody who opened the story before it went saves it, without its picture.
    expect((await saved.save(first, found)).isNew).toBe(true);
    expect((await server.app.inject(address)).statusCode).toBe(404);
  });

  it('are the publisher’s own, fetched when the story is saved, small and on this server', async () => {
    const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer();
    const publisher = createServer((_, response) => response.end(photo));
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    const at = `127.0.0.1:${(publisher.address() as AddressInfo).port}`;
    const one = await startAccountServer({
      stories: [makeStory('a', { primary_image_url: `http://${at}/photo.jpg` })],
      env: { FETCH_ALLOW: at },
    });
    onTestFinished(async () => {
      await one.close();
      publisher.closeAllConnections();
      publisher.close();
    });
    const { headers } = await one.signIn();
    await one.app.inject({ method: 'POST', url: '/saved-stories', headers, payload: { storyId: 'a' } });
    const address = async (): Promise<string> => {
      const { stories } = JSON.parse((await one.app.inject({ url: '/saved-stories', headers })).payload);
      return stories[0].story.sources[0].media[0].url;
    };
    await eventually(async () => expect(await address()).toMatch(/^\/saved-pictures\//));
    const { rawPayload } = await one.app.inject(await address());
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
  });

  it('that are on their way as the server stops are waited for', async () => {
    const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#884422' } })
      .png()
      .toBuffer();
    let publisher = createServer();
    let answer = (): void => {};
    const asked = new Promise<void>((arrived) => {
      publisher = createServer((_, response) => {
        answer = () => void response.end(photo);
        arrived();
      });
    });
    await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
    const at = `127.0.0.1:${(publisher.address() as AddressInfo).port}`;
    const one = await startAccountServer({
      stories: [makeStory('a', { primary_image_url: `http://${at}/photo.png` })],
      env: { FETCH_ALLOW: at },
    });
    onTestFinished(async () => {
      await one.accountStore.close();
      publisher.closeAllConnections();
      publisher.close();
    });
    const { accountId, headers } = await one.signIn();
    await one.app.inject({ method: 'POST', url: '/saved-stories', headers, payload: { storyId: 'a' } });
    await asked;
    const closed = one.app.close();
    answer();
    await closed;
    const kept = await one.accountStore.savedStories.find(accountId, 'a');
    expect(kept?.story.primary_image_url).toMatch(/^\/saved-pictures\//);
  });

  it('are nothing that a save waits for, or fails with', async () => {
    const reader = await aReader();
    // Nobody answers at that address.
    expect((await save(reader, 's7')).status).toBe(200);
    await eventually(() => expect(server.log.some((line) => line.includes('picture refused'))).toBe(true));
    expect((await list(reader))[0]?.story.sources[0]?.media[0]?.url).toMatch(/^\/img\/s7\//);
  });

  it.each(['x.webp', `${'a'.repeat(64)}.webp`, `${'a'.repeat(64)}.png`, '%2e%2e%2fimage.key'])(
    'at an address of nothing (%s) are not found',
    async (file) => {
      expect((await server.app.inject(`/saved-pictures/${file}`)).statusCode).toBe(404);
    },
  );
});
