import { type InterfaceLanguage, type Reader, TRANSLATION_LOCALE } from '../contract/contract.ts';
import type { ListedStory } from '../edition/edition.ts';
import type { Letter } from '../mail/mail.ts';
import { mailTextsIn } from '../texts/texts.ts';
import type { DigestChoice } from './choose.ts';

/**
 * Writes the letter in the reader's language, as plain text that any mail program shows well.
 * @param publicUrl  where story links point, without a slash at its end
 * @param timeZone   of readers who did not say theirs
 */
export function composeDigest(
  choice: DigestChoice,
  reader: Reader,
  { publicUrl, now, timeZone }: { publicUrl: string; now: Date; timeZone: string },
): Omit<Letter, 'to'> {
  const { language } = reader;
  const t = mailTextsIn(language);
  const entry = ({ story }: ListedStory): string => {
    const { headline, sub_headline } = textOf(story, language);
    const coverage = t('digest.coverage', { reports: story.sources.length, origins: story.origin_count });
    return [headline, sub_headline, coverage, `${publicUrl}/story/${story.id}`].filter(Boolean).join('\n');
  };
  const section = (title: string, stories: ListedStory[]): string[] =>
    stories.length === 0
      ? []
      : [
          ...(title ? [`${title.toLocaleUpperCase(language)}\n`] : []),
          ...stories.map((story) => `${entry(story)}\n`),
        ];

  const first = choice.top[0] ?? choice.near[0] ?? choice.interests[0];
  if (!first) return { subject: t('digest.nothing'), text: `${t('digest.nothing')}\n` };
  const date = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: reader.timeZone ?? timeZone,
  }).format(now);
  return {
    subject: t('digest.subject', { date, headline: textOf(first.story, language).headline }),
    text: [
      `${t('digest.greeting')}\n`,
      ...section('', choice.top),
      ...section(t('digest.near', { city: reader.place?.city ?? '' }), choice.near),
      ...section(t('digest.interests'), choice.interests),
      `${t('digest.end')}\n`,
    ].join('\n'),
  };
}

function textOf(
  { translations, ...story }: ListedStory['story'],
  language: InterfaceLanguage,
): { headline: string; sub_headline: string } {
  const translated = translations[TRANSLATION_LOCALE[language]];
  return {
    headline: translated?.headline || story.headline,
    sub_headline: translated?.sub_headline || story.sub_headline,
  };
}
