/** What a page token pins: a version of the stories and the moment they are ranked at. */
export interface Pin {
  /** Version of the store. */
  version: number;
  /** ms since 1970. */
  time: number;
}

const BASE = 36;
const TOKEN = /^([0-9a-z]{1,11})\.([0-9a-z]{1,11})$/;

/** "version.time", both in base 36: short, safe in addresses, and the same in every process. */
export function toToken(pin: Pin): string {
  return `${pin.version.toString(BASE)}.${pin.time.toString(BASE)}`;
}

/** Null for anything that is not a token. */
export function parseToken(token: string): Pin | null {
  const [, version = '', time = ''] = TOKEN.exec(token) ?? [];
  const pin = { version: Number.parseInt(version, BASE), time: Number.parseInt(time, BASE) };
  return Number.isSafeInteger(pin.version) && Number.isSafeInteger(pin.time) ? pin : null;
}

/** The moment (ms since 1970) that the stories of an edition are ranked at; null for anything that is not a token. */
export function rankedAt(token: string): number | null {
  return parseToken(token)?.time ?? null;
}
