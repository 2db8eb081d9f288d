/** Everything an account holds, to take along. */
import { toStoryDetail } from '../article/article.ts';
import {
  type DeviceState,
  escapeMarkup,
  type InterfaceLanguage,
  type Profile,
  type SavedStory,
  type Session,
  type Subscription,
  storyAddress,
} from '../contract/contract.ts';
import type { Store, StoredInvoice, StoredSave } from '../store/types.ts';
import { textsIn } from '../texts/texts.ts';
import { invoiceNumber } from './billing.ts';
import type { Choices } from './choices.ts';
import type { Premium } from './premium.ts';
import type { Saved, SavedTelling } from './saved.ts';
import type { Sessions } from './sessions.ts';
import type { TokenBearer } from './tokens.ts';

export interface AccountExport {
  exportedAt: string;
  profile: Profile;
  device: DeviceState;
  savedStories: SavedStory[];
  subscription: Subscription;
  invoices: (Omit<StoredInvoice, 'number' | 'start' | 'end'> & {
    number: string;
    start: string;
    end: string;
  })[];
  sessions: Session[];
}

/** `caller` is aborted when nobody waits for the file any more: no more saved stories are read then. */
export interface Exports {
  everything(bearer: TokenBearer, telling: SavedTelling, caller?: AbortSignal): Promise<AccountExport>;
  /** Saved stories as a file of bookmarks that every browser reads. @param publicUrl  without a slash at its end */
  bookmarks(
    accountId: string,
    telling: SavedTelling & { publicUrl: string },
    caller?: AbortSignal,
  ): Promise<string>;
}

export function openExports({
  store,
  choices,
  saved,
  premium,
  sessions,
  now,
}: {
  store: Pick<Store, 'savedStories'>;
  choices: Choices;
  saved: Saved;
  premium: Premium;
  sessions: Sessions;
  now: () => Date;
}): Exports {
  return {
    async everything(bearer, telling, caller) {
      const { accountId } = bearer;
      const invoices = await premium.invoices(accountId);
      return {
        exportedAt: now().toISOString(),
        profile: await choices.profile(accountId),
        device: await choices.device(accountId),
        savedStories: await saved.list(accountId, telling, caller),
        subscription: await premium.subscription(accountId),
        invoices: invoices.map((invoice) => ({
          ...invoice,
          number: invoiceNumber(invoice),
          start: invoice.start.toISOString(),
          end: invoice.end.toISOString(),
        })),
        sessions: await sessions.list(bearer),
      };
    },
    async bookmarks(accountId, { publicUrl, ...telling }, caller) {
      const entry = ({ storyId, savedAt, story }: StoredSave) => {
        const { title, sources } = toStoryDetail(story, telling);
        const names = [...new Set(sources.map(({ name }) => name))].join(', ');
        const address = publicUrl + storyAddress(storyId);
        const seconds = Math.floor(savedAt.getTime() / 1000);
        return `<DT><A HREF="${escapeMarkup(address)}" ADD_DATE="${seconds}">${escapeMarkup(title)}</A>\n<DD>${escapeMarkup(names)}\n`;
      };
      const entries = await store.savedStories.list(accountId, entry, caller);
      return bookmarkFile(textsIn(telling.language)('export.saved'), telling.language, entries);
    },
  };
}

/** The form that browsers have exchanged bookmarks in since 1996. */
function bookmarkFile(title: string, language: InterfaceLanguage, entries: readonly string[]): string {
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    `<HTML LANG="${language}">`,
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    `<TITLE>${escapeMarkup(title)}</TITLE>`,
    `<H1>${escapeMarkup(title)}</H1>`,
    `<DL><p>\n${entries.join('')}</DL><p>\n`,
  ].join('\n');
}
