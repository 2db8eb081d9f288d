import { describe, expect, it } from 'vitest';
import { findImpure } from './impure.ts';

describe('what a pure room may not ask', () => {
  it.each([
    'const at = new Date();',
    'const at = new Date;',
    'const at = Date();',
    'const at = [0].map(Date.now);',
    'const at = Date.now();',
    'const id = crypto.randomUUID();',
    'const id = globalThis.crypto.randomUUID();',
    'const luck = Math.random();',
    'const dice = Math.random;',
    'const at = performance.now();',
    "const page = await fetch('https://a.example');",
    'const { LANG } = process.env;',
    'setTimeout(() => {}, 10);',
    "import { readFileSync } from 'node:fs';",
    "import { randomUUID } from 'node:crypto';",
    "import { createHash, randomBytes as bytes } from 'node:crypto';",
    "import * as crypto from 'node:crypto';",
    "import 'node:dgram';",
    "import timers from 'node:timers/promises';",
  ])('%s', (source) => {
    expect(findImpure(`\n${source}`)).toEqual([{ line: 2, text: expect.any(String) }]);
  });
});

describe('what it may', () => {
  it.each([
    'const at = new Date(0);',
    'const at = new Date(iso);',
    'const at = Date.UTC(2026, 1);',
    'const at = Date.parse(iso);',
    "import { createHash } from 'node:crypto';",
    "import { isUtf8 } from 'node:buffer';",
    "import type { Agent } from 'node:http';",
    'const page = await publisher.fetch(address);',
    'const asked = { fetch: 1 };',
    'function read(fetch: () => string) { return fetch(); }',
    'type Clock = typeof setTimeout;',
    'const hint = "new Date() and Math.random()"; // Date.now()',
  ])('%s', (source) => {
    expect(findImpure(source)).toEqual([]);
  });
});
