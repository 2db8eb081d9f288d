/** The feeds of the bench: invented words, as unequally used as real ones, and events that several feeds report. */
export const FEEDS = 300;
export const ITEMS_PER_FEED = 40;
export const NOW = new Date('2026-03-02T12:00:00Z');

/** Events; each is told by about four feeds, in words of its own and everyday ones. */
const EVENTS = (FEEDS * ITEMS_PER_FEED) / 4;
const VOCABULARY = 12_000;
const WORDS_OF_EVENT = 6;
const WORDS_IN_TITLE = 9;
const WORDS_IN_SUMMARY = 32;
/** Captured feeds hold items of about two weeks; those older than one are dropped. */
const SPAN_MS = 14 * 24 * 3_600_000;
/** Share of words that say nothing, as in real sentences. */
const STOP_WORDS = 'the of and in to for with that on by from after was has its which'.split(' ');
const STOP_SHARE = 0.45;
const COUNTRIES = [
  'Portugal',
  'Kenya',
  'Japan',
  'Chile',
  'Norway',
  'India',
  'Canada',
  'Ghana',
  'Peru',
  'Poland',
];
const ONSETS = ['b', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'br', 'st'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ee', 'oo'];

/** The same numbers in every run (Park and Miller's generator). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function word(rank: number): string {
  let text = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / (ONSETS.length * VOWELS.length)))
    text += `${ONSETS[rest % ONSETS.length]}${VOWELS[Math.floor(rest / ONSETS.length) % VOWELS.length]}`;
  return text;
}

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/** RSS 2.0, about 25 kB. */
export function inventFeed(feed: number): string {
  const random = randomNumbers(feed + 1);
  const everyday = (): string =>
    (random() < STOP_SHARE ? pick(STOP_WORDS, random) : undefined) ??
    word(Math.floor(VOCABULARY ** random()));
  const items = Array.from({ length: ITEMS_PER_FEED }, (_, item) => {
    const event = Math.floor(random() * EVENTS);
    const told = randomNumbers(100_000 + event);
    const own = Array.from({ length: WORDS_OF_EVENT }, () => word(Math.floor(told() * VOCABULARY)));
    const country = pick(COUNTRIES, told);
    const at = NOW.getTime() - told() * SPAN_MS - random() * 3_600_000;
    const words = (count: number): string => Array.from({ length: count }, everyday).join(' ');
    const title = `${own.join(' ')} in ${country} ${words(WORDS_IN_TITLE - WORDS_OF_EVENT)}`;
    const summary = `${words(WORDS_IN_SUMMARY)} ${own.slice(0, 3).join(' ')}.`;
    const link = `http://${hostOf(feed)}/news/${item}-${event}`;
    return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description><![CDATA[<p>${summary}</p>]]></description><category>${everyday()}</category></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Feed ${feed}</title><link>http://${hostOf(feed)}/</link><language>en</language>${items.join('\n')}</channel></rss>`;
}

/** Every feed has a host of its own, as real ones do: politeness is per host. */
export const hostOf = (feed: number): string => `feed-${feed}.example`;
