/** One of the spellings of a word, by language. */
const SPELLING: ReadonlyMap<string, (word: string) => string> = new Map([['en', inOneEnglish]]);

/** After four letters or more: "size" and "hour" have no other spelling. */
const IZE = /(?<=[a-z]{3}[iy])z(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/;
const OUR = /(?<=[a-z]{3}o)u(?=r(?:s|ed|ing|er|ers|ite|ites|able|ful|al|hood|hoods|less)?$)/;

/** The word as its stem is made: "organization" as "organisation", "labour" as "labor". Lower case, without accents. */
export function spelled(word: string, language: string): string {
  return SPELLING.get(language)?.(word) ?? word;
}

function inOneEnglish(word: string): string {
  return word.replace(IZE, 's').replace(OUR, '');
}
