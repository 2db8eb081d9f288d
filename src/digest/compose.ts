import { toLetterLine } from '../article/article.ts';
import { type Reader, storyAddress } from '../contract/contract.ts';
import type { ListedStory } from '../edition/edition.ts';
import type { Letter } from '../mail/mail.ts';
import { mailTextsIn } from '../texts/texts.ts';
import type { DigestChoice } from './choose.ts';

export interface LetterParts {
  /** What the reader's city is called in their language; "" = they have none. */
  city: string;
  /** Where story links point, without a slash at its end. */
  publicUrl: string;
  now: Date;
}

/** Writes the letter in the reader's language, as plain text that any mail program shows well. */
export function composeDigest(
  choice: DigestChoice,
  reader: Reader,
  { city, publicUrl, now }: LetterParts,
): Omit<Letter, 'to'> {
  const { language } = reader;
  const t = mailTextsIn(language);
  const entry = ({ story }: ListedStory): string => {
    const { id, headline, summary, reports, origins } = toLetterLine(story, reader);
    const coverage = t('digest.coverage', { reports, origins });
    return [headline, summary, coverage, publicUrl + storyAddress(id)].filter(Boolean).join('\n');
  };
  const section = (title: string, stories: ListedStory[]): string[] =>
    stories.length === 0
      ? []
      : [
          ...(title ? [`${title.toLocaleUpperCase(language)}\n`] : []),
          ...stories.map((story) => `${entry(story)}\n`),
        ];

  // What is near or wished for is chosen from the same stories: without a first of all there is none.
  const [first] = choice.top;
  if (!first) return { subject: t('digest.nothing'), text: `${t('digest.nothing')}\n` };
  const isDemo = [...choice.top, ...choice.near, ...choice.interests].some(({ story }) => story.demo);
  const date = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    // The machine's own for readers who did not say theirs.
    timeZone: reader.timeZone ?? undefined,
  }).format(now);
  return {
    subject: t('digest.subject', { date, headline: toLetterLine(first.story, reader).headline }),
    text: [
      `${t('digest.greeting')}\n`,
      ...(isDemo ? [`${t('digest.demo')}\n`] : []),
      ...section('', choice.top),
      ...section(t('digest.near', { city }), choice.near),
      ...section(t('digest.interests'), choice.interests),
      `${t('digest.end')}\n`,
    ].join('\n'),
  };
}
