/** What the store knows of people who sign in, as other rooms see it. Every `now` is the caller's clock. */
import type { Preferences } from '../contract/contract.ts';

/** A key that every process must agree on. */
export interface Secret {
  id: string;
  value: Buffer;
  madeAt: Date;
}

export interface SecretsTable {
  /** Keeps this secret, unless there is one of that purpose and id. Of processes that do it together, all get the same one. */
  agree(purpose: string, secret: Secret): Promise<Secret>;
  /** Newest first. */
  list(purpose: string): Promise<Secret[]>;
  removeBefore(purpose: string, madeBefore: Date): Promise<void>;
}

export interface StoredAccount {
  id: string;
  /** In the form that addresses are compared by. */
  email: string;
  /** "" = not given; nothing asks for one yet. */
  username: string;
  /** Null when a document of another release cannot be read. */
  preferences: Preferences | null;
  createdAt: Date;
  /** To the hour. */
  seenAt: Date;
}

export interface AccountsTable {
  find(id: string): Promise<StoredAccount | null>;
  findByEmail(email: string): Promise<StoredAccount | null>;
  /** Newest first. */
  list(limit: number): Promise<StoredAccount[]>;
  count(): Promise<number>;
  /** Removes the account with all that it owns, and a code that waits for its address. @returns false when there was none */
  remove(id: string): Promise<boolean>;
}

/** A session as it begins. The account is found by the address, or made. */
export interface NewSession {
  id: string;
  refreshHash: Buffer;
  pageHash: Buffer;
  /** "" = not known. */
  device: string;
  expiresAt: Date;
}

export interface SignInCode {
  email: string;
  hash: Buffer;
  sentAt: Date;
  expiresAt: Date;
}

/** A code that another took the place of. */
export type ReplacedCode = SignInCode & { wrongTries: number };

export interface SignInCodesTable {
  /** From now on this is the one code of the address, with all its tries. @returns the one before it; null = none */
  put(code: SignInCode): Promise<ReplacedCode | null>;
  /** As if a code had never been put. @returns how many tries were spent on it all the same */
  takeBack(code: SignInCode, replaced: ReplacedCode | null): Promise<number>;
  /**
   * Spends one of the tries that the address's code has left, before anybody compares: parallel guesses spend as many.
   * @returns the code's hash; null when there is no code, it has expired, or its tries are spent
   */
  spendTry(email: string, maxTries: number, now: Date): Promise<Buffer | null>;
  /**
   * Uses the code up and begins a session, in one step: a code lets in once, and none is lost half way.
   * @param account  what a new account begins with
   * @returns the account's id; null when somebody else was faster
   */
  redeem(
    code: { email: string; hash: Buffer },
    account: { id: string; preferences: Preferences },
    session: NewSession,
    now: Date,
  ): Promise<string | null>;
}

/** Counters and locks for all processes together. Each call is one statement, so none can be raced. */
export interface AttemptsTable {
  /** Counts one more within the window. @returns false, and counts nothing, when `limit` is reached */
  count(key: Buffer, window: { since: Date; until: Date }, limit: number): Promise<boolean>;
  /** Takes one back. */
  giveBack(key: Buffer, since: Date): Promise<void>;
  /** Locks the key until then. @returns until when somebody else has it; null when nobody had */
  lock(key: Buffer, now: Date, until: Date): Promise<Date | null>;
  /** Lets go of a lock that was taken until `until`. */
  unlock(key: Buffer, until: Date): Promise<void>;
  /** Forgets these keys, locks and counters. */
  forget(keys: Buffer[]): Promise<void>;
}

export interface StoredSession {
  id: string;
  device: string;
  createdAt: Date;
  /** To the hour. */
  seenAt: Date;
}

/** What somebody shows who wants a session renewed. */
export interface Renewal {
  id: string;
  accountId: string;
  refreshHash: Buffer;
  /** Of the id token, which says the same as the access token that came with it. */
  generation: number;
}

export interface SessionsTable {
  /**
   * Whether the account still has this session. Who asks with the newest generation got the answer that brought it: nobody
   * needs the one before any more.
   * @param session  `generation` of the access token; null = it says none
   */
  holds(session: { id: string; accountId: string; generation: number | null }, now: Date): Promise<boolean>;
  /**
   * Replaces the id token, unless that was done at or after `graceFrom`. One that was replaced since then, or whose
   * successor nobody has used, is answered with the newest generation; any other that comes back gives away that two
   * parties hold the session, and ends it.
   * @param limits  until when it lives from now on, and how many days after it began at the latest
   */
  renew(
    shown: Renewal,
    now: Date,
    limits: { graceFrom: Date; expiresAt: Date; maxDays: number },
  ): Promise<{ generation: number; email: string } | 'ended' | null>;
  /** Newest seen first. */
  list(accountId: string, now: Date): Promise<StoredSession[]>;
  /** @returns false when the account has no such session */
  end(accountId: string, id: string): Promise<boolean>;
  /** @returns how many there were */
  endAll(accountId: string): Promise<number>;
}

/** What has had its time, by kind: how many went. */
export interface TidiedSignIn {
  codes: number;
  attempts: number;
  sessions: number;
}
