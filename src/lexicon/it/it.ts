import type { LanguageFolder } from '../shape.ts';
import calendar from './calendar.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };

export const IT: LanguageFolder = { code: 'it', calendar, feed };
