import type { Page } from '@playwright/test';
import type { CardPage } from '../src/contract/contract.ts';
import { writeWeights } from '../src/contract/weights.ts';
import { textsIn } from '../src/texts/texts.ts';
import { layout } from '../src/web/pages/feed/blocks.ts';
import {
  accessibilityFaults,
  atRest,
  drawn,
  EVERYWHERE,
  expect,
  HEIGHT,
  kept,
  open,
  scrolledTo,
  settled,
  started,
  test,
  told,
  WIDTHS,
} from './site.ts';
import { bestCovered, headline, helder, notNews, STORY_DATA } from './stories.ts';

/** The browser's own word for an answer that is no success. */
const REFUSED = /Failed to load resource/;
const dialog = (page: Page) => page.locator('dialog.scrim[open]').first();

test('a story at an address of its own comes to life as it was rendered, however late its code', async ({
  page,
}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/story-/, async (route) => {
    await held;
    await route.continue();
  });
  const { id } = await bestCovered();
  await page.goto(`/story/${id}`, { waitUntil: 'commit' });
  await dialog(page).evaluate((rendered) => rendered.setAttribute('data-rendered', ''));
  release();
  await started(page);
  await expect(dialog(page)).toHaveAttribute('data-rendered');
});

test.describe('a story over the feed', () => {
  test('STORY-30 STORY-18 STORY-27 API-21 is asked for when it is opened, and shows its shape until it is there', async ({
    page,
  }) => {
    const asked: string[] = [];
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(STORY_DATA, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await open(page, '/');
    expect(asked).toEqual([]);
    const title = (await headline(page, 2).textContent()) ?? '';
    await headline(page, 2).click();
    await expect(page.locator('.loading-story')).toBeVisible();
    answer();
    await expect(dialog(page).locator('h1')).toHaveText(title);
    await expect(page.locator('.loading-story')).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });

  for (const [how, leave] of [
    ['Close', (page: Page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
    ['Back', (page: Page) => page.goBack()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    for (const width of [WIDTHS.phone, WIDTHS.desk])
      test(`STORY-23 STORY-24 AMBIG-46 ${how} leads back to path, query, scroll position and headline at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: HEIGHT });
        await open(page, '/?sort=newest');
        const link = headline(page, 8);
        await link.scrollIntoViewIfNeeded();
        // Nothing that comes now moves the page.
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await scrolledTo(page);
        expect(before).toBeGreaterThan(0);
        await link.click();
        await expect(dialog(page).locator('h1')).toBeVisible();
        expect(new URL(page.url()).pathname).toMatch(/^\/story\/.+/);
        await page.mouse.move(5, 400);
        await page.mouse.wheel(0, 900);
        await drawn(page);
        expect(await scrolledTo(page)).toBe(before);
        await leave(page);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page).toHaveURL('/?sort=newest');
        await expect.poll(() => scrolledTo(page)).toBe(before);
        await expect(link).toBeFocused();
      });

  test('Back from a story like it leads to where the reader was in it; opened anew it begins at its top', async ({
    page,
  }) => {
    await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
    await open(page, '/');
    const sheet = dialog(page).locator('.sheet');
    const readTo = () => sheet.evaluate(({ scrollTop }) => scrollTop);
    const title = await headline(page, 0).innerText();
    await headline(page, 0).click();
    const related = dialog(page).locator('.related h3 a, .related h2 a').last();
    await related.scrollIntoViewIfNeeded();
    const before = await readTo();
    expect(before).toBeGreaterThan(HEIGHT / 2);
    await related.click();
    await expect(dialog(page).locator('h1')).not.toHaveText(title);
    expect(await readTo()).toBe(0);
    await page.goBack();
    await expect(dialog(page).locator('h1')).toHaveText(title);
    await expect.poll(readTo).toBe(before);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await headline(page, 0).click();
    await expect(dialog(page).locator('h1')).toHaveText(title);
    expect(await readTo()).toBe(0);
  });

  test('keeps the focus inside', async ({ page }) => {
    await open(page, '/');
    await headline(page, 0).click();
    await expect(dialog(page).locator('h1')).toBeVisible();
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
  });

  test('a page that lay in a cache for half an hour is taken over as it is, then told the time', async ({
    page,
  }) => {
    const { id } = await bestCovered();
    const story = (await (await fetch(helder(`/stories/${id}`))).json()) as { createdAt: string };
    const later = Math.max(Date.now(), Date.parse(story.createdAt)) + 30 * 60_000;
    // It stands: a minute that ends meanwhile would change the words.
    await page.clock.setFixedTime(later);
    await open(page, `/story/${id}`);
    const minutes = Math.floor((later - Date.parse(story.createdAt)) / 60_000);
    const words = minutes < 60 ? `${minutes} minutes ago` : '1 hour ago';
    await expect(page.locator('.report time').first()).toHaveText(words);
  });

  test('STORY-14 a source opens in a new tab that knows nothing of this one', async ({ page, context }) => {
    await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Publisher</title>' }),
    );
    const { id } = await bestCovered();
    await open(page, `/story/${id}`);
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('.report h3 a').first().click(),
    ]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => [window.opener === null, document.referrer])).toEqual([true, '']);
  });

  for (const language of ['en', 'nl'] as const)
    test(`a report that is not news says what it is (${language})`, async ({ page }) => {
      const { id, index, genre } = await notNews();
      await open(page, `/story/${id}?lang=${language}`);
      const report = page.locator('.report').nth(index);
      await expect(report.locator('.genre')).toHaveText(textsIn(language)(`genre.${genre}`));
    });

  test('STORY-17 AMBIG-69 says when there are no sources', async ({ page }) => {
    await open(page, '/');
    await page.route(STORY_DATA, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), sources: [] } });
    });
    await headline(page, 1).click();
    await expect(dialog(page).getByText('No additional sources available')).toBeVisible();
  });

  test('the other sources are one tap away', async ({ page }) => {
    const { id, reports } = await bestCovered();
    await open(page, `/story/${id}`);
    await expect(page.locator('.report:visible')).toHaveCount(5);
    await page.getByRole('button', { name: /Show the other/ }).click();
    await expect(page.locator('.report:visible')).toHaveCount(reports);
  });

  test('IMG-01 IMG-02 a picture that fails gives way to the next, then to our artwork', async ({
    page,
    site,
  }) => {
    site.expectMessage(REFUSED);
    const asked: string[] = [];
    await page.route(/\/img\/(first|second)\//, (route) => {
      asked.push(new URL(route.request().url()).pathname.split('/')[2] ?? '');
      return route.fulfill({ status: 404, body: '' });
    });
    await open(page, '/');
    await page.route(STORY_DATA, async (route) => {
      const answer = await route.fetch();
      const story = await answer.json();
      const pictures = {
        imageUrl: '/img/first/640/x',
        imageSources: ['/img/first/640/x', '/img/second/640/x'],
      };
      await route.fulfill({ response: answer, json: { ...story, ...pictures } });
    });
    await headline(page, 1).click();
    await expect(dialog(page).locator('figure img')).toHaveAttribute('src', /^\/art\//);
    expect([...new Set(asked)]).toEqual(['first', 'second']);
    const remembered = () => page.evaluate(() => localStorage.getItem('helder.failedImages'));
    await expect.poll(remembered).toContain('/img/second/640/x');
  });
});

test.describe('a story that cannot be shown', () => {
  const notFound = 'Story not found. This shared link may be invalid or the story may have been removed.';
  const failures: [ids: string, status: number | 'offline', text: string][] = [
    ['API-22 ERR-58', 404, notFound],
    ['API-23 ERR-59', 500, 'Failed to load story. Please try again later.'],
    ['API-24 ERR-60', 'offline', 'Network error. Please check your connection and try again.'],
  ];
  for (const [ids, status, text] of failures)
    test(`ERR-68 STORY-19 STORY-20 STORY-21 STORY-22 STORY-25 STORY-28 ${ids} ${status}: says so, retries, recovers`, async ({
      page,
      site,
    }) => {
      site.expectMessage(REFUSED);
      await open(page, '/');
      let broken = true;
      let hold = Promise.resolve();
      await page.route(STORY_DATA, async (route) => {
        await hold;
        if (!broken) return route.continue();
        if (status === 'offline') return route.abort('internetdisconnected');
        return route.fulfill({ status, json: { error: { code: 'X', message: 'x' } } });
      });
      await headline(page, 1).click();
      const alert = page.getByRole('alertdialog');
      await expect(alert.getByRole('heading', { name: 'Unable to load story' })).toBeVisible();
      await expect(alert.getByText(text)).toBeVisible();
      await expect(alert.getByRole('button', { name: 'Close' }).last()).toBeVisible();
      let release: () => void = () => {};
      hold = new Promise((resolve) => {
        release = resolve;
      });
      await alert.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('button', { name: 'Retrying...' })).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
      broken = false;
      release();
      await expect(dialog(page).locator('.story h1')).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
    });

  test('STORY-29 closing forgets the failure: opened again, it is asked for again', async ({
    page,
    site,
  }) => {
    site.expectMessage(REFUSED);
    await open(page, '/');
    let broken = true;
    await page.route(STORY_DATA, (route) =>
      broken
        ? route.fulfill({ status: 404, json: { error: { code: 'NOT_FOUND', message: '' } } })
        : route.continue(),
    );
    await headline(page, 1).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog(page)).toHaveCount(0);
    broken = false;
    await headline(page, 1).click();
    await expect(dialog(page).locator('.story h1')).toBeVisible();
  });

  test('STORY-25 a direct link to nothing: 404, the words for it, and Close leads home', async ({
    page,
    site,
  }) => {
    site.expectMessage(REFUSED);
    const answer = await page.goto('/story/nothing-here');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('alertdialog').getByText(notFound)).toBeVisible();
    await started(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('STORY-31 GEN-02 the whole story is there, and a link back', async ({ page }) => {
    const { id, title, reports } = await bestCovered();
    await page.goto(`/story/${id}`);
    await expect(page.locator('.story h1')).toHaveText(title);
    await expect(page.locator('.report:visible')).toHaveCount(reports);
    await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the stories' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('“Why this story?”', () => {
  // Suggests no country, which would rank the next page anew.
  test.use({ timezoneId: 'UTC' });

  const order = (page: Page) => page.locator('main .card h2').allTextContents();

  test('opens from a card, multiplies out, and gives the focus back', async ({ page }) => {
    await open(page, '/');
    const control = page
      .locator('main .card')
      .nth(1)
      .getByRole('link', { name: /^Why this story/ });
    await control.click();
    const panel = page.getByRole('dialog', { name: 'Why this story?' });
    await expect(panel.getByRole('status').filter({ hasText: 'place 2 of' })).toBeVisible();
    const sum = panel.locator('.product > *');
    await expect(sum).toHaveCount(2);
    const [formula = '', score = ''] = await sum.allTextContents();
    const product = formula.split(' × ').reduce((so, factor) => so * Number(factor), 1);
    expect(product).toBeCloseTo(Number(/about ([\d.]+)/.exec(score)?.[1]), 1);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(control).toBeFocused();
  });

  test('sliders order all stories, the next page too, and go back to normal in one tap', async ({ page }) => {
    await open(page, '/');
    const normal = await order(page);
    await page
      .locator('main .card')
      .nth(0)
      .getByRole('link', { name: /^Why this story/ })
      .click();
    const weights = { nearness: 1, freshness: 2, quality: 1, coverage: 0, interests: 1 };
    const answer = page.waitForResponse((response) => {
      const { pathname, searchParams } = new URL(response.url());
      return pathname === '/api/articles' && searchParams.get('weights') === writeWeights(weights);
    });
    await page.getByLabel('Many newsrooms').fill('0');
    await page.getByLabel('Fresh').fill('2');
    const { data } = (await (await answer).json()) as CardPage;
    const { featured, list } = layout(data, data);
    const weighed = [...(featured ? [featured] : []), ...list].map(({ title }) => title);
    await expect.poll(() => order(page)).toEqual(weighed);
    expect(weighed).not.toEqual(normal);
    await expect.poll(async () => (await told(page)).weights).toMatchObject({ coverage: 0, freshness: 2 });
    await expect(page.getByText(/Weighed your way. Normally/)).toBeVisible();
    // The next page comes in this order from the server.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    expect(await order(page)).toEqual(weighed);
    await atRest(page);
    expect(await order(page)).toEqual(weighed);
    expect(asked).not.toContain('/api/articles');
    await page.locator('.weighed').getByRole('button', { name: 'Back to normal' }).click();
    await expect.poll(() => order(page)).toEqual(normal);
    await expect.poll(async () => (await kept(page)).weights).toBeNull();
  });
});

for (const { name, use } of EVERYWHERE)
  test.describe(() => {
    test.use({ ...use, timezoneId: 'UTC' });
    test(`sliders stay where they are while the page is weighed anew (${name})`, async ({ page }) => {
      await open(page, '/');
      await page.locator('main .card').nth(1).locator('a[href$="#why"]').click();
      const panel = page.locator('dialog[open] .why');
      const score = panel.getByRole('status');
      const normally = panel.locator('.normally');
      const place = /(place|plaats) \d/;
      await expect(score).toContainText(place);
      let answer: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/**', async (route) => {
        await held;
        await route.continue();
      });
      await settled(page);
      const slider = panel.getByRole('slider').first();
      await slider.focus();
      const tops = await slider.evaluateHandle((element) => {
        const seen = new Set<number>();
        const look = () => {
          seen.add(element.getBoundingClientRect().top);
          requestAnimationFrame(look);
        };
        look();
        return seen;
      });
      await page.keyboard.press('ArrowRight');
      await expect(score).not.toContainText(place);
      answer();
      await expect(score).toContainText(place);
      await expect(normally).toBeVisible();
      await page.keyboard.press('ArrowLeft');
      await expect(normally).toBeHidden();
      await expect(score).toContainText(place);
      expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1);
    });
  });

test.describe('accessibility', () => {
  for (const width of [360, 768, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      for (const lang of ['en', 'nl'])
        test(`a story at ${width} px, ${colorScheme}, ${lang}`, async ({ page }) => {
          const { id } = await bestCovered();
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await open(page, `/story/${id}?lang=${lang}`);
          expect(await accessibilityFaults(page)).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow).toBeLessThanOrEqual(0);
        });
});

test('what follows a story comes right under it, however long the column beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/');
  await page.locator('article h2 a').first().click();
  const gap = () =>
    page.locator('.related').evaluate((related) => {
      const main = related.parentElement?.querySelector('.main');
      return related.getBoundingClientRect().top - (main?.getBoundingClientRect().bottom ?? 0);
    });
  await expect(page.locator('.related')).toBeVisible();
  expect(await gap()).toBeGreaterThan(0);
  expect(await gap()).toBeLessThan(MOST_GAP);
});

for (const width of [768, 1024, 1280, 1440])
  test(`related stories stand under each other, each as wide as their column, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    await page.locator('article h2 a').first().click();
    await expect(page.locator('.related .card').first()).toBeVisible();
    const off = await page.locator('.related').evaluate((related) => {
      const column = related.getBoundingClientRect();
      return [...related.querySelectorAll('.card')].map((card) => {
        const { left, width } = card.getBoundingClientRect();
        return Math.round(left - column.left + column.width - width);
      });
    });
    expect(new Set(off)).toEqual(new Set([0]));
  });

/** Of the light page (styles/tokens.css). */
const DARK_INK = 'rgb(19, 28, 35)';
const PALE = 'rgb(227, 238, 250)';
/** Px between a story and what follows it. */
const MOST_GAP = 60;
/** Px between a story's words and its picture, on paper too. */
const ROOM = 15;

test('a printed story says where it and its sources are to be found, without what explains its place', async ({
  page,
}) => {
  await open(page, '/');
  await page.locator('article h2 a').first().click();
  const sheet = page.locator('.sheet');
  await expect(sheet.getByRole('heading', { name: 'Why this story?' })).toBeVisible();
  const origin = sheet.locator('p', { hasText: page.url().replace(/^.*\/story\//, '/story/') });
  await expect(origin).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(origin).toBeVisible();
  await expect(origin).toContainText('Helder');
  const source = sheet.locator('.sources h3 a').first();
  const printed = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toBe(JSON.stringify(await source.getAttribute('href')));
  await expect(sheet.getByRole('heading', { name: 'Why this story?' })).toBeHidden();
  await expect(sheet.getByRole('heading', { name: 'Related stories' })).toBeHidden();
  await expect(sheet.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('a story is printed whole, and nothing but the story, in dark ink', async ({ page }) => {
  await open(page, '/');
  await page.locator('article h2 a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.locator('.sheet');
  const { shown, whole } = await sheet.evaluate((element) => ({
    shown: element.clientHeight,
    whole: element.scrollHeight,
  }));
  expect(shown).toBe(whole);
  await expect(sheet.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main, .masthead, .sheetbar').filter({ visible: true })).toHaveCount(0);
  const room = await sheet.locator('.head').evaluate((head) => {
    const picture = head.parentElement?.querySelector('figure');
    return (picture?.getBoundingClientRect().top ?? 0) - head.getBoundingClientRect().bottom;
  });
  expect(room).toBeGreaterThan(ROOM);
  await expect(sheet.locator('.factline b')).toHaveCSS('color', DARK_INK);
  await expect(sheet.locator('.chart .ground').first()).toHaveCSS('fill', PALE);
});
