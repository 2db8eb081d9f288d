import { describe, expect, it } from 'vitest';
import type { Report } from '../../contract/contract.ts';
import { aBareReport, aPublisher } from '../../contract/testing/reports.ts';
import { countryCode } from '../../geo/geo.ts';
import { createLabeller } from './label.ts';
import { KNOWN_ROWS } from './testing/known-names.ts';
import { ROLE_ROWS } from './testing/roles.ts';
import { TEAM_ROWS } from './testing/teams.ts';
import { WORLD_ROWS } from './testing/world.ts';

const PUBLISHERS = new Map(
  [
    // At home where nobody reads English: its news without a place has none.
    aPublisher('w', { scope: 'global', country: 'QA' }),
    aPublisher('us', { country: 'US' }),
    aPublisher('uk'),
    aPublisher('au', { country: 'AU' }),
    aPublisher('in', { country: 'IN' }),
    aPublisher('n', { country: 'NL', language: 'nl' }),
  ].map((known) => [known.id, known]),
);

const { label } = createLabeller({ publishers: (id) => PUBLISHERS.get(id) });

const report = (publisherId: string, title: string, summary: string): Report =>
  aBareReport({
    publisherId,
    title,
    summary,
    language: PUBLISHERS.get(publisherId)?.language ?? 'en',
    publishedAt: '2026-02-18T08:00:00Z',
  });

describe('headlines from all over the world', () => {
  const rows = [WORLD_ROWS, ROLE_ROWS, TEAM_ROWS, KNOWN_ROWS].flatMap((table) => table.trim().split('\n'));
  it.each(rows.map((row) => row.split('|')))(
    '%s: %s %s → %s',
    (publisherId = '', title = '', summary = '', wanted = '') => {
      const { place } = label(report(publisherId, title, summary)).labels;
      const found = place ? [place.city, countryCode(place.country)].filter(Boolean).join('@') : '-';
      expect(wanted.split('/')).toContain(found);
    },
  );
});
