import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MS_PER_MINUTE } from '../src/contract/time.ts';
import { signIn } from './reader.ts';
import {
  addressOf,
  expect,
  expectSmallPrintInInk,
  HEIGHT,
  headlines,
  keep,
  open,
  STILL,
  settled,
  shifted,
  sideways,
  started,
  test,
  WIDTHS,
  watchShifts,
  withoutTypefaces,
} from './site.ts';
import { stories } from './stories.ts';

const MAIN = ['Home', 'Local', 'World', 'Politics', 'Science'];
const MORE = ['Business', 'Technology', 'Environment', 'Health', 'Entertainment', 'Sports', 'Crime'];
const ELEVEN = ['local', 'world', 'politics', 'science', ...MORE.map((name) => name.toLowerCase())];

/** Px from a control's edge to the outside of the ring that shows the focus. */
const RING = 5;

test.describe('at a desk', () => {
  test.use({ viewport: { width: WIDTHS.desk, height: HEIGHT } });

  test('NAV-01 NAV-03 NAV-04 NAV-05 NAV-07 the header holds brand, categories, language, city and search', async ({
    page,
  }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Helder, home' })).toBeVisible();
    await expect(header.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(header.getByLabel('Language: English').first()).toBeVisible();
    await expect(header.getByRole('link', { name: 'Your city' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Search' })).toBeVisible();
  });

  // Between them these zones are never all on the same day.
  for (const timezoneId of ['Europe/Amsterdam', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    for (const [language, locale] of [
      ['en', 'en-GB'],
      ['nl', 'nl-NL'],
    ] as const)
      test.describe(`in ${timezoneId}`, () => {
        test.use({ timezoneId });

        test(`NAV-02 the header says the reader’s own day in ${language} from the first paint on`, async ({
          page,
          site,
        }) => {
          const parts = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
          const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: timezoneId });
          const words = (at: number) =>
            format
              .format(at)
              .toLowerCase()
              .replace(/[^\p{L}\d]+/gu, ' ');
          // A page is as old as a minute when it comes, and its clock ticks in minutes: just after midnight it may say yesterday.
          const days = () => [words(Date.now() - 2 * MS_PER_MINUTE), words(Date.now())];
          const said = async () => {
            const text = await page.locator('.masthead time').textContent();
            return text?.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ');
          };
          await withoutTypefaces(page, site);
          await watchShifts(page);
          await page.goto(`/?lang=${language}`, { waitUntil: 'domcontentloaded' });
          expect(days()).toContain(await said());
          await started(page);
          expect(days()).toContain(await said());
          expect(await shifted(page)).toBe(STILL);
        });
      });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('NAV-02 a page in Dutch says the day of the Netherlands', async ({ page }) => {
      const day = (at: number) =>
        new Intl.DateTimeFormat('nl-NL', {
          day: 'numeric',
          month: 'long',
          timeZone: 'Europe/Amsterdam',
        }).format(at);
      await page.goto('/?lang=nl');
      const said = (await page.locator('.masthead time').innerText()).replaceAll('\u00a0', ' ');
      const days = [day(Date.now() - 2 * MS_PER_MINUTE), day(Date.now())];
      expect(days.some((each) => said.includes(each))).toBe(true);
    });
  });

  test('NAV-08 NAV-09 five categories in order, seven more under More', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
    await expect(nav.getByRole('link')).toHaveText(MAIN);
    await nav.getByText('More').click();
    await expect(nav.getByRole('link')).toHaveText([...MAIN, ...MORE]);
    await nav.getByRole('link', { name: 'Health' }).click();
    await expect(page).toHaveURL('/health');
    await expect(nav.locator('summary')).toHaveText('Health');
  });

  test('NAV-14 NAV-15 NAV-16 NAV-17 NAV-18 the footer', async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('Plain facts. No clickbait.');
    const addresses = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/',
      '/world',
      '/politics',
      '/science',
      '/environment',
      '/about',
      'mailto:hello@helder.example',
      '/privacy',
      '/terms',
    ]);
    // A page that comes at New Year may say the year before.
    const years = [Date.now() - 2 * MS_PER_MINUTE, Date.now()].map((at) => new Date(at).getUTCFullYear());
    await expect(footer).toContainText(new RegExp(`© (${years.join('|')}) Helder`));
  });

  test('FEED-27 choosing a category shows its stories without loading the page anew', async ({ page }) => {
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    const home = await headlines(page);
    await page.getByRole('banner').getByRole('link', { name: 'World', exact: true }).click();
    await expect(page).toHaveURL('/world');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
    await expect.poll(() => headlines(page)).not.toEqual(home);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    await page.goBack();
    await expect.poll(() => headlines(page)).toEqual(home);
  });

  test('LANG-01 FEED-30 switching the language changes interface and stories, and is remembered', async ({
    page,
  }) => {
    await open(page, '/world');
    const english = await headlines(page);
    await page.getByRole('banner').getByLabel('Language: English').first().click();
    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wereld');
    await expect.poll(() => headlines(page)).not.toEqual(english);
    expect(addressOf(page)).toBe('/world');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wereld');
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: HEIGHT }, locale: 'nl-NL' });

  for (const letters of ['100%', '200%'])
    test(`NAV-02 the date stands whole beside a city with a long name, letters at ${letters}`, async ({
      page,
    }) => {
      const city = { city: 'Hendrik-Ido-Ambacht', country: 'Netherlands', latitude: 51.8, longitude: 4.6 };
      await keep(page, { place: { ...city, source: 'manual' } });
      await open(page, '/');
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, letters);
      const strip = page.locator('.strip');
      await expect(strip.getByRole('link', { name: 'Hendrik-Ido-Ambacht' })).toBeVisible();
      const beyond = await strip
        .locator('> *')
        .evaluateAll((parts) =>
          parts.map(({ scrollWidth, clientWidth }) => Math.max(0, scrollWidth - clientWidth)),
        );
      expect(beyond).toEqual([0, 0, 0]);
      expect(await sideways(page)).toBe(0);
    });
});

