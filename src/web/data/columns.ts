/**
 * A list of like things, with the same fields, as one object of lists: the names of the fields travel once, and like stands beside
 * like, which compresses better. Of twenty stories it takes 200 bytes off a page.
 */
export type Columns<T> = { [Name in keyof T]: T[Name][] };

export function columnsOf<T extends object>(things: readonly T[]): Columns<T> {
  const [first] = things;
  const names = Object.keys(first ?? {}) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, things.map((thing) => thing[name])])) as Columns<T>;
}

/** What columns say, unchecked: the shape of the list that was meant is asked next. */
export function listedIn(columns: unknown): unknown[] {
  const lists = Object.entries(columns ?? {}).filter(([, list]) => Array.isArray(list)) as [
    string,
    unknown[],
  ][];
  return (lists[0]?.[1] ?? []).map((_, index) =>
    Object.fromEntries(lists.map(([name, list]) => [name, list[index]])),
  );
}
