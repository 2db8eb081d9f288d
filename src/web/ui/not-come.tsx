import { useTexts } from '../language/language.tsx';

/** In place of what did not come: that it did not, and a way to ask again. @param props.text says what it is */
export function NotCome({ text, retry }: { text: string; retry: () => unknown }) {
  const t = useTexts();
  return (
    <div role="alert">
      <p className="failed-p">{text}</p>
      <button className="btn outline" type="button" onClick={() => void retry()}>
        {t('action.retry')}
      </button>
    </div>
  );
}
