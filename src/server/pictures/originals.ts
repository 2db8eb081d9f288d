/** Publishers' pictures as they came, while something is made of them: fetched once, however many widths are asked at once. */

export interface Originals {
  /** Does something with the bytes at an address, which are let go when all who want them are done. */
  use<T>(url: string, work: (bytes: Buffer) => Promise<T>): Promise<T>;
  /** Pictures that are in memory. */
  waiting(): number;
}

interface Original {
  bytes: Promise<Buffer>;
  users: number;
}

/** @param get the bytes at an address */
export function createOriginals(get: (url: string) => Promise<Buffer>): Originals {
  const known = new Map<string, Original>();
  const here = new Set<Original>();
  const ask = (url: string): Original => {
    const original = { bytes: get(url), users: 0 };
    known.set(url, original);
    return original;
  };
  return {
    async use(url, work) {
      const original = known.get(url) ?? ask(url);
      original.users += 1;
      try {
        const bytes = await original.bytes;
        here.add(original);
        return await work(bytes);
      } finally {
        original.users -= 1;
        if (original.users === 0) {
          known.delete(url);
          here.delete(original);
        }
      }
    },
    waiting: () => here.size,
  };
}
