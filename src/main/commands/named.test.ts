import { expect, it } from 'vitest';
import { storyIn } from './named.ts';

it.each([
  's574be676df88',
  'https://helder.example/story/s574be676df88',
  'https://helder.example/story/s574be676df88/',
  'https://helder.example/nieuws/story/s574be676df88/?lang=nl#why',
])('a story is named by its id, or by the address of its page: %s', (text) => {
  expect(storyIn(text)).toBe('s574be676df88');
});
