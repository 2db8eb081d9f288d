import { NEEDED, type Verdict } from '../../pipeline/5-group/group.ts';
import { type Joins, joinsOf } from '../../pipeline/joins.ts';
import type { StoredReport } from '../../store/types.ts';
import { withHouse } from '../open.ts';
import { UsageError } from './options.ts';
import { heaviest, hours, minute, points, print } from './print.ts';
import { historyOf } from './story.ts';

/** Prints whether two reports are in one story, and what grouping said when the later of them came. */
export async function why(one: string, other: string): Promise<void> {
  await withHouse(async (house) => {
    const { store } = house;
    const find = async (named: string): Promise<StoredReport> => {
      const found = await store.reports.find(named);
      if (!found)
        throw new Error(`There is no report "${named}": give its id, or its address at the publisher.`);
      return found;
    };
    const both = [await find(one), await find(other)];
    const wanted = new Set(both.map(({ report }) => report.id));
    if (wanted.size === 1) throw new UsageError('Name two different reports.');
    const apart = (await store.corrections.inForce()).flatMap((correction) =>
      correction.apart ? [correction.apart] : [],
    );
    const history = await historyOf(
      house,
      both.map(({ report }) => report),
    );
    const joins = joinsOf(history, wanted, apart);
    const [earlier, later] = history.stored.filter(({ report }) => wanted.has(report.id));
    if (!earlier || !later) throw new Error('One of the reports can no longer be read.');
    for (const { report, storyId } of [earlier, later])
      print(
        `${report.id}  ${minute(report.publishedAt)}  ${report.publisherId}, story ${storyId}`,
        `  ${report.title}`,
      );
    print('', ...reasons(earlier, later, joins));
  });
}

function reasons(earlier: StoredReport, later: StoredReport, { verdicts, compare }: Joins): string[] {
  const verdict = verdicts.get(later.report.id);
  const pair = compare(earlier.report.id, later.report.id);
  const isFull = pair?.stories?.fit === false;
  const lines = [
    earlier.storyId === later.storyId ? 'They are in the same story.' : 'They are in different stories.',
    ...(verdict ? whenItCame(earlier.storyId, later.storyId, verdict, isFull) : []),
  ];
  if (!pair) return [...lines, 'They came too far apart in time to be compared.'];
  lines.push(
    `Their similarity is ${points(pair.likeness)} (${points(NEEDED.near)} needed to be looked at); they are ${hours(pair.hours)} apart (${NEEDED.withinHours} h at most); shared: ${heaviest(pair.shared)}.`,
  );
  if (pair.stories !== null)
    lines.push(
      `The similarity of their stories is ${points(pair.stories.likeness)}; ${points(pair.stories.needed)} makes them one when a report scores ${points(NEEDED.join)} in both, and small ones are looked at again from ${points(NEEDED.smallLikeness)}.`,
    );
  if (isFull)
    lines.push(
      `Together they have more than ${NEEDED.ofOnePublisher} reports of one publisher, which is the most that a story takes.`,
    );
  if (pair.apart) lines.push('An operator separated their stories.');
  return lines;
}

/** What the later report found when it came, about the story that the earlier one is in. */
function whenItCame(story: string, own: string, { alone, stories }: Verdict, isFull: boolean): string[] {
  if (alone) return ['The later one is of a kind that is never grouped.'];
  const [best] = stories;
  const there = stories.find(({ storyId }) => storyId === story);
  if (!there)
    return [
      `When the later one came, nothing in story ${story} was similar enough to look at${isFull ? ', or it was full' : ''}.`,
    ];
  const scored = `When the later one came, story ${story} scored ${points(there.score)}`;
  if (there.score < NEEDED.join) return [`${scored}, below the ${points(NEEDED.join)} needed to join.`];
  if (best && best !== there)
    return [`${scored}, but story ${best.storyId} scored more: ${points(best.score)}.`];
  if (story === own) return [`${scored}, the best, and above the ${points(NEEDED.join)} needed to join.`];
  return [`${scored}, enough to join: it was moved elsewhere later.`];
}
