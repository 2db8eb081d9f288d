import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOME } from '../../contract/address.ts';
import type { BootData } from '../../contract/contract.ts';
import { blocksOf, layout, sizeOf } from '../pages/feed/blocks.ts';
import { fullPage } from '../testing/full-page.ts';
import { pageInput, storyDetail } from '../testing/stories.ts';
import { decodeBoot, encodeBoot } from './boot.ts';

/** The loader keeps its result for the life of the page: every test gets a new page. */
async function freshLoader() {
  vi.resetModules();
  return (await import('./boot.ts')).loadBoot;
}

function page(text: string | null): Pick<Document, 'getElementById'> {
  return { getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)) };
}

const boot = pageInput();
const visible = (data: BootData) =>
  data.data.feed?.data.map(({ id, title, imageUrl, reports }) => ({ id, title, imageUrl, reports }));

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://localhost/world' });
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

/** A server whose pages hold the boot data. */
function serve(times: string[]) {
  vi.stubGlobal('fetch', async (address: string) => {
    times.push(address);
    return new Response('<html>');
  });
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString() {
        return page(encodeBoot(boot));
      }
    },
  );
}

describe('encodeBoot', () => {
  it('is read back as what the page shows', () => {
    const read = decodeBoot(encodeBoot(boot));
    expect(visible(read)).toEqual(visible(boot));
    expect(read.site.name).toBe('Helder');
  });

  it('cannot end the script it stands in', () => {
    const nasty = pageInput({ country: '</script><script>alert(1)</script><!--' });
    expect(encodeBoot(nasty)).not.toContain('<');
    expect(decodeBoot(encodeBoot(nasty)).country).toBe(nasty.country);
  });

  it('carries what lies over the feed, the place and the page', () => {
    const story = { kind: 'story', id: 'a/b?c' } as const;
    const opened = pageInput({ screen: story, data: { ...boot.data, story: storyDetail() } });
    const { screen, data } = decodeBoot(encodeBoot(opened));
    expect({ screen, story: data.story }).toEqual({ screen: story, story: storyDetail() });
    const searched = { ...HOME, category: 'science', query: 'a?b&c', page: 3 } as const;
    const place = { latitude: 52.1, longitude: 5.1, city: 'Utrecht', country: 'Netherlands', cityName: 'U' };
    const read = decodeBoot(encodeBoot(pageInput({ screen: searched, place })));
    expect(read).toMatchObject({ screen: searched, place });
  });

  it('carries the list of publishers only to About', () => {
    expect(decodeBoot(encodeBoot(boot)).site.publishers).toEqual([]);
    const about = pageInput({ screen: { kind: 'text', text: 'about' } });
    expect(decodeBoot(encodeBoot(about)).site.publishers).toEqual(about.site.publishers);
  });
});

describe('decodeBoot', () => {
  it('in any order and with any stories hidden, every large and medium card has its excerpt and its tags', () => {
    const stories = decodeBoot(encodeBoot(fullPage())).data.feed?.data ?? [];
    expect(stories).toHaveLength(20);
    fc.assert(
      fc.property(fc.shuffledSubarray(stories, { minLength: 1 }), (shown) => {
        const { featured, list } = layout(shown, shown);
        const worded = blocksOf(list).flatMap((block) =>
          block.stories.filter((_, index) => sizeOf(index) !== 'small'),
        );
        for (const story of [featured, ...worded]) {
          expect(story?.excerpt.length).toBeGreaterThan(100);
          expect(story?.tags).toContain(story?.category);
          expect(story?.tags.length).toBeGreaterThan(1);
        }
      }),
    );
  });

  const whole = encodeBoot(boot);
  it.each([
    ['nothing', ''],
    ['what breaks off', whole.slice(0, -20)],
    ['another thing', '{"error":{"code":"NOT_FOUND","message":"No"}}'],
    ['a screen that is no address', whole.replace('"screen":"/"', '"screen":{}')],
    ['a site without flags', whole.replace('"flags":{', '"flag":{')],
    ['a moment that is none', whole.replace(boot.now, 'noon')],
  ])('reads no boot data in %s', (_what, text) => {
    expect(() => decodeBoot(text)).toThrow(expect.objectContaining({ kind: 'unreadable' }));
  });

  it('leaves out one story that cannot be read, with a warning', () => {
    const [first, ...others] = boot.data.feed?.data ?? [];
    const date = `"publishedAt":[${JSON.stringify(first?.publishedAt)}`;
    const read = decodeBoot(whole.replace(date, '"publishedAt":["soon"'));
    expect(read.data.feed?.data.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
    expect(console.warn).toHaveBeenCalledOnce();
    vi.mocked(console.warn).mockClear();
  });
});

describe('loadBoot', () => {
  it('DATA-49 uses what the server put into the page, without asking again', async () => {
    vi.stubGlobal('document', page(encodeBoot(boot)));
    const asked: string[] = [];
    serve(asked);
    const loadBoot = await freshLoader();
    expect(visible(await loadBoot())).toEqual(visible(boot));
    expect(asked).toEqual([]);
  });

  it('DATA-49 else uses a preloaded promise', async () => {
    vi.stubGlobal('document', page(null));
    vi.stubGlobal('window', { __newsDataPromise: Promise.resolve(JSON.parse(encodeBoot(boot))) });
    const asked: string[] = [];
    serve(asked);
    const loadBoot = await freshLoader();
    expect(visible(await loadBoot())).toEqual(visible(boot));
    expect(asked).toEqual([]);
  });

  it('DATA-49 AMBIG-21 loads normally when the preloaded promise fails', async () => {
    vi.stubGlobal('document', page(null));
    vi.stubGlobal('window', { __newsDataPromise: Promise.reject(new Error('offline')) });
    const asked: string[] = [];
    serve(asked);
    const loadBoot = await freshLoader();
    expect(visible(await loadBoot())).toEqual(visible(boot));
    expect(asked).toEqual(['http://localhost/world']);
  });

  it('DATA-46 DATA-47 DATA-48 loads once; callers during and after it get the same result', async () => {
    vi.stubGlobal('document', page(null));
    const asked: string[] = [];
    serve(asked);
    const loadBoot = await freshLoader();
    const [first, second] = await Promise.all([loadBoot(), loadBoot()]);
    expect(second).toBe(first);
    expect(await loadBoot()).toBe(first);
    expect(asked).toHaveLength(1);
  });

  it('TIME-13 a caller that comes while it loads has the news within 100 ms of its coming', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('document', page(null));
    let arrive: (data: unknown) => void = () => {};
    const loading = new Promise<unknown>((resolve) => {
      arrive = resolve;
    });
    vi.stubGlobal('window', { __newsDataPromise: loading });
    const loadBoot = await freshLoader();
    const [first, later] = [vi.fn(), vi.fn()];
    void loadBoot().then(first);
    await vi.advanceTimersByTimeAsync(2_000);
    void loadBoot().then(later);
    arrive(JSON.parse(encodeBoot(boot)));
    await vi.advanceTimersByTimeAsync(100);
    expect(visible(first.mock.calls[0]?.[0])).toEqual(visible(boot));
    expect(later.mock.calls).toEqual(first.mock.calls);
    vi.useRealTimers();
  });

  it('tries again after a failure', async () => {
    vi.stubGlobal('document', page(null));
    serve([]);
    vi.stubGlobal(
      'fetch',
      vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response('')),
    );
    const loadBoot = await freshLoader();
    await expect(loadBoot()).rejects.toThrow('offline');
    expect(visible(await loadBoot())).toEqual(visible(boot));
  });
});
