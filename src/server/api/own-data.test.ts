import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { createFolderMailer } from '../../mail/mail.ts';
import { type AccountServer, startAccountServer, type TestReader } from '../testing/account-server.ts';
import { makeStory, NOW } from '../testing/stories.ts';

let server: AccountServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'helder-letters-'));
  server = await startAccountServer({
    stories: [makeStory('s1'), makeStory('s2', { headline: 'Tides <b>&</b> "Boats"' })],
    // With limits, as where codes go out by letter.
    env: { DEMO_CODE: 'off', PUBLIC_URL: 'https://news.example' },
    mailer: createFolderMailer({
      folder,
      from: { name: 'Helder', address: 'no-reply@helder.example' },
      now: () => NOW,
    }),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function ask(
  reader: TestReader | null,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object,
) {
  const answer = await server.app.inject({
    method,
    url,
    headers: { ...reader?.headers },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, text: answer.payload, headers: answer.headers };
}

/** Somebody who has something everywhere. */
async function settledReader(email: string): Promise<TestReader> {
  await ask(null, 'POST', '/auth/email/start', { email });
  const reader = await server.signIn(email);
  await ask(reader, 'PATCH', '/preferences', { interests: ['Space'] });
  await ask(reader, 'PUT', '/profile/device', { opened: { value: ['s2'], changedAt: NOW.toISOString() } });
  for (const storyId of ['s1', 's2']) {
    const { id } = JSON.parse((await ask(reader, 'POST', '/saved-stories', { storyId })).text);
    const save = await server.accountStore.savedStories.find(reader.accountId, id);
    if (save) await server.accounts.saved.keepPicture(save, Buffer.from(`picture ${storyId}`));
  }
  await ask(reader, 'POST', '/subscription/subscribe', { planId: 'yearly' });
  // A code that waits, and what was counted of it.
  await server.accountStore.signInCodes.put({
    email,
    hash: Buffer.alloc(32, 1),
    sentAt: NOW,
    expiresAt: new Date(NOW.getTime() + 600_000),
  });
  return reader;
}

/** Every row of every table, as text. */
async function everyRow(): Promise<{ table: string; row: string }[]> {
  const client = new Client({ connectionString: server.accountStore.connectionString });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const rows: { table: string; row: string }[] = [];
    for (const { name } of tables.rows) {
      const found = await client.query<{ row: string }>(`select each::text as row from ${name} as each`);
      rows.push(...found.rows.map(({ row }) => ({ table: name, row })));
    }
    return rows;
  } finally {
    await client.end();
  }
}

describe('everything an account holds', () => {
  it('is one file to take along', async () => {
    const reader = await settledReader('export@post.example');
    const { status, text, headers } = await ask(reader, 'GET', '/profile/export');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toBe('attachment; filename="helder-export.json"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(JSON.parse(text)).toMatchObject({
      profile: { email: 'export@post.example', preferences: { interests: ['Space'] } },
      device: { opened: { value: ['s2'] } },
      savedStories: [{ story: { headline: expect.any(String) } }, {}],
      subscription: { status: 'active' },
      invoices: [{ number: expect.stringMatching(/^H-2026-\d{6}$/), plan: 'yearly' }],
      sessions: [{ current: true }],
    });
  });

  it('has the invoices of periods that began since somebody last looked', async () => {
    const reader = await settledReader('periods@post.example');
    await server.accountStore.subscriptions.change(reader.accountId, (record) => ({
      record: { ...record, plan: 'monthly', periodEnd: new Date(NOW.getTime() - 86_400_000) },
      paid: [],
    }));
    const { invoices } = JSON.parse((await ask(reader, 'GET', '/profile/export')).text);
    expect(invoices.map(({ plan }: { plan: string }) => plan)).toEqual(['monthly', 'yearly']);
  });

  it('has its saved stories as bookmarks that every browser reads', async () => {
    const reader = await settledReader('bookmarks@post.example');
    const { text, headers } = await ask(reader, 'GET', '/profile/export/saved-stories.html?lang=nl');
    expect(text).toMatch(/^<!DOCTYPE NETSCAPE-Bookmark-file-1>/);
    // Without it a browser reads é as two letters.
    expect(text).toContain('<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">');
    expect(text).toContain('<H1>Bewaarde artikelen</H1>');
    expect(text).toContain(
      `<DT><A HREF="https://news.example/story/s1" ADD_DATE="${NOW.getTime() / 1000}">Veerboot s1 vaart weer</A>`,
    );
    expect(headers['content-disposition']).toContain('attachment');
    const english = await ask(reader, 'GET', '/profile/export/saved-stories.html');
    expect(english.text).toContain('>Tides &lt;b&gt;&amp;&lt;/b&gt; “Boats”</A>');
  });
});

describe('POST /profile/delete_account', () => {
  it('API-10 ACCT-25 leaves nothing that names the reader: no table, no letter, no picture; others stay', async () => {
    const email = 'gone@post.example';
    const other = await settledReader('stays@post.example');
    const before = await everyRow();
    const reader = await settledReader(email);
    const names = [email, reader.accountId, reader.sessionId];
    const naming = (rows: Awaited<ReturnType<typeof everyRow>>) =>
      rows.filter(({ row }) => names.some((name) => row.includes(name)));
    const held = new Set(naming(await everyRow()).map(({ table }) => table));
    expect([...held].sort()).toEqual(
      ['accounts', 'invoices', 'saved_stories', 'sessions', 'sign_in_codes', 'subscriptions'].map(
        (t) => `public.${t}`,
      ),
    );

    const answer = await ask(reader, 'POST', '/profile/delete_account');
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toMatch(/helder-session=;.*Max-Age=0/);

    const after = await everyRow();
    expect(naming(after)).toEqual([]);
    // Nor by the hash of the address: what is counted is what was counted before, but for the network that asked.
    const countsOf = (rows: typeof after) => rows.filter(({ table }) => table === 'public.attempts').length;
    expect(countsOf(after)).toBe(countsOf(before));
    const letters = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    );
    expect(letters.filter((letter) => letter.includes(email))).toEqual([]);
    expect(letters.some((letter) => letter.includes('stays@post.example'))).toBe(true);
    expect((await ask(reader, 'GET', '/profile')).status).toBe(401);

    expect(JSON.parse((await ask(other, 'GET', '/saved-stories')).text).stories).toHaveLength(2);
  });

  it('takes the pictures along that nobody else saved', async () => {
    const pictures = async () =>
      (await everyRow()).filter(({ table }) => table === 'public.saved_pictures').length;
    const before = await pictures();
    const reader = await settledReader('pictures@post.example');
    const save = await server.accountStore.savedStories.find(reader.accountId, 's1');
    if (save) await server.accounts.saved.keepPicture(save, Buffer.from('seen by one reader only'));
    expect(await pictures()).toBeGreaterThan(before);
    await ask(reader, 'POST', '/profile/delete_account');
    await eventually(async () => expect(await pictures()).toBe(before));
  });

  it.each([
    ['fail', () => Promise.reject(new Error('busy'))],
    ['take for ever', () => new Promise<number>(() => {})],
  ])('is done once the account is gone, though its pictures %s', async (_what, prune) => {
    const reader = await server.signIn('waiting@post.example');
    vi.spyOn(server.accountStore.savedPictures, 'prune').mockImplementationOnce(prune);
    expect((await ask(reader, 'POST', '/profile/delete_account')).status).toBe(200);
    expect((await ask(reader, 'GET', '/profile')).status).toBe(401);
  });

  it('ERR-24 says so when it fails, and the account is still there', async () => {
    const reader = await server.signIn('kept@post.example');
    const broken = Object.assign(new Error('disk'), { code: 'EIO' });
    const remove = vi.spyOn(server.accounts, 'remove').mockRejectedValueOnce(broken);
    const answer = await ask(reader, 'POST', '/profile/delete_account');
    remove.mockRestore();
    expect([answer.status, JSON.parse(answer.text).error.message]).toEqual([500, 'Account deletion failed']);
    expect((await ask(reader, 'GET', '/profile')).status).toBe(200);
  });
});

