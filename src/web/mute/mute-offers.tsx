import './mute.css';
import { useQueries } from '@tanstack/react-query';
import { MUTE_PREVIEW_DAYS } from '../../contract/limits.ts';
import { preloadPanel } from '../panels.tsx';
import { useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { previewQuery, useAsker } from './answers.ts';
import { muteName } from './names.ts';
import { focusNextCard } from './next-card.ts';
import { type MuteOffer, muteOffers, type Told } from './offers.ts';
import { useMuting } from './use-muting.ts';

const preloadSettings = () => preloadPanel('settings');

interface MuteOffersProps {
  story: Told;
  /** Closes the menu it stands in. */
  close: () => void;
  /** The same, and opens all that is muted, to type another word. */
  openMuted: () => void;
}

/**
 * The part of a story's menu that mutes: its topic, its publishers and its words, each with how many stories it would hide.
 * One press mutes. Nothing for who is not signed in.
 */
export function MuteOffers({ story, close, openMuted }: MuteOffersProps) {
  const t = useAccountTexts();
  const user = useUser();
  const asker = useAsker();
  const { mute } = useMuting();
  const offers = user ? muteOffers(story, user) : [];
  const previews = useQueries({
    queries: offers.map(({ list, text }) => previewQuery(asker, list, text)),
  });
  if (!user) return null;
  return (
    <div className="mute-offers">
      <p className="menu-head">
        <span>{t('mute.offers')}</span>
        <span>{t('mute.offers.days', { days: MUTE_PREVIEW_DAYS })}</span>
      </p>
      {offers.map(({ kind, list, text }, at) => (
        <Offer
          key={`${kind} ${text}`}
          kind={kind}
          text={kind === 'topic' ? muteName(text, t) : text}
          stories={previews[at]?.data?.stories}
          press={() => {
            close();
            const stay = focusNextCard();
            void mute(list, text).then((muted) => muted || stay());
          }}
        />
      ))}
      <button type="button" onPointerEnter={preloadSettings} onFocus={preloadSettings} onClick={openMuted}>
        {t('mute.another')}
      </button>
    </div>
  );
}

interface OfferProps {
  kind: MuteOffer['kind'];
  /** As the reader calls it. */
  text: string;
  /** How many it would hide, once that is known. */
  stories: number | undefined;
  press: () => void;
}

/** One of them. Its name says by itself what the head of the list says of all. */
function Offer({ kind, text, stories, press }: OfferProps) {
  const t = useAccountTexts();
  /** A publisher among others hides no story, but its reports go: "0" would say that muting it does nothing. */
  const reportsOnly = kind === 'source' && stories === 0 && t('mute.offer.reportsOnly');
  const hides =
    stories !== undefined &&
    (reportsOnly || t('mute.offer.hides', { count: stories, days: MUTE_PREVIEW_DAYS }));
  const does = t(`mute.offer.${kind}.does`, { text });
  return (
    <button type="button" aria-label={hides ? `${does}, ${hides}` : does} onClick={press}>
      {t(`mute.offer.${kind}`, { text })}
      <span className="end">{reportsOnly || stories}</span>
    </button>
  );
}
