// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchWithFiles } from './fetch-files.ts';

const links = () => [...document.head.querySelectorAll('link')];
const sheets = () => links().filter(({ rel }) => rel === 'stylesheet');
const load = vi.fn(async () => 'part');
const part = (...files: string[]) => fetchWithFiles(load, files);
const ends = (how: 'load' | 'error', at = 0) => sheets()[at]?.dispatchEvent(new Event(how));

afterEach(() => {
  document.head.replaceChildren();
  load.mockClear();
});

it('code waits for its style sheets, and files it needs are fetched beside it', async () => {
  const come = part('assets/a.css', 'assets/a.js');
  expect(links().map(({ rel }) => rel)).toEqual(['stylesheet', 'modulepreload']);
  expect(load).not.toHaveBeenCalled();
  ends('load');
  expect(await come).toBe('part');
});

it('a style sheet that two parts need is asked for once, and both wait for it', async () => {
  const both = [part('assets/b.css'), part('assets/b.css')];
  expect(sheets()).toHaveLength(1);
  expect(load).not.toHaveBeenCalled();
  ends('load');
  expect(await Promise.all(both)).toEqual(['part', 'part']);
});

it('one that did not come is asked for again, and without it there is no code', async () => {
  const first = part('assets/c.css');
  ends('error');
  await expect(first).rejects.toThrow('Unable to preload CSS for /assets/c.css');
  expect(load).not.toHaveBeenCalled();
  const second = part('assets/c.css');
  expect(sheets()).toHaveLength(1);
  ends('load');
  expect(await second).toBe('part');
});

it('what the server named in the page is not asked for', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/d.css" disabled>';
  expect(await part('assets/d.css')).toBe('part');
  expect(links()).toHaveLength(1);
});
