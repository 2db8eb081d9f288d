/** The shape of the lexicon: its files, its lists, and what is made of them. */
import type { Read, Written } from './shape/forms.ts';
import { JUDGEMENTS } from './shape/judgements.ts';
import { MEANINGS } from './shape/meanings.ts';
import { TEXTS } from './shape/texts.ts';

/**
 * Every file a language folder may hold, every list in it, and what is made of the lists of all languages.
 * A folder leaves out what it does not know. How each kind is written down: README.md.
 */
export const SHAPE = {
  ...TEXTS,
  ...MEANINGS,
  ...JUDGEMENTS,
  countries: { words: 'tableByLanguage' },
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
    /** Before where somebody or something comes from. */
    origins: 'words',
    /** Capitals and cities by which newspapers mean a government. */
    governments: 'words',
    /** What stands in a city: "London Bridge", "Utrecht Centraal" are there, and no names of people. */
    landmarks: 'words',
    /** Behind its name, who or what every town has, and what happens in one: "Ceuta mayor", "the Stourbridge fires". */
    locals: 'words',
    /** What a capital owns as a city, and not as a government: "Rome's trams". */
    belongings: 'words',
    /** "the city of Homs", "stad Palmyra": what follows is a place. */
    settlements: 'words',
    /** What governments do. */
    speech: 'words',
    /** Behind whose they are: "Russian missiles". */
    forces: 'words',
    /** "Prices rise as the Iran war drags on": named as a cause. */
    wars: 'words',
    /** After these a capital is what is spoken to or about: "warns Moscow", "talks with Tehran". */
    addressing: 'words',
    /** Cities whose datelines are correspondents' and organisations': they say little about where the story plays. */
    correspondents: 'words',
    /** "rather than Paris", "niet in Utrecht". */
    negations: 'words',
    /** Verbs whose object is where the news is. */
    visits: 'words',
    /** Before "on": "missile strike on Kyiv" is there. */
    assaults: 'words',
    onto: 'words',
    /** "Leaves Busan for Rotterdam", "op_weg": before the goal of a journey, with or without the place left. */
    departures: 'words',
    /** "For", "naar": right before that goal. */
    goals: 'words',
    /** What follows is what it happens in the middle of: "amid hopes for". */
    asides: 'words',
    /** "In America's interests": nothing plays there. */
    noScenes: 'words',
    /** News of every place at once. */
    everywhere: 'patterns',
    /** In front of other news. */
    otherNews: 'patterns',
    /** Headlines about many countries, or about the Union and another power: one that is named beside is none of its own. */
    shared: 'patterns',
    /** Home affairs without a country's name: they point to the publisher's own country. */
    homeAffairs: 'words',
    /** ISO code of a country → what papers of all the world call so of that country: where such a word stands, nothing need say which. */
    affairs: 'table',
    /** Of what is found out: it holds everywhere. */
    findings: 'words',
    /** Of a company's own affairs, and not of what it sells. */
    dealings: 'words',
    /** Before "of": whoever is called after a place and seldom there. */
    nobles: 'words',
    /** After a name: a sea, a shoal or a mountain called so, not the town. */
    features: 'words',
    /** "U.S. Senate race": who wants to sit there is elsewhere. */
    races: 'words',
    /** A city, folded → bodies of many countries that sit there, as written: their news is from there. */
    seats: 'names',
    /** What governments and courts do at home, whatever it is about. */
    decides: 'words',
    /** Bodies without their country's name, at the beginning of a headline: those of the publisher's own. */
    homeBodies: 'words',
    /** Chambers of a parliament by one word: in English those of the United States, but for papers of `chambered` countries. */
    chambers: 'words',
    /** Behind such a word: who sits there. */
    chamberWords: 'words',
    /** "US attacks Iran as the House votes": what follows goes on beside the news. */
    meanwhile: 'words',
    /** "Justices testify to the House", "asks Congress": who is heard there. */
    heardBy: 'words',
    /** ISO codes of countries whose own papers mean their own chambers. */
    chambered: 'words',
    /** Seas, and parts of the world: what happens there is in no one country. */
    wideWaters: 'words',
    wideLands: 'words',
    /** "First in the Middle East", "largest of Asia": what a stretch is named to compare with. */
    compared: 'words',
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
    /** ISO code of a country → sections of its papers that are called after a part of it: "nyregion". */
    sections: 'table',
    /** ISO code of a country → events it is host of each time: they play there without its name. */
    hosts: 'table',
    /** Games and summits that move → what they are called. */
    games: 'table',
    /** ISO code of a country → the games it holds, each with its year: "olympics_2028". */
    held: 'table',
    articles: 'words',
    /** "Washington is trying": behind a name, it does something. */
    auxiliaries: 'words',
    /** Behind a short name in capitals these leave it a name; before anything else it is an adjective: "US and", "US envoy". */
    links: 'words',
    /** "Washington state": the land around the city of that name. */
    states: 'words',
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
    /** "France v Spain". */
    versus: 'words',
    /** "US and Iran trade strikes": what two do to each other. */
    mutual: 'words',
    /** Before a name: who makes things that are called after towns, "Philips Hue". */
    makers: 'words',
    /** Before a people that is the subject: "how Danes", "many Germans". */
    peopleAfter: 'words',
    /** Before the name of games: not those that are held now. */
    notNow: 'words',
    /** Speak of all games there ever were. */
    ever: 'patterns',
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
  bodies: {
    /** ISO code of a country → its bodies and people who stand for it: they act there. */
    institutions: 'table',
    /** ISO code of a country → its parliaments, courts, banks, and houses that stand for its government: they decide there. */
    bodies: 'table',
    /** "City, ISO code" → those of them that sit in one house: what they do at home is there. */
    seated: 'table',
  },
  sights: {
    /** "City, ISO code" → what stands there and is named without it. */
    sights: 'table',
    /** …municipalities with its town hall that are called otherwise. */
    municipalities: 'table',
    /** …the province that is governed from there, and its adjectives; one that is called as its capital with "provincie" in front. */
    provinces: 'table',
    /** …what its people are called: "New Yorkers". */
    citizens: 'table',
    /** …and its universities, by the names they go by. */
    schools: 'table',
  },
  companies: {
    /** ISO code of a country → companies that are at home there and known everywhere. */
    companies: 'table',
  },
  clubs: {
    /** "City, ISO code" → clubs that play there and are not called as the city alone. */
    clubs: 'table',
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
    /** Those that a team does at its desk: no match is played. */
    deals: 'words',
    /** Matches and weeks away from home before a season. */
    friendlies: 'words',
    /** Say that a match was played, or will be. */
    results: 'words',
    /** After a club: the match is at its ground. */
    receives: 'words',
  },
  people: {
    firstNames: 'words',
    /** More of them, none of which places are asked about. */
    givenNames: 'words',
    /** ISO code of a country → who leads it, led it or would like to: what they do is its news. */
    leaders: 'table',
    /** "City, ISO code" → who governs it: they are leaders, and where no town is named their news is there. */
    mayors: 'table',
    /** …and who is known in it, for a trial, a show or a life: its news where nothing else says where. */
    natives: 'table',
  },
} as const;

type Shape = typeof SHAPE;
type Kind = keyof Shape;

type Lists<K extends Kind, Form> = {
  readonly [L in keyof Shape[K]]: Shape[K][L] extends keyof Form ? Form[Shape[K][L]] : never;
};

/** One language: what stands in the JSON files of its folder. */
export type LanguageFolder = { readonly code: string } & {
  readonly [K in Kind]?: { readonly about: string } & Partial<Lists<K, Written>>;
};

/** What is known of all languages, ready to be asked. */
export type Lexicon = { readonly [K in Kind]: Lists<K, Read> };
