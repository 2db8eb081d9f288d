import { describe, expect, it } from 'vitest';
import { deviceOf } from './user-agent.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceOf', () => {
  it.each([
    [`${MOZILLA} (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0`, 'Firefox, Linux'],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`,
      'Edge, Windows',
    ],
    [
      `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36 OPR/115.0`,
      'Opera, Windows',
    ],
    [
      `${MOZILLA} (Linux; Android 14; K) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
      'Samsung Internet, Android',
    ],
    [`${MOZILLA} (Linux; Android 14; K) ${WEBKIT} Chrome/130.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${WEBKIT} Version/18.0 Mobile/15E148 Safari/604.1`,
      'Safari, iPhone',
    ],
    [
      `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.0 Safari/605.1.15`,
      'Safari, macOS',
    ],
    ['curl/8.5.0', ''],
    ['', ''],
    [undefined, ''],
    [`${'x'.repeat(100_000)} Firefox/1`, ''],
  ])('%s is %j', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});
