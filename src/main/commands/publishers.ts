import { readConfig } from '../../config.ts';
import { isDemoAddress, type Publisher } from '../../contract/contract.ts';
import { asFetchFault, checkUrl } from '../../net/net.ts';
import { passedOver, readPublishers } from '../../publishers/publishers.ts';
import { wordsOf } from '../../reader/reader.ts';
import { plural, print } from './print.ts';

/**
 * Says that the publisher files have no fault, and hints at what may not be meant: files that are not read, names that several
 * publishers have, feeds that only FETCH_ALLOW lets through.
 * @throws ConfigError; PublisherFaults with every fault, by file, line and field
 */
export function checkPublishers(path: string | undefined): void {
  const config = readConfig(process.env);
  const from = path ?? config.publishers;
  const { publishers } = readPublishers(from);
  print(
    ...passedOver(from).map(
      (file) => `hint: ${file} is not read: of a folder in PUBLISHERS, only publishers.yaml is.`,
    ),
  );
  print(...sharedNames(publishers));
  print(...publishers.flatMap((publisher) => hints(publisher, config.fetchAllow)));
  const feeds = publishers.reduce((sum, publisher) => sum + publisher.feeds.length, 0);
  print(`${plural(publishers.length, 'publisher')} with ${plural(feeds, 'feed')}, no faults`);
}

/** As mutes compare them. A name without words cannot be muted. */
function sharedNames(publishers: readonly Publisher[]): string[] {
  const byName = new Map<string, Publisher[]>();
  for (const publisher of publishers) {
    const words = wordsOf(publisher.name);
    if (words !== '') byName.set(words, [...(byName.get(words) ?? []), publisher]);
  }
  return [...byName.values()].flatMap((same) => {
    const [first, second] = same;
    if (!first || !second) return [];
    const ids = same.map(({ id }) => id).join(', ');
    return `hint: ${ids} have the same name, "${first.name}": whoever mutes one of them mutes them all.`;
  });
}

/** Of addresses as they are written; where a name leads is known when it is asked. */
function hints({ id, feeds }: Publisher, allow: readonly string[]): string[] {
  return feeds.flatMap(({ url }) => {
    if (isDemoAddress(url)) return [];
    try {
      checkUrl(url, allow);
      return [];
    } catch (error) {
      return [`hint: ${id} ${url}: ${asFetchFault(error).message}`];
    }
  });
}
