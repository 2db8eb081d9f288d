import type { Page } from '@playwright/test';
import {
  accessibilityFaults,
  atRest,
  expect,
  HEIGHT,
  headlines,
  kept,
  open,
  shifted,
  test,
  told,
  WIDTHS,
  watchShifts,
  withoutTypefaces,
} from './site.ts';

test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

const UTRECHT = { latitude: 52.0907, longitude: 5.1214, accuracy: 20 };

/** Collects the page's own events of one name. */
async function listen(page: Page, name: string): Promise<() => Promise<unknown[]>> {
  await page.evaluate((name) => {
    const heard: unknown[] = [];
    Object.assign(window, { [`heard-${name}`]: heard });
    window.addEventListener(name, (event) => heard.push((event as CustomEvent).detail));
  }, name);
  return () => page.evaluate((name) => Reflect.get(window, `heard-${name}`), name);
}

const banner = (page: Page) => page.locator('.localbar');

/** The compact selector's dialog. */
async function openSelector(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Your city|City:/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Place and language' });
  await expect(dialog.getByRole('button', { name: 'Amsterdam, Netherlands' })).toBeVisible();
  return dialog;
}

test('GEN-03 LOC-01 LOC-13 LOC-39 PERM-04 AMBIG-82 AMBIG-85 the compact selector changes the city without signing in, and says so', async ({
  page,
}) => {
  await open(page, '/');
  const heard = await listen(page, 'locationChanged');
  const dialog = await openSelector(page);
  await dialog.getByRole('button', { name: 'Amsterdam, Netherlands' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'City: Amsterdam' })).toBeVisible();
  await expect.poll(heard).toMatchObject([{ city: 'Amsterdam', country: 'Netherlands' }]);
  await expect
    .poll(async () => (await told(page)).place)
    .toMatchObject({ latitude: 52.4, city: 'Amsterdam', source: 'manual' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'City: Amsterdam' })).toBeVisible();
});

test('LOC-23 TIME-11 LOC-04 cities are searched 300 ms after the last key, from two characters on', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/cities') asked.push(searchParams.get('q') ?? '');
  });
  await open(page, '/');
  const dialog = await openSelector(page);
  const input = dialog.getByRole('searchbox');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await input.fill('u');
  await page.clock.runFor(1_000);
  expect(asked).toEqual([]);
  await input.fill('ut');
  await page.clock.runFor(299);
  await input.fill('utr');
  await page.clock.runFor(299);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(['utr']);
  await expect(dialog.getByRole('button', { name: 'Utrecht, Netherlands' })).toBeVisible();
  await input.fill('zzzzzz');
  await page.clock.runFor(300);
  await expect(dialog.locator('.chooser').getByRole('status')).toHaveText(
    'No cities found matching "zzzzzz"',
  );
});

test.describe('with permission', () => {
  test.use({ geolocation: UTRECHT, permissions: ['geolocation'] });

  test('LOC-11 LOC-06 FEED-01 FEED-20 the local feed asks once, waits, and names the city', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/location/')) asked.push(new URL(request.url()).pathname);
    });
    await open(page, '/local');
    await expect(banner(page)).toContainText('Local news for Utrecht');
    await expect(page.locator('main article').first()).toBeVisible();
    expect(asked).toEqual(['/api/location/reverse']);
    await page.getByRole('banner').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
    await page.getByRole('banner').getByRole('link', { name: 'Local', exact: true }).click();
    await expect(banner(page)).toContainText('Utrecht');
    expect(asked).toHaveLength(1);
  });

  test('a card of the local feed is explained as it counts there', async ({ page }) => {
    await open(page, '/local');
    await expect(banner(page)).toContainText('Local news for Utrecht');
    const card = page.locator('main .card').first();
    await card.getByRole('link', { name: /^Why/ }).click();
    const why = page.getByRole('dialog', { name: 'Why this story?' });
    await expect(why).toContainText(
      'In the local feed, your own country and its part of the world count more: nearby × 15',
    );
    // It stands first for its photograph, not for its place.
    await expect(why.locator('.product')).toContainText(/place 3 of \d+/);
  });

  test('LOC-03 LOC-14 FEED-28 the card above the local feed: another city, then back to where we are', async ({
    page,
  }) => {
    await open(page, '/local');
    await expect(banner(page)).toContainText('Utrecht');
    await banner(page).getByRole('button', { name: 'Change city' }).click();
    await banner(page).getByRole('button', { name: 'London, United Kingdom' }).click();
    await expect(banner(page)).toContainText('Local news for London');
    await banner(page).getByRole('button', { name: 'Change city' }).click();
    await banner(page).getByRole('button', { name: 'Use Current Location' }).click();
    await expect(banner(page)).toContainText('Local news for Utrecht');
    await expect
      .poll(async () => (await kept(page)).place)
      .toMatchObject({ city: 'Utrecht', source: 'browser' });
  });
});

