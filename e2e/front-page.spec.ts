import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import {
  accessibilityFaults,
  atRest,
  drawn,
  expect,
  HEIGHT,
  headlines,
  open,
  STILL,
  shifted,
  sideways,
  started,
  test,
  WIDTHS,
  watchShifts,
  withoutTypefaces,
} from './site.ts';

/** The running Helder, whose front page stops once before `where`, as on a slow line, until the rest is sent. */
async function inTwoPieces(helder: string, where: string) {
  let sendTheRest: () => void = () => {};
  const rest = new Promise<void>((resolve) => {
    sendTheRest = resolve;
  });
  const deliver = async (asked: IncomingMessage, answer: ServerResponse) => {
    const response = await fetch(new URL(asked.url ?? '/', helder), {
      headers: { accept: asked.headers.accept ?? '*/*' },
    });
    const body = Buffer.from(await response.arrayBuffer());
    answer.writeHead(response.status, { 'content-type': response.headers.get('content-type') ?? '' });
    const cut = asked.url === '/' ? body.indexOf(where) : 0;
    answer.write(body.subarray(0, cut));
    if (cut > 0) await rest;
    answer.end(body.subarray(cut));
  };
  const server = createServer((asked, answer) => void deliver(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sendTheRest,
    close: () => server.close(),
  };
}

/** A window in which the end of the list is seen at once. */
const HIGH = 5 * HEIGHT;

/** How much wider or narrower the stand-ins may be: about a letter in a line of a headline. */
const STAND_IN_WIDTH = 0.02;

const { frontPageHtmlBrotliKb } = JSON.parse(readFileSync('budgets.json', 'utf8')) as {
  frontPageHtmlBrotliKb: number;
};
const BYTES_PER_KB = 1024;

for (const [columns, width] of [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desk].map(
  (each, at) => [at + 1, each] as const,
))
  test(`FEED-04 FEED-05 FEED-06 the grid has ${columns} column(s) at ${width} px, under one large story`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/');
    const featured = page.locator('main article.featured');
    await expect(featured).toHaveCount(1);
    for (const size of ['large', 'medium', 'small'])
      await expect(page.locator(`main article.${size}`).first()).toBeAttached();
    const lefts = await page
      .locator('section.block.b')
      .first()
      .locator('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
    const areas = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => card.clientWidth * card.clientHeight));
    expect(Math.max(...areas.slice(1))).toBeLessThanOrEqual(areas[0] ?? 0);
    expect(await sideways(page)).toBe(0);
  });

for (const width of [WIDTHS.phone, WIDTHS.desk])
  test(`publishers that are named and those that are counted are all that report (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/');
    const evidence = page.locator('main article.featured .evidence');
    const named = await evidence.locator('.chips > span:visible').count();
    const counted = Number.parseInt((await evidence.locator('.chips i').innerText()).replace(/^\W+/, ''));
    const story = await page.locator('main article.featured h2 a').getAttribute('href');
    const { sources } = await (await page.request.get(`/api/stories/${story?.split('/').at(-1)}`)).json();
    expect(new Set(sources.map(({ name }: { name: string }) => name)).size).toBe(named + counted);
  });

for (const width of [WIDTHS.tablet, WIDTHS.desk])
  test(`cards beside each other say on one line who reports, right above the foot (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await open(page, '/');
    const gaps = await page.locator('main .medium .words').evaluateAll((cards) =>
      cards.map((card) => {
        const [evidence, foot] = [card.querySelector('.evidence'), card.querySelector('.foot')];
        if (!evidence || !foot) return null;
        return Math.round(foot.getBoundingClientRect().top - evidence.getBoundingClientRect().bottom);
      }),
    );
    expect(gaps.length).toBeGreaterThan(3);
    expect(new Set(gaps).size).toBe(1);
  });

/** A finger's width, in pixels. */
const TARGET = 44;

for (const [locale, width] of [
  ['en-GB', WIDTHS.phone],
  ['nl-NL', WIDTHS.phone],
  ['nl-NL', WIDTHS.desk],
] as const)
  test.describe(() => {
    test.use({ viewport: { width, height: HEIGHT }, locale });
    test(`no fact of a card is broken in two, and its actions are as large as a finger (${locale}, ${width} px)`, async ({
      page,
    }) => {
      await open(page, '/');
      const broken = await page
        .locator('main .meta > *, main .evidence b')
        .evaluateAll((facts) =>
          facts
            .filter(
              (fact) =>
                fact.getClientRects().length > 1 ||
                fact.scrollHeight > 2 * parseFloat(getComputedStyle(fact).fontSize),
            )
            .map((fact) => fact.textContent),
        );
      expect(broken).toEqual([]);
      const small = await page.locator('main .act').evaluateAll((actions, target) => {
        const boxes = actions.map((action) => action.getBoundingClientRect());
        return boxes.filter(({ width, height }) => width < target || height < target).length;
      }, TARGET);
      expect(small).toBe(0);
      expect(await sideways(page)).toBe(0);
    });
  });