test.describe('a city with a long name leaves the header what stands beside it', () => {
  const LONG = { city: 'San Fernando del Valle de Catamarca', country: 'Argentina' };
  /** From the widest phone to the narrowest desk. */
  const BETWEEN = [640, 700, 767, 768, 800, 900, 1023];
  /** Px of a tool's own air that lie outside the page's edge, and half of what is between two tools. */
  const OWN_AIR = 10.5;
  const APART = 2;

  const cityIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: LONG.city });

  /** What is wrong with the header at this width. */
  const faultsOf = (page: Page) =>
    page.locator('.masthead').evaluate(
      (masthead, { OWN_AIR, APART }) => {
        const names = ['.today b', '.wordmark', '.icon-tool', '.tool-menu', '.tool-menu + .tool', '.who'];
        const parts = names
          .flatMap((name) => masthead.querySelector<HTMLElement>(name) ?? [])
          .filter((part) => part.offsetWidth > 0);
        const whole = [...parts, ...document.querySelectorAll<HTMLElement>('.strip > .tool')];
        const cut = whole.filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
        );
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const near = boxes.filter(({ right }, at) => (boxes[at + 1]?.left ?? Infinity) - right < APART);
        const beyond = (boxes.at(-1)?.right ?? 0) - masthead.getBoundingClientRect().right > OWN_AIR;
        const grown = [masthead, ...document.querySelectorAll<HTMLElement>('.strip')].filter(
          (row) => (row as HTMLElement).offsetHeight > Number.parseFloat(getComputedStyle(row).minHeight),
        );
        return { grown: grown.length, cut: cut.map(({ className }) => className), near: near.length, beyond };
      },
      { OWN_AIR, APART },
    );

  for (const locale of ['en-GB', 'nl-NL'])
    for (const who of ['signed out', 'signed in', 'on trial', 'with Premium'])
      test.describe(`${locale}, ${who}`, () => {
        test.use({ locale });

        test('at every width between phone and desk', async ({ page }) => {
          if (who !== 'signed out') {
            const { headers } = await signIn(page, { premium: who === 'with Premium' });
            const data = { planId: 'yearly' };
            if (who === 'on trial')
              await page.context().request.post('/api/subscription/trial', { headers, data });
          }
          await keep(page, { place: { ...LONG, latitude: -28.5, longitude: -65.8, source: 'manual' } });
          await open(page, '/');
          for (const width of BETWEEN) {
            await page.setViewportSize({ width, height: HEIGHT });
            await expect(cityIn(page)).toBeVisible();
            expect
              .soft(await faultsOf(page), `${width}`)
              .toEqual({ grown: 0, cut: [], near: 0, beyond: false });
            expect.soft(await sideways(page), `${width}`).toBe(0);
          }
        });
      });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: WIDTHS.phone, height: HEIGHT } });

  test('NAV-10 NAV-12 twelve categories in a bar that scrolls, pickers in a strip above it', async ({
    page,
  }) => {
    await open(page, '/');
    const pills = page.getByRole('navigation', { name: 'Categories' });
    await expect(pills.getByRole('link')).toHaveText([...MAIN, ...MORE]);
    expect(await pills.evaluate((bar) => bar.scrollWidth > bar.clientWidth)).toBe(true);
    await expect(page.locator('.strip').getByLabel('Language: English')).toBeVisible();
    await expect(page.locator('.strip').getByRole('link', { name: 'Your city' })).toBeVisible();
  });

  test('the ring around the city is whole where the keyboard has come to it', async ({ page }) => {
    const city = { city: 'Amsterdam', country: 'Netherlands', latitude: 52.4, longitude: 4.9 };
    await keep(page, { place: { ...city, source: 'manual' } });
    await open(page, '/');
    await page.locator('.strip summary').focus();
    await page.keyboard.press('Tab');
    const picker = page.locator('.strip').getByRole('link', { name: 'Amsterdam' });
    await expect(picker).toBeFocused();
    await settled(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await picker.boundingBox()) ?? {};
    // Its lower side, short of the round corners.
    const clip = { x: x + 2 * RING, y: y + height + RING - 1, width: width - 4 * RING, height: 1 };
    const { channels } = await sharp(await page.screenshot({ clip })).stats();
    const ink = await picker.evaluate((link) =>
      getComputedStyle(link).outlineColor.match(/\d+/g)?.map(Number),
    );
    expect(channels.map(({ min }) => min)).toEqual(ink);
    expect(channels.map(({ max }) => max)).toEqual(ink);
    const words = await picker.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().right;
    });
    expect(x + width - words).toBeGreaterThan(RING);
  });

  test('the bar shows where the reader is: opened there, and after going there', async ({ page }) => {
    await open(page, '/crime');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    await expect(bar.getByRole('link', { name: 'Crime' })).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Home' })).not.toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Helder, home' }).click();
    await expect(bar.getByRole('link', { name: 'Home' })).toBeInViewport({ ratio: 1 });
  });

  test('NAV-11 NAV-13 bar and strip are gone while a search is present', async ({ page }) => {
    await open(page, '/?q=river');
    await expect(page.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
    await expect(page.locator('.strip')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`who asks for more contrast gets it where the system is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await open(page, '/');
    await expectSmallPrintInInk(page);
  });

test('ROUTE-01 / shows all categories', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top stories');
  await expect(page.locator('main article')).toHaveCount(20);
});

test('ROUTE-02 eleven paths show their category', async ({ page }) => {
  for (const category of ELEVEN) {
    await page.goto(`/${category}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title, category).toContainText(new RegExp(category, 'i'));
    // What local shows depends on the place; e2e/place.spec.ts.
    if (category === 'local') continue;
    // All of them; their order is the reader's.
    const listed = (await stories(`category=${category}`)).map((story) => story.title);
    expect(listed.length, category).toBeGreaterThan(0);
    expect((await headlines(page)).toSorted(), category).toEqual(listed.toSorted());
  }
});

