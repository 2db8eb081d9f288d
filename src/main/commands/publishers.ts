import { readConfig } from '../../config.ts';
import { isDemoAddress, type Publisher } from '../../contract/contract.ts';
import { asFetchFault, checkUrl } from '../../net/net.ts';
import { PublisherFaults, readPublishers } from '../../publishers/publishers.ts';
import { plural, print } from './print.ts';

/**
 * Prints every fault of the publisher files with file, line and field; the exit code says whether there was one. Without faults it
 * hints at feeds that only FETCH_ALLOW lets through.
 * @throws ConfigError
 */
export function checkPublishers(path: string | undefined): void {
  const config = readConfig(process.env);
  try {
    const { publishers } = readPublishers(path ?? config.publishers);
    print(...publishers.flatMap((publisher) => hints(publisher, config.fetchAllow)));
    const feeds = publishers.reduce((sum, publisher) => sum + publisher.feeds.length, 0);
    print(`${plural(publishers.length, 'publisher')} with ${plural(feeds, 'feed')}, no faults`);
  } catch (error) {
    if (!(error instanceof PublisherFaults)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
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
