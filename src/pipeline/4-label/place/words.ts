/** Words that decide whether a name is meant as a place. All folded; written by hand. */

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Towns whose name is so common a word that even a preposition before it proves nothing. */
export const NEVER_A_PLACE = set(`
of as is the an on at by in to for and or was are not this that all one two can than made most much well come hit
university same police republic media born goes date save best made peer along central federal holiday drama pop
van der den de la le el al ven well ell een est met nes hem son haps handel del ons erp herpen leunen leuken empe
asia europe africa antarctica un god alot turbo per oral lent tame ho peak
`);

/** Phrases in which a country's name or adjective means no country. */
export const NO_COUNTRY_PHRASES = [
  'russian roulette',
  'russische roulette',
  'chinese whispers',
  'french fries',
  'french toast',
  'dutch oven',
  'german shepherd',
  'duitse herder',
  'swiss cheese',
  'swiss army',
  'danish pastry',
  'spanish flu',
  'spaanse griep',
  'turkish delight',
  'indian summer',
  'indian ocean',
  'indische oceaan',
  'persian gulf',
  'guinea pig',
  'guinea pigs',
  'gulf of mexico',
  'golf van mexico',
  'south china sea',
  'zuid chinese zee',
  'sea of japan',
  'english channel',
  'irish sea',
  'american football',
  'american express',
  'american airlines',
  'british airways',
  'china mobile',
  'american dream',
  'brazilian butt',
  'cuban cigar',
  'paris hilton',
  'paris jackson',
  'london breed',
  'jack london',
  'jordan peterson',
  'jordan henderson',
  'air jordan',
  'michael jordan',
  'bank of america',
  'lake michigan',
  'texas instruments',
  'florida panthers',
  'new york times',
  'washington post',
  'wall street journal',
  'boston globe',
  'chicago tribune',
  'los angeles times',
];

/** Names that are also ordinary words, first names or surnames: a place only with more evidence. */
export const COMMON = set(`
deal mobile buy man sale young rugby union pace surprise brand gap summit mission enterprise split begun reading
boom alliance spring golden nice normal male manage hurricane bar tank marks green banning worms gay tapes
independence cocoa liberal retreat derby saga grave march orange fleet pen dig sake lira liberty midway bell bear
lens shaping hook plunge anthem monster hail humble prosper crystal bury sparks tours sterling bend punch sunset bay
superior coin parole acre paramount erode bath mentor borne salt plantation temple walker hull heel flushing sunrise
groves paradise pare delta sedan queens savage bush seaside plum antelope eagle buffalo commerce industry corona
fontana brea ventura garland irving plano tyler prairie league auburn hoover page globe bala mold crew battle hope
poor rich see battle cork lead long rose ruby sandy clay moss stone rock cliff dale glen heath moor marsh brook pool
barking barnet dorking epping wells sandwich hove poole looe rye ware diss cod bass star key price king prince bishop
baker barber mason miller taylor smith hill park valley garden grove center north south east west new old big little
fort port lake river ocean group war peace force cap point pleasant shore wall church point bright
paris jordan georgia florence charlotte victoria madison sydney chelsea savannah lincoln jackson houston austin
dallas denver london alexandria cleveland carson columbus cambridge lancaster bradford stanley warren wayne troy
logan marshall clinton monroe franklin washington hamilton nelson wellington hastings lewis douglas ford grant carter
reagan kerry dover clayton clifton burton dalton preston norman bristol milan roman santiago diego trinidad regina
alba aurora celle cali como nancy vienne brest laval sens santos santa maria jose juan carlos luis pedro lola nova
shah ali khan malik imam sari christian kent ashley kelly casey jamaica chad kenya israel peru cuba mali benin turkey
houten stein doorn epe ede best hoorn weert soest tiel uden sneek leek wisch dieren joure made laren goor opmeer
lemmer asten haren heerde beek axel tholen delden eelde vianen wijhe grou helden bunde rijen linne druten winkel
annen herten dalen berg ens arkel leest raam veen brakel elden thorn andel sleen gracht berg dorst vuren tricht esch
woolde deest petten tuk voorst reek hulst houten beers brand waarde heide dam zele boom mol ham lier aalst spa mons
goes oss hem balk spijk raalte elst lent nuth peize velp duiven huizen putten emmen kampen duizel essen halle
hagen witten hilden haan wesel minden linden kehl plauen gotha jena suhl aue marl unna ahlen
salem concord aurora eugene gary lima bremen geneva rome athens corinth sparta syracuse memphis cairo
`);

