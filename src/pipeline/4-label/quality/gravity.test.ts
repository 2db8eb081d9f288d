import { describe, expect, it } from 'vitest';
import { gravityOf, NO_GRAVITY, tellsToll, tollOf } from './gravity.ts';

const points = (title: string, summary = '', language = 'en'): number =>
  gravityOf({ title, summary, language }).points;

describe('gravity', () => {
  it.each([
    ['Storm kills 120 in Wendland', 'Storm kills 4 in Wendland'],
    ['Comedian Bill Holt dies', 'Comedian Bill Holt nearly died'],
    ['Storm kills 4 in Wendland', 'Storm kills fisherman in Wendland'],
    ['Storm kills eleven in Wendland', 'Storm kills 4 in Wendland'],
    ['Hundreds dead in Wendland', 'Dozens dead in Wendland'],
    ['Floods and wildfires in Wendland', 'Floods in Wendland'],
    ['Dozens dead after ferry capsizes', 'One dead after ferry capsizes'],
    ['Prime minister resigns', 'Prime minister visits bakery'],
    ['Earthquake shakes Wendmouth', 'Choir shakes Wendmouth'],
    ['Court rules that dam may be built', 'Dam may be built'],
    ['Parties agree ceasefire', 'Parties agree programme'],
    ['Attack on market', 'Police foil attack on market'],
    ['Flood death toll in northern Wendland reaches 100', 'Flood death toll in northern Wendland is low'],
    ['Jet shoots down drone', 'Minister shoots down plan'],
    ['Army launches 600 drones at capital', 'Army launches website in capital'],
    ['Gunmen board tanker', 'Guests board train'],
    ['Police fire on protesters', 'Police talk to protesters'],
    ['Soldiers seize power', 'Club seizes chance'],
    ['Former prime minister of Wendland sentenced', 'Former goalkeeper of Wendland sentenced'],
    ['Parliament dissolved', 'Parliament painted'],
    ['Court bars party from elections', 'Club bars party in garden'],
    ['Wendland to exit International Criminal Court', 'Actor exits show'],
    ['Strait of Wendmouth closed', 'Pool of Wendmouth closed'],
    ['New prime minister in Wendland', 'Singer meets new prime minister'],
    ['Wendland inflation rises to 2.1% at start of year', 'Profits of Wendish bakers rise'],
    ['Unemployment rate decreases by half a point', 'Speed limit decreases by half'],
    ['Economy shrank in second quarter', 'Jumper shrank in second wash'],
    ['Trade gap with Zandland narrows', 'Gap in fence of Zandland narrows'],
    ['Attack on market', 'Fed raises interest rates'],
    ['Jobs growth slows in Wendland', 'Zandland singer Joan Jobs hits back'],
    ['Jobs market cools', '2,000 jobs hit by storm'],
    ['Mortgage rate rises', 'Heart rate rises at sight of dog'],
    ['Wendland cuts key rates', 'Town cuts business rates'],
    ['Recession in Wendland', 'Gum recession in adults'],
    ['Inflation hits 3%', 'Grade inflation hits universities'],
    ['Economy grows', 'Economy class grows roomier'],
    ['Wendmouth bar fire toll rises to 32', 'Harbour tolls rise to 32 marks'],
    ['Army opens fire on children', 'Army opens school for children'],
    ['Navy fires on cargo vessel', 'Navy waits for cargo vessel'],
    ['Ten climbers ‘missing’ on peak', 'Ten climbers sing on peak'],
    ['Van plows through crowd', 'Van plows through snow'],
    ['Driver ploughs into crowd in Wendmouth', 'Driver ploughs into snow in Wendmouth'],
    ['2,700 reported missing after quake', 'Quake shakes Wendland'],
    ['Boat carrying more than 90 capsizes', 'Boat capsizes'],
    ['Boat sinks, at least 20 still missing', 'Boat sinks, keeper still missing from squad'],
    ['Ferry sinks with 90 aboard', 'Ferry sinks, all 90 aboard rescued'],
    ['40 miners trapped underground', '40 miners take a holiday'],
    ['20 missing after quake', '20 documents missing after quake'],
    ['Strike kills 5 at chicken farm', 'Strike kills 5 chickens at farm'],
    ['Crash kills driver, 3 horses', 'Crash kills 3 horses'],
    ['Woman killed walking dog', 'Woman walking dog'],
    ['Excavator crash kills four', 'Excavation of crash that killed four'],
    ['Terrorist act in Wendmouth', 'Terrorism Act read again'],
    ['Weekend clashes in Wendmouth', 'Title clashes in Wendmouth'],
    ['Wendland clashes with Hezbollah', 'Wendland clashes with rival'],
    ['100,000 told to leave their homes', '100,000 to leave Twitter'],
    ['Storm leaves tens of thousands homeless', 'Storm leaves tens of thousands without power'],
    ['At least 20 dead on ferry', 'At least 20 feared dead on ferry'],
    ['Mass grave found in Wendland', 'Old grave found in Wendland'],
    ['Fires force 60,000 to flee homes', 'Fires force 60 to flee homes'],
    ['Hundreds of thousands evacuated as fires spread', 'Village evacuated as fire spreads'],
    ['3 U.S. soldiers killed', 'U.S. soldier killed'],
    ['Boat of migrants in shipwreck', 'Shipwreck seen on film'],
    ['Army clashes with rebels', 'Minister clashes with rival'],
    ['Houses collapse in earthquake', 'Houses that could collapse in an earthquake'],
    ['Ceasefire in Wendland', 'Truce in Wendland of 1697'],
    ['Massacre of 1200 people in Wendland', 'Massacre of 1697 in Wendland'],
    ['Massacre of 1200 villagers', 'Massacre of 1697'],
    ['Earthquake kills 900, toll up from 1200 to 1400', 'Earthquake kills 900, the worst since 1697'],
    ['Row at NATO summit', 'Baker sells cake during NATO summit'],
    ['Wendland wins title', 'Wendland wins warm-up for title'],
    ['EU fines bakery $1bn', 'EU fines bakery'],
    ['Brussels clears 2 billion in state aid', 'Brussels clears streets'],
    ['Number of homeless rises by 200,000', 'Number of homeless rises by 20'],
    ['Child poverty rises', 'Child rises'],
    ['House prices fall', 'House plants fall'],
  ])('%j weighs more than %j', (grave, light) => {
    expect(points(grave)).toBeGreaterThan(points(light));
  });

  it.each([
    ['Zeker 33 doden na overstroming', 'Een dode na overstroming'],
    ['Zeventien doden na overstroming', 'Drie doden na overstroming'],
    ['Minister treedt af', 'Minister opent bakkerij'],
    ['Aanslag op markt', 'Drukte op markt'],
    ['Aanslag op markt', 'Verdachte van beraamde aanslag op markt'],
    ['Acht mensen komen om bij luchtaanval', 'Acht mensen komen aan bij luchthaven'],
    ['Vliegtuig neergestort in zee', 'Vliegtuig geland bij zee'],
    ['Coalitie sluit regeerakkoord', 'Coalitie sluit vergadering'],
    ['Rechter bepaalt grens van haven', 'Beheerder bepaalt grens van haven'],
    ['Wendland sluit de grens met Zandland', 'Wendland meet de kust van Zandland'],
    ['Gemeente gehackt', 'Gemeente verbouwd'],
    ['Dodental na overstroming loopt op tot 120', 'Dodental na overstroming nog onbekend'],
    ['Straaljager haalt drone neer', 'Duiker haalt ring boven'],
    ['Leger grijpt macht', 'Ploeg grijpt macht in klassement'],
    ['Politie schiet op betogers', 'Politie praat met betogers'],
    ['Generaal ter dood veroordeeld', 'Bedrijf veroordeeld'],
    ['Oud-premier de cel in', 'Oud-bakker de cel in'],
    ['Koning overleden', 'Zanger overleden'],
    ['Dijkdoorbraak in Wendland', 'Dijkverzwaring in Wendland'],
    ['Mijnwerkers zitten vast', 'Prijzen liggen vast'],
    ['Inflatie komt uit op 2,1 procent', 'Winst van bakker stijgt'],
    ['Economie krimpt', 'Trui krimpt'],
    ['Economie kromp in tweede kwartaal', 'Trui kromp in de was'],
    ['Aantal slachtoffers brand loopt op tot 32', 'Aantal bezoekers loopt op tot 32'],
    ['Leger opent het vuur op kinderen', 'Leger opent een school voor kinderen'],
    ['Marine vuurt op vrachtschip', 'Marine wacht op vrachtschip'],
    ['Auto rijdt in op menigte', 'Auto rijdt in op snelweg'],
    ['2.700 mensen vermist na aardbeving', 'Aardbeving schudt Wendland'],
    ['Boot met ruim 90 mensen aan boord gekapseisd', 'Boot gekapseisd'],
    ['Boot gekapseisd met 90 opvarenden', 'Boot gekapseisd, alle 90 opvarenden gered'],
    ['Leger schiet op demonstranten', 'Demonstranten tegen oorlog'],
    ['Man doodt drie mensen met paard', 'Man doodt drie paarden'],
    ['Mijnwerkers vast', 'Prijzen vast'],
    ['Massagraf gevonden in Wendland', 'Oud graf gevonden in Wendland'],
    ['60.000 mensen op de vlucht voor bosbranden', '60 mensen op de vlucht voor bosbranden'],
    ['Trein ontspoord', 'Debat ontspoord'],
    ['Flats storten in', 'Flats die bij een beving kunnen instorten'],
    ['Twintig doden op veerboot', 'Twintig doden gevreesd op veerboot'],
    ['Bloedbad van 1200 burgers in Wendland', 'Bloedbad van 1697 in Wendland'],
    ['Bloedbad van 1200 mensen', 'Bloedbad van 1697'],
    ['Raad van State vernietigt besluit', 'Bakker stapt naar Raad van State'],
    ['Gelijk van de Raad van State voor bakker', 'Raad van State buigt zich over bakker'],
    ['Ruzie op NAVO-top', 'Bakker bakt taart in de week van de NAVO-top'],
    ['Wint titel', 'Wint oefenduel voor titel'],
    ['Wendland wint strijd om Wendische Schaal', 'Wendland wint generale repetitie voor Wendische Schaal'],
    ['Brussel keurt 2 miljard steun goed', 'Brussel keurt kleur goed'],
    ['Aantal daklozen met 200.000 gestegen', 'Aantal daklozen met 20 gestegen'],
    ['Armoede neemt toe', 'Geduld neemt toe'],
    ['Huizenprijzen stijgen', 'Ballonnen stijgen'],
    ['Staakt-het-vuren in Wendland', 'Staakt-het-vuren van 1697 in Wendland'],
  ])('in Dutch %j weighs more than %j', (grave, light) => {
    expect(points(grave, '', 'nl')).toBeGreaterThan(points(light, '', 'nl'));
  });

  it.each([
    ['Singer dies aged 84', 'Singer dies', 'en'],
    ['Bakery closes 12 days into strike, founder dead', 'Bakery closes, founder dead', 'en'],
    ['Driver in fatal crash pressed pedal 100%', 'Driver in fatal crash pressed pedal', 'en'],
    ['Arrest over murder of man, 75', 'Arrest over murder of man', 'en'],
    ['Crew of Boeing 737 missing off coast', 'Crew of plane missing off coast', 'en'],
    ['Zanger (84) overleden', 'Zanger overleden', 'nl'],
    ['33-jarige man overleden', 'Man overleden', 'nl'],
    ['Tien dode vissen in de vijver', 'Vissen in de vijver', 'nl'],
  ])('a number that counts no deaths adds nothing: %j', (measured, plain, language) => {
    expect(points(measured, '', language)).toBe(points(plain, '', language));
  });

  it.each([
    ['Prime minister resigns', 'Head of zoo resigns', 'en'],
    ['High court halts dam', 'Man arrested at dam', 'en'],
    ['Earthquake shakes Wendmouth', 'Flats evacuated in Wendmouth', 'en'],
    ['Gunmen kill five', 'Gunmen wound five', 'en'],
    ['Explosion in Wendmouth', 'Explosion in Wendmouth injures five', 'en'],
    ['Explosion in Wendmouth injures 60', 'Explosion in Wendmouth injures five', 'en'],
    ['Earthquake in Wendland', 'Film about earthquake in Wendland', 'en'],
    ['Massacre in Wendland', 'Anniversary of massacre in Wendland', 'en'],
    ['Wendland at risk: famine spreads', 'Protest over famine in Wendland', 'en'],
    ['Invasion of Wendland', 'Drill: invasion of Wendland', 'en'],
    ['Wendland takes gold', 'Wendland takes part', 'en'],
    ['Premier van Wendland stapt op', 'Directeur van dierentuin opgestapt', 'nl'],
    ['Hoge Raad vernietigt besluit', 'Man aangehouden na besluit', 'nl'],
    ['Aardbeving schudt Wendmonde', 'Flat in Wendmonde ontruimd', 'nl'],
    ['Explosie in Wendmonde', 'Explosie in Wendmonde, twee gewonden', 'nl'],
    ['Hongersnood in Wendland', 'Demonstratie tegen hongersnood in Wendland', 'nl'],
    ['Bloedbad in Wendland', 'Herdenking van bloedbad in Wendland', 'nl'],
    ['Wendland pakt goud', 'Wendland pakt uit', 'nl'],
  ])('%j weighs more than %j (%s)', (grave, light, language) => {
    expect(points(grave, '', language)).toBeGreaterThan(points(light, '', language));
  });

  it.each([
    ['Protest over dam: police kill 12', 'Police kill 12'],
    ['Prime minister resigns after protests', 'Prime minister resigns'],
  ])('what a protest brings about weighs in full: %j', (protested, plain) => {
    expect(points(protested)).toBe(points(plain));
  });

  it.each([
    ['Comedy bombed at the box office', 'en'],
    ['Photo shooting in Wendmouth', 'en'],
    ['Beloved panda of Wendmouth zoo dies', 'en'],
    ['Heart attack of a striker', 'en'],
    ['Debate erupts over flood of tributes', 'en'],
    ['A former lock now floods and drains twice a day', 'en'],
    ['Wendland re-signs striker', 'en'],
    ['Old habits die hard', 'en'],
    ['Die-cast ferries sell out', 'en'],
    ['If we die, we die together, say friends', 'en'],
    ['Mayor vows never to let ferry die', 'en'],
    ['Six swans die in harbour', 'en'],
    ['Hopes of harbour deal die', 'en'],
    ['Ferry bill dies in committee', 'en'],
    ['Protests die down', 'en'],
    ['Right to die debated', 'en'],
    ['Row derails harbour talks', 'en'],
    ['Team executes its plan', 'en'],
    ['Russia strikes a defiant tone', 'en'],
    ['Party talks of terrorist links', 'en'],
    ['Charity clashes with Labour', 'en'],
    ['Church hall told to stop offensive trade', 'en'],
    ['Block Blast! leads the charts', 'en'],
    ['Unions blast minister', 'en'],
    ['Anti-terror law read again', 'en'],
    ['Governor calls candidates ‘jihadists’', 'en'],
    ['Captain concedes that the harbour is old', 'en'],
    ['ICC names umpires for test match', 'en'],
    ['Deaths of 14 elephants puzzle rangers', 'en'],
    ['‘Tsunami’ of letters', 'en'],
    ['Minister becomes first pm to receive medal', 'en'],
    ['Runner withdraws from race', 'en'],
    ['Wendmouth are missing five players', 'en'],
    ['Millions to leave Twitter', 'en'],
    ['Company leaves tens of thousands of customers waiting', 'en'],
    ['Strike takes its toll as prices reach 5 marks', 'en'],
    ['Bridge toll rises to 20 marks', 'en'],
    ['Bees flee hornet invasion', 'en'],
    ['Fans flood the square', 'en'],
    ['Divers reach shipwreck of old sailing boat', 'en'],
    ['Epic meltdown of a pop star', 'en'],
    ['Dood van veertien olifanten', 'nl'],
    ['Aantal slachtoffers datalek loopt op tot 32', 'nl'],
    ['Aantal slachtoffers van oplichting stijgt naar 900', 'nl'],
    ['Huis beschoten met luchtbuks', 'nl'],
    ['Antiterreurwet opnieuw gelezen', 'nl'],
    ['Diplomatiek offensief', 'nl'],
    ['De chatbot die ontspoorde', 'nl'],
    ['Account van zanger gekaapt', 'nl'],
    ['Beer van dierentuin overleden', 'nl'],
    ['Belastingaanslag te hoog', 'nl'],
    ['Bewoners in opstand tegen molen', 'nl'],
    ['Gouden greep van bakker', 'nl'],
    ['Parkeerverbod in de Dorpsstraat', 'nl'],
    ['Wat kost het leven in Wendmonde?', 'nl'],
    ['Duur stadje: zo veel kost het leven hier', 'nl'],
    ['Burgemeester stapte op de fiets', 'nl'],
    ['Burgemeester stapt op de fiets', 'nl'],
    ['Schilderijen opgehangen in gemeentehuis', 'nl'],
    ['Woningmarkt stort in', 'nl'],
    ['Agent schiet hond dood', 'nl'],
  ])('only sounds grave: %j', (title, language) => {
    expect(points(title, '', language)).toBe(0);
  });

  it.each([
    ['Four people die on ferry', 'Four people dead on ferry', 'en'],
    ['Two children die in house fire', 'Two children killed in house fire', 'en'],
    ['Dozens die as ferry sinks', 'Dozens dead as ferry sinks', 'en'],
    ['Three sailors lost their lives on reef', 'Three sailors lose their lives on reef', 'en'],
    ['Wendland executes three men', 'Wendland executed three men', 'en'],
    ['Buildings collapse in Wendmouth', 'Building collapse in Wendmouth', 'en'],
    ['Building collapsed in Wendmouth', 'Building collapses in Wendmouth', 'en'],
    ['Ferries capsize in storm', 'Ferry capsizes in storm', 'en'],
    ['Trains derail in Wendmouth', 'Train derails in Wendmouth', 'en'],
    ['Dams burst in Wendland', 'Dam burst in Wendland', 'en'],
    ['Ships sink off Wendmouth', 'Ship sinks off Wendmouth', 'en'],
    ['Russia strikes Kyiv', 'Russian strikes hit Kyiv', 'en'],
    ['Drie jongeren verliezen het leven bij ongeluk', 'Drie jongeren komen om bij ongeluk', 'nl'],
    ['Ongeluk eist het leven van drie jongeren', 'Ongeluk: drie jongeren omgekomen', 'nl'],
    ['Busongeluk kost het leven aan 14 mensen', 'Busongeluk: 14 mensen omgekomen', 'nl'],
    ['Busongeluk kostte 14 mensen het leven', 'Busongeluk: 14 mensen omgekomen', 'nl'],
    ['Vier duikers laten het leven in grot', 'Vier duikers omgekomen in grot', 'nl'],
    ['Vier duikers vinden de dood in grot', 'Vier duikers omgekomen in grot', 'nl'],
    ['Man schiet drie mensen dood', 'Drie mensen doodgeschoten', 'nl'],
    ['Man stak vrouw dood', 'Vrouw doodgestoken', 'nl'],
    ['Leger doodde twaalf strijders', 'Leger doodt twaalf strijders', 'nl'],
    ['Twee schippers verdronken', 'Twee schippers verdrinken', 'nl'],
    ['Schipper verdronk in haven', 'Schipper verdrinkt in haven', 'nl'],
    ['Wendland executeerde drie mannen', 'Wendland executeert drie mannen', 'nl'],
    ['Drie mannen opgehangen in Wendland', 'Drie mannen geëxecuteerd in Wendland', 'nl'],
    ['Gebouwen storten in', 'Gebouw stort in', 'nl'],
    ['Gebouw stortte in', 'Gebouw stort in', 'nl'],
    ['Toestel stortte neer', 'Toestel stort neer', 'nl'],
    ['Wethouder stapte op', 'Wethouder stapt op', 'nl'],
    ['Schip zonk voor Wendmonde', 'Schip zinkt voor Wendmonde', 'nl'],
    ['Veerboot kapseisde', 'Veerboot kapseist', 'nl'],
    ['Rivier overstroomt', 'Overstroming van rivier', 'nl'],
    ['Beving treft Wendland', 'Aardbeving in Wendland', 'nl'],
  ])('any form of the word weighs the same: %j as %j', (form, known, language) => {
    expect(points(form, '', language)).toBeGreaterThan(0);
    expect(points(form, '', language)).toBe(points(known, '', language));
  });

  it('reads words in their own language: the Dutch article "die" is no death', () => {
    expect(points('Bakkers die brood geven', '', 'nl')).toBe(0);
    expect(points('Minister treedt af', '', 'en')).toBe(0);
  });

  it('a summary counts for less: it often tells what happened before', () => {
    const told = points('Council meets', 'An earthquake shook the town.');
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(points('An earthquake shook the town.') / 2);
  });

  it('says which words it went by', () => {
    expect(gravityOf({ title: 'Storm kills 4 in Wendland', summary: '', language: 'en' }).because).toBe(
      'kills 4',
    );
  });

  it('knows nothing of a language it has no words for', () => {
    expect(gravityOf({ title: 'Sismo: 40 muertos', summary: '', language: 'es' })).toEqual(NO_GRAVITY);
  });
});

