import { describe, expect, it } from 'vitest';
import type { Publisher, Report } from '../../contract/contract.ts';
import { countryCode } from '../../geo/geo.ts';
import { createLabeller } from './label.ts';
import { ROLE_ROWS } from './testing/roles.ts';
import { WORLD_ROWS } from './testing/world.ts';

const publisher = (id: string, country: string, rest: Partial<Publisher> = {}): Publisher => ({
  id,
  name: id,
  country,
  scope: 'national',
  language: 'en',
  feeds: [],
  ...rest,
});

const PUBLISHERS = new Map(
  [
    publisher('w', 'GB', { scope: 'global' }),
    publisher('us', 'US'),
    publisher('uk', 'GB'),
    publisher('au', 'AU'),
    publisher('in', 'IN'),
    publisher('n', 'NL', { language: 'nl' }),
  ].map((known) => [known.id, known]),
);

const { label } = createLabeller({ publishers: (id) => PUBLISHERS.get(id) });

const report = (publisherId: string, title: string, summary: string): Report => ({
  id: title,
  publisherId,
  feedUrl: '',
  url: '',
  dedupeKey: title,
  title,
  summary,
  language: PUBLISHERS.get(publisherId)?.language ?? 'en',
  publishedAt: '2026-02-18T08:00:00Z',
  firstSeenAt: '2026-02-18T08:05:00Z',
  wordCount: 0,
  readingMinutes: 0,
  media: [],
  author: '',
  section: null,
  itemCategories: [],
  agency: null,
  textHash: '',
  translations: {},
});

describe('headlines from all over the world', () => {
  const rows = [WORLD_ROWS, ROLE_ROWS].flatMap((table) => table.trim().split('\n'));
  it.each(rows.map((row) => row.split('|')))(
    '%s: %s %s → %s',
    (publisherId = '', title = '', summary = '', wanted = '') => {
      const { place } = label(report(publisherId, title, summary)).labels;
      const found = place ? [place.city, countryCode(place.country)].filter(Boolean).join('@') : '-';
      expect(wanted.split('/')).toContain(found);
    },
  );
});
