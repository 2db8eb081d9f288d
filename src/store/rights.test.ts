import { expect, it } from 'vitest';
import type { Database } from './connection.ts';
import { sayingWhatToGrant } from './rights.ts';

it('is the refusal as it came where the database has gone before it can say who we are', async () => {
  const gone = { query: () => Promise.reject(new Error('connection terminated')) } as unknown as Database;
  const refusal = Object.assign(new Error('permission denied for schema public'), { code: '42501' });
  await expect(sayingWhatToGrant(refusal, gone)).resolves.toBe(refusal);
});
