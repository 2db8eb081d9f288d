/** What a reader's devices know, merged: of each field the newest word counts. */
import { type DeviceState, DeviceStateSchema, roundedPlace } from '../contract/contract.ts';
import { checked } from './preferences.ts';

/**
 * Parses what a device says; unknown fields are dropped, and a place is known no better than its cookie tells.
 * @throws PreferencesFault naming what is wrong
 */
export function readDeviceState(outside: unknown): DeviceState {
  const said = checked(DeviceStateSchema, structuredClone(outside));
  const { place } = said;
  return place?.value ? { ...said, place: { ...place, value: roundedPlace(place.value) } } : said;
}

/** Not 0, which a device takes for "never". */
const BEFORE_ANY_WORD = new Date(1).toISOString();

/**
 * What is kept, as it is told to devices. What was kept while our own clock ran ahead is older than any word: a device takes what
 * is newer here before it tells what its reader chose, and nothing could be changed until that time has come.
 */
export function knownDeviceState(kept: DeviceState | null, now: Date): DeviceState {
  const fields = Object.entries(kept ?? {}).map(([name, field]) => {
    const isToCome = Date.parse(field.changedAt) > now.getTime();
    return [name, isToCome ? { ...field, changedAt: BEFORE_ANY_WORD } : field];
  });
  return Object.fromEntries(fields);
}

/**
 * Field by field the one that was changed last; of two changed at the same moment, the one that is kept. A device whose clock
 * runs ahead says it now, so that it does not have the last word for ever.
 */
export function mergedDeviceState(kept: DeviceState | null, said: DeviceState, now: Date): DeviceState {
  const merged: Record<string, DeviceState[keyof DeviceState]> = knownDeviceState(kept, now);
  for (const [name, field] of Object.entries(said)) {
    const saidAt = Date.parse(field.changedAt);
    // A leap second is no time to a computer.
    const changedAt = (saidAt < now.getTime() ? new Date(saidAt) : now).toISOString();
    const before = merged[name];
    if (!before || before.changedAt < changedAt) merged[name] = { ...field, changedAt };
  }
  return merged;
}
