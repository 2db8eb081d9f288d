const PAUSE_MS = 1_000;

/** Requests that come while one runs, or within a second of it, get its answer. */
export function oneAtATime<Answer>(ask: (now: number) => Promise<Answer>): (now: number) => Promise<Answer> {
  let last: { at: number; running: boolean; answer: Promise<Answer> } | null = null;
  return (now) => {
    if (last && (last.running || now - last.at < PAUSE_MS)) return last.answer;
    const request = { at: now, running: true, answer: ask(now) };
    last = request;
    const done = () => {
      request.running = false;
    };
    request.answer.then(done, done);
    return request.answer;
  };
}
