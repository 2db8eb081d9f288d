// @vitest-environment happy-dom
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../contract/testing/eventually.ts';
import { MS_PER_HOUR } from '../contract/time.ts';
import { reload } from './data/reload.ts';
import { useReturn } from './return.ts';
import { closePart, openPart } from './testing/part.tsx';

vi.mock('./data/reload.ts', () => ({ reload: vi.fn(async () => true) }));

let there = false;

function Returning() {
  useReturn();
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
  see('hidden');
  vi.setSystemTime(Date.now() + hours * MS_PER_HOUR);
  see('visible');
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

it('who comes back after a meeting finds the page as it was', async () => {
  await comeBackAfter(2);
  expect(reload).not.toHaveBeenCalled();
});

it('what is open stays open', async () => {
  await comeBackAfter(9, <dialog open />);
  expect(reload).not.toHaveBeenCalled();
});
