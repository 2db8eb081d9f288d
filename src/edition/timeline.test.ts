import { expect, it } from 'vitest';
import { MS_PER_MINUTE } from '../contract/contract.ts';
import { allowanceOf } from './allowance.ts';
import { History } from './history.ts';
import { toRow } from './row.ts';
import { START, story } from './testing/stories.ts';
import { openTimeline } from './timeline.ts';
import { toToken } from './token.ts';

const optionsAt = (now: () => Date) => ({ now, windowDays: 7, demo: 'auto', use20Stories: false }) as never;

/** One story more. */
function publish(history: History, version: number, time: number): void {
  const row = toRow(story(`s${version}`));
  history.apply(version, row ? [row] : [], [], time);
}

it('tokens that somebody makes up push out nothing that readers page through', () => {
  let time = START.getTime();
  const history = new History();
  publish(history, 1, time);
  const options = optionsAt(() => new Date(time));
  const timeline = openTimeline(history, options, () => {});
  const first = timeline.at();
  time += MS_PER_MINUTE;
  publish(history, 2, time);
  const second = timeline.at();
  expect(second).not.toBe(first);
  for (let n = 1; n <= 100; n++) {
    const madeUp = timeline.at(toToken({ version: 1 + (n % 2), time: START.getTime() - n }));
    expect(madeUp.pin.time).toBe(START.getTime() - n);
  }
  expect(timeline.at(first.token)).toBe(first);
  expect(timeline.at(second.token)).toBe(second);
  expect(timeline.at()).toBe(second);
});

it('a token of another process is told once, and the stories are laid out once for both', () => {
  const history = new History();
  publish(history, 1, START.getTime());
  const options = optionsAt(() => START);
  const timeline = openTimeline(history, options, () => {});
  const ours = timeline.at();
  const theirs = toToken({ version: 1, time: START.getTime() - MS_PER_MINUTE });
  expect(timeline.at(theirs)).toBe(timeline.at(theirs));
  expect(timeline.at(theirs).layout).toBe(ours.layout);
});

it('a token of a process whose clock is a little ahead pins its edition, and one of tomorrow does not', () => {
  const history = new History();
  publish(history, 1, START.getTime());
  const options = optionsAt(() => START);
  const timeline = openTimeline(history, options, () => {});
  const ahead = (ms: number): string => toToken({ version: 1, time: START.getTime() + ms });
  expect(timeline.at(ahead(2_000)).token).toBe(ahead(2_000));
  expect(timeline.at(ahead(MS_PER_MINUTE)).token).toBe(ahead(MS_PER_MINUTE));
  expect(timeline.at(ahead(MS_PER_MINUTE + 1))).toBe(timeline.at());
});

it('old versions are laid out again for an allowance a minute, and beyond it tokens go on with the newest stories', () => {
  let time = START.getTime();
  const now = () => new Date(time);
  const history = new History();
  const options = optionsAt(now);
  // As much as two layouts take, of eight to sixteen stories each.
  const timeline = openTimeline(history, options, () => {}, allowanceOf(9, now));
  for (let version = 1; version <= 16; version++) {
    publish(history, version, time);
    timeline.at();
    time += 1_000;
  }
  const newest = timeline.at();
  const madeUp = (version: number): string => toToken({ version, time: time - 20_000 - version });
  const told = () => [8, 9, 10, 11, 12].map((version) => timeline.at(madeUp(version)).pin.version);
  expect(told()).toEqual([8, 9, 16, 16, 16]);
  const held = timeline.at(madeUp(13));
  expect([held.pin.version, held.layout.rows.length]).toEqual([13, 13]);
  const beyond = timeline.at(madeUp(12));
  expect(beyond.pin).toEqual({ version: 16, time: time - 20_012 });
  expect(beyond.layout).toBe(newest.layout);
  time += MS_PER_MINUTE;
  expect(timeline.at(madeUp(12)).pin.version).toBe(12);
});
