import { MS_PER_DAY } from '../../contract/time.ts';
import { dayIn, HOME_ZONE, localDay } from '../format/day.ts';
import { useLanguage } from '../language/language.tsx';

interface LocalDateProps {
  /** Milliseconds since 1970. */
  at: number;
  /** Says a day in words, given a moment on that day in UTC. */
  write: (day: number) => string;
}

/**
 * A date on the reader's own calendar. The server cannot know which day it is where the reader is, so it writes the three
 * that it can be somewhere on Earth; the page's first script (document/inline-scripts.ts) shows the right one before
 * anything is drawn, and that is the one the browser's code finds and means.
 */
export function LocalDate({ at, write }: LocalDateProps) {
  const { language } = useLanguage();
  const day = import.meta.env.SSR ? dayIn(HOME_ZONE[language], at) : localDay(at);
  const days = [at - MS_PER_DAY, at, at + MS_PER_DAY].map(write);
  return (
    <time dateTime={new Date(at).toISOString()} data-days={days.join('|')}>
      {write(day)}
    </time>
  );
}
