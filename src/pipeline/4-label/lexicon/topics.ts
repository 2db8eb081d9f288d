/** Topic tag: the folded words, one or two, that stand for it in English and Dutch. */
const TOPIC_WORDS: Record<string, string> = {
  'climate change':
    'climate change, global warming, klimaatverandering, climate crisis, klimaatcrisis, klimaat',
  space:
    'nasa, esa, spacex, astronaut, astronauts, astronauten, rocket, spacecraft, space station, ruimtevaart, maan, mars, orbit, moon',
  'artificial intelligence':
    'ai, artificial intelligence, kunstmatige intelligentie, chatgpt, openai, chatbot, chatbots, anthropic',
  education:
    'school, schools, scholen, university, universities, universiteit, universiteiten, students, studenten, teachers, leraren, onderwijs, education, pupils, leerlingen, college',
  travel:
    'tourism, tourists, toerisme, toeristen, airline, airlines, airport, luchthaven, holidaymakers, vakantie, travel, reizigers, passengers',
  food: 'food, restaurant, restaurants, chef, recipe, voedsel, eten, supermarket, supermarkets, supermarkt, supermarkten',
  fashion: 'fashion, mode, designer, catwalk, couture, fashion week',
  art: 'art, museum, kunst, musea, museums, painting, schilderij, exhibition, tentoonstelling',
  culture: 'culture, cultuur, film, films, theatre, theater, festival, album, novel, roman',
  economy:
    'economy, economie, inflation, inflatie, gdp, recession, recessie, unemployment, werkloosheid, interest rates, rente',
  medicine:
    'hospital, hospitals, ziekenhuis, ziekenhuizen, vaccine, vaccines, vaccin, cancer, kanker, surgery, medicine, medicijn, medicijnen, drug trial',
  innovation: 'innovation, innovatie, startup, startups, invention, uitvinding, prototype',
  psychology:
    'psychology, psychologie, mental health, mentale gezondheid, therapy, therapie, psychologist, psycholoog',
  lifestyle: 'lifestyle, wellness, fitness, diet, dieet, gardening, tuinieren, dating',
  opinion: 'opinion, opinie, column, editorial, commentaar',
  breaking: 'breaking',
  elections: 'election, elections, verkiezing, verkiezingen, ballot, referendum',
  migration:
    'migrants, migranten, migration, migratie, refugees, vluchtelingen, asylum, asiel, asielzoekers, immigration',
  energy: 'energy, energie, oil, gas, solar, wind farm, kernenergie, nuclear power, electricity, stroom',
  housing: 'housing, woningmarkt, huurders, rent, mortgage, hypotheek, huizenprijzen, house prices',
  war: 'war, oorlog, ceasefire, airstrike, airstrikes, missile, missiles, raketten, troops, troepen',
  football: 'football, voetbal, soccer, eredivisie, premier league, champions league',
  royalty: 'king charles, koning, koningin, royal family, koningshuis, willem alexander, prince william',
  weather: 'weather, weer, storm, heatwave, hittegolf, snow, sneeuw, rainfall, knmi',
};

export const TOPICS: ReadonlyMap<string, string> = new Map(
  Object.entries(TOPIC_WORDS).flatMap(([topic, words]) =>
    words.split(', ').map((word) => [word, topic] as const),
  ),
);
