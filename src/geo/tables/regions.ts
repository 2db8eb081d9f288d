/**
 * Parts of countries that news names without the country: country | English | Dutch (empty = the same) |
 * other names, by semicolons | postal code of a US state.
 */
export const REGION_ROWS = `
US|Alabama|||AL
US|Alaska|||AK
US|Arizona||Ariz|AZ
US|Arkansas|||AR
US|California|Californië|Calif|CA
US|Colorado|||CO
US|Connecticut|||CT
US|Delaware|||DE
US|Florida|||FL
US|Georgia|||GA
US|Hawaii|Hawaï||HI
US|Idaho|||ID
US|Illinois|||IL
US|Indiana|||IN
US|Iowa|||IA
US|Kansas|||KS
US|Kentucky|||KY
US|Louisiana|||LA
US|Maine|||ME
US|Maryland|||MD
US|Massachusetts|||MA
US|Michigan||Mich|MI
US|Minnesota||Minn|MN
US|Mississippi|||MS
US|Missouri|||MO
US|Montana|||MT
US|Nebraska|||NE
US|Nevada|||NV
US|New Hampshire||N.H.|NH
US|New Jersey||N.J.|NJ
US|New Mexico|||NM
US|North Carolina|Noord-Carolina||NC
US|North Dakota|||ND
US|Ohio|||OH
US|Oklahoma||Okla|OK
US|Oregon|||OR
US|Pennsylvania|||PA
US|Rhode Island||R.I.|RI
US|South Carolina|Zuid-Carolina||SC
US|South Dakota|||SD
US|Tennessee||Tenn|TN
US|Texas|||TX
US|Utah|||UT
US|Vermont|||VT
US|Virginia|||VA
US|West Virginia|West-Virginia||WV
US|Wisconsin|||WI
US|Wyoming|||WY
US|Pacific Northwest||Rust Belt;Sun Belt;Bay Area;Deep South;Rocky Mountains;Great Plains;Gulf Coast|
US|Silicon Valley||Wall Street;Hollywood;Guantanamo;Guantanamo Bay;Long Island;Cape Cod|
CA|Ontario|||
CA|Quebec|||
CA|Alberta|||
CA|Manitoba|||
CA|Saskatchewan|||
CA|British Columbia|Brits-Columbia||
CA|Nova Scotia|||
CA|New Brunswick|||
CA|Newfoundland|||
CA|Yukon|||
CA|Nunavut|||
AU|Queensland|||
AU|New South Wales||NSW|
AU|Tasmania|Tasmanië||
AU|South Australia|Zuid-Australië||
AU|Western Australia|West-Australië||
AU|Northern Territory|||
NL|South Holland|Zuid-Holland||
NL|North Holland|Noord-Holland|NH|
NL|North Brabant|Noord-Brabant|Brabant|
NL|Zeeland|||
NL|Friesland||Fryslân|
NL|Drenthe|||
NL|Overijssel|||
NL|Gelderland|||
NL|Flevoland|||
NL|Limburg|||
NL|Veluwe||Achterhoek;Twente;Salland;Randstad;Wadden;Waddenzee;Biesbosch;Betuwe|
NL|Texel||Terschelling;Ameland;Vlieland;Schiermonnikoog|
NL|Schiphol|||
BE|Flanders|Vlaanderen|Oost-Vlaanderen;West-Vlaanderen;Vlaams-Brabant|
BE|Wallonia|Wallonië|Henegouwen;Hainaut|
BE|Ardennes|Ardennen||
DE|Bavaria|Beieren|Bayern|
DE|Saxony|Saksen||
DE|Lower Saxony|Nedersaksen||
DE|Saxony-Anhalt|Saksen-Anhalt||
DE|Thuringia|Thüringen||
DE|North Rhine-Westphalia|Noordrijn-Westfalen||
DE|Rhineland-Palatinate|Rijnland-Palts||
DE|Hesse|Hessen||
DE|Schleswig-Holstein|Sleeswijk-Holstein||
DE|Baden-Württemberg|||
DE|Saarland|||
DE|Black Forest|Zwarte Woud||
FR|Brittany|Bretagne||
FR|Normandy|Normandië||
FR|Burgundy|Bourgondië||
FR|Alsace|Elzas||
FR|Lorraine|Lotharingen||
FR|Corsica|||
FR|Provence|||
FR|Dordogne||Camargue;Champagne|
FR|Riviera|Rivièra|Côte d'Azur|
ES|Catalonia|Catalonië||
ES|Andalusia|Andalusië||
ES|Galicia|Galicië||
ES|Basque Country|Baskenland||
ES|Canary Islands|Canarische Eilanden||
ES|Balearic Islands|Balearen||
ES|Mallorca||Majorca;Ibiza;Tenerife;Gran Canaria;Lanzarote;Fuerteventura;Menorca|
PT|Madeira|||
PT|Azores|Azoren||
PT|Algarve|||
IT|Sicily|Sicilië||
IT|Sardinia|Sardinië||
IT|Tuscany|Toscane||
IT|Lombardy|Lombardije||
IT|Umbria|Umbrië||
IT|Lampedusa|||
IT|South Tyrol|Zuid-Tirol||
AT|Tyrol|Tirol||
AT|Carinthia|Karinthië||
AT|Styria|Stiermarken||
GR|Crete|Kreta||
GR|Lesbos|||
GR|Peloponnese|Peloponnesos||
DK|Jutland|Jutland||
DK|Zealand|Seeland||
SE|Lapland|||
NO|Svalbard|Spitsbergen||
FI|Finnish Lapland|Fins Lapland||
PL|Silesia|Silezië||
RO|Transylvania|Transsylvanië||
CZ|Bohemia|Bohemen||
CZ|Moravia|Moravië||
RU|Siberia|Siberië||
RU|Chechnya|Tsjetsjenië||
RU|Dagestan|||
RU|Kamchatka|Kamtsjatka||
RU|Ingushetia|Ingoesjetië||
UA|Crimea|Krim|de Krim|
UA|Donbas|Donbas|Donbass|
MD|Transnistria|Transnistrië||
GE|Abkhazia|Abchazië||
GE|South Ossetia|Zuid-Ossetië||
AZ|Nagorno-Karabakh|Nagorno-Karabach||
PS|Gaza Strip|Gazastrook|Gaza|
PS|West Bank|Westelijke Jordaanoever|Westoever|
SY|Golan Heights|Golanhoogten||
IQ|Kurdistan|Koerdistan||
EG|Sinai|Sinaï||
SD|Darfur|||
ET|Tigray|||
SO|Somaliland|||
TZ|Zanzibar|||
CN|Tibet|||
CN|Xinjiang|||
CN|Inner Mongolia|Binnen-Mongolië||
IN|Kashmir|Kasjmir||
IN|Gujarat||Kerala;Punjab;Assam;Bihar;Uttar Pradesh;Tamil Nadu;Maharashtra;Rajasthan;West Bengal;Madhya Pradesh;Haryana;Manipur;Karnataka;Telangana;Odisha|
PK|Balochistan|Beloetsjistan|Khyber Pakhtunkhwa;Sindh|
MM|Rakhine|||
NG|Niger Delta|Nigerdelta|Niger State;Niger Gov;Biafra|
ID|Bali||Aceh;Lombok|
ID|Java|||
ID|Sumatra|||
ID|Sulawesi|||
ID|Moluccas|Molukken||
ID|West Papua|West-Papoea||
MY|Sabah||Sarawak|
JP|Okinawa||Hokkaido|
KR|Jeju|||
ZA|Western Cape|West-Kaap||
ZA|Eastern Cape|Oost-Kaap||
ZA|KwaZulu-Natal||Gauteng|
CD|Katanga||Kivu;North Kivu;South Kivu;Noord-Kivu;Zuid-Kivu|
EC|Galapagos Islands|Galapagoseilanden|Galapagos|
CL|Patagonia|Patagonië||
CL|Easter Island|Paaseiland||
BR|Amazonas|||
MX|Yucatán||Sinaloa;Chiapas;Oaxaca|
GB|Cornwall||Kent;Essex;Sussex;Surrey;Yorkshire;Lancashire;Devon;Dorset;Norfolk;Suffolk;Merseyside;Hampshire;Cumbria;Northumberland;Hertfordshire;Oxfordshire;Nottinghamshire;Derbyshire;Staffordshire;Warwickshire;Gloucestershire;Lincolnshire;Leicestershire;Cambridgeshire|
GB|Downing Street||Westminster;Whitehall;Holyrood;Stormont;Isle of Wight;Orkney;Shetland;Hebrides|
IE|Connemara||Donegal;Kerry|
CA|Labrador|||
AU|Bondi||Bondi Beach;Great Barrier Reef;Kimberley;Outback|
GB|Cornwall||Yorkshire;Merseyside;Cumbria;Northumberland;Shetland;Orkney;Hebrides;Isle of Wight;East Anglia;Scottish Highlands|
IE|Donegal||Connemara|
FR|Savoy|Savoie|Haute-Savoie;Aquitaine;Occitanie|
IT|Apulia|Apulië|Puglia;Calabria;Campania;Liguria;Veneto;Piedmont;Lazio;Dolomites;Amalfi Coast;Emilia-Romagna|
BR|Amazonas||Bahia;Minas Gerais;Rio Grande do Sul|
MX|Sinaloa||Michoacán;Jalisco;Chiapas;Oaxaca;Sonora;Baja California|
PH|Mindanao||Luzon|
JP|Hokkaido||Okinawa;Kyushu;Fukushima;Noto Peninsula|
CN|Guangdong||Sichuan;Yunnan;Hubei;Hunan;Zhejiang;Henan|
IN|Ladakh||Jammu;Goa;Jharkhand;Chhattisgarh;Uttarakhand;Himachal Pradesh;Meghalaya;Arunachal Pradesh|
IR|Strait of Hormuz|Straat van Hormuz|Kharg Island|
SD|Kordofan||North Kordofan;South Kordofan;West Kordofan;Gezira;North Darfur;West Darfur;South Darfur|
ET|Amhara||Oromia|
CD|Kivu||North Kivu;South Kivu;Noord-Kivu;Zuid-Kivu;Ituri|
NG|Borno||Kebbi;Zamfara;Katsina State;Kaduna State;Plateau State|
MZ|Cabo Delgado|||
UA|Donetsk region||Zaporizhzhia region;Kherson region|
PS|East Jerusalem|Oost-Jeruzalem|Khan Younis;Rafah|
TR|Anatolia|Anatolië|Cappadocia;Cappadocië;Kartalkaya;Bosphorus;Bosporus;Dardanelles;Dardanellen|
US|Appalachia||Camp David;Yellowstone;Yosemite;Grand Canyon;Everglades;Jackson Hole;New England;Midwest|
CA|Alberta||Prince Edward Island;Northwest Territories;Kananaskis|
AU|Victoria state||Pilbara;Gold Coast hinterland;Whitsundays;Uluru|
NZ|South Island||North Island|
NL|Het Gooi||Parkstad;Hoeksche Waard;Alblasserwaard;Noordoostpolder;Zeeuws-Vlaanderen;IJsselmeer;Markermeer;Waddeneilanden;Oosterschelde;Westerschelde;Westland;Bollenstreek;Zaanstreek|
BE|Kempen|Kempen|Spa-Francorchamps;Haspengouw;Waasland|
DE|Mecklenburg-Western Pomerania|Mecklenburg-Voor-Pommeren|Mecklenburg-Vorpommern;Ruhr area;Ruhrgebied;Franconia;Sauerland;Eifel;Allgäu;Sylt;Rügen;Upper Bavaria|
AT|Vorarlberg||Burgenland;Upper Austria;Opper-Oostenrijk;Lower Austria;Neder-Oostenrijk;Salzkammergut|
CH|Ticino||Graubünden;Valais;Vaud;Aargau;Thurgau;Matterhorn;Gotthard;Jungfrau|
FR|Brittany||Vendée;Ardèche;Drôme;Haute-Garonne;Pas-de-Calais;Seine-Saint-Denis;Île-de-France;Auvergne;Languedoc;Pyrénées-Orientales;Mont Blanc|
ES|Catalonia||Extremadura;Asturias;Cantabria;Castile and León;Castilla y León;Castilla-La Mancha;Aragon;Costa Brava;Costa del Sol;Costa Blanca;La Palma;La Gomera;Formentera;La Rioja|
PT|Alentejo||Douro|
IT|Trentino||Abruzzo;Basilicata;Molise;Friuli;Marche region;Aosta Valley;Stromboli;Capri;Mount Etna;Etna;Vesuvius|
GR|Thessaly||Santorini;Mykonos;Evia;Zakynthos|
IE|Connacht||County Mayo;County Clare;County Wicklow|
GB|Stonehenge||Loch Ness;Lake District;Cotswolds;Somerset;Wiltshire;Shropshire;Cheshire;Northamptonshire;Worcestershire;Bedfordshire;Berkshire;Buckinghamshire;Teesside;Tyneside;Wearside;Anglesey;Snowdonia;County Durham;County Antrim;County Down;County Tyrone;West Midlands;East Midlands;Aberdeenshire;Dartmoor;Exmoor;Balmoral;Sandringham;Gleneagles|
PL|Masuria||Pomerania;Białowieża|
UA|Donbas||Donetsk Oblast;Luhansk region;Sumy region;Kharkiv region;Odesa region;Zakarpattia;Snake Island;Pripyat;Chernobyl nuclear plant|
RU|Tatarstan||Bashkortostan;Kaliningrad region;Kursk region;Belgorod region;Bryansk region;Yakutia;Sakhalin;Kuril Islands;Koerilen;Krasnodar region;Karelia;Murmansk region;North Caucasus;Noord-Kaukasus;Ural;Urals;Altai|
GE|Adjara|||
AM|Syunik|||
IR|Sistan and Baluchestan||Khuzestan;Fordow;Bandar Abbas port|
IQ|Anbar||Nineveh;Diyala|
SY|Rojava||Latakia province;Idlib province|
YE|Hadramaut||Socotra|
SA|Hejaz||Neom|
EG|Sinai||Suez Canal;Suezkanaal|
PA|Panama Canal|Panamakanaal|Darién Gap|
VE|Orinoco|||
GY|Essequibo|||
CO|Cauca||Antioquia;Catatumbo;Chocó|
PE|Machu Picchu||Loreto region|
BO|Uyuni|||
CL|Atacama||Araucanía;Biobío;Tierra del Fuego|
AR|Neuquén province||Chubut;Perito Moreno|
BR|Mato Grosso||Rondônia;Roraima;Rio Grande do Norte;Santa Catarina;Pernambuco;Ceará;Maranhão;Paraná;Goiás;Pantanal|
MX|Guerrero state||Nuevo León;Tamaulipas;Quintana Roo;Michoacan;Jalisco state;Tabasco state;Guanajuato state|
HT|Artibonite|||
NG|Benue||Katsina state;Sokoto state;Kogi;Anambra;Bayelsa;Delta State;Rivers State;Edo State;Imo State;Yobe;Adamawa;Taraba;Kano State|
KE|Rift Valley||Turkana;Masai Mara;Maasai Mara|
TZ|Kilimanjaro||Serengeti|
UG|Karamoja|||
CD|Ituri||Haut-Uele;Tshopo;Kasai|
ET|Amhara||Afar region;Gambella;Somali region|
SD|Darfur||Blue Nile state;Sennar state;Gezira state|
SO|Puntland||Jubaland|
ZA|Kruger National Park|Krugerpark|Limpopo;Mpumalanga;Northern Cape;Robben Island|
MG|Toamasina region|||
IN|Andhra Pradesh||Sikkim;Nagaland;Mizoram;Tripura;Jharkhand;Wayanad;Sundarbans|
PK|Gilgit-Baltistan||Waziristan;North Waziristan;South Waziristan;Khyber;Swat Valley|
NP|Mount Everest||Everest|
BD|Chittagong Hill Tracts|||
AF|Helmand||Kunar;Nangarhar;Badakhshan;Bamiyan|
MM|Shan State||Kachin;Kayin;Kayah;Chin State|
TH|Isan||Koh Samui|
KH|Angkor Wat||Preah Vihear|
VN|Mekong Delta|Mekongdelta|Ha Long Bay;Halong Bay|
ID|Flores||Kalimantan;West Java;East Java;Central Java;Mount Merapi;Merapi;Semeru;Komodo;Sumba;North Sumatra;West Sumatra|
PH|Mindanao||Palawan;Leyte;Cebu province;Visayas;Luzon;Scarborough Shoal|
PG|Bougainville||Enga province|
CN|Shandong||Jiangsu;Fujian;Hebei;Shanxi;Shaanxi;Gansu;Qinghai;Guizhou;Guangxi;Hainan;Liaoning;Heilongjiang;Anhui;Jiangxi;Three Gorges|
JP|Okinawa||Shikoku;Honshu;Mount Fuji;Ishikawa;Nagano prefecture;Aomori prefecture|
KR|Jeju||Gyeonggi|
KP|Yalu|||
DE|East Frisia|Oost-Friesland|Noord-Rijnland-Westfalen;Nordrhein-Westfalen;NRW;Moezel;Moezelstreek;Münsterland;Emsland;Grafschaft Bentheim;Oost-Duitsland;Bodenmeer;Borkum;Norderney;Langeoog;Helgoland;Harzgebergte;Teutoburgerwoud;Beierse Woud;Ahrdal;Ahr valley|
FR|Vosges|Vogezen|Pyreneeën;Pyrenees;Franse Alpen;French Alps;Loire;Loirestreek;Loire Valley;Mont Ventoux;Col du Tourmalet;Tourmalet;Frans-Vlaanderen;Noord-Frankrijk;Zuid-Frankrijk;Savoye;Picardië;Opaalkust;Cevennen;Cévennes;Lozère;Lot-et-Garonne;Gironde;Hérault;Vaucluse;Bouches-du-Rhône;Massif Central;Centraal Massief;Alpes-Maritimes|
ES|Castile|Castilië|Castilië en León;Castilië-La Mancha;Noord-Spanje;Zuid-Spanje;Asturië;Cantabrië;Navarra;Navarre;Costa Dorada;El Hierro;Balearics|
IT|Lake Garda|Gardameer|Comomeer;Lake Como;Dolomieten;Calabrië;Ligurië;Campanië;Piëmont;Lago Maggiore;Abruzzen;Amalfikust;Vesuvius;Noord-Italië;Zuid-Italië;Aostadal;Marmolada|
CH|Wallis||Berner Oberland;Engadin|
CZ|Krkonoše|Reuzengebergte||
PL|Tatra Mountains|Tatra|Pommeren;Karpaten|
HR|Istria|Istrië|Dalmatia;Dalmatië;Hvar|
GR|Samos||Chios;Lefkas;Lefkada;Euboea;Evvia;Karpathos;Chalkidiki;Halkidiki;Cycladen;Dodekanesos;Kefalonia;Gavdos|
DK|Bornholm||Funen|
SE|Gotland||Öland;Skåne;Småland;Värmland;Dalarna|
NO|Lofoten||Finnmark;Noordkaap|
FI|Åland||Ålandeilanden|
GB|Isle of Skye||Zuid-Engeland;Noord-Engeland;Schotse Hooglanden|
RU|North Ossetia|Noord-Ossetië|Ossetië;Jakoetië;Bajkalmeer;Lake Baikal;Sachalin;Basjkirostan|
UA|Eastern Ukraine|Oost-Oekraïne|West-Oekraïne;Slangeneiland|
SY|Northern Syria|Noord-Syrië|Noordoost-Syrië|
LB|Bekaa Valley|Bekavallei|Bekaavallei;Southern Lebanon;Zuid-Libanon|
EG|Nile Delta|Nijldelta||
MA|Rif||Rifgebergte;Rif mountains;Atlasgebergte;Atlas mountains;Noord-Marokko|
TN|Djerba|||
ID|Papua province|Papoea|Borobudur;Celebes;Molukse eilanden|
PG|New Guinea|Nieuw-Guinea||
US|Florida Keys||Nieuw-Engeland|
CA|Niagara Falls|Niagarawatervallen|Vancouvereiland;Vancouver Island|
AT|Zillertal||Ötztal;Stubaital;Paznaun;Montafon;Salzburgerland|
`;
