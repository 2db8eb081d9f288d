// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { showTheme } from './theme.ts';

const sheet = () => document.head.querySelector('link[rel="stylesheet"]');

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.theme;
});

it('colours that did not come are asked for again with the next theme', async () => {
  const offline = showTheme('sepia');
  const missed = sheet();
  missed?.dispatchEvent(new Event('error'));
  await offline;
  const online = showTheme('night');
  expect(sheet()).not.toBe(missed);
  sheet()?.dispatchEvent(new Event('load'));
  await online;
  expect(document.documentElement.dataset.theme).toBe('night');
});
