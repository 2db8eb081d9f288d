import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Static, Type } from 'typebox';
import { MAX_SUMMARY, RANKING_CATEGORIES, type RankingCategory } from '../../contract/contract.ts';
import { type PublisherFault, PublisherFaults } from '../faults.ts';
import { checkShape } from '../shape.ts';
import { parseSource } from '../source.ts';

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const MAX_TITLE = 140;
const MAX_WORDS = 5_000;
const wording = { title: text(MAX_TITLE), summary: text(MAX_SUMMARY) };

const ReportSchema = Type.Object(
  {
    /** Id of the publisher. */
    by: Type.String(),
    /** How long before the start it was published: minutes, hours or days ("45m", "3h", "2d"). */
    ago: Type.String({ pattern: '^[1-9][0-9]*[mhd]$' }),
    ...Type.Partial(Type.Object(wording)).properties,
    /** The publisher's own Dutch translation. */
    nl: Type.Optional(Type.Object(wording, { additionalProperties: false })),
    /** How long the whole report is. */
    words: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_WORDS })),
    /** The scene of its picture, when it has one: a name that the artwork knows. */
    picture: Type.Optional(Type.String({ pattern: '^[a-z]+$' })),
    /** The beginning of its text, one paragraph per line. */
    body: Type.Optional(text(5000)),
    /** Instead of own words: the publisher whose text about this event is reprinted. */
    reprint: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const EventSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[a-z0-9-]+$' }),
    place: Type.Object(
      { city: text(100), country: Type.String({ pattern: '^[A-Z]{2}$' }) },
      { additionalProperties: false },
    ),
    reports: Type.Array(ReportSchema, { minItems: 1 }),
  },
  { additionalProperties: false },
);

const EventFileSchema = Type.Array(EventSchema, { minItems: 1 });

/** One report as it will stand in its publisher's feed. */
export interface DemoReport {
  publisherId: string;
  eventId: string;
  category: RankingCategory;
  /** Minutes before the start. */
  minutesAgo: number;
  title: string;
  summary: string;
  translation: { title: string; summary: string } | null;
  /** Length of the whole report; null = the feed does not say. */
  words: number | null;
  /** The scene of its picture; null = none. */
  scene: string | null;
  /** Paragraphs; empty when the feed carries no body. */
  body: string[];
  /** The publisher whose text this is, when it is a reprint. */
  reprintOf: string | null;
}

export interface DemoEvent {
  id: string;
  /** A ranking category: the name of the file the event stands in. */
  category: RankingCategory;
  place: { city: string; country: string };
  reports: DemoReport[];
}

const MINUTES = { m: 1, h: 60, d: 24 * 60 } as const;

/**
 * Reads every *.yaml of a folder; the file's name is the category of its events.
 * @throws PublisherFaults with every fault of every file
 */
export function readDemoEvents(folder: string): DemoEvent[] {
  const faults: PublisherFault[] = [];
  const events: DemoEvent[] = [];
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.yaml')) continue;
    const file = join(folder, name);
    const source = parseSource(relative(process.cwd(), file), readFileSync(file, 'utf8'));
    const before = faults.length;
    faults.push(...source.syntax);
    checkShape(EventFileSchema, source.value, [], (path, message, where) =>
      faults.push(where === 'key' ? source.keyFault(path, message) : source.fault(path, message)),
    );
    const category = RANKING_CATEGORIES.find((key) => key === basename(name, '.yaml'));
    if (!category) faults.push(source.fault([], 'must be named after the category of its events'));
    if (!category || faults.length > before) continue;
    for (const [index, written] of (source.value as Static<typeof EventFileSchema>).entries()) {
      const event: DemoEvent = { id: written.id, category, place: written.place, reports: [] };
      for (const [at, report] of written.reports.entries()) {
        const resolved = resolve(report, written, category);
        if (resolved) event.reports.push(resolved);
        else
          faults.push(
            source.fault([index, 'reports', at], 'needs title and summary, or a reprint of another report'),
          );
      }
      events.push(event);
    }
  }
  if (faults.length > 0) throw new PublisherFaults(faults);
  return events;
}

type WrittenEvent = Static<typeof EventSchema>;
type WrittenReport = Static<typeof ReportSchema>;

/** Null when the report has no words, of its own or reprinted. */
function resolve(report: WrittenReport, event: WrittenEvent, category: RankingCategory): DemoReport | null {
  const words = report.reprint ? event.reports.find(({ by }) => by === report.reprint) : report;
  if (!words?.title || !words.summary) return null;
  return {
    publisherId: report.by,
    eventId: event.id,
    category,
    minutesAgo: minutes(report.ago),
    title: words.title,
    summary: words.summary,
    translation: words.nl ?? null,
    words: words.words ?? null,
    scene: report.picture ?? null,
    body: words.body?.trim().split('\n') ?? [],
    reprintOf: report.reprint ?? null,
  };
}

function minutes(ago: string): number {
  const unit = ago.at(-1);
  return Number.parseInt(ago, 10) * (unit === 'd' ? MINUTES.d : unit === 'h' ? MINUTES.h : MINUTES.m);
}
