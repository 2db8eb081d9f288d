import type { ErrorCode } from '../contract/contract.ts';

/** Something that an account cannot have or do; the texts have words for each code. */
export class AccountFault extends Error {
  readonly code: ErrorCode;
  /** The field of the request at fault. */
  readonly field: string | undefined;
  /** When it may be tried again, if it may. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    { field, retryAfterSeconds }: { field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(code);
    this.name = 'AccountFault';
    this.code = code;
    this.field = field;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** @throws AccountFault NOT_AUTHENTICATED when there is no such account any more */
export function orGone<T>(found: T | null): T {
  if (found === null) throw new AccountFault('NOT_AUTHENTICATED');
  return found;
}
