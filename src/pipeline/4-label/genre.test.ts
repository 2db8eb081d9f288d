import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENRES, type Genre } from '../../contract/contract.ts';
import { findGenre, type GenreFacts } from './genre.ts';

const NOTHING: GenreFacts = {
  title: '',
  summary: '',
  language: 'en',
  url: '',
  itemCategories: [],
  publishedAt: '2026-03-01T08:00:00Z',
};
const genre = (title: string, facts: Partial<GenreFacts> = {}): Genre =>
  findGenre({ ...NOTHING, title, ...facts }).genre;

describe('the kind of a report', () => {
  it.each<[string, Genre]>([
    ['Ferry sinks off the coast, 12 missing', 'news'],
    ['WHO sends doctors to the coast', 'news'],
    ['Council approves the harbour bridge', 'news'],
    ['Live: storm reaches the coast', 'live'],
    ['Harbour trial – as it happened', 'live'],
    ['Analysis: a bridge too far for the council', 'analysis'],
    ['Why the harbour bridge costs so much', 'analysis'],
    ['Will the harvest fail?', 'analysis'],
    ['What to know about the new ferry law', 'analysis'],
    ['Opinion | Build the bridge', 'opinion'],
    ['Film review: The Lighthouse Keeper', 'opinion'],
    ['The woman who mends every clock in the valley', 'feature'],
    ['An interview with the last lighthouse keeper', 'interview'],
    ['Mira Holt, lighthouse keeper: ‘The sea never frightened me’', 'interview'],
    ['Harvest feasts in pictures', 'gallery'],
    ['Watch: a whale visits the harbour', 'video'],
    ['How to prune roses in winter', 'service'],
    ['Sponsored: a better way to sail', 'promo'],
    ['Podcast: what the council decided', 'bulletin'],
    ['Ada Moor, builder of bridges, dies at 91', 'obituary'],
  ])('%s → %s', (title, expected) => {
    expect(genre(title)).toBe(expected);
  });

  it.each<[string, Genre]>([
    ['UK papers: ‘Minister quits’ and ‘Super-rain’', 'bulletin'],
    ['Wend ferry vote too close to call First Thing', 'bulletin'],
    ['First thing to sink was the bridge', 'news'],
    ['Old captain to speak today: What we can expect', 'analysis'],
    ['‘The Lighthouse’ Review: a long night', 'opinion'],
    ['Holt’s selling old lamps with a $100 discount', 'service'],
    ['Two of the best lamps are a lot cheaper than usual', 'service'],
    ['Sailing this summer? Don’t go without these essential knots', 'service'],
    ['Wendmouth v Harbour player ratings', 'service'],
    ['Wendmouth vs Harbour – cup final: prediction, kickoff', 'service'],
    ['Get up to $400 off your Harbour Days pass until Friday', 'service'],
    ['Last chance to save on Harbour Days', 'promo'],
    ["'I was afraid of the sea while training to be a captain'", 'interview'],
    ["'I resign,' says harbour master", 'news'],
    ["'The storm took our house and my boat'", 'interview'],
    ['Mira Holt discusses her new role in ‘The Lighthouse’', 'interview'],
    ['The ferry is a joke, and so is its bridge | Ada Moor', 'opinion'],
    ['Ferry and mainland closer than ever | Harbour News Today', 'news'],
    ['Ferry stuck for days: What we know', 'analysis'],
    ['Police say what we know is not enough', 'news'],
    ['The rising stakes of the harbour vote', 'analysis'],
    ['For Wend, the Bridge Is a Promise', 'feature'],
    ['For First Time, Bridge Opens to Cyclists', 'news'],
    ['Greetings from Wend, where the bridge sings', 'feature'],
    ['Five boats: Sailing quiz No 3', 'service'],
    ['Police quiz captain after ferry sinks', 'news'],
    ['I sailed round the island, here are my best tips', 'service'],
    ['Images show damage to the harbour bridge', 'news'],
    ['Minister steps down amid ferry scandal', 'news'],
    ['Harbour runs at a loss – report', 'news'],
    ['Keeper hospitalised after fall on livestream', 'news'],
    ['Watch the livestream of the harbour', 'video'],
    ['Watch sailors lift a whale', 'video'],
    ['Watch maker moves to Wendmouth', 'news'],
    ['Watch owned by captain of the ferry sells for a record sum', 'news'],
    ['Harbour plan was ‘a mistake’: The Keepers', 'news'],
    ['Ferry fire kills 14 - the deadliest in a decade', 'news'],
    ['Mayor drops talking points after row over ferry', 'news'],
    ['Help us improve safety, sailors tell minister', 'news'],
    ['Late Night Rags on the Harbour Master’s Ferry', 'opinion'],
    ['Harbour fair: all the news from the ferry show', 'analysis'],
    ['The harbour bomb marks a dangerous escalation for Wendland', 'analysis'],
    ['Harbour marks a year without accidents', 'news'],
    ['Wendmouth is about to wake up to the price of ice', 'analysis'],
    ['Wendmouth wants its ferry back. The mainland has other plans', 'feature'],
    ['Harbour Dept. Buys Lindqvist Bros. Ferry', 'news'],
    ['Family of the drowned sailor calls for justice. ‘The sea took him.’', 'news'],
    ['Nina Lindqvist: Another friend of the mayor joins the council', 'analysis'],
    ['Nina Lindqvist: ‘I was never on the ferry’', 'news'],
    ['Salt Cup: Wendmouth through to the final', 'news'],
    ['Car rolls into harbour | Two hurt in barn fire', 'bulletin'],
    ['Council falls • ferry held up again', 'bulletin'],
    ["'Mayor's last stand' and 'The salt wars'", 'bulletin'],
    ['I take the ferry four times a day', 'feature'],
    ['The new ferry has the widest deck I’ve seen yet', 'feature'],
    ['World War I mine found in harbour', 'news'],
    ["Captain writes 'I'm bored' in the sand", 'news'],
    ["I'd like a longer season - Lindqvist", 'news'],
    ['We sailed the worst ferry of the north', 'feature'],
    ['A year after the flood, families wait for a dyke', 'feature'],
    ['The new ferry is a triumph of small ideas', 'opinion'],
    ['Mayor says ferry is a joke', 'news'],
    ['Salt lamps are a little cheaper right now', 'service'],
    ['Woman jailed for leaving her mother and daughter at sea', 'news'],
    ['Government shares fall $2bn in offshore sale', 'news'],
  ])('by the form of its headline: %s → %s', (title, expected) => expect(genre(title)).toBe(expected));

  it.each<[string, Genre]>([
    ['Oud-kapitein Ada Moor (77) uit Dorpen overleden', 'obituary'],
    ['Ada Moor (80) overleden: ‘Niets was haar te veel’', 'obituary'],
    ['Motorrijder uit Dorpen overleden bij ongeluk', 'news'],
    ['De 18-jarige Nina bouwt een boot voor de hele straat', 'feature'],
    ['De 18-jarige Nina overleden na val van boot', 'news'],
    ['Made in Dorpen: de boot die niet zinkt', 'feature'],
    ['Mira’s zoektocht naar een haven voor haar boot', 'feature'],
    ['Boekentip: het leven van een schipper', 'service'],
    ['Golven: zo temmen havens de zee', 'analysis'],
    ['Zeevrouw Mira van den Holt: ‘Wie vaart, wordt nat’', 'interview'],
    ['Wethouder Mira van den Holt: ‘De brug komt er’', 'news'],
    ['Scooterrijder (17) vlucht voor politie', 'news'],
    [
      'Bouwer van ‘de varende kas’ Holtboot over zijn eerste jaren: ‘In havens remmen ze je vaak’',
      'interview',
    ],
    ['Vergapen aan touw: honderden knopen langs de haven', 'feature'],
    ['Bouw van de brug zou wel eens slecht kunnen uitpakken', 'analysis'],
    ['Reder zegt dat de brug wel eens slecht zou kunnen uitpakken', 'news'],
  ])('by the form of its headline in Dutch: %s → %s', (title, expected) =>
    expect(genre(title, { language: 'nl' })).toBe(expected),
  );

  it.each<[string, Genre]>([
    ['De schipper is op 82-jarige leeftijd overleden.', 'obituary'],
    ['Zij is op 19-jarige leeftijd uit huis gegaan.', 'news'],
    ['Het slachtoffer overleed in het ziekenhuis.', 'news'],
    ['Zaterdag begint droog, zegt weerman Arend Moor.', 'service'],
    ['Wie een dijk bouwt, kan hem ook groen maken. Tijd voor een nieuwe blik, vindt Mira Holt.', 'opinion'],
    ['Alleen zo heeft een haven toekomst, meent Mira van den Holt.', 'opinion'],
    ['De haven heeft te weinig geld, vindt de burgemeester van Dorpen.', 'news'],
    ['De proef slaagt, schrijft Haven Courant.', 'news'],
    ['Bij de schippers ging het mis, vertelt Mira Holt van de haven.', 'news'],
  ])('by a Dutch text: %s → %s', (summary, expected) =>
    expect(genre('Haven neemt afscheid van schipper', { language: 'nl', summary })).toBe(expected),
  );

  it.each<[string, string, Genre]>([
    ['A small boat, a big surprise', 'https://wend.example/2026/ferry-9-review', 'opinion'],
    ['A small boat, a big surprise', 'https://wend.example/2026/ferry-9-review-135.html', 'opinion'],
    ['A small boat, a big surprise', 'https://wend.example/2026/review-of-ferry-safety', 'news'],
    ['Ferries are safe, review finds', 'https://wend.example/2026/ferry-safety-review', 'news'],
  ])('a review whose headline does not say so: %s (%s) → %s', (title, url, expected) =>
    expect(genre(title, { url })).toBe(expected),
  );

  it.each<[string, Genre]>([
    ['https://wend.example/2026/video-game-maker-moves', 'news'],
    ['https://wend.example/2026/video-of-the-storm', 'video'],
  ])('%s → %s', (url, expected) => expect(genre('Maker of games moves to Wend', { url })).toBe(expected));

  it.each<[string, Genre]>([
    ['Veerboot gezonken voor de kust, twaalf vermisten', 'news'],
    ['Man (34) aangehouden na inbraak', 'news'],
    ['LIVE | Storm bereikt de kust', 'live'],
    ['Analyse: een brug te ver voor de raad', 'analysis'],
    ['Waarom de havenbrug zo duur is', 'analysis'],
    ['De brug moet er komen | Opinie', 'opinion'],
    ['Hendrikje (91) zwemt elke ochtend in zee', 'feature'],
    ['In beeld | Oogstfeest in het dal', 'gallery'],
    ['Video | Walvis bezoekt de haven', 'video'],
    ['Daghoroscoop: een goede dag voor boogschutters', 'service'],
    ['Advertorial: zo vaart u beter', 'promo'],
    ['Podcast Havenpraat | ‘De brug komt er’', 'bulletin'],
    ['Winnende lotnummers van de Staatsloterij', 'service'],
    ['Zo herken je een rijpe peer', 'service'],
    ['Kijktips: dit is vanavond op tv', 'service'],
    ['Agenda van deze week: koren, kermis en een kaasmarkt', 'service'],
    ['Gemeenteraad maakt agenda van wethouders openbaar', 'news'],
    ['Kustlanden zetten zeewering op de agenda', 'news'],
    ['Nieuwsquiz: wat weet jij van de haven?', 'service'],
    ['Beeld van de dag: mist boven de polder', 'gallery'],
    ['Weekoverzicht: een brug, een boot en een burgemeester', 'bulletin'],
    ['Maak kans op kaarten voor het havenfeest', 'promo'],
    ['Beste buren, ruim die fietsen op', 'opinion'],
    ['Pleidooi voor een langzame trein', 'opinion'],
    ['Vijf vragen over de nieuwe sluis', 'analysis'],
    ['Wat de nieuwe sluis betekent voor de vissers', 'analysis'],
    ['Wat een goedkoper kaartje scheelt voor reizigers', 'analysis'],
    ['De gevolgen van een droge lente', 'analysis'],
    ['Bom in haven markeert een escalatie voor Wendland', 'analysis'],
    ['Het geheim van de oudste bakker', 'feature'],
    ['‘Ik heb nooit een dag zonder de zee gekund’', 'interview'],
    ['‘Gemeente verkoopt haven aan projectontwikkelaar’', 'news'],
    ['Dit jaar minder regen gevallen', 'news'],
    ['112-nieuws zondag 27 juli: Auto in sloot • Brand in schuur', 'bulletin'],
    ['112-nieuws: Man gered uit haven', 'bulletin'],
    ['Twee mannen opgepakt in haven | Auto rijdt sloot in', 'bulletin'],
    ['Lezers reageren: de dijk is te hoog', 'opinion'],
    ['Acht jaar na de storm staat de kerk er weer', 'feature'],
    ['Winkel sluit na 18 jaar', 'news'],
    ['De veerboot krijgt geen geld meer. Dus zoekt de schipper een nieuwe haven', 'feature'],
    ['De zee is een geduldige leermeester', 'news'],
    ['Een dijk van zout is een vergissing', 'opinion'],
    ['Bestuursvoorzitter vertrekt aan het einde van het jaar', 'news'],
  ])('in Dutch: %s → %s', (title, expected) => {
    expect(genre(title, { language: 'nl' })).toBe(expected);
  });

  it.each<[string, Genre]>([
    ['Mapping the strikes on the harbour towns', 'analysis'],
    ['Harbour strikes: a timeline', 'analysis'],
    ['The bridge is closed. Here is what we know', 'analysis'],
    ['Harbour election: Which races to watch', 'analysis'],
    ['Tide tracker: Rain over the whole coast', 'analysis'],
    ['Who has left the harbour board so far', 'analysis'],
    ['The Harbour Post view on bridges: build them', 'opinion'],
    ['Bed shortage in our hospitals must end now', 'opinion'],
    ['The council should apologise to the ferrymen', 'opinion'],
    ['The council should apologise to the ferrymen, judge rules', 'news'],
    ['Ferrymen deserve better than this bridge', 'opinion'],
    ['Ferrymen deserve better, says mayor', 'news'],
    ['Reporter’s notebook: a night on the quay', 'feature'],
    ['Letter from Wendmouth', 'feature'],
    ['Salt Diplomacy', 'feature'],
    ['Wendmouth Is Atomizing', 'feature'],
    ['Wendmouth sells ferry', 'news'],
    ['Old Captain Dies', 'news'],
    ['Harbour strike underscores a divide on the islands', 'analysis'],
    ['Ferry crash exposes the limits of the harbour radar', 'analysis'],
    ['Inquiry report highlights flaws in the harbour radar', 'news'],
    ['The poison that killed the captain', 'feature'],
    ['Wendmouth’s other war', 'feature'],
    ['The sailor who humiliated an admiral', 'feature'],
    ['The app bringing the islands together', 'feature'],
    ['Wendmouth Wants Its Ferry Back. It Won’t Be Easy.', 'feature'],
    ['Harbour master steps down. ‘I am tired.’', 'news'],
    ['Rain. Wind. Patience. The New Mood on the Coast.', 'feature'],
    ['In the harbour’s rubble, a search for the ship’s cat', 'feature'],
    ['In rare move, a judge closes the harbour', 'news'],
    ['In Wendmouth, a ferry fire: 3 dead', 'news'],
    ['From sail to steam: how the ferry lost its way', 'analysis'],
    ['Harbour closed: police seek man', 'news'],
    ['Island ferries have become a battleground', 'analysis'],
    ['Ferries have become unsafe, inspectors say in report', 'news'],
    ['All of the Harbour Today - February 17, 2026', 'bulletin'],
    ['Ada Moor: From stoker to captain of the fleet', 'feature'],
    ['‘Let them in’: Legal experts on the harbour ban', 'interview'],
    ['Captain Moor on starting over at sixty', 'interview'],
    ['Police focus on finding the ferry', 'news'],
    ['Best Oars (2026): Ash, Pine, and More', 'service'],
    ['Government review: ferries are too old', 'news'],
    ['Ferries count every gull in the harbour. Captains love it. Gulls fly on.', 'feature'],
    ['Island ferry and harbour board have a fraught relationship', 'analysis'],
    ['Every ferry line that has raised its fares', 'analysis'],
    ['Ferry collision: what we know about the captain', 'analysis'],
    ['Closing the harbour is a bad idea', 'opinion'],
    ['Three big reasons why ferries run late', 'service'],
    ['Salt princes, old pears, and more harbour news', 'bulletin'],
    ['Captains, keepers, and the misreading of charts', 'feature'],
    ['Islanders can’t stop painting ferries', 'feature'],
    ['Which harbour makes the best soup', 'analysis'],
  ])('a standing page, a leader, an essay or none of them: %s → %s', (title, expected) => {
    expect(genre(title)).toBe(expected);
  });

  it.each<[string, Genre]>([
    ['Dit staat er in het havenakkoord', 'analysis'],
    ['Het conflict om de haven draait om zout', 'analysis'],
    ['Feest in de haven: over zout, touw en de tranen van opa', 'analysis'],
    ['Burgemeester over havenbrand: dicht tot maandag', 'news'],
    ['Lekkage in de sluis is geen incident', 'analysis'],
    ['Ruzie op het eiland toont verlies aan invloed', 'analysis'],
    ['Onderzoek toont verlies aan invloed op het eiland', 'news'],
    ['Een brug is onze belangrijkste behoefte', 'opinion'],
    ['Het is een zegen als de brug dichtgaat', 'opinion'],
    ['Standpunt: bouw die brug', 'opinion'],
    ['Van roeiboot tot veerpont: haven koopt schepen', 'news'],
    ['Vlierthee', 'feature'],
    ['Brug open', 'feature'],
    ['Veerdienst naar eiland hervat', 'news'],
  ])('…and in Dutch: %s → %s', (title, expected) => {
    expect(genre(title, { language: 'nl' })).toBe(expected);
  });

  it.each<[string, string, Genre]>([
    ['weeks', 'https://a.example/2026/02/08/wend-strikes', 'analysis'],
    ['months, by the name of its month', 'https://a.example/world/2025/nov/12/wend-strikes', 'analysis'],
    ['days', 'https://a.example/2026/02/26/wend-strikes', 'news'],
    ['an unknown day of a month', 'https://a.example/2026/01/wend-strikes', 'news'],
    ['no time, by a number', 'https://a.example/news/2026-wend-strikes-1250', 'news'],
  ])('a page that was there for %s before it came again is kept up to date', (_, url, expected) => {
    expect(genre('Strikes on the harbour towns of Wend', { url })).toBe(expected);
  });

  it.each<[string, Genre]>([
    ['https://a.example/opinion/2026/3/1/the-bridge', 'opinion'],
    ['https://a.example/videos/c123', 'video'],
    ['https://a.example/partnerbijdrage/varen', 'promo'],
    ['https://a.example/news/2026/opinion-polls-show-a-lead-for-the-party-of-the-bridge', 'news'],
  ])('the address says it: %s → %s', (url, expected) => {
    expect(genre('The old harbour bridge', { url })).toBe(expected);
  });

  it.each<[string, Genre]>([
    ['https://a.example/culture/recensie-the-bridge-of-sighs-is-long-b12345', 'opinion'],
    ['https://a.example/2026/03/01/g-s1-1234/up-first-newsletter-bridge-strike', 'bulletin'],
    ['https://a.example/culture/2026/03/01/the-harvest-feast-in-the-valley-in-pictures', 'gallery'],
    ['https://a.example/nieuws/2026/03/01/havenblog-1-maart-a4901', 'live'],
    ['https://a.example/news/mayor-of-the-valley-cancels-her-only-interview', 'news'],
  ])('its last part begins with the kind: %s → %s', (url, expected) => {
    expect(genre('The old harbour bridge', { url })).toBe(expected);
  });

  it.each<[string, Genre]>([
    ['‘We bail all day’: the families living on leaking ferries', 'feature'],
    ['‘Nobody warned us’: life on the quay after the flood', 'feature'],
    ["'They took my oar': The keepers left behind by the new harbour", 'feature'],
    ['‘You have to go’: the harbour master tells captain', 'news'],
    ['Wet boots and warm soup - the islanders who mend the dyke', 'feature'],
    ['Harbour to close - the council says nothing', 'news'],
    ['The Oars - The Oars drummer leaves the band', 'news'],
    ['Harbour trade shrank - the steepest fall since the flood', 'news'],
    ['MY SHIP: Lindqvist says mayor is a model', 'news'],
    ['From nets to ropes - how the harbour changed its trade', 'analysis'],
    ['Two ferries, one captain - why Wendmouth wants both', 'analysis'],
    ['‘We may lose’ - inside harbour gripped by a strike', 'analysis'],
    ['My ferry was late for ninety days', 'feature'],
    ['My Lai survivors meet again', 'news'],
    ['Looking back at the storm that drowned the quay', 'feature'],
    ['Salt Cup: Five key talking points as Wendmouth return', 'analysis'],
    ['Wendmouth vs Harbour: cup final – Moor, prediction, news', 'analysis'],
    ['Moor v Holt predictions', 'analysis'],
    ['Harbour takes prediction markets to court over cup bets', 'news'],
    ['Rain beats all predictions', 'news'],
    ['Wendmouth vs Harbour – What to know ahead of the final', 'analysis'],
    ['Mayor to speak on ferries: What to Know.', 'analysis'],
    ['Captain Moor has a lot to say: The takeaways', 'analysis'],
    ['Wendmouth vs Harbour: Key factors that could decide the cup', 'analysis'],
    ['Five of the main challenges awaiting the new harbour master', 'analysis'],
    ['Three big moments in the harbour debate', 'analysis'],
    ['Three big ferries to leave the harbour', 'news'],
    ['What the ferry deal could mean for shoppers', 'analysis'],
    ['Salt Cup 2026: Full match schedule and groups', 'analysis'],
    ['A youngster to watch at each harbour club', 'analysis'],
    ['Islanders gather to watch the eclipse', 'news'],
    ['Good weekend for Moor but not for Holt - driver ratings', 'service'],
    ['Ferries burn: a visual guide to the fires', 'service'],
    ['Harbour board issues guide to safe mooring', 'news'],
    ['Ranking the Best Oars and Lamps', 'service'],
    ['Choosing the right smart lamp (2026)', 'service'],
    ['Want more of the ferry? Read these books next', 'service'],
    ['Shop the harbour’s Black Friday in July sale', 'service'],
    ['Black Friday sales rise in the harbour', 'news'],
    ['Watch moment police arrest a captain on the roof', 'video'],
    ['Watch Wendmouth set up the lamp in its own leaked films', 'video'],
    ['Watch dealer robbed in the harbour', 'news'],
    ['Late Night Roasts the Mayor’s Ferry Speech', 'opinion'],
    ['Late Night Buses Return to the Harbour', 'news'],
    ['Late Night Shootings Leave Two Hurt on Quay', 'news'],
    ['Ferry trial - life sentence for captain', 'news'],
    ['Seth Meyers Calls the Mayor a Leaking Ferry', 'opinion'],
    ['‘The Daily Show’ Tackles the War on Ferries', 'opinion'],
    ['John Oliver sued over harbour film', 'news'],
    ['Harbour championship form guide', 'analysis'],
    ['16 Salt Cup viral moments - from the calm captain to a kiss', 'analysis'],
    ['Share your experiences with the ferry', 'promo'],
    ['Help us test the new Harbour Post app', 'promo'],
    ['Mayors share your taxes with islands', 'news'],
  ])('no news by what stands before a dash, in a list or in a show: %s → %s', (title, expected) =>
    expect(genre(title)).toBe(expected),
  );

  it.each<[string, Genre, string?]>([
    [
      'Vrede van Dorpen: overleg zonder tafel',
      'feature',
      'In 1697 kwam er in Dorpen een einde aan de oorlog.',
    ],
    ['Vrede van Dorpen: overleg zonder tafel', 'news', 'In 2025 wil de gemeente de brug vernieuwen.'],
    ['Stroom in Dorpen uitgevallen', 'news', 'In 1200 woningen viel de stroom uit.'],
    ['Molen van Dorpen staat nog overeind', 'feature', 'In de zeventiende eeuw maalde hier het graan.'],
    ['Op de kade in de jaren 60: van zeil tot stoom', 'feature'],
    ['Rederij steekt de komende jaren 50 miljoen in schepen', 'news'],
    ['De 90-jarige haven in zeven gebeurtenissen', 'analysis'],
    ['Drie schuren in zes dagen afgebrand', 'news'],
    ['Man aangehouden voor moord op de kade in de jaren 80', 'news'],
    ['Veerkaartje wordt in drie stappen duurder', 'news'],
    ['Twee Wijsjes: Bert heeft weer een verhaal', 'bulletin', 'De playlist van Twee Wijsjes voor zondag.'],
    ['Luister nu: Leven in muziek met de burgemeester', 'bulletin'],
    ['Deel je verhaal over de haven', 'promo'],
    ['Haven gaat data over schepen delen', 'news'],
    ['‘Een haven is eigenlijk een heel onlogische plek’', 'interview'],
    ['‘Sjouwen houdt niet op bij de kade – dat kun je niet zomaar stopzetten’', 'interview'],
    ['‘Rederij verkoopt veerboot aan eiland’', 'news'],
  ])('…and in Dutch, by its text too: %s → %s %s', (title, expected, summary = '') =>
    expect(genre(title, { language: 'nl', summary })).toBe(expected),
  );

  it.each<[string, Genre]>([
    ['In 1697 the war ended in Wend with nine signatures.', 'feature'],
    ['In the 17th century this mill ground the grain.', 'feature'],
    ['In 2025 the council closed the mill.', 'news'],
    ['Around 1500 people had to leave the quay.', 'news'],
  ])('a text that opens in a year long past is history: %s → %s', (summary, expected) =>
    expect(genre('Mill of Wend stands without sails', { summary })).toBe(expected),
  );

  it('so does the publisher’s own name for it', () => {
    expect(genre('The old harbour bridge', { itemCategories: ['Q&A', 'Bridges'] })).toBe('interview');
  });

  it('what has happened is news, though the headline wonders', () => {
    const summary = 'The council announced on Tuesday that the bridge will be closed, police said.';
    expect(genre('How the bridge was closed', { summary })).toBe('news');
    expect(genre('How the bridge was closed')).toBe('analysis');
  });

  it('a headline that is only the beginning of its text is a note', () => {
    const summary = 'The keeper of the lighthouse paints a boat for every ship that passes.';
    expect(genre('The keeper of the lighthouse paints a…', { summary })).toBe('feature');
  });

  it('who writes of themselves does not report, and who is quoted may', () => {
    const kind = (summary: string): Genre => genre('Een zomer aan zee', { language: 'nl', summary });
    expect(kind('Op het strand denk ik aan de winter en mijn jas.')).toBe('opinion');
    expect(kind('“Ik denk aan de winter”, zegt de strandwacht.')).toBe('news');
    expect(kind('De strandwacht sluit de post: “Ik denk aan de')).toBe('news');
  });

  it.each<[string, string, Genre]>([
    ['Bridge opens. And, a mayor resigns', 'A day of news.', 'bulletin'],
    ['Havenbrug geopend – burgemeester stapt op', '1. Havenbrug geopend Na jaren van bouwen…', 'bulletin'],
    ['Kolonel Joris Visser (1931-2026) kende elke brug', '', 'obituary'],
    ['Zout, wind en geduld: op bezoek bij de strandwacht', '', 'feature'],
    ['The old harbour lamp', 'You light it by hand. What does your evening look like?', 'feature'],
    ['US ferry reaches the coast', 'It carried US mail.', 'news'],
  ])('%s | %s → %s', (title, summary, expected) => {
    const language = /[Bb]urgemeester|brug|Zout/.test(title) ? 'nl' : 'en';
    expect(genre(title, { summary, language })).toBe(expected);
  });

  it.each<[language: string, title: string, Genre]>([
    ['en', 'Wendland refuses to join US strikes', 'news'],
    ['en', 'Join us for Harbour Days', 'promo'],
    ['en', 'Millions sign up to harbour trial', 'news'],
    ['en', 'Sign up for our harbour newsletter', 'promo'],
    ['en', 'Job vacancies fall in harbour towns', 'news'],
    ['en', 'Leaders clash over how to pay for the bridge', 'news'],
    ['en', 'Keepers learn how to live with the sea', 'news'],
    ['en', 'How to keep a boat dry', 'service'],
    ['en', 'Councils seek ways to fund the bridge', 'news'],
    ['en', 'Ten ways to cook herring', 'service'],
    ['en', 'Cup tickets go on sale amid anger', 'news'],
    ['en', 'Ferry shares fall 30% off record high', 'news'],
    ['en', 'Lamps are 30% off', 'service'],
    ['en', 'Four films from the island banned', 'news'],
    ['en', 'Captain details his plan for the harbour', 'news'],
    ['en', 'Harbour failings led to deaths of 12 sailors - review', 'news'],
    ['en', 'The Lighthouse – review', 'opinion'],
    ['en', 'Boy, 15, stabbed at party in Wend, dies in hospital', 'news'],
    ['en', 'Harbour crisis live: ferry reaches the coast', 'live'],
    ['en', 'People who live: a portrait', 'news'],
    ['nl', 'Haven wint Wendse lotto-rit', 'news'],
    ['nl', 'Recept voor haring in het zuur', 'service'],
    ['nl', 'Fietsroute F35 krijgt subsidie', 'news'],
    ['nl', 'Kamerlid haalt uit in podcast', 'news'],
    ['nl', 'Politie toont beelden van vechtpartij', 'news'],
    ['nl', 'Beelden van de storm', 'video'],
    ['nl', 'Premier in gesprek met schippers', 'news'],
    ['nl', 'In gesprek met schipper Mira Holt', 'interview'],
    ['nl', 'Minister moet nu ingrijpen, vindt Kamer', 'news'],
    ['nl', 'De minister moet nu ingrijpen', 'opinion'],
    ['nl', 'Baby uit Oss overleden: ouders aangehouden', 'news'],
    ['nl', 'Fietser op de Dam overleden', 'news'],
    ['nl', 'Mira van der Holt overleden', 'obituary'],
    ['nl', 'Tilburger (24) krijgt zes jaar cel', 'news'],
  ])('%s: %s → %s', (language, title, expected) => {
    expect(genre(title, { language })).toBe(expected);
  });

  it('words of who is quoted do not make a feature of a report', () => {
    expect(genre('Dorp verliest school: ‘Mijn leven, onze droom’', { language: 'nl' })).toBe('news');
    expect(genre('Mijn leven, onze droom', { language: 'nl' })).toBe('feature');
  });

  it('what somebody asks in a quotation is no question of the report', () => {
    expect(genre('Keeper locked out of lighthouse: “Who pays the lamp?”')).toBe('news');
    expect(genre('Will the lamp be lit?')).toBe('analysis');
    expect(genre('“Who pays the lamp?” Keeper locked out of lighthouse')).toBe('news');
    expect(genre('A lamp for the lighthouse? How keepers draw lots')).toBe('analysis');
  });

  it.each(['opinie-column', 'columns-opinie'])('two names of one kind are that kind: %s', (section) => {
    expect(genre('Een zomer aan zee', { language: 'nl', url: `https://a.example/${section}/zomer` })).toBe(
      'opinion',
    );
  });

  it('names of different kinds are none', () => {
    expect(genre('A summer by the sea', { url: 'https://a.example/opinion-video/summer' })).toBe('news');
  });

  it('words of one language say nothing in another', () => {
    expect(genre('Waarom de havenbrug zo duur is', { language: 'en' })).toBe('news');
  });

  it('tells by what it was told', () => {
    expect(findGenre({ ...NOTHING, title: 'Opinion | Build the bridge' }).because).toBe('Opinion |');
    expect(findGenre({ ...NOTHING, title: 'Ferry sinks off Wend' }).because).toBe('');
  });

  it('what was found in one text changes nothing in the next', () => {
    const summary = 'Wij roeien uit.';
    const kinds = ['', '', ''].map(() => genre('Haven steekt oude lamp aan', { language: 'nl', summary }));
    expect(kinds).toEqual(['opinion', 'opinion', 'opinion']);
  });

  it('any text has one kind, and always the same', () => {
    const words = fc.string({ unit: 'grapheme' });
    const facts = fc.record({
      title: words,
      summary: words,
      url: fc.webUrl(),
      language: fc.constantFrom('en', 'nl', 'xx'),
      itemCategories: fc.array(words),
      publishedAt: fc.constant(NOTHING.publishedAt),
    });
    fc.assert(
      fc.property(facts, (report) => {
        expect(GENRES).toContain(findGenre(report).genre);
        expect(findGenre(report)).toEqual(findGenre(report));
      }),
    );
  });
});
