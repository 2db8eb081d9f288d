import { randomUUID } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import addressesIn from 'nodemailer/lib/addressparser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderMailer, type Letter } from './mail.ts';

const NOBODY = 65_534;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'helder-mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('folder mailer', () => {
  it('writes a complete message that says who, when and what, in any script', async () => {
    const mailer = createFolderMailer({
      folder: join(folder, 'out'),
      from: { name: '', address: 'hello@helder.example' },
      now: () => new Date('2026-03-01T07:00:00Z'),
    });
    const file = await mailer.send({
      to: 'reader@post.example',
      subject: 'Het nieuws van één dag',
      text: 'Zeewater — 3 °C.\nTot morgen.',
    });
    const raw = await readFile(file, 'utf8');
    expect(raw).toMatch(/^From: hello@helder\.example$/m);
    expect(raw).toMatch(/^To: reader@post\.example$/m);
    expect(raw).toMatch(/^Date: Sun, 01 Mar 2026 07:00:00 \+0000$/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    const body = raw.slice(raw.indexOf('\n\n') + 2);
    const encoded = /^Content-Transfer-Encoding: base64$/m.test(raw)
      ? Buffer.from(body, 'base64').toString('utf8')
      : Buffer.from(
          body
            .replace(/=\n/g, '')
            .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString('utf8');
    expect(encoded).toContain('Zeewater — 3 °C.');
    expect((await stat(join(folder, 'out'))).mode & 0o777).toBe(0o700);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(join(folder, 'out'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it('keeps a line break in an address or subject from becoming a header', async () => {
    const mailer = createFolderMailer({
      folder: join(folder, 'evil'),
      from: { name: '', address: 'hello@helder.example' },
      now: () => new Date(0),
    });
    const raw = await readFile(
      await mailer.send({ to: 'a@b.example', subject: 'Hi\r\nBcc: all@b.example', text: 'x' }),
      'utf8',
    );
    expect(raw).not.toMatch(/^Bcc:/m);
  });

  it('has one recipient, though an address means more in a header', async () => {
    const mailer = createFolderMailer({
      folder: join(folder, 'one'),
      from: { name: '', address: 'hello@helder.example' },
      now: () => new Date(0),
    });
    const to = 'a@b.example,c@d.example';
    const raw = await readFile(await mailer.send({ to, subject: 'Hi', text: 'x' }), 'utf8');
    expect(addressesIn(/^To: (.*)$/m.exec(raw)?.[1] ?? '')).toHaveLength(1);
  });

  it.each(['Helder: the news', 'Helder; news, daily', '"Helder" (news)'])(
    'keeps a name whole that means more in a header: %s',
    async (name) => {
      const address = 'hello@helder.example';
      const mailer = createFolderMailer({
        folder: join(folder, 'names'),
        from: { name, address },
        now: () => new Date(0),
      });
      const raw = await readFile(await mailer.send({ to: 'a@b.example', subject: 'Hi', text: 'x' }), 'utf8');
      expect(addressesIn(/^From: (.*)$/m.exec(raw)?.[1] ?? '')).toEqual([{ name, address }]);
    },
  );

  it.runIf(process.getuid?.() === 0)('gives what root writes to whom the data belongs', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await chown(data, NOBODY, NOBODY);
    const from = { name: '', address: 'hello@helder.example' };
    const mailer = createFolderMailer({ folder: join(data, 'mail'), from, now: () => new Date(0) });
    const letter = await mailer.send({ to: 'a@b.example', subject: 'Hi', text: 'x' });
    for (const path of [letter, dirname(letter)]) expect((await stat(path)).uid).toBe(NOBODY);
  });

  it.runIf(process.getuid?.() === 0)('as root, gives away no folder that it did not make', async () => {
    const [data, others] = [join(folder, 'linked'), join(folder, 'others')];
    for (const each of [data, others]) await mkdir(each);
    await chown(data, NOBODY, NOBODY);
    await symlink(others, join(data, 'mail'));
    const from = { name: '', address: 'hello@helder.example' };
    const mailer = createFolderMailer({ folder: join(data, 'mail'), from, now: () => new Date(0) });
    await mailer.send({ to: 'a@b.example', subject: 'Hi', text: 'x' });
    expect((await stat(others)).uid).toBe(0);
  });

  it('forgets the letters to one address and keeps those to others', async () => {
    const kept = join(folder, 'kept');
    const mailer = createFolderMailer({
      folder: kept,
      from: { name: '', address: 'hello@helder.example' },
      now: () => new Date(0),
    });
    await expect(mailer.forget?.('noor@post.example')).resolves.toBeUndefined();
    const long = `${'noor'.repeat(15)}@${'post'.repeat(15)}.example`;
    for (const to of [
      'noor@post.example',
      'eleanor@post.example',
      'noor@post.example',
      long,
      'zoë@post.example',
    ])
      await mailer.send({ to, subject: 'To: noor@post.example', text: 'To: noor@post.example\n' });
    const files = async () => (await readdir(kept)).length;
    await mailer.forget?.('noor@post.example');
    expect(await files()).toBe(3);
    await mailer.forget?.(long);
    expect(await files()).toBe(2);
    await mailer.forget?.('zoë@post.example');
    const [left = '', ...more] = await readdir(kept);
    expect(more).toEqual([]);
    expect(await readFile(join(kept, left), 'utf8')).toContain('To: eleanor@post.example');
  });

  it.each([
    'noor@xn--caf-dma.example',
    'zoë@xn--caf-dma.example',
    '用户@xn--fsqu00a.xn--55qx5d',
    "o'neil+tag{x}@post.example",
    `${'zoë'.repeat(12)}@xn--caf-dma.example`,
  ])('forgets the letters to %s, however it is written in them', async (to) => {
    const kept = await mkdtemp(join(folder, 'written-'));
    const mailer = createFolderMailer({
      folder: kept,
      from: { name: '', address: 'hello@helder.example' },
      now: () => new Date(0),
    });
    await mailer.send({ to, subject: 'Code', text: 'x' });
    await mailer.forget?.(to);
    expect(await readdir(kept)).toEqual([]);
  });

  describe('tidying', () => {
    const WRITTEN = new Date('2026-03-01T07:00:00Z');
    const CODE = { to: 'noor@post.example', subject: 'Code', text: 'x', goodForMinutes: 10 };

    /** A folder with what was sent into it at WRITTEN, tidied so many minutes later. */
    async function tidied(letters: Letter[], minutes: number): Promise<{ removed: number; left: string[] }> {
      const kept = await mkdtemp(join(folder, 'tidied-'));
      let clock = WRITTEN;
      const from = { name: '', address: 'hello@helder.example' };
      const mailer = createFolderMailer({ folder: kept, from, now: () => clock });
      for (const letter of letters) await mailer.send(letter);
      clock = new Date(WRITTEN.getTime() + minutes * 60_000);
      return { removed: await mailer.tidy(), left: await readdir(kept) };
    }

    it.each([
      ['keeps a code at once', 0, 1],
      ['keeps it for its life and an hour', 69.9, 1],
      ['removes it then', 70, 0],
      ['removes what a clock wrote that ran a year ahead', -365 * 24 * 60, 0],
    ])('%s', async (_what, minutes, left) => {
      const found = await tidied([CODE, CODE], minutes);
      expect([found.removed, found.left.length]).toEqual([2 - 2 * left, 2 * left]);
    });

    it('keeps letters that are not only good for minutes', async () => {
      const { removed, left } = await tidied([{ ...CODE, goodForMinutes: undefined }], 60 * 24 * 365);
      expect([removed, left.length]).toEqual([0, 1]);
    });

    it('removes what a power cut left of one too', async () => {
      const kept = await mkdtemp(join(folder, 'cut-'));
      let clock = WRITTEN;
      const from = { name: '', address: 'hello@helder.example' };
      const mailer = createFolderMailer({ folder: kept, from, now: () => clock });
      const file = await mailer.send(CODE);
      await rename(file, `${file}.${randomUUID()}.part`);
      clock = new Date(WRITTEN.getTime() + 70 * 60_000);
      await mailer.tidy();
      expect(await readdir(kept)).toEqual([]);
    });

    it('finds nothing where no letter was ever written', async () => {
      const from = { name: '', address: 'hello@helder.example' };
      const mailer = createFolderMailer({ folder: join(folder, 'none'), from, now: () => WRITTEN });
      expect(await mailer.tidy()).toBe(0);
    });
  });

  it('forgets together with somebody who forgets the same', async () => {
    const kept = join(folder, 'twice');
    const mailer = createFolderMailer({
      folder: kept,
      from: { name: '', address: 'hello@helder.example' },
      now: () => new Date(0),
    });
    const to = 'noor@post.example';
    for (let letter = 0; letter < 20; letter++) await mailer.send({ to, subject: 'Code', text: 'x' });
    await Promise.all([1, 2, 3].map(async () => mailer.forget?.(to)));
    expect(await readdir(kept)).toEqual([]);
  });
});
