/** Files about what words mean: in other languages, as subjects, and as names. */
export const MEANINGS = {
  meanings: {
    /** Another word, or in another language than English an English one → its words. */
    words: 'tableByLanguage',
    /** The same for names that are in the news now and then, in English their other spellings: words has those of every day. */
    names: 'tableByLanguage',
    /** Names of several words, words that English writes apart, and those that a search finds in either language; "-" is a space or a hyphen. */
    phrases: 'table',
    /** Disasters that come at once and are in a country once in two days: what happens → its words. */
    disasters: 'table',
    /** Stand in headlines about anything, so that two of them alone make no two reports of one event: "keep", "alive". */
    general: 'words',
    /** In capitals only: "US" is a country, "us" is not. */
    acronyms: 'names',
  },
  lemmas: {
    /** An English word → words that mean it: rarer than those of meanings.json, and written once per lemma. */
    words: 'tableByLanguage',
  },
  forms: {
    /** A word → others that are the same word to who searches: forms that no rule of endings knows, a noun and its verb. */
    families: 'tableByLanguage',
  },
  categories: {
    /** Hardly ever used about anything else. */
    strong: 'termsByLanguage',
    /** Common in the category, not rare elsewhere. */
    words: 'termsByLanguage',
    /** What something is as large as: not what it is about. */
    comparisons: 'patternsByLanguage',
  },
  /** Told from how words are used, not written: scripts/learn-categories.ts. */
  learnt: {
    /** The subjects that a, b, c … stand for. */
    subjects: 'textsByLanguage',
    /** "abbey=j4d1": a word, and what it says of which subjects, from 1 to 9. */
    words: 'textsByLanguage',
  },
  /** Names of several words that stand for a category in any language. */
  known: { names: 'categories' },
  sections: { names: 'categories' },
  topics: {
    /** Topic → the words that stand for it. */
    words: 'tableByLanguage',
    /** Those that are where something happens more often than what it is about. */
    scenes: 'words',
    /** Topic → names of newspaper sections that print it. */
    sections: 'table',
  },
  called: {
    /** The name that a tag has → how else people are spelt, and what they are called alone. */
    people: 'table',
    /** The same for organisations, companies, places and events. */
    things: 'table',
    /** The same for letters that mean it in capitals only: "WHO". */
    letters: 'names',
    /** What readers of the language call a tag. */
    shown: 'textByLanguage',
  },
  names: {
    /** Capitalised words that name nobody: beginnings of sentences, days, months, titles. */
    nobody: 'words',
    /** "Strait of Hormuz": between capitalised words, part of the name. */
    linking: 'words',
    /** Say nothing alone, and begin a name before another capital: "West Bank", "New Zealand". */
    directions: 'words',
    /** The same, and no part of the map: "World Cup", "First Lady". */
    opening: 'words',
    /** Say nothing alone, and end a name: "Martin Luther King", "Lunar New Year". */
    inside: 'words',
    /** Say nothing alone, and are a surname behind a given name: "Theresa May". */
    surnames: 'words',
    /** What people are, before their names: "PM Jane Doe" is Jane Doe. */
    jobs: 'words',
    /** Jobs that names keep: "Prince Veldmark", "General Motors". Before a full name they are none of it. */
    titles: 'words',
    /** Jobs that stand between two names: "Veldmark PM Doe" is Veldmark and Doe. */
    offices: 'words',
    /** Before "of" at the beginning of a sentence, how much or who of what is named: "Parts of England". */
    portions: 'words',
    /** Posts behind what they are of, which is no name: "French Foreign Minister". */
    posts: 'words',
    /** What bodies are, at the end of the first half of a name: "Institute for Marine Repair". */
    bodies: 'words',
    /** Between the halves: "for", "voor". */
    purposes: 'words',
    /** Before what is called after somebody holy, with a full stop: "St. Louis". */
    saints: 'words',
    /** Of parties and faiths: no name alone, nor at the end of one. */
    adjectives: 'words',
    /** Those that stand before any name: "Republican Senate". */
    partisan: 'words',
    /** Written with a capital, and of everybody: "the Department", "God". */
    alone: 'words',
    /** Who is told things: no tag where only the text below the headline names it. */
    press: 'words',
    /** What publishers note for themselves among their categories. */
    housekeeping: 'patterns',
    /** How names of streets end: nobody looks for them. */
    streets: 'patternsByLanguage',
    /** How words end that say of which place something is: "Groningse". */
    ofPlaces: 'patternsByLanguage',
  },
} as const;
