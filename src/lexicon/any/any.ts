import type { LanguageFolder } from '../shape.ts';
import agencies from './agencies.json' with { type: 'json' };
import bodies from './bodies.json' with { type: 'json' };
import called from './called.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import companies from './companies.json' with { type: 'json' };
import genre from './genre.json' with { type: 'json' };
import known from './known.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import place from './place.json' with { type: 'json' };
import sights from './sights.json' with { type: 'json' };

/** Names that are the same in any language. */
export const ANY: LanguageFolder = {
  code: 'any',
  agencies,
  bodies,
  called,
  clubs,
  companies,
  genre,
  known,
  people,
  place,
  sights,
};
