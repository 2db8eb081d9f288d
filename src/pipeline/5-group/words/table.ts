/** Reads lines "key: word word …" into word → key; a key stands for itself too. */
export function readTable(text: string): Map<string, string> {
  const keys = new Map<string, string>();
  for (const line of text.trim().split('\n')) {
    const [key = '', words = ''] = line.split(':');
    for (const word of [key, ...words.trim().split(/\s+/)]) keys.set(word, key);
  }
  return keys;
}
