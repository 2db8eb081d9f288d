// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { askedFor, feedKey, pagesOf } from '../data/feed.ts';
import { Providers } from '../providers.tsx';
import { ARTICLES, pageInput, pageOf } from '../testing/stories.ts';
import { usePlaceInFeed } from './place-in-feed.ts';

afterEach(() => document.body.replaceChildren());

const [FIRST, FAR] = ARTICLES;

it('what comes before a story has been taken over says nothing else of its place than the server did', async () => {
  const boot = pageInput({ data: { ...pageInput().data, feed: pageOf(FIRST ? [FIRST] : []) } });
  const catalogue = await loadCatalogue('en');
  const faults = vi.fn();
  const Comes = () => {
    const all = pagesOf(pageOf(ARTICLES), HOME);
    useQueryClient().setQueryData(feedKey({ screen: HOME, ...askedFor(boot) }), all);
    return null;
  };
  const Shown = () => <p>{usePlaceInFeed(FAR?.id ?? '', 'home')?.place ?? 'none'}</p>;
  const page = (comes: boolean) => (
    <Providers boot={boot} catalogue={catalogue} storage={null}>
      {comes && <Comes />}
      <Shown />
    </Providers>
  );
  document.body.innerHTML = `<div>${renderToString(page(false))}</div>`;
  const [root] = document.body.children;
  expect(root?.textContent).toBe('none');
  if (root) hydrateRoot(root, page(true), { onRecoverableError: faults });
  await eventually(() => expect(root?.textContent).toBe('2'));
  expect(faults).not.toHaveBeenCalled();
});
