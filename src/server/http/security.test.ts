import { describe, expect, it } from 'vitest';
import { serverWithTwoStories } from '../testing/two-stories.ts';

describe('security headers', () => {
  it('pages run nothing but our own files and the scripts whose hashes the renderer gave', async () => {
    const { app, renderer } = await serverWithTwoStories();
    const policy = String((await app.inject('/')).headers['content-security-policy']);
    expect(policy.split('; ')).toEqual([
      `default-src 'none'`,
      `script-src 'self' '${renderer.inlineHashes.scripts[0]}'`,
      `style-src 'self' '${renderer.inlineHashes.styles[0]}'`,
      `img-src 'self' data:`,
      `font-src 'self'`,
      `connect-src 'self'`,
      `manifest-src 'self'`,
      `base-uri 'none'`,
      `form-action 'self'`,
      `frame-ancestors 'none'`,
    ]);
  });

  it.each([
    '/articles',
    '/nowhere',
    '/news.json',
    '/stories/nobody',
    '/assets/none.js',
    '/openapi.json',
    '/%zz',
  ])('%s carries them', async (url) => {
    const { app } = await serverWithTwoStories();
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain(`default-src 'none'`);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('over https browsers are told to stay there', async () => {
    const { app } = await serverWithTwoStories({ env: { PUBLIC_URL: 'https://helder.example' } });
    const { headers } = await app.inject('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});
