import { INTEREST_TOPICS } from '../../contract/category.ts';
import { FREE_LIMITS } from '../../contract/limits.ts';
import { muteName } from '../mute/names.ts';
import { useOpenUpgrade } from '../premium/open-upgrade.ts';
import { useAccountTexts } from '../session/texts.ts';
import { Beads, countOf } from '../ui/beads.tsx';
import { TopicIndex } from '../ui/topic-index.tsx';
import { toggleInterest } from './interest-draft.ts';

const TOPICS: ReadonlySet<string> = new Set(INTEREST_TOPICS);

interface InterestsTabProps {
  /** As the account has them. */
  saved: readonly string[];
  /** Chosen, and not saved yet. */
  draft: readonly string[];
  setDraft: (draft: readonly string[]) => void;
  premium: boolean;
}

/** The topics a reader follows. */
export function InterestsTab({ saved, draft, setDraft, premium }: InterestsTabProps) {
  const t = useAccountTexts();
  const openUpgrade = useOpenUpgrade();
  const limit = FREE_LIMITS.interests;
  const count = draft.length;
  const toggle = (topic: string) => {
    const next = toggleInterest(draft, topic, premium);
    if (next) setDraft(next);
    else
      openUpgrade((words) =>
        words('limit.interests', { ...countOf(count, limit), text: muteName(topic, words) }),
      );
  };
  const note = premium || count < limit ? 'note' : count === limit ? 'full' : 'over';
  return (
    <div className="interests">
      <div className="tally">
        <p role="status">
          {!premium && <Beads count={count} of={limit} />}
          <b>{premium ? t('interests.count', { count }) : t('interests.countOf', countOf(count, limit))}</b>
        </p>
        <p className="tiny-p">
          {t(`interests.${note}`, { limit })}{' '}
          {note !== 'note' && (
            <button className="link plain" type="button" onClick={() => openUpgrade()}>
              {t('muted.noLimit')}
            </button>
          )}
        </p>
      </div>
      <TopicIndex chosen={draft} toggle={toggle} others={saved.filter((topic) => !TOPICS.has(topic))} />
    </div>
  );
}
