import { useCallback, useRef } from 'react';
import { addressOf } from '../../contract/address.ts';
import { useNow } from '../clock.tsx';
import { OverlayLink } from '../router.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Kicker, useLang } from '../ui/story-facts.tsx';
import { takeFocus } from '../ui/take-focus.ts';
import type { SavedItem } from './saved-list.ts';
import { savedTime } from './saved-time.ts';

interface KeptProps {
  item: SavedItem;
  /** It was removed while the list was open. */
  gone: boolean;
  remove: () => void;
  undo: () => void;
  /** The story is opened here, so the list makes room. */
  leave: () => void;
}

/**
 * A `ref` for two controls that come in each other's place: the focus goes on from the one to the other, but is taken
 * from nobody who has gone elsewhere.
 */
function useFocusInPlace(): (control: HTMLElement | null) => () => void {
  const had = useRef(false);
  return useCallback((control) => {
    if (had.current) takeFocus(control);
    return () => {
      had.current = document.activeElement === control;
    };
  }, []);
}

/** One line of the list. */
export function Kept({ item, gone, remove, undo, leave }: KeptProps) {
  const t = useAccountTexts();
  const now = useNow();
  const { articleId, savedAt, article } = item;
  const { title, excerpt, category, imageUrl } = article;
  const lang = useLang(article.language);
  const inPlace = useFocusInPlace();
  if (gone)
    return (
      <li className="keep gone">
        <div>
          <h3 {...lang}>{title}</h3>
          <p>{t('saved.gone')}</p>
        </div>
        <button
          className="btn outline"
          type="button"
          ref={inPlace}
          aria-label={t('saved.undo', { title })}
          onClick={undo}
        >
          {t('action.undo')}
        </button>
      </li>
    );
  const picture = { id: articleId, category, imageUrl, imageSources: [] };
  return (
    <li className="keep">
      <Picture story={picture} ratio="1x1" sizes="5rem" widths={[160, 320]} />
      <div>
        <Kicker category={category} place="" />
        <h3 {...lang}>
          <OverlayLink to={addressOf({ kind: 'story', id: articleId })} onClick={leave}>
            {title}
          </OverlayLink>
        </h3>
        {excerpt && (
          <p className="ex" {...lang}>
            {excerpt}
          </p>
        )}
        <p className="tiny-p">{t('saved.at', { ago: savedTime(savedAt, now, t) })}</p>
      </div>
      <button
        className="x"
        type="button"
        ref={inPlace}
        aria-label={t('saved.remove', { title })}
        onClick={remove}
      >
        <Icon name="x" />
      </button>
    </li>
  );
}
