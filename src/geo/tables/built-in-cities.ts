/** The cities built into the browser (about 150): English name | country code | country when the code is shared. */
export const BUILT_IN_ROWS = `
Amsterdam|NL
Rotterdam|NL
The Hague|NL
Utrecht|NL
Eindhoven|NL
Groningen|NL
Tilburg|NL
Almere|NL
Breda|NL
Nijmegen|NL
Arnhem|NL
Enschede|NL
Haarlem|NL
Maastricht|NL
Leiden|NL
Zwolle|NL
Leeuwarden|NL
's-Hertogenbosch|NL
Middelburg|NL
Assen|NL
Lelystad|NL
Brussels|BE
Antwerp|BE
Ghent|BE
Bruges|BE
Liège|BE
Leuven|BE
Paramaribo|SR
Oranjestad|AW
Willemstad|CW
Philipsburg|SX
Kralendijk|BQ|Bonaire
Oranjestad|BQ|Sint Eustatius
The Bottom|BQ|Saba
London|GB
Birmingham|GB
Manchester|GB
Leeds|GB
Liverpool|GB
Bristol|GB
Glasgow|GB
Edinburgh|GB
Cardiff|GB
Belfast|GB
Dublin|IE
Paris|FR
Lyon|FR
Marseille|FR
Toulouse|FR
Nice|FR
Lille|FR
Strasbourg|FR
Berlin|DE
Hamburg|DE
Munich|DE
Cologne|DE
Frankfurt|DE
Stuttgart|DE
Düsseldorf|DE
Leipzig|DE
Luxembourg|LU
Madrid|ES
Barcelona|ES
Valencia|ES
Seville|ES
Málaga|ES
Lisbon|PT
Porto|PT
Rome|IT
Milan|IT
Naples|IT
Turin|IT
Florence|IT
Venice|IT
Vienna|AT
Zurich|CH
Geneva|CH
Bern|CH
Copenhagen|DK
Stockholm|SE
Gothenburg|SE
Oslo|NO
Helsinki|FI
Reykjavik|IS
Warsaw|PL
Krakow|PL
Prague|CZ
Bratislava|SK
Budapest|HU
Bucharest|RO
Sofia|BG
Athens|GR
Belgrade|RS
Zagreb|HR
Ljubljana|SI
Sarajevo|BA
Kyiv|UA
Moscow|RU
Saint Petersburg|RU
Vilnius|LT
Riga|LV
Tallinn|EE
Istanbul|TR
Ankara|TR
New York|US
Los Angeles|US
Chicago|US
Houston|US
Phoenix|US
Philadelphia|US
San Antonio|US
San Diego|US
Dallas|US
Austin|US
San Francisco|US
Seattle|US
Denver|US
Washington|US
Boston|US
Atlanta|US
Miami|US
Las Vegas|US
Portland|US
Detroit|US
Minneapolis|US
New Orleans|US
Toronto|CA
Montreal|CA
Vancouver|CA
Calgary|CA
Ottawa|CA
Mexico City|MX
São Paulo|BR
Rio de Janeiro|BR
Buenos Aires|AR
Santiago|CL
Lima|PE
Bogotá|CO
Sydney|AU
Melbourne|AU
Brisbane|AU
Perth|AU
Canberra|AU
Auckland|NZ
Wellington|NZ
Tokyo|JP
Seoul|KR
Beijing|CN
Shanghai|CN
Hong Kong|HK
Taipei|TW
Singapore|SG
Bangkok|TH
Jakarta|ID
Manila|PH
Mumbai|IN
New Delhi|IN
Dubai|AE
Tel Aviv|IL
Cairo|EG
Casablanca|MA
Lagos|NG
Nairobi|KE
Johannesburg|ZA
Cape Town|ZA
`;
