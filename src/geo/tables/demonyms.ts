/** Words for the people and things of a country, English and Dutch, folded; "_" stands for a space. */
export const DEMONYM_ROWS = `
AE emirati emiratis
AF afghan afghans afghaans afghaanse afghanen
AL albanian albanians albanees albanese
AM armenian armenians armeense armeens armeniers
AO angolan angolans angolese
AR argentine argentinian argentinians argentijns argentijnse argentijnen
AT austrian austrians oostenrijks oostenrijkse oostenrijker oostenrijkers
AU australian australians australisch australische australiers aussie aussies
AW aruban arubaans arubaanse
AZ azerbaijani azeri azerbeidzjaanse azerbeidzjaans
BA bosnian bosnians bosnisch bosnische bosniers
BB barbadian barbadians
BD bangladeshi bangladeshis bengaalse
BE belgian belgians belgisch belgische belg belgen vlaams vlaamse waals waalse
BF burkinabe
BG bulgarian bulgarians bulgaars bulgaarse bulgaren
BH bahraini bahrainis bahreinse
BI burundian burundians burundese
BJ beninese
BO bolivian boliviaanse boliviaans
BR brazilian brazilians braziliaans braziliaanse brazilianen
BW botswanan botswanans
BY belarusian belarusians wit_russische belarussische
CA canadian canadians canadees canadese canadezen
CD congolese congolees congolezen
CH swiss zwitsers zwitserse
CI ivorian ivorians ivoriaanse
CL chilean chileans chileense chileens
CM cameroonian cameroonians kameroense
CN chinese chinees chinezen
CO colombian colombians colombiaans colombiaanse
CR costa_rican costa_ricans costa_ricaanse costa_ricaans
CU cuban cubans cubaans cubaanse cubanen
CW curacaos curacaose
CY cypriot cypriots cypriotisch cypriotische
CZ czech czechs tsjechisch tsjechische tsjechen
DE german germans duits duitse duitser duitsers
DK danish dane danes deens deense denen
DO dominican dominicans dominicaanse
DZ algerian algerians algerijns algerijnse
EC ecuadorian ecuadorean ecuadoraanse
EE estonian estonians estse ests
EG egyptian egyptians egyptisch egyptische egyptenaren
ER eritrean eritreans eritrese eritreeers
ES spanish spaniard spaniards spaans spaanse spanjaard spanjaarden catalan catalaanse
ET ethiopian ethiopians ethiopisch ethiopische
FI finnish finns fins finse finnen
FJ fijian fijians
FR french frenchman frenchmen frans franse fransen fransman
GA gabonese
GB british briton britons brit brits britse britten english englishman scottish scots welsh engels engelse engelsen schots schotse
GE georgian georgians georgisch georgische
GH ghanaian ghanaians ghanees ghanese
GL greenlandic greenlanders groenlandse groenlanders
GM gambian gambians gambiaanse
GR greek greeks grieks griekse grieken
GT guatemalan guatemalteekse
GY guyanese guyaans
HN honduran hondurese
HR croatian croatians croat croats kroatisch kroatische kroaten
HT haitian haitians haitiaans haitiaanse haitianen
HU hungarian hungarians hongaars hongaarse hongaren
ID indonesian indonesians indonesisch indonesische indonesiers
IE irish irishman iers ierse ieren
IL israeli israelis israelisch israelische israeliers
IN indian indians indiaas indiase indiers
IQ iraqi iraqis iraaks iraakse irakezen
IR iranian iranians iraans iraanse iraniers
IS icelandic icelanders ijslands ijslandse
IT italian italians italiaans italiaanse italianen
JM jamaican jamaicans jamaicaanse
JO jordanian jordanians jordaanse
JP japanese japans japanse japanners
KE kenyan kenyans keniaans keniaanse kenianen
KG kyrgyz kirgizische
KH cambodian cambodians cambodjaanse
KP north_korean north_koreans noord_koreaans noord_koreaanse
KR south_korean south_koreans zuid_koreaans zuid_koreaanse
KW kuwaiti kuwaitis koeweitse
KZ kazakh kazakhs kazachse kazachs
LA laotian laotians laotiaanse
LB lebanese libanees libanese libanezen
LK sri_lankan sri_lankans sri_lankaanse
LR liberian liberians liberiaanse
LT lithuanian lithuanians litouws litouwse
LU luxembourgish luxemburgse
LV latvian latvians lets letse
LY libyan libyans libisch libische
MA moroccan moroccans marokkaans marokkaanse marokkanen
MD moldovan moldovans moldavische
ME montenegrin montenegrins montenegrijnse
MG malagasy
MK macedonian macedonians macedonische
ML malian malians malinese
MM burmese birmese rohingya
MN mongolian mongolians mongoolse
MR mauritanian mauritanians
MT maltese maltezer
MW malawian malawians
MX mexican mexicans mexicaans mexicaanse mexicanen
MY malaysian malaysians maleisisch maleisische
MZ mozambican mozambicans mozambikaanse
NA namibian namibians namibische
NG nigerian nigerians nigeriaans nigeriaanse nigerianen
NI nicaraguan nicaraguans nicaraguaanse
NL dutch dutchman dutchmen nederlands nederlandse nederlander nederlanders haagse
NO norwegian norwegians noors noorse noren
NP nepalese nepali nepalees
NZ new_zealander new_zealanders kiwis nieuw_zeelands nieuw_zeelandse
OM omani omanis
PA panamanian panamanians panamese
PE peruvian peruvians peruaans peruaanse
PH filipino filipinos filipina filipijns filipijnse
PK pakistani pakistanis pakistaans pakistaanse
PL poles pools poolse
PS palestinian palestinians palestijns palestijnse palestijnen
PT portuguese portugees portugese portugezen
PY paraguayan paraguayans paraguayaanse
QA qatari qataris qatarese
RO romanian romanians roemeens roemeense roemenen
RS serbian serbians serb serbs servisch servische serviers
RU russian russians russisch russische rus russen
RW rwandan rwandans rwandees rwandese
SA saudi saudis saoedisch saoedische saoedis
SD sudanese soedanees soedanese
SE swedish swede swedes zweeds zweedse
SG singaporean singaporeans singaporese
SI slovenian slovenians sloveens sloveense
SK slovak slovaks slowaaks slowaakse
SL sierra_leonean sierra_leoneans
SN senegalese senegalees
SO somali somalis somalische
SR surinamese surinaams surinaamse surinamers
SS south_sudanese zuid_soedanese
SV salvadoran salvadorans salvadoraanse
SY syrian syrians syrisch syrische syriers
TD chadian chadians tsjadische
TG togolese
TH thai thais thaise
TJ tajik tajiks tadzjiekse
TM turkmen turkmeense
TN tunisian tunisians tunesisch tunesische
TR turkish turk turks turkse turken
TT trinidadian trinidadians
TW taiwanese taiwanees taiwanezen
TZ tanzanian tanzanians tanzaniaanse
UA ukrainian ukrainians oekraiens oekraiense oekrainers
UG ugandan ugandans oegandese
US american americans amerikaans amerikaanse amerikaan amerikanen
UY uruguayan uruguayans uruguayaanse
UZ uzbek uzbeks oezbeekse
VE venezuelan venezuelans venezolaans venezolaanse venezolanen
VN vietnamese vietnamees vietnamezen
XK kosovar kosovars kosovan kosovans kosovaarse
YE yemeni yemenis jemenitisch jemenitische
ZA south_african south_africans zuid_afrikaans zuid_afrikaanse
ZM zambian zambians
ZW zimbabwean zimbabweans zimbabwaanse
`;
