/**
 * What news names instead of its country: more parts of countries, islands, rivers, lakes, mountains, parks, coasts, bases, places of work
 * far from a town. As regions.ts: country | English | Dutch (empty = the same) | other names, by semicolons. What lies in several countries is not here.
 */
export const LANDSCAPE_ROWS = `
US|Cook County||Miami-Dade;Harris County;LA County;Broward County;Nassau County;Loudoun County;Travis County;Bexar County;Marin County;Allegheny County;Bucks County;Mecklenburg County;Kerr County|
US|Upper Peninsula||Ozarks;Hill Country;Rio Grande Valley;Central Valley;Napa Valley;San Fernando Valley;Inland Empire;Outer Banks;Florida Panhandle;Lowcountry;Mississippi Delta;Southern California;Northern California;SoCal;Upstate New York;West Texas;South Texas;Northern Virginia;Tidewater;Eastern Seaboard;Tornado Alley;Corn Belt;Bible Belt;Navajo Nation;Cherokee Nation;Hudson Valley;Finger Lakes;Adirondacks;Catskills;Poconos;Eastern Shore;Delmarva|
US|Mississippi River|Mississippirivier|Missouri River;Colorado River;Hudson River;East River;Potomac River;Ohio River;Columbia River;Delaware River;Snake River;Klamath River;Guadalupe River;Chesapeake Bay;Puget Sound;Long Island Sound;Lake Tahoe;Lake Mead;Lake Powell;Great Salt Lake;Salton Sea;Lake Okeechobee;Lake Champlain|
US|Rockies||Sierra Nevada;Appalachians;Appalachian Mountains;Appalachian Trail;Blue Ridge Mountains;Great Smoky Mountains;Smoky Mountains;Cascade Mountains;Mount St. Helens;Mount Rushmore;Mount Hood;Mount Whitney;Kilauea;Mauna Loa;Mauna Kea;Denali;Mount McKinley;Half Dome;El Capitan|
US|Glacier National Park||Grand Teton;Zion National Park;Bryce Canyon;Death Valley;Arches National Park;Big Bend;Acadia National Park;Big Sur;Sequoia National Park;Bears Ears;Monument Valley;Old Faithful;Mojave Desert;Sonoran Desert;Okefenokee;Arctic National Wildlife Refuge;Tongass;Boundary Waters|
US|Maui||Oahu;Kauai;Molokai;Big Island;The Hamptons;Hamptons;Block Island;Fire Island;Aleutian Islands;Aleutians;Assateague;Padre Island;Three Mile Island;Wake Island|
US|Fort Cavazos||Fort Benning;Fort Campbell;Camp Pendleton;Camp Lejeune;Kennedy Space Center;Johnson Space Center;Jet Propulsion Laboratory;Joint Base Andrews;Andrews Air Force Base;Edwards Air Force Base;Quantico;Area 51;Hanford Site;Starbase;San Quentin;Sing Sing;Angola Prison;Alligator Alcatraz;Standing Rock;Hoover Dam;Camp Mystic;Permian Basin;Bakken;Prudhoe Bay|
CA|Cape Breton||Haida Gwaii;Baffin Island;Ellesmere Island;Okanagan;Lower Mainland;Fraser Valley;Canadian Rockies;Canadian Prairies;Banff National Park;Lake Louise;Lake Winnipeg;Hudson Bay;Muskoka;Ottawa Valley;Athabasca;Alberta oil sands;Saint Lawrence River;St. Lawrence River;Newfoundland and Labrador;Magdalen Islands;Grand Banks;Bay of Fundy;Yellowhead;Northern Ontario;Southern Ontario;Nunavik|
AU|Australian Capital Territory||Hunter Valley;Blue Mountains;Barossa;Barossa Valley;Sunshine Coast;Northern Rivers;Illawarra;Gippsland;Riverina;Arnhem Land;Cape York;Cape York Peninsula;Far North Queensland;North Queensland;Torres Strait;Kangaroo Island;Fraser Island;K'gari;Lord Howe Island;Rottnest Island;King Island;Bass Strait;Murray-Darling;Murray-Darling Basin;Darling River;Murray River;Snowy Mountains;Great Ocean Road;Great Australian Bight;Nullarbor;Kakadu;Daintree;Ningaloo;Ningaloo Reef;Ayers Rock;Simpson Desert;Lake Eyre;Kosciuszko;Mornington Peninsula;Top End;Lightning Ridge;Pine Gap;Spencer Gulf;Coorong|
NZ|Fiordland||Milford Sound;Bay of Plenty;Hawke's Bay;Waikato;Otago;Taranaki;Marlborough Sounds;Coromandel;Aoraki;Mount Cook;Mt Cook;White Island;Whakaari;Stewart Island;Chatham Islands;Southern Alps;Lake Taupo;Tongariro;Mount Ruapehu;Cook Strait|
GB|North Wales||South Wales;Mid Wales;West Wales;Herefordshire;Monmouthshire;Pembrokeshire;Carmarthenshire;Ceredigion;Powys;Gwynedd;Flintshire;Denbighshire;Glamorgan;Vale of Glamorgan;Rhondda Cynon Taf;Blaenau Gwent;Torfaen;Gwent;Dyfed-Powys;South Wales Valleys|
GB|Scottish Borders||Argyll;Argyll and Bute;Ayrshire;Dumfries and Galloway;Lanarkshire;Lothian;West Lothian;East Lothian;Perthshire;Perth and Kinross;Stirlingshire;Caithness;Inverness-shire;Tayside;Highlands and Islands;Isle of Mull;Islay;Isle of Eigg;Outer Hebrides;Inner Hebrides;Western Isles;Northern Isles;Cairngorms;Cairngorm;Ben Nevis;Glencoe;Trossachs;Loch Lomond;Loch Fyne;Firth of Forth;Firth of Clyde;Moray Firth;River Clyde;River Tay;Scapa Flow;Fair Isle;Faslane;Dounreay;Royal Deeside;Great Glen;Renfrewshire;Dunbartonshire|
GB|Tyne and Wear||North Yorkshire;South Yorkshire;West Yorkshire;East Yorkshire;East Riding;Humberside;Humber;Humber Estuary;West Sussex;East Sussex;Home Counties;Thames Valley;Thames Estuary;Black Country;Wirral;Medway;Thanet;Huntingdonshire;Middlesex;West Country;North East England;North West England;South West England;South East England;Weald;Salford Quays;Holderness;Isle of Sheppey;Portland Bill;Isle of Portland;Isles of Scilly;Scilly;Scilly Isles;Holy Island;Lindisfarne;Farne Islands|
GB|Peak District||Yorkshire Dales;North York Moors;South Downs;New Forest;Jurassic Coast;Salisbury Plain;Norfolk Broads;Chilterns;Malvern Hills;Forest of Dean;Wye Valley;Brecon Beacons;Bannau Brycheiniog;Eryri;Yr Wyddfa;Mount Snowdon;Gower Peninsula;Pennines;Scafell Pike;Helvellyn;Lake Windermere;Ullswater;Kielder;Sherwood Forest;Epping Forest;Ashdown Forest;Bodmin Moor;Mendip Hills;Mendips;Sycamore Gap;Hadrian's Wall;River Thames;Thames;River Severn;River Wye;River Mersey;River Trent;River Tyne;River Tees;River Wear;Thames Barrier;Severn Bridge;Land's End;White Cliffs of Dover;Cheddar Gorge;Stoke Mandeville;Morecambe Bay;Bristol Channel|
GB|Giant's Causeway||Mourne Mountains;Ulster;Lough Neagh;Strangford Lough;Rathlin Island;County Armagh;County Fermanagh;Fermanagh;County Londonderry;County Derry;South Armagh|
GB|Sellafield||Sizewell;Sizewell C;Hinkley Point;Hinkley Point C;Wylfa;Dungeness;Bletchley Park;Chequers;Highgrove;Highclere;Blenheim Palace;Chatsworth House;Sutton Hoo;Menwith Hill;RAF Fairford;RAF Lakenheath;RAF Mildenhall;RAF Brize Norton;Brize Norton;Aldermaston;Porton;Jodrell Bank;Drax power station;Napier Barracks;Yarl's Wood;Bibby Stockholm;HMP Frankland;HMP Wakefield;HMP Manchester;M25;M62|
IE|County Cork||County Kerry;County Donegal;County Galway;County Kildare;County Meath;County Louth;County Tipperary;County Wexford;County Waterford;County Limerick;County Cavan;County Monaghan;County Roscommon;County Sligo;County Leitrim;County Longford;County Westmeath;County Offaly;County Laois;County Carlow;County Kilkenny;County Dublin;Leitrim;Offaly;Laois;Westmeath;Leinster;Aran Islands;Cliffs of Moher;Newgrange;Skellig Michael;Achill Island;River Shannon;Dingle Peninsula;Wild Atlantic Way;Burren;Wicklow Mountains;Lough Derg|
FR|Pays de la Loire||Nouvelle-Aquitaine;Hauts-de-France;Grand Est;Centre-Val de Loire;Bourgogne-Franche-Comté;Franche-Comté;Auvergne-Rhône-Alpes;Rhône-Alpes;Provence-Alpes-Côte d'Azur;Picardy;Poitou;Gascony;Gascogne;Béarn;Roussillon;Loire Atlantique;Haute-Corse;Hauts-de-Seine;Val-d'Oise;Val-de-Marne;Essonne;Yvelines;Seine-et-Marne;Finistère;Morbihan;Aude;Isère;Bas-Rhin;Haut-Rhin;Moselle;Aveyron;Corrèze;Creuse;Haute-Vienne;Charente;Charente-Maritime;Deux-Sèvres;Tarn;Tarn-et-Garonne;Ariège;Hautes-Alpes|
FR|French Riviera|Franse Rivièra|Luberon;Verdon;Mont-Saint-Michel;Val Thorens;Tignes;Seine;River Seine;River Rhône;River Loire;Garonne;Flamanville;Fessenheim;Cattenom;Omaha Beach;Île de Ré;Porquerolles;Guyane;Lascaux;Puy du Fou;Ouistreham|
DE|Lower Bavaria|Neder-Beieren|Swabia;Upper Palatinate;Brandenburg;Westphalia;Westfalen;Rhineland;Rijnland;Saxon Switzerland;Lusatia;Hunsrück;Harz;Harz mountains;Bavarian Alps;Zugspitze;Ahrtal;Bodensee;Spreewald;Lüneburg Heath;Lüneburger Heide;Usedom;Heligoland;Juist;Ramstein;Ramstein Air Base;Grafenwöhr;Büchel;Wolfsschanze;Neuschwanstein;Neuschwanstein Castle;Wartburg;Buchenwald;Bergen-Belsen;Ravensbrück;Sachsenhausen;Nürburgring;Hockenheimring;Kiel Canal;River Elbe;Elbe;Neckar;Garzweiler;Lützerath|
NL|Noord-Limburg||Midden-Limburg;Zuid-Limburg;South Limburg;West-Brabant;Oost-Brabant;Kennemerland;West-Friesland;Amstelland;Utrechtse Heuvelrug;Sallandse Heuvelrug;Waterland;Krimpenerwaard;Bommelerwaard;Goeree-Overflakkee;Voorne-Putten;Walcheren;Schouwen-Duiveland;Noord-Beveland;Zuid-Beveland;Afsluitdijk;Maasvlakte 2;De Peel;Groene Hart;Land van Cuijk;Tweede Maasvlakte;Nieuwe Waterweg|
BE|Flemish Brabant||Waals-Brabant;Walloon Brabant;East Flanders;West Flanders;Hautes Fagnes;Hoge Venen;Pajottenland;Vlaamse Ardennen;Marcinelle;River Meuse;Hageland;Meetjesland;Westhoek;Voeren;Zwin|
ES|Castile-La Mancha||Community of Madrid;Valencian Community;Canaries;Basque region;La Graciosa;Cabrera;Sierra Nevada national park;Sierra de Gredos;Picos de Europa;Doñana;Mar Menor;Camino de Santiago;Costa de la Luz;Costa Cálida;Costa Tropical;Teide;Mount Teide;Playa de las Américas;Guadalquivir;Ebro;River Ebro;Sotogrande;Valley of the Fallen;Cuelgamuros;Almaraz|
PT|Trás-os-Montes||Serra da Estrela;São Miguel;Porto Santo;Douro Valley;Tagus;Costa Vicentina|
IT|Romagna||Friuli Venezia Giulia;Trentino-Alto Adige;Trentino-South Tyrol;Alto Adige;Le Marche;Valle d'Aosta;Val d'Aosta;Chianti;Maremma;Cinque Terre;Italian Riviera;Italian Alps;Apennines;Apennijnen;Po Valley;River Po;Po Delta;Tiber;Lake Maggiore;Lake Iseo;Venetian Lagoon;Gran Sasso;Mount Vesuvius;Campi Flegrei;Phlegraean Fields;Pompeii;Herculaneum;Pantelleria;Linosa;Vulcano;Aeolian Islands;Egadi;Ponza;Giglio;Costa Smeralda;Positano;Amalfi;Portofino;Taormina;Monte Cassino;Castel Gandolfo;Aviano;Sigonella;Maranello;Mugello;Strait of Messina;Messina bridge|
CH|Bernese Oberland||Engadine;Grisons;Appenzell;Emmental;Neuchâtel canton;Swiss Alps;Zwitserse Alpen;Eiger;Säntis;Lötschental;Aletsch;Aletsch glacier;St Moritz;Gstaad;Klosters;Wengen;Bürgenstock;Lake Lucerne;CERN;Gotthard tunnel;Large Hadron Collider;Blatten|
AT|Austrian Alps|Oostenrijkse Alpen|East Tyrol;Oost-Tirol;Arlberg;St. Anton;Grossglockner;Wörthersee;Neusiedler See;Wachau;Brenner Pass;Mauthausen;Saalbach|
GR|Attica||Epirus;Ionian Islands;Cyclades;Dodecanese;Lesvos;Leros;Ikaria;Paros;Naxos;Kythira;Cephalonia;Skiathos;Skopelos;Symi;Amorgos;Spetses;Mount Olympus;Mount Athos;Mycenae;Evros;Peloponnesus|
CY|Akrotiri||Troodos;Northern Cyprus;North Cyprus;Noord-Cyprus;Ayia Napa;RAF Akrotiri;Dhekelia;Varosha|
MT|Gozo||Comino|
DK|Lolland||Falster;Fehmarn Belt;Øresund Bridge;Great Belt Bridge;Skagen;North Jutland|
SE|Scania region||Västra Götaland;Norrbotten;Norrland;Swedish Lapland;Jämtland;Västerbotten;Kiruna mine;Forsmark;Ringhals|
NO|Vestland||Nordland;Troms;Nordmøre;Jan Mayen;Longyearbyen;Geirangerfjord;Hardanger;Hardangervidda;Jotunheimen;Utoya;Preikestolen;Nordkapp;North Cape;Svolvær;Telemark;Holmenkollen|
FI|Olkiluoto||South Karelia;North Karelia;Uusimaa;Pirkanmaa|
IS|Reykjanes||Reykjanes peninsula;Grindavik;Eyjafjallajökull;Vatnajökull;Katla;Bárðarbunga;Westfjords;Keflavik;Geysir;Hekla;Thingvellir;Surtsey|
GL|Disko Bay||Pituffik;Thule air base;Kangerlussuaq;Qaanaaq|
EE|Saaremaa||Hiiumaa;Ida-Viru|
LV|Latgale||Kurzeme|
LT|Curonian Spit||Suwalki corridor|
PL|Lower Silesia|Neder-Silezië|Upper Silesia;Mazovia;Masovia;Greater Poland;Lesser Poland;Podkarpackie;Podlasie;Subcarpathia;Tatras;Auschwitz;Auschwitz-Birkenau;Birkenau;Treblinka;Majdanek;Sobibor;Belzec;Vistula;Vistula Spit;Suwalki Gap;Westerplatte;Hel Peninsula|
CZ|South Moravia|Zuid-Moravië|Sudetenland;Bohemian Switzerland;Dukovany;Temelin;Theresienstadt;Terezin|
SK|High Tatras|Hoge Tatra|Mochovce;Gabcikovo|
HU|Lake Balaton|Balatonmeer|Balaton;Tokaj;Puszta|
RO|Wallachia||Bukovina;Dobruja;Maramures;Danube Delta;Rosia Montana;Deveselu;Bran Castle;Transfagarasan|
BG|Rhodope||Bansko;Sunny Beach;Golden Sands;Rila Monastery|
HR|Slavonia||Korcula;Krk;Vis island;Plitvice;Plitvice Lakes|
SI|Lake Bled||Kranjska Gora;Triglav;Postojna|
BA|Republika Srpska|Servische Republiek|Herzegovina;Medjugorje;Drina|
RS|Vojvodina||Sandzak;Presevo Valley;Kopaonik|
ME|Bay of Kotor||Kotor;Durmitor;Sveti Stefan|
AL|Albanian Riviera||Vjosa;Sazan;Zvernec|
MK|Lake Ohrid|||
UA|Transcarpathia||Bukovyna;Volhynia;Zaporizhzhia nuclear plant;Zaporizhzhia nuclear power plant;Chornobyl;Kakhovka dam;Azovstal;Dnieper;Dnipro River;Dniester Delta;Kerch Bridge;Crimean Bridge;Krimbrug;Kerch Strait;Kinburn Spit;Zmiinyi Island;Babi Yar;Robotyne|
RU|Bashkiria||Krasnodar Krai;Leningrad region;Leningrad Oblast;Kalmykia;Kabardino-Balkaria;Karachay-Cherkessia;Adygea;Mordovia;Mari El;Udmurtia;Chuvashia;Komi;Komi Republic;Tuva;Buryatia;Boerjatië;Sakha;Chukotka;Tsjoekotka;Primorye;Primorsky;Amur region;Sverdlovsk region;Kuzbass;Zabaykalsky;Russian Far East;Kola Peninsula;Yamal Peninsula;Novaya Zemlya;Franz Josef Land;Wrangel Island;Kuril;Kurils;Baikalmeer;Baikal;Lake Ladoga;Volga;Elbrus;Mount Elbrus;Vostochny;Engels air base;Ust-Luga;Primorsk;Kapustin Yar;Polar Wolf;Kharp;Ural Mountains;Oeral|
BY|Polesie||Belovezhskaya Pushcha;Astravets;Ostrovets|
MD|Gagauzia|Gagaoezië|Transdniestria;Dniester|
GE|Ossetia||Pankisi;Svaneti;Kakheti;Samegrelo|
AZ|Karabakh||Artsakh;Nachitsjevan;Stepanakert;Lachin corridor;Absheron|
AM|Zangezur||Lake Sevan|
KZ|Bajkonoer||Baikonur Cosmodrome;Mangystau;Tengiz;Kashagan;Semipalatinsk|
UZ|Karakalpakstan|||
KG|Issyk-Kul||Kumtor|
TJ|Gorno-Badakhshan||Rogun|
TR|Eastern Anatolia||Hatay;Sea of Marmara;Marmara Sea;Incirlik;Incirlik Air Base;Mount Ararat;Mount Nemrut;Göbekli Tepe;Lake Van;Akkuyu;Imrali;Istanbul Canal|
IL|Galilee|Galilea|Upper Galilee;Negev;Negev Desert;Sea of Galilee;Meer van Galilea;Masada;Nevatim;Sde Teiman;Re'im;Nir Oz;Be'eri;Kfar Aza;Kerem Shalom;Erez crossing;Ofer prison;Gush Dan;Haifa Bay;Megiddo|
PS|Gaza border||Northern Gaza;Southern Gaza;Gazastad;Jabaliya;Deir el-Balah;Beit Lahiya;Bureij;Maghazi;Shujayea;Shujaiya;Zeitoun;Al-Mawasi;Mawasi;Philadelphi corridor;Netzarim;Netzarim corridor;Rafah crossing;Jordan Valley;Jordaanvallei;Masafer Yatta;Area C;Aida camp;Balata;Jenin camp;Ma'ale Adumim;Joseph's Tomb;Huwara;Taybeh|
LB|Bekaa||Beqaa;Litani;Litani River;Dahiya;Bint Jbeil;Khiam;Ain al-Hilweh;Shebaa Farms;Mount Lebanon;Chouf;Akkar|
SY|Deir al-Zor||Deir Ezzor;Suwayda;Suweida;Daraa province;Quneitra;Kobane;Hauran;Jabal al-Druze;al-Hol camp;Roj camp;Tanf;Al-Tanf;Hmeimim;Tartus;Sednaya;Saydnaya;Sednaya prison;Euphrates Dam;Tishreen Dam;Yarmouk camp;Mount Hermon|
IQ|Iraqi Kurdistan|Iraaks Koerdistan|Mount Sinjar;Nineveh Plains;Green Zone;Ain al-Asad;Al-Asad air base;Salahuddin;Dohuk province;Halabja;Abu Ghraib;Tigris;Rumaila;Majnoon;Ahwar;Mesopotamian marshes;Habbaniyah;Sadr City|
IR|Iranian Kurdistan||Sistan-Baluchestan;Sistan;Hormozgan;Lorestan;Fars;Mazandaran;Gilan;Lake Urmia;Persepolis;Natanz facility;Isfahan nuclear;Parchin;South Pars;Assaluyeh;Asaluyeh;Alborz;Zagros;Evin;Pickaxe Mountain;Kharg;Kharg oil terminal;Larak;Sirik;Jask;Lavan Island|
SA|Asir||Jazan;AlUla;Red Sea Project;Qiddiya;Ras Tanura;Mount Arafat;Arafat plain;Qatif;Prince Sultan Air Base;Empty Quarter|
YE|Hudaydah||Hodeida;Shabwa;Abyan;Saada;Hadhramaut;Mahra;Dhale;Ras Isa;Al-Mukalla|
OM|Musandam||Dhofar;Duqm;Masirah|
AE|Fujairah||Ras Al Khaimah;Umm Al Quwain;Jebel Ali;Palm Jumeirah;Barakah;Barakah nuclear;Al Dhafra;Al Dhafra Air Base;Yas Marina;Yas Island;Saadiyat Island;Das Island;Ruwais;Habshan|
QA|Ras Laffan||Al Udeid;Al Udeid Air Base;Lusail;Lusail Stadium;North Field;Mesaieed|
KW|Bubiyan||Shuaiba;Camp Arifjan;Ali al-Salem|
BH|Sitra||Muharraq;Isa Air Base|
JO|Wadi Rum||Zaatari;Zaatari camp;Azraq camp;Muwaffaq Salti|
EG|Sinai Peninsula||North Sinai;South Sinai;Upper Egypt;Aswan Dam;Abu Simbel;Valley of the Kings;Sharm El Sheikh;El Alamein;Siwa;Saqqara;Karnak;Sphinx of Giza;Ain Sokhna;Al-Arish;Zohr;Tora prison|
LY|Cyrenaica||Tripolitania;Fezzan;Misrata;Ras Lanuf;Kufra;Tajoura;Zuwara|
DZ|Kabylia||Kabylie|
MA|High Atlas||Al Haouz;Souss-Massa;Ouarzazate|
EH|Guerguerat|||
ML|Azawad||Menaka;Tessalit;Bandiagara|
NE|Tillaberi||Arlit|
TD|Tibesti||Ennedi;Lake Province;Ouaddai|
SD|Nuba Mountains||Blue Nile;Al Jazirah;Gedaref;Al-Fashir;El-Fasher;El Geneina;Zamzam;Zamzam camp;Abu Hamad;Jebel Marra;Umm Rawaba;Tawila|
SS|Jonglei||Upper Nile;Western Equatoria;Central Equatoria;Eastern Equatoria;Equatoria;Warrap;Bahr el Ghazal;Bentiu;Abyei;Sudd|
ET|Afar||Benishangul-Gumuz;Sidama;Ogaden;Grand Ethiopian Renaissance Dam;Renaissance Dam;Gonder;Wollo;Danakil;Hayli Gubbi;Omo Valley;Simien Mountains|
ER|Dahlak|||
SO|Galmudug||Hirshabelle;South West State;Lower Shabelle;Middle Shabelle;Bakool;Las Anod;Halane;Garowe;Galkayo|
KE|Laikipia||Kakuma;Dadaab;Baringo;West Pokot;Shakahola;Mount Kenya;Lake Turkana;Lake Naivasha;Tsavo;Amboseli;Mau Forest;Elgeyo Marakwet;Diani|
UG|West Nile||Murchison Falls;Bwindi;Rwenzori;Busoga;Buganda;Kiryandongo;Mount Elgon|
TZ|Mount Kilimanjaro||Kilimandjaro;Loliondo;Mafia Island;Selous;Lake Manyara;Olduvai|
RW|Nyungwe|||
CD|Eastern Congo|Oost-Congo|Eastern DRC;Virunga;Virunga National Park;Masisi;Rutshuru;Bunagana;Rubaya;Equateur;Tanganyika Province;Haut-Katanga;Kasai-Oriental;Maniema;Mongbwalu;Manono;Salonga;Garamba;Inga dam;Nyiragongo;Mai-Ndombe;Kamituga;Minembwe|
CM|Ambazonia||Anglophone Cameroon;Mount Cameroon;Far North Region;Waza|
NG|Jigawa||Akwa Ibom;Cross River State;Ebonyi;Ekiti;Kwara;Nassarawa;Ogun;Osun;Sambisa;Sambisa Forest;Middle Belt;Ogoniland;Kainji;Papiri|
GH|Ashanti region||Volta region;Lake Volta;Akosombo;Obuasi|
CI|Tai forest|||
SN|Casamance||Gorée|
GN|Simandou|||
SL|Kono district||Tonkolili|
AO|Lobito Corridor||Lunda Norte|
MZ|Sofala||Zambezia;Macomia;Gorongosa|
ZM|Copperbelt||Kariba Dam;South Luangwa;Lower Zambezi;Mopani|
ZW|Matabeleland||Mashonaland;Manicaland;Mana Pools;Marange;Great Zimbabwe|
BW|Okavango||Okavango Delta;Okavangodelta;Chobe;Orapa;Jwaneng|
NA|Etosha||Skeleton Coast;Sossusvlei;Namib Desert;Kunene;Zambezi Region|
ZA|North West Province||Free State province;Garden Route;Cape Flats;Karoo;Drakensberg;Witwatersrand;West Rand;East Rand;Marikana;Koeberg;Cape Winelands;Cape Peninsula;Table Bay;Nkandla;Kruger Park;Orania;Sharpeville|
LS|Maluti||Katse|
MW|Lake Malawi|Malawimeer|Dzaleka|
MG|Nosy Be||Ambatovy|
MU|Rodrigues Island||Agalega|
IN|Jammu and Kashmir||Jammu & Kashmir;Indian-administered Kashmir;Indian-held Kashmir;Indian Kashmir;Bundelkhand;Vidarbha;Marathwada;Konkan;Malabar;Telengana;Orissa;Uttaranchal;Lakshadweep;Andaman;Andaman Islands;Andaman and Nicobar;Nicobar;Nicobar Islands;Great Nicobar;North Sentinel Island;Daman and Diu;National Capital Region;Delhi-NCR;Bodoland;Bastar;Western Ghats;Eastern Ghats;Rann of Kutch;Kutch;Deccan;Thar Desert;Nilgiris;Kaziranga;Ranthambore;Jim Corbett;Chenab;Narmada;Yamuna;Ganga;Ganges;Brahmaputra;Hooghly;Kedarnath;Badrinath;Char Dham;Vaishno Devi;Sabarimala;Tirupati temple;Kumbh Mela;Maha Kumbh;Ayodhya;Ram Mandir;Sriharikota;Dal Lake;Coorg;Kodagu;Darjeeling;Siachen;Doklam;Galwan;Galwan Valley;Tawang;Nandigram;Sandeshkhali;Manesar;Kudankulam;Vizhinjam;Tihar;Tihar jail;Sabarmati;Statue of Unity;Lakhimpur Kheri;Moreh|
PK|Baluchistan||Azad Kashmir;Pakistani-administered Kashmir;Pakistan-controlled Kashmir;Pakistan-occupied Kashmir;Azad Jammu and Kashmir;Pakistan-administered Kashmir;Pakistani Kashmir;Kurram;Parachinar;Bajaur;Mohmand;Orakzai;Thar;Tharparkar;Torkham;Torkham crossing;Chitral;Hunza;Nanga Parbat;Karakoram;Karakoram Highway;Reko Diq;Tarbela;Makran;Adiala;Adiala jail;Attock Fort;Lal Masjid;Nowshera;Khyber Pass;Indus;Indus River;Diamer|
BD|Chittagong Hill||Cox’s Bazar;Sylhet division;Bhasan Char;Padma Bridge;Rooppur;Rampal|
LK|Hambantota||Sigiriya;Adam's Peak;Welikada|
NP|Annapurna||Sagarmatha;Lumbini;Khumbu;Langtang;Terai;Lukla;Kanchenjunga;Manaslu;Lhotse;Makalu;Dhaulagiri;Chitwan|
BT|Gelephu||Gelephu Mindfulness City|
MV|Addu||Hulhumalé|
AF|Panjshir||Panjshir Valley;Nuristan;Paktika;Paktia;Laghman;Zabul;Faryab;Takhar;Badghis;Bagram;Bagram Air Base;Hindu Kush;Wakhan;Wakhan Corridor;Band-e-Amir;Salang|
MM|Karen state||Karenni state;Karenni;Mon State;Magwe;Tanintharyi;Ayeyarwady;Irrawaddy;Inle Lake;KK Park;Shwe Kokko;Laukkai;Kokang;Letpadaung;Kyaukphyu;Insein;Insein prison;Bagan|
TH|Koh Phangan||Koh Tao;Koh Phi Phi;Koh Chang;Isaan;Sisaket;Buriram;Khao Yai;Tham Luang;Klong Prem;U-Tapao;Chao Phraya|
KH|Tonle Sap||Oddar Meanchey;Banteay Meanchey;Angkor;Poipet;Ream;Ream Naval Base;Funan Techo|
LA|Xayaburi||Vang Vieng;Golden Triangle SEZ;Plain of Jars|
VN|Quang Ninh||Quang Nam;Quang Tri;Sapa;Phu Quoc;Con Dao;Cam Ranh Bay;My Lai;Nghe An;Red River Delta|
ID|North Maluku||Maluku;Indonesian Papua;West Nusa Tenggara;East Nusa Tenggara;West Timor;North Sulawesi;South Sulawesi;Central Sulawesi;East Kalimantan;West Kalimantan;Riau;Riau Islands;Bintan;Bangka Belitung;Banten;Lampung;Jambi;Nias;Mentawai;Raja Ampat;Halmahera;Natuna;Natuna Islands;Komodo National Park;Krakatau;Krakatoa;Anak Krakatau;Mount Sinabung;Mount Semeru;Mount Agung;Mount Rinjani;Rinjani;Lewotobi;Mount Lewotobi;Mount Lewotobi Laki-laki;Bromo;Lake Toba;Sunda Strait;Nusantara;Morowali;Grasberg;Citarum;Nusa Penida;Kerobokan|
MY|Johor||Kedah;Kelantan;Pahang;Perak;Perlis;Selangor;Terengganu;Negeri Sembilan;Penang;Langkawi;Cameron Highlands;Genting Highlands;Mount Kinabalu;Kinabalu;Malaysian Borneo;Petronas Towers;Forest City;Batu Caves;Tioman|
BN|Temburong|||
PH|Mindoro||Batanes;Cavite;Laguna province;Pampanga;Tarlac;Zambales;Bataan;Ilocos;Ilocos Norte;Cagayan;Bicol;Albay;Catanduanes;Bohol;Negros Occidental;Boracay;Siargao;Davao del Sur;Davao Oriental;Maguindanao;Bangsamoro;Sulu;Basilan;Tawi-Tawi;Subic Bay;Clark Air Base;Mayon;Mayon Volcano;Mount Mayon;Taal Volcano;Kanlaon;Mount Kanlaon;Pinatubo;Mount Pinatubo;Bulusan;Metro Manila;Second Thomas Shoal;Thitu;Sabina Shoal;New Bilibid;Marawi|
PG|Enga||Manus;East Sepik;New Ireland province;Porgera;Ok Tedi;Kokoda;Kokoda Trail;Southern Highlands;Morobe;Mount Ulawun|
SB|Guadalcanal||Malaita|
FJ|Viti Levu||Vanua Levu|
VU|Espiritu Santo||Tanna|
CN|Ningxia||Greater Bay Area;Pearl River Delta;Parelrivierdelta;Yangtze;Yangtze River;Yellow River;Gele Rivier;Huangpu;Yarlung Tsangpo;Medog;Three Gorges Dam;Drieklovendam;Great Wall of China;Chinese Muur;Dingri;Beidaihe;Tiangong;Wuhan lab;Wuhan Institute of Virology;Wuyi;Jiuzhaigou;Manchuria;Dongbei;Paracel Islands;Woody Island;Mischief Reef|
TW|Matsu Islands||Penghu;Penghu Islands;Taitung;Pingtung;Chiayi;Taroko;Taroko Gorge;Alishan;Hsinchu Science Park;Orchid Island;Pratas;Yunlin|
JP|Hokkaido prefecture||Tohoku;Kansai;Kanto;Chubu;Fukushima Daiichi;Fukushima nuclear;Gunma;Kanagawa;Niigata Prefecture;Toyama Prefecture;Fukui Prefecture;Gifu Prefecture;Shizuoka Prefecture;Aichi;Mie Prefecture;Shiga;Hyogo;Shimane;Okayama Prefecture;Yamaguchi Prefecture;Kagawa;Ehime;Kochi Prefecture;Saga Prefecture;Nagasaki Prefecture;Kumamoto Prefecture;Oita Prefecture;Miyazaki Prefecture;Kagoshima Prefecture;Iwate;Miyagi;Akita Prefecture;Yamagata Prefecture;Mt Fuji;Sakurajima;Mount Aso;Mount Ontake;Shinmoedake;Amami;Yonaguni;Tokara;Tokara Islands;Ogasawara;Iwo Jima;Senkaku;Senkaku Islands;Minamitorishima;Futenma;Henoko;Kadena;Kadena Air Base;Nankai Trough;Kashiwazaki-Kariwa;Suzuka Circuit;Niseko;Shinkansen;Ise Shrine;Ryukyu;Ryukyu Islands|
KR|Gangwon||Jeolla;North Jeolla;South Jeolla;Gyeongsang;North Gyeongsang;South Gyeongsang;Chungcheong;North Chungcheong;South Chungcheong;Dokdo;Yeonpyeong;Baengnyeong;Ulleung;Camp Humphreys;Pohang mill;Panmunjom;Seongju|
KP|Punggye-ri||Sohae;Rason;Mount Paektu;Wonsan-Kalma|
MN|Gobi Desert||Gobiwoestijn;Oyu Tolgoi|
MX|Guerrero||Baja California Sur;Coahuila;Durango state;State of Mexico;Nayarit;Yucatán Peninsula;Riviera Maya;Sierra Madre;Popocatépetl;Chichén Itzá;Los Cabos;Lake Chapala;Tren Maya;Maya Train;Dos Bocas;Ayotzinapa;Altiplano prison;Teuchitlán;Felipe Ángeles|
GT|Petén||Tikal;Fuego volcano;Volcán de Fuego;Lake Atitlán|
HN|Bay Islands||Roatán;Gracias a Dios department;Prospera;La Mosquitia|
SV|CECOT|||
NI|Ometepe||Corn Islands|
CR|Guanacaste||Osa Peninsula;Monteverde|
PA|Bocas del Toro||Guna Yala;Chiriquí;Darien;Gatun Lake;Cobre Panamá|
CU|Isla de la Juventud||Bay of Pigs;Varkensbaai|
HT|Cite Soleil||Mirebalais;Pont-Sondé;Cap-Haïtien|
JM|Negril||Ocho Rios;Saint Elizabeth;St Elizabeth Parish|
PR|Vieques||Culebra;El Yunque;San Juan airport|
CO|Valle del Cauca||Caquetá;Putumayo;Nariño;Norte de Santander;Guaviare;La Guajira;Guajira;Boyacá;Cundinamarca;Huila;Tolima;Vichada;Urabá;Gorgona;Nevado del Ruiz;Puracé;Galeras;Cauca Valley;Magdalena River;Cerrejón;El Plateado|
VE|Zulia||Táchira;Apure;Orinoco Belt;Orinoco Mining Arc;Lake Maracaibo;Anzoátegui;Carabobo;Margarita Island;Paraguaná;Angel Falls;Helicoide;El Helicoide;Los Roques;Canaima;La Orchila|
GY|Stabroek Block||Rupununi;Kaieteur|
SR|Marowijne||Commewijne;Saramacca;Nickerie;Sipaliwini;Coronie;Afobaka|
BR|Alagoas||Amapá;Distrito Federal;Espírito Santo;Mato Grosso do Sul;Paraíba;Piauí;Sergipe;Brazilian Amazon;Braziliaanse Amazone;Iguaçu;Iguaçu Falls;Iguazu Falls;Itaipu;Belo Monte;Fernando de Noronha;Lençóis Maranhenses;Cerrado;Caatinga;Yanomami;Vale do Javari;Javari Valley;Mariana dam;Papuda;Foz do Amazonas;Rio Doce;São Francisco River;Xingu;Tapajós;Búzios|
EC|Manabí||Guayas;Sucumbíos;Los Ríos;El Oro;Azuay;Imbabura;Pichincha;Yasuni;Cotopaxi;Chimborazo;Sangay;Machala prison;Litoral prison;Baños de Agua Santa|
PE|Madre de Dios||Ucayali;Apurímac;Ancash;Pataz;Nazca Lines;Nasca;Lake Titicaca;Titicacameer;Rainbow Mountain;Vinicunca;Las Bambas;VRAEM;Huascarán;Inca Trail;Peruvian Amazon|
BO|Beni department||Chapare;Salar de Uyuni;Potosi;Chuquisaca;Chiquitania;El Alto;Tipnis;Illimani|
PY|Alto Paraná||Chaco Boreal;Boquerón|
UY|Punta del Este|||
CL|Atacama Desert|Atacamawoestijn|Tarapacá;O'Higgins;Ñuble;Bío Bío;Los Lagos;Aysén;Magallanes;Chiloé;Rapa Nui;Torres del Paine;Torres Del Paine National Park;Villarrica volcano;El Teniente;Escondida;Chuquicamata;Juan Fernández;Robinson Crusoe Island;Beagle Channel;Vera Rubin Observatory;Rubin Observatory;Paranal;Isla Dawson|
AR|Chaco||Catamarca;Entre Ríos;Jujuy;La Pampa;Misiones;Río Negro;Santa Cruz province;Tucumán;Vaca Muerta;Iguazú;Aconcagua;Bariloche;El Calafate;Perito Moreno glacier;Península Valdés;Pampas;Los Alerces;Epuyén;Ezeiza|
FK|Port Stanley|||
RE|Piton de la Fournaise|||
`;
