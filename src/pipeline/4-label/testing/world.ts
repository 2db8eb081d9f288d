/**
 * Headlines of our own from all over the world, with where they play: publisher (w = of the world, n = Dutch, others national) |
 * headline | summary | what would be right: "City@CODE", "CODE", "-" = nowhere.
 */
export const WORLD_ROWS = `
w|Erdogan visits Cairo for first time in 12 years||Cairo@EG
w|Macron flies to Beijing for trade talks||Beijing@CN
w|Pope arrives in Kinshasa to cheering crowds||Kinshasa@CD
w|Modi to address parliament in Canberra|The Indian prime minister is on a three-day visit to Australia.|Canberra@AU
w|Indian embassy in Kabul reopens after four years||Kabul@AF
w|Protesters storm Swedish embassy in Baghdad||Baghdad@IQ
w|Dutch ambassador summoned in Ankara over tweet||Ankara@TR
w|Chinese warship shadowed by Philippine coast guard near Scarborough Shoal||PH/-
w|French navy seizes tanker in the Atlantic||-/FR
w|US strikes kill six in eastern Pacific, Pentagon says||-
w|Houthi missiles hit cargo ship in the Red Sea||-/YE
w|Ferry capsizes on Lake Victoria, dozens feared dead||-/TZ/UG/KE
w|Bus plunges into ravine in northern Peru, killing 18||PE
w|Earthquake strikes southern Philippines, tsunami warning lifted||PH
w|Cyclone makes landfall in Odisha as thousands flee||IN
w|Typhoon Kalmaegi batters central Vietnam||VN
w|Hurricane Melissa tears through Jamaica||JM
w|Train derails near Lahore, at least 30 injured||Lahore@PK
w|Two killed as express train hits lorry in Bavaria||DE
w|Avalanche buries five skiers in Tyrol||AT
w|Landslide sweeps away village in Papua New Guinea||PG
w|Volcano erupts on Indonesian island of Flores||ID
w|Nile reaches highest level in a century, Sudanese villages under water||SD
w|Rhine too shallow for barges, German shippers warn||DE
w|Fire tears through nightclub in Goa, killing 25||IN
w|Brazil's Supreme Court jails former president for 27 years||BR
w|International Criminal Court issues warrant for Taliban leaders||AF/The Hague@NL/NL/-
w|UN Security Council votes to lift Syria sanctions||US/SY/New York@US/-
w|World Court orders Myanmar to protect Rohingya||The Hague@NL/MM/NL
w|German court convicts Syrian doctor of torture||DE
w|Swiss prosecutors open inquiry into Venezuelan gold||CH
w|Spanish judge orders arrest of Bolivian ex-minister||ES
w|Bundestag approves military service law||DE/Berlin@DE
w|Kremlin says no deadline for talks||RU/Moscow@RU
w|Downing Street denies rift with Treasury||GB/London@GB
w|Knesset passes death penalty bill in first reading||IL/Jerusalem@IL
w|Élysée confirms reshuffle||FR/Paris@FR
w|Lok Sabha adjourned after uproar||IN/New Delhi@IN
w|Bank of Japan raises rates to highest since 1995||JP/Tokyo@JP
w|Bank of England holds interest rate at 4%||GB/London@GB
w|European Parliament backs delay of forest law||-/FR/BE/Strasbourg@FR/Brussels@BE
w|Nato to station more jets in Romania||RO
w|African Union suspends Madagascar after coup||MG
w|Ecowas sends standby force to Benin||BJ
w|ASEAN leaders gather in Kuala Lumpur||Kuala Lumpur@MY
w|Sean Paul cancels tour over illness||-
w|Theresa Holland elected chair of bowls club||-
w|Boris Becker released from prison||-/GB/DE
w|Paris Saint-Germain beat Arsenal on penalties||-/FR/GB
w|Sweden's Armand Duplantis breaks pole vault record in Tokyo||Tokyo@JP
w|England collapse in Perth as Australia win first Test||Perth@AU
w|Kenyan runner wins Berlin marathon||Berlin@DE
w|Verstappen takes pole in Las Vegas||Las Vegas@US
w|Ajax lose to Galatasaray in Istanbul||Istanbul@TR
w|Springboks crush Wales in Cardiff||Cardiff@GB
w|Djokovic withdraws from Australian Open||AU/Melbourne@AU/-
w|Argentina's Boca Juniors crash out||AR/Buenos Aires@AR
w|French fries recalled over plastic||-
w|Danish pastry chef opens bakery in Seoul||Seoul@KR
w|Turkish Airlines orders 150 Boeing jets||TR/US
w|Russian roulette game kills teenager in Ohio||US
w|Greek yoghurt prices rise in Britain||GB
w|Chinese restaurant in Dublin loses licence||Dublin@IE
w|Swiss Army knives dropped from airline shop||-/CH
w|West Africa faces rice shortage||-
w|South Asian floods displace two million||-
w|North Carolina governor signs storm relief bill||US
w|South Sudan ceasefire collapses||SS
w|East Timor joins regional bloc||TL
w|New South Wales bans machetes||AU
w|Western Sahara talks resume in Geneva||Geneva@CH
w|Guinea-Bissau president arrested in coup||GW
w|Equatorial Guinea pardons opposition leader||GQ
w|Niger junta expels French ambassador||NE
w|Nigerian pupils freed after three weeks in captivity in Niger State||NG
w|Dominican Republic builds wall along Haitian border||DO
w|Republic of Congo votes for president||CG
w|North Korean troops leave Kursk region||RU
w|Kosovo and Serbia resume dialogue in Brussels||Brussels@BE
w|Georgia's ruling party wins disputed vote|Crowds gathered outside parliament in Tbilisi.|GE/Tbilisi@GE
w|Georgia mother charged with murder after pills|Prosecutors near Atlanta brought the charge this week.|US/Atlanta@US
w|Jordan opens crossing to West Bank for aid trucks||JO/PS
w|Michael Jordan settles Nascar lawsuit||US/-
w|Turkey prices soar before Thanksgiving||-/US
w|Chad accuses Sudan of drone attack on border post||TD
w|Panama hat makers of Ecuador win recognition||EC
w|Brazil nut harvest fails in Bolivia||BO
w|Havana Syndrome report released||-/US
uk|Bishop of Lincoln criticises asylum plan||GB/Lincoln@GB/-
w|Duke of York gives up titles||GB/-
w|Prince of Wales opens hospice in Swansea||Swansea@GB
w|Brigitte Bardot, French film star, dies at 91||FR
w|Veteran Bollywood actor Dharmendra dies in Mumbai||Mumbai@IN
w|Frank Gehry, architect of Bilbao's Guggenheim, dies at 96||-/US/CA/ES/Bilbao@ES
w|Tom Stoppard, British playwright, dies at 88||GB
w|Former Philippine president dies in hospital in Manila||Manila@PH
w|British tourist drowns in Thailand||TH
w|American hostage freed in Afghanistan||AF
w|Two Germans arrested in Iran||IR
w|Israeli strikes kill nine in southern Lebanon||LB
w|Ukrainian drones hit refinery in Saratov||Saratov@RU
w|Russia launches 500 drones at Ukraine, killing four in Ternopil||Ternopil@UA
w|Rwanda-backed rebels seize Uvira in eastern Congo||CD/Uvira@CD
w|Saudi-led coalition bombs Mukalla port||YE/Mukalla@YE/Al Mukalla@YE
w|Pakistan carries out air strikes in Afghan province of Khost||AF/Khost@AF
w|RSF seizes El Fasher, Sudan's army retreats||SD/El Fasher@SD/Al Fasher@SD/Al-Fashir@SD/El-Fasher@SD
w|US deploys carrier to Caribbean as pressure on Maduro grows||VE/-
w|Trump orders National Guard to Portland||Portland@US
w|EU fines Elon Musk's X €120m||-/BE/Brussels@BE
w|Canada expels Indian diplomats over killing||CA
w|Australia bans under-16s from social media||AU
w|Denmark summons US envoy over Greenland remarks||DK
w|New York mayor sworn in at City Hall||New York@US/New York City@US
w|Washington state floods force evacuations||US
w|Five hurt as boiler explodes in upstate New York church||US
w|New York state bans gas stoves in new homes||US
w|George Washington letter sold at auction||US/-
w|Man from Birmingham, Alabama, wins lottery||Birmingham@US
w|Cambridge, Massachusetts, lab reports fusion step||Cambridge@US
uk|Three held after stabbing in Reading||Reading@GB
uk|Police search for missing girl in Hull||Hull@GB/Kingston upon Hull@GB
uk|MPs demand answers over prison releases||GB/London@GB
au|Fire crews battle blaze near Newcastle||Newcastle@AU
au|Queensland police find body in Brisbane River||AU/Brisbane@AU
us|Crash on Interstate 95 kills three near Jacksonville||Jacksonville@US
us|Explosion at plant in Paris, Texas||Paris@US
in|Delhi chokes as pollution hits severe level||Delhi@IN/New Delhi@IN/IN
n|Kabinet stuurt fregat naar Rode Zee||NL
n|Tweede Kamer wil opheldering over Gaza||NL/The Hague@NL
n|Kabinet: toegang geweigerd voor Israëlische ministers||NL
n|Minister Van Weel bezoekt Kyiv||Kyiv@UA/Kiev@UA
n|Koning Willem-Alexander op staatsbezoek in Suriname||SR
n|Treinverkeer rond Zwolle ontregeld door sein||Zwolle@NL
n|Geen treinen tussen Utrecht en Amersfoort||Utrecht@NL/Amersfoort@NL/NL
n|Storm raast over Zeeland||NL
n|Auto te water in Ens, bestuurder overleden||Ens@NL/NL
n|Best lastig, zo'n nieuwe wet||NL/-
n|Kamer stemt in met spreidingswet||NL/The Hague@NL
n|Ontvoerde scholieren Nigeria vrij na betaling in Banga||NG
n|Turkse politie arresteert burgemeester van Istanbul||Istanbul@TR/TR
n|Duitse trein ontspoord bij Riedlingen, drie doden||DE/Riedlingen@DE
n|Amerikaanse rechter blokkeert deportaties||US
n|Witte Huis ontkent ruzie met Kopenhagen||Washington@US
n|Belgische kust krijgt zandsuppletie||BE
n|Antwerpse burgemeester wil camera's||Antwerp@BE/BE
n|Jan van Leiden (83) uit Hoorn wint prijs||Hoorn@NL/NL
n|Schip de Rotterdam vastgelopen in Panamakanaal||PA
n|PSV wint ruim in Napels||Naples@IT
n|Peking waarschuwt Tokio om Taiwan||CN
n|Parijs sluit Louvre na roof||Paris@FR/FR
n|Overstromingen in Sri Lanka eisen 200 levens||LK
n|Vrouw uit Assen aangehouden in Zuid-Afrika||ZA
n|Rechtbank Den Haag veroordeelt Eritrese mensensmokkelaar||The Hague@NL/NL
n|Rutte: NAVO blijft Oekraïne steunen||-/UA/BE/Brussels@BE
n|Rotterdam Ahoy uitverkocht voor songfestivalact||Rotterdam@NL
n|Zanger uit Volendam scoort hit in Duitsland||DE/NL/Volendam@NL
n|Brussel legt Meta boete op||-/BE/Brussels@BE
n|Nederlandse wandelaar omgekomen in Oostenrijkse Alpen||AT
n|Zwitserse bar waar veertig jongeren omkwamen had geen vergunning||CH
n|Curaçao plaatst zich voor WK||CW
n|Provincie Utrecht keurt windmolens goed||NL
n|Eerste Kamer verwerpt asielwet||NL/The Hague@NL
w|Rights groups object to migration plan|BRUSSELS: Dozens of groups objected on Monday to reforms of the EU.|Brussels@BE
w|Ministers agree on dams in Peru|BRUSSELS: Ministers agreed on Monday.|PE
w|Experts condemn attacks on envoy|GENEVA, Feb 17 (Reuters) - An independent United Nations body condemned them.|Geneva@CH
us|Senate passes aid for Ukraine||Washington@US
w|House narrowly passes a spending bill||Washington@US
w|House Republicans write a new bill on farms||Washington@US
au|House passes a bill on gambling||Canberra@AU
w|House of cards collapses in a gale||-
w|House prices rise again||-
w|Woman jailed in Hong Kong over a false claim||Hong Kong@HK
w|Fire in a tower in Singapore||Singapore@SG
uk|Crowds see Japanese armour at the British Museum||London@GB
n|Kabinet overweegt maatregelen tegen Israël||NL
w|Visitors queue for hours at the Louvre||Paris@FR
w|Producer of ‘Tehran’ found dead|Police found her in a hotel room in Athens.|Athens@GR
w|T-shirts recall 1936 Berlin Games||-
w|Rising pressure on Cuba|It is in America's interests that nothing happens.|CU
w|Kenya: Court Frees Editor After Letter From His Chicago Home||KE
w|Fire in bar in Crans-Montana kills forty||Crans-Montana@CH
n|Brand in stomerij in Nieuw-Vennep||Nieuw-Vennep@NL
w|Hotel blaze in Kartalkaya kills dozens||TR
w|Climbers rescued on Everest||NP
w|Barge blocks Suez Canal||EG
w|SWAT team storms house in Ohio||US
w|Strike on market in Nuseirat kills ten||Nuseirat@PS
n|Vulkaan op Flores uitgebarsten||ID
us|Denver is in trouble, and the Lakers know it||US/-
`;
