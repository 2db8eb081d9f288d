/** GET /subscription/invoices/{id}.pdf: an invoice to keep. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { type InvoiceFonts, invoicePdf } from '../../accounts/accounts.ts';
import { ROOT } from '../../config.ts';
import { nameOf } from '../../contract/contract.ts';
import type { App, Context } from '../context.ts';
import { fileOf } from '../http/described.ts';
import { notFound } from '../http/errors.ts';
import { accountOf, LanguageQuerySchema, ownCall, SECURITY } from './account-calls.ts';

const FONTS = join(ROOT, 'src/server/pictures/fonts');
const FILE = /^([0-9a-f-]{36})\.pdf$/;

export function invoiceRoutes(app: App, context: Context): void {
  const { choices, premium } = context.accounts;
  app.get(
    '/subscription/invoices/:file',
    {
      ...ownCall(context),
      schema: {
        summary: 'An invoice as PDF, in the language asked for',
        tags: ['Premium'],
        security: SECURITY,
        params: Type.Object({ file: Type.String() }),
        querystring: LanguageQuerySchema,
        response: { 200: fileOf('application/pdf') },
      },
    },
    async (request, reply) => {
      const id = FILE.exec(request.params.file)?.[1];
      if (id === undefined) throw notFound();
      const account = accountOf(request);
      const invoice = await premium.invoice(account, id);
      const { username, email } = await choices.profile(account);
      const bytes = await invoicePdf({
        invoice,
        reader: { name: nameOf(username, email), email },
        language: request.query.lang ?? 'en',
        site: context.site,
        fonts: await readFonts(),
      });
      return reply
        .header('content-disposition', `attachment; filename="${context.site.name.toLowerCase()}-${id}.pdf"`)
        .type('application/pdf')
        .send(bytes);
    },
  );
}

async function readFonts(): Promise<InvoiceFonts> {
  const [latin, latinExtended, vietnamese] = await Promise.all([
    readFile(join(FONTS, 'newsreader-latin.ttf')),
    readFile(join(FONTS, 'newsreader-latin-ext.ttf')),
    readFile(join(FONTS, 'newsreader-vietnamese.ttf')),
  ]);
  return { latin, latinExtended, vietnamese };
}
