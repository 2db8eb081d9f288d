import { type Static, Type } from 'typebox';
import { SORTS } from './address.ts';
import { CATEGORY_KEYS, TECH_ALIAS } from './category.ts';
import { MAX_PAGE, MAX_PAGE_SIZE, MAX_QUERY_LENGTH } from './limits.ts';
import { INTERFACE_LANGUAGES } from './locale.ts';
import { WEIGHTS_PATTERN } from './weights.ts';

/** Lists that rank in a way of their own, and say so under "Why this story?". */
const EXPLAINED_LISTS = ['home', 'local'] as const;
export type ExplainedList = (typeof EXPLAINED_LISTS)[number];

const number = (minimum: number, maximum: number) => Type.Number({ minimum, maximum });
export const InterfaceLanguageSchema = Type.Enum(INTERFACE_LANGUAGES);
const text = (maxLength: number) => Type.String({ maxLength });

/** Who asks. */
export const ReaderQuerySchema = Type.Object({
  /** Where the reader is; accuracy in km. */
  lat: Type.Optional(number(-90, 90)),
  lon: Type.Optional(number(-180, 180)),
  accuracy: Type.Optional(number(0, 20_000)),
  country: Type.Optional(text(100)),
  city: Type.Optional(text(200)),
  /** Interface language; decides translations and the default reading languages. */
  lang: Type.Optional(InterfaceLanguageSchema),
  /** Comma-separated languages the reader reads, for example "nl,en". */
  reads: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z]{2}(,[a-z]{2})*$' })),
  /** The reader's sliders, 0 to 2 each, in the order nearness, freshness, quality, coverage, interests: "1,0.5,1,2,1". */
  weights: Type.Optional(Type.String({ maxLength: 30, pattern: WEIGHTS_PATTERN })),
});
export type ReaderQuery = Static<typeof ReaderQuerySchema>;

/** Which edition explains itself, or is asked for. */
const editionParams = {
  edition: Type.Optional(Type.String({ maxLength: 40, pattern: '^[0-9a-z.-]+$' })),
  why: Type.Optional(Type.Enum(['0', '1'])),
};

/** Who asks, and for which page: what all lists share. */
export const ListQuerySchema = Type.Object({
  ...ReaderQuerySchema.properties,
  ...editionParams,
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
});
export type ListQuery = Static<typeof ListQuerySchema>;
const listParams = ListQuerySchema.properties;

export const ArticlesQuerySchema = Type.Object({
  ...listParams,
  /** Omitted for all; "tech" is understood as technology. */
  category: Type.Optional(Type.Enum([...CATEGORY_KEYS, TECH_ALIAS])),
  sort: Type.Optional(Type.Enum(SORTS)),
});
export type ArticlesQuery = Static<typeof ArticlesQuerySchema>;

export const FeedQuerySchema = Type.Object({
  ...listParams,
  /** Comma-separated topics, categories or tags, percent-encoded. */
  interests: Type.Optional(text(1000)),
});

export const SearchQuerySchema = Type.Object({ ...listParams, q: text(MAX_QUERY_LENGTH) });
export type SearchQuery = Static<typeof SearchQuerySchema>;

export const StoryDetailQuerySchema = Type.Object({
  ...ReaderQuerySchema.properties,
  ...editionParams,
  /** The list whose order `why=1` explains; omitted for home. */
  list: Type.Optional(Type.Enum(EXPLAINED_LISTS)),
});
export const CityQuerySchema = Type.Object({
  q: text(200),
  lang: Type.Optional(InterfaceLanguageSchema),
});
export const ReverseQuerySchema = Type.Object({ lat: number(-90, 90), lon: number(-180, 180) });
export const IpQuerySchema = Type.Partial(ReverseQuerySchema);
