import type { Genre, LabelledReport } from '../../../contract/contract.ts';
import { firstLook, lexicon, wholeWords } from '../../../lexicon/lexicon.ts';

export interface Gravity {
  /** 0–3.5: how much what happened weighs, whoever reports it. */
  points: number;
  /** The words that say it; "" when nothing does. */
  because: string;
  /** Games and stages have this too, in the same sense: honours, or so many deaths that they are counted. */
  inEarnest: boolean;
}

/** What weighs beside deaths, in points. The summary counts for less: it often tells what happened before. */
const KINDS = {
  attacks: 1.4,
  wrongs: 1.4,
  violence: 0.8,
  disasters: 1.3,
  uprooted: 1.5,
  epidemics: 1.5,
  alarms: 0.5,
  offices: 1.5,
  posts: 0.6,
  rulings: 0.9,
  cases: 0.4,
  injuries: 0.4,
  agreements: 1.1,
  records: 0.7,
  layoffs: 1.5,
  economy: 1.1,
  honours: 1,
} as const;
type Kind = keyof typeof KINDS;
/** Less where it is remembered or shown; attacks and disasters weigh less where they are protested against, rehearsed or feared. */
const RECALLED_SHARE = 0.4;
const FEARED_SHARE = 0.4;
/** A wrong weighs less where nobody finds, charges or fears it: songs, weddings and protests are told in its name. */
const NAMED_SHARE = 0.3;
/** Less where people were hurt, fewer than this, and nobody died. */
const HURT_SHARE = 0.4;
const MANY_HURT = 20;
const HURTING: ReadonlySet<string> = new Set<Kind>(['attacks', 'wrongs', 'violence', 'disasters', 'alarms']);
/** The summary of any accident tells who was hurt. */
const IN_HEADLINES: Kind = 'injuries';
const SUMMARY_SHARE = 0.35;
/** A second kind adds this share of itself: an attack that breaks a ceasefire. */
const SECOND_SHARE = 0.4;
const MOST = 3.5;
/** Deaths, and what they weigh: from the second number on, at least so many. */
const DEATHS: readonly (readonly [atLeast: number, points: number])[] = [
  [100, 3.5],
  [20, 3],
  [8, 2.5],
  [3, 1.7],
  [1, 1.1],
  [0, 0.6],
];
/** Who is missing, trapped or feared dead counts one step less than who died. */
const LOST_STEP = 1;
/** From so many deaths on, a game is not what is told. */
const COUNTED = 3;
/** Characters before a toll that opens a headline: "At least", "Meer dan". */
const AT_START = 12;
/** A figure with more digits is a year or a sum of money more often than a toll. */
const FIGURE = '\\d{1,3}(?:[.,]\\d{3})?(?![.,]\\d|%)';
/** One of the words between; a point ends them, but for that of "U.S." */
const WORD = '(?:[^\\s\\d.;:]|(?<=(?<!\\p{L})\\p{L})\\.)+ ';
/** Words between a figure and the deaths it counts; behind the deaths it counts them only where nothing else is turned to. */
const BETWEEN = `(?:${WORD}){0,4}`;
const behind = (turns: string): string => `(?:(?!(?:${turns}) )${WORD}){0,4}`;

const { gravity } = lexicon;

