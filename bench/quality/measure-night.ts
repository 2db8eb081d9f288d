/** The two labelled nights: an international one in English, and a Dutch day. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPublishers } from '../../src/publishers/publishers.ts';
import { type NightScore, scoreNight } from './front-page.ts';
import { replayNight } from './night.ts';

const NIGHT = new Date('2026-02-18T02:30:00Z');
/** Beside the country, as query parameters. */
const UTRECHT = '&city=Utrecht&lat=52.09&lon=5.12';
const DUTCH_DAY = new Date('2025-07-29T00:00:00Z');

const node = (script: string, ...args: string[]): void => {
  execFileSync(process.execPath, [script, ...args], { stdio: 'ignore' });
};

async function inScratch<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'helder-night-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** 18 February 2026: 28 feeds for a reader without a place. @param data  the folder with newsroom/ and feeds/ */
export function englishNight(data: string, errors?: string): Promise<NightScore> {
  return inScratch(async (scratch) => {
    const newsroom = join(data, 'newsroom');
    const feeds = join(data, 'feeds');
    const labels = join(newsroom, 'labels.tsv');
    const items = join(scratch, 'items.tsv');
    node(join(newsroom, 'items.mjs'), '--feeds', feeds, '--labels', labels, '--out', items);
    const publishers = ['publishers', join(import.meta.dirname, 'publishers.yaml')].flatMap(
      (path) => readPublishers(path).publishers,
    );
    const stories = await replayNight(feeds, '2026-02-18', publishers, NIGHT);
    return scoreNight(stories, NIGHT, newsroom, { items, labels, query: 'lang=en' }, errors);
  });
}

/** 28 July 2025: 46 Dutch outlets for a reader in the Netherlands, and for one in Utrecht. @param data  the folder with dutch/ and newsroom/ */
export function dutchDay(data: string, errors?: string): Promise<{ day: NightScore; inUtrecht: NightScore }> {
  return inScratch(async (scratch) => {
    const dutch = join(data, 'dutch');
    const file = (name: string): string => join(dutch, name);
    node(
      file('night.mjs'),
      '--items',
      file('dev.tsv'),
      '--before',
      file('stream.tsv.gz'),
      '--publishers',
      file('night.publishers.tsv'),
      '--labels',
      file('night.labels.tsv'),
      '--clusters',
      file('dev.clusters.txt'),
      '--out',
      scratch,
    );
    const { publishers } = readPublishers(join(scratch, 'publishers.yaml'));
    const stories = await replayNight(join(scratch, 'feeds'), 'night', publishers, DUTCH_DAY);
    const marks = {
      items: join(scratch, 'items.tsv'),
      labels: join(scratch, 'labels.tsv'),
    };
    const atHome = 'lang=nl&country=Netherlands';
    const score = (query: string, file?: string): Promise<NightScore> =>
      scoreNight(stories, DUTCH_DAY, join(data, 'newsroom'), { ...marks, query }, file);
    return { day: await score(atHome, errors), inUtrecht: await score(`${atHome}${UTRECHT}`) };
  });
}