test('a filled dot is told from a ring in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const fills = await page
    .locator('main .dots i')
    .first()
    .evaluate((dot) => [
      getComputedStyle(dot, '::before').backgroundColor,
      getComputedStyle(document.body).color,
    ]);
  expect(fills[0]).toBe(fills[1]);
});

for (const [what, width, current] of [
  ['in the bar', WIDTHS.desk, '.nav [aria-current]'],
  ['among the pills', WIDTHS.phone, '.pills [aria-current]'],
] as const)
  test(`the page one is on is marked in forced colours ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/');
    await expect(page.locator(current)).toHaveCSS('border-bottom-width', '3px');
  });

for (const [form, stories] of [
  ['a', 2],
  ['a', 3],
  ['b', 3],
] as const)
  test(`a last block of ${stories} stories fills its row, form ${form}`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS.desk, height: HEIGHT });
    await open(page, '/');
    const block = page.locator(`section.block.${form}`).first();
    await block.locator('article').evaluateAll((cards, keep) => {
      for (const card of cards.slice(keep)) card.remove();
    }, stories);
    const edge = await block.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    const mediums = await block.locator('article.medium').evaluateAll((cards) =>
      cards.map((card) => ({
        right: Math.round(card.getBoundingClientRect().right),
        picture: Math.round(card.querySelector('.art')?.clientHeight ?? 0),
      })),
    );
    expect(mediums.at(-1)?.right).toBe(edge);
    expect(new Set(mediums.map(({ picture }) => picture)).size).toBe(1);
    if (stories === 2) {
      const large = await block.locator('article.large .art').evaluate(({ clientHeight }) => clientHeight);
      expect(mediums[0]?.picture).toBe(large);
    }
  });

test('FEED-23 FEED-34 the featured story is not repeated; twenty stories stand on a page', async ({
  page,
}) => {
  await open(page, '/');
  const titles = await headlines(page);
  expect(titles).toHaveLength(20);
  expect(new Set(titles).size).toBe(20);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const language of ['en', 'nl'] as const)
    test(`axe finds nothing on the front page, ${colorScheme}, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: WIDTHS.desk, height: HEIGHT });
      await open(page, `/?lang=${language}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT });
      expect(await accessibilityFaults(page)).toEqual([]);
    });

/** Pixels: the narrowest window that pages have to fit in. */
const SMALLEST = 320;

for (const address of ['/', '/local', '/local?lang=nl', '/?page=9&lang=nl', '/about'])
  test(`nothing is cut off on a small phone with text twice as large: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: SMALLEST, height: HEIGHT });
    await open(page, address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await sideways(page)).toBe(0);
    const outside = await page
      .locator(':is(.masthead, .sheetbar, .card) :is(a, button)')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
          .map((control) => control.outerHTML),
      );
    expect(outside).toEqual([]);
  });

for (const address of ['/', '/local', '/science', '/?q=river', '/about', '/nowhere'])
  test(`nothing is cut off or scrolls sideways at 320 px: ${address}`, async ({ page }) => {
    await page.setViewportSize({ width: SMALLEST, height: 640 });
    await open(page, address);
    expect(await sideways(page)).toBe(0);
  });

for (const [locale, newest, top, covered] of [
  ['en-GB', 'Newest', 'Top', 'Most covered'],
  ['nl-NL', 'Nieuwste', 'Belangrijkste', 'Meeste redacties'],
] as const)
  test.describe(`on a small phone that speaks ${locale}`, () => {
    test.use({ viewport: { width: SMALLEST, height: 640 }, locale });

    test('the newest are one step away, and from there, in one line, the most covered and the top', async ({
      page,
    }) => {
      await open(page, '/');
      const orders = page.locator('.order a').filter({ visible: true });
      await expect(orders).toHaveText([newest]);
      const height = async () => (await page.locator('.feedbar').boundingBox())?.height;
      const usual = await height();
      for (const [pressed, left] of [
        [newest, [top, covered]],
        [covered, [top, newest]],
      ] as const) {
        await orders.filter({ hasText: pressed }).click();
        await expect(orders).toHaveText(left);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(pressed);
        expect([await height(), await sideways(page)]).toEqual([usual, 0]);
      }
      await orders.filter({ hasText: top }).click();
      await expect(orders).toHaveText([newest]);
    });
  });

test('words and names without a break stay within a small phone', async ({ page }) => {
  await page.setViewportSize({ width: SMALLEST, height: 640 });
  await open(page, '/');
  const say = (selector: string) =>
    page
      .locator(selector)
      .filter({ visible: true })
      .evaluateAll((all) => {
        for (const each of all) each.textContent = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
      });
  for (const words of ['main h2 a', '.excerpt', '.kicker > span', '.chips > span']) await say(words);
  expect(await sideways(page)).toBe(0);
  await page.locator('main article h2 a').first().click();
  await expect(page.locator('.sources .byline b').first()).toBeVisible();
  for (const words of ['h1', '.prose p', '.byline b', '.report h3 a', '.gist', '.origin b', '.origin p'])
    await say(`.story ${words}`);
  expect(await sideways(page)).toBe(0);
});

