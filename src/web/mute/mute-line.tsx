import { useUser } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy.tsx';

const { Part: HiddenLine } = lazyPart(async () => (await import('./hidden-line.tsx')).HiddenLine);

/** What the reader's own rules hid today; nothing for who has none. Part of the first load: the line itself comes late. */
export function MuteLine() {
  const user = useUser();
  if (!user) return null;
  const { mutedWords, mutedTopics, filters } = user;
  const rules = mutedWords.length + mutedTopics.length;
  return (rules > 0 || Object.values(filters).some((filter) => filter !== null)) && <HiddenLine />;
}
