import { newsFileOf, translationFileOf } from '../../article/article.ts';
import { SUPPORTED_LOCALES } from '../../contract/contract.ts';
import { newestStories } from '../../server/server.ts';
import { openHouseEdition } from '../edition.ts';
import { withHouse } from '../open.ts';
import { UsageError } from './options.ts';
import { printPaced } from './print.ts';

/** Writes news.json or a translation file to standard output, as the server would send it. */
export async function exportFile(file: string): Promise<void> {
  const locale = Object.keys(SUPPORTED_LOCALES).find(
    (key) => SUPPORTED_LOCALES[key]?.translation_file === file,
  );
  if (file !== 'news.json' && !locale) {
    const files = Object.values(SUPPORTED_LOCALES).flatMap(({ translation_file }) => translation_file ?? []);
    throw new UsageError(`There is no file "${file}": choose news.json, ${files.join(', ')}`);
  }
  await withHouse(async (house) => {
    const stories = await newestStories(await openHouseEdition(house));
    const content = locale ? translationFileOf(stories, locale) : newsFileOf(stories);
    await printPaced(JSON.stringify(content));
  });
}
