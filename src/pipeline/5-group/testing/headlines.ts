/** Invented headlines for tests of grouping. */

export const BACKGROUND: { title: string; language: string }[] = [
  ...[
    'Parliament in Madrid debates new housing law',
    'Central bank leaves rates unchanged after inflation falls',
    'Striker leaves club for record fee',
    'President meets French colleague in Washington',
    'Museum in London shows lost paintings',
    'New telescope finds water on distant planet',
    'Russian drones hit power station, Ukraine says',
    'Coalition talks start in The Hague',
    'Police arrest man after robbery in Rotterdam',
    'Scientists map the seabed in the Arctic',
    'Hospital nurses vote on pay offer',
    'Tech company cuts a thousand jobs',
    'Court rejects appeal in fraud trial',
    'Israel and Iran exchange warnings',
    'Chinese exports rise for third month',
    'Germany plans new rail link',
    'Study links sleep to memory',
    'Train drivers strike over rosters',
    'Paris opens new tram line',
    'Mayor of Paris wants fewer cars',
    'Court hears case of missing funds',
    'Top court weighs voting rules',
    'Russian gas exports fall again',
    'Russian opposition figure moves abroad',
    'Drone attack closes airport for hours',
    'Army buys drones for border patrols',
    'Drone attack on Russian oil depot, governor says',
    'Rebels attack village, witnesses say',
    'Fire destroys warehouse near harbour',
    'Fire at school, no one hurt',
    'Forest fire destroys homes on island',
    'Storm destroys greenhouses',
  ].map((title) => ({ title, language: 'en' })),
  ...[
    'Kabinet valt over asielplannen, verkiezingen in het najaar',
    'Orkaan nadert de kust',
    'Spits vertrekt voor recordbedrag naar Spanje',
    'Ziekenhuizen waarschuwen voor tekort aan personeel',
    'Rechtbank verwerpt beroep in fraudezaak',
    'President dreigt met nieuwe heffingen',
    'Wetenschappers brengen zeebodem in kaart',
    'Trein rijdt niet door storing bij Utrecht',
    'Rusland sluit grens voor vrachtwagens',
    'Drones gezien boven vliegveld',
    'Aanval op Russische haven met drones',
    'Rusland en China houden oefening',
  ].map((title) => ({ title, language: 'nl' })),
];

export const PAIRS: { first: string; second: string; same: boolean; language: string; hours: number }[] = [
  pair('Magnitude 6.4 earthquake strikes western Japan', 'Strong quake of 6.4 shakes Japanese coast', true),
  pair('Ruritanian prime minister resigns after tax scandal', 'Ruritania: PM quits over tax scandal', true),
  pair('Twelve killed as bus falls into ravine in Peru', 'Bus plunges into ravine in Peru, 12 dead', true),
  pair('U.S. blocks merger of two airlines', 'Airlines merger blocked by American regulators', true),
  pair('Germany elects new chancellor', 'Germany plans new gas terminal', false),
  pair('Court in Paris jails former banker', 'Court in Paris opens climate case', false),
  pair('Fire destroys market hall in Lagos', 'School in Nairobi damaged by fire', false),
  dutch(
    'Magnitude 6.4 earthquake strikes western Japan, killing 12',
    'Zeker 12 doden bij aardbeving (6,4) in Japan',
    true,
  ),
  dutch(
    'Canada answers with 25% tariffs on American steel',
    'Canada legt heffing van 25 procent op Amerikaans staal',
    true,
  ),
  dutch('Pope visits Lebanon on first foreign trip', 'Paus brengt eerste bezoek aan Libanon', true),
  dutch(
    'At least 40 dead as ferry sinks off Philippine coast',
    'Veerboot vergaat bij Filipijnen: zeker 40 doden',
    true,
  ),
  dutch('British prime minister Calloway resigns', 'Britse premier Calloway stapt op', true),
  dutch(
    'Farmers protest in Brussels against trade deal',
    'Boeren protesteren in Brussel tegen handelsakkoord',
    true,
  ),
  dutch('Iran launches missiles at Israel', 'Iran en Israël: wat weten we over het conflict?', false),
  dutch('Chinese economy grows 5% in third quarter', 'China lanceert nieuwe satelliet', false),
  dutch('Germany elects new chancellor', 'Duitsland wint van Spanje in halve finale', false),
  dutch('Miners in Chile trapped after tunnel collapse', 'Chili kiest nieuwe president', false),
];

function pair(first: string, second: string, same: boolean) {
  return { first, second, same, language: 'en', hours: 2 };
}

function dutch(first: string, second: string, same: boolean) {
  return { first, second, same, language: 'nl', hours: 2 };
}
