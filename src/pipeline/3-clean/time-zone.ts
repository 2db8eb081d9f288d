const MS_PER_MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat | null>();

function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const cached = formats.get(timeZone);
  if (cached !== undefined) return cached;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    // A zone nobody knows: the caller goes on without it.
  }
  formats.set(timeZone, format);
  return format;
}

/**
 * Minutes that a zone is ahead of UTC when its clocks show `wall`.
 * @param wall the time on the clock, written as if it were UTC, in milliseconds
 * @returns null for a zone that does not exist
 */
export function offsetAt(timeZone: string, wall: number): number | null {
  const format = formatOf(timeZone);
  if (!format) return null;
  const ahead = (instant: number): number => {
    const part = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const shown = Date.UTC(
      part.year ?? 0,
      (part.month ?? 1) - 1,
      part.day ?? 1,
      part.hour ?? 0,
      part.minute ?? 0,
      part.second ?? 0,
    );
    return Math.round((shown - instant) / MS_PER_MINUTE);
  };
  // The second look is right on the days the clocks change.
  return ahead(wall - ahead(wall) * MS_PER_MINUTE);
}
