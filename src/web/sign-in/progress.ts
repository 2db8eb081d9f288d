/** How far somebody has come in signing in. It outlasts the dialog by a moment, as specified. */
import { useEffect, useState } from 'react';
import type { Tokens } from '../../contract/contract.ts';
import { type Code, EMPTY_CODE } from './code.ts';

const RESET_AFTER_MS = 200;

export interface Progress {
  step: 'options' | 'email' | 'verification';
  email: string;
  code: Code;
  /** When a code was last sent, in milliseconds since 1970. */
  sentAt: number;
}

/**
 * Signs in with what a step came by.
 * @param isWanted whether the reader is still at that step: who leaves it calls it off
 * @throws when nobody became of the tokens
 */
export type Finish = (tokens: Tokens, isWanted: () => boolean) => Promise<void>;

const START: Progress = { step: 'options', email: '', code: EMPTY_CODE, sentAt: 0 };

let latest = START;
let timer: ReturnType<typeof setTimeout> | undefined;

export function startAnew(): void {
  latest = START;
}

/** @returns the progress, and a function that changes some of it */
export function useProgress(): [Progress, (fields: Partial<Progress>) => void] {
  const [progress, setProgress] = useState(latest);
  useEffect(() => {
    clearTimeout(timer);
    return () => {
      timer = setTimeout(startAnew, RESET_AFTER_MS);
    };
  }, []);
  const change = (fields: Partial<Progress>) => {
    latest = { ...latest, ...fields };
    setProgress(latest);
  };
  return [progress, change];
}
