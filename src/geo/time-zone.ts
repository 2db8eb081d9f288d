/** Which country a time zone lies in, as ICU has it: good enough to rank by, and never called a place. */
import { COUNTRIES } from './countries.ts';

/** What Intl.Locale tells of a region's time zones: newer engines by a method, older ones by a property. */
interface Zones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

let countries: ReadonlyMap<string, string> | null = null;

/**
 * The English name of the country a time zone lies in; null for UTC and the like. The first call takes some 40 ms.
 * @param timeZone IANA name as this engine spells it
 */
export function countryOfZone(timeZone: string): string | null {
  countries ??= new Map(
    COUNTRIES.flatMap(({ code, name }) => zonesOf(code).map((zone) => [zone, name] as const)),
  );
  return countries.get(timeZone) ?? null;
}

function zonesOf(region: string): readonly string[] {
  const locale = new Intl.Locale('und', { region }) as Zones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
