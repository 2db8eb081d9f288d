import type { Lexicon } from './types.ts';

export const ENVIRONMENT: Lexicon = {
  strong: `
climate climate_change klimaat* global_warming opwarming emission* uitstoot carbon co2 greenhouse_gas* broeikasgas*
methane fossil_fuel* fossiele_brandstof* renewable* duurzame_energie solar_power zonne_energie zonnepanelen wind_farm*
windpark* windmolen* offshore_wind net_zero biodivers* ecosystem* ecosysteem wildlife natuurgebied* conservation*
conservationist* rewild* deforest* ontbossing rainforest* regenwoud amazon_rainforest coral* koraal* glacier* gletsjer*
ice_sheet* sea_level* zeespiegel* arctic antarctic* noordpool* zuidpool* pollut* vervuil* plastic* pfas sewage riool*
toxic pesticide* nitrogen stikstof* drought* droogte wildfire* natuurbrand* bosbrand* heatwave* heat_wave* hittegolf*
flood* overstroming* hurricane* orkaan tornado* cyclone* typhoon* storm_damage extreme_weather el_nino endangered
bedreigd* extinct* uitgestorven habitat* poach* whale* walvis* shark* wolf wolven otter* beaver* bever* recycl* epa cop30
cop31 cop29 greenpeace environment* milieu* extinction_rebellion ecolog* reforest* reef* peatland veengebied
national_park nationaal_park heatwaves
`,
  words: `
nature natuur river rivier* rivers water waters forest forests bos bossen tree trees bomen species soorten animals fish
birds vogels insects bees bijen land soil bodem farm farming landbouw mining mine drilling gas oil coal steenkool energy
energie weather weer heat hitte warm warming temperature* temperatuur rain regen storm* snow ice green groen sustainab*
duurzaam* waste afval air_quality smog dam fires burn ocean sea zee coast kust* evacuat*
`,
};
