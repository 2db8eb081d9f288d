import type { Lexicon } from './types.ts';

export const WORLD: Lexicon = {
  strong: `
war oorlog* ceasefire staakt_het_vuren truce wapenstilstand invasion invasie* airstrike* air_strike* luchtaanval* missile*
raket raketten drone_attack* drone_strike* droneaanval* bombard* shelling troops troepen soldier* militair* military army leger*
militant* rebel* rebellen insurgent* jihadi* islamic_state isis hamas hezbollah houthi* taliban al_qaeda boko_haram nato navo
united_nations verenigde_naties un_security_council veiligheidsraad foreign_minister* minister_van_buitenlandse_zaken
foreign_affairs diploma* ambassad* embassy ambassade sanction* sancties peace_talks vredes* peace_deal summit top_in refugee*
vluchteling* humanitarian humanitair* famine hongersnood genocide* war_crime* oorlogsmisda* occup* bezett* junta coup
staatsgreep nuclear_deal kernwapen* nuclear_weapon* hostages gijzelaars earthquake* aardbeving* tsunami* plane_crash
vliegramp landslides mudslide* ferry_capsiz* migrants migranten people_smuggl* exile uprising opstand dissident* world_leader* global
international internationaal peacekeep* blockade strait_of_hormuz red_sea icc international_criminal_court
`,
  words: `
gaza west_bank palestinian* israeli* ukraine* oekrai* russia* kremlin putin poetin zelensky* netanyahu xi_jinping erdogan
modi kim_jong iran iranian tehran syria* iraq* afghan* yemen* sudan* lebanon* libya* myanmar rohingya north_korea* taiwan*
country nation* foreign buitenland* border grens attack* aanval strike strikes deal talks
overleg crisis regime president leader minister capital protest* demonstra* unrest onrust flee* gevlucht aid hulp
region conflict* defence defense defensie weapon* wapens ship ships tanker* flight province village town pope paus king
koning queen monarch parliament elections africa afrika* asia azie* europe europa* european europese middle_east
midden_oosten latin_america caribbean balkan india* pakistan* china chinese beijing japan* korea* philippin* indonesia*
turkey turkish germany german france french spain spanish italy italian greece greek poland polish hungary serbia*
brazil* mexic* argentin* colombia* venezuela* cuba* haiti* nigeria* kenya* ethiopia* somalia* congo* egypt* saudi* qatar* uae
`,
};
