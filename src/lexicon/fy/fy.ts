import type { LanguageFolder } from '../shape.ts';
import grammar from './grammar.json' with { type: 'json' };

export const FY: LanguageFolder = { code: 'fy', grammar };
