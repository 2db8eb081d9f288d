import './loading-screen.css';
import type { InterfaceLanguage } from '../../contract/contract.ts';
import { type Catalogue, translator } from '../../texts/browser.ts';
import { Wordmark } from '../ui/wordmark.tsx';

/** A page that starts with this has no drawings either. */
export { Sprite } from '../ui/sprite.tsx';

/** There is no site data yet to take the name from. */
const NAME = 'Helder';

interface LoadingScreenProps {
  catalogue: Catalogue;
  language: InterfaceLanguage;
  /** There is nothing to start with. */
  failed?: boolean;
}

/** Shown only when the browser starts without a rendered page. */
export function LoadingScreen({ catalogue, language, failed = false }: LoadingScreenProps) {
  const t = translator(language, catalogue);
  return (
    <div className="loading-screen" role="status">
      <Wordmark name={NAME} />
      <p>{t(failed ? 'error.UNAVAILABLE' : 'loading.news')}</p>
    </div>
  );
}
