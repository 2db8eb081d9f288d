/** Signing in: a code goes out by letter, and the right one begins a session. docs/security.md says what it withstands. */
import { type KeyObject, randomUUID } from 'node:crypto';
import {
  CODE_GAP_MS,
  CODE_MINUTES,
  CODE_TRIES,
  type ErrorCode,
  type InterfaceLanguage,
  type Log,
  type Tokens,
} from '../contract/contract.ts';
import { type Mailer, MayHaveGone } from '../mail/mail.ts';
import { networkOf } from '../net/public-address.ts';
import type { Store } from '../store/types.ts';
import { readEmail } from './address.ts';
import { DEMO_CODE, hashCode, isRightCode, makeCode, readCode } from './codes.ts';
import { AccountFault } from './fault.ts';
import { composeCodeLetter } from './letter.ts';
import { DEFAULT_PREFERENCES } from './preferences.ts';
import { COUNTED_OF_ADDRESS, GAP, LIMITS, type Limits } from './rate-limits.ts';
import { newSession } from './sessions.ts';
import type { SignInTokens } from './tokens.ts';

/** Tokens for the browser, and what its page cookie holds. */
export interface SignedIn {
  tokens: Tokens;
  pageToken: string;
}

/** Who asks. */
interface Asking {
  ip: string;
  /** The request came from this machine, past no proxy: only then the demo code counts, where it does. */
  isFromHere: boolean;
}

export interface SignIn {
  /**
   * Sends a code, whether or not the address has an account: nothing here looks. When the letter does not go, the code
   * sent before stays good and the next try need not wait.
   * @param failure  what it is called when the letter does not go
   * @throws AccountFault SIGN_IN_OFF, INVALID_EMAIL, TOO_SOON, TOO_MANY_CODES or `failure`
   */
  sendCode(
    email: string,
    asking: Asking & { language: InterfaceLanguage },
    failure: 'MAIL_FAILED' | 'RESEND_FAILED',
  ): Promise<void>;
  /**
   * Begins a session with the right code; the first one makes the account.
   * @throws AccountFault SIGN_IN_OFF, INVALID_EMAIL, INVALID_CODE or RATE_LIMITED
   */
  verify(email: string, code: string, asking: Asking & { device: string }): Promise<SignedIn>;
}

/** Takes back what was counted. */
type TakeBack = () => Promise<void>;
/** Of what was not counted. */
const NOTHING: TakeBack = async () => {};

export interface SignInParts {
  store: Pick<Store, 'signInCodes'>;
  mailer: Mailer;
  tokens: SignInTokens;
  limits: Limits;
  hashKey: () => Promise<KeyObject>;
  /** Signing in is switched on. */
  enabled: boolean;
  /** Where only this machine reaches us, the demo code is accepted, and limits per network would protect nobody. */
  demo: boolean;
  now: () => Date;
  log: Log;
}

