import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import { publishersQuery } from '../data/publishers.ts';
import { isMuted } from '../mute/lists.ts';
import { MuteSection } from '../mute/mute-section.tsx';
import type { MuteField } from '../mute/use-mute-field.ts';
import { useOpenPanel } from '../open-panel.ts';
import { useOpenUpgrade } from '../premium/open-upgrade.ts';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';

/** What a mute can hide: Local News is what happens near the reader, and no label of stories. */
const MUTABLE_TOPICS = INTEREST_TOPICS.filter((topic) => topic !== 'Local News');

interface MutedTabProps {
  words: MuteField;
  topics: MuteField;
  wordField: Ref<HTMLInputElement>;
}

/** Words, and sources or topics, that the reader does not want to meet. */
export function MutedTab({ words, topics, wordField }: MutedTabProps) {
  const t = useAccountTexts();
  const open = useOpenPanel();
  const openUpgrade = useOpenUpgrade();
  const known = useKnownNames(t);
  return (
    <>
      <MuteSection field={words} input={wordField} openUpgrade={openUpgrade} />
      <MuteSection
        field={topics}
        suggestions={known.filter((name) => !isMuted(topics.texts, name))}
        openUpgrade={openUpgrade}
      />
      <p>
        <button
          className="link plain tiny-p"
          type="button"
          onClick={(event) => open({ kind: 'ledger' }, event.currentTarget)}
        >
          {t('muted.ledger')}
        </button>
      </p>
    </>
  );
}

/** Publishers, as far as the server has said them, and topics by their names in the reader's language. */
function useKnownNames(t: AccountTexts): string[] {
  const { data = [] } = useQuery(publishersQuery);
  const publishers = data.map(({ name }) => name).sort();
  return publishers.concat(MUTABLE_TOPICS.map((topic) => t(`topic.${topic}`)));
}