/** By language: every kind with its expression, deaths apart, which are counted. */
const EXPRESSIONS = new Map(
  [...gravity.deaths].map(([language, deaths]) => {
    const numbers = gravity.numbers.get(language) ?? new Map<string, string>();
    const lost = gravity.lost.get(language) ?? '(?!)';
    const number = [FIGURE, ...numbers.keys()].join('|');
    const of = (list: Exclude<keyof typeof gravity, 'numbers' | 'turns'>, flags = 'g'): RegExp =>
      wholeWords(gravity[list].get(language) ?? '(?!)', flags);
    /** Before and after it, apart: in "3 boats: strikes kill 11" both count the same deaths. */
    const counted = (what: string): RegExp[] =>
      [
        `(?<number>${number}) ${BETWEEN}(?:${what})`,
        `(?:${what}) ${behind(gravity.turns.get(language) ?? '(?!)')}(?<number>${number})`,
      ].map((pattern) => wholeWords(pattern, 'g'));
    return [
      language,
      {
        kinds: (Object.keys(KINDS) as Kind[]).map((kind): [Kind, RegExp] => [kind, of(kind)]),
        any: firstLook([
          deaths,
          lost,
          ...Object.keys(KINDS).map((kind) => gravity[kind as Kind].get(language) ?? '(?!)'),
        ]),
        numbers,
        measures: of('measures'),
        harmless: of('harmless'),
        recalled: of('recalled', ''),
        feared: of('feared', ''),
        deaths: { told: of('deaths', ''), counted: counted(deaths) },
        lost: { told: wholeWords(lost, ''), counted: counted(lost) },
        established: of('established', ''),
        hurt: { told: of('hurt', ''), counted: counted(gravity.hurt.get(language) ?? '(?!)') },
      },
    ];
  }),
);
type Expressions = NonNullable<ReturnType<typeof EXPRESSIONS.get>>;

export const NO_GRAVITY: Gravity = { points: 0, because: '', inEarnest: false };

type Headline = Pick<LabelledReport, 'title' | 'language'>;

/** How grave what a headline tells is, from its words in its own language; nothing is known of other languages. */
export const gravityOfHeadline = ({ title, language }: Headline): Gravity => gravityIn(title, language);

/** How grave what a report tells is: its summary may tell more than its headline. */
export function gravityOf({ title, summary, language }: Headline & Pick<LabelledReport, 'summary'>): Gravity {
  const headline = gravityIn(title, language);
  if (headline.points >= MOST * SUMMARY_SHARE) return headline;
  const rest = gravityIn(summary, language, IN_HEADLINES);
  const points = rest.points * SUMMARY_SHARE;
  return headline.points >= points ? headline : { ...rest, points };
}

/** How many people have died: a figure is exact, "dozens" are at least so many and fewer than what the next word says. */
interface Toll {
  least: number;
  most: number;
}

/** How many people a headline says have died; null where it counts none. */
export function tollOf({ title, language }: Headline): Toll | null {
  const expressions = EXPRESSIONS.get(language);
  const lower = title.toLowerCase();
  if (!expressions?.any(lower)) return null;
  const text = lower.replace(expressions.harmless, '…');
  const { toll, inWords } = tollIn(text, expressions.deaths, expressions);
  if (toll === 0) return null;
  const next = DEATHS.map(([atLeast]) => atLeast).filter((atLeast) => atLeast > toll);
  return { least: toll, most: inWords ? Math.min(...next) - 1 : toll };
}

/** A headline without the toll that opens it. */
export function behindToll({ title, language }: Headline): string {
  const expressions = EXPRESSIONS.get(language);
  if (!expressions) return title;
  const { deaths, lost, hurt } = expressions;
  const ends = [deaths, lost, hurt].flatMap(({ counted }) =>
    counted.slice(0, 1).flatMap((pattern) => {
      const [toll] = title.toLowerCase().matchAll(pattern);
      return toll && toll.index <= AT_START ? [toll.index + toll[0].length] : [];
    }),
  );
  return title.slice(Math.max(0, ...ends));
}

/** True when a headline counts so many deaths that they are the event, and neither remembers nor fears them. */
export function tellsToll(report: Headline): boolean {
  const expressions = EXPRESSIONS.get(report.language);
  const title = report.title.toLowerCase();
  if (!expressions || expressions.recalled.test(title) || expressions.feared.test(title)) return false;
  return (tollOf(report)?.least ?? 0) >= COUNTED;
}

const PICTURED: ReadonlySet<Genre> = new Set(['video', 'gallery']);

