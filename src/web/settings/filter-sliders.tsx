import '../ui/slider.css';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CSSProperties, useId, useState } from 'react';
import type { FilterKind, FilterPreview, Filters } from '../../contract/contract.ts';
import { followReader } from '../data/follow-reader.ts';
import { number, object } from '../data/shape.ts';
import { useSession, useUser } from '../session/session.tsx';
import { useAccountTexts } from '../session/texts.ts';
import { useAccount } from '../session/use-account.ts';
import { useRested } from '../ui/use-rested.ts';
import { FILTER_LEVELS, FILTER_ORDER, positionOf, withPosition } from './filter-levels.ts';
import { useKeepAtOnce } from './use-keep-at-once.ts';

/** A slider on its way passes many values; the server is told the one it rests on. */
const REST_MS = 300;

/** Per cent. */
const FULL = 100;

const previewShape = object<FilterPreview>({
  of: number,
  taken: object<FilterPreview['taken']>({
    calm: number,
    clickbait: number,
    neutrality: number,
    repetition: number,
  }),
});

/** Four rules that thin out the day, and what each would take of today's stories. */
export function FilterSliders({ filters: kept }: { filters: Filters }) {
  const t = useAccountTexts();
  const account = useAccount();
  const id = useUser()?.id;
  const { moved, move } = useMovedFilters(kept);
  const preview = useQuery({
    queryKey: ['filters', 'preview', id, kept],
    queryFn: ({ signal }) => {
      const body = { filters: kept };
      return account.call({ method: 'POST', path: '/api/filters/preview', body, signal }, previewShape);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return (
    <div className="filters">
      <p className="tiny-p" role="status">
        {preview.isError ? t('ai.failed') : preview.data && t('ai.of', { count: preview.data.of })}
      </p>
      <p className="tiny-p">{t('ai.scores')}</p>
      {FILTER_ORDER.map((kind) => (
        <Slider
          key={kind}
          kind={kind}
          position={positionOf(kind, moved[kind])}
          taken={preview.data?.taken[kind]}
          move={(position) => move(withPosition(moved, kind, position))}
        />
      ))}
    </div>
  );
}

interface SliderProps {
  kind: FilterKind;
  position: number;
  /** How many stories it takes by itself; undefined = not counted yet. */
  taken: number | undefined;
  move: (position: number) => void;
}

function Slider({ kind, position, taken, move }: SliderProps) {
  const t = useAccountTexts();
  const id = useId();
  const levels = FILTER_LEVELS[kind];
  const level = levels[position - 1];
  const word = level ? t(level.text, { count: level.value }) : t('filter.off');
  return (
    <div className="filter">
      <label htmlFor={id}>{t(`filter.${kind}`)}</label>
      <output htmlFor={id} aria-hidden="true">
        {word}
      </output>
      <p id={`${id}-note`}>{t(`filter.${kind}.note`)}</p>
      <p className="taken">{level && taken !== undefined && t('ai.taken', { count: taken })}</p>
      <input
        className="slider"
        id={id}
        type="range"
        min={0}
        max={levels.length}
        value={position}
        style={{ '--at': `${(position / levels.length) * FULL}%` } as CSSProperties}
        aria-valuetext={word}
        aria-describedby={`${id}-note`}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** The filters as the sliders stand; as they rest, the server keeps them, and the page follows. */
function useMovedFilters(kept: Filters) {
  const t = useAccountTexts();
  const client = useQueryClient();
  const session = useSession();
  const keep = useKeepAtOnce({ failure: t('error.UPDATE_PREFERENCES_FAILED') });
  /** Null = all rest. */
  const [moving, setMoving] = useState<Filters | null>(null);
  const rest = useRested((filters: Filters) => {
    setMoving(null);
    void keep({ filters }).then(async (isKept) => {
      if (isKept) await followReader(client, session);
    });
  }, REST_MS);
  const move = (filters: Filters) => {
    setMoving(filters);
    rest(filters);
  };
  return { moved: moving ?? kept, move };
}
