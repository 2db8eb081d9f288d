export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The same as a page, where there is one. */
  html?: string;
  /** How long it is of use. Absent: for good. */
  goodForMinutes?: number | undefined;
}

export interface Sender {
  /** Empty for the address alone. */
  name: string;
  address: string;
}

/** The letter was with the server when that fell silent or the connection broke: it may arrive. */
export class MayHaveGone extends Error {}

/** Letters that lie on this machine. */
export interface KeptLetters {
  /** Removes those to this address. */
  forget(address: string): Promise<void>;
  /** Removes those that have been of no use for an hour. @returns how many */
  tidy(): Promise<number>;
}

/** What keeps no letters has nothing to forget or to tidy. */
export interface Mailer extends Partial<KeptLetters> {
  /**
   * Resolves with where the letter went once it is safely there.
   * @throws MayHaveGone when nobody can say; any other Error when it did not go
   */
  send(letter: Letter): Promise<string>;
}
