/**
 * Dutch words of the news with their English counterpart, lower case without accents: what lets a Dutch report find
 * an English one about the same event besides names and numbers. English word first, its Dutch forms after it.
 */
export const DUTCH_TO_ENGLISH = `
abuse: misbruik mishandeling
accident: ongeluk ongeval ongelukken
accuse: beschuldigt beschuldigd beschuldigen beschuldiging
actor: acteur acteurs actrice
agreement: akkoord overeenkomst
aid: hulp noodhulp
air: lucht
airline: luchtvaartmaatschappij
airport: vliegveld luchthaven vliegvelden
airstrike: luchtaanval luchtaanvallen bombardement bombardementen
ambassador: ambassadeur
arrest: aangehouden opgepakt gearresteerd arrestatie arrestaties arresteert aanhouding
arms: wapens wapen
army: leger legers
attack: aanval aanvallen aanslag aanslagen valt aangevallen
ban: verbod verbiedt verboden verbieden
bank: bank banken
beat: verslaat verslagen klopt
begin: begint begonnen beginnen start
bird: vogel vogels
bishop: bisschop
bomb: bom bommen bombardeert gebombardeerd
book: boek boeken
border: grens grenzen
bridge: brug bruggen
budget: begroting
build: bouw bouwt bouwen
cabinet: kabinet
camp: kamp kampen
campaign: campagne
cancer: kanker
candidate: kandidaat kandidaten
capital: hoofdstad
car: auto autos
case: zaak
ceasefire: bestand wapenstilstand staakthetvuren
champion: kampioen kampioenen
charge: aanklacht aangeklaagd
child: kind kinderen
church: kerk kerken
city: stad steden
climate: klimaat
coach: trainer bondscoach coach
coal: kolen steenkool
coalition: coalitie
coast: kust
collapse: instorting ingestort stort
company: bedrijf bedrijven
conflict: conflict
congress: congres
corruption: corruptie
country: land landen
coup: staatsgreep coup
court: rechtbank hof gerechtshof
crash: crash neergestort neerstort verongelukt botsing
crisis: crisis
cyber: cyber
cyberattack: cyberaanval hack
dam: dam
damage: schade
deal: deal
debt: schuld schulden
defeat: nederlaag
defence: defensie
demand: eist eisen eis
democrats: democraten
die: dood doden dode overleden overlijdt sterft gestorven omgekomen overlijden
diplomat: diplomaat diplomaten
discover: ontdekt ontdekking ontdekken
disease: ziekte ziektes
doctor: arts artsen dokter
dog: hond honden
drone: drone drones
drought: droogte
drug: drugs drugshandel
earthquake: aardbeving aardbevingen beving
economy: economie
education: onderwijs
election: verkiezing verkiezingen verkiezingswinst verkiezingsuitslag
embassy: ambassade
emission: uitstoot
energy: energie
environment: milieu
epidemic: epidemie
evacuate: evacueert geevacueerd evacuatie evacueren evacuaties
expel: uitgezet uitzetting
explosion: explosie explosies ontploffing ontploft
export: export uitvoer
factory: fabriek fabrieken
famine: hongersnood
farmer: boer boeren
ferry: veerboot pont
film: film films
final: finale
fine: boete boetes
fire: brand branden brandweer
fish: vis vissen
flight: vlucht vluchten
flood: overstroming overstromingen overstroomd noodweer
football: voetbal voetballer voetballers
forest: bos bossen
fraud: fraude
free: vrij vrijgelaten bevrijd
fuel: brandstof
gas: gas
goal: doelpunt doelpunten
gold: goud gouden
government: regering overheid regeringen
group: groep groepen
growth: groei
guilty: schuldig
hacker: hackers
heat: hitte
helicopter: helikopter
historic: historisch historische
hospital: ziekenhuis ziekenhuizen
hostage: gijzelaar gijzelaars gijzeling gegijzelden
house: huis huizen
hurricane: orkaan orkanen
import: invoer
independent: onafhankelijk onafhankelijkheid
industry: industrie
inflation: inflatie
injure: gewond gewonden gewonde
international: internationaal internationale
invasion: inval invasie
investigation: onderzoek onderzoekt
investor: belegger beleggers investeerders
island: eiland eilanden
jail: cel celstraf gevangenisstraf
job: banen baan
journalist: journalist journalisten
judge: rechter rechters
kill: gedood doodt doodgeschoten vermoord
king: koning
launch: lanceert lancering gelanceerd
law: wet wetten wetsvoorstel
lawsuit: rechtszaak
lawyer: advocaat advocaten
leader: leider leiders
lose: verliest verloren verlies
market: markt beurs beurzen
mass: massa massaal massale
match: wedstrijd duel
mayor: burgemeester
measles: mazelen
meet: ontmoet ontmoeting
merger: fusie
migrant: migrant migranten
military: militair militaire militairen
mine: mijn mijnen
minister: minister ministers
missile: raket raketten
missing: vermist vermiste vermisten
money: geld
moon: maan
mosque: moskee
mother: moeder
mountain: berg bergen
murder: moord moorden
museum: museum musea
music: muziek
naval: marine
nuclear: nucleair nucleaire kernwapens kernwapen atoom kern
ocean: oceaan
offensive: offensief
oil: olie
opposition: oppositie
outbreak: uitbraak
parliament: parlement
party: partij partijen
peace: vrede
pilot: piloot piloten
plane: vliegtuig vliegtuigen
player: speler speelster spelers
police: politie agent agenten
pope: paus
power: macht stroom
president: president
price: prijs prijzen
priest: priester
prince: prins
princess: prinses
prison: gevangenis
prisoner: gevangene gevangenen
profit: winst
prosecutor: aanklager justitie officier
protest: protest protesten demonstratie demonstraties betoging betogers demonstranten
queen: koningin
rain: regen
rate: rente
rebel: rebellen
record: record
referendum: referendum
refugee: vluchteling vluchtelingen
release: vrijlating
republicans: republikeinen
rescue: gered redding redden reddingsactie
resign: aftreden aftreedt afgetreden ontslag treedt stapt opgestapt
river: rivier
robbery: overval
rocket: ruimteraket
rule: oordeelt uitspraak
sanction: sanctie sancties
satellite: satelliet
school: school scholen
scientist: wetenschapper wetenschappers onderzoekers
sea: zee
senate: senaat
sentence: veroordeeld veroordeling straf vonnis
ship: schip schepen
shooting: schietpartij schietincident
singer: zanger zangeres
snow: sneeuw
soldier: soldaat soldaten
space: ruimte ruimtevaart
spy: spion spionage
stock: aandeel aandelen
storm: storm noodstorm
strike: staking staakt stakingen
student: student studenten
study: studie
summit: top topoverleg
support: steun steunt
suspect: verdachte verdachten verdacht
talks: overleg gesprekken onderhandelingen
tariff: heffing heffingen importheffingen importheffing invoerheffingen invoerrechten
tax: belasting belastingen
team: ploeg elftal
teenager: tiener tieners
terror: terreur terrorisme terroristisch
threat: dreiging bedreiging dreigt dreigement bedreigt
tournament: toernooi
trade: handel
train: trein treinen
treaty: verdrag
trial: proces
troops: troepen
tsunami: tsunami
union: vakbond vakbonden
university: universiteit
vaccine: vaccin vaccins vaccinatie
victim: slachtoffer slachtoffers
victory: overwinning zege
video: filmpje
village: dorp dorpen
virus: virus
visit: bezoek bezoekt
volcano: vulkaan vulkaanuitbarsting
vote: stemt stemmen stemming gestemd
war: oorlog oorlogen
warn: waarschuwt waarschuwing waarschuwen
water: water
weapon: wapens
weather: weer
wildfire: bosbrand bosbranden natuurbrand natuurbranden
win: wint gewonnen winnen winnaar
woman: vrouw vrouwen
work: werk
worker: werknemer werknemers arbeiders
world: wereld
wound: verwondt
young: jong jonge
prime_minister: premier
athens: athene
baghdad: bagdad
beijing: peking
beirut: beiroet
berlin: berlijn
brussels: brussel
bucharest: boekarest
budapest: boedapest
cairo: cairo
cologne: keulen
copenhagen: kopenhagen
gaza: gazastrook gazanen
geneva: geneve
jerusalem: jeruzalem
kabul: kaboel
khartoum: khartoem
kyiv: kiev
lisbon: lissabon
london: londen
mecca: mekka
milan: milaan
moscow: moskou
munich: munchen
naples: napels
paris: parijs
prague: praag
strasbourg: straatsburg
tehran: teheran
tokyo: tokio
venice: venetie
vienna: wenen
warsaw: warschau
m: miljoen miljoenen mln
bn: miljard miljarden mld
`;
