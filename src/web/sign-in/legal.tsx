import { useAccountTexts } from '../session/texts.ts';
import { Sentence } from '../ui/sentence.tsx';

/** What somebody who goes on agrees with; the texts open beside the dialog. */
export function Legal() {
  const t = useAccountTexts();
  return (
    <p className="tiny-p">
      <Sentence
        text={t('signIn.legal', { terms: '{terms}', privacy: '{privacy}' })}
        parts={{
          terms: <TextLink to="/terms" words={t('signIn.terms')} />,
          privacy: <TextLink to="/privacy" words={t('signIn.privacy')} />,
        }}
      />
    </p>
  );
}

function TextLink({ to, words }: { to: string; words: string }) {
  return (
    <a className="link plain" href={to} target="_blank" rel="noopener">
      {words}
    </a>
  );
}
