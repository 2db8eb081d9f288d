/** What a search of the store asks and finds. */

/** A story that a search found. */
export interface SearchHit {
  id: string;
  /** The narrowest that holds all words: the headline; that with sub-headline, tags and names; or the whole text. */
  field: 'headline' | 'summary' | 'text';
  /** It has other words in place of some that were typed; where these were a name, those of a tag may be there without the tag. */
  inOtherWords?: boolean;
}

/** A name in a text, and what stories may have in its place. */
export interface SearchName {
  typed: string;
  tags: readonly string[];
}

export interface SearchResult {
  hits: SearchHit[];
  /**
   * Where what was typed was taken for misspelt: each word of it as it was typed, and then as it may have been meant. Each story has a
   * word with the stem of one of these, and may have none of them.
   */
  instead: readonly (readonly string[])[] | null;
  /**
   * Where the last word was taken for the beginning of one: that word, folded. Each story has a word that begins with its stem, and
   * may have none that begins with all of it.
   */
  begun: string | null;
  /** Phrases of the query, as typed, that the index cannot look for, as it leaves out their first or last word: stories may lack them. */
  phrases: readonly string[];
}

/** Which stories a search may find. */
export interface SearchAmong {
  /** Those with a newest report at or after it. */
  since: Date;
  /** ISO 639-1; those that can be read in one of them. None = all. */
  reads?: readonly string[] | undefined;
  /** Names in the text that stories may have another name for; none of them is in a phrase. */
  names?: readonly SearchName[] | undefined;
}

export interface SearchOptions extends SearchAmong {
  limit: number;
  /** Ids of those that were found already: the search goes on behind them, without slips. */
  except?: readonly string[] | undefined;
  /** False: the last word is not the beginning of another. */
  begun?: boolean | undefined;
  /** True for what is a name as it is written, in folded words: it is not taken for misspelt. */
  isName?: ((words: string) => boolean) | undefined;
}
