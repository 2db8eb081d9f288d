/** What a reader's devices know, merged: of each field the newest word counts. */
import { Value } from 'typebox/value';
import { type DeviceState, DeviceStateSchema, roundedPlace } from '../contract/contract.ts';
import { PreferencesFault } from './preferences.ts';

/**
 * Parses what a device says; unknown fields are dropped, and a place is known no better than its cookie tells.
 * @throws PreferencesFault naming the field
 */
export function readDeviceState(outside: unknown): DeviceState {
  const clean = Value.Clean(DeviceStateSchema, structuredClone(outside));
  if (!Value.Check(DeviceStateSchema, clean)) {
    const fault = Value.Errors(DeviceStateSchema, clean)[0];
    throw new PreferencesFault(
      (fault?.instancePath ?? '').replace(/^\//, '').replaceAll('/', '.'),
      fault?.message ?? 'is not understood',
    );
  }
  const { place } = clean;
  return place?.value ? { ...clean, place: { ...place, value: roundedPlace(place.value) } } : clean;
}

/**
 * Field by field the one that was changed last; of two changed at the same moment, the one that is kept. A device whose clock
 * runs ahead says it now, so that it does not have the last word for ever.
 */
export function mergedDeviceState(kept: DeviceState | null, said: DeviceState, now: Date): DeviceState {
  const merged: Record<string, DeviceState[keyof DeviceState]> = { ...kept };
  for (const [name, field] of Object.entries(said)) {
    const saidAt = Date.parse(field.changedAt);
    // A leap second is no time to a computer.
    const changedAt = (saidAt < now.getTime() ? new Date(saidAt) : now).toISOString();
    const before = merged[name];
    if (!before || before.changedAt < changedAt) merged[name] = { ...field, changedAt };
  }
  return merged;
}
