import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startMailServer } from '../src/mail/testing/mail-servers.ts';
import { DEMO_CODE, newAddress, SIGN_IN_WORDS, signIn, toCode } from './reader.ts';
import {
  accessibilityFaults,
  EVERYWHERE,
  expect,
  HEIGHT,
  keep,
  open,
  sideways,
  started,
  test,
  WIDTHS,
} from './site.ts';
import { startHelder } from './start-helder.ts';

const WORDS = {
  en: { ...SIGN_IN_WORDS.en, trial: /7 Days/, account: /^Account of/, out: 'Sign out' },
  nl: { ...SIGN_IN_WORDS.nl, trial: /7 dagen/, account: /^Account van/, out: 'Uitloggen' },
} as const;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const { name, language, use } of EVERYWHERE)
  test.describe(name, () => {
    test.use(use);

    test('GEN-09 AUTH-11 ONB-11 ONB-17 PREM-01 from the first visit to an account and out of it', async ({
      page,
    }) => {
      const words = WORDS[language];
      const email = newAddress();
      await open(page, '/');
      await toCode(page, words, email);
      expect(await sideways(page)).toBe(0);
      await page.keyboard.type(DEMO_CODE);
      await button(page, words.verify).click();
      await expect(page.getByRole('dialog', { name: words.topics })).toBeVisible();
      expect(await sideways(page)).toBe(0);
      await page.locator('.topic-index button').nth(2).click();
      await button(page, words.next).click();
      await button(page, words.start).click();
      await expect(page.getByRole('dialog', { name: words.trial })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // The next page is the reader's own from the first byte.
      const html = await (await page.request.get('/')).text();
      expect(html).toContain('account-tool');
      await page.reload();
      await started(page);
      await button(page, words.account).click();
      await expect(page.getByText(email)).toBeVisible();
      expect(await sideways(page)).toBe(0);
      await button(page, words.out).click();
      await expect(button(page, words.signIn)).toBeVisible();
      expect(await stored(page, 'helder.tokens')).toBeNull();
      expect(await stored(page, 'helder.user')).toBeNull();
      expect(await (await page.request.get('/')).text()).not.toContain('account-tool');
    });
  });

test.describe('by keyboard alone', () => {
  test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

  test('signing in, being new, and out again', async ({ page }) => {
    await open(page, '/');
    const tabTo = async (name: string | RegExp) => {
      const wanted = page.getByRole('button', { name, exact: true });
      for (let presses = 0; presses < 60; presses += 1) {
        if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab never comes to ${name}`);
    };
    await tabTo('Sign in');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Continue with email')).toBeVisible();
    await tabTo('Continue with email');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
    await page.keyboard.type(newAddress());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('textbox', { name: 'Digit 2 of 6' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('3456');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'What do you like to read?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, /^Account of/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Sign out')).toBeVisible();
    await tabTo('Sign out');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Sign in')).toBeVisible();
  });
});

test('a code that is wrong says so, and the right one works after it', async ({ page, site }) => {
  site.expectMessage(/400|Signing in failed/);
  await open(page, '/');
  await toCode(page, WORDS.en, newAddress());
  await page.keyboard.type('123457');
  await button(page, 'Verify').click();
  await expect(page.getByRole('alert')).toHaveText('Invalid verification code. Please try again.');
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await page.keyboard.type(DEMO_CODE);
  await button(page, 'Verify').click();
  await expect(page.getByRole('dialog', { name: 'What do you like to read?' })).toBeVisible();
});

test('what a dialog with an unknown provider says', async ({ page, site }) => {
  site.expectMessage(/Signing in failed/);
  await open(page, '/');
  await button(page, 'Sign in').click();
  await button(page, 'Continue with Google').click();
  await expect(page.getByRole('alert')).toHaveText('Google sign in failed. Please try again.');
});

test('two tabs are signed in and out together', async ({ page, context }) => {
  await signIn(page);
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/');
  await expect(button(other, /^Account of/)).toBeVisible();
  await button(page, /^Account of/).click();
  await button(page, 'Sign out').click();
  await expect(button(page, 'Sign in')).toBeVisible();
  await expect(button(other, 'Sign in')).toBeVisible();
});

test('signing in that is called off leaves the pages of who has signed in meanwhile in another tab', async ({
  page,
  context,
  site,
}) => {
  site.expectMessage(/Signing in failed/);
  await open(page, '/');
  await toCode(page, WORDS.en, newAddress());
  const other = await context.newPage();
  await open(other, '/');
  await toCode(other, WORDS.en, newAddress());
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/profile', async (route) => {
    await answered;
    await route.continue();
  });
  await page.keyboard.type(DEMO_CODE);
  const asked = page.waitForRequest('**/api/profile');
  await button(page, 'Verify').click();
  await asked;
  await other.bringToFront();
  await other.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
  await other.keyboard.type(DEMO_CODE);
  await button(other, 'Verify').click();
  await expect(other.getByRole('dialog', { name: 'What do you like to read?' })).toBeVisible();
  const ended = page.waitForResponse('**/api/auth/logout');
  await button(page, 'Close').click();
  answer();
  expect((await ended).ok()).toBe(true);
  expect(await (await page.request.get('/')).text()).toContain('account-tool');
});

test('a browser that has lost its tokens is signed out quietly', async ({ page }) => {
  await signIn(page);
  await open(page, '/');
  await expect(button(page, /^Account of/)).toBeVisible();
  // From a page of the same site that is not ours: nothing is on its way in the name of the tokens that go.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await expect(button(page, 'Sign in')).toBeVisible();
  await expect.poll(async () => (await page.request.get('/')).text()).not.toContain('account-tool');
});

test('a device and an account that differ are joined as the reader says', async ({ page }) => {
  const { headers } = await signIn(page);
  const ghent = { latitude: 51.1, longitude: 3.7, city: 'Ghent', country: 'Belgium', source: 'manual' };
  const utrecht = {
    latitude: 52.1,
    longitude: 5.1,
    city: 'Utrecht',
    country: 'Netherlands',
    source: 'manual',
  };
  const changedAt = '2026-01-01T00:00:00.000Z';
  const said = { place: { value: ghent, changedAt }, reads: { value: ['fr'], changedAt } };
  await page.request.put('/api/profile/device', { headers, data: said });
  const later = Date.parse('2026-02-01');
  await keep(page, {
    version: 1,
    place: utrecht,
    reads: ['nl', 'de'],
    changedAt: { place: later, reads: later },
  });
  await open(page, '/');
  const dialog = page.getByRole('dialog', { name: 'Your device and your account differ' });
  await expect(dialog.getByRole('radio', { name: 'Utrecht' })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Utrecht' })).toHaveAccessibleDescription(
    'Place This device',
  );
  for (const width of [WIDTHS.phone, WIDTHS.desk])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityFaults(page), `${width} ${colorScheme}`).toEqual([]);
      expect(await sideways(page)).toBe(0);
    }
  await dialog.getByRole('radio', { name: 'Ghent' }).check();
  await button(page, 'Use these').click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => stored(page, 'helder.device')).toContain('Ghent');
});

test('a real letter brings the code', async ({ page, site }) => {
  test.setTimeout(120_000);
  // A Helder of its own is somebody else to the others.
  site.expectMessage(/request to somebody else: http:\/\/127\.0\.0\.1:/);
  const mail = await startMailServer();
  const own = await startHelder({ SMTP_URL: mail.url, MAIL_FROM: 'helder@example.org' });
  try {
    await open(page, own.url);
    await toCode(page, WORDS.en, 'noor@example.org');
    await expect(page.getByText('123456')).toHaveCount(0);
    await expect.poll(() => mail.letters.length).toBe(1);
    expect(mail.letters[0]?.to).toEqual(['noor@example.org']);
    const [, code = ''] = /^\s*(\d{6})\s*$/m.exec(mail.letters[0]?.message ?? '') ?? [];
    await page.keyboard.type(code);
    await button(page, 'Verify').click();
    await expect(page.getByRole('dialog', { name: 'What do you like to read?' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await own.stop();
    await mail.close();
  }
});

test.describe('axe', () => {
  const THEMES = ['light', 'dark', 'sepia', 'night'] as const;
  const sheet = readFileSync('src/web/styles/themes.css', 'utf8');

  /** As a reader with Premium has it. */
  async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
    await page.evaluate(
      ([name, text]) => {
        const styles = new CSSStyleSheet();
        styles.replaceSync(text);
        document.adoptedStyleSheets.push(styles);
        document.documentElement.dataset.theme = name;
      },
      [theme, sheet] as const,
    );
  }

  for (const theme of THEMES)
    test(`finds nothing on the way in, ${theme}`, async ({ page, site }) => {
      // Seven looks of some seconds each.
      test.slow();
      site.expectMessage(/400|Signing in failed/);
      await open(page, '/');
      await wear(page, theme);
      await button(page, 'Sign in').click();
      await expect(button(page, 'Continue with email')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      await button(page, 'Continue with email').click();
      await page.getByRole('textbox', { name: 'Email address' }).fill(newAddress());
      expect(await accessibilityFaults(page)).toEqual([]);
      await button(page, 'Send code').click();
      await expect(page.getByRole('textbox', { name: 'Digit 1 of 6' })).toBeFocused();
      await page.keyboard.type('000000');
      expect(await accessibilityFaults(page)).toEqual([]);
      await button(page, 'Verify').click();
      await expect(page.getByRole('alert')).not.toBeEmpty();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Digit 1 of 6' }).focus();
      await page.keyboard.type(DEMO_CODE);
      await button(page, 'Verify').click();
      await page.locator('.topic-index button').first().click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await button(page, 'Continue').click();
      await expect(page.getByLabel('Age range')).toBeFocused();
      expect(await accessibilityFaults(page)).toEqual([]);
      await button(page, 'Skip & Finish').click();
      await button(page, /^Account of/).click();
      await expect(button(page, 'Sign out')).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
    });
});
