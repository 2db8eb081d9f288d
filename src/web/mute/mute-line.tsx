import { useUser } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import { useStarted } from '../ui/started.ts';

const { Part: HiddenLine } = lazyPart(() => import('./hidden-line.tsx'), 'HiddenLine');

/** What the reader's own rules hid today; nothing for who has none. Part of the first load: the line itself comes late. */
export function MuteLine() {
  const user = useUser();
  // The server would wait for the line's code, and draw the whole page again with it.
  const started = useStarted();
  if (!user || !started) return null;
  const { mutedWords, mutedTopics, filters } = user;
  const rules = mutedWords.length + mutedTopics.length;
  return (rules > 0 || Object.values(filters).some((filter) => filter !== null)) && <HiddenLine />;
}
