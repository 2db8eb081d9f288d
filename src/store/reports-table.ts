import { createHash } from 'node:crypto';
import type { LabelledReport, Log } from '../contract/contract.ts';
import { inChunks } from './chunks.ts';
import type { Database } from './connection.ts';
import { storable, toJson } from './json.ts';
import { REPORT_SHAPE, readReport } from './report-shape.ts';
import { tellUnread } from './shape.ts';
import type { KnownReport, ReportsTable, StoredReport } from './types.ts';

interface ReportRow {
  id: string;
  shape: number;
  report: unknown;
  story_id: string;
}

/** The columns of a KnownReport. */
const KNOWN = `id, story_id as "storyId", report ->> 'publisherId' as "publisherId",
  report ->> 'feedUrl' as "feedUrl", report ->> 'dedupeKey' as "dedupeKey",
  report ->> 'title' as title, report ->> 'writtenTitle' as "writtenTitle", report ->> 'titleHash' as "titleHash",
  report ->> 'textHash' as "textHash", report ->> 'publishedAt' as "publishedAt", report ->> 'firstSeenAt' as "firstSeenAt",
  report ->> 'summary' <> '' as "hasText", report -> 'media' <> '[]' as "hasPicture"`;

const hashOf = (dedupeKey: string): string => createHash('sha256').update(storable(dedupeKey)).digest('hex');

export function reportsTable(db: Database, log: Log): ReportsTable {
  const tell = tellUnread(log, 'reports that this release cannot read are left out');
  const read = (rows: ReportRow[]): StoredReport[] => {
    const unread: string[] = [];
    const stored = rows.flatMap((row) => {
      const report = readReport(row.report, row.shape);
      if (report) return { report, storyId: row.story_id };
      unread.push(row.id);
      return [];
    });
    tell(unread);
    return stored;
  };
  /** Those stored under these ids, which are made of the key that a piece first came under. */
  const firstUnder = async (reports: readonly { id: string }[]): Promise<Map<string, KnownReport>> => {
    if (reports.length === 0) return new Map();
    const { rows } = await db.query<KnownReport>(`select ${KNOWN} from reports where id = any($1)`, [
      reports.map(({ id }) => storable(id)),
    ]);
    return new Map(rows.map((known) => [known.id, known]));
  };
  return {
    async known(reports) {
      const hashes = new Map(reports.map(({ dedupeKey }) => [dedupeKey, hashOf(dedupeKey)]));
      const { rows } = await db.query<KnownReport & { hash: string }>(
        `select encode(key_hash, 'hex') as hash, ${KNOWN}
           from reports where key_hash in (select decode(hash, 'hex') from unnest($1::text[]) as hash)`,
        [[...hashes.values()]],
      );
      const byHash = new Map(rows.map(({ hash, ...known }) => [hash, known]));
      const byId = await firstUnder(
        reports.filter(({ dedupeKey }) => !byHash.has(hashes.get(dedupeKey) ?? '')),
      );
      return new Map(
        reports.flatMap(({ id, dedupeKey }) => {
          const known = byHash.get(hashes.get(dedupeKey) ?? '') ?? byId.get(id);
          return known ? [[dedupeKey, known]] : [];
        }),
      );
    },
    async sameItems(reports) {
      const told = reports.filter(({ itemHash }) => itemHash !== null);
      if (told.length === 0) return new Map();
      const { rows } = await db.query<KnownReport & { place: number }>(
        // One look into the index for each, as for those readdressed. The fence (offset 0) stays: where the planner guesses that many
        // reports have the same hash, it would walk through all of them in their order until it met one.
        `select place, ${KNOWN}
           from unnest($1::text[], $2::text[], $3::text[], $4::text[])
                  with ordinality as asked (item_hash, former_hash, published_at, feed_url, place)
          cross join lateral (
            select * from (
              select * from reports
               where report ->> 'itemHash' in (asked.item_hash, asked.former_hash)
                 and report ->> 'publishedAt' = asked.published_at
              offset 0) as same
             order by report ->> 'feedUrl' <> asked.feed_url, sequence limit 1) as stored`,
        [
          told.map(({ itemHash }) => itemHash),
          told.map(({ formerItemHash = null }) => formerItemHash),
          told.map(({ publishedAt }) => publishedAt),
          told.map(({ feedUrl }) => storable(feedUrl)),
        ],
      );
      return new Map(rows.map(({ place, ...known }) => [told[place - 1]?.dedupeKey ?? '', known]));
    },
    async readdressed(reports, feedUrls) {
      if (reports.length === 0) return new Set();
      const column = (name: 'textHash' | 'publisherId' | 'feedUrl' | 'publishedAt') =>
        reports.map((each) => storable(each[name]));
      const { rows } = await db.query<{ place: number }>(
        // One look into the index for each: the planner knows nothing of hashes in a document, and would read all reports.
        `select place from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])
                  with ordinality as asked (text_hash, publisher_id, feed_url, published_at, key_hash, place)
          cross join lateral (
            select from reports
             where report ->> 'textHash' = asked.text_hash
               and (report ->> 'feedUrl' = asked.feed_url
                 or report ->> 'publisherId' = asked.publisher_id and report ->> 'feedUrl' <> all($6))
               and report ->> 'publishedAt' = asked.published_at and key_hash <> decode(asked.key_hash, 'hex')
             limit 1) as stored`,
        [
          column('textHash'),
          column('publisherId'),
          column('feedUrl'),
          column('publishedAt'),
          reports.map(({ dedupeKey }) => hashOf(dedupeKey)),
          feedUrls,
        ],
      );
      return new Set(rows.map(({ place }) => reports[place - 1]?.dedupeKey ?? ''));
    },
    async since(since, until) {
      const { rows } = await db.query<ReportRow>(
        `select id, shape, report, story_id from reports
          where first_seen_at >= $1 and ($2::timestamptz is null or first_seen_at <= $2) order by sequence`,
        [since, until ?? null],
      );
      return read(rows);
    },
    async beganBefore(since) {
      const { rows } = await db.query<{ storyId: string; at: Date }>(
        `select story_id as "storyId", min((report ->> 'publishedAt')::timestamptz) as at from reports
          where first_seen_at < $1
            and story_id in (select story_id from reports where first_seen_at >= $1)
          group by story_id order by min(sequence)`,
        [since],
      );
      return rows;
    },
    async find(idOrUrl) {
      // The address only where there is no such id: it is not indexed, so that all reports are read.
      for (const named of ['id', `report ->> 'url'`]) {
        const { rows } = await db.query<ReportRow>(
          `select id, shape, report, story_id from reports where ${named} = $1 order by sequence desc limit 1`,
          [storable(idOrUrl)],
        );
        if (rows.length > 0) return read(rows)[0] ?? null;
      }
      return null;
    },
    async ofStories(storyIds) {
      const { rows } = await db.query<ReportRow>(
        'select id, shape, report, story_id from reports where story_id = any($1) order by sequence',
        [storyIds.map(storable)],
      );
      const reports = new Map<string, LabelledReport[]>();
      for (const { report, storyId } of read(rows)) {
        const list = reports.get(storyId);
        if (list) list.push(report);
        else reports.set(storyId, [report]);
      }
      return reports;
    },
  };
}

