import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticlePage } from '../../contract/contract.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeSource, makeStory, NOW } from '../testing/stories.ts';

const BIG = 11 * 1024 * 1024;
let publisher: Server;
let origin = '';
let asked: string[] = [];
const askers = new Set<string>();
let server: TestServer;
let clock = NOW;
const names = [
  'photo.jpg',
  'moved.jpg',
  'loop.jpg',
  'away.jpg',
  'trouble.jpg',
  'big.jpg',
  'page.jpg',
  'inside.jpg',
  'mail.jpg',
  'late.jpg',
  'deleted.jpg',
];
let isDeleted = false;
let isUnreachable = false;
/** Done while the publisher answers. */
let putBack = (): void => {};

beforeAll(async () => {
  const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  publisher = createServer((request, response) => {
    asked.push(request.url ?? '');
    askers.add(request.headers['user-agent'] ?? '');
    const send = (status: number, headers: Record<string, string>, body?: Buffer | string) =>
      response.writeHead(status, headers).end(body);
    putBack();
    if (request.url === '/late.jpg' && isUnreachable) response.destroy();
    // What is there has not moved, whatever else the answer says.
    else if (
      /^\/(photo|late)\.jpg$/.test(request.url ?? '') ||
      (request.url === '/deleted.jpg' && !isDeleted)
    )
      send(200, { 'content-type': 'image/jpeg', location: '/away.jpg' }, photo);
    else if (request.url === '/moved.jpg') send(302, { location: '/photo.jpg' });
    else if (request.url === '/loop.jpg') send(302, { location: '/loop.jpg' });
    else if (request.url === '/inside.jpg') send(302, { location: 'http://127.0.0.1/secret.jpg' });
    else if (request.url === '/mail.jpg') send(302, { location: 'http://pictures.example:25/secret.jpg' });
    else if (request.url === '/big.jpg') send(200, { 'content-type': 'image/jpeg' }, Buffer.alloc(BIG, 0xff));
    else if (request.url === '/page.jpg') send(200, { 'content-type': 'image/jpeg' }, '<html>');
    else if (request.url === '/trouble.jpg') send(503, {});
    else send(404, {});
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  const { port } = publisher.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
  server = await startTestServer({
    stories: names.map((name) => {
      const url = `${origin}/${name}`;
      const media = [{ type: 'image' as const, url, alt: '', is_primary: true }];
      return makeStory(name.split('.')[0] ?? '', {
        primary_image_url: url,
        sources: [makeSource('Harbour Post', 2, { media })],
      });
    }),
    env: { FETCH_ALLOW: `127.0.0.1:${port}` },
    now: () => clock,
  });
  addresses = await picturesOfStories();
});
afterAll(async () => {
  await server.close();
  publisher.closeAllConnections();
  await new Promise((resolve) => publisher.close(resolve));
});
beforeEach(() => {
  asked = [];
});

/** Story → its picture as the API has it before anybody asked for one. */
let addresses: Record<string, string> = {};
const addressOf = (id: string): string => addresses[id] ?? 'none';

async function picturesOfStories(): Promise<Record<string, string>> {
  const { data } = JSON.parse((await server.app.inject('/articles?limit=100')).body) as ArticlePage;
  return Object.fromEntries(data.map(({ id, imageUrl }) => [id, imageUrl ?? 'none']));
}
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('GET /img', () => {
  it('gives the picture as WebP at the width asked for', async () => {
    const address = addressOf('photo');
    const narrow = await get(address.replace(/640$/, '320'));
    expect(narrow.statusCode).toBe(200);
    expect(narrow.headers['content-type']).toBe('image/webp');
    expect(narrow.headers['cache-control']).toContain('immutable');
    const { width, height, format } = await sharp(narrow.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 160, format: 'webp' });
  });

  it('asks the publisher once, however many readers come', async () => {
    const address = addressOf('photo').replace(/640$/, '480');
    const replies = await Promise.all([get(address), get(address), get(address)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await get(address);
    expect(asked).toEqual(['/photo.jpg']);
    expect([...askers]).toEqual([expect.stringMatching(/Helder.*\+.+@/)]);
  });

  it('asks the publisher once for two widths that are wanted at once', async () => {
    const address = addressOf('photo');
    const replies = await Promise.all(['800', '960'].map((width) => get(address.replace(/640$/, width))));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(asked).toEqual(['/photo.jpg']);
  });

  it('knows 304', async () => {
    const address = addressOf('photo');
    const { headers } = await get(address);
    expect((await get(address, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('follows redirects', async () => {
    expect((await get(addressOf('moved'))).statusCode).toBe(200);
  });

  it.each([
    ['a redirect without end', 'loop', 600, 'too many redirects'],
    ['a redirect to a private address', 'inside', 600, '127.0.0.1 is not on the public internet'],
    ['a redirect to the port of another service', 'mail', 600, 'Port 25 is refused'],
    ['a publisher in trouble', 'trouble', 600, 'status 503'],
    ['a picture that is not there', 'away', 86_400, 'status 404'],
    ['more than 10 MB', 'big', 86_400, 'larger than 10 MB'],
    ['a page that says it is a picture', 'page', 86_400, 'not a photograph'],
  ])('%s is 404 with the error body, for as long as that will last', async (_name, id, seconds, reason) => {
    server.log.length = 0;
    const { statusCode, headers, body } = await get(addressOf(id));
    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe(`public, max-age=${seconds}`);
    expect(JSON.parse(body).error.code).toBe('NOT_FOUND');
    const reasons = server.log.flatMap((line) => JSON.parse(line).reason ?? []);
    expect(reasons).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    ['a private address that is not allowed', 'http://127.0.0.1/photo.jpg', '127.0.0.1 is not on the public'],
    ['the port of another service', 'http://pictures.example:22/photo.jpg', 'Port 22 is refused'],
    ['an address with a password', 'http://me:secret@pictures.example/photo.jpg', 'with a password'],
  ])('%s is not asked', async (_name, primary_image_url, reason) => {
    const other = await startTestServer({ stories: [makeStory('one', { primary_image_url })] });
    const { data } = JSON.parse((await other.app.inject('/articles')).body) as ArticlePage;
    expect((await other.app.inject(String(data[0]?.imageUrl))).statusCode).toBe(404);
    const reasons = other.log.flatMap((line) => JSON.parse(line).reason ?? []);
    expect(reasons).toEqual([expect.stringContaining(reason)]);
    await other.close();
  });

  it.each([
    ['what failed', 'trouble', 10],
    ['what is not there', 'away', 24 * 60],
  ])('%s is asked for again after a while, and not before', async (_name, id, minutes) => {
    const address = addressOf(id);
    await get(address);
    const before = asked.length;
    clock = new Date(NOW.getTime() + minutes * 60_000 - 1000);
    expect((await get(address)).headers['cache-control']).toBe('public, max-age=1');
    expect(asked).toHaveLength(before);
    clock = new Date(NOW.getTime() + minutes * 60_000);
    await get(address);
    expect(asked).toHaveLength(before + 1);
    clock = NOW;
  });

  it('what failed while the clock ran days ahead is asked for again once it is put right', async () => {
    const address = addressOf('late');
    const ahead = new Date(NOW.getTime() + 5 * 24 * 60 * 60_000);
    clock = ahead;
    isUnreachable = true;
    expect((await get(address)).headers['cache-control']).toBe('public, max-age=600');
    expect(await picturesOfStories()).toMatchObject({ late: 'none' });
    clock = NOW;
    expect(await picturesOfStories()).toMatchObject({ late: address });
    expect((await get(address)).headers['cache-control']).toBe('public, max-age=600');
    clock = ahead;
    putBack = () => (clock = NOW);
    const { statusCode, headers } = await get(address);
    expect([statusCode, headers['cache-control']]).toEqual([404, 'public, max-age=0']);
    putBack = () => {};
    isUnreachable = false;
    expect((await get(address)).statusCode).toBe(200);
  });

  it('what was fetched before the publisher deleted it is still shown, also instead of the other widths', async () => {
    const address = addressOf('deleted');
    const before = await get(address);
    isDeleted = true;
    for (const tried of [1, 2]) {
      const wide = await get(address.replace(/640$/, '1280'));
      expect(wide.statusCode, `try ${tried}`).toBe(200);
      expect(wide.rawPayload).toEqual(before.rawPayload);
      expect(wide.headers['cache-control']).toBe('public, max-age=86400');
    }
    expect(asked).toEqual(['/deleted.jpg', '/deleted.jpg']);
    const again = await get(address);
    expect(again.statusCode).toBe(200);
    expect(again.headers['cache-control']).toContain('immutable');
    expect(await picturesOfStories()).toMatchObject({ deleted: address });
  });

  it('is left out of pages until it may be asked for again', async () => {
    await get(addressOf('trouble'));
    expect(await picturesOfStories()).toMatchObject({ trouble: 'none', photo: addressOf('photo') });
    clock = new Date(NOW.getTime() + 60 * 60_000);
    expect(await picturesOfStories()).toMatchObject({ trouble: addressOf('trouble') });
    clock = NOW;
  });

  it('is left out of the reports of its story too, however they are asked for', async () => {
    const ofReports = async (id: string): Promise<unknown[]> => {
      const opened = JSON.parse((await get(`/stories/${id}`)).body);
      const alone = JSON.parse((await get(`/stories/${id}/articles`)).body);
      return [opened.sources[0].imageUrl, alone.data[0].imageUrl];
    };
    await get(addressOf('trouble'));
    expect(await ofReports('trouble')).toEqual([null, null]);
    expect(await ofReports('photo')).toEqual([addressOf('photo'), addressOf('photo')]);
  });

  it.each(['161', '0640', '99999'])('the width %s is refused without asking anybody', async (width) => {
    expect((await get(addressOf('late').replace(/640$/, width))).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('a folder that cannot be made is named with its setting', async () => {
    const other = await startTestServer({ env: { DATA_DIR: import.meta.filename } });
    await expect(other.app.ready()).rejects.toThrow(/DATA_DIR cannot hold pictures: .*images/s);
    await other.close();
  });
});
