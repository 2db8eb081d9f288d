import { renderToStaticMarkup } from 'react-dom/server';
import type { DemoReportInput } from '../../contract/contract.ts';
import { escapeMarkup } from '../../contract/escape.ts';
import type { Translate } from '../../texts/browser.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import type { Assets } from './assets.ts';
import { themeOf } from './document.ts';

/** The page in the place of a report that nobody published: nothing runs in it. */
export function demoReportDocument(input: DemoReportInput, t: Translate, assets: Assets): string {
  const { language, site, report } = input;
  const title = t(report ? 'demo.report.title' : 'demo.report.none');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(t('head.page', { title, name: site.name }))}</title>
<meta name="robots" content="noindex">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((rules) => `<style>${rules}</style>`).join('\n')}
${themeOf('system')}
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
</head>
<body>
${renderToStaticMarkup(<Body {...input} title={title} t={t} />)}
</body>
</html>
`;
}

function Body({
  language,
  site,
  story,
  report,
  title,
  t,
}: DemoReportInput & { title: string; t: Translate }) {
  const { name } = site;
  const lang = report && report.language !== language ? report.language : undefined;
  return (
    <>
      <header className="page">
        <div className="masthead">
          <a href="/" aria-label={t('brand.home', { name })}>
            <Wordmark name={name} />
          </a>
        </div>
      </header>
      <main className="long-text">
        <h1>{title}</h1>
        <p className="lead">
          {report ? t('demo.report.lead', { publisher: report.name, name }) : t('demo.report.noneText')}
        </p>
        {report && (
          <section>
            <h2 lang={lang}>{report.headline}</h2>
            {report.summary && <p lang={lang}>{report.summary}</p>}
          </section>
        )}
        {report && <p>{t('demo.report.real')}</p>}
        <p>
          <a href={story ?? '/'}>{t(story === null ? 'demo.report.home' : 'demo.report.back')}</a>
        </p>
      </main>
    </>
  );
}