export function openSignIn(parts: SignInParts): SignIn {
  const { store, mailer, tokens, limits, hashKey, enabled, demo, now, log } = parts;

  /** Counts for all limits or, where one is reached, for none: who is refused uses up nothing of a reader's. */
  const countCode = async (address: string, network: string): Promise<TakeBack> => {
    // The network first: one that asks for ever new addresses leaves no trace of them.
    const all = [
      { limit: LIMITS.codesPerNetwork, subject: network },
      { limit: LIMITS.codesPerDay, subject: address },
      { limit: LIMITS.codesPerHour, subject: address },
    ];
    const counted: TakeBack[] = [];
    const takeBack = async (): Promise<void> => {
      for (const one of counted) await one();
    };
    for (const { limit, subject } of all) {
      const one = await limits.count(limit, subject);
      if (typeof one === 'number') {
        await takeBack();
        log.warn({ limit: limit.name, wait: one }, 'the limit on codes was reached');
        throw new AccountFault('TOO_MANY_CODES', { field: 'email', retryAfterSeconds: one });
      }
      counted.push(one);
    }
    return takeBack;
  };

  /** Keeps the code, then sends it: a letter never goes out with a code that lets nobody in. */
  const keepAndSend = async (
    address: string,
    code: string,
    language: InterfaceLanguage,
    failure: ErrorCode,
    uncount: TakeBack,
  ): Promise<void> => {
    const sentAt = now();
    const kept = {
      email: address,
      hash: hashCode(await hashKey(), address, code),
      sentAt,
      expiresAt: new Date(sentAt.getTime() + CODE_MINUTES * 60_000),
    };
    const replaced = await store.signInCodes.put(kept);
    try {
      await mailer.send({ to: address, ...composeCodeLetter(code, language) });
    } catch (error) {
      // Without the address: who signs in is nobody's business.
      log.warn({ error: withoutAddresses(error) }, 'an e-mail with a code could not be sent');
      // Its code must let in whoever gets it, and it counts: or a slow mail server would send letters without end.
      if (error instanceof MayHaveGone) throw error;
      const guesses = await store.signInCodes.takeBack(kept, replaced);
      // A code that somebody guessed at counts, or a broken mail server would allow guesses without end.
      if (guesses === 0) await uncount();
      throw new AccountFault(failure);
    }
  };

  /**
   * Whoever reads the mailbox was not guessing, and has no code left that another one could wait for. The session has begun, and
   * nobody else knows its tokens: what fails here must not keep them from the reader, who would need another code; what was
   * counted goes with its hour.
   */
  const clearCounters = async (address: string, uncount: TakeBack): Promise<void> => {
    const cleared = await Promise.allSettled([uncount(), limits.forget(COUNTED_OF_ADDRESS, address)]);
    if (cleared.some(({ status }) => status === 'rejected')) log.warn({}, 'limits could not be cleared');
  };

  return {
    async sendCode(email, { ip, isFromHere, language }, failure) {
      const address = checkedAddress(email, enabled);
      const unlock = await limits.lock(GAP.name, address, CODE_GAP_MS);
      if (typeof unlock === 'number')
        throw new AccountFault('TOO_SOON', { field: 'email', retryAfterSeconds: unlock });
      try {
        const uncount = demo && isFromHere ? NOTHING : await countCode(address, networkOf(ip));
        await keepAndSend(address, makeCode(), language, failure, uncount);
      } catch (error) {
        if (error instanceof MayHaveGone) throw new AccountFault(failure);
        await unlock();
        throw error;
      }
    },

    async verify(email, typed, { ip, isFromHere, device }) {
      const address = checkedAddress(email, enabled);
      const code = readCode(typed);
      if (code === null) throw wrongCode();
      const isDemo = demo && isFromHere;
      const uncount = isDemo ? NOTHING : await limits.count(LIMITS.triesPerNetwork, networkOf(ip));
      if (typeof uncount === 'number') {
        log.warn({ wait: uncount }, 'a network has tried too many codes');
        throw new AccountFault('RATE_LIMITED', { retryAfterSeconds: uncount });
      }

      // Behind the redeemed code nothing may keep the tokens from the reader.
      await tokens.ready();
      const shown = hashCode(await hashKey(), address, code);
      const stored = await store.signInCodes.spendTry(address, CODE_TRIES, now());
      const right = isRightCode(shown, stored) || (isDemo && code === DEMO_CODE);
      if (!stored || !right) {
        log.info({ tries: stored ? 'some' : 'no code, or none left' }, 'a wrong code');
        throw wrongCode();
      }
      const { session, held } = newSession(device, now());
      const account = { id: randomUUID(), preferences: DEFAULT_PREFERENCES };
      const accountId = await store.signInCodes.redeem(
        { email: address, hash: stored },
        account,
        session,
        now(),
      );
      if (accountId === null) throw wrongCode();

      log.info({ account: accountId, session: session.id }, 'signed in');
      await clearCounters(address, uncount);
      const first = { accountId, sessionId: session.id, generation: 1 };
      return {
        tokens: {
          AccessToken: await tokens.signAccess(first),
          RefreshToken: held.refreshToken,
          IdToken: await tokens.signId(first, address),
        },
        pageToken: held.pageToken,
      };
    },
  };
}

function checkedAddress(email: string, enabled: boolean): string {
  if (!enabled) throw new AccountFault('SIGN_IN_OFF');
  const address = readEmail(email);
  if (address === null) throw new AccountFault('INVALID_EMAIL', { field: 'email' });
  return address;
}

const wrongCode = (): AccountFault => new AccountFault('INVALID_CODE', { field: 'code' });

/** Mail servers like to repeat whom they refused. */
function withoutAddresses(error: unknown): string {
  return String(error instanceof Error ? error.message : error).replace(/[^\s<>@]+@[^\s<>@]+/g, '…');
}
