/** What may not be taken for anything but news, and beside it what looks alike and is none. */
import { describe, expect, it } from 'vitest';
import { findGenre } from './genre.ts';

const genreOf = (title: string, language: string, url: string, summary: string): string =>
  findGenre({ title, summary, language, url, itemCategories: [], publishedAt: '2026-03-01T08:00:00Z' }).genre;
const english = (title: string, url = '', summary = ''): string => genreOf(title, 'en', url, summary);
const dutch = (title: string, url = '', summary = ''): string => genreOf(title, 'nl', url, summary);

describe('plain news', () => {
  it.each([
    'Review of ferry safety ordered after collision',
    'Harbour board publishes review into fire',
    'Mayor cancels interview with harbour radio',
    'Editor sues columnist over stolen text',
    'Newspaper drops column after complaints',
    'Court blocks sale of ferry company',
    'Ferry company signs deal to buy 12 ships',
    'Trade deal with islands signed after ten years of talks',
    'Harbour police seize 400 forged discount cards',
    'Publisher withdraws cookbook after readers fall ill',
    'Quiz host dies in road accident',
    'Podcast company lays off 200 people',
    'Photographer wins prize for pictures of storm',
    'Essay prize goes to teacher from Wendmouth',
    'Council bans sponsored posts near schools',
    'Critics call for minister to resign',
    'Opinion poll gives harbour party a lead of six points',
    'Oil falls to $61 a barrel as tankers return',
    'Harbour shares drop to $3 after profit warning',
    'People smugglers jailed for nine years',
    'Government tested by second vote on harbour tax',
    'Best actress award goes to Mira Holt',
    'Harbour closed as storm brings down power lines',
    'Five books burned in attack on library',
    'The mayor resigns after ferry inquiry',
    'Thieves take gifts from children’s hospital',
    'Prices rise for third month in a row',
    'Police investigate life insurance fraud',
    'Travel company goes bankrupt, leaving 3,000 stranded',
    'Best Buy closes 12 stores',
    'Nothing to suggest arson, harbour police say',
    'Captain says he can’t return to ferry',
    'Union says harbour plan isn’t finished',
    'Captain who killed his rival at home jailed for life',
    'Former ferry captain shot dead outside his home',
    'Almost 40 households evacuated in harbour town after blast',
    'Coast braces for second storm of the week',
    'Storm overshadows opening of regatta',
    'Harbour shuts as crews struggle to save ferry',
    'Firefighters struggle to contain blaze at harbour',
    'Ferry app now lets you change your seat',
    'Captain and six others ordered to pay Daily Mail publisher',
    'Keepers used to joke about our weather, harbour chief says',
    'Jailed captain could win a new trial, court told',
  ])('%s', (title) => expect(english(title)).toBe('news'));

  it.each([
    'Recensent opgepakt na vechtpartij in theater',
    'Gemeente trekt rapport over havenbrand in',
    'Krant stopt met column na klachten',
    'Burgemeester zegt interview af',
    'Politie vindt 400 valse kortingsbonnen',
    'Kookboek uit de handel na zieke lezers',
    'Presentator van quiz omgekomen bij ongeluk',
    'Fotograaf wint prijs met beeld van storm',
    'Rechter verbiedt verkoop van veerdienst',
    'Rederij koopt twaalf schepen voor 80 miljoen',
    'Peiling: havenpartij op winst van zes zetels',
    'Vijf boeken verbrand bij brand in bibliotheek',
    'Vader en zoon gered uit zinkende boot',
    'Reisorganisatie failliet, drieduizend mensen gestrand',
    'Onderzoek naar fraude met levensverzekeringen',
    'Wethouder stapt op na havenrapport',
    'Burgemeester Nico stopt met varen',
    'Marktkoopman Nico gewond na steekpartij',
    'Marktkoopman stopt met varen',
    'Prijzen stijgen voor de derde maand op rij',
    'Schipper die zijn vader altijd al haatte, krijgt levenslang voor moord',
  ])('in Dutch: %s', (title) => expect(dutch(title)).toBe('news'));
});

