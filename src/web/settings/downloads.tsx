import { useAccountTexts } from '../session/texts.ts';
import { useDownload } from './use-download.ts';

/** Everything that is kept of the reader, as files. @param saved how many stories they saved */
export function Downloads({ saved }: { saved: number }) {
  const t = useAccountTexts();
  const { download, busy } = useDownload();
  return (
    <section>
      <h3 className="sub" id="data.take" tabIndex={-1}>
        {t('data.take')}
      </h3>
      <ul className="rows ruled">
        {(['everything', 'bookmarks'] as const).map((file) => (
          <li key={file}>
            <div>
              <b>{t(`data.${file}`)}</b>
              <p>{t(`data.${file}.note`, { count: saved })}</p>
            </div>
            <button
              className="btn outline"
              type="button"
              aria-disabled={busy || undefined}
              aria-label={t('data.download.label', { what: t(`data.${file}`) })}
              onClick={() => void download(file)}
            >
              {t('data.download')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
