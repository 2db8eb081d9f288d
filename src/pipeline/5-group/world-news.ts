/** When a story is weighed as news of the world, whatever its section. */
import type { Labels } from '../../contract/contract.ts';
import type { Gravity } from '../4-label/story-labels.ts';
import type { Coverage } from './coverage.ts';

/** Gravity of many deaths: that is world news, whatever its section. */
const MANY_DEAD = 2.5;
/**
 * What weighs so many points, and more newsrooms than one tell, is front-page news: the ranking gives most of one country's politics, of crime and
 * of sport to readers nearby. It stays on its own page. A newsroom of a region or a subject counts half.
 */
const WEIGHTY = 6;
const TOLD_BY = 2;
/** What is grave: an attack on the public, several deaths, an outbreak, a president's fall. Told from another country than it concerns, it is news of the world. */
const GRAVE = 1.4;
/** So is a grave crime that some newsrooms tell: it is none of its town. */
const SOME_ORIGINS = 3;

/** Why, and how many say so: the `count` of its part of the importance. */
export interface WorldNews {
  part: 'worldwide' | 'widely';
  count: number;
}

/** What decides it beside the labels. */
export interface WorldFacts {
  /** Who tells it as news. */
  coverage: Coverage;
  /** Of what happened. */
  gravity: Pick<Gravity, 'points'>;
  /** It concerns a country that none of the newsrooms writes from. */
  concernsOthers: boolean;
}

/**
 * @param points its importance so far
 * @returns the first reason that holds, null for what its section weighs
 */
export function asWorldNews(labels: Labels, facts: WorldFacts, points: number): WorldNews | null {
  const { coverage, gravity, concernsOthers } = facts;
  if (gravity.points >= MANY_DEAD || (gravity.points >= GRAVE && concernsOthers))
    return { part: 'worldwide', count: 0 };
  const isFrontPage =
    (points >= WEIGHTY && coverage.reach >= TOLD_BY) || isGraveCrime(labels, coverage, gravity.points);
  return isFrontPage ? { part: 'widely', count: coverage.origins } : null;
}

const isGraveCrime = ({ categories: [first] }: Labels, { origins }: Coverage, gravity: number): boolean =>
  first?.key === 'crime' && gravity >= GRAVE && origins >= SOME_ORIGINS;
