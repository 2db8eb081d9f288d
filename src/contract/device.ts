/** What a reader's devices know of them and share through the account: each field with the time it was last changed. */
import { type Static, type TSchema, Type } from 'typebox';
import { LANGUAGE_PATTERN } from './expected.ts';
import { MAX_OPENED, STORY_ID_PATTERN } from './limits.ts';
import { INTERFACE_LANGUAGES } from './locale.ts';
import { MAX_LANGUAGES, MAX_NAME_LENGTH, PLACE_SOURCES, toCell } from './reader-cookie.ts';
import { MAX_SLIDER, type WEIGHT_ORDER } from './weights.ts';

/** A field that a device knows; absent = it never said. */
const stamped = <T extends TSchema>(value: T) =>
  Type.Optional(Type.Object({ value, changedAt: Type.String({ format: 'date-time', maxLength: 40 }) }));

const slider = Type.Number({ minimum: 0, maximum: MAX_SLIDER });
const name = Type.String({ maxLength: MAX_NAME_LENGTH });

/** GET and PUT /profile/device. A value of null is said too: "as the browser prefers", "no place", "every slider in the middle". */
export const DeviceStateSchema = Type.Object({
  language: stamped(Type.Union([Type.Enum(INTERFACE_LANGUAGES), Type.Null()])),
  /** ISO 639-1. */
  reads: stamped(
    Type.Union([
      Type.Array(Type.String({ pattern: LANGUAGE_PATTERN }), { minItems: 1, maxItems: MAX_LANGUAGES }),
      Type.Null(),
    ]),
  ),
  /** Rounded to 0.1° as in the reader's cookie. */
  place: stamped(
    Type.Union([
      Type.Object({
        latitude: Type.Number({ minimum: -90, maximum: 90 }),
        longitude: Type.Number({ minimum: -180, maximum: 180 }),
        city: name,
        country: name,
        source: Type.Enum(PLACE_SOURCES),
      }),
      Type.Null(),
    ]),
  ),
  weights: stamped(
    Type.Union([
      Type.Object({
        nearness: slider,
        freshness: slider,
        quality: slider,
        coverage: slider,
        interests: slider,
      } satisfies Record<(typeof WEIGHT_ORDER)[number], typeof slider>),
      Type.Null(),
    ]),
  ),
  /** Ids of stories, newest opened first. */
  opened: stamped(Type.Array(Type.String({ pattern: STORY_ID_PATTERN }), { maxItems: MAX_OPENED })),
  hideOpened: stamped(Type.Boolean()),
});
export type DeviceState = Static<typeof DeviceStateSchema>;

/** The same place, known no better than the reader's cookie tells it. */
export function roundedPlace<T extends { latitude: number; longitude: number }>(place: T): T {
  return { ...place, latitude: toCell(place.latitude), longitude: toCell(place.longitude) };
}
