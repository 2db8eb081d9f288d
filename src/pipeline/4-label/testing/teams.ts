/** Headlines of our own about clubs, leagues, games and parts of countries, written as those of world.ts; the year is 2026. */
export const TEAM_ROWS = `
w|Arsenal win at Benfica|Arsenal came from behind.|Lisbon@PT
w|Vinicius scores as Real Madrid win at Juventus||Turin@IT
w|Liverpool lose at Galatasaray||Istanbul@TR
w|Boca Juniors beaten at Flamengo||Rio de Janeiro@BR
w|Juventus host Ajax in Champions League decider||Turin@IT
w|Porto hold Celtic to 1-1 draw at Estadio do Dragao||Porto@PT
n|Ajax onderuit bij Bayern München||Munich@DE
n|PSV wint bij Celtic||Glasgow@GB
n|Feyenoord speelt gelijk uit bij Sparta Praag||Prague@CZ
n|Heerenveen verslaat FC Twente||NL/Heerenveen@NL
n|AZ wint bij NEC||Nijmegen@NL
n|NEC verliest spits aan AZ||NL
n|Nieuwe trainer bij Anderlecht||BE
w|Napoli coach sacked after fifth defeat||IT/Naples@IT
w|Dortmund sign Brazilian striker||DE
w|Barcelona sign Rodri from Manchester City in club record deal||ES
w|Ipswich sign Japan striker from Celtic||GB
w|Serie A: Lazio fined over chants||IT/Rome@IT
w|La Liga cancels match abroad||ES
w|Bundesliga clubs vote on investors||DE
w|NFL fines three players||US
us|Packers edge Bears in overtime thriller||US
us|Yankees trade pitcher to Dodgers||US
w|Police find arsenal of rifles in farmhouse||-
w|Hundreds queue for Super Bowl tickets||US
w|Two riders crash out of Tour de France||FR
n|Drie renners stappen uit Giro d'Italia||IT
w|Norwegian wins biathlon gold at Winter Olympics||IT
w|Skater fails drug test at the Olympics||IT
w|Organisers of 2028 Olympics sell first tickets||US
w|Brisbane builds pool for 2032 Olympics||Brisbane@AU/AU
w|Where will the next Winter Olympics be held?||-
w|The most Winter Olympics gold medals of all time||-
w|Watchmaker has timed every Winter Olympics since 1932||-/CH
w|Olympics shirt withdrawn from shops||-
w|Ministers disagree on agenda of G7 summit||-
w|Leaders arrive for G7 summit||FR
w|Fighting spreads in eastern Congo||CD
w|Drone hits school in southern Lebanon, Israel denies||LB
w|Gas blast in downtown Chicago hurts six||Chicago@US
n|Bosbrand in noordelijk Portugal||PT
w|Aston Villa appoint new goalkeeping coach||GB
w|Keeper joins Juventus from Celtic||IT
w|Chelsea agree deal to sign Getafe defender||-
w|Man Utd close on deal for Brighton's Mitoma||GB
w|Chelsea Handler tells of her move to Spain||ES/-
w|Lakers agree two-year deal with guard||US
w|Boston Celtics sign a guard||US
w|Yankees lose to Dodgers in final||US/-
n|Feyenoord verliest oefenwedstrijd van Nice||NL/FR/-
n|PSV in trainingskamp in Marbella||Marbella@ES
`;
