/**
 * Every number of the grouper. Chosen on hand-labelled headlines of two days and five other labelled sets;
 * what each one is worth is told in docs/technotes/grouping.md.
 */

import { MS_PER_DAY, MS_PER_HOUR } from '../../contract/contract.ts';

/** A report can join a story that has a report at most this far from it in time. */
export const WINDOW_MS = 96 * MS_PER_HOUR;
/** Word statistics are counted over this much time. */
export const HISTORY_MS = 7 * MS_PER_DAY;
/** A story's pull fades with exp(−gap / this), gap = time between the report and the story's nearest end. */
export const DECAY_MS = 60 * MS_PER_HOUR;

/**
 * An event with its reactions takes this long; what runs on is becoming a topic, and its story's pull fades with exp(−excess / this).
 */
export const EVENT_MS = 48 * MS_PER_HOUR;
export const TOPIC_DECAY_MS = 300 * MS_PER_HOUR;

/**
 * Reports of one newsroom in a story, of those that can be joined: more come of a feed that is broken or was taken over, and a story of thousands
 * takes seconds to compose. In 14,000 reports of eleven newsrooms no story had more than 48 of one.
 */
export const MOST_OF_ONE_NEWSROOM = 100;

/** Score at which a report joins the best story. Lower joins more and purer stories get rarer. */
export const JOIN_SCORE = 0.24;
/** A report that could join two stories shows them to be one when their centres have this cosine… */
export const MERGE_COSINE = 0.25;
/** …and this much more for each e-fold of reports in the smaller: one report between two stories that many tell shows little. */
export const MERGE_STEP = 0.02;
/** …and before the report that suggests it had joined: a newsletter of two events does not make them alike. */
export const APART_COSINE = 0.1;

/**
 * The second look at the end of a round, at stories of few reports. Candidates whose stories scored this much when a
 * report came are looked at again; they become one when their centres have the cosine, and a report of the small one
 * shares words of so much rarity with the other and has this score there.
 */
export const SUSPICION_SCORE = 0.14;
export const SMALL_STORY = 3;
export const AGAIN_COSINE = 0.23;
export const AGAIN_RARITY = 25;
export const AGAIN_SCORE = 0.22;

/** Newsrooms that have told of a sudden disaster before other stories about such a one in the country become one with theirs. */
export const DISASTER_NEWSROOMS = 3;

/** Parts of the score: the nearest report, the story's centre, the share of the report's words found in the nearest. */
export const NEAREST_SHARE = 0.375;
export const CENTRE_SHARE = 0.375;
export const CONTAINMENT_SHARE = 0.25;

/** Words a report must share with a story of its language, and their rarity together: one weak word joins nothing. */
export const SHARED_WORDS = 2;
export const SHARED_RARITY = 10;

/**
 * Two leads about one event share this many things besides their language: words, where those that stand side by side in both titles are
 * one (a name, a phrase). Each e-fold fewer costs so much score. Titles alone are too short to tell.
 */
export const ENOUGH_THINGS = 4;
export const FEW_THINGS_PENALTY = 0.04;

/**
 * What is left of the score when a report and a story name different towns, and when they name different countries: one may name the scene
 * and the other who acts there.
 */
export const ELSEWHERE = 0.3;
export const ABROAD = 0.85;

/** Large stories attract: each e-fold of reports above FREE_SIZE costs this much score. */
export const SIZE_PENALTY = 0.0175;
export const FREE_SIZE = 3;

/** Rare words count more than their plain idf says. */
export const IDF_POWER = 1.2;
/**
 * What a grouper believes before it has read anything: in this many reports every word stood half a time, and the
 * everyday words of the news (the tables of words/) this often. Without it, a cold start takes "court" for a rare word.
 */
export const IDF_PRIOR_REPORTS = 150;
export const IDF_PRIOR_WORD = 0.5;
export const IDF_PRIOR_NEWS_WORD = 3;

/** Weight of a word in the title is 1; of two neighbouring words of it; of a word in the summary. */
export const PAIR_WEIGHT = 0.25;
export const SUMMARY_WEIGHT = 0.4;
/** Characters of the summary that are read. */
export const SUMMARY_CHARACTERS = 300;
/** Characters of the title that are read; only broken feeds have longer ones. */
export const TITLE_CHARACTERS = 500;

/** Newest reports looked at per word: very common words say little and would cost most of the time. */
export const POSTINGS_PER_WORD = 400;
/** Nearest reports whose stories are scored, and the cosine below which a report is not near. */
export const NEAREST_REPORTS = 40;
export const NEAR_COSINE = 0.08;

/**
 * Between two languages only names, numbers and translated words can match, so cosine is measured on the words
 * the other language knows too. At least this share of a report's weight is assumed to be such words, so that one
 * common name does not join everything about a person.
 */
export const BRIDGE_FLOOR = 0.45;
/** What a score between languages counts: made of the few words that both have, it is higher than they deserve. */
export const BRIDGE_TRUST = 0.75;
/** Words two reports in different languages must share. */
export const BRIDGE_WORDS = 3;

/** Characters of the first report's id in a story's id. */
export const STORY_ID_CHARACTERS = 12;
