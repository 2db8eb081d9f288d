import type { ArticleSource } from '../../../contract/contract.ts';

export interface Origin {
  /** Of a publisher, a family of them or an agency: one publisher may stand for several. */
  key: string;
  /** Whom it comes from: the publisher of the report that stands for it, or the agency. */
  name: string;
  /** The news agency whose text it is, when that is not the publisher itself. */
  agency: string | null;
  /** Other publishers that carry its text. */
  repeatedBy: string[];
  /** Other publishers of the same house, with texts of their own. */
  alsoIn: string[];
  /** Reports of this origin. */
  reports: number;
}

/** Agencies by the key that marks their texts. Other keys are publishers or their families. */
const AGENCIES: Readonly<Record<string, string>> = {
  reuters: 'Reuters',
  ap: 'AP',
  afp: 'AFP',
  anp: 'ANP',
  dpa: 'dpa',
  belga: 'Belga',
  pa: 'PA',
  xinhua: 'Xinhua',
  tass: 'TASS',
  kyodo: 'Kyodo',
  efe: 'EFE',
  ansa: 'ANSA',
  bloomberg: 'Bloomberg',
  upi: 'UPI',
  yonhap: 'Yonhap',
  pti: 'PTI',
  ani: 'ANI',
  ians: 'IANS',
  jiji: 'Jiji',
  anadolu: 'Anadolu',
  aap: 'AAP',
  apa: 'APA',
  novum: 'Novum',
};

function agencyBehind(key: string, publisher: string): string | null {
  const agency = Object.hasOwn(AGENCIES, key) ? AGENCIES[key] : undefined;
  return agency === undefined || publisher.toLowerCase().includes(agency.toLowerCase()) ? null : agency;
}

/** Who has own reporting and who repeats whom, those with most reports first; equals as the reports stand. */
export function originsOf(sources: readonly ArticleSource[]): Origin[] {
  const groups = new Map<string, ArticleSource[]>();
  for (const source of sources) groups.set(source.origin, [...(groups.get(source.origin) ?? []), source]);
  const origins = [...groups].map(([key, reports]): Origin => {
    const own = reports.find(({ isOrigin }) => isOrigin) ?? reports[0];
    const name = own?.name ?? key;
    const others = reports.filter((report) => report.name !== name);
    const repeatedBy = new Set(others.filter(({ isRepeat }) => isRepeat).map((report) => report.name));
    const alsoIn = new Set(others.map((report) => report.name).filter((each) => !repeatedBy.has(each)));
    return {
      key,
      name,
      agency: agencyBehind(key, name),
      repeatedBy: [...repeatedBy],
      alsoIn: [...alsoIn],
      reports: reports.length,
    };
  });
  return origins.sort((a, b) => b.reports - a.reports);
}

/** The other publisher whose report stands for the origin of this one; null where that is its own, or not among them. */
export function firstOfOrigin(source: ArticleSource, sources: readonly ArticleSource[]): string | null {
  const own = sources.find(({ origin, isOrigin }) => isOrigin && origin === source.origin);
  return own && own.name !== source.name ? own.name : null;
}
