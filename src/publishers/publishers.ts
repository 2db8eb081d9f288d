/** Publishers and their feeds, read from YAML files and checked; and the feeds of the invented demo publishers. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Publisher, PublisherSchema } from '../contract/contract.ts';
import { distinct, type PublisherFault, PublisherFaults } from './faults.ts';
import { publisherFiles } from './files.ts';
import { senseFaults } from './sense.ts';
import {
  checkShape,
  DefaultsSchema,
  FileSchema,
  isFields,
  type Report,
  type WellFormed,
  wellFormed,
} from './shape.ts';
import { type FieldPath, parseSource, type Source } from './source.ts';

export { type CapturedFeed, sourcesOf } from './captured.ts';
export { openDemoFeeds } from './demo/demo.ts';
export { PublisherFaults } from './faults.ts';
export { passedOver } from './files.ts';

/** A publisher as written, with its place in its file, so that faults across files can be told. */
interface Entry {
  publisher: WellFormed<Publisher>;
  source: Source;
  path: FieldPath;
}

/**
 * Reads one YAML file, or those of a folder (files.ts).
 * @throws PublisherFaults with every fault of every file, in reading order
 */
export function readPublishers(path: string): { publishers: Publisher[] } {
  const files = publisherFiles(path);
  if (files.length === 0) throw new PublisherFaults([noFile(path)]);
  const faults: PublisherFault[] = [];
  const entries: Entry[] = [];
  for (const file of files) {
    const source = parseSource(relative(process.cwd(), file) || file, readFileSync(file, 'utf8'));
    entries.push(...readSource(source, faults));
  }
  faults.push(...repeated(entries));
  if (faults.length > 0) throw new PublisherFaults(distinct(faults));
  // Without a fault, what is well formed is all there is.
  return { publishers: entries.map((entry) => entry.publisher as Publisher) };
}

function noFile(path: string): PublisherFault {
  const message = existsSync(path)
    ? 'has no publisher file (*.yaml or *.yml, or publishers.yaml in a folder of it)'
    : 'does not exist';
  return { file: path, line: 0, column: 0, field: '', message };
}

/** What is well formed of the publishers of one file; every fault goes to `faults`. */
function readSource(source: Source, faults: PublisherFault[]): Entry[] {
  faults.push(...source.syntax);
  if (!source.isReadable) return [];
  const report: Report = (path, message, where) => {
    const place = placeOf(source, path);
    faults.push(where === 'key' ? source.keyFault(place, message) : source.fault(place, message));
  };
  checkShape(FileSchema, source.value, [], report);
  const file = isFields(source.value) ? source.value : {};
  if (!Array.isArray(file.publishers)) return [];

  const entries: Entry[] = [];
  for (const [index, written] of file.publishers.entries()) {
    const path = ['publishers', index];
    const filled = isFields(written) ? { ...knownDefaults(file.defaults), ...written } : written;
    checkShape(PublisherSchema, filled, path, report);
    const publisher = wellFormed<Publisher>(PublisherSchema, filled);
    for (const fault of senseFaults(publisher)) report([...path, ...fault.path], fault.message, 'value');
    entries.push({ publisher, source, path });
  }
  return entries;
}

function knownDefaults(defaults: unknown): object {
  if (!isFields(defaults)) return {};
  return Object.fromEntries(Object.entries(defaults).filter(([name]) => name in DefaultsSchema.properties));
}

/** A fault in a value that a publisher has from the defaults is told there, once. */
function placeOf(source: Source, path: FieldPath): FieldPath {
  const fromDefaults = ['defaults', ...path.slice(2)];
  return path[0] === 'publishers' && path.length > 2 && !source.has(path) && source.has(fromDefaults)
    ? fromDefaults
    : path;
}

/** Ids and feed addresses must be unique over all files. */
function repeated(entries: readonly Entry[]): PublisherFault[] {
  const faults: PublisherFault[] = [];
  const first = new Map<string, string>();
  const claim = (kind: string, value: string | undefined, { source, path }: Entry, field: FieldPath) => {
    if (value === undefined) return;
    const fault = source.fault([...path, ...field], '');
    const taken = first.get(`${kind} ${value}`);
    if (taken) faults.push({ ...fault, message: `${value} is already taken, at ${taken}` });
    else first.set(`${kind} ${value}`, `${fault.file}:${fault.line}`);
  };
  for (const entry of entries) {
    claim('id', entry.publisher.id, entry, ['id']);
    for (const [index, feed] of (entry.publisher.feeds ?? []).entries()) {
      claim('feed', feed.url && asAsked(feed.url), entry, ['feeds', index, 'url']);
    }
  }
  return faults;
}

/** The address as it is asked for: two that differ in no more than spelling, or in what stands behind a "#", are one feed. */
function asAsked(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}
