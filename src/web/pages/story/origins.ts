import type { ArticleSource } from '../../../contract/contract.ts';

export interface Origin {
  /** Whom it comes from: the publisher of the report that stands for it, or the agency. */
  name: string;
  /** The news agency whose text it is, when that is not the publisher itself. */
  agency: string | null;
  /** Other publishers that carry it. */
  repeatedBy: string[];
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

/** Who has own reporting and who repeats whom, most repeated first; equals as the reports stand. */
export function originsOf(sources: readonly ArticleSource[]): Origin[] {
  const groups = new Map<string, ArticleSource[]>();
  for (const source of sources) groups.set(source.origin, [...(groups.get(source.origin) ?? []), source]);
  const origins = [...groups].map(([key, reports]): Origin => {
    const own = reports.find(({ isOrigin }) => isOrigin) ?? reports[0];
    const name = own?.name ?? key;
    const others = new Set(reports.map((report) => report.name).filter((each) => each !== name));
    return { name, agency: agencyBehind(key, name), repeatedBy: [...others], reports: reports.length };
  });
  return origins.sort((a, b) => b.reports - a.reports);
}

/** The publisher whose report this one repeats; null for own reporting. */
export function repeats(source: ArticleSource, sources: readonly ArticleSource[]): string | null {
  if (source.isOrigin) return null;
  const own = sources.find(({ origin, isOrigin }) => isOrigin && origin === source.origin);
  return own && own.name !== source.name ? own.name : null;
}