describe('what somebody says in a summary', () => {
  it.each([
    ['Burgemeester boos over vernielingen', '"Dit is schandalig", zegt hij.'],
    ['Ouders boos over besluit haven', '‘Onbegrijpelijk en naïef’, aldus de voorzitter.'],
    ['Vakbond wil hoger loon', '"Nu moeten we doorpakken", zegt de voorzitter.'],
    ['Haven krijgt nieuwe kraan', '“Deze kraan was altijd mijn droom”, zegt de directeur.'],
  ])('makes no opinion of Dutch news: %s', (title, summary) =>
    expect(dutch(title, '', summary)).toBe('news'),
  );

  it.each([
    ['Prime minister urges calm', '"We must stay calm," he told parliament.'],
    ['Harbour opens new quay', '“It is time to build,” the chief told workers.'],
    ['Ferry firm fined', '“Experts say nothing of this,” the owner told the court.'],
  ])('makes none of English news: %s', (title, summary) => expect(english(title, '', summary)).toBe('news'));

  it('is told from what the writer says', () => {
    expect(english('Harbour after the storm', '', 'We must build a higher wall.')).toBe('opinion');
    expect(dutch('Haven na de storm', '', 'Nu moeten we doorpakken.')).toBe('opinion');
  });
});

/** Headlines, each with a summary where that has the word, whose one word also tells another kind. */
describe('one word that also reports', () => {
  it.each([
    ['Wendland’s economy shrinks'],
    ['Zandland’s parliament dissolved'],
    ['Harbour sales up 5% year on year'],
    ['Hottest year on record in Wendmouth'],
    ['No one injured in harbour fire'],
    ['Mayor to meet the pope'],
    ['Lorry overturns on road to Wendmouth'],
    ['Crews work around the clock to reopen harbour'],
    ['Militia frees the last hostages'],
    ['Ministers cut the cost of ferry tickets'],
    ['MPs vote to raise the age of consent'],
    ['Harbour chief resigns under pressure'],
    ['Police seek tips on missing teenager'],
    ['Fire in harbour warehouse', 'No one was hurt.'],
    ['Fire at boatyard', 'Nobody was injured.'],
    ['Ministers discuss harbour', 'They will meet later in Wendmouth.'],
    ['Boat sinks off Wendmouth', 'The cause remains unclear.'],
    ['Crowd gathers in harbour', 'Thousands came to watch the procession.'],
    ['Schools offer jab', 'Parents can sign up for the jab.'],
    ['Office warns of storm', 'It updated its advice to travellers.'],
    ['Captain on trial', 'The prosecution argues that he slept.'],
  ])('%s', (title, summary = '') => expect(english(title, '', summary)).toBe('news'));

  it.each([
    ['Proces begint volgende week in Wendmonde'],
    ['Politie krijgt 40 tips over vermist meisje'],
    ['Warenhuis failliet verklaard'],
    ['Woning onbewoonbaar verklaard na brand'],
    ['Vijfde zege op een rij voor havenploeg'],
    ['Export daalt derde maand op een rij'],
    ['Militairen nemen de macht over in Wendland'],
    ['Kamer wil de gevolgen van gaswinning onderzoeken'],
    ['Fabriek groeit door de vraag naar chips'],
    ['Rijksmuseum toont teruggevonden schilderij'],
    ['Werkloosheid hoogste sinds 2014'],
    ['Koning op bezoek in Wendland'],
    ['Niemand gewond bij botsing in Wendmonde'],
    ['Drie wandelaars verliezen hun leven in bergen'],
    ['Brand kost het leven van twee kinderen'],
    ['Man (82) overvallen in zijn eigen huis'],
    ['Veenbrand smeult nog'],
    ['Leiders bijeen in Wendmonde', 'Donderdag bespreken de leiders nieuwe sancties.'],
    ['Bondscoach kiest ploeg', 'De bondscoach selecteert drie debutanten.'],
    ['Rapport over haven klaar', 'Het rapport is uitgebracht aan de minister.'],
  ])('in Dutch: %s', (title, summary = '') => expect(dutch(title, '', summary)).toBe('news'));
});

