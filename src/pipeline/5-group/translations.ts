import {
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  type LabelledReport,
  type PublisherLookup,
  TRANSLATION_LOCALE,
  type Translation,
} from '../../contract/contract.ts';
import { chooseHeadline } from './headline.ts';
import type { Sourced } from './origins.ts';
import { summaries } from './summary.ts';

/**
 * The story's text in other languages, by locale: from a report written in that language when there is one, else
 * the translation that the headline's publisher supplies, else one that any other publisher supplies.
 * @param known the headline that readers of a language know, if any
 */
export function storyTranslations(
  headline: Sourced,
  sources: Sourced[],
  publishers: PublisherLookup,
  known: (language: string) => string | null,
): Record<string, Translation> {
  const original = headline.report.language;
  const supplied = [...sources, headline].map(({ report }) => byLocale(report.translations));
  const translations: Record<string, Translation> = Object.assign({}, ...supplied);
  for (const language of INTERFACE_LANGUAGES) {
    const locale = TRANSLATION_LOCALE[language];
    if (language === original) delete translations[locale];
    const own = language === original ? null : chooseHeadline(sources, language, publishers, known(language));
    if (own) translations[locale] = { headline: own.report.title, ...summaries(startingWith(own, sources)) };
  }
  return Object.fromEntries(Object.entries(translations).map(([locale, text]) => [locale, whole(text)]));
}

/** What a publisher supplies for "nl" stands where readers of the interface's Dutch look for it, unless that is supplied as well. */
function byLocale(supplied: LabelledReport['translations']): LabelledReport['translations'] {
  const translations = { ...supplied };
  for (const tag of Object.keys(supplied)) {
    const language = interfaceLanguage(tag);
    const text = supplied[tag];
    if (!language || !text) continue;
    delete translations[tag];
    translations[TRANSLATION_LOCALE[language]] ??= text;
  }
  return translations;
}

/** What has no longer text says its short one there too: else the original's would be shown, in another language. */
function whole(text: Translation): Translation {
  return text.description.trim() === '' ? { ...text, description: text.sub_headline } : text;
}

/** The reports in the language of one, that one first. */
export function startingWith(first: Sourced, sources: Sourced[]): Sourced['report'][] {
  const others = sources.filter(
    (source) => source !== first && source.report.language === first.report.language,
  );
  return [first, ...others].map(({ report }) => report);
}
