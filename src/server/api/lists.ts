/** GET /categories, /publishers and /locales. */
import { Type } from 'typebox';
import { SUPPORTED_LOCALES, SupportedLocalesSchema } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';

/** What a reader gets when the stories cannot be asked. */
const DEFAULT_CATEGORIES = [
  'all',
  'world',
  'politics',
  'science',
  'environment',
  'local',
  'business',
  'tech',
] as const;

const PublisherSchema = Type.Object({
  name: Type.String(),
  homepage: Type.Union([Type.String(), Type.Null()]),
  /** Invented, and so are its reports. */
  demo: Type.Boolean(),
});

export function listRoutes(app: App, context: Context): void {
  app.get(
    '/categories',
    {
      schema: {
        summary: 'all, local, then the categories found in the stories',
        tags: ['Lists'],
        response: { 200: Type.Object({ data: Type.Array(Type.String()) }) },
      },
    },
    async (request) => {
      try {
        return { data: context.edition.categories() };
      } catch (error) {
        request.log.warn({ err: error }, 'categories failed');
        return { data: [...DEFAULT_CATEGORIES] };
      }
    },
  );

  app.get(
    '/publishers',
    {
      schema: {
        summary: 'The publishers whose reports are grouped here',
        tags: ['Lists'],
        response: { 200: Type.Object({ data: Type.Array(PublisherSchema) }) },
      },
    },
    async () => ({ data: context.site.publishers }),
  );

  app.get(
    '/locales',
    {
      schema: {
        summary: 'Locales with their countries and translation files',
        tags: ['Lists'],
        response: { 200: SupportedLocalesSchema },
      },
    },
    async () => SUPPORTED_LOCALES,
  );
}
