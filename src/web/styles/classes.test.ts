import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DEMO_STYLE } from '../document/demo-line.ts';

const WEB = new URL('..', import.meta.url).pathname;
/** On paper everything may look different. */
const PRINT = 'styles/print.css';
/** What these add to a class of another sheet holds in every place where it stands. */
const SHARED = new Map([
  ['card', 'where the keyboard scrolls to'],
  ['wordmark', 'in the head of the page'],
]);

/** Sheets by class, where a rule is for the class alone: such a rule holds wherever it stands on the page. */
function sheetsByClass(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' });
  const sheets = files.filter((name) => name.endsWith('.css') && name !== PRINT);
  const texts = sheets.map((sheet) => [sheet, readFileSync(WEB + sheet, 'utf8')] as const);
  for (const [sheet, text] of [...texts, ['document/demo-line.ts', DEMO_STYLE] as const]) {
    const rules = text.replace(/\/\*.*?\*\//gs, '');
    // A comma in ":is(.a, .b)" parts no selectors.
    for (const [, selectors = ''] of rules.matchAll(/([^{};]+)\{/g))
      for (const selector of selectors.replace(/\([^)]*\)/g, '').split(',')) {
        const name = /^\.([a-z0-9-]+)$/.exec(selector.trim())?.[1];
        if (name) found.set(name, (found.get(name) ?? new Set()).add(sheet));
      }
  }
  return found;
}

it('no sheet that comes later changes what stands on the page already: a class belongs to one', () => {
  const twice = [...sheetsByClass()].filter(([name, sheets]) => sheets.size > 1 && !SHARED.has(name));
  expect(twice.map(([name, sheets]) => `.${name}: ${[...sheets].sort().join(', ')}`)).toEqual([]);
});
