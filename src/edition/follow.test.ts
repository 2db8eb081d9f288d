import { describe, expect, it } from 'vitest';
import { anyone, openDesk } from './testing/desk.ts';
import { story } from './testing/stories.ts';

const ids = (desk: Awaited<ReturnType<typeof openDesk>>): string[] =>
  desk.edition
    .feed(anyone())
    .stories.map((listed) => listed.story.id)
    .sort();

/** Lets promises that are ready run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('following the store', () => {
  it('shows what is published, changed and removed', async () => {
    const desk = await openDesk([story('a'), story('b')]);
    await desk.publish([story('c')], ['a']);
    expect(ids(desk)).toEqual(['b', 'c']);
    expect(desk.edition.state()).toEqual({ version: 2, active: 2 });
  });

  it('goes on from memory while the store is away, and catches up within a minute of its return', async () => {
    const desk = await openDesk([story('a')]);
    desk.breakStore();
    await expect(desk.publish([story('b')])).rejects.toThrow('the database is away');
    expect(ids(desk)).toEqual(['a']);
    expect(await desk.edition.story('a')).toMatchObject({ story: { id: 'a' }, merged: false });
    await expect(desk.edition.story('nobody')).rejects.toThrow('the database is away');
    expect(desk.logged.some(({ level }) => level === 'error')).toBe(true);

    desk.mendStore();
    desk.pass(2);
    desk.edition.feed(anyone());
    await settled();
    expect(ids(desk)).toEqual(['a', 'b']);
  });

  it('notices at the next minute what no notice announced', async () => {
    const desk = await openDesk([story('a')]);
    desk.publishQuietly([story('b')]);
    expect(ids(desk)).toEqual(['a']);
    desk.pass(1);
    desk.edition.feed(anyone());
    await settled();
    expect(ids(desk)).toEqual(['a', 'b']);
  });

  it('concurrent refreshes all resolve with everything in place', async () => {
    const desk = await openDesk([]);
    desk.publishQuietly([story('a')]);
    const first = desk.edition.refresh();
    desk.publishQuietly([story('b')]);
    await Promise.all([first, desk.edition.refresh(), desk.edition.refresh()]);
    expect(ids(desk)).toEqual(['a', 'b']);
  });

  it('stops listening when closed', async () => {
    const desk = await openDesk([]);
    expect(desk.listeners).toBe(1);
    await desk.edition.close();
    expect(desk.listeners).toBe(0);
  });
});
