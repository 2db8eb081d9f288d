import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReport } from '../../contract/testing/reports.ts';
import { digest } from './digest.ts';
import { openTestNewsroom, type TestNewsroom } from './testing/newsroom.ts';

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

  it.each([
    [{ lang: 'fr' }, '--lang must be one of en, nl'],
    [{ lang: 'en', city: 'Nowhereville' }, '--city: no city is called "Nowhereville"'],
    [{ lang: 'en', to: 'noor' }, '--to must be an e-mail address (it is "noor")'],
    [{ lang: 'en', interests: 'science, frogs' }, '--interests: "frogs" is not one of World News, Politics,'],
  ])('%o is refused before anything is opened', async (options, message) => {
    await expect(digest({ to: 'noor@post.example', ...options })).rejects.toThrow(message);
  });
});
