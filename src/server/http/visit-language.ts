/**
 * A language that an address asks for (?lang=) goes along with the reader's next clicks, until the browser is closed: without
 * scripts nothing else would keep it. It is no choice for good: what the device keeps of its reader counts before it.
 */
import { parseCookie } from 'cookie';
import { type InterfaceLanguage, interfaceLanguage } from '../../contract/contract.ts';

const NAME = 'helder-visit';
/** Over https only this very host can set it. */
const SECURE_NAME = `__Host-${NAME}`;

export type Cookies = Record<string, string | undefined>;

export function languageOfVisit(cookies: Cookies): InterfaceLanguage | null {
  return interfaceLanguage(cookies[SECURE_NAME] ?? cookies[NAME]);
}

/**
 * The header that keeps what this address asks for; nothing when it asks for nothing new. It is made for one answer and never
 * kept with a page.
 * @param url     path and query as sent
 * @param cookies the header, as sent
 * @param secure  readers come over https
 */
export function keepForVisit(
  url: string,
  cookies: string | undefined,
  secure: boolean,
): { 'set-cookie'?: string } {
  const mark = url.indexOf('?');
  const asked = mark < 0 ? null : interfaceLanguage(new URLSearchParams(url.slice(mark)).get('lang'));
  if (asked === null || asked === languageOfVisit(parseCookie(cookies ?? ''))) return {};
  const [name, ending] = secure ? [SECURE_NAME, '; Secure'] : [NAME, ''];
  return { 'set-cookie': `${name}=${asked}; Path=/; HttpOnly; SameSite=Lax${ending}` };
}
