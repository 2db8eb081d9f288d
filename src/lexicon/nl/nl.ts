import type { LanguageFolder } from '../shape.ts';
import bait from './bait.json' with { type: 'json' };
import bodies from './bodies.json' with { type: 'json' };
import calendar from './calendar.json' with { type: 'json' };
import called from './called.json' with { type: 'json' };
import categories from './categories.json' with { type: 'json' };
import clubs from './clubs.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import feed from './feed.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import genre from './genre.json' with { type: 'json' };
import grammar from './grammar.json' with { type: 'json' };
import gravity from './gravity.json' with { type: 'json' };
import headline from './headline.json' with { type: 'json' };
import heavy from './heavy.json' with { type: 'json' };
import lemmas from './lemmas.json' with { type: 'json' };
import loaded from './loaded.json' with { type: 'json' };
import meanings from './meanings.json' with { type: 'json' };
import names from './names.json' with { type: 'json' };
import place from './place.json' with { type: 'json' };
import relevance from './relevance.json' with { type: 'json' };
import sections from './sections.json' with { type: 'json' };
import series from './series.json' with { type: 'json' };
import sights from './sights.json' with { type: 'json' };
import topics from './topics.json' with { type: 'json' };

export const NL: LanguageFolder = {
  code: 'nl',
  bait,
  bodies,
  calendar,
  called,
  categories,
  clubs,
  countries,
  feed,
  forms,
  genre,
  grammar,
  gravity,
  headline,
  heavy,
  lemmas,
  loaded,
  meanings,
  names,
  place,
  relevance,
  sections,
  series,
  sights,
  topics,
};
