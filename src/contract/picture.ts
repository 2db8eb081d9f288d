/** Which addresses lead to a picture of a story, as far as addresses tell, and how wide we show it. Plain: the browser reads it too. */

/** Widths in which this server has a picture, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 480, 640, 800, 960, 1280] as const;

/** Narrower ones are icons. Pixels. */
export const SMALLEST_PICTURE = 200;

/** GIFs move, and reading should not. */
export const isGif = (url: string): boolean => /\.gif|format=gif/i.test(url);
/** What watches a reader or decorates a page. */
const NO_PICTURE =
  /feedburner\.com\/~|pixel\.(?:wp|quantserve)|doubleclick|googlesyndication|scorecardresearch|stats\.wordpress|gravatar\.com|\/(?:spacer|1x1)\b|\/(?:pixel|beacon|blank|transparent|tracking|counter)(?=[/.?]|$)|[?&](?:w|width)=1(?![\d.])|\.svg(?:$|\?)|share-?button|\/emoji\//i;
/** What publishers and their systems send where there is no picture, our own drawings among them. */
const PLACEHOLDER = /placeholder|placehold\.co|^\/(?:art|map)\//i;
/** The same, where the name of the file says so. */
const STAND_IN = /(?:^|[_.-])(?:default|generic|fallback|logo)(?=[_.-]|$)/iu;

/** How addresses tell the width of a picture, in pixels. */
const WIDTHS: readonly RegExp[] = [
  /[?&](?:w|width)=(\d{2,4})\b/u,
  /(?<![\dA-Za-z])(\d{2,4})x\d{2,4}(?![\dA-Za-z])/u,
  /\/(?:width|w_?)\/?(\d{2,4})\//u,
];

/** Pixels across when the address says so, else null. */
export function pictureWidth(url: string): number | null {
  for (const pattern of WIDTHS) {
    const width = pattern.exec(url)?.[1];
    if (width) return Number(width);
  }
  return null;
}

/** False for what shows nothing of the story: what moves, follows or decorates, stands in for a picture, or is known to be an icon. */
export function isStoryPicture(url: string): boolean {
  const name = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return (
    !isGif(url) &&
    ![NO_PICTURE, PLACEHOLDER].some((pattern) => pattern.test(url)) &&
    !STAND_IN.test(name) &&
    (pictureWidth(url) ?? SMALLEST_PICTURE) >= SMALLEST_PICTURE
  );
}
