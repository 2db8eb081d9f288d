import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadCatalogue } from '../../texts/browser.ts';
import { DesignPage } from './design-page.tsx';
import { pageInput } from './stories.ts';

it.each(['en', 'nl'] as const)('the design page shows every piece (%s)', async (language) => {
  const html = renderToString(
    <DesignPage boot={pageInput({ language })} catalogue={await loadCatalogue(language)} />,
  );
  for (const piece of [
    'featured',
    'large',
    'medium',
    'small',
    'skeleton',
    'loadmore',
    'empty',
    'story-failed',
  ])
    expect(html).toMatch(new RegExp(`class="[^"]*\\b${piece}\\b`));
  for (const form of ['banner', 'horizontal', 'card', 'compact']) expect(html).toContain(`ad ad-${form}`);
});
