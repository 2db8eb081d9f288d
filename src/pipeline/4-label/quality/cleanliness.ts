import { isAllCaps, type Text } from '../tokens.ts';
import { type Deduction, deduct, type Judged, judge, type Rule } from './score.ts';

/** What baits instead of telling, in headlines. English and Dutch, by hand; costs in points of ten. */
const HEADLINE_RULES: readonly Rule[] = [
  {
    // Promises a reaction.
    pattern:
      /\b(you won'?t believe|you'?ll never (?:guess|believe)|will (?:blow your mind|shock you|amaze you|make you)|leaves? (?:fans|viewers|everyone|internet) \w+|(?:je|u) (?:raadt|gelooft) (?:het )?nooit|dit ga je niet geloven|daar word je stil van|(?:hier )?smult iedereen van)/giu,
    cost: 4,
  },
  {
    // Withholds what happened.
    pattern:
      /\b(what happen(?:s|ed) next|the reason (?:why )?is|(?:here|this)(?:'s| is| are) (?:why|how|what|the)|here are the|find out (?:why|how|what)|guess (?:who|what)|wait (?:until|till) you|dit is (?:waarom|hoe|wat|de reden)|hierom|daarom (?:wil|is|moet)|dit (?:gebeurt|gebeurde|deed|zegt|doet) (?:er|hij|zij|ze)?|zo (?:zit dat|werkt het|voorkom je|kom je|krijg je|herken je)|wat er (?:daarna|toen) gebeurde|raad eens)/giu,
    cost: 2.5,
  },
  {
    // Lists: "10 reasons", "7 tips".
    pattern:
      /\b(\d{1,3} (?:\w+ )?(?:things|reasons|ways|tips|tricks|hacks|facts|signs|secrets|photos|times|redenen|dingen|manieren|tips|trucs|feiten|tekenen|geheimen)|(?:best|beste) \d{1,3}|top \d{1,2}(?![\d,.]))\b/giu,
    cost: 2,
  },
  {
    // Feeling instead of fact.
    pattern:
      /\b(shocking(?:ly)?|jaw-dropping|mind-blowing|unbelievabl[ey]|heart-?breaking|gut-wrenching|stunning|stunned|insane|epic|bombshell|meltdown|savage|hilarious|adorable|chilling|terrifying|horrifying|explosive|jaws? drop|goes viral|went viral|breaks the internet|schokkend|bizarr?e?|ongelo(?:of|fe)lijke?|hartverscheurende?|krankzinnige?|hilarische?|viral|verbijsterd|verbijsterende?|huiveringwekkende?|krachttermen|smeuïge?)\b/giu,
    cost: 1.5,
  },
  {
    // Feeling that may itself be the news.
    pattern: /\b(outrage|outraged|fury|furious|backlash|panic|fears|woedend|woede|woest|ophef|paniek)\b/giu,
    cost: 0.5,
    most: 1,
  },
  {
    // Superlatives and secrets.
    pattern:
      /\b(the (?:most|best|worst|greatest|biggest|craziest|ultimate) \w+ (?:ever|of all time|you)|ever seen|once in a lifetime|game[- ]?changer|must[- ](?:see|have|read|watch)|secrets? (?:to|of|behind)|the truth (?:about|behind)|everything (?:you need to|we) know|all you need to know|need to know|(?:de|het) (?:meest|beste|slechtste|grootste) \w+ ooit|geheim(?:en)? van|de waarheid (?:over|achter)|alles wat je moet weten|dit moet je weten|moet je (?:weten|zien))/giu,
    cost: 1.5,
  },
  {
    // Insult as headline verb.
    pattern:
      /\b(slams?|slammed|blasts?|blasted|rips|ripped into|claps? back|destroys?|roasts?|eviscerates?|torches|humiliates?|obliterates?|sloopt|fileert|maakt gehakt van|haalt (?:keihard |fel |hard )?uit)\b/giu,
    cost: 1,
  },
  {
    // Speaks to the reader.
    pattern: /\b(you|your|you'?re|yourself|je|jij|jouw|jullie)\b/giu,
    cost: 0.5,
    most: 1,
  },
  { pattern: /!+/gu, cost: 1.5, most: 3 },
  { pattern: /\?!|\?{2,}/gu, cost: 1, most: 1 },
  { pattern: /\?(?=["”’']?\s*$)/gu, cost: 1.5 },
  { pattern: /…|\.{3}/gu, cost: 1, most: 1 },
  { pattern: /\p{Extended_Pictographic}/gu, cost: 1, most: 2 },
  {
    // Series and commerce in disguise.
    pattern:
      /\b(promo codes?|coupons?|discount codes?|best deals?|deals? of the (?:day|week)|prime day|black friday|save \$?\d+|sponsored|advertorial|kortingscodes?|aanbieding(?:en)?|quiz|crossword|horoscope?)\b/giu,
    cost: 2.5,
  },
];

/** The same in the publisher's summary, where less of it reaches the reader. */
const SUMMARY_RULES: readonly Rule[] = [
  {
    pattern: /\b(click here|read more|sign up|subscribe now|klik hier|lees (?:meer|verder)|meld je aan)\b/giu,
    cost: 0.5,
    most: 1,
  },
  { pattern: /!/gu, cost: 0.5, most: 1 },
];

/** Words that shout when set in capitals; a lone other one is more likely an abbreviation. */
const SHOUTS = new Set(
  `breaking shocking watch live never always everything nothing free huge only this not wow must best worst real
  exclusive urgent alert stop now finally let op kijk nooit altijd alles niets gratis dit nu eindelijk exclusief
  schokkend echt wel niet`.split(/\s+/),
);
const SHOUTED_LETTERS = 4;
const SHOUTED_COST = 1;
const MAX_SHOUTED = 3;

function shouted({ tokens }: Text): Deduction[] {
  const loud = tokens.map(({ raw }) => raw.length >= SHOUTED_LETTERS && isAllCaps(raw) && !/\d/.test(raw));
  return tokens
    .filter(
      ({ raw, folded }, at) =>
        (SHOUTS.has(folded) && isAllCaps(raw)) ||
        (loud[at] && (loud[at - 1] === true || loud[at + 1] === true)),
    )
    .slice(0, MAX_SHOUTED)
    .map(({ raw }) => ({ text: raw, cost: SHOUTED_COST }));
}

/** How plainly a report is written, 0–10, and what cost it points. */
export function judgeCleanliness(headline: Text, summary: Text): Judged {
  return judge([
    ...deduct(headline.text, HEADLINE_RULES),
    ...shouted(headline),
    ...deduct(summary.text, SUMMARY_RULES),
  ]);
}
