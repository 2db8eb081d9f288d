/** Which language a visit starts in, when the page arrived in another. */
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import type { DeviceLanguage } from '../reader/device.ts';

/** What the start of a visit knows. */
interface Start {
  /** The language the page was rendered in. */
  rendered: InterfaceLanguage;
  /** The address's query: ?lang= is a wish of its own. */
  search: string;
  /** What the device remembers. */
  remembered: DeviceLanguage | null;
  /** What the browser prefers, best first, for example "en-GB". */
  preferred: readonly string[];
  /** The reader's country as far as it is known without asking. */
  country: string | null;
}

/**
 * @returns the language to change to, or null to stay. A choice made by hand wins, then what the browser prefers if it
 * is one of ours, which the server has followed; else a known country's language, unless an earlier visit settled it.
 */
export async function languageAtStart(start: Start): Promise<InterfaceLanguage | null> {
  const { rendered, remembered, country } = start;
  if (new URLSearchParams(start.search).has('lang')) return null;
  if (remembered?.by === 'hand') return remembered.code === rendered ? null : remembered.code;
  if (!country || remembered || start.preferred.some(isOffered)) return null;
  const { detectLanguage } = await import('../../geo/browser.ts');
  const found = detectLanguage(country);
  return found === rendered ? null : found;
}

function isOffered(tag: string): boolean {
  return INTERFACE_LANGUAGES.some((language) => tag.toLowerCase().split('-')[0] === language);
}
