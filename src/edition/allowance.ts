import { hasPassed, MS_PER_MINUTE } from '../contract/contract.ts';

/** So much work a minute, whoever asks for it. */
export interface Allowance {
  /** False when nothing of this minute's allowance is left. */
  isLeft(): boolean;
  spend(amount: number): void;
}

/** Minutes begin with the first question after the one before. What is begun within a minute may end beyond its allowance. */
export function allowanceOf(perMinute: number, now: () => Date): Allowance {
  let began = Number.NEGATIVE_INFINITY;
  let spent = 0;
  return {
    isLeft() {
      const time = now().getTime();
      if (hasPassed(MS_PER_MINUTE, began, time)) [began, spent] = [time, 0];
      return spent < perMinute;
    },
    spend(amount) {
      spent += amount;
    },
  };
}
