// @vitest-environment happy-dom
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../contract/testing/eventually.ts';
import { pageInput } from '../testing/stories.ts';
import { ApiError } from './api-error.ts';
import { queryClientOf } from './client.ts';

it('when the connection is back, what is shown as a network error is asked for again, and nothing else is', async () => {
  const client = queryClientOf(pageInput());
  client.mount();
  onTestFinished(() => client.unmount());
  const asked: Record<string, number> = {};
  const show = (name: string, error: Error | null) => {
    const ask = () => {
      asked[name] = (asked[name] ?? 0) + 1;
      return error ? Promise.reject(error) : Promise.resolve(name);
    };
    const shown = new QueryObserver(client, {
      queryKey: [name],
      queryFn: ask,
      staleTime: Number.POSITIVE_INFINITY,
    });
    return shown.subscribe(() => {});
  };
  show('refused', new ApiError('refused', 500, '', ''));
  show('unreadable', new ApiError('unreadable', 200, '', ''));
  show('loaded', null);
  const leave = show('left', new ApiError('network', 0, '', ''));
  show('network', new ApiError('network', 0, '', ''));
  await eventually(() => expect(client.isFetching()).toBe(0));
  leave();
  // What came before stays as it is; "Load more" is tried again by hand.
  client.setQueryData(['more'], 'the first page');
  show('more', new ApiError('network', 0, '', ''));
  await client.refetchQueries({ queryKey: ['more'] });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(asked.network).toBe(2));
  await eventually(() => expect(client.isFetching()).toBe(0));
  expect(asked).toEqual({ refused: 1, unreadable: 1, loaded: 1, left: 1, more: 1, network: 2 });
});
