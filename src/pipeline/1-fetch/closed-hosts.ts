import type { FetchFault } from '../../net/net.ts';
import { concernsHost, fellSilent } from './schedule.ts';

/** One feed may be slow by itself; a second in a row, and its host is asked no more. */
const SILENT_IN_A_ROW = 2;

/** Why a host is asked no more in one round: what went wrong, and the address of the feed that met it. */
export interface Closing {
  fault: FetchFault;
  asked: string;
}

/** The hosts that are asked no more in one round. */
export interface ClosedHosts {
  why(host: string): Closing | null;
  answered(host: string): void;
  failed(host: string, closing: Closing): void;
}

export function createClosedHosts(): ClosedHosts {
  const closed = new Map<string, Closing>();
  const silent = new Map<string, number>();
  return {
    why: (host) => closed.get(host) ?? null,
    answered(host) {
      silent.delete(host);
    },
    failed(host, closing) {
      const times = fellSilent(closing.fault) ? (silent.get(host) ?? 0) + 1 : 0;
      silent.set(host, times);
      if (concernsHost(closing.fault) || times >= SILENT_IN_A_ROW) closed.set(host, closing);
    },
  };
}
