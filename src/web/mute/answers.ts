/** What the server says of mutes: how much one would hide, and what they hid today. */
import { queryOptions } from '@tanstack/react-query';
import type { HiddenStory, InterfaceLanguage, Ledger, MutePreview } from '../../contract/contract.ts';
import { list, number, object, oneOf, text } from '../data/shape.ts';
import { useLanguage } from '../language/language.tsx';
import { type AccountCall, accountOf } from '../session/account.ts';
import { useSession, useUser } from '../session/session.tsx';
import type { Session } from '../session/store.ts';
import type { MuteList } from './lists.ts';

const KINDS = ['word', 'topic', 'source', 'calm', 'clickbait', 'neutrality', 'repetition'] as const;

const hiddenShape = object<HiddenStory>({ id: text, title: text, language: text, publishedAt: text });
const previewShape = object<MutePreview>({ days: number, stories: number, examples: list(hiddenShape) });
const ledgerShape = object<Ledger>({
  since: text,
  total: number,
  rules: list(
    object<Ledger['rules'][number]>({
      rule: object<Ledger['rules'][number]['rule']>({ kind: oneOf(KINDS), text }),
      stories: number,
      examples: list(hiddenShape),
    }),
  ),
});

/** A look ahead stays true for a while; the feeds change slowly. */
const PREVIEW_FRESH_MS = 5 * 60_000;

/** In whose name it is asked, and in which language headlines are told. */
export interface Asker {
  session: Session;
  /** Its id. */
  account: string | undefined;
  language: InterfaceLanguage;
}

export function useAsker(): Asker {
  return { session: useSession(), account: useUser()?.id, language: useLanguage().language };
}

/** What muting a text would have hidden. */
export function previewQuery({ session, account, language }: Asker, list: MuteList, muted: string) {
  const kind = list === 'mutedWords' ? 'word' : 'topic';
  const body = { kind, text: muted };
  const ask: AccountCall = { method: 'POST', path: '/api/mutes/preview', params: { lang: language }, body };
  return queryOptions({
    queryKey: ['mutes', 'preview', account, language, kind, muted],
    queryFn: ({ signal }) => accountOf(session).call({ ...ask, signal }, previewShape),
    staleTime: PREVIEW_FRESH_MS,
  });
}

/** What mutes and filters hid since the reader's midnight. */
export function ledgerQuery({ session, account, language }: Asker) {
  const ask: AccountCall = { path: '/api/mutes/today', params: { lang: language } };
  return queryOptions({
    queryKey: ['mutes', 'today', account, language],
    queryFn: ({ signal }) => accountOf(session).call({ ...ask, signal }, ledgerShape),
    staleTime: PREVIEW_FRESH_MS,
  });
}
