import type { Lexicon } from './types.ts';

export const POLITICS: Lexicon = {
  strong: `
election* verkiezing* parliament* parlement* senate senator* congress* lawmaker* legislat* referend* ballot* impeach*
kabinet* coalitie* tweede_kamer eerste_kamer kamerlid kamerleden kamerdebat formateur informateur prime_minister premier
minister_president partijleider lijsttrekker vvd pvv cda d66 groenlinks pvda volt bbb nsc labour tory tories lib_dem*
reform_uk republican* democrat* gop white_house witte_huis downing_street house_of_commons house_of_lords mps mp
governor mayor* burgemeester* wethouder* gemeenteraad* provinciale_staten european_parliament europees_parlement
supreme_court midterm* gerrymander* filibuster* swing_state* cabinet by_election* backbench* chancellor bundestag
staatssecretaris* motie_van_wantrouwen no_confidence policymaker* attorney_general speaker_of farage nominee* sworn_in swearing_in oath_taking landslide_win landslide_election ingezworen beedigd* political politic* politiek*
`,
  words: `
government* regering* overheid* president* presidential vote* voting voter* kiezer* stem stemmen campaign* campagne*
policy beleid bill wetsvoorstel legislation law wet reform* party partij* leader* leider* minister* secretary
administration opposition oppositie coalition left_wing right_wing rechts links conservative* conservatie* liberal
liberals populis* far_right extreemrechts debate debat congressional congressman congresswoman trump biden starmer
farage badenoch burnham harris vance desantis newsom wilders jetten yesilgoz timmermans omtzigt schoof rutte macron merz
orban meloni sanchez immigration migratie asylum asiel* border budget begroting prinsjesdag troonrede pardon*
resign* aftreden treedt_af nominee nomination appoint* council councillor* devolution brexit eu europese_unie
lobby* donor* ethics oath scandal poll polls peiling* constituency constitution* grondwet executive_order deport*
ice rally protest betog*
`,
};
