/** Which country, if any, a doubtful name means. Its words are looked for in headline and summary. */
export interface Doubtful {
  /** Where it may mean several: English country names with the words that point to them; the first whose words are found wins. */
  cues: readonly { country: string; pattern: RegExp }[];
  /** Words that make the name no place at all. */
  notAPlace: RegExp | null;
  /** When no cue is found, nor the publisher's country among them; null = none. */
  fallback: string | null;
}

export const DOUBTFUL: Readonly<Record<string, Doubtful>> = {
  georgia: {
    cues: [
      {
        country: 'Georgia',
        pattern:
          /\b(tbilisi|putin|russia\w*|abkhaz\w*|ossetia\w*|saakashvili|caucas\w*|nato|batumi|kavelashvili|opposition)\b/i,
      },
      {
        country: 'United States',
        pattern:
          /\b(tech|bulldogs|atlanta|savannah|augusta|ncaa|nfl|kentucky|alabama|florida|ga\.|touchdown|shooters?|school shooting|death row|fulton|kemp|ossoff|senat\w+|governor|sheriff|county|republican\w*|democrat\w*|trump|biden)\b/i,
      },
    ],
    notAPlace: null,
    fallback: 'Georgia',
  },
  jordan: {
    cues: [],
    notAPlace:
      /\b(nba|wizards|nets|bulls|knicks|school|elementary|volleyball|junior|air jordan|sneakers?)\b/i,
    fallback: 'Jordan',
  },
  turkey: {
    cues: [],
    notAPlace: /\b(thanksgiving|recipes?|roast|dinner|stuffing|poultry|gobble)\b/i,
    fallback: 'Turkey',
  },
  // An adjective in Dutch, a surname in Australian and Italian news.
  albanese: {
    cues: [
      { country: 'Australia', pattern: /\b(anthony|austral\w+|canberra|sydney)\b/i },
      { country: 'Albania', pattern: /\b(albani\S*|tirana|balkan\w*|(?:de|het|een) albanese)\b/i },
    ],
    notAPlace: /\b(francesca)\b/i,
    fallback: null,
  },
  chad: { cues: [], notAPlace: /\b(hanging chad)\b/i, fallback: 'Chad' },
};
