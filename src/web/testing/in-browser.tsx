/**
 * The app as a browser has it, for tests that click: rendered on the server, then taken over. A difference between the
 * two is written to the console, and so fails the test. Needs `@vitest-environment happy-dom`.
 */
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { addressOf } from '../../contract/address.ts';
import type { PageInput } from '../../contract/contract.ts';
import { type DeviceReader, decodeReaderCookie } from '../../contract/reader-cookie.ts';
import { eventually } from '../../contract/testing/eventually.ts';
import { loadCatalogue } from '../../texts/browser.ts';
import { App } from '../app.tsx';
import { memoryStorage } from './local-storage.ts';
import { pageInput } from './stories.ts';
import { typeInto } from './typing.ts';

interface Opened {
  /** The device's storage. */
  storage: Storage;
  /** What the device keeps under its one key. */
  kept: () => Record<string, unknown>;
  /** What the server hears with the next page. */
  told: () => DeviceReader;
  /** The browser has nothing better to do. */
  idle: () => void;
}

/** Where React left out a part whose code was not there yet. */
const LEFT_OUT = '<!--$!-->';

// What is still asked for when a test has ended meets silence, not this machine.
globalThis.fetch = () => new Promise(() => {});

let root: Root | null = null;

/** What the browser brings along. */
interface Browser {
  storage?: Storage;
  /** What became of the pictures before the app was there; happy-dom loads none. */
  pictures?: 'on their way' | 'failed';
}

/** @param changes what the server rendered with */
export async function openPage(
  changes: Partial<PageInput> = {},
  { storage = memoryStorage(), pictures = 'on their way' }: Browser = {},
): Promise<Opened> {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  fillInForHappyDom();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(pictures === 'failed');
  const boot = pageInput(changes);
  window.history.replaceState(null, '', addressOf(boot.screen));
  const app = { boot, catalogue: await loadCatalogue(boot.language) };
  const page = document.createElement('div');
  // As the server waits for what lies over the feed.
  page.innerHTML = await eventually(() => {
    const html = renderToString(<App {...app} storage={null} />);
    expect(html).not.toContain(LEFT_OUT);
    return html;
  });
  document.body.replaceChildren(page);
  root = hydrateRoot(page, <App {...app} storage={storage} />);
  // The first effects of all: the page has been taken over.
  await eventually(() => expect(waiting).not.toEqual([]));
  return {
    storage,
    kept: () => JSON.parse(storage.getItem('helder.device') ?? '{}'),
    told: () => decodeReaderCookie(/(?:^|; )helder=([^;]*)/.exec(document.cookie)?.[1]),
    idle: () => {
      for (const run of waiting.splice(0)) run();
    },
  };
}

/** Ends what a test opened. */
export function closePage(): void {
  root?.unmount();
  root = null;
}

/** What happy-dom does not do as browsers do. */
function fillInForHappyDom(): void {
  // It does not know <search>, which React would report.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
  // It allows everything; a browser has not been asked yet.
  vi.spyOn(navigator.permissions, 'query').mockResolvedValue({ state: 'prompt' } as PermissionStatus);
}

/**
 * What is on the page with this label or text; waits for parts that come late.
 * @throws when it does not come
 */
export function find(selector: string, name: string | RegExp = ''): Promise<HTMLElement> {
  return eventually(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return typeof name === 'string' ? text.includes(name) : name.test(text);
    });
    if (!found) throw new Error(`There is no ${selector} "${name}" on the page`);
    return found;
  });
}

/** Moves a slider, as a hand or a key does. */
export function slide(input: HTMLElement, value: number): void {
  typeInto(input, String(value));
}
