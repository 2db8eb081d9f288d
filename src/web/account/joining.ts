/** What a device knows of its reader beside what their account knows: how the two are read, compared and joined. Pure. */
import type { DeviceState } from '../../contract/contract.ts';
import { MAX_OPENED } from '../../contract/limits.ts';
import { INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import { WEIGHT_ORDER } from '../../contract/weights.ts';
import { flag, list, nullable, number, object, oneOf, optional, type Shape, text } from '../data/shape.ts';
import { weightsShape } from '../data/shapes.ts';
import { located } from '../location/located.ts';
import type { Device, DeviceFields } from '../reader/device.ts';
import { dialWord } from '../why/dial-word.ts';

type Field = keyof DeviceState;
type Value<Name extends Field> = NonNullable<DeviceState[Name]>['value'];

const FIELDS: readonly Field[] = ['language', 'reads', 'place', 'weights', 'opened', 'hideOpened'];
/** What a reader is asked about when both know something else. */
const ASKED = ['place', 'reads', 'weights'] as const;

const stamped = <T>(value: Shape<T>) =>
  optional(object<{ value: T; changedAt: string }>({ value, changedAt: text }));

export const deviceStateShape = object<DeviceState>({
  language: stamped(nullable(oneOf(INTERFACE_LANGUAGES))),
  reads: stamped(nullable(list(text))),
  place: stamped(
    nullable(
      object<NonNullable<Value<'place'>>>({
        latitude: number,
        longitude: number,
        city: text,
        country: text,
        source: oneOf(['manual', 'browser', 'ip', 'detected']),
      }),
    ),
  ),
  weights: stamped(nullable(weightsShape)),
  opened: stamped(list(text)),
  hideOpened: stamped(flag),
});

/** What a device says to the account: what its reader chose by hand, never what was found out about where they are. */
export function saidBy(device: Device): DeviceState {
  const { language, place } = device;
  const said: { [Name in Field]?: Value<Name> } = {
    reads: device.reads && [...device.reads],
    weights: device.weights,
    opened: [...device.opened].reverse(),
    hideOpened: device.hideOpened,
    ...(language?.by !== 'place' && { language: language?.code ?? null }),
    ...((!place || place.source === 'manual') && { place: place && placeOf(place) }),
  };
  const entries = FIELDS.flatMap((name) => {
    const at = device.changedAt[name];
    const value = said[name];
    if (at === undefined || value === undefined) return [];
    return [[name, { value, changedAt: new Date(at).toISOString() }]];
  });
  return Object.fromEntries(entries) as DeviceState;
}

function placeOf({ latitude, longitude, city, country, source }: NonNullable<Value<'place'>>) {
  return { latitude, longitude, city, country, source };
}

/** What the account knows better: what was changed there later, and stories opened elsewhere. @param now ms since 1970 */
export function takenFrom(held: DeviceState, device: Device, now: number): Partial<DeviceFields> {
  const mine = saidBy(device);
  const newer = <Name extends Field>(name: Name): NonNullable<DeviceState[Name]> | null => {
    const theirs = held[name];
    if (!theirs || isSame(name, theirs.value, mine[name]?.value)) return null;
    return (device.changedAt[name] ?? 0) < Date.parse(theirs.changedAt) ? theirs : null;
  };
  const language = newer('language');
  const reads = newer('reads');
  const place = newer('place');
  const weights = newer('weights');
  const hideOpened = newer('hideOpened');
  const opened = bothOpened(held.opened?.value ?? [], device.opened);
  return {
    ...(language && { language: language.value && { code: language.value, by: 'hand' as const } }),
    ...(reads && { reads: reads.value }),
    ...(place && { place: place.value && located(place.value, place.value.source, now) }),
    ...(weights && { weights: weights.value }),
    ...(hideOpened && { hideOpened: hideOpened.value }),
    ...(opened.length > device.opened.length && { opened }),
  };
}

/** Whether a device says anything that the account does not know, or knows less newly. */
export function knowsMore(said: DeviceState, held: DeviceState): boolean {
  return FIELDS.some((name) => {
    const mine = said[name];
    const theirs = held[name];
    return mine && (!theirs || Date.parse(theirs.changedAt) < Date.parse(mine.changedAt));
  });
}

/**
 * When the reader said what the account knows: taken over it is no newer, and gives way to what another device was told
 * since. The stories opened are those of both, a list that nobody had before.
 */
export function saidAt(held: DeviceState): Device['changedAt'] {
  const fields = Object.entries(held).filter(([name]) => name !== 'opened');
  return Object.fromEntries(fields.map(([name, { changedAt }]) => [name, Date.parse(changedAt)]));
}

/** @param held newest first @param known newest last, as the answer is */
function bothOpened(held: readonly string[], known: readonly string[]): readonly string[] {
  const mine = new Set(known);
  return [...held.filter((id) => !mine.has(id)).reverse(), ...known].slice(-MAX_OPENED);
}

export interface Difference {
  field: (typeof ASKED)[number];
  device: DeviceState;
  account: DeviceState;
  /** Which of the two was changed last. */
  newest: 'device' | 'account';
}

/** For each field that differs, whose value counts. */
export type Decide = (choices: readonly { field: Difference['field']; from: 'device' | 'account' }[]) => void;

/** Where both know something, and would say it in other words: of anything else the newest counts unasked. */
export function differences(device: Device, account: DeviceState): Difference[] {
  const mine = saidBy(device);
  return ASKED.flatMap((field) => {
    const here = mine[field];
    const there = account[field];
    if (!here?.value || !there?.value || isSame(field, inWords(here.value), inWords(there.value))) return [];
    const newest = here.changedAt > there.changedAt ? 'device' : 'account';
    return [{ field, device: mine, account, newest }];
  });
}

/** A slider is shown by a word, which stands for more than one number. */
function inWords(value: NonNullable<Value<(typeof ASKED)[number]>>): unknown {
  return 'nearness' in value ? WEIGHT_ORDER.map((slider) => dialWord(value[slider])) : value;
}

function isSame(field: Field, one: unknown, other: unknown): boolean {
  return comparable(field, one) === comparable(field, other);
}

/** A place is its name: the account knows coordinates less exactly. */
function comparable(field: Field, value: unknown): string {
  if (field !== 'place' || typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const { city, country } = value as { city: string; country: string };
  return JSON.stringify([city, country]);
}