for (const [id, code, said] of [
  ['ERR-87', 1, 'Location permission denied'],
  ['ERR-88', 2, 'Location unavailable'],
  ['ERR-89', 3, 'Location request timed out'],
] as const)
  test(`LOC-02 LOC-15 AMBIG-55 ${id} the card says why there is no place, and shows Lisbon`, async ({
    page,
  }) => {
    await page.addInitScript((code) => {
      navigator.geolocation.getCurrentPosition = (_success, failure) =>
        failure?.({ code } as GeolocationPositionError);
    }, code);
    await open(page, '/local');
    await expect(banner(page)).toContainText(`${said}: using default location`);
    await expect(banner(page)).toContainText('Local news for Lisbon');
    expect(JSON.stringify(await kept(page))).not.toContain('Lisbon');
  });

for (const width of [WIDTHS.phone, WIDTHS.tablet])
  for (const locale of ['en-GB', 'nl-NL'])
    test.describe(`at ${width} px, ${locale}`, () => {
      test.use({ viewport: { width, height: HEIGHT }, locale });

      test('nothing around its line moves when it turns out that there is no place', async ({
        page,
        site,
      }) => {
        await withoutTypefaces(page, site);
        await watchShifts(page);
        // Two frames later: what was drawn before is seen to move.
        await page.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = (_success, failure) => {
            const deny = () => failure?.({ code: 1 } as GeolocationPositionError);
            requestAnimationFrame(() => requestAnimationFrame(deny));
          };
        });
        await open(page, '/local');
        await expect(banner(page)).toContainText(/denied: using|geweigerd: de/);
        await expect(page.locator('main .card').first()).toBeVisible();
        // The city's name in the page's language may come a moment later, and moves the words after it.
        const moved = await shifted(page);
        expect(Number.parseFloat(moved), moved).toBeLessThanOrEqual(0.001);
      });
    });

test.describe('LOC-11 ruling 25 a first visit without a place', () => {
  /** How often the browser was asked for a position, and the server for a place. */
  async function watch(page: Page, place: object) {
    const asked: string[] = [];
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => console.error('A position was asked for');
    });
    await page.route('**/location/ip', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ json: place });
    });
    return asked;
  }

  test('finds one out once and quietly, and nothing moves; the next page is ranked for it', async ({
    page,
  }) => {
    const asked = await watch(page, { loc: '51.05,3.72', city: 'Ghent', country: 'Belgium' });
    const listed: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/articles') listed.push(request.url());
    });
    await open(page, '/');
    const before = await headlines(page);
    await expect.poll(async () => (await told(page)).place).toMatchObject({ city: 'Ghent', source: 'ip' });
    expect(await headlines(page)).toEqual(before);
    expect(listed).toEqual([]);
    await page.reload();
    await expect(page.getByRole('banner').getByRole('link', { name: 'City: Ghent' })).toBeVisible();
    await atRest(page);
    expect(asked).toHaveLength(1);
    expect(listed).toEqual([]);
  });

  test('guesses no more than the country when nobody can tell, and names no city', async ({ page }) => {
    await watch(page, { loc: '', city: '', country: '' });
    await open(page, '/');
    await expect.poll(async () => (await told(page)).timeZone).toBe('Europe/Amsterdam');
    await page.reload();
    expect(await page.locator('#boot').textContent()).toContain('"country":"Netherlands"');
    await atRest(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your city' }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('LOC-16 ERR-86 New York when detecting breaks', async ({ page, site }) => {
  site.expectMessage(/Failed to get user location/);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {
      throw new Error('broken');
    };
  });
  await open(page, '/local');
  await expect(banner(page)).toContainText('Local news for New York');
  await expect(banner(page)).toContainText('using default location');
});

test('FEED-02 AMBIG-55 while nobody knows the place the banner says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await open(page, '/local');
  await expect(banner(page)).toContainText('Local news for your location');
  await expect(banner(page).getByRole('status')).toContainText('Finding your location...');
});

test('LOC-01 LANG-11 a city is called as the reader calls it, in both languages', async ({ page }) => {
  await open(page, '/?lang=nl');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Je stad' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Plaats en taal' });
  await dialog.getByRole('searchbox').fill('Den Haag');
  await dialog.getByRole('button', { name: 'Den Haag, Nederland' }).click();
  await expect(header.getByRole('link', { name: 'Stad: Den Haag' }).first()).toBeVisible();
  await page.goto('/local?lang=nl');
  await expect(banner(page)).toContainText('Lokaal nieuws voor Den Haag');
  await page.goto('/local?lang=en');
  await expect(banner(page)).toContainText('Local news for The Hague');
});

test('axe finds nothing in the selector', async ({ page }) => {
  await open(page, '/');
  await openSelector(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});
