/** One late part by itself, for a reader who is signed in: for tests that click. Needs `@vitest-environment happy-dom`. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { InterfaceLanguage, SessionUser } from '../../contract/contract.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { Providers } from '../providers.tsx';
import { useUser } from '../session/session.tsx';
import { memoryStorage } from './local-storage.ts';
import { pageInput } from './stories.ts';
import { tokensOf } from './users.ts';

export interface Asked {
  path: string;
  /** From the question mark on, where there is one. */
  query?: string;
  method: string;
  body: unknown;
  /** Reaches the server also when the page is left. */
  keepalive?: true;
}

/**
 * A server that answers by method and path: "POST /api/saved-stories". A number is a status; a function decides by what was
 * asked.
 * @returns what it was asked, in order
 */
export function answering(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const one: Asked = {
      path: pathname,
      ...(search && { query: search }),
      method,
      body: init.body ? JSON.parse(String(init.body)) : null,
      ...(init.keepalive && { keepalive: true }),
    };
    asked.push(one);
    const known = answers[`${method} ${pathname}`];
    const answer = typeof known === 'function' ? await known(one) : (known ?? 404);
    if (answer instanceof Response) return answer;
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  });
  return asked;
}

/** A refusal as the server writes it. */
export function refused(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message } }, { status });
}

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
): Promise<() => SessionUser | null> {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  const storage = memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) });
  const boot = pageInput({ language, user });
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

/** Types into a field as a reader does. */
export function typeInto(input: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
