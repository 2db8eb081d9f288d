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

/**
 * Field by field the one that was changed last; of two changed at the same moment, the one that is kept. A device whose clock
 * runs ahead says it now, so that it does not have the last word for ever; and what was kept while our own clock ran ahead gives
 * way to any word, or nothing could be changed until that time has come.
 */
export function mergedDeviceState(kept: DeviceState | null, said: DeviceState, now: Date): DeviceState {
  const merged: Record<string, DeviceState[keyof DeviceState]> = { ...kept };
  for (const [name, field] of Object.entries(said)) {
    const saidAt = Date.parse(field.changedAt);
    // A leap second is no time to a computer.
    const changedAt = (saidAt < now.getTime() ? new Date(saidAt) : now).toISOString();
    const before = merged[name];
    if (!before || before.changedAt < changedAt || Date.parse(before.changedAt) > now.getTime())
      merged[name] = { ...field, changedAt };
  }
  return merged;
}
