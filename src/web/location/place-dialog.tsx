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
      <section className="language-card" aria-label={t('language.choose')}>
        <LanguageChoices screen={feedUnder(screen)} />
      </section>
      <CityChooser done={close} />
    </Dialog>
  );
}
