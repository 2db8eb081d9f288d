/**
 * What a browser shows instead of a page that could not be made: a sentence in the reader's language. It is put together
 * without the database, the edition or the renderer, so that refusing costs nothing.
 */
import { createHash } from 'node:crypto';
import type { ErrorCode } from '../../contract/contract.ts';
import { textsIn } from '../../texts/texts.ts';
import { languageOf, type ReaderHeaders } from './device.ts';

/** The few rules of our sheets that one sentence needs: paper, ink and measure, by day and by night. */
const STYLE =
  ':root{color-scheme:light dark;background:#fafbfc;color:#131c23;font:1.125rem/1.5 system-ui,sans-serif}' +
  'body{max-width:34rem;margin:20vh auto;padding:0 1.5rem}a{color:#154d8c}' +
  '@media(prefers-color-scheme:dark){:root{background:#10161b;color:#e6eaed}a{color:#94c2f3}}';

/** Nothing is loaded and nothing runs. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;

/** Headers and body of the page that tells of a failure and offers the same address again. */
export function plainPage(
  code: ErrorCode,
  headers: ReaderHeaders,
): { headers: Record<string, string>; html: string } {
  const language = languageOf(headers);
  const t = textsIn(language);
  const sentence = t(`error.${code}`);
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
    html: `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${sentence}</title>
<style>${STYLE}</style>
<main>
<h1>Helder</h1>
<p>${sentence}</p>
<p><a href="">${t('action.retry')}</a></p>
</main>
</html>
`,
  };
}
