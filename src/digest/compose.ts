import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import en from '../../i18n/mail/en.json' with { type: 'json' };
import nl from '../../i18n/mail/nl.json' with { type: 'json' };
import { type InterfaceLanguage, type Reader, TRANSLATION_LOCALE } from '../contract/contract.ts';
import type { ListedStory } from '../edition/edition.ts';
import type { Letter } from '../mail/mail.ts';
import type { DigestChoice } from './choose.ts';

type TextKey = keyof typeof en;

const i18n = setupI18n({ messages: { en, nl } });
i18n.setMessagesCompiler(compileMessage);

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
  const t = (key: TextKey, values?: Record<string, string | number>): string => {
    i18n.activate(language);
    return i18n._(key, values);
  };
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
