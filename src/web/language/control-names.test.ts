import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a control says, where its name (`….label`) has not the same key without its end. */
const SAYS: Record<string, string> = { 'data.session.end.label': 'account.signOut' };

it.each(['en', 'nl'])(
  'the name of a control holds the words on it, by which it is called by voice (%s)',
  (code) => {
    const file = new URL(`../../../i18n/${code}/account.json`, import.meta.url);
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const pairs = Object.entries(texts)
      .filter(([key]) => key.endsWith('.label'))
      .map(([key, name]) => ({ name, says: texts[SAYS[key] ?? key.replace(/\.label$/, '')] }));
    expect(pairs.length).toBeGreaterThan(3);
    for (const { name, says } of pairs) expect(name.toLowerCase()).toContain(says?.toLowerCase());
  },
);
