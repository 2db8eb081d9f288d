/** What a request for a page means, before anything is rendered: who reads, and what. */
import { addressOf, isShared, type Reader, readAddress, type Screen } from '../../contract/contract.ts';
import { type ReaderHeaders, readPageReader } from './page-reader.ts';

export interface PageRequest {
  /** Canonical page and audience: what the cache goes by. Null = rendered for this reader alone, and not kept. */
  key: string | null;
  /** Canonical path, with the query parameters that change the page. */
  path: string;
  screen: Screen;
  /** Unknown addresses become the home feed, so that no robot can fill the cache. */
  unknownPath: boolean;
  reader: Reader;
}

/** A page that all readers of an audience get. */
export type SharedRequest = PageRequest & { key: string };

export const isSharedRequest = (request: PageRequest): request is SharedRequest => request.key !== null;

/**
 * Never throws: parameters and cookies that cannot be understood are ignored.
 * @param url path and query as sent
 */
export function readPageRequest(url: string, headers: ReaderHeaders): PageRequest {
  const mark = url.indexOf('?');
  const search = mark < 0 ? '' : url.slice(mark);
  const { screen, unknownPath } = readAddress(mark < 0 ? url : url.slice(0, mark), search);
  const { reader, audience } = readPageReader(headers, search && new URLSearchParams(search).get('lang'));
  const path = addressOf(screen);
  const shared = audience !== null && isShared(screen);
  return {
    key: shared ? `${path}\n${unknownPath ? 'unknown ' : ''}${audience}` : null,
    path,
    screen,
    unknownPath,
    reader,
  };
}
