import {
  beyondScale,
  type LabelledReport,
  onScale,
  type PublisherLookup,
  pointsNearby,
  publisherLookup,
  type Story,
} from '../../contract/contract.ts';
import {
  alsoFormer,
  type Explanation,
  explain,
  HISTORY_MS,
  NEEDED,
  type Verdict,
} from '../../pipeline/5-group/group.ts';
import { afterCorrections } from '../../pipeline/after-corrections.ts';
import { type History, joinsOf } from '../../pipeline/joins.ts';
import type { Correction } from '../../store/types.ts';
import { type House, withHouse } from '../open.ts';
import { storyIn } from './named.ts';
import { heaviest, hours, minute, plural, points, print, words } from './print.ts';

/** A place that is no country's. */
const AT_SEA = 'at sea';

/** Prints how a story came to be: its reports and why each is in it, what they voted for, importance, headline. */
export async function showStory(named: string): Promise<void> {
  await withHouse(async (house) => {
    const { store, publishers } = house;
    const story = await store.stories.find(storyIn(named));
    const reports = story && (await store.reports.ofStories([story.id])).get(story.id);
    if (!story || !reports) throw new Error(`There is no story "${named}": give its id or address.`);
    const lookup = alsoFormer(publisherLookup(publishers), reports, story.sources);
    const history = await historyOf(house, reports);
    const { verdicts } = joinsOf(history, new Set(reports.map(({ id }) => id)));
    const corrections = await correctionsBehind(house);
    const explanation = explain(reports, story.headline, lookup);
    tellStory(story, explanation);
    tellReports(story.id, explanation, verdicts, { corrections, lookup });
    tellVotes(explanation);
    tellHeadline(explanation);
  });
}

/** By report, the correction that put it where it is. */
async function correctionsBehind({ store }: Pick<House, 'store'>): Promise<Map<string, Correction>> {
  const [first, inForce] = await Promise.all([store.corrections.firstStories(), store.corrections.inForce()]);
  const after = afterCorrections(inForce);
  const behind = new Map<string, Correction>();
  for (const each of first) {
    const { by } = after(each);
    if (each.what === 'report' && by) behind.set(each.id, by);
  }
  return behind;
}

/** What the grouper knew when these reports came. */
export async function historyOf(
  { store }: Pick<House, 'store'>,
  reports: LabelledReport[],
): Promise<History> {
  const seen = reports.map(({ firstSeenAt }) => Date.parse(firstSeenAt));
  const from = new Date(Math.min(...seen) - HISTORY_MS);
  return {
    stored: await store.reports.since(from, new Date(Math.max(...seen))),
    began: await store.reports.beganBefore(from),
  };
}

function tellStory(
  { id, headline, published_at, updated_at, origin_count }: Story,
  { reports }: Explanation,
): void {
  const counts = `${plural(reports.length, 'report')} from ${plural(origin_count, 'origin')}`;
  print(headline, `${id}  ${counts}, newest ${minute(published_at)}, updated ${minute(updated_at)}`);
}

function tellReports(
  storyId: string,
  { reports }: Explanation,
  verdicts: ReadonlyMap<string, Verdict>,
  { corrections, lookup }: { corrections: ReadonlyMap<string, Correction>; lookup: PublisherLookup },
): void {
  print('', 'Reports, oldest first');
  const [first] = verdicts.keys();
  for (const { report, origin, isOrigin, isRepeat } of reports) {
    const { id, title, url, publishedAt, publisherId, labels, section } = report;
    const correction = corrections.get(id);
    const kind = labels.reasons.genre ? `${labels.genre} (“${labels.reasons.genre}”)` : labels.genre;
    const place = labels.place
      ? `${words([labels.place.city, labels.place.country])} (${labels.placeBasis ?? 'named'})`
      : labels.placeBasis
        ? AT_SEA
        : 'no place';
    const categories = labels.categories.map(({ key, confidence }) => `${key} ${points(confidence)}`);
    print(
      `- ${title}`,
      `  ${id}  ${minute(publishedAt)}  ${lookup(publisherId)?.name ?? publisherId}, ${kind}, ${isOrigin ? 'first of' : isRepeat ? 'repeats' : 'again from'} ${origin}`,
      `  ${url}`,
      `  ${correction ? `put here by correction ${correction.number} (${correction.kind})` : whyHere(storyId, verdicts.get(id), id === first)}`,
      `  votes for ${words(categories) || 'no category'}${section ? ` (section “${section}”)` : ''}; ${place}`,
    );
  }
}

/** Why a report is in its story, from what grouping says of it. */
function whyHere(storyId: string, verdict: Verdict | undefined, isFirst: boolean): string {
  if (!verdict) return 'came too long ago for the reason to be known';
  if (isFirst) return 'began the story';
  if (verdict.alone) return 'is of a kind that is never grouped; it joined before that kind was known';
  const here = verdict.stories.find((candidate) => candidate.storyId === storyId);
  if (!here || here.score < NEEDED.join)
    return `scored ${points(here?.score ?? 0)} here, below the ${points(NEEDED.join)} needed to join: it came with a story that became part of this one`;
  return (
    `joined with ${points(here.score)} (${points(NEEDED.join)} needed): similarity ${points(here.likeness)} to ${here.nearest}, ` +
    `shared: ${heaviest(here.shared)}; similarity to the story ${points(here.toStory)}, ${hours(here.hours)} from it`
  );
}

function tellVotes({ labels, places, importance, place: ofPlace }: Explanation): void {
  const { place, placeBasis, categories } = labels;
  const sum = importance.reduce((total, part) => total + part.points, 0);
  const shared = pointsNearby(importance);
  print(
    '',
    `Category    ${words(categories.map(({ key, confidence }) => `${key} ${points(confidence)}`)) || 'general: no category has enough votes'}`,
    `Place       ${place ? `${words([place.city, place.country])}, known from: ${placeBasis}` : 'none: too few reports name one'}`,
    ...(places.length > 0
      ? [
          `            votes: ${words(places.map(([country, votes]) => `${country || AT_SEA} ${points(votes)}`))}`,
        ]
      : []),
    `Importance  ${points(onScale(sum))}`,
    ...importance.map(({ part, points: worth, count, text }) => {
      const why = text ?? (count === undefined ? '' : String(count));
      return `            ${part} ${points(worth)}${why ? ` (${why})` : ''}`;
    }),
    ...notCounted(sum),
    `Nearby      ${points(onScale(ofPlace + shared))}`,
    `            place ${points(ofPlace)}`,
    `            shared ${points(shared)} (of the parts above, those that count nearby)`,
    ...notCounted(ofPlace + shared),
  );
}

function notCounted(sum: number): string[] {
  const limit = beyondScale(sum);
  if (limit === 0) return [];
  return [`            ${limit < 0 ? 'more than ten' : 'less than zero'} does not count ${points(limit)}`];
}

function tellHeadline({ headline: { report, passedOver } }: Explanation): void {
  print('', `Headline    from ${report.id}`);
  for (const { report: other, because } of passedOver)
    print(
      because === null
        ? `            behind ${other.id}, but not by enough to change the headline readers know`
        : `            ahead of ${other.id}: it ${because}`,
    );
}
