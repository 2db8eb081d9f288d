import type { Lexicon } from './types.ts';

export const SCIENCE: Lexicon = {
  strong: `
scientist* wetenschapper* science scientific wetenschap* researcher* onderzoeker* physicist* physics natuurkunde
chemist* chemistry scheikunde biolog* astronom* sterrenkund* astronaut* nasa esa spacex rocket* raket_lancering spacecraft
ruimtevaart* ruimte* satellite* satelliet* telescope* telescoop orbit* moon_landing mars martian planet* exoplanet*
asteroid* comet komeet galaxy galaxies black_hole* zwart_gat meteor* eclipse* iss space_station cosmic cosmos universe
heelal fossil* fossiel* dinosaur* dinosaurus* paleontolog* archaeolog* archeolog* neanderthal* evolution* dna genome*
genetic* gene_editing crispr species diersoort* soorten mammoth* ancient quantum particle* cern neutrino* atom* nobel_prize
nobelprijs mathematic* wiskund* fusion kernfusie laborator* experiment* microb* bacteri* neuroscien* brain_scan
volcan* vulkaan seismolog* geolog* oceanograph* anthropolog* skeleton skull artemis starship blue_origin boeing_starliner
primate* chimpanzee* octopus* whale_song insect* bees
`,
  words: `
lunar study studie research onderzoek discover* ontdek* theory theorie evidence found finds reveal* space launch* mission* moon
maan sun earth aarde star stars solar crew lab cell cells brain hersenen memory molecul* material* energy temperature
species animal* dier dieren ocean deep_sea bird* fish ant ants spider* century years_ago prehistoric bones tomb
professor university universiteit journal paper experts data tiny mysterious mystery oldest
`,
};
