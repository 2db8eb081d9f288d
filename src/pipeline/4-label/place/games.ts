/** Games and summits: who is host of those that are held now, or of the year they are named with. */
import { countryName } from '../../../geo/geo.ts';
import { lexicon, wholeWords } from '../../../lexicon/lexicon.ts';
import type { Text } from '../tokens.ts';

const { articles, attending, ever, games, held, hosts, notNow } = lexicon.place;

/** A host of games: every year, or in one. */
interface Host {
  /** What the games are called, lower case. */
  event: string;
  /** English name. */
  country: string;
  /** Of which games; null = each time. */
  year: number | null;
}

const YEAR = /_(\d{4})$/;
const NAMED_YEAR = /^(?:19|20)\d\d$/;
/** Names that are also said of games gone by, of what is sold with them, and of what governments think of a summit. */
const LOOSE: ReadonlySet<string> = new Set(
  [...games].flatMap(([event, of]) => (of === 'winter' ? [] : [event.replaceAll('_', ' ')])),
);
const EVER = wholeWords(ever, 'i');

const yearly = [...hosts].map(([event, code]) => ({ event, code, year: null }));
const moving = [...games].flatMap(([event, of]) =>
  [...held].flatMap(([time, code]) => {
    const year = YEAR.exec(time);
    return year && time.replace(YEAR, '') === of ? [{ event, code, year: Number(year[1]) }] : [];
  }),
);

/** Every host there is. */
export const HOSTS: readonly Host[] = [...yearly, ...moving].map(({ event, code, year }) => ({
  event: event.replaceAll('_', ' '),
  country: countryName(code) ?? code,
  year,
}));

/** Who is host of what is called so in a year, or null. */
export const hostIn = (event: string, year: number): string | null =>
  HOSTS.find((host) => host.event === event && (host.year === null || host.year === year))?.country ?? null;

/** True for a text about all games there ever were. */
export const speaksOfAll = (text: string): boolean => EVER.test(text);

/** "At the Olympics", "2028 Olympics"; not "an Olympics shirt", nor a summit that is only spoken of. */
function isAttended({ tokens }: Text, at: number): boolean {
  const [one, two] = [tokens[at - 1], tokens[at - 2]];
  if (!one) return false;
  if (NAMED_YEAR.test(one.raw) || attending.has(one.folded)) return true;
  return two !== undefined && articles.has(one.folded) && attending.has(two.folded);
}

/**
 * The host of games that a text names: those of the year it names, else those of its own year; not "the next", "every".
 * @param at  index of the first word of the name in its text
 */
export function hostNamed(event: string, text: Text, at: number, said: string, year: number): string | null {
  const previous = text.tokens[at - 1];
  if (speaksOfAll(said) || (previous && notNow.has(previous.folded))) return null;
  if (LOOSE.has(event) && !isAttended(text, at)) return null;
  const isYear = previous !== undefined && NAMED_YEAR.test(previous.raw);
  return hostIn(event, isYear ? Number(previous.raw) : year);
}
