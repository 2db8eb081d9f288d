import { vi } from 'vitest';

export interface Asked {
  path: string;
  /** From the question mark on, where there is one. */
  query?: string;
  method: string;
  /** Whose name it was asked in, where it was in somebody's. */
  bearer?: string;
  body: unknown;
  /** Neither brings the page cookie nor changes it. */
  credentials?: 'omit';
  /** Reaches the server also when the page is left. */
  keepalive?: true;
}

/** By method and path, "POST /api/saved-stories", or by the path alone. */
type Answers = Record<string, unknown>;
type Sent = Omit<RequestInit, 'body'> & { body?: string };

/**
 * A server. A number is a status, an Error a fault of the network; a function decides by what was asked.
 * @returns what it was asked, in order
 */
export function answering(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  listen(answers, (one) => asked.push(one));
  return asked;
}

/** The same. @returns the addresses it was asked for, path and query */
export function serve(answers: Answers): string[] {
  const asked: string[] = [];
  listen(answers, ({ path, query = '' }) => asked.push(path + query));
  return asked;
}

function listen(answers: Answers, note: (one: Asked) => void): void {
  vi.stubGlobal('fetch', async (address: string, init: Sent = {}) => {
    const one = askedOf(address, init);
    note(one);
    const known = answers[`${one.method} ${one.path}`] ?? answers[one.path];
    const answer = typeof known === 'function' ? await known(one) : (known ?? 404);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  });
}

function askedOf(address: string, init: Sent): Asked {
  const { pathname, search } = new URL(address, 'http://localhost');
  const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '');
  return {
    path: pathname,
    ...(search && { query: search }),
    method: init.method ?? 'GET',
    ...(bearer && { bearer }),
    body: init.body ? JSON.parse(init.body) : null,
    ...(init.credentials === 'omit' && { credentials: 'omit' }),
    ...(init.keepalive && { keepalive: true }),
  };
}

/** A refusal as the server writes it. */
export function refused(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ error: { code, message } }, { status, headers });
}