describe('a toll', () => {
  it.each([
    ['Strikes on 3 more boats kill 11', 'en', { least: 11, most: 11 }],
    ['Two killed in ferry fire', 'en', { least: 1, most: 2 }],
    ['Dozens dead in ferry fire', 'en', { least: 20, most: 99 }],
    ['Zeventien doden bij brand', 'nl', { least: 8, most: 19 }],
    ['Man killed in ferry fire', 'en', null],
    ['Ferry carries 300', 'en', null],
    ["Wendland arrests nine in activist's death", 'en', null],
    ['Three men charged over death of clerk', 'en', null],
    ['Three charged as ferry fire kills 11', 'en', { least: 11, most: 11 }],
    ['Ferry fire kills 11, three held', 'en', { least: 11, most: 11 }],
    ['Firing squad kills three men convicted of spying', 'en', { least: 3, most: 7 }],
    ['Four people die on ferry', 'en', { least: 3, most: 7 }],
    ['At least 18 die as 4,000 cross strait', 'en', { least: 18, most: 18 }],
    ['Ferry fire kills one and hurts 40', 'en', null],
    ['Ferry fire leaves two dead and 40 hurt', 'en', { least: 1, most: 2 }],
    ['Two die on ferry with 300 on board', 'en', { least: 1, most: 2 }],
    ['Twee doden en 40 gewonden bij brand', 'nl', { least: 1, most: 2 }],
    ['Twee mensen omgekomen op veerboot met 300 passagiers', 'nl', { least: 1, most: 2 }],
    ['Drie verdachten aangehouden voor dood van bakker', 'nl', null],
    ['Busongeluk kost het leven aan 14 mensen', 'nl', { least: 14, most: 14 }],
    ['Man schiet drie mensen dood', 'nl', { least: 3, most: 7 }],
    ['Drie mannen opgepakt na brand met elf doden', 'nl', { least: 8, most: 19 }],
    ['300 morts', 'fr', null],
  ])('of %j', (title, language, toll) => expect(tollOf({ title, language })).toEqual(toll));
});

describe('a headline that tells a toll', () => {
  it.each([
    ['Ferry fire kills 3', 'en', true],
    ['Ferry fire kills two', 'en', false],
    ['Ferry fire in Wendmouth', 'en', false],
    ['Memorial for ferry fire that killed 30', 'en', false],
    ['Drill for ferry fire that kills 30', 'en', false],
    ['Busongeluk kost het leven aan 14 mensen', 'nl', true],
    ['Herdenking van busongeluk met 14 doden', 'nl', false],
    ['300 morts', 'fr', false],
  ])('%j', (title, language, is) => expect(tellsToll({ title, language })).toBe(is));
});
