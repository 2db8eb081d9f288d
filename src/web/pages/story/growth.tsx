import './growth.css';
import type { InterfaceLanguage, StoryDetail } from '../../../contract/contract.ts';
import type { Translate } from '../../../texts/browser.ts';
import { useNow } from '../../clock.tsx';
import { localDay } from '../../format/day.ts';
import { languageName } from '../../format/names.ts';
import { clockTime, dayAndMonth, isSameDay } from '../../format/time.ts';
import { useLanguage, useTexts } from '../../language/language.tsx';
import { useStarted } from '../../ui/started.ts';
import { type Moment, momentsOf, type Step, scaleOf, stepsOf } from './growth.ts';

const HEIGHT = 130;
const TOP = 16;
const DOT = 4.5;
const PERCENT = 100;
const MIDNIGHT = '00:00';

/** How the story grew: a step per report, and the moments that matter. Nothing of a story that is as it came. */
export function Growth({ story }: { story: StoryDetail }) {
  const { language, t } = useLanguage();
  // The server knows no reader's clock, so the page is rendered in UTC first.
  const onClock = useStarted() ? localDay : (at: number) => at;
  const steps = stepsOf(story.sources);
  const moments = momentsOf(story, language);
  const first = steps[0]?.at;
  const last = steps.at(-1)?.at;
  if (first === undefined || last === undefined || (steps.length === 1 && moments.length === 1)) return null;
  // A headline may change when its reports are all there, and their day is over.
  const times = [last, ...moments.map(({ at }) => at)];
  const end = Math.max(...times);
  const sameDay = times.every((at) => isSameDay(onClock(first), onClock(at)));
  const when = (at: number) => {
    const time = clockTime(onClock(at));
    return sameDay ? time : `${dayAndMonth(onClock(at), t)} ${time}`;
  };
  return (
    <section className="section">
      <h2>
        {t('story.growth')}
        <small>
          {sameDay && `${dayAndMonth(onClock(first), t)}, `}
          {t('story.growth.span', { from: when(first), to: when(end) })}
        </small>
      </h2>
      {steps.length > 1 && (
        <Chart
          steps={steps}
          zone={onClock(first) - first}
          label={t('story.growth.chart', {
            reports: steps.length,
            origins: story.originCount,
            from: when(first),
            to: when(last),
          })}
        />
      )}
      <ol className={sameDay ? 'events' : 'events dated'}>
        {moments.map((moment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several may be of one moment
          <li key={index}>
            <time dateTime={new Date(moment.at).toISOString()}>{when(moment.at)}</time>
            <span>{momentText(moment, language, t)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function momentText(moment: Moment, language: InterfaceLanguage, t: Translate) {
  if (moment.kind === 'headline')
    return (
      <>
        <b>{t('story.growth.headline')}</b>{' '}
        <span lang={moment.language}>{t('quoted', { text: moment.headline })}</span>
      </>
    );
  const title =
    moment.kind === 'firstIn'
      ? t('story.growth.firstIn', { language: languageName(moment.language, language) })
      : t(`story.growth.${moment.kind}`);
  return (
    <>
      <b>{title}</b> {moment.publisher}
    </>
  );
}

interface ChartProps {
  steps: Step[];
  /** ms to add to UTC for the reader's clock, as it went when the story began. */
  zone: number;
  label: string;
}

/** Drawn in percentages across and pixels down, so that it fits every width without distorting a dot. */
function Chart({ steps, zone, label }: ChartProps) {
  const t = useTexts();
  const now = useNow();
  const { from, to, ticks } = scaleOf(steps, zone);
  const share = (ms: number) => `${((ms / (to - from)) * PERCENT).toFixed(2)}%`;
  const x = (at: number) => share(at - from);
  const y = (reports: number) => HEIGHT - ((HEIGHT - TOP) * reports) / steps.length;
  // Nobody knows yet what comes between now and the last tick; and a report may be dated ahead of the clock.
  const known = Math.max(Math.min(now, to), steps.at(-1)?.at ?? from);
  const ends = [...steps.slice(1).map(({ at }) => at), known];
  const name = (at: number) => {
    const time = clockTime(at + zone);
    return time === MIDNIGHT ? dayAndMonth(at + zone, t) : time;
  };
  return (
    <svg className="chart" role="img" aria-label={label}>
      {ticks.map((at) => (
        <line key={at} className="tick" x1={x(at)} x2={x(at)} y1={TOP / 2} y2={HEIGHT + 6} />
      ))}
      {steps.map(({ at }, index) => {
        const end = ends[index] ?? known;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two reports may be of the same minute
          <g key={index}>
            <rect
              className="ground"
              x={x(at)}
              y={y(index + 1)}
              width={share(end - at)}
              height={HEIGHT - y(index + 1)}
            />
            <line x1={x(at)} x2={x(at)} y1={y(index)} y2={y(index + 1)} />
            <line x1={x(at)} x2={x(end)} y1={y(index + 1)} y2={y(index + 1)} />
          </g>
        );
      })}
      {steps.map(({ at, own }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className={own ? 'own' : undefined}
          cx={x(at)}
          cy={y(index + 1)}
          r={DOT}
        />
      ))}
      {ticks.map((at) => (
        <text
          key={at}
          x={x(at)}
          y={HEIGHT + 22}
          textAnchor={at === from ? 'start' : at === to ? 'end' : 'middle'}
        >
          {name(at)}
        </text>
      ))}
    </svg>
  );
}
