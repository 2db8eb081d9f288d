/**
 * Headlines of our own in which several places are named, or one that is not where: who acts, what is looked back on, who is spoken to.
 * Written as those of world.ts.
 */
export const ROLE_ROWS = `
w|Polish government urges Belarusians to go home|Thousands of Belarusians fled to Poland. Belarus remains unsafe for many of them.|PL
w|Peru's new president faces pressure from Trump||PE
w|Serbia's embattled prime minister turns to Russia||RS
w|Norway's outgoing government sells frigates to Chile||NO
w|Two Swedish men vanish after raid on Libyan prison. Others await trial in Egypt.||LY/-
w|France blocks ferry in Calais. Talks to be held in Belgium.||Calais@FR/FR
w|Rwanda warns Burundi as army builds base in Congo||RW/BI/CD/-
w|China eyes Greenland mine|Chinese firms have a stake in Zambia and investments in Lima.|GL/CN
w|Moldovans weigh future as Russia closes in||MD
w|With Iran closing in, Iraqis brace for winter||IQ
w|How Mexicans see the United States now||MX
w|Spaniards vote for a new parliament|The winner must deal with Morocco.|ES
w|Italians flee Libya as fighting spreads||LY/IT
w|Two Belgians arrested in Senegal||SN
w|Spain, Portugal show unity at EU's Cyprus summit||CY
w|Germany, Poland clash at Nato's Latvia meeting||LV
w|Shirt recalls 1972 Games in Munich||-/DE
w|Survivor of 2015 attacks in Paris opens school in Senegal||SN
w|Exhibition on the 1994 genocide in Rwanda opens in Oslo||Oslo@NO
w|He fled Saigon in 1975. Now he runs the best noodle bar in Denver||Denver@US
w|Stars of Athens in 2004 meet again||-/GR
w|Paraguay clears French research cruise in the South Atlantic||PY
w|Uruguay authorises search for wreck in the South Atlantic||UY
w|Explosion rocks barracks near Lyon|Police said the depot in Villeurbanne collapsed.|Villeurbanne@FR
w|Deadly fire near Cape Town|Six people died in Stellenbosch, officials said.|Stellenbosch@ZA
w|Chad halts return of Nigerian families who fled Sudan||TD
w|US signs fishing pact with Chile||US
w|UK proscribes Chile's harbour guards||GB
w|U.S. ferries could feel the sting from trade war with Chile||US
w|Limited options for many Peruvians as war with Chile drags on||PE
n|Oorlog met Chili kost Peruaanse vissers miljoenen||PE
w|What next for India-Pakistan talks?||-
w|Chad-Sudan war: List of key events, day 40||-
w|New front in Chad-Sudan war as pipeline burns||-
w|Dancing bears take centre stage in Chile–Peru trade race||-
w|Villagers in Niger fear Chad-Sudan war||NE
w|Rift between Washington and Beijing widens||-/US/CN
w|Caught between Moscow and Ankara, exporters wait||-/RU/TR
n|Spanning tussen Peking en Washington loopt op||-/US/CN
w|Messages sent between Paris and Berlin go astray||-/FR/DE
w|Chip maker caught between Washington and Beijing||-/US/CN
w|Retired diplomat who served in Chad and Peru dies at home in Vienna||Vienna@AT
w|Kenya to send 800 police to Haiti||KE/HT
w|Indonesia readies 8,000 troops for Gaza mission||ID
w|Philippines pledges battalion for Ukraine force||PH
w|Uganda sends soldiers to South Sudan||UG/SS
w|Jordan prepares field hospital for Gaza||JO
n|Kabinet stuurt Patriots naar Polen||NL/PL
n|Premier belt met Netanyahu over noodhulp||NL
n|Premier Jetten spreekt Zelensky over wapens||NL
w|Starmer calls Modi over jailed student||GB/-
w|In phone call, Carney presses Xi on canola||CA/-
w|Sarah Brown tells reporters in Nairobi that Sudan must disarm||Nairobi@KE
w|Speaking in Warsaw, Vance urges Ukraine to sign||Warsaw@PL
w|Lula warns Trump over Venezuela|He was speaking in Addis Ababa, where he met Ethiopia's leader.|Addis Ababa@ET
w|Guterres says Sudan is a nightmare|The UN chief told reporters in Lima that Khartoum had not replied.|Lima@PE
w|Modi cautions Brazil as tour begins|India wants to protect its foothold in Caracas.|BR
us|Former envoy to Yemen found dead in Leeds||Leeds@GB
w|Envoy juggles crises with Serbia, Sudan and Haiti|The war in Sudan is the worst of them.|-
w|Spain, Ireland and Norway condemn Israel over West Bank road||-
w|Floods close schools in Ohio, Kentucky and Indiana||US
w|Norway warns Russia over Svalbard cable||NO/RU/SJ
w|Hungarian government pushes Ukrainians to leave|Thousands of Ukrainians in Hungary want to return to Ukraine. Ukraine is at war.|HU
w|Where are the next Winter Olympics?|The Winter Olympics move to familiar ground.|-
w|Missile strike on Kharkiv kills two||Kharkiv@UA
w|Two dead in Russian drone attack on Kyiv||Kyiv@UA
w|Russian missiles hit nothing in raid on Ukrainian towns||UA
w|Israel strikes southern Lebanon again||LB
w|Militia claims attack on US forces in Jordan||JO
w|Peru revokes Ecuador ambassador's visa||PE
w|Norwegian economy grows despite Brazil tariffs||NO
w|Shoppers flee fire in Leicester Square||London@GB
w|Woman found in Manhattan after a week||New York@US
w|US Senate rejects farm bill||Washington@US
w|Nurse wins in Ohio, enters US Senate race||US
w|Bundesbank warns of slow spring||Frankfurt@DE
n|Tweede Kamer wil meer bankjes in parken||The Hague@NL
n|Rotterdam The Hague Airport krijgt nieuwe hal||Rotterdam@NL
n|Groningen Airport Eelde krijgt nieuwe hal||Eelde@NL
n|Luchtaanval op Odessa eist drie levens||Odesa@UA
n|Vrouw uit Tilburg gewond bij botsing in Roosendaal||Roosendaal@NL
n|Kat gered van dak in Almelo • Schuur in brand in Borne||NL
n|Drie gewonden bij brand in Assen • Boot gezonken bij Meppel||NL
w|Lula signs fishing pact in Maputo||Maputo@MZ
w|Fuel prices soar in Kenya as Iran war drags on||KE
w|Norwegian shipyards hire again as Ukraine war lifts orders||NO
w|Iran war live: envoys trade blame||IR
w|Ukraine war enters another winter||UA
w|Pyongyang ups its price||KP
w|Tehran lashes out again||IR
w|Broadcaster in Panorama lawsuit||-
w|Russian drones chase Ukrainian farmers||UA
w|Israeli settlers uproot Palestinian orchard||PS
w|Turkish airstrikes kill three Syrian shepherds||SY
w|Investors flee Chinese capital markets||CN
w|New Yorkers queue for cheap eggs||New York@US
w|Flood closes Headingley||Leeds@GB
w|Slovak National Gallery lends its best||SK
w|Harvard sacks its librarian||Cambridge@US
w|Harvard study links sleep to longer life||US/-
w|Warehouse fire in LA burns for days||Los Angeles@US
w|La Palma braces for swell||ES/-
us|D.C. teachers walk out||Washington@US
n|Brand in Erasmus MC snel geblust||Rotterdam@NL
n|Vrachtschip Haneul vanuit Busan op weg naar Rotterdam||Busan@KR
n|Vrachtschip Haneul vertrekt uit Busan naar Rotterdam||Busan@KR
n|Vrachtschip vertrekt maandag uit Busan richting Rotterdam||Busan@KR
n|Vrachtschip onderweg van Busan naar Rotterdam||Busan@KR
n|Sleper Haneul|De Haneul is uit Busan vertrokken naar Rotterdam.|KR
n|Hulpkonvooi uit Utrecht op weg naar Kyiv||Utrecht@NL
n|Bus met supporters onderweg naar Lyon kantelt bij Dijon||Dijon@FR
w|Freighter Haneul leaves Busan for Rotterdam|It is bound for Rotterdam with 400 cars.|Busan@KR
w|Freighter on its way from Busan to Seattle||Busan@KR
w|Circus leaves Lisbon for Madrid||Lisbon@PT
w|Kenyan peacekeepers leave for Haiti|Two hundred officers left Kenya for Haiti on Sunday.|KE
w|Tanker bound for the Netherlands runs aground off Kenya||KE
w|Striker leaves Rangers for Salzburg||Salzburg@AT
w|Ferry bound for Italy catches fire||IT
w|Helsinki's smallest ferry retires after 60 years||Helsinki@FI
w|Night shelter planned at Oslo's central station||Oslo@NO
w|Painters hang from Kyiv's tallest cathedral||Kyiv@UA
w|Moscow's army closes in||RU
w|Moscow's new strikes hit hospitals||RU
w|Beijing's claims to foreign museums||CN
n|Helsinki's kleinste veerboot gaat met pensioen||Helsinki@FI
w|Plane from Athens to Oslo lands in Riga|It was on its way from Athens to Oslo and is bound to Riga.|Riga@LV
`;
