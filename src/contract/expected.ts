/** What a schema wants, in words: for whoever sent or wrote something else. */
import { STORY_ID_PATTERN } from './limits.ts';
import { UUID_PATTERN } from './uuid.ts';
import { WEIGHTS_PATTERN } from './weights.ts';

/** What a schema finds wrong; the framework's checker and typebox's both tell it so. */
export interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string | undefined;
}

export const LANGUAGE_PATTERN = '^[a-z]{2}$';
export const LANGUAGES_PATTERN = '^[a-z]{2}(,[a-z]{2})*$';
export const EDITION_PATTERN = '^[0-9a-z.-]+$';
export const FILE_NAME_PATTERN = '^[^/\\\\]+$';

/** A fault knows nothing of its schema but the pattern: what each is stands here, and nobody is shown a regular expression. */
const OF_PATTERN: Readonly<Record<string, string>> = {
  [LANGUAGE_PATTERN]: 'the two small letters of a language, such as nl',
  [LANGUAGES_PATTERN]: 'two-letter codes of languages with commas between them, such as nl,en',
  [WEIGHTS_PATTERN]:
    'five numbers from 0 to 2, of two decimals at most, with commas between them, such as 1,0.5,1,2,1',
  [EDITION_PATTERN]: 'an edition as an earlier answer named it',
  [STORY_ID_PATTERN]: 'the id of a story',
  [UUID_PATTERN]: 'an id such as 6f2c1f0e-8a4b-4d53-9c70-1b1d2f3a4e5c',
  [FILE_NAME_PATTERN]: 'the name of a file, without a folder',
};
const OF_FORMAT: Readonly<Record<string, string>> = {
  'date-time': 'a time such as 2026-03-02T00:00:00Z',
};

/** What should have been there, as the end of a sentence that begins with the name of the field. */
export function expected({ keyword, params, message = 'is not valid' }: SchemaFault): string {
  const { pattern, format, type } = params;
  if (keyword === 'pattern') return `must be ${OF_PATTERN[String(pattern)] ?? 'of another form'}`;
  if (keyword === 'format') return `must be ${OF_FORMAT[String(format)] ?? 'of another form'}`;
  if (keyword === 'type' && typeof type === 'string') return `must be ${withArticle(type)}`;
  return message.replace('NOT', 'not');
}

const withArticle = (type: string): string =>
  type === 'null' ? type : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
