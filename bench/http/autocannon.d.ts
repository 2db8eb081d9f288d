/** The part of autocannon that the benches use; it brings no types of its own. */
declare module 'autocannon' {
  export interface Request {
    path?: string;
    headers?: Record<string, string>;
    setupRequest?: (request: Request) => Request;
  }
  export interface Options {
    url: string;
    /** Seconds. */
    duration: number;
    connections: number;
    /** Requests per second over all connections. */
    overallRate?: number;
    headers?: Record<string, string>;
    requests?: Request[];
  }
  export interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    '3xx': number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
