/** The boot data: everything the browser needs to start where the server stopped, as JSON in the page. */
import type { BootData } from '../../contract/contract.ts';
import { ApiError } from '../data/api.ts';

export const BOOT_ID = 'boot';

/** JSON that is safe between script tags. */
export function encodeBoot(boot: BootData): string {
  return JSON.stringify(boot).replaceAll('<', '\\u003c');
}

declare global {
  interface Window {
    /** A page made elsewhere may start loading before our code arrives (DATA-49). */
    __newsDataPromise?: Promise<BootData>;
  }
}

let running: Promise<BootData> | null = null;

/**
 * The boot data, loaded at most once: from the page when the server rendered it, else from the promise a host page
 * started, else out of the page as our server renders it. Later callers get the same result (DATA-46…49, ruling 4).
 */
export function loadBoot(): Promise<BootData> {
  running ??= findBoot().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

/** True when there is nothing to wait for: the server rendered this page (ruling 22). */
export function hasBoot(): boolean {
  return document.getElementById(BOOT_ID) !== null;
}

async function findBoot(): Promise<BootData> {
  const inPage = document.getElementById(BOOT_ID)?.textContent;
  if (inPage) return JSON.parse(inPage) as BootData;
  const preloaded = await window.__newsDataPromise?.catch(() => null);
  if (preloaded) return preloaded;
  const response = await fetch(location.href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const text = page.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new ApiError('refused', response.status, '', '');
  return JSON.parse(text) as BootData;
}
