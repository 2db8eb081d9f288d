import { addressOf } from '../../contract/address.ts';
import { useTexts } from '../language/language.tsx';
import { useOpener } from '../panels.tsx';
import { Icon } from '../ui/icon.tsx';
import { plainly } from '../ui/plainly.ts';

/** Where the opened story answers the same question. */
export const WHY_SECTION = 'why';

/** Asks of a card why it stands where it stands. Without JavaScript it leads to the answer on the story's page. */
export function WhyButton({ id, title, place }: { id: string; title: string; place: string }) {
  const t = useTexts();
  const opener = useOpener({ kind: 'why', id });
  return (
    <a
      className="act"
      id={`why-${place}-${id}`}
      href={`${addressOf({ kind: 'story', id })}#${WHY_SECTION}`}
      aria-label={t('card.why', { title })}
      aria-haspopup="dialog"
      {...opener}
      onClick={plainly(opener.onClick)}
    >
      <Icon name="why" />
    </a>
  );
}
