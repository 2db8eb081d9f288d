import { useLanguage } from '../language/language.tsx';

/** Changes the language while something is open, as another tab may. */
export function SayDutch() {
  const { changeLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => void changeLanguage('nl', 'hand')}>
      Nederlands
    </button>
  );
}
