import type { Lexicon } from './types.ts';

export const SPORTS: Lexicon = {
  strong: `
football* voetbal* soccer cricket* tennis rugby basketball baseball hockey golf* cycling wielren* wielrenner* schaatsen
schaats* skater* figure_skat* speed_skat* skier* slalom biathl* curling bobsle* olympic* winter_games olympisch* paralympic* world_cup wk ek euro_2024 champions_league europa_league premier_league eredivisie
bundesliga la_liga serie_a nfl nba nhl mlb mls wnba fifa uefa ufc wimbledon grand_slam grand_prix formule_1 formula_1
formula_one f1 motogp tour_de_france giro vuelta ajax psv feyenoord arsenal chelsea liverpool_fc tottenham manchester_city
manchester_united man_utd man_city everton newcastle_united barcelona_fc real_madrid juventus goalkeeper* midfielder*
striker* doelman keeper spits middenvelder quarterback* touchdown* wicket* innings batter* bowler* ashes test_match
semi_final* semifinal* halve_finale* quarter_final* kwartfinale* playoff* play_off* play_offs medal* medaille*
championship* kampioenschap* tournament* toernooi* athlete* atleet atleten verstappen hamilton sprinter* marathon*
referee* scheidsrechter* hat_trick penalty_shootout transfer_window oranje orange_lionesses lionesses super_bowl
world_series stanley_cup ryder_cup six_nations all_blacks wallabies nrl afl heavyweight boxing boxer* darts snooker
swimm* gymnast* judoka* atletiek zwemmen roeien turnen handbal volleybal volleyball peloton grensrechter fifa infantino defender* verdediger* red_card yellow_card rode_kaart gele_kaart
offside buitenspel batting bowling batsman odi t20 wsl tmo head_coach liv_golf pga commonwealth_games transfer_news
matchplay singles doubles cricketer* footballer* voetballer* rugby_world_cup messi ronaldo tuchel guardiola klopp
`,
  words: `
match wedstrijd* game games goal goals doelpunt* score* scored win wins winner* victory overwinning* wint beat beats
verslaat defeat* nederlaag verliest league team teams ploeg* squad* club* coach* trainer bondscoach manager player*
speler* season seizoen* cup beker* final finals finale* round ronde title titel champion* kampioen* captain fixture*
stadium stadion fans supporters injury geblesseerd blessure transfer* signing contract striker substitute
draft pick race races racing track sprint relay record lap laps qualif* kwalific* knockout group_stage
halftime overtime extra_time bench jersey pitch ball bal bat rink court serve ace set open masters tie
medalist* medallist* podium sport sports sporting sportief draw gelijkspel derby relegat* promotion halve_marathon
thrash* thriller gossip knock sixes spurs villa wolves leeds everton celtic rangers newcastle liverpool norris hamilton
leclerc fans chase gold silver bronze goud zilver brons
seed seeded tee birdie bogey homer inning* pitcher* nets rebounds assists points
`,
};
