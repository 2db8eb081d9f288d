/**
 * City names by hand, where GeoNames has a local or transcribed one or Dutch has its own:
 * name in GeoNames | country | English (empty = GeoNames) | Dutch (empty = English) | other names, by semicolons.
 * Dutch is what newspapers write today; "Kales" and "Atrecht" are other names.
 */
export const CITY_NAME_ROWS = `
Vienna|AT||Wenen|Wien
Klagenfurt am Wörthersee|AT|Klagenfurt||
Antwerpen|BE|Antwerp|Antwerpen|Anvers
Brussels|BE||Brussel|Bruxelles
Gent|BE|Ghent|Gent|
Brugge|BE|Bruges|Brugge|
Liège|BE||Luik|
Namur|BE||Namen|
Mons|BE||Bergen|
Tournai|BE||Doornik|
Kortrijk|BE|||Courtrai
Leuven|BE|||Louvain
Ieper|BE|Ypres|Ieper|
Mechelen|BE|||Malines
Arlon|BE||Aarlen|
Bastogne|BE||Bastenaken|
Wavre|BE||Waver|
Nivelles|BE||Nijvel|
Huy|BE||Hoei|
Mouscron|BE||Moeskroen|
Ostend|BE||Oostende|
Waremme|BE||Borgworm|
Braine-l'Alleud|BE||Eigenbrakel|
Tubize|BE||Tubeke|
Soignies|BE||Zinnik|
Enghien|BE||Edingen|
Ath|BE||Aat|
Malmédy|BE|Malmedy||
The Hague|NL||Den Haag|'s-Gravenhage
's-Hertogenbosch|NL||Den Bosch|'s-Hertogenbosch
Almere Stad|NL|Almere||
Zaanstad|NL|||Zaandam
Vlissingen|NL|||Flushing
Paris|FR||Parijs|
Lille|FR||Rijsel|
Strasbourg|FR||Straatsburg|
Dunkerque|FR|Dunkirk|Duinkerke|
Marseille|FR|||Marseilles
Lyon|FR|||Lyons
Arras|FR|||Atrecht
Cambrai|FR|||Kamerijk
Saint-Omer|FR|||Sint-Omaars
Gravelines|FR|||Grevelingen
Boulogne-sur-Mer|FR|||Bonen
Calais|FR|||Kales
Berlin|DE||Berlijn|
Köln|DE|Cologne|Keulen|
Munich|DE||München|
Aachen|DE||Aken|Aix-la-Chapelle
Nürnberg|DE|Nuremberg|Neurenberg|
Hannover|DE|Hanover|Hannover|
Braunschweig|DE|Brunswick|Braunschweig|Brunswijk
Frankfurt am Main|DE|Frankfurt||
Magdeburg|DE||Maagdenburg|
Trier|DE||Trier|
Kleve|DE|Kleve|Kleef|Cleves
Emmerich|DE||Emmerik|
Münster|DE|||Munster
Halle (Saale)|DE|Halle||
Düsseldorf|DE||Düsseldorf|Dusseldorf
Jülich|DE|||Gulik
Moers|DE|||Meurs
Geldern|DE|||Gelre
Ludwigshafen am Rhein|DE|Ludwigshafen||
Freiburg|DE|||Freiburg im Breisgau
London|GB||Londen|
Newcastle upon Tyne|GB|||Newcastle
Kingston upon Hull|GB|Hull||
Canterbury|GB|||Kantelberg
Luimneach|IE|Limerick||
Gaillimh|IE|Galway||
Luxembourg|LU|Luxembourg|Luxemburg|Luxembourg City
Rome|IT|||Roma
Milan|IT||Milaan|Milano
Venice|IT||Venetië|Venezia
Naples|IT||Napels|Napoli
Turin|IT||Turijn|Torino
Genoa|IT||Genua|Genova
Florence|IT|||Firenze
Padova|IT|Padua||
Siracusa|IT|Syracuse|Syracuse|
Mantova|IT|Mantua||
Bolzano|IT|||Bozen
Trento|IT|||Trente
Sevilla|ES|Seville|Sevilla|
Zaragoza|ES|Zaragoza|Zaragoza|Saragossa
Córdoba|ES|||Cordova
Cadiz|ES|Cádiz||
Gasteiz / Vitoria|ES|Vitoria-Gasteiz||Vitoria
Donostia / San Sebastián|ES|San Sebastián||Donostia
A Coruña|ES|||La Coruña
Castelló de la Plana|ES|Castellón||
Palma|ES|||Palma de Mallorca
Lisbon|PT||Lissabon|Lisboa
Porto|PT|||Oporto
Genève|CH|Geneva|Genève|
Basel|CH||Bazel|Basle
Zürich|CH|Zurich|Zürich|
Luzern|CH|Lucerne|Luzern|
Copenhagen|DK||Kopenhagen|
Århus|DK|Aarhus||
Helsingør|DK|Helsingør||Elsinore
Göteborg|SE|Gothenburg|Göteborg|
Reykjavík|IS|Reykjavik||
Warsaw|PL||Warschau|
Kraków|PL|Krakow|Krakau|Cracow
Gdańsk|PL||Gdansk|Danzig
Poznań|PL||Poznan|
Szczecin|PL|||Stettin
Prague|CZ||Praag|
Pilsen|CZ|||Plzeň
Budapest|HU||Boedapest|
Bucharest|RO||Boekarest|
Cluj-Napoca|RO|||Cluj
Belgrade|RS||Belgrado|
Pristina|XK|||Prishtina
Athens|GR||Athene|
Thessaloníki|GR|Thessaloniki|Thessaloniki|Saloniki
Pátra|GR|Patras||
Irákleion|GR|Heraklion||
Lárisa|GR|Larissa||
Corfu|GR||Korfoe|Kérkyra
Ródos|GR|Rhodes|Rhodos|
Nicosia|CY|||Nicosia
Limassol|CY|||Lemesos
Istanbul|TR||Istanbul|Istanboel
İzmir|TR|Izmir||
Diyarbakır|TR|Diyarbakir||
Antakya|TR|||Antioch
Kyiv|UA||Kyiv|Kiev;Kiëv;Kyjiv
Kharkiv|UA||Charkiv|Kharkov;Charkov
Odessa|UA|Odesa|Odesa|Odessa
Lviv|UA|||Lvov
Dnipro|UA|||Dnipropetrovsk
Zaporizhia|UA|Zaporizhzhia|Zaporizja|Zaporizjzja
Mykolayiv|UA|Mykolaiv|Mykolajiv|
Kherson|UA||Cherson|
Mariupol|UA||Marioepol|
Luhansk|UA||Loehansk|
Kramators’k|UA|Kramatorsk||
Bakhmut|UA||Bachmoet|
Vladivostok|RU||Vladivostok|Wladiwostok
Nablus|PS||Nabloes|
Bethlehem|PS||Bethlehem|Betlehem
Manila|PH||Manilla|
Shanghai|CN|||Sjanghai
Taipei|TW|||Taipeh
Ahvaz|IR|||Ahwaz
Sumy|UA||Soemy|
Chernihiv|UA||Tsjernihiv|
Moscow|RU||Moskou|
Saint Petersburg|RU||Sint-Petersburg|St Petersburg;St. Petersburg;Petersburg
Nizhniy Novgorod|RU|Nizhny Novgorod|Nizjni Novgorod|
Rostov-na-Donu|RU|Rostov-on-Don|Rostov aan de Don|
Yekaterinburg|RU||Jekaterinenburg|
Chelyabinsk|RU||Tsjeljabinsk|
Groznyy|RU|Grozny||
Kursk|RU||Koersk|
Murmansk|RU||Moermansk|
Arkhangel’sk|RU|Arkhangelsk|Archangelsk|
Irkutsk|RU||Irkoetsk|
Voronezh|RU||Voronezj|
Makhachkala|RU||Machatsjkala|
Homyel'|BY|Gomel||
Chisinau|MD|Chișinău|Chisinau|
Yerevan|AM||Jerevan|
Baku|AZ||Bakoe|
Tashkent|UZ||Tasjkent|
Dushanbe|TJ||Doesjanbe|
Bishkek|KG||Bisjkek|
Ashgabat|TM||Asjchabad|
Nur-Sultan|KZ|Astana||Nur-Sultan
Almaty|KZ|||Alma-Ata
Kabul|AF||Kaboel|
Kandahār|AF|Kandahar||
Herāt|AF|Herat||
Tehran|IR||Teheran|
Isfahan|IR||Isfahan|Esfahan
Mashhad|IR||Mashhad|
Qom|IR||Qom|
Orūmīyeh|IR|Urmia||
Baghdad|IQ||Bagdad|
Mosul|IQ||Mosoel|
Basrah|IQ|Basra|Basra|
Erbil|IQ||Erbil|Arbil;Irbil
Kirkuk|IQ||Kirkoek|
As Sulaymānīyah|IQ|Sulaymaniyah||
Al Fallūjah|IQ|Fallujah|Falluja|Fallujah
Tikrīt|IQ|Tikrit||
Tadmur|SY|Palmyra|Palmyra|Tadmur
Ḩamāh|SY|Hama||
Ar Raqqah|SY|Raqqa|Raqqa|
Beirut|LB||Beiroet|
Jerusalem|IL||Jeruzalem|
Tel Aviv|IL|||Tel Aviv-Yafo
Beersheba|IL||Beër Sjeva|Beer Sheva
Gaza|PS|Gaza City|Gaza-Stad|
Rafaḩ|PS|Rafah||
Khān Yūnis|PS|Khan Younis||Khan Yunis
Riyadh|SA||Riyad|
Jeddah|SA||Djedda|
Mecca|SA||Mekka|
Sanaa|YE|Sanaa|Sanaa|Sana'a
Al Ḩudaydah|YE|Hodeidah|Hodeida|
Ta‘izz|YE|Taiz||
Ajman City|AE|Ajman||
Kuwait City|KW||Koeweit-Stad|
Muscat|OM||Masqat|
Cairo|EG||Caïro|
Alexandria|EG||Alexandrië|
Algiers|DZ||Algiers|
Darnah|LY|Derna||
Marrakesh|MA||Marrakech|
Tangier|MA||Tanger|
Fès|MA|Fez|Fez|
Khartoum|SD||Khartoem|
Omdurman|SD||Omdoerman|
Juba|SS|||Djoeba
Addis Ababa|ET||Addis Abeba|
Mek'ele|ET|Mekelle||
Mogadishu|SO||Mogadishu|
Hargeysa|SO|Hargeisa||
Yaoundé|CM|||Yaounde
Timbuktu|ML||Timboektoe|
Cape Town|ZA||Kaapstad|
Pretoria|ZA|||Tshwane
Port Elizabeth|ZA|Gqeberha|Gqeberha|Port Elizabeth
Beijing|CN||Peking|
Guangzhou|CN||Guangzhou|Canton;Kanton
Nanjing|CN||Nanjing|Nanking
Xi’an|CN|Xi'an||
Ürümqi|CN|Urumqi||
Hong Kong|HK||Hongkong|
Tokyo|JP||Tokio|
Kyoto|JP||Kyoto|
Seoul|KR||Seoel|
Ulan Bator|MN|Ulaanbaatar|Ulaanbaatar|Ulan Bator
Ho Chi Minh City|VN||Ho Chi Minhstad|Saigon
Yangon|MM|||Rangoon
Nay Pyi Taw|MM|Naypyidaw||
Bandung|ID||Bandung|Bandoeng
Surabaya|ID||Surabaya|Soerabaja
Mumbai|IN|||Bombay
Kolkata|IN|||Calcutta
Chennai|IN|||Madras
Bengaluru|IN|||Bangalore
Pune|IN|||Poona
Hāora|IN|Howrah||
Allahābād|IN|Prayagraj||Allahabad
Cochin|IN|Kochi||Cochin
Varanasi|IN|||Benares
Mysore|IN|Mysuru||Mysore
Thiruvananthapuram|IN|||Trivandrum
Gurgaon|IN|Gurugram||Gurgaon
Dhaka|BD|||Dacca
Chittagong|BD|||Chattogram
Male|MV|Malé|Malé|
New York City|US|New York|New York|New York City;NYC
Washington, D.C.|US|Washington|Washington|Washington D.C.;Washington DC
The Bronx|US|||Bronx
Montréal|CA|Montreal|Montreal|
Québec|CA|Quebec City|Quebec|
Mexico City|MX||Mexico-Stad|Mexico Stad
Juárez|MX|Ciudad Juárez||
Acapulco de Juárez|MX|Acapulco||
León de los Aldama|MX|León||
Heroica Matamoros|MX|Matamoros||
Santiago de Querétaro|MX|Querétaro||
Guatemala City|GT||Guatemala-Stad|
Panamá|PA|Panama City|Panama-Stad|
Havana|CU|||La Habana
Bogotá|CO|||Bogota
Brasília|BR|Brasilia|Brasilia|
Rio de Janeiro|BR|||Rio
Santiago|CL||Santiago|Santiago de Chile
Nuku‘alofa|TO|Nuku'alofa||
Saint John’s|AG|St. John's||
Saint George's|GD|St. George's||
Palikir - National Government Center|FM|Palikir||
Sochi|RU||Sotsji|
Chita|RU||Tsjita|
Yakutsk|RU||Jakoetsk|
Tula|RU||Toela|
Ufa|RU||Oefa|
Ulyanovsk|RU||Oeljanovsk|
Yaroslavl|RU||Jaroslavl|
Tyumen|RU||Tjoemen|
Khabarovsk|RU||Chabarovsk|
Tol’yatti|RU|Tolyatti|Toljatti|
Izhevsk|RU||Izjevsk|
Cheboksary|RU||Tsjeboksary|
Khimki|RU||Chimki|
Surgut|RU||Soergoet|
Novorossiysk|RU||Novorossiejsk|
Nal’chik|RU|Nalchik|Naltsjik|
Bryansk|RU||Brjansk|
Orenburg|RU||Orenburg|
Shakhty|RU||Sjachty|
Yuzhno-Sakhalinsk|RU||Joezjno-Sachalinsk|
Zhytomyr|UA||Zjytomyr|
Cherkasy|UA||Tsjerkasy|
Chernivtsi|UA||Tsjernivtsi|
Uzhgorod|UA|Uzhhorod|Oezjhorod|
Lutsk|UA||Loetsk|
Kryvyi Rih|UA||Kryvy Rih|
Berdyansk|UA||Berdjansk|
Izyum|UA||Izjoem|
Yalta|UA||Jalta|
Skadovs’k|UA|Skadovsk||
Nova Kakhovka|UA||Nova Kachovka|
Lysychans’k|UA|Lysychansk|Lysytsjansk|
Syevyerodonets’k|UA|Severodonetsk||Sievierodonetsk
Toretsk|UA||Toretsk|
Avdiyivka|UA|Avdiivka|Avdiivka|
Batumi|GE||Batoemi|
Kutaisi|GE||Koetaisi|
Sokhumi|GE||Soechoemi|Sukhumi
Najaf|IQ||Nadjaf|
Karbala|IQ||Kerbala|
Port Sudan|SD||Port Soedan|
Karlovy Vary|CZ|||Karlsbad
Xanten|DE|||Santen
Nordhorn|DE|||Noordhoorn
Lüneburg|DE|||Lunenburg
Bailleul|FR|||Belle
Hazebrouck|FR|||Hazebroek
Armentières|FR|||Armentiers
Tourcoing|FR|||Toerkonje
Roubaix|FR|||Robaais
Douai|FR|||Dowaai
Jodoigne|BE||Geldenaken|
Lessines|BE||Lessen|
Hannut|BE||Hannuit|
Braine-le-Comte|BE||'s-Gravenbrakel|
Braine-le-Château|BE||Kasteelbrakel|
Saint-Vith|BE||Sankt Vith|
La Hulpe|BE||Terhulpen|
Genappe|BE||Genepiën|
Gembloux|BE||Gembloers|
Visé|BE||Wezet|
Grez-Doiceau|BE||Graven|
Perwez|BE||Perwijs|
Ittre|BE||Itter|
Silly|BE||Opzullik|
Flobecq|BE||Vloesberg|
Ellezelles|BE||Elzele|
Oreye|BE||Oerle|
Plombières|BE||Blieberg|
Bassenge|BE||Bitsingen|
Taranto|IT|||Tarente
Kórinthos|GR|Corinth|Korinthe|
Giza|EG||Gizeh|
Aswan|EG||Assoean|
Vatican City|VA||Vaticaanstad|
Osh|KG||Osj|
Khujand|TJ||Choedzjand|
Karagandy|KZ||Karaganda|
Shymkent|KZ||Sjymkent|
Bukhara|UZ||Boechara|
Gyumri|AM||Gjoemri|
Hrodna|BY|Grodno|Grodno|Hrodna
Sevastopol|UA||Sebastopol|
Chamonix-Mont-Blanc|FR|Chamonix||
Kupjansk|UA|Kupiansk|Koepjansk|
Hulyaypole|UA|Huliaipole|Hoeljajpole|
Energodar|UA|Enerhodar||
Kostyantynivka|UA|Kostiantynivka|Kostjantynivka|
An Nuşayrāt|PS|Nuseirat||
Jabālyā|PS|Jabalia||
Dayr al Balaḩ|PS|Deir al-Balah||
Bayt Ḩānūn|PS|Beit Hanoun||
Bayt Lāhyā|PS|Beit Lahia||
Ţūlkarm|PS|Tulkarem||
Qalqīlyah|PS|Qalqilya||
Nabatîyé et Tahta|LB|Nabatieh||
Qiryat Shemona|IL|Kiryat Shmona||
Sederot|IL|Sderot||
As-Suwayda|SY|Sweida||Suwayda
‘Ayn al ‘Arab|SY|Kobani||
Al Ḩasakah|SY|Hasakah||
Mocímboa|MZ|Mocímboa da Praia||
Hanau am Main|DE|Hanau||
Mitrovicë|XK|Mitrovica||
Arish|EG|El Arish||
Saint Andrews|GB|St Andrews||
Iguala de la Independencia|MX|Iguala||
Okap|HT|Cap-Haïtien||
Myawadi|MM|Myawaddy||
Hualien City|TW|Hualien||
Rikaze|CN|Shigatse||
`;

