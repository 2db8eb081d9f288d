// @vitest-environment happy-dom
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { MS_PER_HOUR } from '../contract/time.ts';
import { reload } from './data/reload.ts';
import { useReturn } from './return.ts';
import { cameOver } from './testing/navigation.ts';
import { closePart, openPart } from './testing/part.tsx';

vi.mock('./data/reload.ts', () => ({ reload: vi.fn(async () => true) }));

const MADE_AT = '2026-03-10T12:00:00.000Z';
let there = false;

function Returning() {
  useReturn(MADE_AT);
  useEffect(() => {
    there = true;
    return () => {
      there = false;
    };
  }, []);
  return null;
}

function see(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function leaveFor(hours: number): void {
  see('hidden');
  vi.setSystemTime(Date.now() + hours * MS_PER_HOUR);
  see('visible');
}

async function comeBackAfter(hours: number, open: ReactNode = null): Promise<void> {
  await openPart(
    <>
      <Returning />
      {open}
    </>,
    null,
  );
  await eventually(() => expect(there).toBe(true));
  vi.useFakeTimers({ toFake: ['Date'] });
  leaveFor(hours);
}

beforeEach(() => {
  vi.mocked(reload).mockClear();
});

afterEach(() => {
  closePart();
  vi.useRealTimers();
});

it('who comes back the next morning reads the news of that day', async () => {
  await comeBackAfter(9);
  expect(reload).toHaveBeenCalledOnce();
});

it('who comes back without a connection stays where they were', async () => {
  const moved = vi.spyOn(window, 'scrollTo');
  vi.mocked(reload).mockResolvedValueOnce(false);
  await comeBackAfter(9);
  expect(moved).not.toHaveBeenCalled();
});

it('who comes back after a meeting finds the page as it was', async () => {
  await comeBackAfter(2);
  expect(reload).not.toHaveBeenCalled();
});

it('and reads that news when they look again, having a connection', async () => {
  vi.mocked(reload).mockResolvedValueOnce(false);
  await comeBackAfter(9);
  leaveFor(0.1);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('what is open stays open; once it is closed, the next look brings the news', async () => {
  await comeBackAfter(9, <dialog open />);
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('dialog')?.close();
  leaveFor(0.1);
  expect(reload).toHaveBeenCalledOnce();
});

describe('a tab that the browser had put away', () => {
  /** @param bytes that came over the network */
  async function restoreAfter(hours: number, bytes: number, state: DocumentVisibilityState): Promise<void> {
    vi.useFakeTimers({ now: Date.parse(MADE_AT) + hours * MS_PER_HOUR, toFake: ['Date'] });
    cameOver(bytes);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    await openPart(<Returning />, null);
    await eventually(() => expect(there).toBe(true));
  }

  it.each([
    ['after a night', 9, 0, 1],
    ['after a meeting', 2, 0, 0],
    ['for which the server was asked', 9, 300, 0],
  ])('%s', async (_when, hours, bytes, reloads) => {
    await restoreAfter(hours, bytes, 'visible');
    expect(reload).toHaveBeenCalledTimes(reloads);
  });

  it('in the background is loaded anew when it is looked at', async () => {
    await restoreAfter(9, 0, 'hidden');
    expect(reload).not.toHaveBeenCalled();
    see('visible');
    expect(reload).toHaveBeenCalledOnce();
  });
});
