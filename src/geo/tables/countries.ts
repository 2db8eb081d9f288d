/**
 * Countries as news names them, written by hand: ISO 3166-1 alpha-2 | English | Dutch (empty = the same) |
 * latitude | longitude of the middle | other names, separated by semicolons.
 * Bonaire, Sint Eustatius and Saba share the code BQ; Bonaire comes first and is what BQ alone means.
 */
export const COUNTRY_ROWS = `
AF|Afghanistan||33.9|67.7|
AL|Albania|Albanië|41.2|20.2|
DZ|Algeria|Algerije|28.0|1.7|
AD|Andorra||42.5|1.5|
AO|Angola||-11.2|17.9|
AG|Antigua and Barbuda|Antigua en Barbuda|17.1|-61.8|Antigua
AR|Argentina|Argentinië|-38.4|-63.6|
AM|Armenia|Armenië|40.1|45.0|
AW|Aruba||12.5|-70.0|
AU|Australia|Australië|-25.3|133.8|
AT|Austria|Oostenrijk|47.5|14.6|
AZ|Azerbaijan|Azerbeidzjan|40.1|47.6|
BS|Bahamas|Bahama's|25.0|-77.4|The Bahamas
BH|Bahrain|Bahrein|26.0|50.6|
BD|Bangladesh||23.7|90.4|
BB|Barbados||13.2|-59.5|
BY|Belarus||53.7|28.0|Wit-Rusland
BE|Belgium|België|50.5|4.5|
BZ|Belize||17.2|-88.5|
BJ|Benin||9.3|2.3|
BT|Bhutan||27.5|90.4|
BO|Bolivia||-16.3|-63.6|
BQ|Bonaire||12.2|-68.3|Caribbean Netherlands;Caribisch Nederland
BQ|Sint Eustatius||17.5|-63.0|Saint Eustatius;St. Eustatius;Statia
BQ|Saba||17.6|-63.2|
BA|Bosnia and Herzegovina|Bosnië en Herzegovina|43.9|17.7|Bosnia;Bosnië;Bosnia & Herzegovina;Bosnië-Herzegovina
BW|Botswana||-22.3|24.7|
BR|Brazil|Brazilië|-14.2|-51.9|
BN|Brunei||4.5|114.7|
BG|Bulgaria|Bulgarije|42.7|25.5|
BF|Burkina Faso||12.2|-1.6|
BI|Burundi||-3.4|29.9|
KH|Cambodia|Cambodja|12.6|105.0|
CM|Cameroon|Kameroen|7.4|12.4|
CA|Canada||56.1|-106.3|
CV|Cape Verde|Kaapverdië|16.0|-24.0|Cabo Verde
CF|Central African Republic|Centraal-Afrikaanse Republiek|6.6|20.9|
TD|Chad|Tsjaad|15.5|18.7|
CL|Chile|Chili|-35.7|-71.5|
CN|China||35.9|104.2|People's Republic of China
CO|Colombia||4.6|-74.3|
KM|Comoros|Comoren|-11.9|43.9|
CR|Costa Rica||9.7|-83.8|
HR|Croatia|Kroatië|45.1|15.2|
CU|Cuba||21.5|-77.8|
CW|Curaçao||12.2|-69.0|
CY|Cyprus||35.1|33.4|
CZ|Czechia|Tsjechië|49.8|15.5|Czech Republic
DK|Denmark|Denemarken|56.3|9.5|
DJ|Djibouti||11.8|42.6|
DM|Dominica||15.4|-61.4|
DO|Dominican Republic|Dominicaanse Republiek|18.7|-70.2|
CD|DR Congo|DR Congo|-4.0|21.8|Democratic Republic of the Congo;Democratic Republic of Congo;DRC;Congo;Congo-Kinshasa;Congo - Kinshasa
EC|Ecuador||-1.8|-78.2|
EG|Egypt|Egypte|26.8|30.8|
SV|El Salvador||13.8|-88.9|
GQ|Equatorial Guinea|Equatoriaal-Guinea|1.7|10.3|
ER|Eritrea||15.2|39.8|
EE|Estonia|Estland|58.6|25.0|
SZ|Eswatini||-26.5|31.5|Swaziland
ET|Ethiopia|Ethiopië|9.1|40.5|
FJ|Fiji||-17.7|178.1|
FI|Finland||61.9|25.7|
FR|France|Frankrijk|46.2|2.2|
GA|Gabon||-0.8|11.6|
GM|Gambia||13.4|-15.3|The Gambia
GE|Georgia|Georgië|42.3|43.4|
DE|Germany|Duitsland|51.2|10.4|
GH|Ghana||7.9|-1.0|
GR|Greece|Griekenland|39.1|21.8|
GL|Greenland|Groenland|71.7|-42.6|
GD|Grenada||12.1|-61.7|
GT|Guatemala||15.8|-90.2|
GN|Guinea|Guinee|9.9|-9.7|
GW|Guinea-Bissau|Guinee-Bissau|11.8|-15.2|
GY|Guyana||4.9|-58.9|
HT|Haiti|Haïti|19.0|-72.3|
HN|Honduras||15.2|-86.2|
HK|Hong Kong|Hongkong|22.3|114.2|Hong Kong SAR China
HU|Hungary|Hongarije|47.2|19.5|
IS|Iceland|IJsland|65.0|-19.0|
IN|India||20.6|79.0|
ID|Indonesia|Indonesië|-0.8|113.9|
IR|Iran||32.4|53.7|
IQ|Iraq|Irak|33.2|43.7|
IE|Ireland|Ierland|53.4|-8.2|Republic of Ireland
IL|Israel|Israël|31.0|34.9|
IT|Italy|Italië|41.9|12.6|
CI|Ivory Coast|Ivoorkust|7.5|-5.5|Côte d'Ivoire
JM|Jamaica||18.1|-77.3|
JP|Japan||36.2|138.3|
JO|Jordan|Jordanië|30.6|36.2|
KZ|Kazakhstan|Kazachstan|48.0|66.9|
KE|Kenya|Kenia|0.0|37.9|
KI|Kiribati||-3.4|-168.7|
XK|Kosovo||42.6|20.9|
KW|Kuwait|Koeweit|29.3|47.5|
KG|Kyrgyzstan|Kirgizië|41.2|74.8|Kirgizstan
LA|Laos||19.9|102.5|
LV|Latvia|Letland|56.9|24.6|
LB|Lebanon|Libanon|33.9|35.9|
LS|Lesotho||-29.6|28.2|
LR|Liberia||6.4|-9.4|
LY|Libya|Libië|26.3|17.2|
LI|Liechtenstein||47.2|9.6|
LT|Lithuania|Litouwen|55.2|23.9|
LU|Luxembourg|Luxemburg|49.8|6.1|
MO|Macau||22.2|113.5|Macao;Macao SAR China
MG|Madagascar|Madagaskar|-18.8|46.9|
MW|Malawi||-13.3|34.3|
MY|Malaysia|Maleisië|4.2|102.0|
MV|Maldives|Maldiven|3.2|73.2|
ML|Mali||17.6|-4.0|
MT|Malta||35.9|14.4|
MH|Marshall Islands|Marshalleilanden|7.1|171.2|
MR|Mauritania|Mauritanië|21.0|-10.9|
MU|Mauritius||-20.3|57.6|
MX|Mexico||23.6|-102.6|
FM|Micronesia||7.4|150.6|
MD|Moldova|Moldavië|47.4|28.4|
MC|Monaco||43.7|7.4|
MN|Mongolia|Mongolië|46.9|103.8|
ME|Montenegro||42.7|19.4|
MA|Morocco|Marokko|31.8|-7.1|
MZ|Mozambique||-18.7|35.5|
MM|Myanmar||21.9|96.0|Burma;Birma;Myanmar (Burma)
NA|Namibia|Namibië|-23.0|18.5|
NR|Nauru||-0.5|166.9|
NP|Nepal||28.4|84.1|
NL|Netherlands|Nederland|52.1|5.3|The Netherlands;Holland;Kingdom of the Netherlands
NZ|New Zealand|Nieuw-Zeeland|-40.9|174.9|Aotearoa
NI|Nicaragua||12.9|-85.2|
NE|Niger||17.6|8.1|
NG|Nigeria||9.1|8.7|
KP|North Korea|Noord-Korea|40.3|127.5|
MK|North Macedonia|Noord-Macedonië|41.6|21.7|Macedonia;Macedonië
NO|Norway|Noorwegen|60.5|8.5|
OM|Oman||21.5|55.9|
PK|Pakistan||30.4|69.3|
PW|Palau||7.5|134.6|
PS|Palestine|Palestina|31.9|35.2|Palestinian Territories;Palestijnse gebieden;State of Palestine
PA|Panama||8.5|-80.8|
PG|Papua New Guinea|Papoea-Nieuw-Guinea|-6.3|143.9|
PY|Paraguay||-23.4|-58.4|
PE|Peru||-9.2|-75.0|
PH|Philippines|Filipijnen|12.9|121.8|The Philippines
PL|Poland|Polen|51.9|19.1|
PT|Portugal||39.4|-8.2|
PR|Puerto Rico||18.2|-66.6|
QA|Qatar||25.4|51.2|
CG|Republic of the Congo|Congo-Brazzaville|-0.2|15.8|Republic of Congo;Congo - Brazzaville
RO|Romania|Roemenië|45.9|25.0|
RU|Russia|Rusland|61.5|105.3|Russian Federation
RW|Rwanda||-1.9|29.9|
KN|Saint Kitts and Nevis|Saint Kitts en Nevis|17.4|-62.8|St. Kitts and Nevis
LC|Saint Lucia||13.9|-61.0|St. Lucia
VC|Saint Vincent and the Grenadines|Saint Vincent en de Grenadines|13.3|-61.2|St. Vincent and the Grenadines
WS|Samoa||-13.8|-172.1|
SM|San Marino||43.9|12.5|
ST|São Tomé and Príncipe|Sao Tomé en Principe|0.2|6.6|
SA|Saudi Arabia|Saoedi-Arabië|23.9|45.1|
SN|Senegal||14.5|-14.5|
RS|Serbia|Servië|44.0|21.0|
SC|Seychelles|Seychellen|-4.7|55.5|
SL|Sierra Leone||8.5|-11.8|
SG|Singapore||1.35|103.8|
SX|Sint Maarten||18.0|-63.1|St. Maarten;Sint-Maarten;Saint Maarten
SK|Slovakia|Slowakije|48.7|19.7|
SI|Slovenia|Slovenië|46.2|15.0|
SB|Solomon Islands|Salomonseilanden|-9.6|160.2|
SO|Somalia|Somalië|5.2|46.2|
ZA|South Africa|Zuid-Afrika|-30.6|22.9|
KR|South Korea|Zuid-Korea|35.9|127.8|Republic of Korea
SS|South Sudan|Zuid-Soedan|7.3|30.3|
ES|Spain|Spanje|40.5|-3.7|
LK|Sri Lanka||7.9|80.8|
SD|Sudan|Soedan|12.9|30.2|
SR|Suriname||3.9|-56.0|
SE|Sweden|Zweden|60.1|18.6|
CH|Switzerland|Zwitserland|46.8|8.2|
SY|Syria|Syrië|34.8|39.0|
TW|Taiwan||23.7|121.0|
TJ|Tajikistan|Tadzjikistan|38.9|71.3|
TZ|Tanzania||-6.4|34.9|
TH|Thailand||15.9|101.0|
TL|Timor-Leste|Oost-Timor|-8.9|125.7|East Timor
TG|Togo||8.6|0.8|
TO|Tonga||-21.2|-175.2|
TT|Trinidad and Tobago|Trinidad en Tobago|10.7|-61.2|Trinidad
TN|Tunisia|Tunesië|33.9|9.5|
TR|Turkey|Turkije|39.0|35.2|Türkiye
TM|Turkmenistan||38.97|59.6|
TV|Tuvalu||-7.1|177.6|
UG|Uganda|Oeganda|1.4|32.3|
UA|Ukraine|Oekraïne|48.4|31.2|
AE|United Arab Emirates|Verenigde Arabische Emiraten|23.4|53.8|UAE;VAE;Emirates;Emiraten
GB|United Kingdom|Verenigd Koninkrijk|54.0|-2.5|UK;U.K.;VK;Great Britain;Groot-Brittannië;Britain;England;Engeland;Scotland;Schotland;Wales;Northern Ireland;Noord-Ierland
US|United States|Verenigde Staten|39.8|-98.6|USA;U.S.;U.S.A.;VS;United States of America;America;Amerika
UY|Uruguay||-32.5|-55.8|
UZ|Uzbekistan|Oezbekistan|41.4|64.6|
VU|Vanuatu||-15.4|166.9|
VA|Vatican City|Vaticaanstad|41.9|12.45|Vatican;Vaticaan;Holy See;Heilige Stoel
VE|Venezuela||6.4|-66.6|
VN|Vietnam||14.1|108.3|
YE|Yemen|Jemen|15.6|48.5|
ZM|Zambia||-13.1|27.8|
ZW|Zimbabwe||-19.0|29.2|
`;

