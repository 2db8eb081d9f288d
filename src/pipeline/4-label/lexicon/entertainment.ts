import type { Lexicon } from './types.ts';

export const ENTERTAINMENT: Lexicon = {
  strong: `
film* movie* cinema bioscoop* hollywood bollywood actor* actress* acteur* actrice* director_film filmmaker* regisseur*
box_office oscar* academy_award* golden_globe* emmy* grammy* bafta* cannes_film berlinale sundance netflix hbo disney pixar
marvel star_wars streaming_series tv_show* tv_series television televisie* sitcom* drama_series soap comedian* comedy
cabaret* musical* broadway west_end theatre theater* toneel* opera ballet dance_company album* song songs singer* zanger*
zangeres* rapper* rap hip_hop band bands concert* tour_dates festival* coachella glastonbury lowlands pinkpop eurovision*
songfestival musician* muzikant* music muziek* pop_star popster guitarist* drummer dj playlist* taylor_swift beyonce
kardashian* celebrity celebrities bekende_nederlander novelist* novel novels roman romans author* schrijver* schrijfster*
book_review boek boeken bookshop* poet* dichter* poetry poezie booker_prize art_exhibition exhibition* tentoonstelling*
museum* musea gallery rijksmuseum van_gogh rembrandt painter* painting* schilderij* sculpt* artist* kunstenaar* artwork*
fashion_week mode_ontwerper reality_tv love_island strictly big_brother bake_off podcast* biopic sequel* prequel* trailer*
documentary documentaire* anime manga video_game_review playwright* xbox_game steam_game imax comic_con nolan stand_up showbiz royal_family_drama
`,
  words: `
show shows star stars ster sterren series serie season_finale episode* aflevering* review recensie* premiere* première
cast character* plot horror thriller romcom comedy drama role rol fans award* prijs audience publiek stage podium
performance* cultur* cultuur kunst art arts artistic book books read reading story fiction memoir* tv radio presenter*
presentator* host interview celebrates icon legend singer tour pop rock jazz classical klassiek fashion mode design
designer* dance dancing game games nintendo puzzle crossword quiz tickets
`,
};
