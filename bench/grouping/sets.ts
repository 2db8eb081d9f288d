import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { MS_PER_DAY } from '../../src/contract/contract.ts';
import { type GroupInput, reportsFromTsv } from '../../src/pipeline/5-group/group.ts';
import { type Gold, readGold } from './measure.ts';

/** The only outlet of the Dutch sets that writes English. */
const ENGLISH_OUTLET = 'BBC News';
/** Reports streamed before the set without being scored: word statistics need a history. */
const WARM_DAYS = 6;

export interface LabelledSet {
  name: string;
  warm: GroupInput[];
  reports: GroupInput[];
  gold: Gold;
}

/** The set with the reports of each hour publisher by publisher, as a first round brings them. */
export function publisherByPublisher(folder: string, set: LabelledSet): LabelledSet {
  const publishers = new Map(
    lines(join(folder, `${set.name}.tsv`))
      .map((row) => row.split('\t'))
      .map(([id, , publisher]) => [id, publisher]),
  );
  const place = ({ id, publishedAt }: GroupInput): string =>
    `${publishedAt.slice(0, 'YYYY-MM-DDTHH'.length)} ${publishers.get(id)}`;
  const reports = [...set.reports].sort((a, b) => (place(a) < place(b) ? -1 : place(a) > place(b) ? 1 : 0));
  return { ...set, reports };
}

/** The Dutch day of `folder`, with the leads or without, and the one with English headlines among them. */
export async function dutchSet(folder: string, name: 'dev' | 'mixed', leads: boolean): Promise<LabelledSet> {
  const file = join(folder, `${name}.tsv`);
  const foreign = new Set(
    lines(file)
      .map((row) => row.split('\t'))
      .flatMap(([id, , publisher]) => (id && publisher === ENGLISH_OUTLET ? [id] : [])),
  );
  const dutch = (report: GroupInput): GroupInput => ({
    ...report,
    summary: leads ? report.summary : '',
    language: foreign.has(report.id) ? 'en' : 'nl',
  });
  const reports = (await read(lines(file))).map(dutch);
  const gold = readGold(readFileSync(join(folder, `${name}.clusters.txt`), 'utf8'));
  return { name, reports, gold, warm: (await history(folder, reports)).map(dutch) };
}

/** Every "name.tsv" with a "name.clusters.txt" beside it; "stream.tsv.gz" warms the set called dev. */
export async function labelledSets(folder: string): Promise<LabelledSet[]> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.clusters.txt'))
    .map((file) => file.slice(0, -'.clusters.txt'.length))
    .sort();
  const sets: LabelledSet[] = [];
  for (const name of names) {
    const reports = await read(lines(join(folder, `${name}.tsv`)));
    const gold = readGold(readFileSync(join(folder, `${name}.clusters.txt`), 'utf8'));
    sets.push({ name, reports, gold, warm: name === 'dev' ? await history(folder, reports) : [] });
  }
  return sets;
}

async function history(folder: string, reports: GroupInput[]): Promise<GroupInput[]> {
  const file = join(folder, 'stream.tsv.gz');
  const first = reports[0];
  if (!existsSync(file) || !first) return [];
  const until = Date.parse(first.publishedAt);
  const rows = lines(file).map((line, number) => {
    const [publisher, published, , title, url, summary = ''] = line.split('\t');
    return [`warm-${number}`, published, publisher, title, url, summary].join('\t');
  });
  const stream = await read(rows);
  return stream
    .filter(({ publishedAt }) => {
      const at = Date.parse(publishedAt);
      return at < until && at >= until - WARM_DAYS * MS_PER_DAY;
    })
    .sort((a, b) => Date.parse(a.publishedAt) - Date.parse(b.publishedAt));
}

function lines(file: string): string[] {
  const bytes = readFileSync(file);
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n').filter(Boolean);
}

async function read(rows: string[]): Promise<GroupInput[]> {
  const reports: GroupInput[] = [];
  for await (const report of reportsFromTsv(rows)) reports.push(report);
  return reports;
}
