/** Whose headline a story has, and what that makes of the story. */
import type { Source, Story } from './story.ts';

/** Whose headline it is: who wrote it, before those who repeat it; undefined when it is nobody's. */
export function authorOf(sources: readonly Source[], headline: string): Source | undefined {
  const having = sources.filter((source) => source.original_headline === headline);
  return having.find((source) => source.is_origin) ?? having[0];
}

/** Topics that a story is of by its kind, as its card says it: no category and no tag tells an opinion. */
export function topicsOfKind({ sources, headline }: Pick<Story, 'sources' | 'headline'>): string[] {
  return authorOf(sources, headline)?.genre === 'opinion' ? ['opinion'] : [];
}
