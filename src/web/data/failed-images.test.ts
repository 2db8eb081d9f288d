import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blockedStorage, memoryStorage } from '../testing/local-storage.ts';
import { forgetReadFailures, hasFailed, rememberFailure } from './failed-images.ts';

const DAY = 24 * 60 * 60_000;
const AT = 1_000_000;

beforeEach(() => forgetReadFailures());
afterEach(() => vi.unstubAllGlobals());

describe('failed images', () => {
  it('IMG-01 IMG-04 are remembered on the device', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    rememberFailure('/img/a', AT);
    forgetReadFailures();
    expect(hasFailed('/img/a', AT + 1)).toBe(true);
    expect(hasFailed('/img/b', AT + 1)).toBe(false);
  });

  it('IMG-03 for 24 hours', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    rememberFailure('/img/a', AT);
    expect(hasFailed('/img/a', AT + DAY - 1)).toBe(true);
    expect(hasFailed('/img/a', AT + DAY)).toBe(false);
  });

  it('stay a list of bounded length', () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    for (let index = 0; index < 500; index += 1) rememberFailure(`/img/${index}`, AT + index);
    expect(Object.keys(JSON.parse(storage.getItem('helder.failedImages') ?? '{}'))).toHaveLength(200);
    expect(hasFailed('/img/499', AT + 500)).toBe(true);
  });

  it.each(['not json', '[1', '{"a":"x"}', 'null', '7'])('survive a spoilt memory (%s)', (spoilt) => {
    vi.stubGlobal('localStorage', memoryStorage({ 'helder.failedImages': spoilt }));
    expect(hasFailed('/img/a', AT)).toBe(false);
    rememberFailure('/img/a', AT);
    expect(hasFailed('/img/a', AT)).toBe(true);
  });

  it('work for this page when local storage is blocked', () => {
    vi.stubGlobal('localStorage', blockedStorage());
    rememberFailure('/img/a', AT);
    expect(hasFailed('/img/a', AT)).toBe(true);
  });
});
