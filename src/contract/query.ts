import { type Static, Type } from 'typebox';
import { SORTS } from './address.ts';
import { CATEGORY_KEYS, TECH_ALIAS } from './category.ts';
import { EDITION_PATTERN, LANGUAGES_PATTERN } from './expected.ts';
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH, PAGE_SIZE } from './limits.ts';
import { INTERFACE_LANGUAGES } from './locale.ts';
import { WEIGHTS_PATTERN } from './weights.ts';

/** Lists that rank in a way of their own, and say so under "Why this story?". */
const EXPLAINED_LISTS = ['home', 'local'] as const;
export type ExplainedList = (typeof EXPLAINED_LISTS)[number];

const number = (minimum: number, maximum: number, description?: string) =>
  Type.Number({ minimum, maximum, ...(description && { description }) });
export const InterfaceLanguageSchema = Type.Enum(INTERFACE_LANGUAGES, {
  description: 'Language of the interface: decides translations. English when it is not said.',
});
const text = (maxLength: number, description?: string) =>
  Type.String({ maxLength, ...(description && { description }) });

/** Who asks. */
export const ReaderQuerySchema = Type.Object({
  lat: Type.Optional(number(-90, 90, 'Where the reader is, in degrees; goes with `lon`.')),
  lon: Type.Optional(number(-180, 180, 'Where the reader is, in degrees; goes with `lat`.')),
  accuracy: Type.Optional(number(0, 20_000, 'How far off the position may be, in km.')),
  country: Type.Optional(text(100, 'English name of the country the reader is in.')),
  city: Type.Optional(text(200, 'The city the reader is in: "City" or "City, Country".')),
  lang: Type.Optional(InterfaceLanguageSchema),
  reads: Type.Optional(
    Type.String({
      maxLength: 40,
      pattern: LANGUAGES_PATTERN,
      description:
        'Languages the reader reads: "nl,en". When it is not said, English; with `lang=nl`, Dutch and English.',
    }),
  ),
  weights: Type.Optional(
    Type.String({
      maxLength: 30,
      pattern: WEIGHTS_PATTERN,
      description:
        'The reader’s sliders, 0 to 2 each, in the order nearness, freshness, quality, coverage, interests: "1,0.5,1,2,1".',
    }),
  ),
});
export type ReaderQuery = Static<typeof ReaderQuerySchema>;

/** Which edition explains itself, or is asked for. */
const editionParams = {
  edition: Type.Optional(
    Type.String({
      maxLength: 40,
      pattern: EDITION_PATTERN,
      description: 'The edition that the page before came from; the newest when it is not said.',
    }),
  ),
  why: Type.Optional(
    Type.Enum(['0', '1'], { description: '1 adds the factors of the ranking to each story.' }),
  ),
};

/** Who asks, and for which page: what all lists share. */
export const ListQuerySchema = Type.Object({
  ...ReaderQuerySchema.properties,
  ...editionParams,
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_PAGE, description: 'The first when it is not said.' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_PAGE_SIZE,
      description: `Stories on a page: ${PAGE_SIZE} when it is not said, in a search ${MAX_PAGE_SIZE}. The local list has ${PAGE_SIZE} at most.`,
    }),
  ),
});
export type ListQuery = Static<typeof ListQuerySchema>;
const listParams = ListQuerySchema.properties;

export const ArticlesQuerySchema = Type.Object({
  ...listParams,
  category: Type.Optional(
    Type.Enum([...CATEGORY_KEYS, TECH_ALIAS], {
      description: 'All when it is not said. `tech` is understood as `technology`.',
    }),
  ),
  sort: Type.Optional(
    Type.Enum(SORTS, {
      description: '`top` when it is not said: by score. `covered` is by the number of origins.',
    }),
  ),
});
export type ArticlesQuery = Static<typeof ArticlesQuerySchema>;

export const FeedQuerySchema = Type.Object({
  ...listParams,
  interests: Type.Optional(text(1000, 'Topics, categories or tags, with commas between them.')),
});

export const SearchQuerySchema = Type.Object({
  ...listParams,
  q: text(MAX_QUERY_LENGTH, 'Words; those between quotes as they stand.'),
});

export const StoryDetailQuerySchema = Type.Object({
  ...ReaderQuerySchema.properties,
  ...editionParams,
  list: Type.Optional(
    Type.Enum(EXPLAINED_LISTS, {
      description: 'The list whose order `why=1` explains; home when it is not said.',
    }),
  ),
});
export const CityQuerySchema = Type.Object({
  q: text(200),
  lang: Type.Optional(InterfaceLanguageSchema),
});
export const ReverseQuerySchema = Type.Object({ lat: number(-90, 90), lon: number(-180, 180) });
export const IpQuerySchema = Type.Partial(ReverseQuerySchema);
