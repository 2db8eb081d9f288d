import { describe, expect, it } from 'vitest';
import type { ArticleSource, StoryDetail } from '../../../contract/contract.ts';
import { storyDetail } from '../../testing/stories.ts';
import { summariesOf } from './summaries.ts';

const TITLE = 'Peru’s Congress removes interim president';
const SUMMARY =
  'Peru’s Congress on Tuesday voted to remove interim President José Jerí as he faces corruption claims.';
const NEWS =
  'Secret meetings with Chinese businessmen came to light months before national elections in April.';

/** What is shown of these reports under that story, in the order of the reports. */
function shown(
  sources: Partial<ArticleSource>[],
  story: Partial<StoryDetail> = {},
  reads: readonly string[] = ['en'],
): string[] {
  const [template] = storyDetail().sources;
  if (!template) throw new Error('There is no invented source');
  const all = sources.map((source, index) => ({ ...template, id: `s${index}`, headline: TITLE, ...source }));
  const detail = storyDetail({ title: TITLE, summary: SUMMARY, description: '', sources: all, ...story });
  const summaries = summariesOf(detail, reads);
  return all.map(({ id }) => summaries.get(id) ?? '');
}

describe('the summaries that are shown of the reports', () => {
  it('are those that tell something', () => {
    expect(shown([{ summary: NEWS }])).toEqual([NEWS]);
    expect(shown([{ summary: '' }])).toEqual(['']);
    // Who names no language reads all.
    expect(shown([{ summary: NEWS }], {}, [])).toEqual([NEWS]);
  });

  it.each<[what: string, summary: string, story: Partial<StoryDetail>]>([
    ['the story’s summary', SUMMARY, {}],
    ['its beginning', `${SUMMARY.slice(0, 60)}…`, {}],
    ['its beginning in capitals, accents and marks of another kind', SUMMARY.slice(0, 60).toUpperCase(), {}],
    ['the story’s description', NEWS, { description: `${NEWS} The vote was close.` }],
    ['an agency’s text that a newsroom touched', SUMMARY.replace('claims', 'allegations, again'), {}],
  ])('are not what stands above them: %s', (_what, summary, story) => {
    expect(shown([{ summary }], story)).toEqual(['']);
  });

  it('are not merely the headline again', () => {
    const headline = 'Port of Rotterdam plugs forty ferries into shore power';
    expect(
      shown([{ headline, summary: 'The port of Rotterdam has plugged forty ferries into shore power.' }]),
    ).toEqual(['']);
  });

  it('are not told twice', () => {
    const again = NEWS.replace('came to light', 'surfaced');
    expect(shown([{ summary: NEWS }, { summary: again }])).toEqual([NEWS, '']);
  });

  it('go on where one begins as the text above does', () => {
    const more = `${SUMMARY} Deputies now choose a successor among themselves, the eighth leader in ten years.`;
    expect(shown([{ summary: more }])).toEqual([more]);
  });

  it('are in a language that the reader reads', () => {
    const dutch = { language: 'nl', summary: 'Geheime ontmoetingen met zakenlieden kwamen aan het licht.' };
    expect(shown([dutch])).toEqual(['']);
    expect(shown([dutch], {}, ['nl', 'en'])).toEqual([dutch.summary]);
  });

  it('are not what the text above is a translation of', () => {
    const translated = {
      title: 'Congres van Peru zet president af',
      summary: 'Geheime ontmoetingen met Chinese zakenlieden kwamen aan het licht.',
      language: 'nl',
      headlines: [{ at: '2026-02-18T04:00:00Z', headline: TITLE }],
    };
    const sources = [{ summary: NEWS }, { headline: 'Peru ousts its president', summary: SUMMARY }];
    expect(shown(sources, translated, ['nl', 'en'])).toEqual(['', SUMMARY]);
  });
});
