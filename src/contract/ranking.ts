import { type Static, Type } from 'typebox';

/**
 * Every number behind a story's place.
 * relevance × freshness × quality × trending = score; the rest says where those four come from.
 */
export const FactorsSchema = Type.Object({
  score: Type.Number(),
  relevance: Type.Number(),
  freshness: Type.Number(),
  quality: Type.Number(),
  trending: Type.Number(),
  distanceKm: Type.Number({
    description: 'Great-circle km from reader to story; 10000 when either place is unknown.',
  }),
  /** True when both places are known. */
  distanceKnown: Type.Boolean(),
  distanceFactor: Type.Number(),
  boost: Type.Number({
    description:
      'In the local list 15 for the reader’s country, 1.5 under 5000 km, else 1: the local part is multiplied by it.',
  }),
  globalWeight: Type.Number(),
  localWeight: Type.Number(),
  /** 0–1. */
  globalRelevance: Type.Number(),
  localRelevance: Type.Number(),
  interest: Type.Union([Type.Number(), Type.Null()], {
    description:
      'What it counts as a match of the chosen topics: 1, 0.8 when it would sink if nobody had asked for it, or 0; null when the feed is not personalised.',
  }),
  /** The chosen topic that it is about, when one is; in the reader's language where it is shown. */
  topic: Type.Union([Type.String(), Type.Null()]),
  /** When it is about none but one of their categories lifted it: the chosen topic that lies in that category. */
  nearTopic: Type.Union([Type.String(), Type.Null()]),
  gated: Type.Boolean({
    description:
      'Whether relevance was pushed down to 0.001, for too little global relevance; never for what the reader chose.',
  }),
  /** Hours since the newest report. */
  ageHours: Type.Number(),
  /** 0–1 each. */
  cleanliness: Type.Number(),
  neutrality: Type.Number(),
  engagement: Type.Number(),
  /** Independent origins within 48 h, their share of the log scale, what that counts for (0–1), and the recency part. */
  recentOrigins: Type.Integer(),
  coverage: Type.Number(),
  coverageWeight: Type.Number(),
  recency: Type.Number(),
});
export type Factors = Static<typeof FactorsSchema>;

/** Whoever reads, as ranking needs to know them. Distances in km, accuracy in km. */
export interface ReaderPosition {
  latitude: number;
  longitude: number;
  accuracy?: number | undefined;
}

export interface RankingReader {
  position: ReaderPosition | null;
  /** English country name, or null. */
  country: string | null;
  /** Topics; an empty list means the feed is not personalised. */
  interests: string[];
  mode: 'home' | 'local';
}

/** A reader's own sliders, 0–2 each; 1 everywhere is the exact formula, to the last bit. */
export interface ReaderWeights {
  /** Shifts the blend towards the local part (0 = none of it) and sharpens distance. */
  nearness: number;
  /** Exponent of freshness: 0 = age does not matter. */
  freshness: number;
  /** Exponent of quality. */
  quality: number;
  /** Gain of the source count inside trending. */
  coverage: number;
  /** Gain of the share that interests take in a personalised feed. */
  interests: number;
}