describe('a compound at the beginning', () => {
  it('is no name of a series', () => {
    expect(english('Letter-bomb suspect arrested in harbour')).toBe('news');
    expect(english('Op-ed: Ferries need a plan')).toBe('opinion');
    expect(english('Live-blog: Storm reaches the coast')).toBe('live');
    expect(english('Video-game maker lays off 200 people')).toBe('news');
    expect(english('Analysis-Ports of the north reopen after storm')).toBe('analysis');
  });
});

describe('offers, advice and explanations', () => {
  it.each([
    ['This small lamp is down to $20', 'service'],
    ['Holt’s travel lamp has hit a new low price', 'service'],
    ['The Best Oars for Long Rivers', 'service'],
    ['12 best lamps of 2026', 'service'],
    ['Which Lamp to Buy This Winter', 'service'],
    ['Your cheat sheet to the harbour games', 'service'],
    ['Five books to read by the sea', 'service'],
    ['Ferry strike: All to know', 'analysis'],
    ['Ferry law: the promise and limits of a new port', 'analysis'],
    ['Ferry war: The fight to save the last boat', 'feature'],
    ['This captain rowed around the world', 'feature'],
    ['My brother’s ferry burned and he was killed at home', 'feature'],
    ['A bomb killed six in your home town', 'feature'],
    ['Please stop ringing the harbour bell', 'opinion'],
    ['The harbour didn’t need another bridge', 'opinion'],
    ['Come to our night at the harbour', 'promo'],
    ['Everyone wants a piece of the harbour', 'feature'],
    ['There are endless stories about the ferry', 'feature'],
    ['They found the ship, then each other', 'feature'],
    ['Grab the whole set of lamps for $50', 'service'],
    ['The ferry’s lonely captain is slowly learning', 'feature'],
  ])('%s → %s', (title, kind) => expect(english(title)).toBe(kind));

  it.each([
    ['Tien boeken om mee naar zee te nemen', 'service'],
    ['Waar je het beste kunt varen', 'service'],
    ['Een leven aan de kade', 'feature'],
    ['Deze schipper vaart wél uit', 'feature'],
    ['Marktkoopman Nico stopt met varen', 'feature'],
    ['Iedereen wil een boot', 'feature'],
    ['Bespaar het hele jaar op je boot', 'service'],
    ['Gastbijdrage | De brug kan wachten', 'opinion'],
  ])('in Dutch: %s → %s', (title, kind) => expect(dutch(title)).toBe(kind));

  it.each([
    ['https://a.example/ad-feature/ferry', 'promo'],
    ['https://a.example/tech/ferry-lamp-deal-sale', 'service'],
    ['https://a.example/guest-essay/ferry', 'opinion'],
    ['https://a.example/long-reads/ferry', 'feature'],
    ['https://a.example/2026/ferry-strike-what-to-know', 'analysis'],
    ['https://a.example/photo-galleries/ferry', 'gallery'],
    ['https://a.example/lifestyle/ferry', 'feature'],
    ['https://a.example/news/ferry-deal', 'news'],
    ['https://a.example/news/lifestyle', 'news'],
  ])('%s → %s', (url, kind) => expect(english('Holt lights the old harbour lamp', url)).toBe(kind));

  it('what is said between a curly and a straight mark is nobody’s own word', () => {
    expect(english('Keeper lights the lamp', '', '“I saw it from my boat," a keeper said of the lamp.')).toBe(
      'news',
    );
  });

  it('a section that prints news too makes nothing else of what happened on a day', () => {
    const lit = 'The lamp was lit again on Monday, officials said.';
    expect(english('Holt lights the old harbour lamp', 'https://a.example/lifestyle/ferry', lit)).toBe(
      'news',
    );
  });
});
