import type { Report } from '../../contract/contract.ts';
import { DEMONYMS, fold } from '../../geo/geo.ts';
import { TOPICS } from './lexicon/topics.ts';
import { gap, type Text } from './tokens.ts';

/** Most tags of one report, and most words and shortest length of a name. */
const MAX_TAGS = 8;
const MAX_NAMES = 4;
const NAME_WORDS = 4;
const MIN_LETTERS = 3;
const MAX_LETTERS = 30;

/** Capitalised words that name nobody: beginnings of sentences, days, months, titles. */
const NO_NAMES = new Set(
  `the a an and or but for with after before new how why what when who where this that these those his her its their our
  he she they we you i in on at by from to of as is are was were will would could should can may not no yes more most
  first last live breaking update updates watch video photos opinion analysis exclusive review monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october november december
  de het een en of maar voor met na naar nieuwe hoe waarom wat wanneer wie waar dit dat deze die zijn haar hun ons hij zij
  wij jij ik in op bij door van tot als is was waren zal zou kan kon moet mag niet geen meer meest eerste laatste
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag januari februari maart mei juni juli augustus oktober
  mr mrs ms dr sir president minister premier prime prince princess king queen man woman two three four five six seven
  twee drie vier vijf zes news nieuws us uk world one all over up out about into against under top big old
  vice secretary senator rev reverend chairman chief former south north east west jan feb mar apr jun jul aug sep sept oct
  nov dec reuters afp ap anp dpa un eu vn`.split(/\s+/),
);

/** What publishers note for themselves among their categories. */
const HOUSEKEEPING =
  /[_/,()&]|^(?:uncategori[sz]ed|(?:world )?news|nieuws|world brief|international|show types|post to .*|paid|paywall\b.*|news desk|overnight|homepage|top|internal\b.*|algemeen|article|video)$/;

/** "Strait of Hormuz", "Board of Peace": one name, when the words around it are capitalised. */
const LINKING = new Set(['of']);
/** Words for the people of a country: the country itself is a tag. */
const PEOPLE = new Set([...DEMONYMS.keys()].map(fold));

/** Runs of capitalised words: names of people, organisations and things. In title case there are none to see. */
function names(text: Text): string[] {
  if (text.titleCase) return [];
  const found: string[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0 && run.length <= NAME_WORDS) found.push(run.join(' ').toLowerCase());
    run = [];
  };
  for (const [at, token] of text.tokens.entries()) {
    const joined = at > 0 && gap(text, text.tokens[at - 1], token) === ' ';
    if (!joined) close();
    const next = text.tokens[at + 1];
    const linking =
      run.length > 0 && LINKING.has(token.raw) && next?.capital && gap(text, token, next) === ' ';
    const naming = linking || (token.capital && token.raw.length > 1 && !NO_NAMES.has(plain(token.folded)));
    if (!naming) close();
    // A single word at the beginning of a sentence is capitalised whatever it is.
    else if (at > 0 || next?.capital) run.push(token.raw.replace(/['’]s$/, ''));
  }
  close();
  const fit = found.filter(
    (name) => name.length >= MIN_LETTERS && name.length <= MAX_LETTERS && !PEOPLE.has(fold(name)),
  );
  return fit.filter((name) => !fit.some((longer) => longer !== name && ` ${longer} `.includes(` ${name} `)));
}

const plain = (word: string): string => word.replaceAll('.', '');

/** Topics whose words stand in the text. */
function topics(texts: readonly Text[]): string[] {
  const found = new Set<string>();
  for (const { tokens } of texts)
    for (const [at, { folded }] of tokens.entries()) {
      const topic = TOPICS.get(folded) ?? TOPICS.get(`${folded} ${tokens[at + 1]?.folded ?? ''}`);
      if (topic) found.add(topic);
    }
  return [...found];
}

/** At most eight tags, lower case: names, topics, countries and the publisher's own categories. */
export function findTags(
  report: Pick<Report, 'itemCategories'>,
  headline: Text,
  summary: Text,
  countries: readonly string[],
): string[] {
  const named = [...new Set([...names(headline), ...names(summary)])].slice(0, MAX_NAMES);
  const own = report.itemCategories
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name.length >= MIN_LETTERS && name.length <= MAX_LETTERS && !HOUSEKEEPING.test(name));
  const places = countries.map((country) => country.toLowerCase());
  return [...new Set([...topics([headline, summary]), ...named, ...places, ...own])].slice(0, MAX_TAGS);
}
