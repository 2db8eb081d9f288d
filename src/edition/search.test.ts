import { expect, it } from 'vitest';
import type { Story } from '../contract/contract.ts';
import { anyone, ids, openDesk } from './testing/desk.ts';
import { story } from './testing/stories.ts';

/** As many stories as nobody's search gives, and more. */
const MANY = 600;
const many = (prefix: string, over: Partial<Story> = {}, hours = 1): Story[] =>
  Array.from({ length: MANY }, (_, index) => story(`${prefix}${index}`, over, hours));
const textFor = (stories: readonly Story[]): string => stories.map(({ id }) => id).join(' ');

it('a search finds what a reader can read, however many stories in other languages are newer', async () => {
  const stories = [...many('nl', { language: 'nl' }), story('english', {}, 24)];
  const desk = await openDesk(stories);
  const found = await desk.edition.list(
    { list: 'search', text: textFor(stories) },
    anyone({ reads: ['en'] }),
  );
  expect(ids(found)).toEqual(['english']);
});
