/** Words for the people and things of a country, English and Dutch, folded; "_" stands for a space. */
export const DEMONYM_ROWS = `
AE emirati emiratis emiratische
AF afghan afghans afghaans afghaanse afghanen
AL albanian albanians albanees albanese albanezen
AM armenian armenians armeense armeens armeniers
AO angolan angolans angolese angolezen
AR argentine argentinian argentinians argentijns argentijnse argentijnen
AT austrian austrians oostenrijks oostenrijkse oostenrijker oostenrijkers
AU australian australians australisch australische australiers aussie aussies
AW aruban arubaans arubaanse
AZ azerbaijani azeri azerbeidzjaanse azerbeidzjaans azeris azerbeidzjanen
BA bosnian bosnians bosnisch bosnische bosniers
BB barbadian barbadians
BD bangladeshi bangladeshis bengaalse
BE belgian belgians belgisch belgische belg belgen vlaams vlaamse waals waalse vlamingen walen
BF burkinabe burkinese
BG bulgarian bulgarians bulgaars bulgaarse bulgaren
BH bahraini bahrainis bahreinse
BI burundian burundians burundese burundezen
BJ beninese
BO bolivian boliviaanse boliviaans bolivianen
BR brazilian brazilians braziliaans braziliaanse brazilianen
BW botswanan botswanans
BY belarusian belarusians wit_russische belarussische belarussen wit_russen
CA canadian canadians canadees canadese canadezen
CD congolese congolees congolezen
CH swiss zwitsers zwitserse
CI ivorian ivorians ivoriaanse
CL chilean chileans chileense chileens chilenen
CM cameroonian cameroonians kameroense kameroeners
CN chinese chinees chinezen oeigoerse oeigoeren tibetaanse tibetanen
CO colombian colombians colombiaans colombiaanse colombianen
CR costa_rican costa_ricans costa_ricaanse costa_ricaans
CU cuban cubans cubaans cubaanse cubanen
CW curacaos curacaose
CY cypriot cypriots cypriotisch cypriotische cyprioten
CZ czech czechs tsjechisch tsjechische tsjechen
DE german germans duits duitse duitser duitsers beiers beierse
DK danish dane danes deens deense denen
DO dominican dominicans dominicaanse dominicanen
DZ algerian algerians algerijns algerijnse algerijnen
EC ecuadorian ecuadorean ecuadoraanse ecuadorians ecuadoreans ecuadoranen
EE estonian estonians estse ests esten
EG egyptian egyptians egyptisch egyptische egyptenaren
ER eritrean eritreans eritrese eritreeers
ES spanish spaniard spaniards spaans spaanse spanjaard spanjaarden catalan catalaanse catalans catalanen baskisch baskische basken catalaan catalaans andalusische
ET ethiopian ethiopians ethiopisch ethiopische ethiopiers
FI finnish finns fins finse finnen
FJ fijian fijians
FR french frenchman frenchmen frans franse fransen fransman corsicaanse bretonse elzasser normandische
GA gabonese
GB british briton britons brit brits britse britten english englishman scottish scots welsh engels engelse engelsen schots schotse welshe noord_ierse noord_ieren schotten engelsman
GE georgian georgians georgisch georgische georgiers
GH ghanaian ghanaians ghanees ghanese ghanezen
GL greenlandic greenlanders groenlandse groenlanders
GM gambian gambians gambiaanse
GR greek greeks grieks griekse grieken
GT guatemalan guatemalteekse guatemalaanse
GY guyanese guyaans
HN honduran hondurese hondurezen
HR croatian croatians croat croats kroatisch kroatische kroaten
HT haitian haitians haitiaans haitiaanse haitianen
HU hungarian hungarians hongaars hongaarse hongaren
ID indonesian indonesians indonesisch indonesische indonesiers
IE irish irishman iers ierse ieren
IL israeli israelis israelisch israelische israeliers
IN indian indians indiaas indiase indiers
IQ iraqi iraqis iraaks iraakse irakezen
IR iranian iranians iraans iraanse iraniers
IS icelandic icelanders ijslands ijslandse ijslanders
IT italian italians italiaans italiaanse italianen siciliaanse sardijnse toscaanse
JM jamaican jamaicans jamaicaanse jamaicanen
JO jordanian jordanians jordaanse
JP japanese japans japanse japanners
KE kenyan kenyans keniaans keniaanse kenianen
KG kyrgyz kirgizische
KH cambodian cambodians cambodjaanse cambodjanen
KP north_korean north_koreans noord_koreaans noord_koreaanse noord_koreanen
KR south_korean south_koreans zuid_koreaans zuid_koreaanse zuid_koreanen
KW kuwaiti kuwaitis koeweitse
KZ kazakh kazakhs kazachse kazachs kazachen
LA laotian laotians laotiaanse laotianen
LB lebanese libanees libanese libanezen
LK sri_lankan sri_lankans sri_lankaanse
LR liberian liberians liberiaanse liberianen
LT lithuanian lithuanians litouws litouwse litouwers
LU luxembourgish luxemburgse luxembourgers luxemburgers
LV latvian latvians lets letse letten
LY libyan libyans libisch libische libiers
MA moroccan moroccans marokkaans marokkaanse marokkanen
MD moldovan moldovans moldavische moldaviers
ME montenegrin montenegrins montenegrijnse montenegrijnen
MG malagasy malagassisch
MK macedonian macedonians macedonische macedoniers
ML malian malians malinese malinezen
MM burmese birmese rohingya birmezen
MN mongolian mongolians mongoolse mongolen
MR mauritanian mauritanians
MT maltese maltezer maltezers
MW malawian malawians
MX mexican mexicans mexicaans mexicaanse mexicanen
MY malaysian malaysians maleisisch maleisische maleisiers
MZ mozambican mozambicans mozambikaanse mozambikanen
NA namibian namibians namibische namibiers
NG nigerian nigerians nigeriaans nigeriaanse nigerianen
NI nicaraguan nicaraguans nicaraguaanse nicaraguanen
NL dutch dutchman dutchmen nederlands nederlandse nederlander nederlanders haagse
NO norwegian norwegians noors noorse noren
NP nepalese nepali nepalees nepalis nepalezen
NZ new_zealander new_zealanders kiwis nieuw_zeelands nieuw_zeelandse nieuw_zeelanders
OM omani omanis omaanse
PA panamanian panamanians panamese panamezen
PE peruvian peruvians peruaans peruaanse peruanen
PH filipino filipinos filipina filipijns filipijnse
PK pakistani pakistanis pakistaans pakistaanse pakistanen
PL poles pools poolse polish
PS palestinian palestinians palestijns palestijnse palestijnen gazanen gazaanse
PT portuguese portugees portugese portugezen
PY paraguayan paraguayans paraguayaanse paraguayanen
QA qatari qataris qatarese
RO romanian romanians roemeens roemeense roemenen
RS serbian serbians serb serbs servisch servische serviers
RU russian russians russisch russische rus russen tsjetsjeense tsjetsjenen siberische
RW rwandan rwandans rwandees rwandese rwandezen
SA saudi saudis saoedisch saoedische saoedis saoediers saudische saudisch
SD sudanese soedanees soedanese soedanezen
SE swedish swede swedes zweeds zweedse
SG singaporean singaporeans singaporese singaporezen
SI slovenian slovenians sloveens sloveense slovenen
SK slovak slovaks slowaaks slowaakse slovakian slovakians slowaken
SL sierra_leonean sierra_leoneans
SN senegalese senegalees senegalezen
SO somali somalis somalische somaliers
SR surinamese surinaams surinaamse surinamers
SS south_sudanese zuid_soedanese
SV salvadoran salvadorans salvadoraanse salvadoranen
SY syrian syrians syrisch syrische syriers
TD chadian chadians tsjadische
TG togolese togolezen
TH thai thais thaise
TJ tajik tajiks tadzjiekse
TM turkmen turkmeense turkmenen
TN tunisian tunisians tunesisch tunesische tunesiers
TR turkish turk turks turkse turken
TT trinidadian trinidadians
TW taiwanese taiwanees taiwanezen
TZ tanzanian tanzanians tanzaniaanse tanzanianen
UA ukrainian ukrainians oekraiens oekraiense oekrainers
UG ugandan ugandans oegandese oegandezen
US american americans amerikaans amerikaanse amerikaan amerikanen texaanse californische
UY uruguayan uruguayans uruguayaanse uruguayanen
UZ uzbek uzbeks oezbeekse oezbeken
VE venezuelan venezuelans venezolaans venezolaanse venezolanen
VN vietnamese vietnamees vietnamezen
XK kosovar kosovars kosovan kosovans kosovaarse kosovaren
YE yemeni yemenis jemenitisch jemenitische jemenieten
ZA south_african south_africans zuid_afrikaans zuid_afrikaanse zuid_afrikanen
ZM zambian zambians zambiaanse zambianen
ZW zimbabwean zimbabweans zimbabwaanse zimbabwanen
BS bahamian bahamians
BT bhutanese
MV maldivian maldivians
PG papua_new_guinean papua_new_guineans
WS samoan samoans
TO tongan tongans
LS basotho
TL timorese
NE nigerien nigeriens nigerese
CV cape_verdean cape_verdeans
AD andorran andorrans
BM bermudian bermudians
BZ belizean belizeans
DJ djiboutian djiboutians
FO faroese
GI gibraltarian gibraltarians
GN guinean guineans guinese
HK hongkonger hongkongers hong_konger hong_kongers hongkongse
KM comorian comorians
MC monegasque monegaskische
MU mauritian mauritians mauritiaanse
NZ new_zealander new_zealanders nieuw_zeelands nieuw_zeelandse nieuw_zeelander nieuw_zeelanders
PR puerto_rican puerto_ricans puerto_ricaanse puerto_ricanen
SC seychellois
SZ swazi swazis
`;
