import { afterEach, describe, expect, it, vi } from 'vitest';
import { get, post } from './api.ts';
import { ApiError } from './api-error.ts';
import { number, object, type Shape } from './shape.ts';

type Step = Response | Error;

function answers(...steps: Step[]) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => {
    const step = steps[Math.min(fetched.mock.calls.length, steps.length) - 1];
    if (step instanceof Response) return step.clone();
    throw step;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const refusal = (status: number, body: unknown) => Response.json(body, { status });
const call = { path: '/x', pause: 0 };
const anything: Shape<unknown> = (value) => value;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

describe('get', () => {
  it('sends the parameters that say something', async () => {
    const fetched = answers(Response.json({ ok: 1 }));
    const params = { q: 'a b', page: 2, city: '', lat: undefined };
    await expect(get({ ...call, params }, anything)).resolves.toEqual({ ok: 1 });
    expect(fetched.mock.calls[0]?.[0]).toBe('/x?q=a+b&page=2');
  });

  it('sends them from Safari 16.4 too, which does not count parameters', async () => {
    vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
    const fetched = answers(Response.json({}));
    await get({ ...call, params: { q: 'ice' } }, anything);
    expect(fetched.mock.calls[0]?.[0]).toBe('/x?q=ice');
  });

  it('that nobody waits for any more is not tried again', async () => {
    vi.useFakeTimers();
    const fetched = answers(new TypeError('no network'));
    const { signal, abort } = abortable();
    const answer = get({ path: '/x', pause: 300, signal }, anything).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toMatchObject({ name: 'AbortError' });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('ERR-01 API-53 takes the text from error.message of the answer', async () => {
    answers(refusal(400, { error: { code: 'BAD_REQUEST', message: 'page must be >= 1' } }));
    const error = await failureOf(get(call, anything));
    expect(error).toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'BAD_REQUEST',
      message: 'page must be >= 1',
    });
  });

  it('ERR-01 API-53 AMBIG-92 a message needs no code beside it, and a code may stand outside', async () => {
    answers(refusal(400, { error: { message: 'page must be >= 1' } }));
    expect(await failureOf(get(call, anything))).toMatchObject({ code: '', message: 'page must be >= 1' });
    answers(refusal(400, { code: 'SAVE_LIMIT_REACHED' }));
    expect(await failureOf(get(call, anything))).toMatchObject({ code: 'SAVE_LIMIT_REACHED', message: '' });
  });

  it.each(['<html>', '{}', 'null', '{"error":null}'])(
    'says nothing itself when the answer is %s',
    async (body) => {
      answers(new Response(body, { status: 404 }));
      expect(await failureOf(get(call, anything))).toMatchObject({ status: 404, message: '' });
    },
  );

  const attempts: [what: string, steps: Step[], times: number][] = [
    ['a network fault is tried three times', [new TypeError('offline')], 3],
    ['a 503 is tried three times', [refusal(503, {})], 3],
    ['a 404 is not tried again', [refusal(404, {})], 1],
    ['a 429 is not tried again', [refusal(429, {})], 1],
  ];
  it.each(attempts)('API-52 AMBIG-91 %s', async (_what, steps, times) => {
    const fetched = answers(...steps);
    await failureOf(get(call, anything));
    expect(fetched).toHaveBeenCalledTimes(times);
  });

  it('API-52 waits twice as long before the third attempt as before the second', async () => {
    vi.useFakeTimers();
    const fetched = answers(refusal(503, {}));
    const failed = failureOf(get({ path: '/x', pause: 300 }, anything));
    const tried = [];
    for (const wait of [299, 1, 599, 1]) {
      await vi.advanceTimersByTimeAsync(wait);
      tried.push(fetched.mock.calls.length);
    }
    expect(tried).toEqual([1, 2, 2, 3]);
    expect(await failed).toMatchObject({ status: 503 });
  });

  it('API-52 a later attempt may succeed', async () => {
    answers(new TypeError('offline'), refusal(500, {}), Response.json('fine'));
    await expect(get(call, anything)).resolves.toBe('fine');
  });

  it.each(['', '<html>', '{"ok":1', '{"ok":"1"}', '[]'])(
    'an answer that reads %j is unreadable, and not asked for again',
    async (body) => {
      const fetched = answers(new Response(body));
      const failure = await failureOf(get(call, object<{ ok: number }>({ ok: number })));
      expect(failure).toMatchObject({ kind: 'unreadable', message: '' });
      expect(fetched).toHaveBeenCalledTimes(1);
    },
  );

  it('API-52 AMBIG-91 gives up on an attempt after 30 s', async () => {
    vi.useFakeTimers();
    const fetched = vi.fn(
      (_address: string, init: RequestInit) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    vi.stubGlobal('fetch', fetched);
    const failure = failureOf(post(call, {}, anything));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failure).kind).toBe('network');
  });

  it('an abort by the caller is no failure of the network', async () => {
    const stop = new AbortController();
    vi.stubGlobal('fetch', async () => {
      stop.abort();
      throw new DOMException('stopped', 'AbortError');
    });
    await expect(get({ ...call, signal: stop.signal }, anything)).rejects.toThrow('stopped');
  });
});

describe('post', () => {
  it('API-52 is never tried again', async () => {
    const fetched = answers(refusal(500, {}));
    await failureOf(post(call, { id: 'x' }, anything));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"id":"x"}' });
  });
});
