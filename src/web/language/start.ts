/** Which language a visit starts in, when the page arrived in another. */
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { chosenLanguage, hasToldServer } from './choice.ts';

/** What the start of a visit knows. */
interface Start {
  /** The language the page was rendered in. */
  rendered: InterfaceLanguage;
  /** The address's query: ?lang= is a wish of its own. */
  search: string;
  /** The reader's country as far as it is known without asking. */
  country: string | null;
}

/**
 * @returns the language to change to, or null to stay. A choice made by hand wins; a first visit from a known
 * country takes that country's language. A country without one of ours does not overrule the browser's own
 * preference, which the server rendered.
 */
export async function languageAtStart({
  rendered,
  search,
  country,
}: Start): Promise<InterfaceLanguage | null> {
  if (new URLSearchParams(search).has('lang')) return null;
  const chosen = chosenLanguage();
  if (chosen) return chosen === rendered ? null : chosen;
  if (!country || hasToldServer()) return null;
  const { detectLanguage } = await import('../../geo/browser.ts');
  const found = detectLanguage(country);
  return found === rendered || found === 'en' ? null : found;
}
