/**
 * What a device knows about its reader: one object, kept in one piece. An account holds most of the same fields, so each says
 * when the reader last changed it.
 */
import type { InterfaceLanguage, ReaderWeights } from '../../contract/contract.ts';
import { MAX_OPENED } from '../../contract/limits.ts';
import { interfaceLanguage } from '../../contract/locale.ts';
import { MAX_LANGUAGES } from '../../contract/reader-cookie.ts';
import { MAX_SLIDER, unlessNeutral, WEIGHT_ORDER } from '../../contract/weights.ts';
import { type Located, readLocated, stillValid } from '../location/located.ts';
import { type Kept, kept } from './kept.ts';
import { moveOldKeys } from './old-keys.ts';

const KEY = 'helder.device';
const VERSION = 1;

/** The language of the interface, and who decided it: only what was chosen by hand is never detected anew. */
export interface DeviceLanguage {
  code: InterfaceLanguage;
  by: 'hand' | 'place';
}

export interface DeviceFields {
  /** Null: as the browser's own preference says. */
  language: DeviceLanguage | null;
  /** Languages the reader reads, ISO 639-1; null: those that go with the interface. */
  reads: readonly string[] | null;
  /** Chosen by hand, or found and not yet too old. */
  place: Located | null;
  /** The reader's own sliders; null: all in the middle. */
  weights: ReaderWeights | null;
  /** Ids of opened stories, newest last. */
  opened: readonly string[];
  /** "Hide what I have read." */
  hideOpened: boolean;
  /** Whether single keys do something (WCAG 2.1.4). */
  singleKeys: boolean;
}

export interface Device extends DeviceFields {
  /** When the reader last changed a field, in milliseconds since 1970; a field never changed is not in it. */
  changedAt: Readonly<Partial<Record<keyof DeviceFields, number>>>;
}

/** A device nobody has read on. */
export const NEW_DEVICE: Device = {
  language: null,
  reads: null,
  place: null,
  weights: null,
  opened: [],
  hideOpened: false,
  singleKeys: true,
  changedAt: {},
};

/** Each reads one field out of anything; undefined = not understood. */
const READ: { [Name in keyof DeviceFields]: (value: unknown) => DeviceFields[Name] | undefined } = {
  language: (value) => {
    if (!isObject(value)) return undefined;
    const { by } = value;
    const code = interfaceLanguage(value.code);
    return code && (by === 'hand' || by === 'place') ? { code, by } : undefined;
  },
  reads: (value) =>
    isTexts(value) && value.length <= MAX_LANGUAGES && /^[a-z]{2}(,[a-z]{2})*$/.test(value.join())
      ? value
      : undefined,
  place: readLocated,
  weights: (value) =>
    isObject(value) && WEIGHT_ORDER.every((name) => isSlider(value[name]))
      ? unlessNeutral(value as unknown as ReaderWeights)
      : undefined,
  opened: (value) => (isTexts(value) ? value.slice(-MAX_OPENED) : undefined),
  hideOpened: (value) => (typeof value === 'boolean' ? value : undefined),
  singleKeys: (value) => (typeof value === 'boolean' ? value : undefined),
};
const NAMES = Object.keys(READ) as (keyof DeviceFields)[];

/**
 * The object out of whatever the storage holds. What is missing or not understood counts as never changed, field by
 * field; a detected place that is too old is left out.
 * @param now milliseconds since 1970
 */
export function decodeDevice(stored: unknown, now: number): Device {
  if (!isObject(stored)) return NEW_DEVICE;
  const times = isObject(stored.changedAt) ? stored.changedAt : {};
  const device = NAMES.reduce((read, name) => withField(read, name, stored[name], times[name]), NEW_DEVICE);
  return { ...device, place: stillValid(device.place, now) };
}

function withField(device: Device, name: keyof DeviceFields, stored: unknown, at: unknown): Device {
  // Null is also a word of the reader: back to what counts for everybody.
  const value = READ[name](stored) ?? (stored === null ? NEW_DEVICE[name] : undefined);
  if (value === undefined) return device;
  const changedAt = Number.isFinite(at) ? { ...device.changedAt, [name]: at } : device.changedAt;
  return { ...device, [name]: value, changedAt };
}

/** The one store of it. */
export interface DeviceStore extends Pick<Kept<Device>, 'get' | 'subscribe'> {
  /**
   * Gives some fields other values, made from what they are now. By what was found the reader said nothing: what they said last is as old
   * as it was.
   * @param saidAt when the reader said them, where that was not now
   */
  change: (fields: (device: Device) => Partial<DeviceFields>, saidAt?: Device['changedAt']) => void;
}

/** @param clock milliseconds since 1970 */
export function deviceIn(storage: Storage | null, clock: () => number): DeviceStore {
  if (storage) moveOldKeys(storage, KEY, document.cookie);
  let placeLost = false;
  const { get, subscribe, update } = kept<Device>({
    key: KEY,
    storage,
    decode: (stored) => {
      const device = decodeDevice(stored, clock());
      placeLost = isObject(stored) && Boolean(stored.place) && !device.place;
      return device;
    },
    encode: (device) => ({ version: VERSION, ...device }),
  });
  get();
  // What is no place, or was found too long ago, leaves the storage too.
  if (placeLost) update((device) => ({ ...device }));
  const change: DeviceStore['change'] = (fields, saidAt = {}) =>
    update((device) => {
      const next = fields(device);
      const names = Object.keys(next) as (keyof DeviceFields)[];
      const { language, place } = next;
      const found = [
        language?.by === 'place' && 'language',
        (place?.source ?? 'manual') !== 'manual' && 'place',
      ];
      const times = names.map((name) => [
        name,
        saidAt[name] ?? (found.includes(name as 'place') ? (device.changedAt[name] ?? 0) : clock()),
      ]);
      return { ...device, ...next, changedAt: { ...device.changedAt, ...Object.fromEntries(times) } };
    });
  return { get, subscribe, change };
}

/** The list with this story as the one opened last. */
export function withOpened(opened: readonly string[], id: string): readonly string[] {
  return [...opened.filter((other) => other !== id), id].slice(-MAX_OPENED);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isSlider(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= MAX_SLIDER;
}
