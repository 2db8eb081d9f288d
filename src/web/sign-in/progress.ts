/** How far somebody has come in signing in. It outlasts the dialog by a moment, as specified. */
import { useEffect, useState } from 'react';
import { type Code, EMPTY_CODE } from './code.ts';

const RESET_AFTER_MS = 200;

export interface Progress {
  step: 'options' | 'email' | 'verification';
  email: string;
  code: Code;
  /** When a code was last sent, in milliseconds since 1970. */
  sentAt: number;
}

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