/** First names: "Paris Hilton", "Eddie Jordan". */
export const FIRST_NAMES = set(`
eddie michael paul john james david robert william mark thomas george kevin brian jason jeff ryan chris steve scott
andrew peter daniel matthew anthony joe tom tim jim bob bill mike dan sam ben max alex adam nick tony frank jack henry
charles richard edward ted jeremy simon colin ian neil graham stuart martin alan keith craig gary sean barack joseph
kamala hillary donald janet mary linda susan karen lisa nancy betty helen sandra donna carol ruth sharon michelle
laura sarah kimberly deborah jessica jennifer amy anna emma kate naomi rachel julia maria katie grace alice ruby sadie
lewis harry boris theresa rishi keir angela nikki tina whitney jordan austin justin tyler zach brooke britney jesse
percy marcus allan dominic lily rosa condoleezza mona hugo sigrid geert jan piet klaas kees henk wim hans johan erik
bart daan sem ruud louis theo nadine jerome jean pierre luc marc patrick tito stan duncan edwin rafael carlos jose
juan luis marko ivan sergei vladimir paris florence charlotte victoria madison sydney chelsea savannah lincoln jackson
houston carson diego santiago kent ashley kelly casey elon emmanuel olaf ursula giorgia viktor volodymyr recep narendra
xi kim benjamin antonio marco nicolas nayib javier gavin ron nigel ed yvette rachel andy liz elizabeth kemi femke rob
dick mohamed mohammed ahmed ali hassan omar ibrahim fatima aisha chad lucas noah liam oliver mason logan ethan
israel dallas troy wayne warren marshall stanley clayton clifton preston bradford dalton norman christian
`);

/** Titles and particles before a surname. */
export const TITLES = set(`
mr mrs ms miss sir dr dame lord lady king queen prince princess koning koningin prins prinses senator sen president premier
minister coach judge rep gov governor mayor professor prof captain detective sergeant burgemeester wethouder trainer
van de der
`);

/** Words after a name that make it an organisation, team or thing. */
export const ORGANISATION = set(`
tech university college united city fc afc sc cf post times herald tribune journal mail bank airlines airways red white
wizards nets knicks lakers celtics bruins patriots yankees mets rangers islanders giants jets dodgers angels padres
athletics mariners astros braves cubs sox brewers cardinals reds pirates phillies marlins rays orioles twins tigers
royals indians bulls pistons cavaliers pacers bucks hawks heat magic raptors 76ers sixers hornets mavericks spurs
rockets grizzlies pelicans nuggets jazz suns kings clippers warriors blazers sonics timberwolves bears lions packers
vikings cowboys eagles redskins commanders dolphins bills steelers ravens browns bengals colts titans jaguars texans
chiefs raiders broncos chargers rams seahawks 49ers niners saints panthers falcons buccaneers canucks flames oilers
leafs senators canadiens sabres devils flyers penguins capitals hurricanes lightning predators blues wild avalanche
stars coyotes ducks sharks kraken bulldogs gators sun sky fever mercury dream liberty fire galaxy inter dynamo
evening morning daily dail oaks grove road street avenue park school elementary library high open marathon stock
exchange roosters eels accord accords protocol treaty convention agreement beach boys philharmonic symphony hotspur
wanderers rovers albion villa palace wednesday forest athletic saint-germain fashion week tapes dam dock gate
st ave blvd rd lane drive motors general automobile capital partners group holdings inc corp ltd llc
`);

/** Words before a name that say "there". The strong ones never introduce an actor. */
export const PREPOSITIONS = set(`
in at near outside around from across off to into toward towards via te bij nabij uit naar rond rondom vanuit boven
buiten langs over tussen between throughout
`);
export const STRONG_PREPOSITIONS = set('in near outside nabij te vanuit throughout');

/** Capitals and cities by which newspapers mean a government. */
export const METONYMS = set(`
washington moscow moskou beijing peking brussels brussel london londen paris parijs berlin berlijn tehran teheran
ankara kyiv kiev jerusalem jeruzalem pyongyang seoul seoel tokyo tokio madrid rome warsaw warschau canberra ottawa
delhi islamabad damascus baghdad bagdad athens athene riyadh riyad vienna wenen geneva geneve budapest boedapest
belgrade belgrado bratislava praag prague havana caracas kabul kaboel beirut beiroet cairo taipei
`);
export const METONYM_PHRASES = set('den_haag the_hague new_delhi tel_aviv');

/** What stands in a city: "London Bridge", "Utrecht Centraal" are there, and no names of people. */
export const LANDMARKS = set(`
bridge airport station centraal central centre center zoo cathedral hospital court tower port harbour square museum
university luchthaven haven ziekenhuis rechtbank brug zuid noord oost west
`);

/** Heads of state and government of 2026 by surname, folded: in a headline they stand for their country. */
export const LEADERS: Readonly<Record<string, string>> = {
  trump: 'US',
  putin: 'RU',
  poetin: 'RU',
  zelensky: 'UA',
  zelenskyy: 'UA',
  netanyahu: 'IL',
  macron: 'FR',
  merz: 'DE',
  starmer: 'GB',
  modi: 'IN',
  erdogan: 'TR',
  'xi jinping': 'CN',
  'kim jong un': 'KP',
  orban: 'HU',
  meloni: 'IT',
  milei: 'AR',
  lula: 'BR',
  maduro: 'VE',
  takaichi: 'JP',
  carney: 'CA',
  sheinbaum: 'MX',
  khamenei: 'IR',
  ramaphosa: 'ZA',
};

