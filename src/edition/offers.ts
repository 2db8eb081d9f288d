/** What an empty list may offer in its place. */
import { INTERFACE_LANGUAGES, type Reader } from '../contract/contract.ts';
import type { Search } from './search/search.ts';
import type { Timeline } from './timeline.ts';
import type { Ask, Edition } from './types.ts';
import { whoIs } from './who.ts';

export function createOffers(
  timeline: Timeline,
  list: Edition['list'],
  searching: Search,
): Pick<Edition, 'offers'> {
  /** How many there are in languages that the reader could choose and has not. */
  const otherLanguages = async (ask: Ask, reader: Reader): Promise<number> => {
    if (ask.list === 'trending' || ask.list === 'related') return 0;
    if (reader.reads.length === 0 || INTERFACE_LANGUAGES.every((code) => reader.reads.includes(code)))
      return 0;
    const { total, meant = [] } = await list(
      { ...ask, page: 1, limit: 1 },
      { ...reader, reads: INTERFACE_LANGUAGES },
    );
    // A word of one language taken for a slip in another was meant by nobody.
    return meant.length > 0 ? 0 : total;
  };

  return {
    async offers({ total, edition, hidden }, ask, reader) {
      if (total > 0) return {};
      const isSearch = ask.list === 'search' && hidden.length === 0;
      const fewer =
        isSearch && (await searching.withFewerWords(ask.text, timeline.at(edition), whoIs(reader)));
      const others = await otherLanguages({ ...ask, edition }, reader);
      return { ...(fewer && { fewer }), ...(others > 0 && { otherLanguages: others }) };
    },
  };
}
