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

/** Every deduction that the rules find in `text`, in the order of the rules. */
export function deduct(text: string, rules: readonly Rule[]): Deduction[] {
  const found: Deduction[] = [];
  for (const { pattern, cost, most = cost * DEFAULT_TIMES } of rules) {
    // Most rules find nothing, and going through all matches begins with a copy of the expression.
    if (text.search(pattern) === -1) continue;
    let left = most;
    for (const match of text.matchAll(pattern)) {
      if (left <= 0) break;
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
