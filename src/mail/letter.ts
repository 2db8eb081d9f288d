export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The same as a page, where there is one. */
  html?: string;
}

export interface Mailer {
  /** Resolves with where the letter went once it is safely there. @throws Error when it did not go, or nobody can say */
  send(letter: Letter): Promise<string>;
  /** Removes letters to this address that are kept here. Absent where none are. */
  forget?(address: string): Promise<void>;
}
