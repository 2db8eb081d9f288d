/** Words for the people and things of a part of a country, English and Dutch, folded; "_" stands for a space. As demonyms.ts. */
export const PEOPLE_ROWS = `
AF hazara hazaras
AT tyrolean tyroleans tiroler
AU queenslander queenslanders tasmanian tasmanians aboriginal aborigines aboriginals
BA bosniak bosniaks bosnian_serb bosnian_serbs
BE flemish walloon walloons oost_vlaamse west_vlaamse vlaams_brabantse
BR yanomami
CA quebecois quebecer quebecers albertan albertans ontarian ontarians manitoban manitobans nova_scotian nova_scotians newfoundlander newfoundlanders
CL mapuche
CN tibetan tibetans tibetaans tibetaanse tibetanen uyghur uyghurs uighur uighurs oeigoer oeigoeren oeigoerse cantonese
CY turkish_cypriot turkish_cypriots greek_cypriot greek_cypriots
DE bavarian bavarians beiers beierse swabian swabians prussian
ES catalan catalans basque basques baskisch baskische basken galician galicians andalusian andalusians andalusische canarian valencian valencians aragonese asturian mallorcan mallorcans
ET tigrayan tigrayans oromo
FR corsican corsicans corsicaanse corsicanen breton bretons bretonse alsatian alsatians savoyard provencal
GB cornish northern_irish noord_iers noord_ierse cumbrian cumbrians orcadian orcadians hebridean
GE abkhaz abkhazian abkhazians south_ossetian south_ossetians
GR cretan cretans
ID balinese acehnese papuan papuans sumatran javanese west_papuan west_papuans
IN kashmiri kashmiris kasjmiri gujarati gujaratis keralite keralites malayali assamese manipuri manipuris bihari biharis goan goans marathi maratha odia telugu kuki meitei
IQ yazidi yazidis jezidi jezidis iraqi_kurdish iraqi_kurds
IT sicilian sicilians siciliaans siciliaanse sardinian sardinians sardijnse tuscan tuscans toscaans toscaanse neapolitan neapolitans calabrian ligurian piedmontese umbrian apulian south_tyrolean
JP okinawan okinawans ainu
MM karenni
MY sarawakian sabahan
NG igbo yoruba hausa
NL friese friezen limburgs limburgse limburgers brabants brabantse brabanders zeeuws zeeuwse zeeuwen drents drentse drenten twents twentse gelders gelderse overijssels overijsselse achterhoekse flevolandse noord_hollandse zuid_hollandse
NZ maori maoris
PK balochi baloch sindhi
PS gazan gazans
RU chechen chechens tsjetsjeens tsjetsjeense tsjetsjenen dagestani siberian siberians siberische tatar tatars ingush buryat buryats yakut
SY alawite alawites alawiet alawieten alawitisch
TZ zanzibari zanzibaris maasai
UA crimean crimeans crimean_tatar crimean_tatars
US texan texaans texaanse californian californians californische floridian floridians hawaiian hawaiians alaskan alaskans arizonan arizonans coloradan coloradans iowan iowans kansan kansans kentuckian kentuckians louisianan louisianans mainer mainers marylander marylanders michigander michiganders minnesotan minnesotans missourian missourians montanan montanans nebraskan nebraskans nevadan nevadans new_jerseyan new_jerseyans new_mexican new_mexicans north_carolinian north_carolinians south_carolinian south_carolinians north_dakotan north_dakotans ohioan ohioans oklahoman oklahomans oregonians pennsylvanian pennsylvanians rhode_islander rhode_islanders tennessean tennesseans utahn utahns vermonter vermonters virginian virginians west_virginian west_virginians wisconsinite wisconsinites new_englander new_englanders midwestern midwesterner midwesterners appalachian native_american native_americans navajo cherokee sioux lakota african_american african_americans asian_american asian_americans italian_american italian_americans irish_american irish_americans mexican_american mexican_americans cuban_american cuban_americans chinese_american chinese_americans korean_american korean_americans iranian_american iranian_americans palestinian_american palestinian_americans arab_american arab_americans indian_american indian_americans japanese_american japanese_americans
ZA zulu xhosa afrikaner afrikaners
ZW ndebele shona
`;
