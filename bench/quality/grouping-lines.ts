/** What Helder's grouping is held to, on the sets whose stories people made. */
import { join } from 'node:path';
import { storiesOf } from '../grouping/compare.ts';
import { type Agreement, agreement } from '../grouping/measure.ts';
import { dutchSet, type LabelledSet, labelledSets, publisherByPublisher } from '../grouping/sets.ts';
import { atMost, type Line, line } from './line.ts';

/** What the order of arrival may cost. */
const SAME_WITHIN = 0.003;

/** @param data  the folder of development data, with grouping/ and dutch/ */
export async function groupingLines(data: string): Promise<Line[]> {
  const folder = join(data, 'grouping');
  const dev = (await labelledSets(folder)).find(({ name }) => name === 'dev');
  if (!dev) throw new Error('No set called dev was found.');
  const titles = await measured(dev);
  const arrived = await measured(publisherByPublisher(folder, dev));
  const dutch = join(data, 'dutch');
  const dutchTitles = await measured(await dutchSet(dutch, 'dev', false));
  const dutchLeads = await measured(await dutchSet(dutch, 'dev', true));
  const mixed = await englishInDutch(await dutchSet(dutch, 'mixed', true));
  const asBefore = (figure: number): number => round(figure - SAME_WITHIN);
  return [
    line('titles: B³', titles.b3, 0.929, 0.935),
    line('titles: pair', titles.pair, 0.81, 0.84),
    line('titles: multi', titles.multi, 0.88, 0.89),
    line('publisher by publisher: B³', arrived.b3, 0.926, asBefore(titles.b3)),
    line('publisher by publisher: pair', arrived.pair, 0.794, asBefore(titles.pair)),
    line('publisher by publisher: multi', arrived.multi, 0.875, asBefore(titles.multi)),
    line('Dutch titles: pair', dutchTitles.pair, 0.467, 0.62),
    line('Dutch titles: multi', dutchTitles.multi, 0.777, 0.84),
    line('Dutch titles and leads: pair', dutchLeads.pair, 0.595, 0.595),
    line('Dutch titles and leads: multi', dutchLeads.multi, 0.847, 0.89),
    line('English reports joined to Dutch stories, of 9', mixed.rightly, 6, 8),
    atMost('…joined wrongly', mixed.wrongly, 4, 1),
  ].map((one) => ({ ...one, what: `grouping, ${one.what}` }));
}

const round = (figure: number): number => Math.round(figure * 1000) / 1000;

async function measured(set: LabelledSet): Promise<{ b3: number; pair: number; multi: number }> {
  const { bcubed, pairs, multi }: Agreement = agreement(await storiesOf(set), set.gold);
  return { b3: round(bcubed.f1), pair: round(pairs.f1), multi: round(multi.f1) };
}

/** Scored English reports that share a story with a Dutch one: with one of their own event, or only with others. */
async function englishInDutch(set: LabelledSet): Promise<{ rightly: number; wrongly: number }> {
  const stories = await storiesOf(set);
  const isDutch = new Map(set.reports.map(({ id, language }) => [id, language === 'nl']));
  let rightly = 0;
  let wrongly = 0;
  for (const [id, story] of stories) {
    if (isDutch.get(id) || set.gold.unscored.has(id)) continue;
    const company = [...stories].filter(([other, its]) => its === story && isDutch.get(other));
    const event = set.gold.story.get(id);
    if (event !== undefined && company.some(([other]) => set.gold.story.get(other) === event)) rightly += 1;
    else if (company.length > 0) wrongly += 1;
  }
  return { rightly, wrongly };
}
