/** The boot data: everything the browser needs to start where the server stopped, as JSON in the page. */
import type { BootData } from '../../contract/contract.ts';
import { ApiError } from '../data/api-error.ts';
import { parsed } from '../reader/kept.ts';
import { bootShape, travelling } from './boot-shape.ts';

export const BOOT_ID = 'boot';

/** Boot data as JSON that is safe between script tags. The list of publishers travels only where it is shown. */
export function encodeBoot(boot: BootData): string {
  const { screen, site } = boot;
  const about = screen.kind === 'text' && screen.text === 'about';
  const told = about ? site : { ...site, publishers: [] };
  return JSON.stringify(travelling({ ...boot, site: told })).replaceAll('<', '\\u003c');
}

/** @throws ApiError when the text is no boot data */
export function decodeBoot(text: string): BootData {
  return bootShape(parsed(text));
}

declare global {
  interface Window {
    /** A page made elsewhere may start loading before our code arrives. Resolves with what stands in a page of ours. */
    __newsDataPromise?: Promise<unknown>;
  }
}

let running: Promise<BootData> | null = null;

/**
 * The boot data, loaded at most once: from the page when the server rendered it, else from the promise a host page
 * started, else out of the page as our server renders it. Later callers get the same result.
 */
export function loadBoot(): Promise<BootData> {
  running ??= findBoot().catch((error: unknown) => {
    running = null;
    throw error;
  });
  return running;
}

/** True when there is nothing to wait for: the server rendered this page. */
export function hasBoot(): boolean {
  return document.getElementById(BOOT_ID) !== null;
}

async function findBoot(): Promise<BootData> {
  const inPage = document.getElementById(BOOT_ID)?.textContent;
  if (inPage) return decodeBoot(inPage);
  // oxlint-disable-next-line no-underscore-dangle -- the specified name of a preloaded start
  const preloaded = await window.__newsDataPromise?.catch(() => null);
  if (preloaded) return bootShape(preloaded);
  return fetchBoot(location.href);
}

/** The boot data of a page of ours, read out of that page. @throws ApiError when there is none in it */
async function fetchBoot(address: string): Promise<BootData> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const text = page.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new ApiError('refused', response.status, '', '');
  return decodeBoot(text);
}
