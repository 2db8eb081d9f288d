import type { LabelledReport, Publisher, PublisherLookup, Source } from '../../contract/contract.ts';

/**
 * Knows of publishers that are on the list no more what stories said of them: their reports stay, and so do their name, country and family.
 * @param reports the reports that are looked up
 * @param told    what stories said of these reports before
 */
export function alsoFormer(
  publishers: PublisherLookup,
  reports: readonly LabelledReport[],
  told: readonly Source[],
): PublisherLookup {
  const orphans = reports.filter(({ publisherId }) => !publishers(publisherId));
  if (orphans.length === 0) return publishers;
  const sources = new Map(told.map((source) => [source.report_id, source]));
  const former = new Map<string, Publisher>();
  for (const { id, publisherId, language, agency } of orphans) {
    const source = sources.get(id);
    // Without a country nobody knew the publisher then either.
    if (!source || source.country === '') continue;
    const { name, country, demo, origin, is_repeat } = source;
    // An agency's text, or somebody else's, does not say whose paper it stands in.
    const family = agency === null && !is_repeat ? origin : (former.get(publisherId)?.family ?? publisherId);
    former.set(publisherId, {
      id: publisherId,
      name,
      country,
      demo,
      family,
      language,
      scope: 'national',
      feeds: [],
    });
  }
  return (id) => publishers(id) ?? former.get(id);
}
