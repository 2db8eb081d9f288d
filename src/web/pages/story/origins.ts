import type { ArticleSource } from '../../../contract/contract.ts';

export interface Origin {
  /** Of a publisher, a family of them or an agency. */
  key: string;
  /** Whom it comes from: the publisher of the report that stands for it, or the agency, so that every origin has a name of its own. */
  name: string;
  /** A news agency that is not among the publishers of its text. */
  isAgency: boolean;
  /** Other publishers that carry its text. */
  repeatedBy: string[];
  /** Other publishers of the same house, with texts of their own. */
  alsoIn: string[];
  /** Reports of this origin. */
  reports: number;
}

/** Agencies by the key that marks their texts, each with the names that a publisher of its own may have. Other keys are publishers or their families. */
const AGENCIES: Readonly<Record<string, readonly [name: string, ...inFull: string[]]>> = {
  reuters: ['Reuters'],
  ap: ['AP', 'Associated Press', 'The Associated Press'],
  afp: ['AFP', 'Agence France-Presse', 'Agence France Presse'],
  anp: ['ANP', 'Algemeen Nederlands Persbureau'],
  dpa: ['dpa', 'Deutsche Presse-Agentur'],
  belga: ['Belga'],
  pa: ['PA', 'Press Association'],
  xinhua: ['Xinhua'],
  tass: ['TASS'],
  kyodo: ['Kyodo'],
  efe: ['EFE'],
  ansa: ['ANSA'],
  bloomberg: ['Bloomberg'],
  upi: ['UPI', 'United Press International'],
  yonhap: ['Yonhap'],
  pti: ['PTI', 'Press Trust of India'],
  ani: ['ANI'],
  ians: ['IANS'],
  jiji: ['Jiji'],
  anadolu: ['Anadolu', 'AA'],
  aap: ['AAP', 'Australian Associated Press'],
  apa: ['APA'],
  novum: ['Novum'],
};

const namesOfAgency = (key: string): readonly string[] =>
  (Object.hasOwn(AGENCIES, key) && AGENCIES[key]) || [];

/** By its name as a whole word ("Japan Today" is not the AP), or by one in full. */
const isNamedFor = (publisher: string, [agency = '', ...inFull]: readonly string[]): boolean =>
  inFull.includes(publisher) ||
  publisher
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .includes(agency.toLowerCase());

/** The news agency whose text a report is, when that is not its publisher. */
export function agencyBehind({ origin, name }: Pick<ArticleSource, 'origin' | 'name'>): string | null {
  const names = namesOfAgency(origin);
  return isNamedFor(name, names) ? null : (names[0] ?? null);
}

/** Who has own reporting and who repeats whom, those with most reports first; equals as the reports stand. */
export function originsOf(sources: readonly ArticleSource[]): Origin[] {
  const groups = new Map<string, ArticleSource[]>();
  for (const source of sources) groups.set(source.origin, [...(groups.get(source.origin) ?? []), source]);
  const origins = [...groups].map(([key, reports]): Origin => {
    const names = namesOfAgency(key);
    const [agency] = names;
    const itself = agency && reports.find((report) => isNamedFor(report.name, names));
    const own = reports.find(({ isOrigin }) => isOrigin) ?? reports[0];
    const name = (itself ? itself.name : agency) ?? own?.name ?? key;
    const others = reports.filter((report) => report.name !== name);
    const repeats = others.filter((report) => report.isRepeat || agencyBehind(report) !== null);
    const repeatedBy = new Set(repeats.map((report) => report.name));
    const alsoIn = new Set(others.map((report) => report.name).filter((each) => !repeatedBy.has(each)));
    return {
      key,
      name,
      isAgency: agency !== undefined && !itself,
      repeatedBy: [...repeatedBy],
      alsoIn: [...alsoIn],
      reports: reports.length,
    };
  });
  return origins.sort((a, b) => b.reports - a.reports);
}

/** The other publisher whose report stands for the origin of this one; null where that is its own, an agency's text, or not among them. */
export function firstOfOrigin(source: ArticleSource, sources: readonly ArticleSource[]): string | null {
  const own = sources.find(({ origin, isOrigin }) => isOrigin && origin === source.origin);
  return own && own.name !== source.name && agencyBehind(own) === null ? own.name : null;
}
