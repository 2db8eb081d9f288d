import { useQuery } from '@tanstack/react-query';
import { INTEREST_TOPICS } from '../../contract/category.ts';
import type { SessionUser } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { publishersQuery } from '../data/publishers.ts';
import { lasting } from '../mute/keep.ts';
import { isMuted } from '../mute/lists.ts';
import { type BeforeSaving, MuteSection } from '../mute/mute-section.tsx';
import { useOpenPanel } from '../open-panel.ts';
import { useOpenUpgrade } from '../premium/open-upgrade.ts';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';

interface MutedTabProps {
  user: SessionUser;
  premium: boolean;
  beforeSaving: BeforeSaving;
}

/** Words, and sources or topics, that the reader does not want to meet. */
export function MutedTab({ user, premium, beforeSaving }: MutedTabProps) {
  const t = useAccountTexts();
  const now = useNow();
  const open = useOpenPanel();
  const openUpgrade = useOpenUpgrade();
  const known = useKnownNames(t);
  const shared = { premium, beforeSaving, openUpgrade };
  const topics = lasting(user, 'mutedTopics', now);
  return (
    <>
      <MuteSection list="mutedWords" texts={lasting(user, 'mutedWords', now)} {...shared} />
      <MuteSection
        list="mutedTopics"
        texts={topics}
        suggestions={known.filter((name) => !isMuted(topics, name))}
        {...shared}
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
  return publishers.concat(INTEREST_TOPICS.map((topic) => t(`topic.${topic}`)));
}
