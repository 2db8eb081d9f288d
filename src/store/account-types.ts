/**
 * What an account owns, as other rooms see it. Changes run on the locked row of the account, so that of twenty that come
 * together each sees what the one before it left: limits are decided in there. A change that throws writes nothing; null
 * is answered when there is no such account (any more).
 */
import type { Amount, DeviceState, PlanId, Preferences, Story } from '../contract/contract.ts';

export interface PreferencesTable {
  /**
   * @param change  makes the preferences to keep from those that are; null = none that can be read
   */
  change(
    accountId: string,
    change: (kept: Preferences | null, subscription: SubscriptionRecord) => Preferences,
  ): Promise<Preferences | null>;
}

export interface DevicesTable {
  /** Null when no device said anything yet. */
  read(accountId: string): Promise<DeviceState | null>;
  change(accountId: string, change: (kept: DeviceState | null) => DeviceState): Promise<DeviceState | null>;
}

/** A subscription as it was last changed; what became of it since, `accounts` works out. */
export interface SubscriptionRecord {
  status: 'none' | 'trialing' | 'active';
  plan: PlanId | null;
  /** "" = never had anything. */
  customer: string;
  /** Beside `active`: of the trial that the first period will follow. */
  trialEnd: Date | null;
  /** Of what was paid, or of such a trial. */
  periodEnd: Date | null;
  /** Day of the month (UTC) on which the first period began, and all others do where the month has it. */
  billingDay: number | null;
  /** ISO 4217: what it is paid in. */
  currency: string | null;
  cancelAtPeriodEnd: boolean;
  trialUsed: boolean;
}

export interface PaidPeriod {
  plan: PlanId;
  amount: Amount;
  start: Date;
  end: Date;
}

export interface StoredInvoice extends PaidPeriod {
  id: string;
  number: number;
}

export interface SubscriptionsTable {
  read(accountId: string): Promise<SubscriptionRecord>;
  /**
   * @param change  what to keep, and the periods that were paid by it: each gets an invoice with the next number
   */
  change(
    accountId: string,
    change: (kept: SubscriptionRecord) => { record: SubscriptionRecord; paid: PaidPeriod[] },
  ): Promise<SubscriptionRecord | null>;
  /** Newest first. */
  invoices(accountId: string): Promise<StoredInvoice[]>;
  /** Null when this account has no such invoice. */
  invoice(accountId: string, id: string): Promise<StoredInvoice | null>;
}

export interface StoredSave {
  id: string;
  /** The story's id in force: it follows when the story is merged into another. */
  storyId: string;
  savedAt: Date;
  /** As it was when it was saved. */
  story: Story;
}

export interface SavedStoriesTable {
  /**
   * Newest saved first. What this release cannot read is left out. With Premium there may be thousands, so some are read at a time.
   * @param tell  what is kept of each
   * @param caller  aborted when nobody waits for the list any more: it ends with what it has
   */
  list<Told>(accountId: string, tell: (save: StoredSave) => Told, caller?: AbortSignal): Promise<Told[]>;
  /** Newest saved first, without the stories: short however many there are. */
  ids(accountId: string): Promise<Omit<StoredSave, 'story'>[]>;
  /** By the id of the story, or of the save. */
  find(accountId: string, id: string): Promise<StoredSave | null>;
  /**
   * Saves a story, or finds it saved already.
   * @param save  `pictureHash` = of the kept picture that the story shows already; this save keeps it from now on too
   * @param allow  throws when the reader may not save another; not asked when the story is saved already
   */
  save(
    accountId: string,
    save: StoredSave & { pictureHash?: Buffer | null },
    allow: (saved: number, subscription: SubscriptionRecord) => void,
  ): Promise<{ id: string; savedAt: Date; isNew: boolean } | null>;
  /**
   * Brings a save back that was removed no longer than SAVE_UNDO_MS ago, as it was.
   * @param allow  throws when the reader may not save another; asked only where they would have more than before the removal
   * @returns null when there is none, or the story is saved
   */
  bringBack(
    accountId: string,
    storyId: string,
    now: Date,
    allow: (saved: number, subscription: SubscriptionRecord) => void,
  ): Promise<{ id: string; savedAt: Date } | null>;
  /** By the id of the story, or of the save. Nothing but `bringBack` sees it from then on. @returns false when it was not saved */
  remove(accountId: string, id: string, now: Date): Promise<boolean>;
  /** Removes all at once and for good. */
  removeAll(accountId: string): Promise<void>;
  /** Saves made since then whose picture was not kept, at most so many, in no order: none that fails is in the way of others. */
  withoutPicture(since: Date, most: number): Promise<StoredSave[]>;
  /** Removes for good what can no longer be brought back. @returns how many */
  forgetRemoved(now: Date): Promise<number>;
}

export interface SavedPicture {
  /** SHA-256 of the bytes. */
  hash: Buffer;
  /** Media type. */
  type: string;
  bytes: Buffer;
}

export interface SavedPicturesTable {
  /** Keeps a picture of a saved story, and the story that shows it. Nothing happens when the story is not saved any more. */
  keep(save: Pick<StoredSave, 'id' | 'story'>, picture: SavedPicture, savedAt: Date): Promise<void>;
  find(hash: Buffer): Promise<Pick<SavedPicture, 'type' | 'bytes'> | null>;
  /** Removes what no saved story shows any more. @returns how many */
  prune(): Promise<number>;
}

/** An account with all that a page of its reader's depends on. */
export interface StoredReader {
  id: string;
  email: string;
  /** "" = not given; nothing asks for one yet. */
  username: string;
  /** Null when a document of another release cannot be read. */
  preferences: Preferences | null;
  /** With the stories they opened only where they hide those; null when no device said anything that can be read. */
  device: DeviceState | null;
  subscription: SubscriptionRecord;
  /** Ids of stories, newest saved first. */
  savedStories: string[];
}

/** One question each. */
export interface ReadersTable {
  /** Whose pages this cookie may render, while the session lasts. */
  byPage(pageHash: Buffer, now: Date): Promise<StoredReader | null>;
  byAccount(accountId: string): Promise<StoredReader | null>;
}
