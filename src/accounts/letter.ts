import { CODE_MINUTES, type InterfaceLanguage } from '../contract/contract.ts';
import type { Letter } from '../mail/mail.ts';
import { mailTextsIn } from '../texts/texts.ts';

/** The letter with a code, as text and as a page that needs nothing from anywhere. */
export function composeCodeLetter(code: string, language: InterfaceLanguage): Omit<Letter, 'to'> {
  const t = mailTextsIn(language);
  const subject = t('code.subject');
  const lead = t('code.lead');
  const life = t('code.life', { minutes: CODE_MINUTES });
  const ignore = t('code.ignore');
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`;
  return {
    goodForMinutes: CODE_MINUTES,
    subject,
    text: `${lead}\n\n    ${code}\n\n${life}\n\n${ignore}\n\nHelder\n`,
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${subject}</title></head>
<body style="margin:0;padding:32px 16px;font-family:Georgia,'Times New Roman',serif;font-size:17px;line-height:1.5">
<div style="max-width:440px;margin:0 auto">
<p style="margin:0 0 24px;font-size:22px">Helder</p>
<p style="margin:0 0 16px">${lead}</p>
<p style="margin:0 0 16px;font-family:Menlo,Consolas,monospace;font-size:34px;letter-spacing:2px">${shown}</p>
<p style="margin:0 0 24px">${life}</p>
<p style="margin:0;font-size:14px;opacity:0.75">${ignore}</p>
</div>
</body>
</html>
`,
  };
}
