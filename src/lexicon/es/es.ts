import type { LanguageFolder } from '../shape.ts';
import calendar from './calendar.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };

export const ES: LanguageFolder = { code: 'es', calendar, feed };
