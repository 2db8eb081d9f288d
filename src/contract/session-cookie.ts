/**
 * The cookie that names the session for rendering pages, and for nothing else: no call accepts it. Over https only this very
 * host can set it, and it never travels in the clear.
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? '__Host-helder-session' : 'helder-session';
}
