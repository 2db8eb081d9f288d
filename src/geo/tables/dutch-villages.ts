/**
 * Dutch villages that GeoNames does not list: a town near them | villages, by semicolons, those farther than 4 km from it with their latitude and
 * longitude. Names from the register of addresses (BAG, public domain); names that are also words are left out. A village
 * without a position is put where its town is: news of it is local there.
 */
export const DUTCH_VILLAGE_ROWS = `
Borger|Bronneger;Bronnegerveen;Buinen;Buinerveen;Drouwen;Drouwenermond 52.98 6.91;Drouwenerveen;Eesergroen;Eeserveen;Ellertshaar;Exloërveen;Klijndijk 52.83 6.86;Odoornerveen;Westdorp;1e Exloërmond;2e Exloërmond
Gieten|Anloo;Annerveenschekanaal;Balloo;Balloërveld;Deurze;Eexterveen;Eexterzandvoort;Ekehaar;Eleveld;Gasselternijveenschemond 52.99 6.90;Gasteren;Gieterveen 53.03 6.84;Grolloo 52.94 6.67;Marwijksoord;Nieuw Annerveen;Nieuwediep;Nooitgedacht;Schipborg 53.08 6.67;Schoonloo
Assen|Rhee;Ter Aard;Ubbena;Zeijerveen;Zeijerveld
Coevorden|Benneveld;Dalerpeel 52.68 6.66;Dalerveen;Diphoorn;Gees 52.75 6.69;Geesbrug 52.73 6.63;Holsloot;Noord-Sleen;Stieltjeskanaal;Wachtum;Wezup;Wezuperbrug;De Kiel;Nieuwlande
Hoogeveen|Alteveer 52.67 6.49;Fluitenberg;Hollandscheveld 52.71 6.54;Noordscheschut;Pesse 52.77 6.45;Stuifzand;Tiendeveen;Nieuweroord
Ruinen|Ansen;Drogteropslagen;Kerkenveld 52.67 6.50;Veeningen;Eursinge
Meppel|Broekhuizen;De Schiphorst;Nijeveen
Beilen|Balinge;Bruntinge;Drijber;Garminge;Hijken;Hoogersmilde;Hooghalen 52.92 6.54;Mantinge;Nieuw-Balinge 52.77 6.61;Orvelte;Wijster 52.82 6.52;Witteveen;Zuidveld
Roden|Een-West;Foxwolde;Huis ter Heide;Langelo;Leutingewolde;Lieveren;Matsloot;Nietap;Peest;Roderesch;Roderwolde;Veenhuizen 53.03 6.40;Westervelde;Zuidvelde
Vries|Bunne;De Groeve;De Punt;Donderen;Eelderwolde;Midlaren;Oudemolen;Taarlo;Yde 53.12 6.59;Zeegse;Zeijen;Zuidlaarderveen
Dwingeloo|Boschoord;Darp 52.77 6.20;Dieverbrug;Doldersum;Frederiksoord;Geeuwenbrug;Havelterberg;Lhee;Lheebroek;Nijensleek;Oude Willem;Vledderveen;Wapse;Wapserveen;Wilhelminaoord 52.86 6.16;Wittelte;Zorgvlied
Emmen|Barger-Compascuum;Klazienaveen-Noord;Nieuw-Amsterdam 52.71 6.86;Nieuw-Schoonebeek 52.65 6.99;Roswinkel;Zandpol;Zwartemeer;Zwinderen
Loppersum|Bierum 53.38 6.86;Borgsweer;Eenum;Garrelsweer;Garsthuizen;Godlinze;Holwierde 53.36 6.87;Huizinge;Krewerd;Leermens;Losdorp;Meedhuizen;Oosterwijtwerd;Stedum;Startenhuizen;Termunten;Termunterzijl;Toornwerd;Westeremden;Westerwijtwerd;Woldendorp 53.27 7.03;Zeerijp;Zijldijk
Groningen|Garmerwolde;Lellens;Meerstad;Noordlaren;Onnen;Sint Annen;Ten Post 53.30 6.73;Thesinge;Winneweer;Woltersum;Engelbert 53.21 6.65;Hoogkerk 53.21 6.50
Winsum|Adorp 53.27 6.53;Den Andel;Eemshaven;Eppenhuizen;Hornhuizen;Houwerzijl;Kantens 53.37 6.63;Kloosterburen 53.39 6.39;Lauwersoog;Mensingeweer;Oldenzijl;Onderdendam 53.33 6.59;Oosternieland;Oudeschip;Pieterburen;Rasquert;Roodeschool 53.42 6.77;Rottum;Saaxumhuizen;Sauwerd 53.29 6.53;Schouwerzijl;Stitswerd;Tinallinge;Vierhuizen;Warfhuizen;Wehe-den Hoorn;Westernieland;Wetsinge;Zandeweer;Zuurdijk;Zuidwolde 53.26 6.59
Hoogezand|Borgercompagnie;Foxhol;Froombosch;Hellum 53.24 6.84;Kiel-Windeweer 53.11 6.78;Kolham;Kropswolde;Lageland;Luddeweer;Overschild;Scharmer 53.20 6.71;Steendam;Tjuchem;Tripscompagnie;Waterhuizen;Westerbroek;Woudbloem
Winschoten|Bad Nieuweschans;Blauwestad;Drieborg;Finsterwolde;Nieuw Beerta;Nieuw Scheemda;Oudezijl;Beerta
Stadskanaal|Mussel 52.95 7.04;Musselkanaal 52.93 7.02
Vlagtwedde|Bourtange;Oudeschans;Ter Apelkanaal 52.90 7.05;Veelerveen;Vriescheloo;Wedde 53.07 7.08
Zuidhorn|Boerakker;Briltil;Den Horn;Doezum 53.20 6.25;Enumatil;Ezinge 53.31 6.44;Feerwerd;Garnwerd;Jonkersvaart;Kommerzijl 53.29 6.33;Kornhorn 53.18 6.24;Lauwerzijl;Lettelbert;Lucaswolde;Lutjegast 53.23 6.26;Midwolde;Niebert 53.16 6.33;Niehove;Niezijl;Nuis 53.15 6.31;Oldekerk 53.22 6.34;Oostwold;Pieterzijl;Saaksum;Sebaldeburen;Tolbert;Visvliet;De Wilp
Leeuwarden|Alde Leie;Baard;Bears;Britsum 53.25 5.79;Eagum;Easterlittens;Feinsum;Friens;Hempens;Hijum;Hilaard;Húns;Idaerd;Jellum;Jelsum;Jorwert;Koarnjum;Lekkum;Leons;Miedum;Reduzum 53.12 5.79;Snakkerburen;Swichum;Teerns;Warstiens;Warten 53.15 5.90;Weidum 53.15 5.74;Wergea;Wytgaard
Sneek|Abbega;Allingawier;Arum 53.13 5.48;Blauwhuis 53.02 5.53;Boazum;Britswert;Burgwerd;Cornwerd;Dearsum;Dedgum;Easterein;Easterwierrum;Exmorra;Ferwoude;Folsgare;Gaast;Gaastmeer;Gauw;Goënga;Greonterp;Hartwerd;Hemelum 52.88 5.46;Hichtum;Hidaard;Hieslum;Hindeloopen 52.94 5.40;Hommerts 52.98 5.65;Idsegahuizum;Idzega;Indijk;It Heidenskip;Itens;Jutrijp;Kimswerd;Kornwerderzand;Koufurderrige;Kûbaard;Lollum;Longerhouw;Loënga;Lytsewierrum;Molkwerum;Nijhuizum;Nijland 53.05 5.58;Offingawier;Oosthem;Oudega 52.99 5.55;Parrega;Piaam;Pingjum;Poppenwier;Reahûs;Sandfirden;Schettens;Schraard;Sibrandabuorren;Smallebrugge;Stavoren;Tersoal;Tirns;Tjalhuizum;Tjerkwerd;Uitwellingerga;Westhem;Wiuwert;Wolsum;Ypecolsga;Ysbrechtum
Joure|Akmarijp;Bakhuizen;Bantega 52.84 5.80;Boornzwaag;Delfstrahuizen;Doniaga;Echten;Eesterga;Elahuizen;Follega;Goingarijp;Harich;Haskerhorne;Idskenhuizen;Kolderwolde;Legemeer;Mirns;Nijehaske;Nijemirdum 52.86 5.57;Oldeouwer;Oosterzee 52.87 5.78;Ouwster-Nijega;Ouwsterhaule;Rohel;Rotstergaast;Rotsterhaule 52.92 5.85;Ruigahuizen;Scharsterbrug;Snikzwaag;Sondel;Terherne 53.03 5.78;Terkaple;Teroele;Tjerkgaast;Vegelinsoord;Wijckel 52.89 5.62
Heerenveen|Bontebok;Gersloot;Haskerdijken;Hoornsterzwaag 53.00 6.17;Katlijk 52.95 6.01;Luinjeberd;Mildam 52.94 6.00;Nieuwebrug;Nieuweschoot;Oudehorne 52.96 6.08;Terband;Tjalleberd 53.00 5.94
Gorredijk|Frieschepalen 53.11 6.21;Hemrik;Jonkerslân;Langezwaag 52.98 6.00;Lippenhuizen;Luxwoude;Nij Beets;Olterterp;Siegerswoude 53.10 6.24;Terwispel
Drachten|De Tike;De Veenhoop;De Wilgen 53.10 6.03;Goëngahuizen;Houtigehage 53.15 6.15;Kortehemmen;Nijega;Smalle Ee
Oosterwolde|Elsloo;Fochteloo;Haule;Langedijke;Makkinga 52.98 6.22;Nijeberkoop;Ravenswoud;Waskemeer 53.06 6.28
Wolvega|Blesdijke;Boijl 52.91 6.20;De Blesse 52.84 6.04;De Hoeve;Langelille;Munnekeburen;Nijeholtpade;Nijeholtwolde;Nijelamer;Nijetrijne;Oldeholtpade;Oldeholtwolde;Oldelamer;Oldetrijne;Oosterstreek 52.90 6.16;Peperga;Scherpenzeel;Slijkenburg;Sonnega;Spanga;Steggerda 52.86 6.08;Ter Idzard;Vinkega;Zandhuizen
Dokkum|Aalsum;Anjum 53.37 6.13;Augsbuert-Lytsewâld;Blije 53.35 5.86;Boarnwert;Brantgum;Burum 53.27 6.23;Eanjum;Easternijtsjerk;Eastrum;Foudgum;Ginnum;Hantum;Hantumhuzen;Hegebeintum;Hiaure;Holwert 53.37 5.90;Ingwierrum;Jannum;Jislum;Jouswier;Kollumerpomp;Kollumersweach 53.26 6.08;Lichtaard;Ljussens;Mitselwier;Metslawier 53.36 6.07;Moarre;Moddergat;Munnekezijl;Nijewier;Oosternijkerk 53.38 6.05;Oudwoude 53.28 6.11;Peazens;Raard;Reitsum;Triemen;Waaxens;Wânswert;Warfstermolen;Westergeast;Wetsens;Wierum;De Falom;Driezum 53.30 6.05;Readtsjerk;Rinsumageast 53.30 5.95;Sibrandahûs;Wâlterswâld;Zwaagwesteinde
Franeker|Achlum 53.15 5.48;Baaium;Bitgum;Bitgummole;Blessum;Boksum;Deinum 53.19 5.72;Dongjum;Firdgum;Herbaijum;Hitzum;Ingelum;Klooster Lidlum;Nij Altoenae;Oosterbierum;Oudebildtzijl;Peins;Pietersbierum;Schalsum;Skingen;Slappeterp;Spannum;St.-Jacobiparochie;Tzum;Vrouwenparochie 53.28 5.70;Westhoek;Wjelsryp;Zweins;Midlum 53.18 5.45;Wijnaldum
Burgum|Aldtsjerk 53.27 5.89;Earnewâld;Jistrum 53.21 6.07;Mûnein 53.25 5.92;Ryptsjerk 53.22 5.92;Sumar;Suwâld 53.18 5.93;Wyns;Boelenslaan 53.16 6.14;Gerkesklooster 53.24 6.20;Stroobos;Surhuizum 53.20 6.18
West-Terschelling|Formerum;Landerum;Midsland 53.38 5.29;Oosterend
Nes|Ballum
Almelo|Aadorp;Bornerbroek 52.31 6.65
Tubbergen|Albergen;Fleringen;Geesteren;Haarle;Harbrinkhoek;Hezingen;Langeveen;Mander;Manderveen;Mariaparochie;Reutum;Vasse
Ootmarsum|Agelo;Deurningen;Lattrop;Nutter;Oud Ootmarsum;Rossum 52.35 6.92;Saasveld 52.33 6.81;Tilligte;Weerselo 52.35 6.86;Noord Deurningen
Hardenberg|Ane;Anerveen;Anevelde;Balkbrug;Bergentheim;Brucht;Bruchterveld;Collendoorn;De Krim;Diffelen;Gramsbergen;Heemserveen;Holtheme;Holthone;Hoogenweg;Kloosterhaar;Loozen;Lutten;Mariënberg;Radewijk 52.57 6.71;Rheeze;Rheezerveen 52.57 6.53;Schuinesloot;Sibculo;Slagharen;Venebrugge;Den Velde
Ommen|Arriën;Beerze;Beerzerveld;Dalmsholte;Giethmen;Lemele;Stegeren;Vilsteren;Vinkenbuurt;Witharen
Nijverdal|Hellendoorn;Daarle 52.43 6.54;Daarlerveen
Raalte|Broekland;Heeten;Laag Zuthem;Lierderholthuis;Luttenberg;Mariënheem;Nieuw-Heeten
Deventer|Bathmen 52.25 6.29;Colmschate;Diepenveen;Lettele;Okkenbroek
Steenwijk|Baarlo;Basse;Belt-Schutsloot 52.67 6.06;Blankenham;De Bult;De Pol;Dwarsgracht;Eesveen;IJsselham;Kalenberg;Kallenkote;Kuinre 52.79 5.84;Marijenkampen;Onna;Ossenzijl;Paasloo;Scheerwolde;Wanneperveen;Willemsoord 52.83 6.06;Witte Paarden;Zuidveen
Staphorst|IJhorst 52.66 6.29;Punthorst;Rouveen
Zwolle|Windesheim;Wijthmen 52.49 6.17;Zwartsluis 52.64 6.07;Mastenbroek;Hoonhorst
Dalfsen|Lemelerveld;Nieuwleusen;Oudleusen
Kampen|Kamperveen 52.51 5.93;Wilsum 52.53 5.97;Zalk;'s-Heerenbroek;Reeve
Olst|Den Nul;Marle;Welsum;Wesepe
Goor|Ambt Delden;Bentelo 52.22 6.68
Wierden|Enter 52.29 6.58;Hoge Hexel;Notter;Zuna;Holten
Vriezenveen|Bruinehaar;Geerdijk;Westerhaar
Losser|Beuningen;De Lutte;Glane;Overdinkel
Enschede|Boekelo;Glanerbrug 52.22 6.97;Lonneker;Usselo
Borne|Hertme;Zenderen
Haaksbergen|Buurse;Sint Isidorushoeve
Emmeloord|Bant 52.77 5.75;Espel 52.72 5.64;Kraggenburg 52.66 5.90;Luttelgeest 52.74 5.85;Marknesse 52.71 5.87;Nagele 52.64 5.72;Rutten 52.80 5.70;Tollebeek 52.68 5.67;Schokland
Apeldoorn|Beemte Broekland 52.26 5.99;Hoenderloo 52.12 5.88;Hoog Soeren;Klarenbeek 52.17 6.06;Lieren 52.16 5.99;Radio Kootwijk;Ugchelen;Wenum Wiesel
Ede|Deelen;De Klomp 52.05 5.57
Barneveld|Achterveld 52.14 5.50;De Glind;Kootwijk;Stroe 52.19 5.69;Zwartebroek 52.18 5.50
Aalten|De Heurne;Dinxperlo 51.86 6.49
Winterswijk|Brinkheurne;Corle;Henxel;Huppel;Kotten;Meddo 52.01 6.71;Miste;Ratum;Woold
Groenlo|Harreveld;Lievelde;Mariënvelde;Vragender;Zieuwent
Vorden|Baak 52.08 6.23;Bronkhorst;Drempt 52.01 6.17;Hoog-Keppel;Laag-Keppel;Olburgen;Rha;Toldijk;Vierakker;Wichmond
Borculo|Geesteren;Gelselaar;Haarlo;Rekken;Rietmolen 52.14 6.66
Doetinchem|Gaanderen 51.93 6.35;Wehl 51.96 6.21;Nieuw-Wehl 51.97 6.17
Didam|Azewijn;Braamt 51.92 6.27;Kilder 51.94 6.23;Lengel;Loerbeek;Nieuw-Dijk;Stokkum 51.88 6.22;Vethuizen;Wijnbergen
Gendringen|Ulft;Breedenbroek;Heelweg;Megchelen 51.84 6.39;Netterden;Sinderen;Varsselder;Voorst;Westendorp
Zevenaar|Aerdt 51.89 6.08;Herwen 51.88 6.10;Lathum 51.99 6.02;Spijk 51.85 6.15
Lochem|Almen 52.16 6.30;Barchem 52.12 6.44;Harfsen 52.21 6.30;Joppe;Kring van Dorth;Laren 52.19 6.37
Brummen|Empe 52.16 6.14;Leuvenheim;Tonden
Twello|Nijbroek;Steenenkamer;Teuge;Wilp;Bussloo
Epe|Oene 52.34 6.05;Veessen;Vorchten
Nunspeet|Hulshorst 52.36 5.73;Vierhouten;Oosterwolde 52.47 5.89;Wezep 52.46 6.00;'t Harde
Harderwijk|Hierden 52.36 5.68
Putten|Huinen
Rheden|De Steeg;Laag-Soeren 52.08 6.08;Spankeren 52.06 6.11
Renkum|Heveadorp 51.98 5.81
Groesbeek|Beek-Ubbergen;Breedeweg;Erlecom;Heilig Landstichting 51.82 5.88;Kekerdom;Persingen;Ubbergen
Wijchen|Balgoij;Batenburg 51.82 5.63;Hernen 51.83 5.68;Niftrik;Winssen;Ewijk
Druten|Altforst;Appeltern;Beneden-Leeuwen 51.88 5.52;Boven-Leeuwen;Dreumel 51.85 5.43;Maasbommel 51.82 5.54;Wamel
Elst|Hemmen;Herveld;Homoet;Randwijk 51.95 5.71;Slijk-Ewijk
Huissen|Ressen
Tiel|Kapel-Avezaath;Kerk-Avezaath;Wadenoijen 51.87 5.37;Zennewijnen;Echteld 51.91 5.50;IJzendoorn 51.91 5.53;Dodewaard 51.91 5.66
Geldermalsen|Acquoy;Asperen;Buurmalsen;Enspijk;Gellicum;Heesselt;Hellouw 51.83 5.18;Heukelum;Neerijnen;Rhenoy 51.88 5.15;Rumpt 51.88 5.18;Varik 51.82 5.37
Culemborg|Eck en Wiel 51.97 5.46;Erichem;Ommeren;Ravenswaaij;Zoelmond 51.94 5.31
Zaltbommel|Delwijnen;Kerkwijk;Nieuwaal 51.81 5.18;Poederoijen 51.79 5.08
Kerkdriel|Alem;Hoenzadriel;Hurwenen 51.81 5.32;Velddriel
Maarssen|Kockengen;Loenen aan de Vecht 52.21 5.02;Loenersloot;Nieuwer Ter Aa;Nieuwersluis;Nigtevecht;Oud Zuilen;Tienhoven;Vreeland;Maarsseveen
Vleuten|Haarzuilens
Houten|'t Goy;Schalkwijk;Tull en 't Waal
Woerden|Harmelen 52.09 4.96;Kamerik;Zegveld 52.12 4.84
Doorn|Maarsbergen 52.06 5.41;Langbroek
Zeist|Den Dolder 52.14 5.24;Huis ter Heide
De Bilt|Westbroek 52.15 5.12
Baarn|Lage Vuursche;Eemnes 52.25 5.26;Eemdijk 52.26 5.33
Amersfoort|Hooglanderveen;Stoutenburg
Lopik|Benschop;Cabauw;Jaarsveld;Lopikerkapel 51.99 5.05;Polsbroek
Oudewater|Hekendorp;Papekop;Snelrewaard
Mijdrecht|Amstelhoek;Waverveen
Leerdam|Ameide 51.95 4.96;Everdingen 51.97 5.16;Hagestein 51.98 5.12;Hei- en Boeicop 51.94 5.08;Hoef en Haag;Leerbroek;Lexmond;Meerkerk;Nieuwland 51.90 5.01;Oosterwijk;Ossenwaard;Zijderveld 51.94 5.14
Alphen aan den Rijn|Aarlanderveen;Hazerswoude-Dorp;Hazerswoude-Rijndijk;Koudekerk aan den Rijn;Zwammerdam
Bodegraven|Nieuwerbrug
Nieuwkoop|Langeraar 52.19 4.71;Ter Aar 52.17 4.71;Vrouwenakker;Woerdense Verlaat 52.16 4.86
Roelofarendsveen|Kaag;Nieuwe Wetering;Oud Ade
Schoonhoven|Bergambacht;Lekkerkerk
Gouda|Moerkapelle;Moordrecht;Zevenhuizen
Pijnacker|Delfgauw
Naaldwijk|Ter Heijde 52.03 4.17
Rotterdam|Overschie
Spijkenisse|Abbenbroek;Geervliet;Heenvliet;Hekelingen;Simonshaven;Zuidland
Hellevoetsluis|Oudenhoorn;Tinte;Zwartewaal 51.88 4.22
Oud-Beijerland|Heinenoord 51.83 4.48;Maasdam 51.79 4.56;Mookhoek;Puttershoek;Strijensas;'s-Gravendeel
Middelharnis|Achthuizen;Den Bommel;Herkingen;Melissant;Nieuwe-Tonge;Ooltgensplaat;Oude-Tonge;Stad aan 't Haringvliet;Stellendam
Gorinchem|Dalem;Goudriaan;Hoornaar;Langerak;Molenaarsgraaf;Ottoland;Oud-Alblas;Streefkerk;Wijngaarden 51.84 4.76;Brandwijk
Oegstgeest|Katwijk
Lisse|De Zilk
Hoofddorp|Aalsmeerderbrug 52.27 4.75;Abbenes 52.23 4.59;Beinsdorp 52.29 4.60;Buitenkaag;Burgerveen;Cruquius 52.34 4.63;Leimuiderbrug;Lijnden 52.35 4.76;Oude Meer;Rijsenhout 52.26 4.71;Schiphol-Rijk;Spaarndam 52.41 4.68;Weteringbrug;Zwanenburg 52.38 4.75
Alkmaar|Driehuizen;Graft 52.56 4.83;Grootschermer 52.58 4.85;Koedijk;Markenbinnen;Oterleek 52.64 4.83;Oudorp;Starnmeer;West-Graftdijk 52.55 4.80;Zuidschermer 52.59 4.78;Akersloot 52.56 4.73;Bakkum 52.56 4.66
Schagen|Burgerbrug 52.75 4.70;Oudesluis 52.83 4.81;Sint Maarten 52.77 4.75;Sint Maartensbrug 52.78 4.73;Sint Maartensvlotbrug 52.79 4.71;Tuitjenhorn 52.74 4.75;Warmenhuizen 52.72 4.74
Egmond aan Zee|Egmond aan den Hoef;Groet 52.72 4.67;Schoorl 52.70 4.70;Bergen aan Zee
Hippolytushoef|Barsingerhorn 52.78 4.86;Haringhuizen;Kolhorn 52.79 4.89;Kreileroord 52.84 5.08;Lutjewinkel;Oude Niedorp;Westerland;Zijdewind;Anna Paulowna 52.86 4.84
Medemblik|Andijk 52.75 5.22;Benningbroek;Hauwert 52.71 5.10;Lambertschaag;Nibbixwoud;Oostwoud 52.73 5.09;Sijbekarspel;Wervershoof;Wognum;Zwaagdijk-West 52.67 5.05
Hoorn|Blokker;Hoogkarspel;Oosterleek;Oudendijk;Scharwoude;Schellinkhout 52.63 5.12;Ursem;Venhuizen 52.66 5.20;Zuidermeer;Zwaag;Aartswoud;De Weere 52.73 4.99;Spanbroek
Den Helder|Huisduinen
Den Burg|De Cocksdorp 53.16 4.87;De Waal;Den Hoorn;Oosterend 53.09 4.88
Purmerend|Noordbeemster;Westbeemster;Zuidoostbeemster;Beets 52.59 4.98;Hobrede;Kwadijk;Middelie 52.53 5.02;Schardam;Warder 52.56 5.03;Katwoude;Uitdam;Watergang;Zuiderwoude;Den Ilp 52.45 4.91;Purmerland
Zaandam|Koog aan de Zaan;Westknollendam;Westzaan;Wormerveer;Jisp;Oostknollendam 52.52 4.79;Spijkerboor;Wijdewormer 52.50 4.89
Hilversum|Ankeveen;Breukeleveen;Nederhorst den Berg;'s-Graveland
Overveen|Aerdenhout;Bentveld 52.37 4.57
IJmuiden|Santpoort-Noord;Santpoort-Zuid;Velsen-Noord;Velserbroek 52.43 4.66;Driehuis
Middelburg|Ritthem;Oost-Souburg;Biggekerke 51.50 3.53;Gapinge;Veere;Vrouwenpolder 51.58 3.62
Goes|'s-Heer Arendskerke;'s-Heer Hendrikskinderen;Kattendijke;Wilhelminadorp;'s-Gravenpolder;Driewegen 51.42 3.80;Ellewoutsdijk;Heinkenszand;Hoedekenskerke;Kwadendamme;Lewedorp;Nieuwdorp;Nisse;Oudelande;Ovezande;Kats;Kortgene
Zierikzee|Burgh-Haamstede;Dreischor 51.69 3.98;Ellemeet;Kerkwerve 51.69 3.90;Noordgouwe;Noordwelle;Ouwerkerk;Sirjansland;Zonnemaire 51.71 3.95
Tholen|Sint-Annaland;Sint-Maartensdijk
Yerseke|Kruiningen;Hansweert;Krabbendijke;Oostdijk 51.44 4.08;Rilland;Schore
Terneuzen|Biervliet;Spui;Zuiddorpe 51.23 3.90
Hulst|Clinge;Graauw;Heikant;Hengstdijk;Kloosterzande;Kuitaart;Lamswaarde;Nieuw-Namen 51.29 4.16;Ossenisse;Sint Jansteen;Terhole;Vogelwaarde;Walsoorden
Oostburg|Cadzand;Groede 51.38 3.51;Hoofdplaat 51.37 3.66;Nieuwvliet;Retranchement;Waterlandkerkje;Zuidzande
Tilburg|Berkel-Enschot;Biezenmortel 51.62 5.18;Biest-Houtakker 51.51 5.16;Esbeek 51.46 5.14;Haghorst;Riel;Molenschot 51.57 4.88;De Moer 51.62 5.01
Breda|Bavel 51.57 4.83;Galder 51.52 4.78;Strijbeek
Zundert|Achtmaal 51.45 4.58
Roosendaal|Moerstraten;Wouwse Plantage 51.48 4.39;Schijf 51.50 4.56;St. Willebrord
Breda|Heijningen;Langeweg 51.65 4.67;Oudemolen
Steenbergen|De Heen
Werkendam|Babyloniënbroek;Drongelen;Dussen 51.73 4.96;Eethen 51.73 5.05;Meeuwen 51.73 5.01;Nieuwendijk 51.77 4.92;Sleeuwijk 51.82 4.95;Uitwijk;Waardhuizen;Wijk en Aalburg
Drunen|Doeveren;Hedikhuizen;Heesbeen;Herpt 51.73 5.16;Oudheusden;Vlijmen
's-Hertogenbosch|Nuland 51.73 5.43;Rosmalen;Vinkel;Cromvoirt 51.66 5.23;Engelen
Oss|Demen;Dieden;Huisseling;Keent;Lithoijen 51.80 5.46;Macharen 51.81 5.54;Maren-Kessel 51.80 5.39;Neerlangel;Neerloon;Oijen 51.82 5.50;Overlangel;Teeffelen
Veghel|Boerdonk 51.56 5.62;Keldonk 51.59 5.58;Mariaheide;Olland 51.58 5.41
Boxmeer|Beugen;Escharen;Gassel;Holthees;Landhorst;Ledeacker;Maashees;Oeffelt;Oploo 51.61 5.87;Rijkevoort;Sambeek;Sint Agatha;Sint Hubert 51.68 5.81;Stevensbeek;Velp;Vierlingsbeek;Vortum-Mullem;Westerbeek;Wilbertoord 51.66 5.78
Helmond|Beek en Donk;De Mortel 51.54 5.71;De Rips 51.55 5.81;Elsendorp 51.58 5.77;Helenaveen 51.39 5.92;Ommel 51.42 5.75
Eindhoven|Knegsel 51.40 5.35;Vessem 51.42 5.29;Wintelre 51.44 5.34;Casteren 51.40 5.24;Netersel 51.40 5.21;Nederwetten 51.49 5.52;Sterksel 51.35 5.61
Bergeijk|Hulsel 51.39 5.18
Budel|Gastel
Boxtel|Heukelom;Moergestel;Spoordonk 51.52 5.27
Venlo|Belfeld 51.31 6.12;Blerick;Lomm 51.45 6.17;Boekend;Hout-Blerick
Venray|Castenray 51.49 6.03;Geijsteren;Smakt;Veulen 51.48 5.95;Vredepeel
Melderslo|Broekhuizen 51.49 6.16;Broekhuizenvorst 51.49 6.16;Evertsoord;Griendtsveen;Grubbenvorst 51.42 6.15;Kronenberg 51.42 6.00;Meterik 51.45 6.03;Swolgen 51.49 6.12
Heythuysen|Baexem;Buggenum;Grathem;Haler;Heibloem;Hunsel;Ittervoort;Neeritter;Nunhem;Roggel
Weert|Leveroy 51.25 5.85;Nederweert-Eind;Altweerterheide
Roermond|Swalmen;Ohé en Laak;Stevensweert
Montfort|Maria Hoop;Nieuwstadt;Susteren
Gennep|Ven-Zelderheide;Siebengewald;Middelaar;Molenhoek;Plasmolen
Sittard|Papenhoven 51.04 5.78
Heerlen|Ransdaal 50.87 5.89;Eygelshoven;Bingelrade 50.98 5.93;Jabeek 50.98 5.94;Sweikhuizen 50.95 5.85
Gulpen|Eys;Heijenrath;Ingber;Reijmerstok;Slenaken;Wittem;Lemiers 50.79 5.99;Schin op Geul 50.85 5.87;Berg en Terblijt
Maastricht|Bemelen;Cadier en Keer;Eckelrade 50.81 5.77;Mheer 50.78 5.79;Noorbeek 50.77 5.81;Scheulder;Sint Geertruid 50.80 5.77;Geulle;Itteren 50.90 5.70
Roermond|Echt 51.10 5.87;Horn 51.21 5.95;Neer 51.26 5.99
Venray|Horst 51.45 6.05;Well 51.55 6.09
Venlo|Velden 51.41 6.17;Nieuw-Bergen 51.60 6.05;Bergen 51.60 6.05
Nijmegen|Lent;Weurt;Malden 51.78 5.85
Culemborg|Buren 51.91 5.33
Terneuzen|Philippine 51.28 3.76
Sittard|Born 51.03 5.81
Landgraaf|Schaesberg;Ubach over Worms
Boxmeer|Mill 51.69 5.78
Veghel|Erp 51.60 5.60
Gemert|Handel 51.58 5.71
Zaltbommel|Brakel 51.82 5.09
Assen|Smilde 52.95 6.45
Emmen|Erica 52.72 6.93
Valkenswaard|Borkel en Schaft
Geertruidenberg|Drimmelen;Lage Zwaluwe
Sliedrecht|Hardinxveld-Giessendam
Medemblik|Hem
Aduard|Opende 53.17 6.20
Goes|'s-Heerenhoek 51.45 3.77
Nunspeet|'t Harde
Coevorden|Zweeloo 52.79 6.74
Leidschendam|Stompwijk
Franeker|Dronrijp;Marssum;Berlikum
Alphen aan den Rijn|Hazerswoude
Zeist|Driebergen
IJmuiden|Santpoort
Oosterhout|Den Hout
Alphen aan den Rijn|Zoeterwoude-Rijndijk
Alkmaar|Langedijk 52.69 4.80
Maastricht|Bunde 50.90 5.74
Gulpen|Epen
`;
