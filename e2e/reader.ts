/** Readers of the journeys who have an account. */
import { randomUUID } from 'node:crypto';
import type { APIResponse, Page } from '@playwright/test';
import type { Preferences } from '../src/contract/preferences.ts';
import { expect } from './site.ts';

/** Works only where letters are not sent and nobody else can reach the server. */
export const DEMO_CODE = '123456';

/** An address nobody has used yet; long enough to show where one does not fit. */
export function newAddress(): string {
  return `a.reader.with.a.long.name.${randomUUID().replaceAll('-', '')}@example.org`;
}

/** What is pressed and filled in on the way from the first visit to an account. */
export const SIGN_IN_WORDS = {
  en: {
    signIn: 'Sign in',
    byEmail: 'Continue with email',
    address: 'Email address',
    send: 'Send code',
    code: 'Six-digit code',
    verify: 'Verify',
    topics: 'What do you like to read?',
    next: 'Continue',
    start: 'Get Started',
  },
  nl: {
    signIn: 'Inloggen',
    byEmail: 'Verder met e-mail',
    address: 'E-mailadres',
    send: 'Code versturen',
    code: 'Code van zes cijfers',
    verify: 'Bevestigen',
    topics: 'Wat lees je graag?',
    next: 'Verder',
    start: 'Aan de slag',
  },
} as const;

/** Through the dialog to the field for the code, in which the focus then is. */
export async function toCode(
  page: Page,
  words: (typeof SIGN_IN_WORDS)['en' | 'nl'],
  email: string,
): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(words.signIn);
  await press(words.byEmail);
  await page.getByRole('textbox', { name: words.address }).fill(email);
  await press(words.send);
  await expect(page.getByRole('group', { name: words.code }).locator('input').first()).toBeFocused();
}

interface Wishes {
  premium?: boolean;
  preferences?: Partial<Pick<Preferences, 'interests' | 'theme' | 'filters'>>;
  muted?: Partial<Pick<Preferences, 'mutedTopics' | 'mutedSources'>>;
}

interface SignedIn {
  email: string;
  /** For calls in their name. */
  headers: Record<string, string>;
}

/** The body of an answer that must be a success. */
async function answered(response: APIResponse): Promise<unknown> {
  expect(response.ok(), `${response.url()} answered ${response.status()}`).toBe(true);
  return response.json();
}

/** Signs somebody new in, without the dialog, who has been through the welcome; the next page opened is theirs. */
export async function signIn(
  page: Page,
  { premium = false, preferences, muted }: Wishes = {},
): Promise<SignedIn> {
  const { request } = page.context();
  const email = newAddress();
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
  // Once: later pages find what this one kept, or that it signed out.
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'once');
    localStorage.setItem('helder.tokens', text);
  }, JSON.stringify(tokens));
  return { email, headers };
}
