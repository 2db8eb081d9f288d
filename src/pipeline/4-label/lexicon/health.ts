import type { Lexicon } from './types.ts';

export const HEALTH: Lexicon = {
  strong: `
health* gezondheid* gezond hospital* ziekenhuis* ziekenhuizen doctor* dokter* arts artsen huisarts* nurse* verpleeg* patient*
patient disease* ziekte* illness* virus* vaccin* covid* corona* pandemic* pandemie epidemi* outbreak* uitbraak measles
mazelen flu griep influenza bird_flu vogelgriep mpox ebola cholera malaria hiv aids tubercul* polio hantavirus norovirus
cancer* kanker* tumor* tumour* diabetes obesity obesitas overgewicht weight_loss_drug* ozempic wegovy mounjaro heart_attack*
hartinfarct stroke beroerte dementia dementie alzheimer* parkinson* autism autisme adhd depression depressie
mental_health mentale_gezondheid psychiatr* therapy therapie therapist* surgery operatie surgeon* chirurg* transplant*
medicine* medicijn* medication* drug_trial clinical_trial* fda nhs who rivm ggd cdc kennedy_jr rfk pharma* farma* antibiotic*
painkiller* opioid* fentanyl_overdose overdose* vape* vaping tobacco tabak roken smoking alcohol_use pregnan* zwanger*
abortion* abortus birth midwife* verloskund* ivf fertility menopaus* maternity infant* stillbirth* ziektekosten* zorgverzekeraar*
zorg verpleeghuis* medicaid medicare_patients nutrition* voeding* diet dieet calorie* cholesterol vitamin* vitamine*
protein sleep slaap insomnia allerg* asthma astma infection* infectie* bacterial symptom* diagnos* autopsy_health
cyclospora parasite* listeria salmonella food_poisoning measles_cases
`,
  words: `
care medical medisch* treatment behandeling cure genezen risk drug drugs pill pills pain pijn blood bloed brain heart hart
lung longen skin huid body lichaam exercise bewegen fitness workout walking ageing aging veroudering elderly ouderen
baby babies women die deaths wellness stress anxiety eating eet dental tandarts ambulance emergency_room er ward clinic*
kliniek* dose screening test tests scan longevity sick ziek carers disab*
`,
};
