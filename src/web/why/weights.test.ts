import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEUTRAL_WEIGHTS } from '../../ranking/ranking.ts';
import { blockedStorage, memoryStorage } from '../testing/local-storage.ts';
import { forgetReadWeights, resetWeights, setWeight, weightsNow } from './weights.ts';

const KEY = 'helder.weights';

beforeEach(() => forgetReadWeights());
afterEach(() => vi.unstubAllGlobals());

describe('the reader’s weights', () => {
  it('stay on the device', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    setWeight('nearness', 1.5);
    setWeight('quality', 0);
    forgetReadWeights();
    expect(weightsNow()).toEqual({ ...NEUTRAL_WEIGHTS, nearness: 1.5, quality: 0 });
  });

  it('are one tap away from normal, and then leave nothing behind', () => {
    const storage = memoryStorage();
    vi.stubGlobal('localStorage', storage);
    setWeight('freshness', 2);
    resetWeights();
    expect(weightsNow()).toBeNull();
    expect(storage.getItem(KEY)).toBeNull();
  });

  it('moved back to the middle are normal', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    setWeight('coverage', 0.5);
    setWeight('coverage', 1);
    expect(weightsNow()).toBeNull();
  });

  it('work for this page when storage is blocked', () => {
    vi.stubGlobal('localStorage', blockedStorage());
    expect(weightsNow()).toBeNull();
    setWeight('interests', 2);
    expect(weightsNow()).toMatchObject({ interests: 2 });
  });

  it.each(['{', 'null', '[]', '{"nearness":9}', JSON.stringify({ ...NEUTRAL_WEIGHTS, quality: 'x' })])(
    'survive a spoilt memory (%s)',
    (spoilt) => {
      vi.stubGlobal('localStorage', memoryStorage({ [KEY]: spoilt }));
      expect(weightsNow()).toBeNull();
    },
  );
});
