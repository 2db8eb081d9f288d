/** The calls of signing in. What fails carries the words of the logs; the cause says what to tell the reader. */

import type { Tokens } from '../../contract/contract.ts';
import { CODE_GAP_MS } from '../../contract/limits.ts';
import { post } from '../data/api.ts';
import { ApiError } from '../data/api-error.ts';
import { tokensShape } from '../session/tokens.ts';

const anything = () => null;

/** As specified: whoever is known already gets a code all the same. */
const KNOWN = 'already registered';

/**
 * Has a code sent to this address.
 * @returns when the one was sent that is good now, in milliseconds since 1970
 * @throws Error with an ApiError as its cause
 */
export async function startEmail(email: string): Promise<number> {
  try {
    await post({ path: '/api/auth/email/start' }, { email }, anything);
    return Date.now();
  } catch (cause) {
    // A code that was sent a moment ago is as good as one that is sent now: had it let anybody in, another would have been sent.
    const sentAt = sentBefore(cause);
    if (sentAt !== null) return sentAt;
    if (cause instanceof ApiError && cause.message.includes(KNOWN)) return Date.now();
    throw failure(cause, 'Failed to start email authentication', 'Network error during email authentication');
  }
}

/** @throws Error with an ApiError as its cause */
export async function verifyCode(email: string, code: string): Promise<Tokens> {
  try {
    return await post({ path: '/api/auth/email/verify' }, { email, code }, tokensShape);
  } catch (cause) {
    throw failure(cause, 'Invalid verification code', 'Verification failed');
  }
}

/** @throws Error with an ApiError as its cause */
export async function resendCode(email: string): Promise<void> {
  try {
    await post({ path: '/api/auth/email/resend' }, { email }, anything);
  } catch (cause) {
    throw failure(cause, 'Failed to resend code', 'Network error');
  }
}

/** @returns where no code was sent because of one that was sent before: when that was, in milliseconds since 1970; else null */
export function sentBefore(cause: unknown): number | null {
  if (!(cause instanceof ApiError) || cause.code !== 'TOO_SOON') return null;
  return Date.now() - (cause.retryAfter > 0 ? CODE_GAP_MS - cause.retryAfter * 1000 : 0);
}

/** @param refused said when the server said no without words of its own @param otherwise said when it said nothing */
function failure(cause: unknown, refused: string, otherwise: string): Error {
  const isRefused = cause instanceof ApiError && cause.kind === 'refused';
  return new Error(isRefused ? cause.message || refused : otherwise, { cause });
}
