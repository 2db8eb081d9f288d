/** What a request for a page means, before anything is rendered: who reads, and what. */
import {
  addressOf,
  feedUnder,
  hasPassed,
  type LeftOut,
  type Reader,
  readAddress,
  type Screen,
  type SessionUser,
  SITTING_MS,
} from '../../contract/contract.ts';
import { rankedAt } from '../../edition/edition.ts';
import type { ReaderHeaders, SaidByDevice } from '../http/device.ts';
import { readPageReader } from './page-reader.ts';

export interface PageRequest {
  /** Canonical page and audience: what the cache goes by. Null = rendered for this reader alone, and not kept. */
  key: string | null;
  screen: Screen;
  /** Unknown addresses become the home feed, so that no robot can fill the cache. */
  unknownPath: boolean;
  reader: Reader;
  /** Who is signed in, and whose page it is then; null = nobody. */
  user: SessionUser | null;
  /** What they have read and want left out of the feed. */
  leftOut?: LeftOut | undefined;
}

/** A request as it came: who is signed in is not known yet. */
export interface AskedPage {
  /** For whoever holds the device. */
  request: PageRequest;
  device: SaidByDevice;
  /** What the session's cookie holds; null = there is none, and `request` may be answered as it is. */
  session: string | null;
}

/** A page that all readers of an audience get. */
export type SharedRequest = PageRequest & { key: string };

export const isSharedRequest = (request: PageRequest): request is SharedRequest => request.key !== null;

/**
 * Never throws: parameters and cookies that cannot be understood are ignored.
 * @param url    path and query as sent
 * @param secure readers come over https
 */
export function readPageRequest(url: string, headers: ReaderHeaders, secure: boolean): AskedPage {
  const mark = url.indexOf('?');
  const search = mark < 0 ? '' : url.slice(mark);
  const { screen, unknownPath } = readAddress(mark < 0 ? url : url.slice(0, mark), search);
  const lang = search && new URLSearchParams(search).get('lang');
  const { reader, audience, session, said, usual } = readPageReader(headers, lang, secure);
  const key = audience === null ? null : `${addressOf(screen)}\n${unknownPath ? 'unknown ' : ''}${audience}`;
  return {
    request: { key, screen, unknownPath, reader, user: null },
    device: { said, usual },
    session,
  };
}

/** Whether a page of an edition is asked for that is over, or that never was. */
export function isOver({ screen }: PageRequest, now: Date): boolean {
  const { edition } = feedUnder(screen);
  if (edition === undefined) return false;
  const time = rankedAt(edition);
  return time === null || hasPassed(SITTING_MS, time, now.getTime());
}
