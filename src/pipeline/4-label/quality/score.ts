import type { Labels } from '../../../contract/contract.ts';

/** Best and worst of every score. */
const MAX_POINTS = 10;

export type Deduction = Labels['reasons']['cleanliness'][number];

export interface Judged {
  /** 0–10: ten minus the costs. */
  points: number;
  reasons: Deduction[];
}

export interface Rule {
  /** Global flag; what it finds is shown to the reader as the reason. */
  pattern: RegExp;
  /** Points lost for one finding, and for all findings of this rule together (default: three times). */
  cost: number;
  most?: number;
  /** True for words that are names too: "Tom Savage", "Epic Boats". */
  names?: boolean;
}

const DEFAULT_TIMES = 3;
/** Reasons shown are cut to this many characters. */
const REASON_LENGTH = 60;

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

export function clampPoints(value: number): number {
  return oneDecimal(Math.min(MAX_POINTS, Math.max(0, value)));
}

/** A word with a capital, and a text up to it in which a sentence goes on: "Captain Tom" before "Savage". */
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u;
const GOES_ON = /(?<![.:;!?|–—\n"“”‘'(]\s*|^\s*)$/u;

/**
 * Every deduction that the rules find in `text`, in the order of the rules. A word with a capital inside a sentence is a name, by rules for such words.
 * @param titleCase  the text is set in capitals, which say nothing about names
 */
export function deduct(text: string, rules: readonly Rule[], titleCase: boolean): Deduction[] {
  const isName = (found: string, at: number): boolean =>
    !titleCase && CAPITALISED.test(found) && GOES_ON.test(text.slice(0, at));
  const found: Deduction[] = [];
  for (const { pattern, cost, most = cost * DEFAULT_TIMES, names = false } of rules) {
    // Most rules find nothing, and going through all matches begins with a copy of the expression.
    if (text.search(pattern) === -1) continue;
    let left = most;
    for (const match of text.matchAll(pattern)) {
      if (left <= 0) break;
      if (names && isName(match[0], match.index)) continue;
      const charged = Math.min(cost, left);
      left -= charged;
      found.push({ text: match[0].trim().slice(0, REASON_LENGTH), cost: oneDecimal(charged) });
    }
  }
  return found;
}

/** Ten minus the costs. Deductions beyond ten are cut, so that the reasons always add up to the loss. */
export function judge(deductions: readonly Deduction[]): Judged {
  let left = MAX_POINTS;
  const reasons: Deduction[] = [];
  for (const { text, cost } of deductions) {
    const charged = oneDecimal(Math.min(cost, left));
    if (charged <= 0) break;
    left = oneDecimal(left - charged);
    const known = reasons.find((reason) => reason.text.toLowerCase() === text.toLowerCase());
    if (known) known.cost = oneDecimal(known.cost + charged);
    else reasons.push({ text, cost: charged });
  }
  return { points: left, reasons };
}
