import { describe, expect, it } from 'vitest';
import { blockedStorage, memoryStorage } from '../testing/local-storage.ts';
import { failedPicturesIn } from './failed-pictures.ts';

const KEY = 'helder.failedImages';
const DAY = 24 * 60 * 60_000;
const AT = 1_000_000;

const at = (storage: Storage, time: number) => failedPicturesIn(storage, () => time);

describe('failed pictures', () => {
  it('IMG-01 IMG-04 are remembered on the device', () => {
    const storage = memoryStorage();
    at(storage, AT).remember('/img/a');
    expect(at(storage, AT + 1).has('/img/a')).toBe(true);
    expect(at(storage, AT + 1).has('/img/b')).toBe(false);
    expect(storage.getItem(KEY)).toContain('/img/a');
  });

  it('IMG-03 for 24 hours', () => {
    const storage = memoryStorage();
    at(storage, AT).remember('/img/a');
    expect(at(storage, AT + DAY - 1).has('/img/a')).toBe(true);
    expect(at(storage, AT + DAY).has('/img/a')).toBe(false);
  });

  it('stay a list of bounded length, the newest on it', () => {
    const storage = memoryStorage();
    for (let index = 0; index < 250; index += 1) at(storage, AT + index).remember(`/img/${index}`);
    expect(Object.keys(JSON.parse(storage.getItem(KEY) ?? '{}'))).toHaveLength(200);
    expect(at(storage, AT + 250).has('/img/249')).toBe(true);
    expect(at(storage, AT + 250).has('/img/0')).toBe(false);
  });

  it.each(['not json', '[1', '{"a":"x"}', 'null', '7'])('survive a spoilt memory (%s)', (spoilt) => {
    const failed = at(memoryStorage({ [KEY]: spoilt }), AT);
    expect(failed.has('a')).toBe(false);
    failed.remember('a');
    expect(failed.has('a')).toBe(true);
  });

  it('work for this page when storage is blocked', () => {
    const failed = at(blockedStorage(), AT);
    failed.remember('/img/a');
    expect(failed.has('/img/a')).toBe(true);
  });
});
