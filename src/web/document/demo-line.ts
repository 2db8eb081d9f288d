/**
 * Says above every page that stories are invented, while any are. It stands outside the app, which most readers load without it: so it is there
 * in every language, for a reader who changes theirs without loading the page anew.
 */
import type { InterfaceLanguage, Invented, Site } from '../../contract/contract.ts';
import { escapeMarkup } from '../../contract/escape.ts';
import { INTERFACE_LANGUAGES } from '../../contract/locale.ts';
import { loadCatalogue, translator } from '../../texts/browser.ts';

/** Goes with the line, and with no other page. */
export const DEMO_STYLE = `.demo{padding:var(--s2) var(--gutter);background:var(--sunken);color:var(--ink-2);font-size:var(--text-meta);text-align:center}@media(max-width:48rem){.demo span{display:none}}${INTERFACE_LANGUAGES.map(
  (language) => `:root:lang(${language}) .demo>:not(:lang(${language}))`,
).join()}{display:none}`;

export async function demoLine(invented: Invented, site: Pick<Site, 'publishers'>): Promise<string> {
  if (invented === 'none') return '';
  // An installation may have no others.
  const awaited = site.publishers.some(({ demo }) => !demo);
  const lines = INTERFACE_LANGUAGES.map(async (language) => lineIn(language, invented, awaited));
  return `<style>${DEMO_STYLE}</style><aside class="demo">${(await Promise.all(lines)).join('')}</aside>`;
}

async function lineIn(
  language: InterfaceLanguage,
  invented: 'some' | 'all',
  awaited: boolean,
): Promise<string> {
  const t = translator(language, await loadCatalogue(language));
  if (invented === 'some') return `<p lang="${language}">${escapeMarkup(t('demo.line.some'))}</p>`;
  // On a phone and a tablet the first sentence is enough: the second would take a line more above the news.
  const more = awaited ? ` <span>${escapeMarkup(t('demo.line.real'))}</span>` : '';
  return `<p lang="${language}">${escapeMarkup(t('demo.line'))}${more}</p>`;
}
