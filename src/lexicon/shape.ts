import type { DEFAULT_CATEGORY, Genre, RankingCategory } from '../contract/contract.ts';

/** What a word may speak for: a category, or none of them ("general"). */
export type Subject = RankingCategory | typeof DEFAULT_CATEGORY;

/**
 * Every file a language folder may hold, every list in it, and what is made of the lists of all languages.
 * A folder leaves out what it does not know. How each kind is written down: README.md.
 */
export const SHAPE = {
  grammar: {
    /** The Snowball stemmer of the language. */
    stemmer: 'textsByLanguage',
    /** Say nothing about which event it is. */
    stopWords: 'wordsByLanguage',
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
    /** A headline that opens with one of these does not say whom it is about. */
    anyone: 'patternsByLanguage',
    /** The same small words in two close relatives: whose are more, its text it is. */
    counterparts: 'patternsByLanguage',
  },
  calendar: {
    /** 1–12 → names. */
    months: 'names',
  },
  feed: {
    /** Calls to read on elsewhere. */
    readOn: 'patterns',
    /** In front of a text, with a colon. */
    opens: 'patterns',
    /** Before an author's name. */
    by: 'patterns',
    /** Between an author and an agency. */
    with: 'patterns',
    /** Between two agencies. */
    and: 'patterns',
    /** Before the agency whose text it is. */
    source: 'patterns',
    /** A summary that is a link to comments. */
    comments: 'patterns',
    /** "appeared first on" → "The post": how blog software ends a summary. */
    firstOn: 'names',
  },
  series: {
    before: 'patterns',
    after: 'patterns',
    /** Ends in "live", before a colon. */
    inside: 'patterns',
    /** Opens the second item of a newsletter's title. */
    andMore: 'patterns',
  },
  meanings: {
    /** Another word, or in another language than English an English one → its words. */
    words: 'tableByLanguage',
    /** The same for names that are in the news now and then, in English their other spellings: words has those of every day. */
    names: 'tableByLanguage',
    /** Names of several words, and words that English writes apart; "-" is a space or a hyphen. */
    phrases: 'table',
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
  countries: { words: 'table' },
  categories: {
    /** Hardly ever used about anything else. */
    strong: 'termsByLanguage',
    /** Common in the category, not rare elsewhere. */
    words: 'termsByLanguage',
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
  topics: { words: 'table' },
  names: {
    /** Capitalised words that name nobody: beginnings of sentences, days, months, titles. */
    nobody: 'words',
    /** "Strait of Hormuz": between capitalised words, part of the name. */
    linking: 'words',
    /** Say nothing alone, and begin a name before another capital: "West Bank", "New Zealand". */
    directions: 'words',
    /** Say nothing alone, and end a name: "Martin Luther King", "Lunar New Year". */
    inside: 'words',
    /** What people are, before their names: "PM Jane Doe" is Jane Doe. */
    jobs: 'words',
    /** Of parties and faiths: no name alone, nor at the end of one. */
    adjectives: 'words',
    /** What publishers note for themselves among their categories. */
    housekeeping: 'patterns',
  },
  place: {
    /** Towns whose name is so common a word that even a preposition before it proves nothing. */
    neverAPlace: 'words',
    /** Phrases in which a country's name or adjective means no country. */
    noCountry: 'words',
    /** Names that are also ordinary words or surnames: a place only with more evidence. */
    common: 'words',
    /** Titles and particles before a surname. */
    titles: 'words',
    /** After a name, these make it an organisation, a team or a thing. */
    organisations: 'words',
    /** Nicknames that only teams have: after a name, or beside it ("Houston … the Knicks"), they make it one. */
    teams: 'words',
    /** Before a name, these say "there"; the strong ones never introduce an actor. */
    prepositions: 'words',
    strongPrepositions: 'words',
    /** Between such a word and the name: "in eastern Congo", "in downtown Chicago". */
    parts: 'words',
    /** "Cautions Ethiopia over Somaliland": what is spoken of. */
    topics: 'words',
    /** Before where somebody or something comes from. */
    origins: 'words',
    /** Capitals and cities by which newspapers mean a government. */
    governments: 'words',
    /** What stands in a city: "London Bridge", "Utrecht Centraal" are there, and no names of people. */
    landmarks: 'words',
    /** "the city of Homs", "stad Palmyra": what follows is a place. */
    settlements: 'words',
    /** What governments do. */
    speech: 'words',
    /** After these a capital is what is spoken to or about: "warns Moscow", "talks with Tehran". */
    addressing: 'words',
    /** Cities whose datelines are correspondents' and organisations': they say little about where the story plays. */
    correspondents: 'words',
    /** "rather than Paris", "niet in Utrecht". */
    negations: 'words',
    /** Verbs whose object is where the news is. */
    visits: 'words',
    /** "In America's interests": nothing plays there. */
    noScenes: 'words',
    /** News of every place at once. */
    everywhere: 'patterns',
    /** Home affairs without a country's name: they point to the publisher's own country. */
    homeAffairs: 'words',
    /** ISO code of a country → its bodies and people who stand for it: they act there. */
    institutions: 'table',
    /** Before the name of a ship: "the ferry Rotterdam", "HMS Sheffield". */
    vessels: 'words',
    /** Before "of": whoever is called after a place and seldom there. */
    nobles: 'words',
    /** After a name: a sea, a shoal or a mountain called so, not the town. */
    features: 'words',
    /** ISO code of a country → its parliaments, courts, banks, and houses that stand for its government: they decide there. */
    bodies: 'table',
    /** "City, ISO code" → what stands there and is named without it. */
    sights: 'table',
    /** A city, folded → bodies of many countries that sit there, as written: their news is from there. */
    seats: 'names',
    /** What governments and courts do at home, whatever it is about. */
    decides: 'words',
    /** Bodies without their country's name, at the beginning of a headline: those of the publisher's own. */
    homeBodies: 'words',
    /** Seas and parts of the world: what happens there is in no one country. */
    widely: 'words',
    /** "An Australian court", "a French village": what is found in the country itself. */
    grounds: 'words',
    /** "Munich Security Conference": held in the city it is called after. */
    events: 'words',
    /** "the province of Groningen": not the city. */
    provinces: 'words',
    /** Bodies of many countries: what they do is not news of the publisher's own. */
    supranational: 'words',
    /** Sections of addresses that mean the publisher's own country. */
    homeSections: 'words',
    /** ISO code of a country → events it is host of each time: they play there without its name. */
    hosts: 'table',
    /** Games and summits that move → what they are called. */
    games: 'table',
    /** ISO code of a country → the games it holds, each with its year: "olympics_2028". */
    held: 'table',
    articles: 'words',
    /** In front of a surname: "Antonello da Messina". */
    particles: 'words',
    /** Before the name of games where somebody is: "at the Olympics", "op de Spelen". */
    attending: 'words',
    /** Before a number that is a year: "the 1994 genocide in", "in 2004". */
    beforeYears: 'words',
    /** Behind the name of a city that something else has: "Lafayette Square", "Brent crude". */
    streets: 'words',
    /** "Between Washington and Beijing": two governments. */
    between: 'words',
    and: 'words',
    /** Before a people that is the subject: "how Danes", "many Germans". */
    peopleAfter: 'words',
    /** Before the name of games: not those that are held now. */
    notNow: 'words',
    /** Speak of all games there ever were. */
    ever: 'patterns',
    /** "Raised in Lagos": what only tells somebody's life. */
    biography: 'words',
    /** "Former ambassador to Kenya": posts abroad, and what says that somebody had one. */
    diplomats: 'words',
    formerly: 'words',
    /** "A stake in Zambia": what somebody has there. */
    interests: 'words',
    /** "Germans see", "Spaniards vote": what a people does at home. */
    peopleVerbs: 'words',
    /** "Serbia's embattled prime minister": who acts for a country. */
    heads: 'words',
    /** "Near Lyon", "south of Adelaide": not in it. */
    besides: 'words',
    directions: 'words',
    /** "Modi's Israel visit": there. */
    stays: 'words',
    /** "At the EU's Belgium retreat". */
    meetings: 'words',
    /** Before "to": no way that somebody goes ("exports to Chile"). */
    noWays: 'words',
    /** ISO codes of the countries whose towns a text in this language means first. */
    ownCountries: 'textsByLanguage',
  },
  clubs: {
    /** "City, ISO code" → clubs that play there and are not called as the city alone. */
    clubs: 'table',
    /** Clubs whose name is a word or something else: meant only where a match or a team is spoken of. */
    doubtful: 'words',
    /** ISO code of a country → its leagues and cups, and teams whose city no headline needs. */
    leagues: 'table',
    /** "Win at Benfica", "verliest bij Celtic". */
    visiting: 'words',
    /** What a team does: "Liverpool lose", "Utrecht wint". */
    plays: 'words',
    /** Say that a match, a coach or a player is spoken of. */
    match: 'words',
    /** "Japan forward Maeda": what somebody plays for a country says of who it is. */
    players: 'words',
    /** Say that a match was played, or will be. */
    results: 'words',
    /** After a club: the match is at its ground. */
    receives: 'words',
  },
  people: {
    firstNames: 'words',
    /** ISO code of a country → surnames of who leads it. */
    leaders: 'table',
  },
  agencies: { names: 'names' },
  bait: {
    /** Promise a reaction. */
    promises: 'patterns',
    /** Withhold what happened. */
    withholds: 'patterns',
    /** "10 reasons", "7 tips". */
    lists: 'patterns',
    /** Feeling instead of fact. */
    feelings: 'patterns',
    /** Feeling that may itself be the news. */
    moods: 'patterns',
    superlatives: 'patterns',
    /** Insult as headline verb. */
    blows: 'patterns',
    /** Speak to the reader. */
    reader: 'patterns',
    /** Series and commerce in disguise. */
    commerce: 'patterns',
    /** Calls to act, in a summary. */
    calls: 'patterns',
    /** Words that shout when set in capitals. */
    shouts: 'words',
  },
  loaded: {
    /** Labels for people. */
    labels: 'patterns',
    judgements: 'patterns',
    /** Loaded pictures of events. */
    pictures: 'patterns',
    /** Verbs of saying that judge, and fight words for debate. */
    verbs: 'patterns',
    /** Weigh, and say what to think. */
    weighing: 'patterns',
    /** Series that carry opinions, before and after a headline, and their sections in an address. */
    opinionBefore: 'patterns',
    opinionAfter: 'patterns',
    opinionSections: 'patterns',
  },
  relevance: {
    /** Bodies and leaders whose decisions cross borders; as written. */
    actors: 'patterns',
    /** Events that are news far away. */
    events: 'patterns',
    /** Words of a town's or a region's own news. */
    nearby: 'patterns',
    /** In a headline: what comes every day or was announced: daily reports of markets and weather, previews, draws, rumours. */
    routine: 'patterns',
  },
  /** What weighs, whoever reports it. */
  gravity: {
    /** Somebody has died; a number beside it says how many. */
    deaths: 'patternsByLanguage',
    /** At least so many → numbers without figures. */
    numbers: 'tableByLanguage',
    /** Numbers that count no deaths: ages, times, shares, sums. */
    measures: 'patternsByLanguage',
    /** Sounds grave and is not: figures of speech, dead animals, hobbies, titles of films and games. Not read at all. */
    harmless: 'patternsByLanguage',
    /** It is remembered, shown or told of, and did not happen now. */
    recalled: 'patternsByLanguage',
    /** It is protested against, rehearsed, prevented or possible. */
    feared: 'patternsByLanguage',
    /** Somebody was hurt: where nobody died, what happened weighs less. */
    hurt: 'patternsByLanguage',
    attacks: 'patternsByLanguage',
    /** Between people, not between states. */
    violence: 'patternsByLanguage',
    disasters: 'patternsByLanguage',
    /** What may become a disaster, or is one of a building. */
    alarms: 'patternsByLanguage',
    /** Who takes or loses the highest offices. */
    offices: 'patternsByLanguage',
    /** Who takes or loses others. */
    posts: 'patternsByLanguage',
    /** High courts and parliaments. */
    rulings: 'patternsByLanguage',
    /** Arrests, trials and bans, of which every day is full. */
    cases: 'patternsByLanguage',
    /** Peace, trade, sanctions, arms: what states do to each other. */
    agreements: 'patternsByLanguage',
    /** What has not been before, and what moves the economy. */
    records: 'patternsByLanguage',
    /** Championships and the great prizes. */
    honours: 'patternsByLanguage',
  },
  genre: {
    /** Kind of report → names of sections in addresses and feeds. */
    sections: 'table',
    /** Kind of report → words with which the last part of an address begins or ends. */
    slugs: 'table',
    /** What a publisher writes before or after a headline, apart by a colon or a bar. */
    marks: 'patternsByKind',
    /** In a headline, these say the kind. */
    titles: 'patternsByKind',
    /** In a headline, these say it only together. */
    signs: 'patternsByKind',
    /** In a summary. */
    leads: 'patternsByKind',
    /** In a summary, these say that something has happened. */
    newsy: 'patternsByLanguage',
    /** In a summary, outside quotation marks: who writes speaks of themselves. */
    ourselves: 'patternsByLanguage',
    /** In a summary, outside quotation marks: who writes speaks to the reader. */
    reader: 'patternsByLanguage',
    /** First words of headlines that think about the news. */
    opens: 'wordsByLanguage',
  },
  /** What a headline tells beside what happened. */
  headline: {
    /** What was said or felt about it. */
    reactions: 'patternsByLanguage',
    /** What is to come: overtaken when it has come. */
    ahead: 'patternsByLanguage',
    /** That there is something to tell, and not what. */
    teases: 'patternsByLanguage',
    /** In a text: who has not answered yet, which the next report may tell. */
    pending: 'patternsByLanguage',
  },
  heavy: {
    /** Violence, death, disaster: what a reader who wants calm meets less of. */
    words: 'wordsByLanguage',
  },
} as const;

type Shape = typeof SHAPE;
type Kind = keyof Shape;
export type ListForm = { [K in Kind]: Shape[K][keyof Shape[K]] }[Kind];

type Lines = readonly string[];

/** How a list of each form is written down in a file. */
export interface Written {
  words: Lines;
  wordsByLanguage: Lines;
  patterns: Lines;
  patternsByLanguage: Lines;
  patternsByKind: Readonly<Partial<Record<Genre, Lines>>>;
  textsByLanguage: Lines;
  table: Readonly<Record<string, string | Lines>>;
  tableByLanguage: Readonly<Record<string, string | Lines>>;
  names: Readonly<Record<string, Lines>>;
  categories: Readonly<Partial<Record<Subject, Lines>>>;
  termsByLanguage: Readonly<Partial<Record<Subject, Lines>>>;
}

/** What is made of it, of all languages together or, where the form says so, by code of the language. */
export interface Read {
  words: ReadonlySet<string>;
  wordsByLanguage: ReadonlyMap<string, ReadonlySet<string>>;
  /** The inside of one regular expression, alternative by alternative. */
  patterns: string;
  patternsByLanguage: ReadonlyMap<string, string>;
  /** By code of the language, then by kind of report. */
  patternsByKind: ReadonlyMap<string, ReadonlyMap<Genre, Lines>>;
  textsByLanguage: ReadonlyMap<string, Lines>;
  /** Word → key. */
  table: ReadonlyMap<string, string>;
  tableByLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>;
  names: ReadonlyMap<string, Lines>;
  categories: ReadonlyMap<Subject, ReadonlySet<string>>;
  /** Capitals are kept: they must stand in the text. */
  termsByLanguage: ReadonlyMap<string, ReadonlyMap<Subject, ReadonlySet<string>>>;
}

type Lists<K extends Kind, Form> = {
  readonly [L in keyof Shape[K]]: Shape[K][L] extends keyof Form ? Form[Shape[K][L]] : never;
};

/** One language: what stands in the JSON files of its folder. */
export type LanguageFolder = { readonly code: string } & {
  readonly [K in Kind]?: { readonly about: string } & Partial<Lists<K, Written>>;
};

/** What is known of all languages, ready to be asked. */
export type Lexicon = { readonly [K in Kind]: Lists<K, Read> };
