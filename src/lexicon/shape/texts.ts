/** Files about how texts are written: their grammar, and what feeds put around them. */
export const TEXTS = {
  grammar: {
    /** The Snowball stemmer of the language. */
    stemmer: 'textsByLanguage',
    /** Say nothing about which event it is. */
    stopWords: 'wordsByLanguage',
    /** Words whose vowel grows long where an ending opens the syllable: weg, wegen; kwam, kwamen. */
    lengthened: 'wordsByLanguage',
    /** End a word and are none inside it: "-schap" is no sheep. */
    endings: 'wordsByLanguage',
    /** Before a word they say chief, former or great, and nothing of what it is. */
    emphases: 'wordsByLanguage',
    /** Hardly any other language has these: enough of them, and no detector need be asked. */
    functionWords: 'patternsByLanguage',
    /** Written with a full stop that ends no sentence. */
    abbreviations: 'patterns',
    /** After a comma they open what may be left out of a sentence: ", while …". */
    clauses: 'patternsByLanguage',
    /** Enough to tell that a clause has a verb: what stands before it may end there. */
    finite: 'patternsByLanguage',
    /** A sentence that begins so has not said who did what by its first comma. */
    openings: 'patternsByLanguage',
    /** Begin a clause about one word: a verb behind them is not the sentence's. */
    relatives: 'patternsByLanguage',
    /** After who says it, at the end of a sentence: ", Captain Moor said". */
    said: 'patternsByLanguage',
    /** A sentence that begins so says whose word the one before it is: "Dat meldt de politie." */
    sourcing: 'patternsByLanguage',
    /** A sentence that begins so takes back what the one before it says. */
    turns: 'patternsByLanguage',
    /** A sentence that begins so may ask, whatever mark ends it. */
    questions: 'patternsByLanguage',
    /** A headline that opens with one of these does not say whom it is about. */
    anyone: 'patternsByLanguage',
    /** The same small words in two close relatives: whose are more, its text it is. */
    counterparts: 'patternsByLanguage',
  },
  calendar: {
    /** 1–12 → names. */
    months: 'names',
    /** Between a day and a time. */
    at: 'patterns',
    /** Behind a time: which half of the day it is in, with a full stop that ends no sentence. */
    halfOfDay: 'patterns',
    /** Behind that, as names are written: the day, or where it is so late. */
    afterTime: 'patterns',
  },
  feed: {
    /** Calls to read on elsewhere. */
    readOn: 'patterns',
    /** What a page says instead of the rest of its text, wherever that was cut: all behind it is its own. */
    paywall: 'patterns',
    /** What a headline is marked with that subscribers alone can read on. */
    subscribers: 'patterns',
    /** What a headline is marked with, in brackets, when its page was changed. */
    updated: 'patterns',
    /** Opens a sentence about the page it stands on, not about the news. */
    ofItself: 'patterns',
    /** Between an author and an agency. */
    with: 'patterns',
    /** Between two agencies. */
    and: 'patterns',
    /** What a picture is called where its maker is named. */
    picture: 'patterns',
    /** Before the agency whose text it is. */
    source: 'patterns',
    /** A summary that is a link to comments. */
    comments: 'patterns',
    /** "appeared first on" → "The post": how blog software ends a summary. */
    firstOn: 'names',
  },
  series: {
    /** Names of a page that is written on and on, or of a letter of every day. */
    live: 'patterns',
    /** Before them: what such a page is about for weeks. */
    running: 'patterns',
    /** Opens the second item of a newsletter's title. */
    andMore: 'patterns',
  },
  agencies: { names: 'names' },
} as const;
