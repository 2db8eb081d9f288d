import { describe, expect, it } from 'vitest';
import { StoreAway } from '../store/types.ts';
import { type Desk, feed, ids, openDesk } from './testing/desk.ts';
import { ago, source, story } from './testing/stories.ts';

const YEAR_MINUTES = 365 * 24 * 60;

const shown = async (desk: Desk): Promise<string[]> => ids(await feed(desk)).sort();

/** Lets promises that are ready run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('following the store', () => {
  it('shows what is published, changed and removed', async () => {
    const desk = await openDesk([story('a'), story('b')]);
    await desk.publish([story('c')], ['a']);
    expect(await shown(desk)).toEqual(['b', 'c']);
    expect(desk.edition.state()).toEqual({ version: 2, active: 2 });
  });

  it('goes on from memory while the store is away, and catches up within a minute of its return', async () => {
    const desk = await openDesk([story('a')]);
    desk.store.breakDown();
    await expect(desk.publish([story('b')])).rejects.toThrow(StoreAway);
    expect(await shown(desk)).toEqual(['a']);
    expect(await desk.edition.story('a')).toMatchObject({ id: 'a' });
    await expect(desk.edition.story('nobody')).rejects.toThrow(StoreAway);
    expect(desk.logged.some(({ level }) => level === 'error')).toBe(true);

    desk.store.mend();
    desk.pass(2);
    await feed(desk);
    await settled();
    expect(await shown(desk)).toEqual(['a', 'b']);
  });

  it('notices at the next minute what no notice announced', async () => {
    const desk = await openDesk([story('a')]);
    desk.store.put([story('b')]);
    expect(await shown(desk)).toEqual(['a']);
    desk.pass(1);
    await feed(desk);
    await settled();
    expect(await shown(desk)).toEqual(['a', 'b']);
  });

  it('concurrent refreshes all resolve with everything in place', async () => {
    const desk = await openDesk([]);
    desk.store.put([story('a')]);
    const first = desk.edition.refresh();
    desk.store.put([story('b')]);
    await Promise.all([first, desk.edition.refresh(), desk.edition.refresh()]);
    expect(await shown(desk)).toEqual(['a', 'b']);
  });

  it('says when newer stories are visible, once for each version, until nobody wants to know', async () => {
    const desk = await openDesk([story('a')]);
    const seen: string[][] = [];
    const stop = desk.edition.onRenewed(() => void shown(desk).then((now) => seen.push(now)));
    await desk.publish([story('b')]);
    await desk.edition.refresh();
    await settled();
    expect(seen).toEqual([['a', 'b']]);
    stop();
    await desk.publish([story('c')]);
    await settled();
    expect(seen).toHaveLength(1);
  });

  it('lets go of what left the window two hours ago, and says nothing of stories that are in order', async () => {
    const desk = await openDesk([story('a'), story('b', {}, 2.5)]);
    desk.pass(7 * 24 * 60);
    await desk.publish([story('c', {}, -7 * 24)]);
    desk.store.breakDown();
    expect(await desk.edition.story('a')).toMatchObject({ id: 'a' });
    await expect(desk.edition.story('b')).rejects.toThrow(StoreAway);
    expect(desk.logged).toEqual([{ level: 'info', fields: { version: 1 }, message: 'edition loaded' }]);
  });

  it('shows all that is active again, and says so, within a minute of a clock that ran a year ahead being put right', async () => {
    const desk = await openDesk([story('a'), story('b')]);
    desk.pass(YEAR_MINUTES);
    await desk.publish([], ['b']);
    expect(await shown(desk)).toEqual([]);
    const seen: string[][] = [];
    desk.edition.onRenewed(() => void shown(desk).then((now) => seen.push(now)));
    desk.pass(-YEAR_MINUTES);
    await feed(desk);
    await settled();
    expect(await shown(desk)).toEqual(['a']);
    expect(seen).toEqual([['a']]);
    await desk.edition.refresh();
    await settled();
    expect(seen).toHaveLength(1);
    await desk.publish([story('c')]);
    expect(await shown(desk)).toEqual(['a', 'c']);
    await desk.publish([], ['a']);
    expect(await shown(desk)).toEqual(['c']);
  });

  it('shows all that is active again when there are also news as the clock is put right', async () => {
    const desk = await openDesk([story('a'), story('b')]);
    desk.pass(YEAR_MINUTES);
    await desk.publish([], ['b']);
    desk.pass(-YEAR_MINUTES);
    await desk.publish([story('c')]);
    expect(await shown(desk)).toEqual(['a', 'c']);
  });

  it('looks for news within a minute of an hour that the clock was put back, not an hour later', async () => {
    const desk = await openDesk([story('a')]);
    desk.pass(60);
    await feed(desk);
    await settled();
    desk.store.put([story('b')]);
    desk.pass(-60);
    await feed(desk);
    await settled();
    expect(await shown(desk)).toEqual(['a', 'b']);
  });

  it.each([30, 60, 119, 25 * 60])(
    'shows what came while the clock ran %i minutes ahead as soon as it is put right, on every page',
    async (minutes) => {
      const desk = await openDesk([story('a')]);
      desk.pass(minutes);
      const first_seen_at = ago(-minutes / 60);
      await desk.publish([story('b', { sources: [source({ first_seen_at })] })]);
      desk.pass(-minutes);
      await feed(desk);
      await settled();
      const { edition } = await feed(desk);
      expect(await shown(desk)).toEqual(['a', 'b']);
      // As many other snapshots push the remembered one out.
      for (let i = 0; i < 16; i++) {
        desk.pass(2);
        await feed(desk);
      }
      expect(ids(await feed(desk, { edition })).sort()).toEqual(['a', 'b']);
    },
  );

  it('stops listening when closed', async () => {
    const desk = await openDesk([]);
    expect(desk.store.listeners).toBe(1);
    await desk.edition.close();
    expect(desk.store.listeners).toBe(0);
  });
});