/** Cities the list from GeoNames lacks: English | country | Dutch | latitude | longitude | inhabitants. */
export const EXTRA_CITY_ROWS = `
Jenin|PS||32.461|35.3|39000
Crans-Montana|CH||46.313|7.483|10200
Zermatt|CH||46.020|7.749|5800
St. Moritz|CH||46.497|9.839|5000
Verbier|CH||46.096|7.229|3000
Val d'Isère|FR||45.448|6.980|1600
Courchevel|FR||45.415|6.634|2400
Alpe d'Huez|FR||45.092|6.068|1400
Kitzbühel|AT||47.446|12.392|8300
Ischgl|AT||47.012|10.292|1600
Sölden|AT||46.966|11.007|4000
Cortina d'Ampezzo|IT||46.538|12.137|5700
Bormio|IT||46.468|10.372|4000
Livigno|IT||46.538|10.135|6800
Tumbler Ridge|CA||55.126|-120.994|2400
Etten-Leur|NL||51.571|4.636|44000
Rijssen|NL||52.307|6.518|29000
Nijverdal|NL||52.360|6.468|24700
Assendelft|NL||52.468|4.743|24200
Bilthoven|NL||52.130|5.201|23500
De Meern|NL||52.082|5.036|22100
Nieuwerkerk aan den IJssel|NL||51.968|4.617|22000
Huissen|NL||51.938|5.933|19500
Nootdorp|NL||52.045|4.396|19400
Drunen|NL||51.686|5.133|18300
Krommenie|NL||52.499|4.763|18000
Zevenbergen|NL||51.645|4.604|15000
Didam|NL||51.941|6.132|17000
Julianadorp|NL||52.890|4.740|13700
Badhoevedorp|NL||52.337|4.785|13300
Oudenbosch|NL||51.588|4.535|13200
Dedemsvaart|NL||52.600|6.458|12900
IJsselmuiden|NL||52.565|5.929|12700
Genemuiden|NL||52.623|6.040|10600
Groenlo|NL||52.042|6.611|10000
Oostzaan|NL||52.439|4.876|9600
Loosdrecht|NL||52.207|5.071|9000
Hoevelaken|NL||52.175|5.458|9000
Denekamp|NL||52.378|7.007|9000
Nieuw-Vennep|NL||52.265|4.635|31000
Deurne|NL||51.463|5.796|24000
Bergen|NL||52.669|4.704|12000
Kaatsheuvel|NL||51.658|5.035|16600
Kinderdijk|NL||51.883|4.633|800
Landgraaf|NL||50.896|6.029|37500
Noordwijk|NL||52.240|4.444|26000
Leidschendam|NL||52.087|4.391|37000
Wateringen|NL||52.023|4.275|14000
Wormer|NL||52.495|4.810|11000
Bovenkarspel|NL||52.695|5.243|11000
Spakenburg|NL||52.253|5.373|10000
Sprang-Capelle|NL||51.668|5.050|10000
Grootebroek|NL||52.694|5.218|9000
Poortugaal|NL||51.856|4.395|9000
Sommelsdijk|NL||51.755|4.151|7500
Krimpen aan de Lek|NL||51.894|4.628|6800
Soesterberg|NL||52.118|5.285|6700
Swifterbant|NL||52.569|5.644|6500
Millingen aan de Rijn|NL||51.862|6.045|5800
Nieuw-Weerdinge|NL||52.857|6.980|3300
Bovensmilde|NL||52.977|6.480|3000
Affligem|BE||50.907|4.113|13000
Erpe-Mere|BE||50.925|3.960|20000
Dilsen-Stokkem|BE||51.020|5.733|20500
Oudsbergen|BE||51.060|5.560|23500
Pelt|BE||51.217|5.430|33000
Hamont-Achel|BE||51.250|5.550|14500
Heusden-Zolder|BE||51.030|5.280|34000
Hechtel-Eksel|BE||51.130|5.370|12500
Houthalen-Helchteren|BE||51.033|5.367|30500
Laakdal|BE||51.080|5.000|16500
Lievegem|BE||51.110|3.600|26500
Kruisem|BE||50.930|3.530|15800
Kluisbergen|BE||50.780|3.520|6700
Langemark-Poelkapelle|BE||50.915|2.920|8000
Scherpenheuvel|BE||50.980|4.970|23000
Knokke|BE||51.345|3.290|16000
Lo-Reninge|BE||50.980|2.750|3300
Pajottegem|BE||50.780|4.030|25000
Voeren|BE||50.750|5.780|4200
Puurs-Sint-Amands|BE||51.075|4.290|26500
Wortegem-Petegem|BE||50.850|3.520|6500
Francorchamps|BE||50.454|5.953|1500
Ilulissat|GL||69.217|-51.100|4700
Chernobyl|UA|Tsjernobyl|51.276|30.222|1000
Sudzha|RU||51.191|35.271|5000
Metula|IL||33.279|35.578|1700
Natanz|IR||33.513|51.916|14000
Qamishli|SY||37.050|41.217|184000
Al-Hol|SY||36.391|41.147|15000
Babanusa|SD||11.333|27.817|20000
Walikale|CD||-1.417|28.067|15000
Chibok|NG||10.867|12.847|66000
Srebrenica|BA||44.106|19.297|13000
Magaluf|ES||39.511|2.535|4000
Wagga Wagga|AU||-35.108|147.360|57000
Coober Pedy|AU||-29.014|134.755|1700
Porepunkah|AU||-36.697|146.905|1000
Port Talbot|GB||51.591|-3.799|37000
Hay-on-Wye|GB||52.074|-3.126|1600
Silverstone|GB||52.091|-1.027|2200
Sandy Hook|US||41.420|-73.282|9000
Martha's Vineyard|US||41.389|-70.617|17000
Pahalgam|IN||34.010|75.315|9000
Wajima|JP||37.390|136.899|24000
Yongbyon|KP||39.794|125.755|60000
Kinmen|TW||24.449|118.377|37000
Doel|BE||51.312|4.264|20
Tihange|BE||50.527|5.265|4000
`;
