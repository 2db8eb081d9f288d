/**
 * The keys behind codes and tokens. They live in the database, made by whichever process needs one first, so that all
 * processes agree and nobody has to configure them.
 */
import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import {
  askedTogether,
  hasPassed,
  type Log,
  MS_PER_DAY,
  madeOnce,
  provenTime,
} from '../contract/contract.ts';
import type { SecretsTable, Store } from '../store/types.ts';
import { SESSION_IDLE_DAYS } from './times.ts';

/** As long as the hash of HMAC-SHA-256: longer keys add nothing. */
const KEY_BYTES = 32;
/** How long a key signs before the next one does. */
const SIGNS_DAYS = 30;
/** Until the last token it signed has expired, and a day for clocks that differ. */
const KEPT_DAYS = SIGNS_DAYS + SESSION_IDLE_DAYS + 1;
/** A token may name a key that another process has just made; forged names must not keep the database busy. */
const LOOK_AGAIN_MS = 10_000;

const TOKENS = 'tokens';
const CODES = 'codes';
const ONLY = '1';

export interface SigningKey {
  /** Names it in the tokens it signs. */
  id: string;
  key: KeyObject;
}

export interface TokenKeys {
  /** The key that signs now. */
  current(): Promise<SigningKey>;
  /** One that signed earlier; null when it is none of ours. */
  find(id: string): Promise<KeyObject | null>;
}

/**
 * Keys of tokens: each is named by the thirty days in which it signs, so processes that make one together make the same. Those that
 * have had their time go when a process meets a new one, behind the back of whoever waits for that.
 */
export function openTokenKeys(
  store: Pick<Store, 'secrets' | 'newestDateGiven'>,
  now: () => Date,
  log: Log,
): TokenKeys {
  const { secrets } = store;
  const known = new Map<string, KeyObject>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  // A good token must not be called bad because another came first.
  const look = askedTogether(async () => {
    for (const { id, value } of await secrets.list(TOKENS)) known.set(id, createSecretKey(value));
    lookedAt = now().getTime();
  });
  const removeOld = async (): Promise<void> => {
    const proven = provenTime(now(), await store.newestDateGiven());
    await secrets.removeBefore(TOKENS, new Date(proven.getTime() - KEPT_DAYS * MS_PER_DAY));
  };
  const idNow = (): string => String(Math.floor(now().getTime() / (SIGNS_DAYS * MS_PER_DAY)));
  const agree = askedTogether(async (): Promise<SigningKey> => {
    const id = idNow();
    const made = await secrets.agree(TOKENS, { id, value: randomBytes(KEY_BYTES), madeAt: now() });
    const key = createSecretKey(made.value);
    known.set(id, key);
    removeOld().catch((error) => log.warn({ error: String(error) }, 'old token keys could not be removed'));
    return { id, key };
  });
  const current = async (): Promise<SigningKey> => {
    const id = idNow();
    const key = known.get(id);
    return key ? { id, key } : agree();
  };
  return {
    current,
    async find(id) {
      // Another process may have made it since we looked.
      if (!known.has(id) && id === idNow()) await current();
      if (!known.has(id) && hasPassed(LOOK_AGAIN_MS, lookedAt, now().getTime())) await look();
      return known.get(id) ?? null;
    },
  };
}

/** What codes, and the keys of counters, are hashed with. It never changes: what it hashes lives for a day at most. */
export function openHashKey(secrets: SecretsTable, now: () => Date): () => Promise<KeyObject> {
  return madeOnce(async () => {
    const made = { id: ONLY, value: randomBytes(KEY_BYTES), madeAt: now() };
    return createSecretKey((await secrets.agree(CODES, made)).value);
  });
}
