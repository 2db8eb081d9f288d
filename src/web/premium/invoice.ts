import type { InterfaceLanguage } from '../../contract/contract.ts';
import { ApiError } from '../data/api-error.ts';
import type { Account } from '../session/account.ts';
import { saveFile } from '../ui/save-file.ts';

/** Fetches an invoice in the reader's name and hands it to the browser as a file. @throws when it does not come */
export async function fetchInvoice(
  { send }: Pick<Account, 'send'>,
  id: string,
  number: string,
  language: InterfaceLanguage,
): Promise<void> {
  const response = await send(
    `/api/subscription/invoices/${encodeURIComponent(id)}.pdf?lang=${language}`,
    {},
  );
  if (!response.ok) throw new ApiError('refused', response.status, '', '');
  saveFile(`${number}.pdf`, await response.blob());
}
