import { expect, it } from 'vitest';
import { explain } from './faults.ts';

it.each([
  ['could not extend file "base/1/2610": No space left on device', 'is full'],
  ['could not extend file "base/1/2610_fsm": wrote only 4096 of 8192 bytes at block 2', 'is full'],
  ['could not create directory "/d": Read-only file system', 'read-only disk'],
  [
    'EACCES: permission denied, mkdir /d',
    'that folder, or the one it is to be made in, belongs to another user or is write-protected',
  ],
])('says in plain words what PostgreSQL means by: %s', (said, words) => {
  expect(explain(new Error(said), '/d').message).toContain(words);
});