describe('asking for a code', () => {
  it('ends with no letter on this machine, an hour after the code is good for nothing', async () => {
    const email = 'only-asked@post.example';
    await ask(null, 'POST', '/auth/email/start', { email });
    const mailer = createFolderMailer({
      folder,
      from: { name: '', address: 'no-reply@helder.example' },
      now: () => new Date(NOW.getTime() + 70 * 60_000),
    });
    await mailer.tidy();
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('GET /profile', () => {
  it('API-09 DATA-26 says who is signed in and what they chose', async () => {
    const reader = await server.signIn('me@post.example');
    await ask(reader, 'PATCH', '/preferences', { age: '25-34', gender: 'female' });
    const { status, text } = await ask(reader, 'GET', '/profile');
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      username: '',
      email: 'me@post.example',
      preferences: { age: '25-34', theme: 'system' },
      age: '25-34',
      gender: 'female',
      createdAt: NOW.toISOString(),
    });
  });
});

describe('what a signed-in reader does', () => {
  it('DATA-51 is kept by the server: their other device sees the profile, mutes, topics and the subscription', async () => {
    const email = 'two-devices@post.example';
    const phone = await server.signIn(email);
    const laptop = await server.signIn(email);
    const seen = async (url: string) => JSON.parse((await ask(laptop, 'GET', url)).text);

    await ask(phone, 'PATCH', '/preferences', { age: '25-34', gender: 'female', interests: ['Space'] });
    await ask(phone, 'PATCH', '/preferences/muted', { mutedTopics: ['golf'], mutedSources: ['The Daily'] });
    expect(await seen('/profile')).toMatchObject({
      age: '25-34',
      gender: 'female',
      preferences: { interests: ['Space'], mutedTopics: ['golf'], mutedSources: ['The Daily'] },
    });

    const steps: [step: string, body: object | undefined, kept: object][] = [
      ['trial', { planId: 'monthly' }, { status: 'trialing' }],
      ['subscribe', { planId: 'yearly' }, { status: 'active', priceId: 'yearly', cancelAtPeriodEnd: false }],
      ['cancel', undefined, { status: 'active', cancelAtPeriodEnd: true }],
      ['reactivate', undefined, { status: 'active', cancelAtPeriodEnd: false }],
    ];
    for (const [step, body, kept] of steps) {
      await ask(phone, 'POST', `/subscription/${step}`, body);
      expect(await seen('/subscription'), step).toMatchObject(kept);
    }
  });
});

describe('/profile/device', () => {
  it('is nothing at first, then what all devices said last', async () => {
    const reader = await server.signIn('device@post.example');
    expect(JSON.parse((await ask(reader, 'GET', '/profile/device')).text)).toEqual({});
    const changedAt = new Date(NOW.getTime() - 1000).toISOString();
    const place = {
      latitude: 52.0907,
      longitude: 5.1214,
      city: 'Utrecht',
      country: 'Netherlands',
      source: 'manual',
    };
    const said = await ask(reader, 'PUT', '/profile/device', {
      place: { value: place, changedAt },
      reads: { value: null, changedAt },
      weights: { value: { nearness: 2, freshness: 1, quality: 1, coverage: 0, interests: 0.5 }, changedAt },
    });
    const merged = {
      place: { value: { ...place, latitude: 52.1, longitude: 5.1 }, changedAt },
      reads: { value: null, changedAt },
      weights: { value: { nearness: 2, freshness: 1, quality: 1, coverage: 0, interests: 0.5 }, changedAt },
    };
    expect(JSON.parse(said.text)).toEqual(merged);
    await ask(reader, 'PUT', '/profile/device', {
      reads: { value: ['nl'], changedAt: '2020-01-01T00:00:00Z' },
      hideOpened: { value: true, changedAt },
    });
    expect(JSON.parse((await ask(reader, 'GET', '/profile/device')).text)).toEqual({
      ...merged,
      hideOpened: { value: true, changedAt },
    });
  });

  it('a time to come, kept while our clock ran ahead, outlasts no choice that a device has yet to tell', async () => {
    const reader = await server.signIn('ran-ahead@post.example');
    const nextYear = new Date(NOW.getTime() + 365 * 86_400_000).toISOString();
    await server.accountStore.devices.change(reader.accountId, () => ({
      hideOpened: { value: true, changedAt: nextYear },
    }));
    const mine = { hideOpened: { value: false, changedAt: new Date(NOW.getTime() - 1000).toISOString() } };
    const held = JSON.parse((await ask(reader, 'GET', '/profile/device')).text);
    expect(held.hideOpened.value).toBe(true);
    // A device takes what is newer there before it tells what it knows.
    expect(held.hideOpened.changedAt < mine.hideOpened.changedAt).toBe(true);
    expect(JSON.parse((await ask(reader, 'PUT', '/profile/device', mine)).text)).toEqual(mine);
  });

  it('is read again whatever a device called its place', async () => {
    const reader = await server.signIn('odd-names@post.example');
    const changedAt = new Date(NOW.getTime() - 1000).toISOString();
    const place = { latitude: 52.1, longitude: 5.1, source: 'manual' };
    const named = (city: string, country: string) => ({
      place: { value: { ...place, city, country }, changedAt },
      hideOpened: { value: true, changedAt },
    });
    expect((await ask(reader, 'PUT', '/profile/device', named('\u0000', 'a\ud800'))).status).toBe(200);
    expect(JSON.parse((await ask(reader, 'GET', '/profile/device')).text)).toEqual(named('', 'a\ufffd'));
  });

  it.each([
    ['a text', { hideOpened: 'yes' }],
    ['a value without its time', { hideOpened: { value: true } }],
    [
      'an id of a story that the database keeps otherwise',
      { opened: { value: ['\u0000'], changedAt: NOW.toISOString() } },
    ],
    ['an id that no story has', { opened: { value: ['s1 s2'], changedAt: NOW.toISOString() } }],
    ['a longer list than is kept', { opened: { value: Array(501).fill('s'), changedAt: NOW.toISOString() } }],
  ])('refuses %s', async (_name, body) => {
    const reader = await server.signIn('device@post.example');
    expect((await ask(reader, 'PUT', '/profile/device', body)).status).toBe(400);
  });

  it.each([
    ['GET', '/profile'],
    ['GET', '/profile/device'],
    ['PUT', '/profile/device'],
    ['GET', '/profile/export'],
    ['GET', '/profile/export/saved-stories.html'],
    ['POST', '/profile/delete_account'],
  ] as const)('PERM-12 PERM-13 %s %s is for its reader only', async (method, url) => {
    expect((await ask(null, method, url)).status).toBe(401);
  });
});
