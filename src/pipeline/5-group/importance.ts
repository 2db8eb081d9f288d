/** How much a story matters far away and nearby: who reports it, from where, what happened, what kind of piece it is. */
import {
  type ImportancePart,
  type LabelledReport,
  type Labels,
  type PublisherLookup,
  TELLS_NEWS,
} from '../../contract/contract.ts';
import { type Gravity, gravityOf } from '../4-label/label.ts';
import type { Sourced } from './origins.ts';

/** Points for every doubling of the newsrooms that report it themselves, and at most. */
const PER_DOUBLING = 1.7;
const MOST_FOR_ORIGINS = 6;
/** Points when they write from two countries, and from three or more. */
const TWO_COUNTRIES = 0.6;
const MORE_COUNTRIES = 1.2;
/** A story has the gravity that this share of its news reports give it: one desk's side remark is not the event. */
const GRAVE_SHARE = 1 / 3;
/** What happens in games and on stages is told with the words of war. */
const PLAYED: ReadonlySet<string> = new Set(['sports', 'entertainment']);
const PLAYED_SHARE = 0.4;
/** Taken from a story that no report tells as news, and what its origins count: many newsrooms print galleries of a feast. */
const NOT_NEWS = -1.5;
const NOT_NEWS_SHARE = 0.4;
/** What newsrooms of several countries report is never too small for a reader far away: what the ranking asks of a distant story. */
const REPORTED_ABROAD = 3;
const REPORTED_ABROAD_STRICT = 6;
const ASKS_MORE: ReadonlySet<string> = new Set(['business', 'crime', 'education', 'health']);

/** One country's politics is world news when so many newsrooms report it, from so many countries. */
const WORLD_ORIGINS = 3;
const WORLD_COUNTRIES = 2;

export interface Importance {
  /** From 0 up; the scale of analytics ends at 10. */
  global: number;
  /** What it is made of; the points add up to `global`. */
  parts: ImportancePart[];
  /** Newsrooms of several countries report it. */
  worldwide: boolean;
}

/**
 * @param labels the story's own, from all of its reports
 */
export function importanceOf(sources: Sourced[], labels: Labels, publishers: PublisherLookup): Importance {
  const news = sources.filter(({ report }) => TELLS_NEWS.has(report.labels.genre));
  const telling = news.length > 0 ? news : sources;
  const subject = upperMean(telling.map(({ report }) => report.labels.globalRelevance));
  const origins = new Set(telling.map(({ origin }) => origin)).size;
  const countries = new Set(
    telling.flatMap(({ report, origin, isOrigin }) => {
      const publisher = publishers(report.publisherId);
      return isOrigin && publisher && !publisher.demo && origin ? [publisher.country] : [];
    }),
  ).size;
  const gravity = news.length > 0 ? sharedGravity(news.map(({ report }) => report)) : NO_GRAVITY;
  const told = news.length > 0 ? 1 : NOT_NEWS_SHARE;
  const played = PLAYED.has(labels.categories[0]?.key ?? '') ? PLAYED_SHARE : 1;
  const parts = [
    part('subject', subject),
    part('origins', Math.min(MOST_FOR_ORIGINS, PER_DOUBLING * Math.log2(origins)) * told, { count: origins }),
    part('countries', countries > 2 ? MORE_COUNTRIES : countries > 1 ? TWO_COUNTRIES : 0, {
      count: countries,
    }),
    part('gravity', gravity.points * played, { text: gravity.because }),
    part('kind', news.length > 0 ? 0 : NOT_NEWS, { text: labels.genre }),
  ].filter(({ points }) => points !== 0);
  const sum = parts.reduce((total, { points }) => total + points, 0);
  const floor = ASKS_MORE.has(labels.categories[0]?.key ?? '') ? REPORTED_ABROAD_STRICT : REPORTED_ABROAD;
  const abroad =
    countries > 1 && news.length > 0 ? part('abroad', Math.max(0, floor - sum), { count: countries }) : null;
  const all = abroad && abroad.points > 0 ? [...parts, abroad] : parts;
  return {
    global: all.reduce((total, { points }) => total + points, 0),
    parts: all,
    worldwide: origins >= WORLD_ORIGINS && countries >= WORLD_COUNTRIES,
  };
}

/** A story's categories, best first: politics that is reported worldwide leads as world news. */
export function categoriesOf({ categories }: Labels, { worldwide }: Importance): string[] {
  const keys = categories.map(({ key }) => key);
  return worldwide && keys[0] === 'politics' ? [...new Set(['world', ...keys])] : keys;
}

const NO_GRAVITY: Gravity = { points: 0, because: '' };

function sharedGravity(reports: LabelledReport[]): Gravity {
  const found = reports.map(gravityOfReport).sort((a, b) => b.points - a.points);
  return found[Math.floor(found.length * GRAVE_SHARE)] ?? NO_GRAVITY;
}

/** An obituary tells of one death, which who it was makes important: how many report it says that. */
const gravityOfReport = (report: LabelledReport): Gravity =>
  report.labels.genre === 'obituary' ? NO_GRAVITY : gravityOf(report);

function part(
  name: ImportancePart['part'],
  points: number,
  detail: Omit<ImportancePart, 'part' | 'points'> = {},
): ImportancePart {
  return { part: name, points: Math.round(points * 100) / 100, ...detail };
}

/** Of the upper half: whoever tells least of it does not make it smaller. */
function upperMean(values: number[]): number {
  const upper = [...values].sort((a, b) => b - a).slice(0, Math.ceil(values.length / 2));
  return upper.reduce((sum, value) => sum + value, 0) / (upper.length || 1);
}
