/** Readers with an account, for journeys that begin signed in. */
import type { Page } from '@playwright/test';

/** Signs anybody in where no mail is sent. */
export const DEMO_CODE = '123456';

let readers = 0;

/** An address nobody has used yet. */
export function newAddress(): string {
  readers += 1;
  return `reader${readers}-${process.pid}-${Date.now()}@example.org`;
}

/**
 * Signs in without the dialog somebody who has been welcomed: the cookie for pages and the tokens are there with the next
 * page opened.
 * @param fields more of the preferences
 * @returns headers for calls in their name
 */
export async function welcomed(page: Page, fields: object = {}): Promise<Record<string, string>> {
  const email = newAddress();
  await page.request.post('/api/auth/email/start', { data: { email } });
  const verified = await page.request.post('/api/auth/email/verify', { data: { email, code: DEMO_CODE } });
  const tokens = await verified.text();
  const { AccessToken } = JSON.parse(tokens) as { AccessToken: string };
  const headers = { authorization: `Bearer ${AccessToken}` };
  await page.request.patch('/api/preferences', {
    headers,
    data: { ...fields, onboarding_completed: true },
  });
  // Once: later pages find what this one kept, or that it signed out.
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'once');
    localStorage.setItem('helder.tokens', text);
  }, tokens);
  return headers;
}
