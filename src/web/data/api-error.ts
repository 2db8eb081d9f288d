/** network = no answer; refused = the server said no; unreadable = it answered something that is not what was asked for. */
export type ApiErrorKind = 'network' | 'refused' | 'unreadable';

export const NOT_FOUND = 404;

/** Why a call failed. `message` is the server's error.message when it sent one, else "". */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  /** Seconds until it may be asked again; 0 when the server did not say. */
  readonly retryAfter: number;
  constructor(
    kind: ApiErrorKind,
    status: number,
    code: string,
    message: string,
    cause?: unknown,
    retryAfter = 0,
  ) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Whether the server said that there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === NOT_FOUND;
}