/** Names beside the English ones that also stand in the list of centroids (about 200, aliases included). */
export const CENTROID_ALIASES = [
  'USA',
  'United States of America',
  'UK',
  'Great Britain',
  'Holland',
  'UAE',
  'Czech Republic',
  'Burma',
  "Côte d'Ivoire",
  'Türkiye',
  'Swaziland',
  'Macedonia',
  'Democratic Republic of the Congo',
];

/** Dependent territories: known by name and code, too small for the list of centroids. */
export const TERRITORY_ROWS = `
AI|Anguilla||18.2|-63.1|
AS|American Samoa|Amerikaans-Samoa|-14.3|-170.7|
AX|Åland||60.2|20.0|Åland Islands
BM|Bermuda||32.3|-64.8|
CK|Cook Islands|Cookeilanden|-21.2|-159.8|
EH|Western Sahara|Westelijke Sahara|24.2|-12.9|
FK|Falkland Islands|Falklandeilanden|-51.8|-59.5|
FO|Faroe Islands|Faeröer|62.0|-6.9|
GF|French Guiana|Frans-Guyana|3.9|-53.1|
GG|Guernsey||49.5|-2.6|
GI|Gibraltar||36.1|-5.35|
GP|Guadeloupe||16.3|-61.6|
GU|Guam||13.4|144.8|
IM|Isle of Man||54.2|-4.5|
JE|Jersey||49.2|-2.1|
KY|Cayman Islands|Kaaimaneilanden|19.3|-81.3|
MF|Saint Martin|Saint-Martin|18.1|-63.1|St. Martin
MP|Northern Mariana Islands|Noordelijke Marianen|15.2|145.8|
MQ|Martinique||14.6|-61.0|
MS|Montserrat||16.7|-62.2|
NC|New Caledonia|Nieuw-Caledonië|-20.9|165.6|
PF|French Polynesia|Frans-Polynesië|-17.7|-149.4|Tahiti
RE|Réunion||-21.1|55.5|
SH|Saint Helena|Sint-Helena|-16.0|-5.7|
TC|Turks and Caicos Islands|Turks- en Caicoseilanden|21.7|-71.8|
VG|British Virgin Islands|Britse Maagdeneilanden|18.4|-64.6|
VI|U.S. Virgin Islands|Amerikaanse Maagdeneilanden|18.3|-64.9|
YT|Mayotte||-12.8|45.2|
`;
