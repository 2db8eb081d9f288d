import './sources.css';
import { useEffect, useRef, useState } from 'react';
import type { ArticleSource, StoryDetail } from '../../../contract/contract.ts';
import { demoReportAddress } from '../../../contract/demo-report.ts';
import { DEFAULT_READS } from '../../../contract/locale.ts';
import { isGif } from '../../../contract/picture.ts';
import { sourceSet } from '../../format/image.ts';
import { countryName } from '../../format/names.ts';
import { useLanguage } from '../../language/language.tsx';
import { useDevice } from '../../reader/reader.tsx';
import { useWorkingPicture } from '../../reader/working-picture.ts';
import { useOpenedDirectly } from '../../router.tsx';
import { Icon } from '../../ui/icon.tsx';
import { GenreMark, TimeAgo, useLang } from '../../ui/story-facts.tsx';
import { agencyBehind, firstOfOrigin } from './origins.ts';
import { summariesOf } from './summaries.ts';

/** Shown at first; the others are one tap away. One alone takes hardly more room than the button that would show it. */
const FIRST = 5;
/** Pixels, for one to three per point. */
const WIDTHS = [160, 320] as const;

/** Every report, in the order the server gives them. */
export function Sources({ story }: { story: StoryDetail }) {
  const { language, t } = useLanguage();
  const reads = useDevice((all) => all.reads) ?? DEFAULT_READS[language];
  const { id, sources } = story;
  const summaries = summariesOf(story, reads);
  const [all, setAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  const hidden = sources.length > FIRST + 1 && !all ? sources.length - FIRST : 0;
  useEffect(() => {
    // The button is gone: the keyboard goes on where it stood, at the first that it brought.
    if (all) section.current?.querySelectorAll<HTMLElement>('h3 a')[FIRST]?.focus();
  }, [all]);
  // Over a feed, and on a page of its own.
  const none = useOpenedDirectly() ? 'story.sources.noneFound' : 'story.sources.none';
  return (
    <section className="section sources" ref={section}>
      <h2>
        {t('story.sources', { count: sources.length })}
        {sources.length > 1 && <small>{t('story.sources.order')}</small>}
      </h2>
      {sources.length === 0 && <p>{t(none)}</p>}
      {sources.map((source, index) => (
        // Without JavaScript nothing could show them, so then they stay (see sources.css).
        <Source
          key={source.id}
          source={source}
          summary={summaries.get(source.id)}
          address={source.demo ? demoReportAddress(id, source.url) : source.url}
          first={firstOfOrigin(source, sources)}
          later={hidden > 0 && index >= FIRST}
        />
      ))}
      {hidden > 0 && (
        <button className="btn outline wide needs-script" type="button" onClick={() => setAll(true)}>
          {t('story.sources.others', { count: hidden })}
        </button>
      )}
    </section>
  );
}

interface SourceProps {
  source: ArticleSource;
  /** Where it tells something that stands nowhere else. */
  summary: string | undefined;
  /** Where it can be read. */
  address: string;
  /** The other publisher that stands for its origin. */
  first: string | null;
  later: boolean;
}

function Source({ source, summary, address, first, later }: SourceProps) {
  const { language, t } = useLanguage();
  const lang = useLang(source.language);
  const country = countryName(source.country, language);
  return (
    <article className={later ? 'report later' : 'report'}>
      <span className="mono" aria-hidden="true">
        {initials(source.name)}
      </span>
      <div>
        <p className="byline">
          <b>{source.name}</b>
          {source.demo && <span>{t('story.source.demo')}</span>}
          {/* Browsers differ in what they call some. */}
          {country && <span suppressHydrationWarning>{country}</span>}
          <TimeAgo at={source.publishedAt} />
          {source.readTime > 0 && <span>{t('card.readTime', { minutes: source.readTime })}</span>}
          <GenreMark genre={source.genre} />
          <span className={source.isOrigin ? 'kind own' : 'kind'}>{kind()}</span>
        </p>
        <h3 {...lang}>
          <a href={address} target="_blank" rel="noopener noreferrer">
            {source.headline}
          </a>
        </h3>
        {summary && (
          <p className="gist" {...lang}>
            {summary}
          </p>
        )}
      </div>
      <Thumbnail url={source.imageUrl} />
    </article>
  );

  function kind(): string {
    const agency = agencyBehind(source);
    if (agency) return t('story.source.agency', { agency });
    if (source.isOrigin) return t('story.source.own');
    if (source.isRepeat)
      return first ? t('story.source.repeats', { name: first }) : t('story.source.sameOrigin');
    return first ? t('story.source.sameHouse', { name: first }) : t('story.source.ownAgain');
  }
}

/** A source's own picture, if it has a real one that loads; else the sign of a link that leads away. */
function Thumbnail({ url }: { url: string | null }) {
  const { url: photo, watched } = useWorkingPicture(url === null || isGif(url) ? [] : [url]);
  if (photo === undefined)
    return (
      <span className="out">
        <Icon name="out" />
      </span>
    );
  return (
    <span className="art r3x2">
      <img
        alt=""
        className="photo"
        src={photo}
        srcSet={sourceSet(photo, WIDTHS)}
        sizes="6.5rem"
        width={156}
        height={104}
        loading="lazy"
        suppressHydrationWarning
        {...watched}
      />
    </span>
  );
}

/** "The Harbour Post" → "HP". */
function initials(name: string): string {
  const words = name
    .replace(/^(the|de|het) /i, '')
    .split(/[\s&-]+/)
    .filter(Boolean);
  const letters =
    words.length > 1
      ? words.slice(0, 2).map((word) => Array.from(word)[0] ?? '')
      : Array.from(words[0] ?? '').slice(0, 2);
  return letters.join('').toUpperCase();
}
