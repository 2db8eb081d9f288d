/** The door of article: how a story is told, to one reader, in each place where it stands. */
export { toArticle, toCard } from './card.ts';
export { toArticleSources, toStoryDetail } from './detail.ts';
export { type FeedEntry, toFeedEntry, toLetterLine, toLinkCard } from './elsewhere.ts';
export { stockImage, storyImages, withDifferentDrawings } from './images.ts';
export { newsFileOf, translationFileOf } from './news-file.ts';
