/** Muting and filtering with a look ahead, and a ledger of what was hidden. */
import { type Static, Type } from 'typebox';

/** Stories named as examples. */
export const MUTE_EXAMPLES = 3;

const text = Type.String({ minLength: 1, maxLength: 100 });
const example = Type.Object({
  id: Type.String(),
  title: Type.String(),
  /** Of the title, ISO 639-1. */
  language: Type.String(),
  publishedAt: Type.String(),
});
/** A story that a rule hides, named so that the reader can peek at it. */
export type HiddenStory = Static<typeof example>;

const MUTE_KINDS = ['word', 'topic', 'source'] as const;
export type MuteKind = (typeof MUTE_KINDS)[number];

/** POST /mutes/preview: `word` for a muted word or phrase, `topic` for what may be the name of a topic or of a publisher. */
export const MutePreviewBodySchema = Type.Object({
  kind: Type.Enum(['word', 'topic']),
  text,
});
/** Its answer: what it would have hidden. */
export const MutePreviewSchema = Type.Object({
  days: Type.Integer(),
  /** Stories in all, whatever is muted already. */
  stories: Type.Integer(),
  examples: Type.Array(example),
});
export type MutePreview = Static<typeof MutePreviewSchema>;

/** What decided that a story is hidden: a mute of the reader's, or one of their filters. */
export const FILTER_KINDS = ['calm', 'clickbait', 'neutrality', 'repetition'] as const;
export type FilterKind = (typeof FILTER_KINDS)[number];

/** One of the filters, as a rule that hides stories. */
export interface FilterRule {
  readonly kind: FilterKind;
  readonly text: '';
}

const hidingKind = Type.Enum([...MUTE_KINDS, ...FILTER_KINDS]);

/** GET /mutes/today: what was hidden since the reader's midnight, by rule, most first. */
export const LedgerSchema = Type.Object({
  since: Type.String(),
  total: Type.Integer(),
  rules: Type.Array(
    Type.Object({
      /** `text` of a filter is "". */
      rule: Type.Object({ kind: hidingKind, text: Type.String() }),
      stories: Type.Integer(),
      examples: Type.Array(example),
    }),
  ),
});
export type Ledger = Static<typeof LedgerSchema>;

/**
 * Content filters of Premium; null = off. Each is deterministic, and says how many stories it takes.
 * calm: the largest share of heavy news in what is shown. clickbait and neutrality: the least cleanliness and political
 * neutrality, 0–10. repetition: the most stories about one topic on a page.
 */
export const FiltersSchema = Type.Object({
  calm: Type.Union([Type.Number({ minimum: 0, maximum: 1 }), Type.Null()]),
  clickbait: Type.Union([Type.Number({ minimum: 0, maximum: 10 }), Type.Null()]),
  neutrality: Type.Union([Type.Number({ minimum: 0, maximum: 10 }), Type.Null()]),
  repetition: Type.Union([Type.Integer({ minimum: 1, maximum: 20 }), Type.Null()]),
});
export type Filters = Static<typeof FiltersSchema>;
export const NO_FILTERS: Filters = { calm: null, clickbait: null, neutrality: null, repetition: null };

/** POST /filters/preview: how many of the last 24 hours' home stories each filter would take, by itself. */
export const FilterPreviewBodySchema = Type.Object({ filters: FiltersSchema });
export const FilterPreviewSchema = Type.Object({
  /** Stories there are, with the reader's mutes but without any filter. */
  of: Type.Integer(),
  taken: Type.Object({
    calm: Type.Integer(),
    clickbait: Type.Integer(),
    neutrality: Type.Integer(),
    repetition: Type.Integer(),
  }),
});
export type FilterPreview = Static<typeof FilterPreviewSchema>;
