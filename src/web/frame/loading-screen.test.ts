import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../texts/browser.ts';
import { LoadingScreen } from './loading-screen.tsx';

const screen = async (language: 'en' | 'nl', failed: boolean) =>
  renderToStaticMarkup(
    createElement(LoadingScreen, { catalogue: await loadCatalogue(language), language, failed }),
  );

it('NAV-19 shows logo, name and what is loading', async () => {
  const english = await screen('en', false);
  expect(english).toMatch(/<svg viewBox.*Helder.*<p>Loading the latest news\.\.\.<\/p>/);
  expect(await screen('nl', false)).toContain('Het laatste nieuws laden...');
});

it('ERR-77 says so when there is nothing to start with', async () => {
  expect(await screen('en', true)).toContain('Service not available. Please refresh the page.');
});
