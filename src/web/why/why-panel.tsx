import './why.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ExplainedList, Factors, StoryDetail } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { storyQuery } from '../data/story.ts';
import { useAskingFor } from '../data/use-story.ts';
import { useLanguage, useTexts } from '../language/language.tsx';
import { Meter } from '../ui/meter.tsx';
import { OriginalLanguage } from '../ui/story-facts.tsx';
import { Dials } from './dials.tsx';
import { inShort } from './in-short.ts';
import { type PlaceInFeed, usePlaceInFeed } from './place-in-feed.ts';
import {
  aboutScore,
  decimal,
  FACTORS,
  type FactorName,
  formula,
  reasonsOf,
  scoreInWords,
} from './reasons.ts';
import { talliesOf } from './tallies.ts';

interface WhyProps {
  story: StoryDetail;
  factors: Factors;
  list?: ExplainedList;
}

/** Why a story stands where it stands, for this reader, and the sliders that change it. */
export function WhyPanel({ story, factors, list = 'home' }: WhyProps) {
  const { language, t } = useLanguage();
  const normally = useNormalScore(story.id, list);
  const place = usePlaceInFeed(story.id, list);
  const score = aboutScore(factors.score, { language, t });
  return (
    <div className="why">
      <InShort story={story} factors={factors} place={place} />
      <dl>
        {FACTORS.map((name) => (
          <Factor key={name} name={name} factors={factors} story={story} />
        ))}
      </dl>
      <p className="product">
        <span>{formula(factors, language)}</span>
        <b role="status">
          {place ? t('why.scoreAndPlace', { score, place: place.place, total: place.total }) : score}
        </b>
      </p>
      {/* Its place is kept while it is not known: else the sliders would move under the finger. */}
      <p className={normally === null ? 'normally unknown' : 'normally'}>
        {t('why.normally', { score: scoreInWords(normally ?? factors.score, { language, t }) })}
      </p>
      <Dials personalised={factors.interest !== null} />
    </div>
  );
}

/**
 * One sentence for who wants no sum, under the place where it opened with one. A slider that moves must not move the others: the line
 * keeps what it opened with, unseen where that does not hold.
 */
function InShort({ story, factors, place }: Omit<WhyProps, 'list'> & { place: PlaceInFeed | null }) {
  const t = useTexts();
  const now = useNow();
  const [opened] = useState(place);
  const shown = place ?? opened;
  return (
    <p className="in-short">
      {opened && shown && (
        <b className={place ? undefined : 'unknown'}>
          {t('why.place', { place: shown.place, total: shown.total })}
          {opened.lifted && <span className={shown.lifted ? undefined : 'unknown'}>{t('why.lifted')}</span>}
        </b>
      )}
      {inShort(factors, story, { t, now })}
    </p>
  );
}

/** The score with every slider in the middle, while one is not. */
function useNormalScore(id: string, list: ExplainedList): number | null {
  const asking = useAskingFor(list);
  const { data } = useQuery({
    ...storyQuery(id, { ...asking, weights: null }, list),
    enabled: asking.weights !== null,
  });
  return asking.weights && (data?.factors?.score ?? null);
}

interface FactorProps {
  name: FactorName;
  factors: Factors;
  story: StoryDetail;
}

function Factor({ name, factors, story }: FactorProps) {
  const { language, t } = useLanguage();
  const now = useNow();
  return (
    <div className="factor">
      <dt>{t(`why.${name}`)}</dt>
      <dd className="value">{decimal(factors[name], language)}</dd>
      <dd>
        <Meter value={factors[name]} />
        {reasonsOf(name, factors, story, { language, t, now }).join(' ')}
        {name === 'relevance' && <Tallies story={story} factors={factors} />}
        {name === 'quality' && <Costs story={story} />}
      </dd>
    </div>
  );
}

/** What the importance is made of, as a bill. */
function Tallies({ story, factors }: { story: StoryDetail; factors: Factors }) {
  const { language, t } = useLanguage();
  return talliesOf(story, factors, { language, t }).map(({ title, rows }) => (
    <div key={title} className="tally">
      <h3>{title}</h3>
      <ul>
        {rows.map(({ what, points, lang }) => (
          <li key={what}>
            <span>
              <span lang={lang}>{what}</span> {lang && <OriginalLanguage code={lang} />}
            </span>{' '}
            <b>{points}</b>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The words that cost points, as the publishers wrote them; and that a report stands where opinions do. */
function Costs({ story }: { story: StoryDetail }) {
  const { language, t } = useLanguage();
  const costs = [...story.reasons.cleanliness, ...story.reasons.political_neutrality];
  if (costs.length === 0) return null;
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <>
      {' '}
      {t('why.costs')}
      <ul className="costs">
        {costs.map(({ text, cost }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may cost twice
          <li key={index}>
            {text === '' ? t('genre.opinion') : <q>{text}</q>} −{number.format(cost)}
          </li>
        ))}
      </ul>
    </>
  );
}
