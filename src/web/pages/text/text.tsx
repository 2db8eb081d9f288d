import './text.css';
import { useQuery } from '@tanstack/react-query';
import type { TextScreen } from '../../../contract/address.ts';
import { publishersQuery } from '../../data/publishers.ts';
import { useLanguage } from '../../language/language.tsx';
import { useSite } from '../../site.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type Part, textOf } from './texts.ts';

/** About, privacy or terms, over the feed. */
export function TextOverlay({ screen: { text }, close }: { screen: TextScreen; close: () => void }) {
  const { language } = useLanguage();
  const site = useSite();
  const { title, intro, parts } = textOf(text, language, site);
  return (
    <Sheet label={title} close={close}>
      <article className="long-text">
        <h1>{title}</h1>
        <p className="lead">{intro}</p>
        {parts.map((part) => (
          <Section key={part.heading} {...part} />
        ))}
        {text === 'about' && <Publishers />}
      </article>
    </Sheet>
  );
}

function Section({ heading, paragraphs, list }: Part) {
  return (
    <section>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whose reports Helder groups, with the demo publishers marked. Other pages do not carry the list: it is fetched. */
function Publishers() {
  const { language, t } = useLanguage();
  const { publishers: carried } = useSite();
  const { data = [] } = useQuery({ ...publishersQuery, enabled: carried.length === 0 });
  const publishers = [...(carried.length > 0 ? carried : data)].sort(
    (a, b) => Number(a.demo) - Number(b.demo) || a.name.localeCompare(b.name, language),
  );
  if (publishers.length === 0) return null;
  return (
    <section>
      <h2>{t('about.publishers', { count: publishers.length })}</h2>
      <ul className="publishers">
        {publishers.map(({ name, homepage, demo }) => (
          <li key={name}>
            {homepage && !demo ? (
              <a href={homepage} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
            ) : (
              name
            )}
            {demo && ` (${t('about.demo')})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
