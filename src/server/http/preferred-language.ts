import Negotiator from 'negotiator';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, interfaceLanguage } from '../../contract/contract.ts';

/** The first supported language in the browser's order; English when there is none. */
export function preferredLanguage(acceptLanguage: string | undefined): InterfaceLanguage {
  // Without the header every language is as good: English.
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage ?? '' } });
  const found = negotiator.language([...INTERFACE_LANGUAGES]);
  return interfaceLanguage(found) ?? 'en';
}
