import { Type } from 'typebox';
import {
  GenreSchema,
  type LabelledReport,
  nullable,
  ReasonSchema,
  ReportSchema,
} from '../contract/contract.ts';
import { decoder, fieldsIn, MIDDLE, type Shape } from './shape.ts';

const strings = Type.Array(Type.String());
const reasons = Type.Array(ReasonSchema);
const PlaceBasisSchema = Type.Enum(['scene', 'named', 'home', 'seat']);

const LabelledReportSchema = Type.Object({
  ...ReportSchema.properties,
  labels: Type.Object({
    genre: GenreSchema,
    placeBasis: nullable(PlaceBasisSchema),
    place: nullable(
      Type.Object({
        city: Type.String(),
        country: Type.String(),
        latitude: Type.Number(),
        longitude: Type.Number(),
      }),
    ),
    relevantCountries: strings,
    categories: Type.Array(Type.Object({ key: Type.String(), confidence: Type.Number() })),
    tags: strings,
    cleanliness: Type.Number(),
    politicalNeutrality: Type.Number(),
    globalRelevance: Type.Number(),
    localRelevance: Type.Number(),
    reasons: Type.Object({ genre: Type.String(), cleanliness: reasons, politicalNeutrality: reasons }),
  }),
});

const SHAPE: Shape<typeof LabelledReportSchema> = {
  schema: LabelledReportSchema,
  steps: [
    // 0: reports from before shapes were numbered. Which fields they have depends on how old they are.
    (report) => {
      const labels = fieldsIn(report.labels);
      return {
        feedUrl: '',
        summary: '',
        language: 'en',
        publishedAt: report.firstSeenAt,
        wordCount: 0,
        readingMinutes: 0,
        media: [],
        section: null,
        itemCategories: [],
        agency: null,
        // Nobody else's: reports with the same one count as one origin.
        textHash: report.id,
        translations: {},
        ...report,
        labels: {
          place: null,
          relevantCountries: [],
          categories: [],
          tags: [],
          cleanliness: MIDDLE,
          politicalNeutrality: MIDDLE,
          globalRelevance: MIDDLE,
          localRelevance: MIDDLE,
          ...labels,
          reasons: { cleanliness: [], politicalNeutrality: [], ...fieldsIn(labels.reasons) },
        },
      };
    },
    // 1: labels without a genre.
    (report) => {
      const labels = fieldsIn(report.labels);
      return {
        ...report,
        labels: { genre: 'news', ...labels, reasons: { genre: '', ...fieldsIn(labels.reasons) } },
      };
    },
    // 2: places that nobody said the basis of.
    (report) => {
      const labels = fieldsIn(report.labels);
      return { ...report, labels: { placeBasis: labels.place ? 'named' : null, ...labels } };
    },
    // 3: reports without their title as it was written.
    (report) => ({ writtenTitle: report.title, ...report }),
    // 4: reports without the id that their feed gives them.
    (report) => ({ itemHash: null, ...report }),
    // 5: reports without the hash of their title.
    (report) => ({ titleHash: null, ...report }),
  ],
};

/** The number written beside each report; see STORY_SHAPE. */
export const REPORT_SHAPE = SHAPE.steps.length;

export const readReport: (document: unknown, shape: number) => LabelledReport | null = decoder(SHAPE);
