import { expect, it } from 'vitest';
import { escapeMarkup } from './escape.ts';

it.each([
  ['a tag', '<script>', '&lt;script&gt;'],
  ['the end of an attribute', '" onload="x', '&quot; onload=&quot;x'],
  ['an entity, which is text here', '&amp;', '&amp;amp;'],
  ['everything else', 'Ælfric’s 🎸 costs 5 €', 'Ælfric’s 🎸 costs 5 €'],
])('markup is kept from %s', (_what, text, safe) => {
  expect(escapeMarkup(text)).toBe(safe);
});
