import type { FastifyInstance } from 'fastify';
import { hostInUrl } from '../server/server.ts';

/** What a stop waits for readers whose request is under way, in milliseconds; less than the process has for all of its stop. */
const STOP_WITHIN_MS = 3_000;
/** Ports tried after the default one when it is taken and nobody chose it. */
const PORTS_TO_TRY = 20;

export interface Listening {
  port: number;
  /** The default port, when another program holds it and a later one was taken. */
  taken: number | null;
  /** What to open on this machine. */
  url: string;
}

/**
 * Listens on the configured port; when that is taken and was not set by hand, on the next free one.
 * @throws Error in plain words when the port was chosen by hand and is taken, or none is free
 */
export async function listen(
  app: FastifyInstance,
  { host, port, portChosen }: { host: string; port: number; portChosen: boolean },
): Promise<Listening> {
  // What it opens before it listens fails in words of its own: a file that may not be read is no port that may not be used.
  await app.ready();
  const last = portChosen ? port : Math.min(65_535, port + PORTS_TO_TRY);
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      await app.listen({ host, port: candidate });
      const address = app.server.address();
      const used = typeof address === 'object' && address ? address.port : candidate;
      return {
        port: used,
        taken: candidate === port ? null : port,
        url: `http://${hostInUrl(host)}:${used}`,
      };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EACCES')
        throw new Error(
          `Port ${candidate} on ${host} needs more rights; choose a port above 1023 with PORT.`,
          {
            cause: error,
          },
        );
      if (code === 'EADDRNOTAVAIL')
        throw new Error(`HOST is ${host}, but this machine has no such address.`, { cause: error });
      if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
        throw new Error(
          `HOST is "${host}", a name without an address; use an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them.`,
          { cause: error },
        );
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(
    portChosen
      ? `Port ${port} on ${host} is in use by another program. Stop it, or choose another port with PORT.`
      : `Ports ${port} to ${last} on ${host} are all in use. Choose one with PORT.`,
  );
}

/** Stops listening. Answers under way are finished; whoever is not through with asking by then is let go. */
export async function stopListening(app: FastifyInstance, withinMs = STOP_WITHIN_MS): Promise<void> {
  const letGo = setTimeout(() => app.server.closeAllConnections(), withinMs);
  await app.close();
  clearTimeout(letGo);
}
