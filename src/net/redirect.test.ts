import { describe, expect, it } from 'vitest';
import { redirectOf } from './redirect.ts';

const FROM = new URL('https://news.example/old/feed');
const to = (statusCode: number, location?: string | string[]) =>
  redirectOf({ statusCode, headers: { location } }, FROM, ['127.0.0.1:8000'])?.href;

describe('an answer that sends on', () => {
  it.each([301, 302, 303, 307, 308])('is a %i with an address', (status) => {
    expect(to(status, '../feed.xml')).toBe('https://news.example/feed.xml');
  });

  it.each([200, 300, 304, 305, 404])('is no %i', (status) => {
    expect(to(status, 'https://other.example/')).toBeUndefined();
  });

  it('says where', () => {
    expect(to(302)).toBeUndefined();
    expect(to(302, '')).toBeUndefined();
    expect(() => to(302, 'https://')).toThrow(expect.objectContaining({ code: 'bad-redirect' }));
  });

  it('says so once, or more than once', () => {
    expect(to(301, ['/feed.xml', '/feed.xml'])).toBe('https://news.example/feed.xml');
    expect(to(301, [])).toBeUndefined();
  });

  it('says it in UTF-8, or in Latin, where its letters go beyond ASCII', () => {
    const utf8 = Buffer.from('/café-中.xml').toString('latin1');
    expect(to(302, utf8)).toBe('https://news.example/caf%C3%A9-%E4%B8%AD.xml');
    expect(to(302, Buffer.from('/café.xml', 'latin1').toString('latin1'))).toBe(
      'https://news.example/caf%C3%A9.xml',
    );
  });

  it('is followed to the public internet and to what is allowed', () => {
    expect(to(302, 'http://127.0.0.1:8000/')).toBe('http://127.0.0.1:8000/');
    for (const address of ['http://127.0.0.1/', 'http://[::1]/', 'file:///etc/passwd', '//localhost/'])
      expect(() => to(302, address), address).toThrow(expect.objectContaining({ code: 'blocked-address' }));
  });
});