/** Only what comes in is looked for by its former hash: those stored by older releases have it as their `itemHash`. */
function kept(report: LabelledReport): LabelledReport {
  const { formerItemHash: _, ...rest } = report;
  return rest;
}

/**
 * Stores reports whose dedupe key is new, in the order given.
 * @throws Error when one has no story: it would be lost to the grouper.
 */
export async function insertReports(
  db: Database,
  reports: LabelledReport[],
  storyOf: ReadonlyMap<string, string>,
): Promise<void> {
  for (const chunk of inChunks(reports))
    await db.query(
      `insert into reports (id, key_hash, story_id, first_seen_at, shape, report)
       select id, decode(key_hash, 'hex'), story_id, first_seen_at, $2, report
         from jsonb_to_recordset($1)
           as new (id text, key_hash text, story_id text, first_seen_at timestamptz, report jsonb)
       on conflict do nothing`,
      [
        toJson(
          chunk.map((report) => ({
            id: report.id,
            key_hash: hashOf(report.dedupeKey),
            story_id: storyIn(storyOf, report),
            first_seen_at: report.firstSeenAt,
            report: kept(report),
          })),
        ),
        REPORT_SHAPE,
      ],
    );
}

function storyIn(storyOf: ReadonlyMap<string, string>, { id }: LabelledReport): string {
  const storyId = storyOf.get(id);
  if (storyId === undefined) throw new Error(`Report ${id} was given no story.`);
  return storyId;
}

/** Puts reports in the place of those stored under the same id, which keep their stories; their dedupe keys may be new. */
export async function replaceReports(db: Database, reports: LabelledReport[]): Promise<void> {
  for (const chunk of inChunks(reports))
    await db.query(
      `update reports set shape = $2, report = new.report, key_hash = decode(new.key_hash, 'hex')
         from jsonb_to_recordset($1) as new (key_hash text, report jsonb) where reports.id = new.report ->> 'id'`,
      [
        toJson(chunk.map((report) => ({ key_hash: hashOf(report.dedupeKey), report: kept(report) }))),
        REPORT_SHAPE,
      ],
    );
}

/** Says which story each report belongs to; the last word about a report counts. */
export async function assignReports(
  db: Database,
  pairs: { reportId: string; storyId: string }[],
): Promise<void> {
  const storyOf = new Map(pairs.map(({ reportId, storyId }) => [storable(reportId), storable(storyId)]));
  await db.query(
    `update reports set story_id = pair.story_id
       from unnest($1::text[], $2::text[]) as pair (report_id, story_id)
      where reports.id = pair.report_id and reports.story_id is distinct from pair.story_id`,
    [[...storyOf.keys()], [...storyOf.values()]],
  );
}
