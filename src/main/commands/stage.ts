import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { readConfig } from '../../config.ts';
import {
  expected,
  FeedItemSchema,
  GenreSchema,
  type Publisher,
  publisherLookup,
  ReportSchema,
} from '../../contract/contract.ts';
import {
  cleanStage,
  fromNdjson,
  groupStage,
  labelStage,
  parseStage,
  reportsFromTsv,
} from '../../pipeline/stages.ts';
import { readPublishers } from '../../publishers/publishers.ts';
import { fileIn, timeIn, UsageError } from './options.ts';
import { printPaced } from './print.ts';

const STAGES = ['parse', 'clean', 'label', 'group'] as const;
type Stage = (typeof STAGES)[number];

export interface StageOptions {
  now?: string;
  publisher?: string;
  country?: string;
  language?: string;
}

const AN_ITEM = 'an item (`helder stage parse` writes them)';
const A_REPORT = 'a report (`helder stage clean` writes them)';

/** What grouping needs of a report, labelled or not. */
const ToGroupSchema = Type.Object({
  ...Type.Pick(ReportSchema, ['id', 'title', 'summary', 'language']).properties,
  publishedAt: Type.Refine(
    Type.String(),
    (time) => !Number.isNaN(Date.parse(time)),
    () => 'must be a time',
  ),
  labels: Type.Optional(Type.Object({ genre: GenreSchema })),
});

/**
 * Drives one pure stage alone: what it reads comes from a file or standard input, what it makes goes to standard output.
 * parse reads feed bytes, clean items, label and group reports, one JSON object a line; group also reads .tsv.
 */
export async function stage(name: string, path: string | undefined, options: StageOptions): Promise<void> {
  if (!isStage(name))
    throw new UsageError(`There is no stage "${name}": choose parse, clean, label or group.`);
  if (name !== 'clean') refuseOptionsOfClean(options);
  const file = path === undefined ? undefined : fileIn(path);
  const now = options.now ? timeIn(options.now) : new Date();
  const lines = (): AsyncIterable<string> =>
    createInterface({ input: file ? createReadStream(file) : process.stdin, crlfDelay: Infinity });

  switch (name) {
    case 'parse': {
      const bytes = file ? readFileSync(file) : await buffer(process.stdin);
      return write(parseStage(bytes, { url: 'https://feed.invalid/', contentType: null }));
    }
    case 'clean':
      return write(
        cleanStage(checked(FeedItemSchema, AN_ITEM, fromNdjson(lines())), {
          publisher: publisherOf(options),
          now,
        }),
      );
    case 'label': {
      const { publishers } = readPublishers(readConfig(process.env).publishers);
      return write(
        labelStage(checked(ReportSchema, A_REPORT, fromNdjson(lines())), publisherLookup(publishers)),
      );
    }
    case 'group': {
      if (!file?.endsWith('.tsv'))
        return write(groupStage(checked(ToGroupSchema, A_REPORT, fromNdjson(lines()))));
      for await (const { reportId, storyId } of groupStage(reportsFromTsv(lines())))
        await printPaced(`${reportId}\t${storyId}`);
      return;
    }
  }
}

const isStage = (name: string): name is Stage => (STAGES as readonly string[]).includes(name);

/** Whoever gives an option expects it to count. */
function refuseOptionsOfClean(options: StageOptions): void {
  const given = Object.keys(options).map((option) => `--${option}`);
  if (given.length === 0) return;
  throw new UsageError(
    `${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} only for the stage clean.`,
  );
}

/**
 * Whose feed is cleaned: country, language and time zone say how to read it.
 * @throws UsageError naming the options, when they do not say
 */
function publisherOf({ publisher: id, country, language }: StageOptions): Publisher {
  if (id !== undefined) {
    if (country !== undefined || language !== undefined)
      throw new UsageError('Give --publisher <id>, or --country <code> and --language <code>, but not both.');
    const folder = readConfig(process.env).publishers;
    const publisher = readPublishers(folder).publishers.find((candidate) => candidate.id === id);
    if (!publisher) throw new UsageError(`There is no publisher "${id}" in ${folder}.`);
    return publisher;
  }
  if (country === undefined || language === undefined)
    throw new UsageError(
      'clean needs to know whose feed it reads: give --publisher <id>, or --country <code> and --language <code>.',
    );
  if (!/^[A-Z]{2}$/.test(country))
    throw new UsageError(`--country must be two capital letters, such as NL (it is "${country}")`);
  if (!/^[a-z]{2}$/.test(language))
    throw new UsageError(`--language must be two lower-case letters, such as nl (it is "${language}")`);
  return {
    id: 'unknown',
    name: 'Unknown publisher',
    country,
    scope: 'national',
    language,
    feeds: [{ url: 'https://feed.invalid/' }],
  };
}

/**
 * What the stage before wrote; its faults pass by.
 * @throws Error naming the first object that is something else, and the field
 */
async function* checked<T extends TSchema>(
  schema: T,
  what: string,
  lines: AsyncIterable<Record<string, unknown>>,
): AsyncGenerator<Static<T>> {
  let number = 0;
  for await (const line of lines) {
    number++;
    if ('fault' in line) continue;
    const fault = Value.Errors(schema, line)[0];
    if (fault)
      throw new Error(
        `Object ${number} is not ${what}: ${[fault.instancePath, expected(fault)].join(' ').trim()}.`,
      );
    yield line as Static<T>;
  }
}

async function write(values: AsyncIterable<unknown> | Iterable<unknown>): Promise<void> {
  for await (const value of values) await printPaced(JSON.stringify(value));
}