/** Pictures under a headline that counts its dead: that somebody filmed it makes it no smaller. */
export const showsToll = (report: Headline, genre: Genre): boolean =>
  PICTURED.has(genre) && tellsToll(report);

function gravityIn(whole: string, language: string, without?: Kind): Gravity {
  const expressions = EXPRESSIONS.get(language);
  const lower = whole.toLowerCase();
  if (!expressions?.any(lower)) return NO_GRAVITY;
  const text = lower.replace(expressions.harmless, '…');
  const lost = lostIn(text, expressions);
  const deaths = heavier(deathsIn(text, expressions), lost);
  const unhurt = deaths.points > 0 ? 1 : hurtShare(text, expressions);
  const feared = expressions.feared.test(text) ? FEARED_SHARE : 1;
  const named = expressions.established.test(text) ? 1 : NAMED_SHARE;
  const kinds = expressions.kinds.filter(([kind]) => kind !== without);
  const found = kinds.flatMap(([kind, pattern]) =>
    findIn(text, pattern)
      .filter((because) => !lost.because.includes(because))
      .map(
        (because): Gravity => ({
          points: KINDS[kind] * (HURTING.has(kind) ? unhurt * feared : 1) * (kind === 'wrongs' ? named : 1),
          because,
          inEarnest: kind === 'honours',
        }),
      ),
  );
  const [first, second] = [deaths, ...found]
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  if (!first) return NO_GRAVITY;
  const share = expressions.recalled.test(text) ? RECALLED_SHARE : 1;
  return { ...first, points: Math.min(MOST, first.points + SECOND_SHARE * (second?.points ?? 0)) * share };
}

function deathsIn(text: string, expressions: Expressions): Gravity {
  const { toll, because } = tollIn(text, expressions.deaths, expressions);
  const points = DEATHS.find(([atLeast]) => toll >= atLeast)?.[1] ?? 0;
  return because ? { points, because, inEarnest: toll >= COUNTED } : NO_GRAVITY;
}

/** "Boat carrying more than 90 capsizes", "2,700 reported missing": only where they are counted. */
function lostIn(text: string, expressions: Expressions): Gravity {
  const { toll, because } = tollIn(text, expressions.lost, expressions);
  if (toll === 0) return NO_GRAVITY;
  const step = DEATHS.findIndex(([atLeast]) => toll >= atLeast) + LOST_STEP;
  return { points: DEATHS[step]?.[1] ?? 0, because, inEarnest: toll >= COUNTED };
}

const heavier = (one: Gravity, other: Gravity): Gravity => (other.points > one.points ? other : one);

/** A blast that hurt five and killed nobody is a small one. */
function hurtShare(text: string, expressions: Expressions): number {
  const { toll, because } = tollIn(text, expressions.hurt, expressions);
  return because && toll < MANY_HURT ? HURT_SHARE : 1;
}

/** The highest number beside a death: "three strikes kill 11". */
function tollIn(
  text: string,
  { told, counted }: { told: RegExp; counted: readonly RegExp[] },
  { measures, numbers }: Expressions,
): { toll: number; inWords: boolean; because: string } {
  if (!told.test(text)) return { toll: 0, inWords: false, because: '' };
  const measured = text.replace(measures, '…');
  const matches = counted.flatMap((pattern) => [...measured.matchAll(pattern)]);
  const found = matches.map((match) => {
    const number = match.groups?.number ?? '';
    const word = numbers.get(number);
    return {
      toll: Number(word ?? number.replace(/[.,]/g, '')),
      inWords: word !== undefined,
      because: match[0],
    };
  });
  const [highest] = found.sort((a, b) => b.toll - a.toll);
  return highest ?? { toll: 0, inWords: false, because: told.exec(measured)?.[0] ?? '' };
}

/** The first two things of a kind: fires here and floods there. */
function findIn(text: string, pattern: RegExp): string[] {
  const found = new Set(text.match(pattern)?.map((words) => words.trim()));
  return [...found].slice(0, 2);
}
