import type { Locator, Page } from '@playwright/test';
import { THEMES } from '../src/contract/choices.ts';
import { englishIn } from '../src/texts/testing/english.ts';
import { signIn } from './reader.ts';
import {
  accessibilityFaults,
  EVENING,
  expect,
  expectSmallPrintInInk,
  HEIGHT,
  headlines,
  noticesStay,
  open,
  settled,
  sideways,
  test,
  WIDTHS,
} from './site.ts';

const LOOKS = [
  [WIDTHS.phone, 'light'],
  [WIDTHS.phone, 'night'],
  [WIDTHS.desk, 'dark'],
  [WIDTHS.desk, 'sepia'],
] as const;

/** Pixels of a dialog's height, at most. */
const MOST_OF_NOTICES = 192;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const dialog = (page: Page): Locator => page.locator('dialog[open]').last();
/** The name of a locked one says so after its own. */
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Through the account menu, as a reader goes. */
async function openSettings(page: Page, name = 'Personalization Settings'): Promise<void> {
  await page.locator('.account-tool').click();
  await page.locator('.account-menu').getByRole('button', { name }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
}

/** What was signed in counts: the page knows its reader. */
async function openOwn(page: Page, address = '/'): Promise<void> {
  await open(page, address);
  await expect(page.locator('.account-tool')).toBeVisible();
}

test('ACCT-08 ACCT-12 ACCT-16 interests are chosen by keyboard alone, up to five, and are still there tomorrow', async ({
  page,
}) => {
  await signIn(page, { preferences: { interests: ['Science', 'Space', 'Food', 'Travel'] } });
  await openOwn(page);
  await page.locator('.account-tool').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Personalization Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Interests')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(tab(page, 'Interests')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel')).toContainText('Muted words');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Health', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('5 of 5 interests')).toBeVisible();
  await page.getByRole('button', { name: 'Opinion', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(dialog(page)).toContainText('“Opinion” was not added.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Opinion', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save Changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('.account-tool')).toBeFocused();
  await openOwn(page);
  await openSettings(page);
  await expect(page.getByRole('button', { name: 'Health', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('PERM-08 who is signed in opens saved stories and settings from the account menu', async ({ page }) => {
  await signIn(page);
  await openOwn(page);
  await page.locator('.account-tool').click();
  await page
    .locator('.account-menu')
    .getByRole('button', { name: /^Saved Stories/ })
    .click();
  await expect(dialog(page)).toContainText('No saved stories yet');
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expect(dialog(page)).toContainText('Save Changes');
});

test('a dialog adds no second banner to the page, and no second footer', async ({ page }) => {
  await signIn(page);
  await openOwn(page);
  await openSettings(page);
  await expect(dialog(page).getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await expect(dialog(page).getByRole('banner')).toHaveCount(0);
  await expect(dialog(page).getByRole('contentinfo')).toHaveCount(0);
});

for (const [size, width] of Object.entries(WIDTHS))
  test(`a notice in the list of saved stories covers no button of it (${size})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await noticesStay(page);
    await signIn(page);
    await openOwn(page);
    for (const card of (await page.locator('main article').all()).slice(0, 6))
      await card.getByRole('button', { name: /^Save: / }).click();
    await page.locator('.account-tool').click();
    await page
      .locator('.account-menu')
      .getByRole('button', { name: /^Saved Stories/ })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^Remove: / })
      .first()
      .click();
    await expect(page.getByText(/removed from saved stories$/)).toBeVisible();
    for (const close of await dialog(page).getByRole('button', { name: 'Close' }).all())
      await close.click({ trial: true });
    await dialog(page).getByRole('button', { name: 'Undo' }).click({ trial: true });
  });

/** Opens what the account's menu leads to. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.account-tool').click();
  await page
    .locator('.account-menu')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
}

/** A phone on its side, and a page four times as large. */
const LOW_WINDOWS = [
  { width: 844, height: 390 },
  { width: 320, height: 256 },
];

for (const size of LOW_WINDOWS)
  test(`in a low window a dialog scrolls as one, and settings keep their tabs: ${size.width}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await signIn(page);
    await openOwn(page);
    for (const name of ['Personalization Settings', 'Saved Stories', 'Upgrade to Premium']) {
      await openFromMenu(page, name);
      const panel = page.getByRole('dialog', { name }).locator('.dialog');
      await expect(panel).toBeVisible();
      // What stays in place would leave no room.
      const inside = panel.locator('.scroller, .body');
      expect(
        await inside.evaluateAll((all) => all.map((each) => each.scrollHeight - each.clientHeight)),
      ).toEqual([0, 0]);
      await page.keyboard.press('Escape');
    }
    await openSettings(page);
    for (const name of ['Muted', 'Email', 'AI', 'Interests']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    }
  });

for (const size of ['phone', 'tablet', 'desk'] as const)
  test(`three notices lie on no part of a dialog and take little from it, and each can be undone: ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: WIDTHS[size], height: 740 });
    await noticesStay(page);
    await signIn(page);
    await openOwn(page);
    await openSettings(page);
    await dialog(page).getByRole('tab', { name: 'Muted' }).click();
    const field = dialog(page).getByRole('textbox', { name: 'Muted words' });
    for (const word of ['zebrafish', 'quokkas', 'axolotls']) {
      await field.fill(word);
      await page.keyboard.press('Enter');
      await expect(dialog(page).getByRole('button', { name: `Remove ${word}` })).toBeVisible();
    }
    const notices = dialog(page).locator('.toast');
    await expect(notices).toHaveCount(3);
    await settled(page);
    const strip = (await dialog(page).locator('.toasts').boundingBox()) ?? NOWHERE;
    const panel = (await dialog(page).locator('.dialog').boundingBox()) ?? NOWHERE;
    const newest = (await notices.last().boundingBox()) ?? NOWHERE;
    expect(strip.y + strip.height <= panel.y || strip.y >= panel.y + panel.height).toBe(true);
    expect(strip.y).toBeGreaterThanOrEqual(0);
    expect(strip.y + strip.height).toBeLessThanOrEqual(740);
    expect(strip.height).toBeLessThanOrEqual(MOST_OF_NOTICES);
    expect(newest.y).toBeGreaterThanOrEqual(strip.y);
    expect(newest.y + newest.height).toBeLessThanOrEqual(strip.y + strip.height);
    await notices.first().getByRole('button', { name: 'Undo' }).click();
    await expect(dialog(page).getByRole('button', { name: 'Remove zebrafish' })).toHaveCount(0);
    await expect(dialog(page).getByRole('button', { name: 'Remove quokkas' })).toBeVisible();
  });

test.describe('on the smallest phone, in Dutch', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'nl-NL' });

  test('a notice holds what closes it, and a dialog closes below it', async ({ page }) => {
    await signIn(page);
    await openOwn(page);
    await openSettings(page, 'Persoonlijke instellingen');
    await dialog(page).getByRole('tab', { name: 'Gedempt' }).click();
    await dialog(page).getByRole('textbox').first().fill('voetbal');
    await page.keyboard.press('Enter');
    // One or two: the second says how many stories left.
    const notices = dialog(page).locator('.toast');
    await expect(notices.first()).toBeVisible();
    await settled(page);
    const beyond = await notices.evaluateAll((boxes) =>
      Math.max(
        ...boxes.flatMap((box) =>
          [...box.children].map(
            (part) => part.getBoundingClientRect().right - box.getBoundingClientRect().right,
          ),
        ),
      ),
    );
    expect(beyond).toBeLessThanOrEqual(0);
    await dialog(page).getByRole('button', { name: 'Sluiten', exact: true }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });
});

test('with letters twice as large, everything that opens stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
  await signIn(page);
  await openOwn(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const beyond = () =>
    page
      .locator('dialog[open] :is(.sheet, .dialog)')
      .evaluate((box) =>
        Math.max(...[box, ...box.children].map((part) => part.getBoundingClientRect().right - innerWidth)),
      );
  await page.locator('main article h2 a').first().click();
  await expect(dialog(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(await beyond()).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  for (const name of ['Personalization Settings', 'Saved Stories', 'Upgrade to Premium']) {
    await openFromMenu(page, name);
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await beyond(), name).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
  }
});

test.describe('in the evening', () => {
  test.use({ timezoneId: EVENING });

  test('a story is muted in two presses, accounted for, and brought back', async ({ page }) => {
    await signIn(page);
    await openOwn(page);
    const card = page.locator('main article').first();
    const title = await card.locator('h2').innerText();
    await card.getByRole('button', { name: /^More/ }).click();
    await page
      .locator('.mute-offers')
      .getByRole('button', { name: /^Mute topic/ })
      .click();
    await expect(page.locator('.toasts')).toContainText('Topic added to muted list');
    await expect.poll(() => headlines(page)).not.toContain(title);
    // From the first byte, too.
    await openOwn(page);
    expect(await headlines(page)).not.toContain(title);
    await page.getByRole('button', { name: /^Mutes hid \d+ stor/ }).click();
    await expect(dialog(page)).toContainText('hidden today');
    await dialog(page).getByRole('button', { name: /^Peek/ }).first().click();
    await expect(dialog(page).locator('.withheld a')).toHaveAttribute('href', /^\/story\//);
    await dialog(page)
      .getByRole('button', { name: /^Unmute/ })
      .click();
    await expect(dialog(page)).toContainText('Nothing hidden today');
    await dialog(page).getByRole('button', { name: 'Close' }).last().click();
    // The line that opened it has gone with the last mute.
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => headlines(page)).toContain(title);
  });
});

test('ACCT-17 ACCT-21 a word is tried out on the last week, kept for a week, and fills the list', async ({
  page,
}) => {
  await signIn(page, { muted: { mutedTopics: ['royal baby', 'transfer window'] } });
  await openOwn(page);
  await openSettings(page);
  await tab(page, 'Muted').click();
  const field = page.getByLabel('Muted words');
  await field.fill('Ocean');
  await expect(page.getByText(/“ocean” would have hidden \d+\sstor/)).toBeVisible();
  await page.getByText('For a week').click();
  await page.keyboard.press('Tab');
  await field.press('Enter');
  await expect(page.locator('.toasts').last()).toContainText('Word added to muted list');
  await expect(page.getByText('3 of 3 muted words.')).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(page.locator('.rows').first()).toContainText('until');
  await page.getByRole('button', { name: 'Remove royal baby' }).click();
  await expect(field).toBeEnabled();
});

test('"Another word" leads into the field for words; what is typed while it is on its way opens no story', async ({
  page,
}) => {
  await signIn(page);
  await openOwn(page);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/settings-dialog-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main article').first().getByRole('button', { name: /^More/ }).press('Enter');
  await page.getByRole('button', { name: 'Another word...' }).press('Enter');
  await expect(page.locator('.more-list')).toHaveCount(0);
  await page.keyboard.type('o');
  await expect(page).toHaveURL('/');
  arrive();
  const field = page.getByLabel('Muted words');
  await expect(field).toBeFocused();
  await page.keyboard.type('flood');
  await expect(field).toHaveValue('flood');
  await expect(page).toHaveURL('/');
});

test('interests that are not saved are asked about by Escape and Back, also twice in a row', async ({
  page,
}) => {
  await signIn(page);
  await openOwn(page);
  const asks = dialog(page).getByRole('alert');
  const choose = async () => {
    await openSettings(page);
    await page.getByRole('button', { name: 'Space', exact: true }).click();
    await tab(page, 'Email').click();
    await expect(dialog(page)).toContainText('not saved yet; “Cancel” forgets');
  };
  await choose();
  await page.keyboard.press('Escape');
  await expect(asks).toHaveText(/not saved yet\. Close again/);
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused();
  // The browser itself closes a dialog that has refused once; the page knows it.
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await choose();
  await page.goBack();
  await expect(asks).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('.toast')).toContainText('Changes saved');
  await openSettings(page);
  await expect(page.getByRole('button', { name: 'Space', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('a theme and a filter of Premium last', async ({ page }) => {
  await signIn(page, { premium: true });
  await openOwn(page);
  await openSettings(page);
  await tab(page, 'AI').click();
  const kept = (field: string) =>
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' && (response.request().postData() ?? '').includes(field),
    );
  // A slider is kept when it has rested; the theme goes to the server when that has answered.
  const both = Promise.all([kept('repetition'), kept('theme')]);
  await page.getByLabel('Repetition').focus();
  await page.keyboard.press('End');
  await expect(page.locator('.filter').last()).toContainText(/1 on one topic.*held back/);
  await page.locator('.paper', { hasText: 'Night' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.getByRole('radio', { name: 'Night' })).toBeChecked();
  await both;
  await openOwn(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await expect(page.locator('main .photo').first()).toHaveCSS('filter', 'brightness(0.8)');
  await page.emulateMedia({ contrast: 'more' });
  await expectSmallPrintInInk(page);
  await openSettings(page);
  // A panel brings style sheets along, and none of them lies over the theme.
  await expect(page.locator('main .photo').first()).toHaveCSS('filter', 'brightness(0.8)');
  await tab(page, 'AI').click();
  await expect(page.getByLabel('Repetition')).toHaveValue('4');
});

test('ACCT-25 everything is taken along, and the account deleted', async ({ page }) => {
  const { email } = await signIn(page, { muted: { mutedTopics: ['storm'] } });
  await openOwn(page);
  await openSettings(page);
  await tab(page, 'Email').click();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog(page)).toContainText('this one');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download: Everything' }).click(),
  ]);
  const [bytes] = await (await file.createReadStream()).toArray();
  expect(String(bytes)).toContain(email);
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page.locator('.toast')).toContainText('Your account has been deleted.');
  await expect(page.locator('.account-tool')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test.describe('on a small phone, in Dutch', () => {
  test.use({ locale: 'nl-NL', viewport: { width: WIDTHS.phone, height: 760 } });

  test('who came to delete the account has the button before them, and sees what goes counted in one column', async ({
    page,
  }) => {
    await signIn(page);
    await openOwn(page);
    await openSettings(page, 'Persoonlijke instellingen');
    await tab(page, 'E-mail').click();
    await page.getByRole('button', { name: 'Account verwijderen' }).click();
    await expect(dialog(page)).toContainText('dit apparaat');
    await settled(page);
    const remove = dialog(page).getByRole('button', { name: 'Account verwijderen' });
    await expect(remove).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('heading', { name: 'Stoppen' })).toBeFocused();
    await remove.click();
    await settled(page);
    const right = (counts: Element[]) => counts.map((count) => count.getBoundingClientRect().right);
    const edges = await dialog(page).locator('.rows li > span').evaluateAll(right);
    expect(edges).toHaveLength(3);
    expect(new Set(edges.map(Math.round)).size).toBe(1);
  });
});

for (const { locale, title, names } of [
  { locale: 'en-GB', title: 'Personalization Settings', names: ['Interests', 'Muted', 'Email', 'AI'] },
  { locale: 'nl-NL', title: 'Persoonlijke instellingen', names: ['Interesses', 'Gedempt', 'E-mail', 'AI'] },
])
  test.describe(locale, () => {
    test.use({ locale });

    test('the tabs stay where they are, whichever is open', async ({ page }) => {
      await page.setViewportSize({ width: WIDTHS.desk, height: HEIGHT });
      await signIn(page, { premium: true });
      await openOwn(page);
      await openSettings(page, title);
      const heights = new Set<number | undefined>();
      for (const name of names) {
        await tab(page, name).click();
        await settled(page);
        heights.add((await tab(page, name).boundingBox())?.y);
      }
      expect(heights.size).toBe(1);
      const [note, cancel] = await dialog(page)
        .locator('footer > *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as DOMRect));
      expect(note?.bottom, 'what is said of a button stands beside it').toBeGreaterThan(cancel?.top ?? 0);
    });

    test('every tab is accessible, fits, and speaks one language, in every theme', async ({ page }) => {
      test.slow();
      await signIn(page, { premium: true, muted: { mutedTopics: ['storm'], mutedSources: ['Sports'] } });
      for (const [width, theme] of LOOKS) {
        await page.setViewportSize({ width, height: HEIGHT });
        await openOwn(page);
        await openSettings(page, title);
        await tab(page, 'AI').click();
        await page.locator('.paper').nth(THEMES.indexOf(theme)).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        for (const name of names) {
          await tab(page, name).click();
          expect(await accessibilityFaults(page), `${name} ${width} ${theme}`).toEqual([]);
          expect(await sideways(page)).toBe(0);
          if (locale === 'nl-NL') expect(englishIn(await dialog(page).innerHTML())).toEqual([]);
        }
      }
    });
  });

test('what opens from settings is accessible and fits too, for free readers', async ({ page }) => {
  await signIn(page, {
    preferences: { interests: ['Science', 'Space', 'Food', 'Travel', 'Health'] },
    muted: { mutedTopics: ['a', 'b', 'c'], mutedSources: ['Sports', 'Business'] },
  });
  for (const width of [WIDTHS.phone, WIDTHS.desk]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await openOwn(page);
    await openSettings(page);
    const expectFine = async (what: string) => {
      expect(await accessibilityFaults(page), `${what} ${width}`).toEqual([]);
      expect(await sideways(page)).toBe(0);
    };
    for (const name of ['AI', 'Interests', 'Muted']) {
      await tab(page, name).click();
      await expectFine(name);
    }
    await page.getByRole('button', { name: 'What was hidden today' }).click();
    await expect(dialog(page)).toContainText('hidden today');
    await expectFine('ledger');
    await page.keyboard.press('Escape');
    await tab(page, 'Email').click();
    await page.getByRole('button', { name: 'Where you are signed in' }).click();
    await expect(dialog(page)).toContainText('this one');
    await expectFine('data');
    await dialog(page).getByRole('button', { name: 'Delete account' }).click();
    await expect(dialog(page)).toContainText('cannot be recovered');
    await expectFine('delete');
  }
});

test('in Account and data every heading stands as far from its rule as the others', async ({ page }) => {
  await signIn(page);
  await open(page, '/');
  await page.locator('.account-tool:visible').click();
  await page.locator('.account-menu').getByRole('button', { name: 'Account and data' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
  const gaps = await dialog(page)
    .locator('.body > section')
    .evaluateAll((sections) =>
      sections.map((section) => {
        const [heading, rows] = [section.firstElementChild, section.querySelector('.rows')];
        return (rows?.getBoundingClientRect().top ?? 0) - (heading?.getBoundingClientRect().bottom ?? 0);
      }),
    );
  expect(gaps).toEqual([8, 8, 8]);
});
