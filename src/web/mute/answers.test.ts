import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendThrough } from '../data/api.ts';
import { sessionOf } from '../session/store.ts';
import { answering } from '../testing/answers.ts';
import { memoryStorage } from '../testing/local-storage.ts';
import { FREE_USER, tokensOf } from '../testing/users.ts';
import { type Asker, ledgerQuery, previewQuery } from './answers.ts';

const session = sessionOf(FREE_USER, memoryStorage({ 'helder.tokens': JSON.stringify(tokensOf()) }));
const NOOR: Asker = { session, account: FREE_USER.id, language: 'en' };
const queries = [
  ['today', (asker: Asker) => ledgerQuery(asker)],
  ['a look ahead', (asker: Asker) => previewQuery(asker, 'mutedWords', 'storm')],
] as const;

afterEach(() => void vi.unstubAllGlobals());

describe.each(queries)('what is said of mutes (%s)', (_what, query) => {
  it('is another answer for another account, and in another language', () => {
    const keys = [NOOR, { ...NOOR, account: 'account-2' }, { ...NOOR, language: 'nl' as const }].map(
      (asker) => JSON.stringify(query(asker).queryKey),
    );
    expect(new Set(keys).size).toBe(3);
  });

  it('is asked for in the reader’s language', async () => {
    const asked = answering({});
    sendThrough((address, init) => fetch(address, init));
    const { queryFn } = query({ ...NOOR, language: 'nl' });
    if (typeof queryFn !== 'function') throw new Error('It cannot be asked for');
    await (queryFn as (context: object) => Promise<unknown>)({}).catch(() => {});
    expect(asked.map((one) => one.query)).toEqual(['?lang=nl']);
  });
});
