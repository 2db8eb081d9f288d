/** The door of the contract: every schema and type that web and server, or two rooms, agree on. */
export * from './article.ts';
export * from './category.ts';
export * from './error.ts';
export * from './flags.ts';
export * from './locale.ts';
export * from './log.ts';
export * from './page.ts';
export * from './place.ts';
export * from './preferences.ts';
export * from './publisher.ts';
export * from './query.ts';
export * from './ranking.ts';
export * from './reader.ts';
export * from './report.ts';
export * from './share.ts';
export * from './story.ts';