test('nothing moves while the page loads', async ({ page, site }) => {
  await withoutTypefaces(page, site);
  await watchShifts(page);
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.goto('/');
    await atRest(page);
    expect(await shifted(page), `${width} px`).toBe(STILL);
  }
});

test('what stands under the stories is drawn with its style sheet, which comes later, and stays as drawn', async ({
  page,
  site,
}) => {
  await withoutTypefaces(page, site);
  await watchShifts(page);
  let sendIt: () => void = () => {};
  const drawnWithoutIt = new Promise<void>((resolve) => {
    sendIt = resolve;
  });
  await page.route('**/assets/late-*.css', async (route) => {
    await drawnWithoutIt;
    await route.continue();
  });
  await page.setViewportSize({ width: WIDTHS.desk, height: HIGH });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('link[href*="/late-"]').waitFor({ state: 'attached' });
  await drawn(page);
  sendIt();
  await atRest(page);
  await expect(page.getByRole('link', { name: 'Load more' })).toBeInViewport();
  expect(await shifted(page)).toBe(STILL);
});

/** Headlines are Newsreader, bold; texts Newsreader; what stands around them Instrument Sans. */
const IN_EACH_TYPEFACE = ['main article h2', 'main article .excerpt', 'main article .meta'];

test('what stands in for the typefaces until they come is as wide and as high', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const sizes = (): Promise<{ width: number; height: number }[]> =>
    Promise.all(IN_EACH_TYPEFACE.map((words) => sizeInOneLine(page, words)));
  const real = await sizes();
  const statuses = await page.evaluate(async () => {
    const { style } = document.documentElement;
    style.setProperty('--font-serif', '"Newsreader fallback"');
    style.setProperty('--font-sans', '"Instrument fallback"');
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ family }) => family.includes('fallback'))
      .map(({ status }) => status);
  });
  test.skip(statuses.includes('error'), 'this machine has neither Times and Arial nor Liberation');
  for (const [at, { width, height }] of (await sizes()).entries()) {
    const wider = width / (real[at]?.width ?? 0) - 1;
    expect(Math.abs(wider), IN_EACH_TYPEFACE[at]).toBeLessThan(STAND_IN_WIDTH);
    expect(height, IN_EACH_TYPEFACE[at]).toBeCloseTo(real[at]?.height ?? 0, 1);
  }
});

/** All such texts of the page in one line each: their widths together, and their heights, in px. */
function sizeInOneLine(page: Page, words: string): Promise<{ width: number; height: number }> {
  return page.locator(words).evaluateAll((texts) => {
    const boxes = texts.map((text) => {
      const line = document.createElement('span');
      line.style.cssText = 'position: absolute; white-space: nowrap; visibility: hidden';
      line.textContent = text.textContent;
      text.append(line);
      const { width, height } = line.getBoundingClientRect();
      line.remove();
      return { width, height };
    });
    const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
    return { width: sum(boxes.map(({ width }) => width)), height: sum(boxes.map(({ height }) => height)) };
  });
}

test('a page that comes in pieces is not drawn before its first story is whole, and stays as drawn', async ({
  page,
  site,
  baseURL,
}) => {
  await withoutTypefaces(page, site);
  await watchShifts(page);
  const pieces = await inTwoPieces(baseURL ?? '', '<h2');
  site.expectMessage(/request to somebody else/);
  await page.goto(pieces.url, { waitUntil: 'commit' });
  // The picture stands before the words.
  await expect
    .poll(() => page.evaluate(() => document.querySelector<HTMLImageElement>('main .photo')?.complete))
    .toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
  pieces.sendTheRest();
  await started(page);
  expect(await shifted(page)).toBe(STILL);
  pieces.close();
});

test('the security policy lets nothing but our own code run', async ({ page, site, baseURL }) => {
  site.expectMessage(/Content Security Policy|Executing inline/i);
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  // The policy is in force: a script that somebody smuggles in does not run.
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.body.append(script);
    return 'smuggled' in window;
  });
  expect(ran).toBe(false);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('the page is complete before any script: its HTML fits the budget', async ({ baseURL }) => {
  const bytes = await new Promise<number>((resolve, reject) => {
    request(`${baseURL}/`, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let length = 0;
      expect(response.headers['content-encoding']).toBe('br');
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
      });
      response.on('end', () => resolve(length));
    })
      .on('error', reject)
      .end();
  });
  expect(bytes).toBeGreaterThan(BYTES_PER_KB);
  expect(bytes).toBeLessThanOrEqual(frontPageHtmlBrotliKb * BYTES_PER_KB);
});
