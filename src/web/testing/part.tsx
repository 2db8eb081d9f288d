/** One late part by itself, for a reader who is signed in: for tests that click. Needs `@vitest-environment happy-dom`. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { CardPage, InterfaceLanguage, SessionUser } from '../../contract/contract.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { Providers } from '../providers.tsx';
import { useUser } from '../session/session.tsx';
import { memoryStorage } from './local-storage.ts';
import { pageInput } from './stories.ts';
import { tokensOf } from './users.ts';

// What is still asked for when a test has ended meets silence, not this machine.
globalThis.fetch = () => new Promise(() => {});

let root: Root | null = null;
let current: SessionUser | null = null;

function Watch() {
  const user = useUser();
  useEffect(() => {
    current = user;
  }, [user]);
  return null;
}

/** @returns the user as the session knows them now */
export async function openPart(
  part: ReactNode,
  user: SessionUser | null,
  language: InterfaceLanguage = 'en',
  feed?: CardPage,
): Promise<() => SessionUser | null> {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
  const boot = pageInput({ language, user, ...(feed && { data: { ...pageInput().data, feed } }) });
  current = user;
  root = createRoot(page);
  root.render(
    <Providers boot={boot} catalogue={await loadCatalogue(language)} storage={storage}>
      <Watch />
      <Suspense>{part}</Suspense>
    </Providers>,
  );
  return () => current;
}

/** Ends what a test opened. */
export function closePart(): void {
  root?.unmount();
  root = null;
  vi.unstubAllGlobals();
}
