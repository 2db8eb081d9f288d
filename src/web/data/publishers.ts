/** Whose reports are grouped here. Pages do not carry the list, but for About. */
import { queryOptions } from '@tanstack/react-query';
import type { Site } from '../../contract/contract.ts';
import { get } from './api.ts';
import { list, object } from './shape.ts';
import { publisherShape } from './shapes.ts';

const answerShape = object<{ data: Site['publishers'] }>({ data: list(publisherShape) });

export const publishersQuery = queryOptions({
  queryKey: ['publishers'],
  queryFn: async ({ signal }) => (await get({ path: '/api/publishers', signal }, answerShape)).data,
  staleTime: Number.POSITIVE_INFINITY,
});
