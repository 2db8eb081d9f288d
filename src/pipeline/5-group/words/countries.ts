/**
 * Countries and some regions with the words for them and their people, English and Dutch, lower case without accents.
 * "-" stands for a space or a hyphen. The first word is the key.
 */
export const COUNTRY_WORDS = `
afghanistan: afghan afghans afghaans afghaanse afghanen
albania: albanian albanians albanie albanees albanese albanezen
algeria: algerian algerians algerije algerijns algerijnse algerijnen
angola: angolan angolans angolees angolese
argentina: argentine argentinian argentinians argentines argentinie argentijns argentijnse argentijn argentijnen
armenia: armenian armenians armenie armeens armeense
australia: australian australians australie australisch australische australier australiers aussie aussies
austria: austrian austrians oostenrijk oostenrijks oostenrijkse oostenrijker oostenrijkers
azerbaijan: azerbaijani azeri azerbeidzjan azerbeidzjaans azerbeidzjaanse
bahrain: bahraini bahrein
bangladesh: bangladeshi bangladeshis
belarus: belarusian belarusians belarussisch belarussische wit-rusland
belgium: belgian belgians belgie belgisch belgische belg belgen
bolivia: bolivian bolivians boliviaans boliviaanse
bosnia: bosnian bosnians bosnie bosnisch bosnische
brazil: brazilian brazilians brazilie braziliaans braziliaanse braziliaan brazilianen
britain: british briton britons brits england united-kingdom great-britain verenigd-koninkrijk groot-brittannie britse brit britten engeland engels engelse
bulgaria: bulgarian bulgarians bulgarije bulgaars bulgaarse
burkina_faso: burkina-faso burkinabe
cambodia: cambodian cambodians cambodja cambodjaans cambodjaanse
cameroon: cameroonian kameroen
canada: canadian canadians canadees canadese canadezen
chile: chilean chileans chili chileens chileense
china: chinese chinees chinezen
colombia: colombian colombians colombiaans colombiaanse colombianen
congo: congolese congolees drc
croatia: croatian croatians kroatie kroatisch kroatische
cuba: cuban cubans cubaans cubaanse cubanen
cyprus: cypriot cypriots cypriotisch cypriotische
czechia: czech czechs tsjechie tsjechisch tsjechische
denmark: danish dane danes denemarken deens deense
ecuador: ecuadorian ecuadorean ecuadoraans ecuadoraanse
egypt: egyptian egyptians egypte egyptisch egyptische egyptenaren
eritrea: eritrean eritreans eritrees
estonia: estonian estonians estland ests estse
ethiopia: ethiopian ethiopians ethiopie ethiopisch ethiopische
eu: european-union europese-unie
finland: finnish finn finns fins finse finnen
france: french frans franse frankrijk fransman fransen
georgia: georgian georgians georgie georgisch georgische
germany: german germans duitsland duits duitse duitser duitsers
ghana: ghanaian ghanaians ghanees ghanese
greece: greek greeks griekenland grieks griekse grieken
greenland: greenlandic greenlander greenlanders groenland groenlands groenlandse
haiti: haitian haitians haitiaans haitiaanse
hungary: hungarian hungarians hongarije hongaars hongaarse hongaren
iceland: icelandic icelander icelanders ijsland ijslands ijslandse
india: indian indians indiaas indiase indiers
indonesia: indonesian indonesians indonesie indonesisch indonesische indonesiers
iran: iranian iranians iraans iraanse iraniers
iraq: iraqi iraqis irak iraaks iraakse irakezen
ireland: irish ierland iers ierse ieren
israel: israeli israelis israelisch israelische
italy: italian italians italie italiaans italiaanse italianen
jamaica: jamaican jamaicans jamaicaans jamaicaanse
japan: japanese japans japanse japanners
jordan: jordanian jordanians jordanie jordaans jordaanse
kazakhstan: kazakh kazachstan kazachs kazachse
kenya: kenyan kenyans kenia keniaans keniaanse kenianen
kosovo: kosovar kosovars kosovaars kosovaarse
kuwait: kuwaiti kuwaitis koeweit koeweits koeweitse
latvia: latvian latvians letland lets letse
lebanon: lebanese libanon libanees libanezen
libya: libyan libyans libie libisch libische
lithuania: lithuanian lithuanians litouwen litouws litouwse
malaysia: malaysian malaysians maleisie maleisisch maleisische
mali: malian malians malinees malinese
mexico: mexican mexicans mexicaans mexicaanse mexicanen
moldova: moldovan moldovans moldavie moldavisch moldavische
mongolia: mongolian mongolie mongools mongoolse
morocco: moroccan moroccans marokko marokkaans marokkaanse marokkanen
mozambique: mozambican mozambicans mozambikaans mozambikaanse
myanmar: burma burmese myanmarese birma birmees birmese
nepal: nepali nepalese nepalees
netherlands: dutch holland nederland nederlands nederlandse nederlander nederlanders
new_zealand: new-zealand new-zealander new-zealanders nieuw-zeeland nieuw-zeelands nieuw-zeelandse
niger: nigerien nigerese
nigeria: nigerian nigerians nigeriaans nigeriaanse nigerianen
north_korea: north-korea north-korean north-koreans noord-korea noord-koreaans noord-koreaanse
norway: norwegian norwegians noorwegen noors noorse noren
pakistan: pakistani pakistanis pakistaans pakistaanse pakistanen
palestine: palestinian palestinians palestina palestijns palestijnse palestijnen
panama: panamanian panamanians panamees panamese
paraguay: paraguayan paraguayans paraguayaans paraguayaanse
peru: peruvian peruvians peruaans peruaanse
philippines: philippine filipino filipinos filipijnen filipijns filipijnse
poland: polish poles polen pools poolse
portugal: portuguese portugees portugezen
qatar: qatari qataris qatarees qatarese
romania: romanian romanians roemenie roemeens roemeense
russia: russian russians rusland russisch russische russen rus
rwanda: rwandan rwandans rwandees rwandese
saudi_arabia: saudi-arabia saudi saudis saoedi-arabie saoedisch saoedische saoedi saoediers
scotland: scottish scot scots schotland schots schotse schotten
senegal: senegalese senegalees
serbia: serbian serbians serbs servie servisch servische serviers
singapore: singaporean singaporeans singaporees
slovakia: slovak slovaks slovakian slowakije slowaaks slowaakse
slovenia: slovenian slovenians slovenie sloveens sloveense
somalia: somali somalis somalisch somalische
south_africa: south-africa south-african south-africans zuid-afrika zuid-afrikaans zuid-afrikaanse
south_korea: south-korea south-korean south-koreans zuid-korea zuid-koreaans zuid-koreaanse
spain: spanish spaniard spaniards spanje spaans spaanse spanjaarden
sri_lanka: sri-lanka sri-lankan sri-lankans sri-lankaans sri-lankaanse
sudan: sudanese soedan soedanees soedanese
suriname: surinamese surinaams surinaamse surinamers
sweden: swedish swede swedes zweden zweeds zweedse
switzerland: swiss zwitserland zwitsers zwitserse
syria: syrian syrians syrie syrisch syrische syriers
taiwan: taiwanese taiwanees
tanzania: tanzanian tanzanians tanzaniaans tanzaniaanse
thailand: thai thais thaise
tunisia: tunisian tunisians tunesie tunesisch tunesische
turkey: turkiye turkish turk turks turkije turkse turken
uganda: ugandan ugandans oeganda oegandees oegandese
ukraine: ukrainian ukrainians oekraine oekraiens oekraiense oekrainers
united_arab_emirates: united-arab-emirates verenigde-arabische-emiraten uae emirati emiratis vae
uruguay: uruguayan uruguayans uruguayaans uruguayaanse
usa: america american americans united-states verenigde-staten amerika amerikaans amerikaanse amerikaan amerikanen
uzbekistan: uzbek uzbeks oezbekistan oezbeeks oezbeekse
venezuela: venezuelan venezuelans venezolaans venezolaanse venezolanen
vietnam: vietnamese vietnamees vietnamezen
wales: welsh
yemen: yemeni yemenis jemen jemenitisch jemenitische
zambia: zambian zambians zambiaans zambiaanse
zimbabwe: zimbabwean zimbabweans zimbabwaans zimbabwaanse
europe: european europeans europa europees europese
africa: african africans afrika afrikaans afrikaanse afrikanen
`;
