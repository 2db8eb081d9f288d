import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { languages, type Ngrams } from './languages.ts';

/** Where the detector keeps its data: the plugin goes by this name, and would let all of it through under another. */
const DATA = new URL('../../node_modules/eld/src/ngrams/small.js', import.meta.url);
const KEPT = ['en', 'nl', 'fr'];

async function dataIn(address: string): Promise<Ngrams> {
  return ((await import(/* @vite-ignore */ address)) as { ngramsData: Ngrams }).ngramsData;
}

it('what tells the kept languages stays as it was, and nothing else is carried', async () => {
  const whole = await dataIn(DATA.href);
  const { load } = languages(KEPT);
  const code = await (load as (id: string) => Promise<string | null>)(fileURLToPath(DATA));
  const left = await dataIn(`data:text/javascript,${encodeURIComponent(code ?? '')}`);
  const numbers = Object.entries(whole.languages).flatMap(([number, name]) =>
    KEPT.includes(name) ? number : [],
  );
  const wanted = new Map<string, [string, number | undefined][]>();
  for (const [letters, scores] of Object.entries(whole.ngrams)) {
    const known = numbers.filter((number) => scores[number] !== undefined);
    if (known.length > 0)
      wanted.set(
        letters,
        known.map((number) => [number, scores[number]]),
      );
  }
  expect(numbers).toHaveLength(KEPT.length);
  expect(Object.keys(left.ngrams)).toHaveLength(wanted.size);
  for (const [letters, scores] of wanted)
    expect(Object.entries(left.ngrams[letters] ?? {}), letters).toEqual(scores);
  expect(left.languages).toEqual(whole.languages);
});
