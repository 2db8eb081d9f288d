/** Readers of the journeys who have an account: signed in through the calls, as the demonstration's code allows. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import type { Preferences } from '../src/contract/preferences.ts';
import { expect } from './site.ts';

/** Works only where letters are not sent and nobody else can reach the server. */
const DEMO_CODE = '123456';

interface Wishes {
  premium?: boolean;
  preferences?: Partial<Pick<Preferences, 'interests' | 'theme' | 'filters'>>;
  muted?: Partial<Pick<Preferences, 'mutedTopics' | 'mutedSources'>>;
}

async function answered(response: APIResponse): Promise<unknown> {
  expect(response.ok(), `${response.url()} answered ${response.status()}`).toBe(true);
  return response.json();
}

/** Signs somebody new in, who has been through the welcome; the next page opened is theirs. @returns their address */
export async function signIn(
  page: Page,
  { premium = false, preferences, muted }: Wishes = {},
): Promise<string> {
  const { request } = page.context();
  const email = `reader-${randomUUID()}@example.org`;
  await answered(await request.post('/api/auth/email/start', { data: { email } }));
  const verified = await request.post('/api/auth/email/verify', { data: { email, code: DEMO_CODE } });
  const tokens = (await answered(verified)) as { AccessToken: string };
  const headers = { authorization: `Bearer ${tokens.AccessToken}` };
  if (premium)
    await answered(
      await request.post('/api/subscription/subscribe', { headers, data: { planId: 'yearly' } }),
    );
  const data = { onboarding_completed: true, ...preferences };
  await answered(await request.patch('/api/preferences', { headers, data }));
  if (muted) await answered(await request.patch('/api/preferences/muted', { headers, data: muted }));
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('signed-in')) localStorage.setItem('helder.tokens', text);
    sessionStorage.setItem('signed-in', 'yes');
  }, JSON.stringify(tokens));
  return email;
}
