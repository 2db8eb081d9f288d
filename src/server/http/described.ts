/** For the `response` of a route's schema: how the API's description tells of answers that are no data. */
import { Type } from 'typebox';

/** What a call that gives a file succeeds with. @param types  media types, the usual one first */
export const fileOf = (...types: string[]) => ({
  description: 'The file.',
  content: Object.fromEntries(types.map((type) => [type, { schema: Type.Unknown() }])),
});

/** What is sent to who has it already. */
export const UNCHANGED = { description: 'Not changed.', type: 'null' };

/** What an old id of a merged story is answered with: 308 and the address of the other one. */
export const MERGED = { description: 'The story was merged into another: see `Location`.', type: 'null' };
