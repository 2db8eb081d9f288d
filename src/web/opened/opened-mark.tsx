import { useTexts } from '../language/language.tsx';

/** A quiet sign on the card of a story that was opened before: colour alone would not do. */
export function OpenedMark() {
  const t = useTexts();
  return (
    <svg className="seen" viewBox="0 0 16 16" role="img" aria-label={t('read.mark')}>
      <path d="m3 8.5 3.2 3.2L13 5" />
    </svg>
  );
}
