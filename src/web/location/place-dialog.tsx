import './place-dialog.css';
import { feedUnder } from '../../contract/address.ts';
import { useTexts } from '../language/language.tsx';
import { LanguageChoices } from '../language/language-choices.tsx';
import { useScreen } from '../router.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { CityChooser } from './city-chooser.tsx';

/** Opened from the compact city selector: another city, and the card form of the language selector. */
export function PlaceDialog({ close }: { close: () => void }) {
  const t = useTexts();
  const screen = useScreen();
  return (
    <Dialog title={t('place.title')} close={close}>
      <section className="place-part" aria-label={t('language.choose')}>
        <h3>{t('language.choose')}</h3>
        <div className="language-card">
          <LanguageChoices screen={feedUnder(screen)} />
        </div>
      </section>
      <div className="place-part">
        <h3>{t('city.choose')}</h3>
        <CityChooser done={close} />
      </div>
    </Dialog>
  );
}
