/** Files by which a report is judged: how it is written, what it weighs, which kind it is. */
export const JUDGEMENTS = {
  bait: {
    /** Promise a reaction. */
    promises: 'patternsByLanguage',
    /** Withhold what happened. */
    withholds: 'patternsByLanguage',
    /** "10 reasons", "7 tips". */
    lists: 'patternsByLanguage',
    /** Feeling instead of fact. */
    feelings: 'patternsByLanguage',
    /** Feeling that may itself be the news. */
    moods: 'patternsByLanguage',
    superlatives: 'patternsByLanguage',
    /** Insult as headline verb. */
    blows: 'patternsByLanguage',
    /** Speak to the reader. */
    reader: 'patternsByLanguage',
    /** Series and commerce in disguise. */
    commerce: 'patternsByLanguage',
    /** Calls to act, in a summary. */
    calls: 'patternsByLanguage',
    /** Words that shout when set in capitals. */
    shouts: 'wordsByLanguage',
  },
  loaded: {
    /** Labels for people. */
    labels: 'patternsByLanguage',
    judgements: 'patternsByLanguage',
    /** Loaded pictures of events. */
    pictures: 'patternsByLanguage',
    /** Verbs of saying that judge, and fight words for debate. */
    verbs: 'patternsByLanguage',
    /** Weigh, and say what to think. */
    weighing: 'patternsByLanguage',
    /** Series that carry opinions, before and after a headline. */
    opinionBefore: 'patternsByLanguage',
    opinionAfter: 'patternsByLanguage',
    /** Their sections in an address, in whichever language. */
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
    /** Missing, trapped, feared dead, aboard what sank: weigh only where they are counted. */
    lost: 'patternsByLanguage',
    /** So many on the run that it is news of itself. */
    uprooted: 'patternsByLanguage',
    /** Diseases that infect thousands, or more than any before. */
    epidemics: 'patternsByLanguage',
    /** At least so many → numbers without figures. */
    numbers: 'tableByLanguage',
    /** Numbers that count no deaths: ages, times, shares, sums, and who is held for them. */
    measures: 'patternsByLanguage',
    /** Behind a death these turn to something else, which a number that follows counts: "dead as 4,000 flee". */
    turns: 'patternsByLanguage',
    /** Sounds grave and is not: figures of speech, dead animals, hobbies, titles of films and games. Not read at all. */
    harmless: 'patternsByLanguage',
    /** It is remembered, shown or told of, and did not happen now. */
    recalled: 'patternsByLanguage',
    /** It is protested against, rehearsed, prevented or possible. */
    feared: 'patternsByLanguage',
    /** Somebody was hurt: where nobody died, what happened weighs less. */
    hurt: 'patternsByLanguage',
    /** Three people and more were hurt, or one badly. */
    injuries: 'patternsByLanguage',
    attacks: 'patternsByLanguage',
    /** What many things are called: an event where one of the next list stands beside it. */
    wrongs: 'patternsByLanguage',
    /** Somebody finds, charges or fears such a wrong now, or it grows. */
    established: 'patternsByLanguage',
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
    /** What has not been before, and what moves companies and markets. */
    records: 'patternsByLanguage',
    /** Jobs lost by the ten thousand. */
    layoffs: 'patternsByLanguage',
    /** How a whole country's economy does, and what its central bank decides. */
    economy: 'patternsByLanguage',
    /** Championships and the great prizes. */
    honours: 'patternsByLanguage',
  },
  genre: {
    /** Kind of report → names of sections in addresses and feeds. */
    sections: 'table',
    /** Kind of report → names of sections that print it more often than news. */
    leaning: 'table',
    /** Kind of report → words with which the last part of an address begins or ends. */
    slugs: 'table',
    /** Kind of report → words with which the last part of an address ends when the headline has none of them. */
    unsaid: 'table',
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
    /** Trades: with a first name alone behind them they open a portrait. */
    trades: 'patternsByLanguage',
    /** First words of headlines that think about the news. */
    opens: 'wordsByLanguage',
  },
  /** What a headline tells beside what happened. */
  headline: {
    /** What was said or felt about it. */
    reactions: 'patternsByLanguage',
    /** What is to come: overtaken when it has come. */
    ahead: 'patternsByLanguage',
    /** What a headline says, an arrow, and what a newer one says when that is over: "detained → freed". */
    overtaken: 'patternsByLanguage',
    /** In a text: who has not answered yet, which the next report may tell. */
    pending: 'patternsByLanguage',
  },
  heavy: {
    /** Violence, death, disaster: what a reader who wants calm meets less of. */
    words: 'wordsByLanguage',
  },
} as const;
