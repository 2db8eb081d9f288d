import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LabelledReport } from '../../contract/contract.ts';
import { aReport, NO_LABELS } from '../../contract/testing/reports.ts';
import { mergeStories, moveReport, undoCorrection } from './corrections.ts';
import { showStory } from './story.ts';
import { openTestNewsroom, type TestNewsroom } from './testing/newsroom.ts';
import { why } from './why.ts';

const ICELAND = { city: '', country: 'Iceland', latitude: 65, longitude: -18 };
const told = (
  id: string,
  publisherId: string,
  hour: number,
  title: string,
  fields: Partial<LabelledReport> = {},
) =>
  aReport(id, {
    publisherId,
    title,
    publishedAt: `2026-03-02T0${hour}:00:00.000Z`,
    firstSeenAt: `2026-03-02T0${hour}:05:00.000Z`,
    labels: {
      ...NO_LABELS,
      categories: [{ key: 'science', confidence: 0.6 }],
      place: ICELAND,
      placeBasis: 'scene',
    },
    ...fields,
  });
const eruption = told('eruption', 'gazette', 1, 'Volcano Hekla erupts, flights cancelled', {
  section: 'nature',
});
const flights = told('flights', 'courier', 3, 'Flights cancelled as volcano Hekla erupts');
const asking = told('asking', 'herald', 4, 'Volcano Hekla erupts: what of the flights cancelled?', {
  labels: { ...NO_LABELS, genre: 'analysis', reasons: { ...NO_LABELS.reasons, genre: '?' } },
});
const ash = told('ash', 'courier', 2, 'Ash cloud over Iceland: villages evacuated near Hekla');
const promo = told('promo', 'tribune', 5, 'Volcano Hekla erupts: subscribe to our letter', {
  labels: { ...NO_LABELS, genre: 'promo' },
});

let newsroom: TestNewsroom;
beforeEach(async () => {
  newsroom = await openTestNewsroom();
  await newsroom.publish('hekla', [eruption]);
  await newsroom.publish('cloud', [ash]);
  await newsroom.publish('hekla', [flights]);
  await newsroom.publish('letter', [promo]);
});
afterEach(() => newsroom.close());

describe('helder story', () => {
  it('tells the reports, why each is there, what they voted for, importance and headline', async () => {
    await newsroom.publish('hekla', [eruption, flights, asking]);
    await showStory('http://localhost:3000/story/hekla');
    const text = newsroom.printed();
    expect(text).toMatch(
      /^(Volcano Hekla erupts, flights cancelled|Flights cancelled as volcano Hekla erupts)\nhekla {2}3 reports from 3 origins/,
    );
    expect(text).toContain('eruption  2026-03-02 01:00 UTC  gazette, news, first of gazette\n');
    expect(text).toContain('analysis (“?”)');
    expect(text).toContain('  began the story\n');
    expect(text).toMatch(
      /joined with 0\.\d\d \(0\.24 needed\): similarity [\d.]+ to eruption, shared: .*hekla/,
    );
    expect(text).toContain('votes for science 0.60 (section “nature”); Iceland (scene)\n');
    expect(text).toMatch(
      /Category {4}science 0\.40\nPlace {7}Iceland, known from: scene\n {12}votes: Iceland 4\.00\n/,
    );
    expect(text).toMatch(/Importance {2}\d+\.\d\d\n {12}subject 5\.00\n {12}origins [\d.]+ \(2\)/);
    expect(text).toMatch(
      /Nearby {6}10\.00\n {12}place [\d.]+\n {12}shared [\d.]+ \(.*\)\n {12}more than ten does not count -\d/,
    );
    expect(text).toMatch(/Headline {4}from (eruption|flights)\n/);
    expect(text).toContain(' ahead of asking: it reports news\n');
  });

  it('says what an operator put there', async () => {
    await newsroom.publish('cloud', [ash, asking]);
    await moveReport('asking', 'hekla');
    newsroom.printed();
    await showStory('hekla');
    expect(newsroom.printed()).toContain('  put here by correction 1 (move)\n');
  });

  it('says nothing of a correction that took it along because of another, which was undone', async () => {
    await newsroom.publish('cloud', [ash]);
    await newsroom.publish('rowing', [told('rowing', 'herald', 6, 'Rowing final postponed by fog')]);
    await mergeStories('hekla', 'cloud');
    await mergeStories('rowing', 'hekla');
    await undoCorrection('1');
    newsroom.printed();
    await showStory('cloud');
    expect(newsroom.printed()).not.toContain('put here by correction');
    await showStory('rowing');
    expect(newsroom.printed()).toContain('put here by correction 2 (merge)');
  });

  it('says what scored too little to have joined by itself', async () => {
    await newsroom.publish('hekla', [told('rowing', 'herald', 6, 'Rowing final postponed by fog')]);
    await showStory('hekla');
    expect(newsroom.printed()).toContain('scored 0.00 here, below the 0.24 needed to join');
  });

  it('says that there is none', async () => {
    await expect(showStory('nothing')).rejects.toThrow(
      'There is no story "nothing": give its id or address.',
    );
  });
});

describe('helder why', () => {
  const answer = async (one: string, other: string) => {
    await why(one, other);
    return newsroom.printed();
  };

  it('two reports are in one story, in whatever order they are named', async () => {
    const text = await answer('eruption', flights.url);
    expect(text).toContain('They are in the same story.\nWhen the later one came, story hekla scored');
    expect(text).toMatch(
      /the best, and above the 0\.24 needed to join\.\nTheir similarity is 0\.\d\d .*2\.0 h apart/,
    );
    expect(await answer(flights.url, 'eruption')).toBe(text);
  });

  it('two are not', async () => {
    const text = await answer('eruption', 'ash');
    expect(text).toContain('They are in different stories.\nWhen the later one came, ');
    expect(text).toMatch(
      /shared: .*hekla.*\nThe similarity of their stories is 0\.\d\d; 0\.25 makes them one/,
    );
    expect(text).not.toMatch(/An operator|full|Together/);
  });

  it('a story was full', async () => {
    const flood = Array.from({ length: 101 }, (_, i) => told(`flood-${i}`, 'tribune', 6, eruption.title));
    await newsroom.publish('flood', flood.slice(0, 100));
    await newsroom.publish('next', flood.slice(100));
    const text = await answer('flood-0', 'flood-100');
    expect(text).toContain('nothing in story flood was similar enough to look at, or it was full.\n');
    expect(text).toContain('Together they have more than 100 reports of one publisher, which is the most');
  });

  it('a piece stays alone', async () => {
    expect(await answer('eruption', 'promo')).toContain('The later one is of a kind that is never grouped.');
  });

  it('an operator told them apart', async () => {
    await newsroom.publish('cloud', [ash, asking]);
    await moveReport('asking', 'hekla');
    newsroom.printed();
    expect(await answer('ash', 'asking')).toContain('An operator separated their stories.');
  });

  it('says what it cannot find', async () => {
    await expect(why('eruption', 'nothing')).rejects.toThrow('There is no report "nothing"');
    await expect(why('eruption', eruption.url)).rejects.toThrow('two different');
  });
});
