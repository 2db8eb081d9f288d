import type { Fault } from '../../contract/contract.ts';
import { MAX_DEPTH, MAX_ITEMS } from './limits.ts';

/** @param leftOut items beyond the first MAX_ITEMS */
export function tooManyItems(leftOut: number): Fault {
  return {
    code: 'too-many-items',
    message: `The feed has ${MAX_ITEMS + leftOut} items; the last ${leftOut} were left out.`,
  };
}

export const TOO_DEEP: Fault = {
  code: 'too-deep',
  message: `Elements are nested more than ${MAX_DEPTH} levels deep; the rest of the feed was not read.`,
};

export const CUT_SHORT: Fault = {
  code: 'cut-short',
  message: 'The feed ends in the middle; what came whole was read.',
};
