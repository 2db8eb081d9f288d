import {
  languageOf,
  type Reader,
  type Story,
  TRANSLATION_LOCALE,
  type Translation,
} from '../contract/contract.ts';
import { ended } from './ended.ts';
import { typeset } from './typeset.ts';

/** A story's texts as one reader sees them, and the language of the headline. */
export interface ShownText extends Translation {
  language: string;
}

type Told = Pick<Reader, 'language' | 'reads'>;

/** {@link writtenIn}, set as a printer would. */
export const textIn = (story: Story, reader: Told): ShownText => setText(writtenIn(story, reader));

/** A story's texts with the quotation marks of their language, and a full stop at the end. */
export function setText(text: ShownText): ShownText {
  const { headline, sub_headline, language } = text;
  const description = typeset(text.description, language);
  const lead = typeset(sub_headline, language);
  // Marks stand as what follows has them: cut from the whole, the summary is still its beginning.
  const summary = text.description.startsWith(sub_headline) ? description.slice(0, lead.length) : lead;
  return {
    headline: typeset(headline, language),
    sub_headline: ended(summary, language),
    description: ended(description, language),
    language,
  };
}

/**
 * The texts in the interface's language when they exist in it, else the original when the reader reads that, else
 * a translation into a language they read, else the original. Field by field: an empty translation counts as
 * missing.
 */
export function writtenIn(story: Story, { language, reads }: Told): ShownText {
  if (story.language === language) return original(story);
  const wanted = translation(story, language);
  if (wanted) return merged(story, wanted, language);
  if (reads.includes(story.language)) return original(story);
  for (const readable of reads) {
    const other = translation(story, readable);
    if (other) return merged(story, other, readable);
  }
  return original(story);
}

function original({ headline, sub_headline, description, language }: Story): ShownText {
  return { headline, sub_headline, description, language };
}

function merged(story: Story, text: Translation, language: string): ShownText {
  return {
    headline: filled(text.headline, story.headline),
    sub_headline: filled(text.sub_headline, story.sub_headline),
    description: filled(text.description, story.description),
    language: text.headline.trim() === '' ? story.language : language,
  };
}

const filled = (text: string, fallback: string): string => (text.trim() === '' ? fallback : text);

const INTERFACE_LOCALES: Readonly<Record<string, string>> = TRANSLATION_LOCALE;

/** The translation of the language's own locale, else of any locale of that language. */
function translation(story: Story, language: string): Translation | null {
  const own = story.translations[INTERFACE_LOCALES[language] ?? ''];
  if (own) return own;
  const locale = Object.keys(story.translations).find((name) => languageOf(name) === language);
  return (locale && story.translations[locale]) || null;
}
