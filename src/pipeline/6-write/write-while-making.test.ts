import { describe, expect, it } from 'vitest';
import { writeWhileMaking } from './write-while-making.ts';

/** What happens, in order. Writing takes two turns of the event loop, making one. */
function scene({ refuses = -1, breaksAt = -1 } = {}) {
  const happened: string[] = [];
  const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
  async function* parts(): AsyncGenerator<number> {
    for (const part of [1, 2, 3]) {
      await turn();
      if (part === breaksAt) throw new Error('broken');
      happened.push(`made ${part}`);
      yield part;
    }
  }
  const write = async (part: number): Promise<void> => {
    happened.push(`begun ${part}`);
    await turn();
    await turn();
    if (part === refuses) throw new Error('refused');
    happened.push(`written ${part}`);
  };
  return { happened, run: () => writeWhileMaking(write(0), parts(), write) };
}

describe('writeWhileMaking', () => {
  it('makes a part while the one before is written, and writes one after another', async () => {
    const { happened, run } = scene();
    await run();
    expect(happened.filter((what) => !what.startsWith('made'))).toEqual(
      [0, 1, 2, 3].flatMap((part) => [`begun ${part}`, `written ${part}`]),
    );
    expect(happened.indexOf('made 2')).toBeLessThan(happened.indexOf('written 1'));
  });

  it('fails when a part cannot be written, and makes no more', async () => {
    const { happened, run } = scene({ refuses: 1 });
    await expect(run()).rejects.toThrow('refused');
    expect(happened).not.toContain('begun 2');
    expect(happened).not.toContain('made 3');
  });

  it('fails when what is written first cannot be', async () => {
    const { happened, run } = scene({ refuses: 0 });
    await expect(run()).rejects.toThrow('refused');
    expect(happened).not.toContain('begun 1');
  });

  it('fails when a part cannot be made, once nothing is being written any more', async () => {
    const { happened, run } = scene({ breaksAt: 2 });
    await expect(run()).rejects.toThrow('broken');
    expect(happened.at(-1)).toBe('written 1');
  });
});
