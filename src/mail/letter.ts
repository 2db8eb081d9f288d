export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The same as a page, where there is one. */
  html?: string;
}

export interface Sender {
  /** Empty for the address alone. */
  name: string;
  address: string;
}

/** The letter was with the server when that fell silent or the connection broke: it may arrive. */
export class MayHaveGone extends Error {}

export interface Mailer {
  /**
   * Resolves with where the letter went once it is safely there.
   * @throws MayHaveGone when nobody can say; any other Error when it did not go
   */
  send(letter: Letter): Promise<string>;
  /** Removes letters to this address that are kept here. Absent where none are. */
  forget?(address: string): Promise<void>;
}
