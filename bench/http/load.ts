/** Starts servers in processes of their own and puts load on them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon, { type Options, type Result } from 'autocannon';

export interface HttpRow {
  what: string;
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Running {
  url: string;
  stop(): Promise<void>;
}

async function start(file: string, args: string[], message?: object): Promise<Running> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, args, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  if (message) child.send(message);
  const [ready] = (await once(child, 'message')) as [{ url: string }];
  return {
    url: ready.url,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Helder's server over so many invented active stories, and accounts in a database if there are to be any. */
export const startServer = (stories: number, accounts = 0): Promise<Running> =>
  start('server-process.ts', [`${stories}`, `${accounts}`]);

/** A bare server that sends the same bytes as `url` does to a browser. */
export async function startBaseline(url: string): Promise<Running> {
  const { body, type } = await fetchCompressed(url);
  return start('baseline-process.ts', [], { body: body.toString('base64'), type });
}

/** fetch() would unpack the body; here the packed bytes are wanted. */
async function fetchCompressed(url: string): Promise<{ body: Buffer; type: string }> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { body: Buffer.concat(chunks), type: String(response.headers['content-type']) };
}

/** @throws Error when anything but 2xx came back: the figures would mean nothing */
export async function load(what: string, options: Options): Promise<HttpRow> {
  const result: Result = await autocannon({
    ...options,
    headers: { 'accept-encoding': 'br', ...options.headers },
  });
  const failed = result.errors + result.non2xx - result['3xx'];
  if (failed > 0 || result.requests.total === 0)
    throw new Error(`${what}: ${failed} of ${result.requests.total} requests failed`);
  const { p50, p99 } = result.latency;
  return { what, requestsPerSecond: result.requests.average, p50, p99 };
}
