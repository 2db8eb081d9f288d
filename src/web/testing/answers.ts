import { vi } from 'vitest';

/** A server that answers by path; a number is a status. @returns what it was asked, in order */
export function serve(answers: Record<string, unknown>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    asked.push(pathname + search);
    const answer = answers[pathname];
    return typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer);
  });
  return asked;
}
