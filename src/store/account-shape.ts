import {
  type DeviceState,
  DeviceStateSchema,
  type Preferences,
  PreferencesSchema,
} from '../contract/contract.ts';
import { decoder, fieldsIn, type Shape } from './shape.ts';

const SHAPE: Shape<typeof PreferencesSchema> = { schema: PreferencesSchema, steps: [(same) => same] };
/** A step above takes one here, and the other way round: both documents share the number of their shape. */
const DEVICE_SHAPE: Shape<typeof DeviceStateSchema> = {
  schema: DeviceStateSchema,
  steps: [
    // No language meant every language, which no call could say: back to the usual.
    ({ reads, ...rest }) => {
      if (reads === undefined) return rest;
      const { value, ...stamp } = fieldsIn(reads);
      return {
        ...rest,
        reads: { ...stamp, value: Array.isArray(value) && value.length === 0 ? null : value },
      };
    },
  ],
};

/** The number written beside an account's documents. It grows by one, with a step above, when a field of them changes. */
export const ACCOUNT_SHAPE = SHAPE.steps.length;

export const readStoredPreferences: (document: unknown, shape: number) => Preferences | null = decoder(SHAPE);

export const readStoredDevice: (document: unknown, shape: number) => DeviceState | null =
  decoder(DEVICE_SHAPE);
