/** What must be read before a button is pressed is on the screen with the button, in the lowest windows too. */
import { DEMO_CODE, newAddress, SIGN_IN_WORDS, signIn, toCode } from './reader.ts';
import { expect, open, settled, test } from './site.ts';

const LOCALES = { en: 'en-GB', nl: 'nl-NL' } as const;
/** Two phones, and a desk whose page is twice as large. */
const PHONE = { width: 360, height: 740 };
const WINDOWS = [PHONE, { width: 360, height: 640 }, { width: 640, height: 450 }];

const WORDS = {
  en: {
    ...SIGN_IN_WORDS.en,
    trial: 'Try Premium Free for 7 Days',
    price: /After the trial: \$4\.99 per month\./,
    take: 'Start 7-Day Free Trial',
    upgrade: 'Upgrade to Premium',
    note: /^Starts with the first payment\. Cancel any time\./,
  },
  nl: {
    ...SIGN_IN_WORDS.nl,
    trial: 'Probeer Premium 7 dagen gratis',
    price: /Na de proefperiode: .*4,99 per maand\./,
    take: 'Start gratis proefperiode van 7 dagen',
    upgrade: 'Upgraden naar Premium',
    note: /^Begint met de eerste betaling/,
  },
} as const;

for (const language of ['en', 'nl'] as const)
  test.describe(language, () => {
    const words = WORDS[language];
    test.use({ viewport: PHONE, locale: LOCALES[language] });

    test('PREM-04 PREM-32 the price after the trial is seen with both answers, and so is why none began', async ({
      page,
      site,
    }) => {
      site.expectMessage(/trial|proefperiode|Failed to load resource/);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await open(page, '/');
      await toCode(page, words, newAddress());
      await page.keyboard.type(DEMO_CODE);
      await press(words.verify);
      await expect(page.getByRole('dialog', { name: words.topics })).toBeVisible();
      await page.locator('.topic-index button').nth(2).click();
      await press(words.next);
      await press(words.start);
      const trial = page.getByRole('dialog', { name: words.trial });
      await expect(trial.getByText(words.price)).toBeAttached();
      await settled(page);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        for (const part of [trial.getByText(words.price), ...(await trial.locator('.pair .btn').all())])
          await expect(part).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 360, height: 640 });
      await page.route(/subscription\/trial/, (route) => route.fulfill({ status: 500, json: {} }));
      await trial.getByRole('button', { name: words.take }).click();
      await expect(trial.getByRole('alert')).toBeInViewport({ ratio: 1 });
    });

    test('PREM-11 what paying begins is seen with both answers', async ({ page }) => {
      await signIn(page);
      await open(page, '/');
      await page.locator('.account-tool').click();
      await page.locator('.account-menu').getByRole('button', { name: words.upgrade }).click();
      const upgrade = page.getByRole('dialog', { name: words.upgrade });
      await expect(upgrade.getByText(words.note)).toBeAttached();
      await settled(page);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        for (const part of [
          upgrade.getByText(words.note),
          ...(await upgrade.locator('.pair .btn, .term').all()),
        ])
          await expect(part).toBeInViewport({ ratio: 1 });
      }
    });
  });
