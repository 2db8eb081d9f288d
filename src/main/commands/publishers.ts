import { readConfig } from '../../config.ts';
import { PublisherFaults, readPublishers } from '../../publishers/publishers.ts';

/** Prints every fault of the publisher files with file, line and field; the exit code says whether there was one. */
export function checkPublishers(path: string | undefined): void {
  try {
    const { publishers } = readPublishers(path ?? readConfig(process.env).publishers);
    const feeds = publishers.reduce((sum, publisher) => sum + publisher.feeds.length, 0);
    process.stdout.write(`${publishers.length} publishers with ${feeds} feeds, no faults\n`);
  } catch (error) {
    if (!(error instanceof PublisherFaults)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
