/** Which link cards are drawn: each once, however many ask, and only for who still waits. */
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { Refusal, UNAVAILABLE } from '../http/errors.ts';
import type { PreparedBody } from '../http/http-cache.ts';

/** About 40 KB each. A story is shared many times in a row, then not at all. */
const KEPT_CARDS = 200;
/** A card takes some 100 ms of the threads that also compress pages and look up names. */
const DRAWN_AT_ONCE = 2;
/** Three to ten seconds of drawing: the last one has its card before its connection is given up. */
const MOST_WAITING = 50;

interface Wanted {
  card: Promise<PreparedBody>;
  /** Who waits for it. */
  callers: number;
}

/**
 * A card that is kept, else drawn when it is its turn.
 * @param key     the card in one state
 * @param caller  aborted when who asks has gone; a card that nobody waits for is not begun
 * @throws Refusal 503 when too many others wait
 */
export type CardsInTurn = (
  key: string,
  draw: () => Promise<PreparedBody>,
  caller: AbortSignal,
) => Promise<PreparedBody>;

export function createCardsInTurn(): CardsInTurn {
  const kept = new LRUCache<string, PreparedBody>({ max: KEPT_CARDS });
  const wanted = new Map<string, Wanted>();
  const inTurn = pLimit(DRAWN_AT_ONCE);

  function begin(key: string, draw: () => Promise<PreparedBody>): Wanted {
    if (inTurn.pendingCount >= MOST_WAITING) throw notNow();
    const card = inTurn(async () => {
      if (want.callers === 0) throw notNow();
      const drawn = await draw();
      kept.set(key, drawn);
      return drawn;
    }).finally(() => wanted.delete(key));
    const want = { card, callers: 0 };
    wanted.set(key, want);
    return want;
  }

  return async (key, draw, caller) => {
    const ready = kept.get(key);
    if (ready) return ready;
    const asked = wanted.get(key) ?? begin(key, draw);
    if (!caller.aborted) asked.callers += 1;
    caller.addEventListener('abort', () => {
      asked.callers -= 1;
    });
    return asked.card;
  };
}

const notNow = (): Refusal => new Refusal(503, UNAVAILABLE);
