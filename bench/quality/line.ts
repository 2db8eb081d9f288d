/** One line of what Helder is held to. */
export interface Line {
  what: string;
  now: number;
  /** The first release. Null where it had no such thing. */
  first: number | null;
  /** At least this, or at most where less is better. */
  bar: number;
  less?: boolean;
}

export const line = (what: string, now: number, first: number | null, bar: number): Line => ({
  what,
  now,
  first,
  bar,
});

export const atMost = (what: string, now: number, first: number, bar: number): Line => ({
  ...line(what, now, first, bar),
  less: true,
});

export const meetsBar = ({ now, bar, less }: Line): boolean => (less ? now <= bar : now >= bar);