/** "the city of Homs", "stad Palmyra": what follows is a place. */
export const SETTLEMENTS = set(`
city town village port suburb enclave capital district island region stad stadje dorp havenstad hoofdstad plaats
plaatsje wijk eiland regio gemeente
`);

/** What governments do. */
export const SPEECH_VERBS = set(`
says said say warns warned urges urged admits admit denies denied rejects rejected accuses accused wants wanted vows
vowed threatens threatened calls called chooses asks backs agrees condemns refuses insists hopes seeks fears slams
imposes plans tells offers demands expects praises signals considers summons scales widens expands boosts steps ramps pushes moves tries presses sends deepens expels bans retaliates pledges weighs
zegt wil waarschuwt eist ontkent weigert beschuldigt dreigt steunt verwerpt roept vindt meldt noemt reageert hoopt
vreest verwacht overweegt belooft trekt stelt komt geeft houdt zet
`);
/** Words after which a capital is what is spoken to or about: "warns Moscow", "talks with Tehran". */
export const ADDRESSING = set(`
warns warn warned urges urge tells told accuses accused with against between pressure on blames presses sanctions
between waarschuwt met tegen tussen beschuldigt
`);

/** Datelines of correspondents and organisations: they say little about where the story plays. */
export const CORRESPONDENTS = set('new_york geneva geneve chicago hong_kong hongkong singapore dubai');
/** "rather than Paris", "niet in Utrecht". */
export const NEGATIONS = set('than not instead niet geen behalve except');
/** Verbs whose object is where the news is. */
export const VISITS = set('visits visit visiting to naar bezoekt bezoek invades hits strikes rocks treft');

/** "In America's interests": nothing plays there. */
export const NO_SCENES = set(`
interest interests favour favor view eyes hands name behalf shadow orbit sights belang voordeel ogen handen naam
`);
/** News of every place at once plays in none, unless the headline names one. */
export const EVERYWHERE =
  /\b(?:(?:around|across|all over|throughout) the (?:world|globe)|over de hele wereld|overal ter wereld|wereldwijd gevierd)\b/iu;

/** Words about home affairs without a country's name: they point to the publisher's own country. */
export const HOME_AFFAIRS = set(`
kabinet minister ministers premier staatssecretaris gemeente gemeenten burgemeester politie rechtbank openbaar
asielzoekers huurders woningmarkt treinverkeer rijkswaterstaat nederlander kamerlid coalitie formatie vvd pvv cda d66
groenlinks pvda bbb nsc volt rivm knmi cbs kpn uwv duo
mps tory tories labour lib nhs council commons chancellor lords ofcom ofgem
congress senate senator republicans democrats gop medicaid medicare fda cdc irs fbi nypd doj epa supreme
`);

/** Which of two countries, or none, a doubtful name means. Cues are looked for in headline and summary. */
export interface Doubtful {
  /** English country names with the words that point to them; the first whose cue is found wins. */
  cues: readonly { country: string; pattern: RegExp }[];
  /** Words that make the name no place at all. */
  notAPlace: RegExp | null;
  /** When no cue is found; null = the publisher's country if that is among the cues, else the first cue. */
  fallback: string | null;
}

export const DOUBTFUL: Readonly<Record<string, Doubtful>> = {
  georgia: {
    cues: [
      {
        country: 'Georgia',
        pattern:
          /\b(tbilisi|putin|russia\w*|abkhaz\w*|ossetia\w*|saakashvili|caucas\w*|nato|batumi|kavelashvili|opposition)\b/i,
      },
      {
        country: 'United States',
        pattern:
          /\b(tech|bulldogs|atlanta|savannah|augusta|ncaa|nfl|kentucky|alabama|florida|ga\.|touchdown|senat\w+|governor|sheriff|county|republican\w*|democrat\w*|trump|biden)\b/i,
      },
    ],
    notAPlace: null,
    fallback: 'Georgia',
  },
  jordan: {
    cues: [{ country: 'Jordan', pattern: /./ }],
    notAPlace:
      /\b(nba|wizards|nets|bulls|knicks|school|elementary|volleyball|junior|air jordan|sneakers?)\b/i,
    fallback: 'Jordan',
  },
  turkey: {
    cues: [{ country: 'Turkey', pattern: /./ }],
    notAPlace: /\b(thanksgiving|recipes?|roast|dinner|stuffing|poultry|gobble)\b/i,
    fallback: 'Turkey',
  },
  // An adjective in Dutch, a surname in Australian and Italian news.
  albanese: {
    cues: [
      { country: 'Australia', pattern: /\b(anthony|austral\w+|canberra|sydney)\b/i },
      { country: 'Albania', pattern: /\b(albani\S*|tirana|balkan\w*|(?:de|het|een) albanese)\b/i },
    ],
    notAPlace: /\b(francesca)\b/i,
    fallback: null,
  },
  chad: { cues: [{ country: 'Chad', pattern: /./ }], notAPlace: /\b(hanging chad)\b/i, fallback: 'Chad' },
};
