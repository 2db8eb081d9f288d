import type { Text } from '../tokens.ts';
import { deduct, type Judged, judge, type Rule } from './score.ts';

/** Words that judge, outside quotation marks: quoted words are somebody's, not the publisher's. */
const RULES: readonly Rule[] = [
  {
    // Labels for people.
    pattern:
      /\b(radical left|far[- ]left (?:mob|extremists?)|leftists?|lefties|libtards?|snowflakes?|woke(?:ness|ism)?|social justice warriors?|right[- ]wing nut\w*|wingnuts?|fascists?|nazis?|communists?|marxists?|thugs?|traitors?|globalists?|deep state|illegals|illegal aliens?|puppets?|cronies|strongman|linkse (?:elite|kerk|hobby'?s?)|gutmensch\w*|deugmens\w*|wappies?|landverraders?|gelukszoekers?|tuig|baantjescarrousel|zakkenvullers?)\b/giu,
    cost: 2,
  },
  {
    // Judgements.
    pattern:
      /\b(shameful(?:ly)?|disgrace(?:d|ful)?|disgusting|outrageous|despicable|cowardly|corrupt|crooked|sinister|evil|idiotic|pathetic|laughable|ridiculous|absurd|scandalous|hypocri(?:sy|tical|tes?)|incompetent|reckless|shameless|deranged|unhinged|vile|schandalige?|schaamteloze?|walgelijke?|belachelijke?|idiote?|laffe?|corrupte?|hypocriete?|onzinnige?|waanzinnige?|bespottelijke?)\b/giu,
    cost: 1.5,
  },
  {
    // Loaded pictures of events.
    pattern:
      /\b(witch[- ]?hunts?|fake news|hoax(?:es)?|propaganda|brainwash\w*|cover[- ]?up|power grab|draconian|regime|tyranny|tyrannical|massacre of|invasion of (?:migrants|illegals)|flood of (?:migrants|refugees)|hordes?|swarms?|so-called|onslaught|war on (?:christmas|women|cars|farmers)|chaos|bloodbath|heksenjacht|nepnieuws|zogenaamde?|tsunami van|asieltsunami|hordes|dictatuur|complot\w*|klimaathysterie|klimaatgekte)\b/giu,
    cost: 1,
  },
  {
    // Verbs of saying that judge, and fight words for debate.
    pattern:
      /\b(slams?|slammed|blasts?|blasted|rips|lashes out|destroys|claims?|claimed|boasts?|boasted|brags?|rants?|ranted|whines?|admits|insists|beweert|beweren|beweerde|sneert|briest|tiert|fulmineert|haalt (?:fel |hard |keihard )?uit)\b/giu,
    cost: 0.5,
    most: 1,
  },
  {
    // Weighing words that say what to think.
    pattern:
      /\b(controversial|notorious|infamous|divisive|polarising|polarizing|elites?|establishment|hard-?liner|firebrand|extremists?|omstreden|beruchte?|extremistische?|radicale?)\b/giu,
    cost: 0.5,
    most: 1,
  },
];

/** Series and sections that carry opinions, at the start or end of a headline. */
const OPINION_HEADLINE =
  /^(?:opinion|opinie|column|commentary|comment|commentaar|editorial|analysis|analyse|essay|perspective|op-ed|letters?|ingezonden|blog|review|recensie)\s*[:|–—-]|[|–—]\s*(?:opinion|opinie|column|commentaar|editorial|letters?)(?:\s|$)/iu;
const OPINION_ADDRESS =
  /\/(?:opinion|opinions|opinie|columns?|columnisten|commentisfree|editorials?|commentaar|blogs?|letters|perspectives?|op-ed)(?:\/|$)/iu;
const OPINION_COST = 3;
/** Quoted passages, in straight, curly, low and angled marks. */
const QUOTED = /"[^"]*"|“[^”]*”|‘[^’]*’(?!\p{L})|„[^”“]*[”“]|«[^»]*»|(?<!\p{L})'[^']+'(?!\p{L})/gu;

/** How little a report tells the reader what to think, 0–10, and what cost it points. */
export function judgeNeutrality(headline: Text, summary: Text, url: string): Judged {
  const unquoted = `${headline.text}\n${summary.text}`.replace(QUOTED, ' ');
  const marker = OPINION_HEADLINE.exec(headline.text)?.[0] ?? OPINION_ADDRESS.exec(url)?.[0];
  const opinion = marker ? [{ text: marker.replace(/[/|:–—]/g, ' ').trim(), cost: OPINION_COST }] : [];
  return judge([...opinion, ...deduct(unquoted, RULES)]);
}
