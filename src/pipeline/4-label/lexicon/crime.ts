import type { Lexicon } from './types.ts';

export const CRIME: Lexicon = {
  strong: `
murder* moord* killer* manslaughter doodslag homicide* shooting* schietpartij* gunman gunmen schutter* stabbing* stabbed
steekpartij* neergestoken doodgestoken doodgeschoten robbery robber* overval* burglar* inbraak inbrekers theft* diefstal
stolen gestolen heist kidnap* ontvoer* hostage* gijzel* rape* rapist verkracht* sexual_assault aanrand* sexual_abuse
seksueel_misbruik child_abuse kindermisbruik paedophile* pedoseksue* traffick* mensenhandel smuggl* smokkel* drug_lord*
drugsbende* drugshandel cartel* kartel* gang gangs bende* mafia maffia* money_launder* witwas* fraud* fraude* scam* oplicht*
embezzle* bribe* omkoping extort* afpers* arson* brandstichting explosief explosieven police politie* detective* recherche*
arrest* aangehouden aanhouding* gearresteerd suspect* verdacht* accused prosecutor* openbaar_ministerie aanklager* trial
rechtszaak court rechtbank* rechter* jury verdict convict* veroordeel* sentence* celstraf* gevangenisstraf jail* prison*
gevangenis* inmate* parole death_row guilty schuldig plead* pleaded indict* charged_with aangeklaagd felony misdemeanor
manhunt klopjacht missing_woman vermist* body_found lichaam_gevonden serial vandal* vernieling* cocaine heroin fentanyl
taghi marengo liquidatie* crime* crimineel criminele criminal* misdrijf lawsuit
`,
  words: `
killed attack* aanval* aanslag victim* slachtoffer* weapon* wapen* gun guns knife mes death dood dead shot shots
officer* agent agenten sheriff investigat* onderzoek alleged* vermoedelijk charges charge witness* getuige* evidence bewijs
law lawyer* advocaat judge appeal* beroep hoger_beroep abuse misbruik assault* mishandel* violence* geweld threat*
bedreig* missing fled escaped raid inval seized drugs boete fine fatal crash
`,
};
