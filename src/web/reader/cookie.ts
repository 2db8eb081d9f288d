/** The one place that writes cookies: the server hears with the next page what the device knows of its reader. */
import { type DevicePlace, encodeReaderCookie, readerCookieName } from '../../contract/reader-cookie.ts';
import { NEUTRAL_WEIGHTS } from '../../contract/weights.ts';
import type { Device, DeviceStore } from './device.ts';
import { whenIdle } from './idle.ts';
import { OLD_COOKIES } from './old-keys.ts';

/** The longest a browser keeps any is 400 days. */
const LASTS_SECONDS = 365 * 24 * 60 * 60;

/**
 * Writes the cookie when the browser has nothing better to do, and from then on whenever something in it changes. The
 * time zone is only read then: where a browser knows no Temporal, the first use of Intl costs a slow phone some 60 ms.
 * @returns ends it
 */
export function keepServerTold(device: DeviceStore): () => void {
  let told = '';
  let timeZone: string | null = null;
  const tell = () => {
    timeZone ??= zoneOfDevice();
    const text = encodeReaderCookie({ ...saidBy(device.get()), timeZone });
    if (text !== told) setCookie(readerCookieName(isSecure()), text, LASTS_SECONDS);
    told = text;
  };
  const cancel = whenIdle(() => {
    for (const name of OLD_COOKIES) if (document.cookie.includes(`${name}=`)) setCookie(name, '', 0);
    tell();
  });
  const stop = device.subscribe(tell);
  return () => {
    cancel();
    stop();
  };
}

function saidBy({ language, reads, place, weights, changedAt }: Device) {
  return {
    language: language?.code ?? null,
    reads,
    place: place && named(place),
    // Back in the middle is said: else the account's older word would count.
    weights: weights ?? (changedAt.weights === undefined ? null : NEUTRAL_WEIGHTS),
  };
}

/** A position that only a part of the world could be named for is no guess: its coordinates count. */
function named(place: DevicePlace): DevicePlace {
  return place.source === 'detected' && place.city !== '' ? { ...place, source: 'browser' } : place;
}

declare const Temporal: { Now: { timeZoneId(): string } } | undefined;

function zoneOfDevice(): string | null {
  if (typeof Temporal !== 'undefined') return Temporal.Now.timeZoneId();
  return new Intl.DateTimeFormat().resolvedOptions().timeZone ?? null;
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

function setCookie(name: string, value: string, seconds: number): void {
  const secure = isSecure() ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
