import { aheadWhenClocksShow } from '../../geo/geo.ts';

/** Offsets in minutes of the zone abbreviations that feeds use; of ambiguous ones the commonest reading. */
const ZONES: readonly string[] = [
  'z=0 ut=0 utc=0 gmt=0 wet=0 west=60 bst=60',
  'cet=60 met=60 mez=60 cest=120 mest=120 mesz=120 eet=120 eest=180 msk=180',
  'est=-300 edt=-240 cst=-360 cdt=-300 mst=-420 mdt=-360',
  'pst=-480 pdt=-420 ast=-240 adt=-180 akst=-540 akdt=-480 hst=-600',
  'brt=-180 art=-180 ist=330 pkt=300 sast=120 sgt=480 hkt=480 jst=540 kst=540',
  'aest=600 aedt=660 acst=570 awst=480 nzst=720 nzdt=780',
];

const OFFSET_BY_ZONE: ReadonlyMap<string, number> = new Map(
  ZONES.flatMap((zones) => zones.split(' ')).map((zone): [string, number] => {
    const [name = '', minutes] = zone.split('=');
    return [name, Number(minutes)];
  }),
);

/** Abbreviations that say what clocks show there, in summer as in winter. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['et', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['mt', 'America/Denver'],
  ['pt', 'America/Los_Angeles'],
]);

/** Abbreviations that are the local time of a few zones, and elsewhere what most feeds mean by them. */
const LOCAL: Readonly<Record<string, RegExp>> = {
  ist: /^(?:Europe\/Dublin|Asia\/(?:Jerusalem|Tel_Aviv))$/,
  cst: /^(?:Asia\/(?:Shanghai|Chongqing|Harbin|Taipei|Macau|Hong_Kong)|America\/Havana)$/,
  cdt: /^America\/Havana$/,
  est: /^Australia\//,
  edt: /^Australia\//,
  bst: /^Asia\/Dhaka$/,
  ast: /^Asia\/(?:Riyadh|Kuwait|Baghdad|Qatar|Bahrain|Aden)$/,
  pst: /^Asia\/Manila$/,
};

/**
 * Minutes a zone is ahead of UTC, from its abbreviation; null where nobody knows it, or it is the publisher's own time.
 * @param wall what clocks show there, as milliseconds since 1970 in UTC
 * @param timeZone IANA name of the publisher's zone: in Dublin, IST is not that of Mumbai
 */
export function offsetOfZone(abbreviation: string, wall: number, timeZone: string): number | null {
  const name = abbreviation.toLowerCase();
  if (Object.hasOwn(LOCAL, name) && LOCAL[name]?.test(timeZone)) return null;
  const place = PLACES.get(name);
  return place ? aheadWhenClocksShow(place, wall) : (OFFSET_BY_ZONE.get(name) ?? null);
}
