import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { createFolderMailer, createMailer, createSmtpMailer, MayHaveGone } from './mail.ts';
import { type Manners, nobody, startMailServer, startOddServer } from './testing/mail-servers.ts';

const LETTER = {
  to: 'reader@post.example',
  subject: 'Het nieuws van één dag',
  text: 'Zeewater — 3 °C.',
  html: '<p>Zeewater — 3 °C.</p>',
};
/** For servers that would keep us waiting; their proportions are those of the standard. */
const SHORT = { greetMs: 150, silentMs: 250, letterMs: 600 };
const now = () => new Date('2026-03-01T07:00:00Z');

const open: { close(): Promise<void> }[] = [];
const opened = <T extends { close(): Promise<void> }>(one: T): T => {
  open.push(one);
  return one;
};
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const FROM = { name: 'Helder', address: 'no-reply@helder.example' };
const mailerTo = (url: string) => createSmtpMailer({ url, from: FROM, now });
const impatientMailerTo = (url: string) => createSmtpMailer({ url, from: FROM, now, times: SHORT });

describe('a mail server', () => {
  it('gets the letter whole: from whom, to whom, when, as text and as a page', async () => {
    const server = opened(await startMailServer());
    await mailerTo(server.url).send(LETTER);
    const [letter] = server.letters;
    expect([letter?.from, letter?.to]).toEqual(['no-reply@helder.example', ['reader@post.example']]);
    expect(letter?.message).toMatch(/^From: Helder <no-reply@helder\.example>\r?$/m);
    expect(letter?.message).toMatch(/^Date: Sun, 01 Mar 2026 07:00:00 \+0000\r?$/m);
    expect(letter?.message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(letter?.message).toContain('<p>Zeewater =E2=80=94 3 =C2=B0C.</p>');
  });

  it('is sent to one address, however many stand in it', async () => {
    const server = opened(await startMailServer());
    const to = 'a@post.example, b@post.example';
    await mailerTo(server.url)
      .send({ ...LETTER, to })
      .catch(() => {});
    expect(server.letters.flatMap((letter) => letter.to)).not.toContain('b@post.example');
  });

  it.each<[string, Manners, boolean]>([
    ['refuses', { refuse: true }, false],
    ['refuses the whole letter', { refuseLetter: true }, false],
    ['takes the letter and dies', { die: true }, true],
  ])('that %s is no success, and the next letter goes', async (_name, manners, mayHaveGone) => {
    const bad = opened(await startMailServer(manners));
    const failure = await mailerTo(bad.url)
      .send(LETTER)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof MayHaveGone).toBe(mayHaveGone);
    const good = opened(await startMailServer());
    await expect(mailerTo(good.url).send(LETTER)).resolves.toMatch(/^250/);
  });

  it.each([
    ['never greets', ''],
    ['greets and falls silent', '220 mail.example ESMTP\r\n'],
    ['refuses at the door', '554 not today\r\n'],
    ['says what is no SMTP', 'HTTP/1.1 400 Bad Request\r\n\r\n'],
  ])('that %s is given up, and the letter has not gone', async (_name, greeting) => {
    const { url } = opened(await startOddServer(greeting));
    const failure = await impatientMailerTo(url)
      .send(LETTER)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MayHaveGone);
  });

  it.each([
    ['silent', { greetMs: 20_000, silentMs: 1_500, letterMs: 20_000 }],
    ['too long about it', { greetMs: 20_000, silentMs: 20_000, letterMs: 1_500 }],
  ])(
    'that takes the letter and is %s then is given up, and the letter may have gone',
    async (_how, times) => {
      const server = opened(await startMailServer({ silent: true }));
      const mailer = createSmtpMailer({ url: server.url, from: FROM, now, times });
      await expect(mailer.send(LETTER)).rejects.toBeInstanceOf(MayHaveGone);
    },
  );

  it('that drips is given up too, and its connection let go', async () => {
    const drip = { ms: 50, say: '250-still here\r\n' };
    const server = opened(await startOddServer('220 hello\r\n', drip));
    const failure = await impatientMailerTo(server.url)
      .send(LETTER)
      .catch((error: unknown) => error);
    expect(String(failure)).toMatch(/too long/);
    // It never asked for the letter.
    expect(failure).not.toBeInstanceOf(MayHaveGone);
    await eventually(() => expect(server.connections()).toBe(0));
  });

  it.each(['path', 'href'])('gets nothing that a letter only points at, by its %s', async (where) => {
    const server = opened(await startMailServer());
    const address = { path: fileURLToPath(import.meta.url), href: server.url.replace('smtp', 'http') };
    const text = { [where]: address[where as 'path' | 'href'] } as unknown as string;
    await expect(mailerTo(server.url).send({ ...LETTER, text })).rejects.toThrow(/access rejected/i);
    expect(server.letters).toEqual([]);
  });

  it.each([
    [
      'smtps',
      '220 mail.example ESMTP\r\n',
      /^127\.0\.0\.1:\d+ does not speak TLS from the first byte: write smtp:\/\/ instead of smtps:\/\/ in SMTP_URL$/,
    ],
    [
      'smtp',
      '',
      /^127\.0\.0\.1:\d+ does not greet: if it speaks TLS from the first byte, as on port 465, write smtps:\/\/ instead of smtp:\/\/ in SMTP_URL$/,
    ],
  ])(
    'asked by %s for what it does not speak is told with the remedy, and without the password',
    async (scheme, greeting, told) => {
      const { url } = opened(await startOddServer(greeting));
      const mailer = impatientMailerTo(url.replace('smtp://', `${scheme}://me:secret@`));
      await expect(mailer.send(LETTER)).rejects.toThrow(told);
    },
  );

  it('that is not there is told at once', async () => {
    await expect(mailerTo(await nobody()).send(LETTER)).rejects.toThrow(/ECONNREFUSED/);
  });
});

describe('createMailer', () => {
  it('goes by what the operator has set', async () => {
    const server = opened(await startMailServer());
    const mailer = createMailer({ smtpUrl: server.url, folder: '/nowhere', from: FROM, now });
    await mailer.send(LETTER);
    expect(server.letters).toHaveLength(1);
  });

  it('forgets letters that lie in the folder, also with a mail server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'helder-mail-'));
    await createFolderMailer({ folder, from: FROM, now }).send(LETTER);
    const mailer = createMailer({ smtpUrl: await nobody(), folder, from: FROM, now });
    await mailer.forget?.(LETTER.to);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });
});
