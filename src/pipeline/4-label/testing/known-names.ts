/** Headlines of our own whose place only a region, a people, a body or a sight tells, written as those of world.ts. */
export const KNOWN_ROWS = `
w|Campers brought to safety as wildfire nears Lake Garda||IT
w|Walkers lost for two days in the Cairngorms||GB
w|Hikers stranded on Appalachian Trail||US
w|Village evacuated on edge of Dartmoor as river rises||GB
w|Voters in Pakistan-administered Kashmir choose assembly||PK
w|Sicilian museum loses three paintings to thieves||IT
w|Texan rancher finds coin from 1790||US
w|Northern Irish teachers call off strike||GB
w|New Mexican farmers wait for rain||US
w|Settlers set fire to houses in Masafer Yatta||PS
w|Ferry sinks in Bay of Bengal||-
w|Barbican hands out cuttings as greenhouse shuts||London@GB
w|Glastonbury Festival sells out in an hour||Glastonbury@GB
w|Man held after Primrose Hill stabbing||London@GB
w|Leclerc wins Hungarian Grand Prix||Budapest@HU
w|Detainee dies at Delaney Hall||Newark@US
w|Inside the Oval Office row over a portrait||Washington@US
w|Fire at Purdue University laboratory||West Lafayette@US
w|Met Police apologises for loss of files||London@GB
w|Republican rifts deepen over SAVE Act and Iran war costs||US
w|Naxalites give up their arms||IN
w|Gerb wins third election in a row||BG
w|Senedd election puts Welsh Government on notice||Cardiff@GB/GB
w|Presenter leaves Loose Women after 20 years||GB
w|Ceuta mayor calls for more beds||Ceuta@ES
w|Families return home after Stourbridge fires||Stourbridge@GB
w|Charlotte Church opens forest school||-
w|Washington wildfires destroy homes||-/US
w|UK to list Iranian bank as threat to Norway||GB
w|Netherlands to sanction trade with Israel||NL
w|Gaza buries 12 people killed in Israel’s 2023 school attack||PS
w|Ukraine’s new military chief visits hospital||UA
w|US defence bill would deepen ties with Israel||US
w|Australian politics live: Wong summons ambassador of Israel||AU
w|Justice Dept. drops subpoenas||Washington@US
w|UN asks for inquiry into unrest in Pakistani-administered Kashmir||PK
`;
