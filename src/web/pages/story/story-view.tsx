import './story.css';
import { addressOf } from '../../../contract/address.ts';
import { labelledCategory } from '../../../contract/category.ts';
import type { StoryDetail } from '../../../contract/contract.ts';
import { placeText, placeWithDistance } from '../../format/distance.ts';
import { FULL_WIDTH } from '../../format/image.ts';
import { longDate } from '../../format/time.ts';
import { useLanguage, useTexts } from '../../language/language.tsx';
import { MoreButton } from '../../more/more-button.tsx';
import { SaveButton } from '../../saved/save-button.tsx';
import { useAccountOffered } from '../../session/offered.ts';
import { ShareButton } from '../../share/share-button.tsx';
import { useSite } from '../../site.tsx';
import { Dots } from '../../ui/dots.tsx';
import { LocalDate } from '../../ui/local-date.tsx';
import { Picture, usePhoto } from '../../ui/picture.tsx';
import { GenreMark, OriginalLanguage, useLang } from '../../ui/story-facts.tsx';
import { WHY_SECTION } from '../../why/why-button.tsx';
import { WhyPanel } from '../../why/why-panel.tsx';
import { Growth } from './growth.tsx';
import { useKeptPlace } from './kept-place.ts';
import { Languages } from './languages.tsx';
import { Origins } from './origins.tsx';
import { Related } from './related.tsx';
import { savableOf, sharedOf } from './shared.ts';
import { Sources } from './sources.tsx';
import { Subjects } from './subjects.tsx';

/** A whole story: shown in a sheet over the feed, and able to stand on a page. */
export function StoryView({ story }: { story: StoryDetail }) {
  const { t } = useLanguage();
  const place = placeText(story.location);
  return (
    <article className="story" ref={useKeptPlace()}>
      <PaperOrigin id={story.id} />
      <Head story={story} />
      <div className="main">
        <figure>
          <Picture
            story={story}
            place={place}
            ratio="16x9"
            sizes={`(min-width: 64rem) 44rem, ${FULL_WIDTH}`}
            widths={[480, 1280]}
            first
          />
          <Caption story={story} place={place} />
        </figure>
        <Bar story={story} />
        <Prose story={story} />
        <Subjects story={story} />
        <Sources story={story} />
        <Growth story={story} />
      </div>
      <aside className="aside">
        <Origins sources={story.sources} />
        {story.factors && (
          <section className="panel" id={WHY_SECTION}>
            <h2>{t('why.title')}</h2>
            <WhyPanel story={story} factors={story.factors} />
          </section>
        )}
        <Languages sources={story.sources} />
      </aside>
      <Related id={story.id} />
    </article>
  );
}

/** Where a printed story comes from: paper has no address bar. */
function PaperOrigin({ id }: { id: string }) {
  const { name, publicUrl } = useSite();
  return (
    <p className="on-paper">
      <b>{name}</b> <span className="address">{publicUrl + addressOf({ kind: 'story', id })}</span>
    </p>
  );
}

/** Says of a drawing that it is one; also of one that came in the place of a photograph that failed. */
function Caption({ story, place }: { story: StoryDetail; place: string }) {
  const t = useTexts();
  if (usePhoto(story).url !== undefined) return null;
  return <figcaption>{place ? t('story.map', { place }) : t('story.illustration')}</figcaption>;
}

function CreatedDate({ at }: { at: string }) {
  const t = useTexts();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>{t('time.unknown')}</span>;
  return <LocalDate at={time} write={(day) => longDate(day, t)} />;
}

/** Category, date, place, reading time; title; summary. */
function Head({ story }: { story: StoryDetail }) {
  const { language, t } = useLanguage();
  const lang = useLang(story.language);
  const category = labelledCategory(story.category);
  const place = placeWithDistance(story.location, story.factors, language, t);
  return (
    <header className="head">
      <p className="factline">
        <b className={`cat-${category}`}>{t(`category.${category}`)}</b>
        <GenreMark genre={story.genre} />
        {story.demo && <span>{t('about.demo')}</span>}
        <CreatedDate at={story.createdAt} />
        {place && <span>{place}</span>}
        {isTimed(story) && <span>{t('card.readTime', { minutes: story.readTime })}</span>}
        {story.language !== language && (
          <span>
            <OriginalLanguage code={story.language} />
          </span>
        )}
      </p>
      <h1 {...lang}>{story.title}</h1>
      {story.summary && (
        <p className="summary" {...lang}>
          {story.summary}
        </p>
      )}
    </header>
  );
}

/** The evidence, and what can be done with the story. Share is shown with the about-story feature and sharing both on. */
function Bar({ story }: { story: StoryDetail }) {
  const { t } = useLanguage();
  const { flags } = useSite();
  const offered = useAccountOffered();
  const savable = savableOf(story);
  return (
    <div className="bar">
      <p className="evidence">
        <Dots sizes={story.originSizes} />
        <span>
          <b>{t('card.reports', { count: story.sources.length })}</b> ·{' '}
          {t('card.origins', { count: story.originCount })}
        </span>
      </p>
      {flags.aboutStoryEnabled && flags.shareEnabled && (
        <ShareButton shared={sharedOf(story)} place="story" className="tool">
          {t('story.share')}
        </ShareButton>
      )}
      {offered && (
        <>
          <SaveButton story={savable} place="story" className="tool icon-tool" />
          <MoreButton story={savable} place="story" className="tool icon-tool" shared={null} />
        </>
      )}
    </div>
  );
}

/** At least half of the reports tell how long they are: else a reading time would be a guess. */
function isTimed({ sources }: StoryDetail): boolean {
  return sources.filter(({ readTime }) => readTime > 0).length * 2 >= sources.length;
}

/** The description, by paragraphs, as far as the summary above it has not told it. */
function Prose({ story }: { story: StoryDetail }) {
  const lang = useLang(story.language);
  const text = restOf(story);
  if (text === '') return null;
  return (
    <div className="prose" {...lang}>
      {text.split(/\n+/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs do not move
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The marks with which a summary ends a quotation that the description goes on with. */
const CLOSING = /["”]+$/;
const LAST_OPENING = /["“„](?!.*["“„])/s;

function restOf({ description, summary }: StoryDetail): string {
  if (description.startsWith(summary)) return description.slice(summary.length).trim();
  const told = summary.replace(CLOSING, '');
  const [mark] = LAST_OPENING.exec(told) ?? [];
  const rest = description.slice(told.length);
  if (told === summary || !mark || !description.startsWith(told) || !/^\s/.test(rest))
    return description.trim();
  return mark + rest.trim();
}
