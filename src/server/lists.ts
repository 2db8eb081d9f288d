/** GET /categories and /locales. */
import { Type } from 'typebox';
import { SUPPORTED_LOCALES, SupportedLocalesSchema } from '../contract/contract.ts';
import type { App, Context } from './context.ts';

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
    async () => ({ data: context.edition.categories() }),
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
