/** FNV-1a over the characters of a text: the same text gives the same 32 bits everywhere. */
export function hash(text: string): number {
  let bits = 2166136261;
  for (const character of text) bits = Math.imul(bits ^ (character.codePointAt(0) ?? 0), 16777619);
  return bits >>> 0;
}

/** A repeatable stream of numbers in [0, 1) (mulberry32): pictures may not depend on real chance. */
export function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}