for (const address of [
  '/nowhere',
  '/a/b/c',
  '/world/extra',
  '/STORY',
  '/articles',
  '/feed',
  '/stories/none',
  '/profile',
])
  test(`ROUTE-11 ${address} shows the home feed`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top stories');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /:\d+\/$/);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(addressOf(page)).toBe(address);
  });

for (const address of ['/WORLD', '/world/'])
  test(`ROUTE-02 ${address} counts as /world`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('World');
  });

test('ERR-58 API-22 a story that does not exist answers 404 and says so over the feed', async ({
  page,
  site,
}) => {
  site.expectMessage(/404/);
  const response = await page.goto('/story/unknown');
  expect(response?.status()).toBe(404);
  await expect(page.locator('dialog')).toContainText(
    'Story not found. This shared link may be invalid or the story may have been removed.',
  );
  await expect(page.locator('main article')).toHaveCount(20);
});

test('style sheets hold no ranges in media queries, which older iPhones skip', async ({ page }) => {
  await open(page, '/');
  const sheets = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) =>
      Promise.all(links.map(async (link) => (await fetch((link as HTMLLinkElement).href)).text())),
    );
  expect(sheets.join('\n')).toMatch(/@media[^{]*max-width/);
  expect(sheets.join('\n')).not.toMatch(/@media[^{]*[<>]/);
});
