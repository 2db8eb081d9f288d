import { MS_PER_DAY } from '../../contract/contract.ts';
import { NOT_ASKED } from '../../pipeline/1-fetch/fetch.ts';
import type { FeedState } from '../../store/types.ts';
import { withHouse } from '../open.ts';
import { minute, plural, print } from './print.ts';

/** How a feed does; in the order they are printed, what wants an operator first. */
const CONDITIONS = ['failing', 'quiet', 'waiting', 'not fetched yet', 'working'] as const;
type Condition = (typeof CONDITIONS)[number];

/**
 * Prints how every feed does, one a line: condition, publisher, address, when it answered, its newest item, when it is asked
 * again, and what is wrong. Quiet is a feed that answers and has had no news for as long as stories stay in the ranked feeds; waiting
 * one that was passed over because of others of its host.
 */
export async function listFeeds(): Promise<void> {
  await withHouse(async ({ store, config, now }) => {
    const known = await store.feeds.list();
    if (known.length === 0) {
      print('No feeds yet: a round enters those of the publishers. Run one with: npm run helder -- ingest');
      return;
    }
    const since = new Date(now().getTime() - config.windowDays * MS_PER_DAY);
    const feeds = known.map((feed) => ({ feed, condition: conditionOf(feed, since) }));
    const of = (wanted: Condition) => feeds.filter(({ condition }) => condition === wanted);
    for (const { feed, condition } of CONDITIONS.flatMap(of))
      print([condition, feed.publisherId, feed.url, ...particulars(feed)].join('\t'));
    const counts = CONDITIONS.map((condition) => `${of(condition).length} ${condition}`);
    print(`${plural(feeds.length, 'feed')}: ${counts.join(', ')}`);
  });
}

function conditionOf({ failures, lastFetchedAt, newestItemAt, fault }: FeedState, since: Date): Condition {
  if (fault?.code === NOT_ASKED) return 'waiting';
  if (lastFetchedAt === null) return 'not fetched yet';
  if (failures > 0) return 'failing';
  return newestItemAt === null || newestItemAt < since ? 'quiet' : 'working';
}

function particulars({ lastOkAt, newestItemAt, nextDueAt, failures, fault }: FeedState): string[] {
  const at = (time: Date | null): string => (time ? minute(time.toISOString()) : 'never');
  const times = failures > 1 ? `${failures} times: ` : '';
  return [
    `answered ${at(lastOkAt)}`,
    `newest ${at(newestItemAt)}`,
    `next ${at(nextDueAt)}`,
    ...(fault ? [`${times}${fault.code}: ${fault.message}`] : []),
  ];
}
