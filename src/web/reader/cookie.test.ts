import { beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeReaderCookie } from '../../contract/reader-cookie.ts';
import { NEUTRAL_WEIGHTS } from '../../contract/weights.ts';
import { located } from '../location/located.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { keepServerTold } from './cookie.ts';
import { type DeviceStore, deviceIn } from './device.ts';

const NOON = 1_800_000_000_000;
const UTRECHT = { city: 'Utrecht', country: 'Netherlands', latitude: 52.0907, longitude: 5.1214 };

/** What the page writes, in order. */
let written: string[];
let idle: () => void;
let device: DeviceStore;

function open(protocol = 'http:', cookies = ''): void {
  written = [];
  vi.stubGlobal('document', {
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
    },
  });
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('window', {
    requestIdleCallback: (run: () => void) => {
      idle = run;
      return 1;
    },
    cancelIdleCallback: () => undefined,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  device = deviceIn(memoryStorage(), () => NOON);
}

const told = () => decodeReaderCookie(written.at(-1)?.split(/[=;]/)[1]);

beforeEach(() => open());

describe('the cookie', () => {
  it('says what the device knows, and the zone it is in, when the browser is idle', () => {
    device.change(() => ({
      language: { code: 'nl', by: 'hand' },
      reads: ['nl'],
      place: located(UTRECHT, 'manual', NOON),
      weights: { nearness: 2, freshness: 1, quality: 1, coverage: 1, interests: 1 },
      opened: ['only the device knows these'],
    }));
    keepServerTold(device);
    expect(written).toEqual([]);
    idle();
    expect(told()).toMatchObject({
      language: 'nl',
      reads: ['nl'],
      weights: { nearness: 2 },
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(decodeURIComponent(written.join())).not.toContain('only the device');
  });

  it('tells the place to about ten kilometres', () => {
    device.change(() => ({ place: located(UTRECHT, 'manual', NOON) }));
    keepServerTold(device);
    idle();
    expect(told().place).toEqual({ ...UTRECHT, latitude: 52.1, longitude: 5.1, source: 'manual' });
  });

  it('follows every change of what it says, and nothing else', () => {
    const stop = keepServerTold(device);
    idle();
    expect(told().weights).toBeNull();
    device.change(() => ({ weights: { nearness: 0, freshness: 1, quality: 1, coverage: 1, interests: 1 } }));
    expect(told().weights).toMatchObject({ nearness: 0 });
    device.change(() => ({ opened: ['a'], hideOpened: true, singleKeys: false }));
    expect(written).toHaveLength(2);
    device.change(() => ({ weights: null }));
    expect(told().weights).toEqual(NEUTRAL_WEIGHTS);
    stop();
    device.change(() => ({ reads: ['nl'] }));
    expect(written).toHaveLength(3);
  });

  it('is kept a year for this host alone, and over https never travels in the clear', () => {
    keepServerTold(device);
    idle();
    expect(written[0]).toMatch(/^helder=1[^;]*; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    open('https:');
    keepServerTold(device);
    idle();
    expect(written[0]).toMatch(/^__Host-helder=1[^;]*; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/);
  });

  it('takes the place of the two of older releases', () => {
    open('http:', 'helder-lang=nl; helder-place=x');
    keepServerTold(device);
    idle();
    expect(written.slice(0, 2)).toEqual([
      'helder-lang=; Path=/; Max-Age=0; SameSite=Lax',
      'helder-place=; Path=/; Max-Age=0; SameSite=Lax',
    ]);
    expect(told().language).toBe('nl');
  });
});
