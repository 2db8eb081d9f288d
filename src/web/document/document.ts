/** The HTML around the app. */
import type { InterfaceLanguage, Theme } from '../../contract/contract.ts';
import { escapeMarkup } from '../../contract/escape.ts';
import { FIRST_STORY_END } from '../pages/feed/first-story.ts';
import { papersOf } from '../styles/papers.ts';
import { THEMES_SHEET } from '../styles/themes-sheet.ts';
import type { Assets } from './assets.ts';
import { BOOT_ID } from './boot.ts';
import type { Head } from './head.ts';
import { FOR_PAPER, GO_BACK, KEEP_PRESS, START, WHILE_READ } from './inline-scripts.ts';

interface DocumentParts {
  language: InterfaceLanguage;
  /** What the reader has chosen by hand. */
  theme: Theme;
  head: Head;
  siteName: string;
  assets: Assets;
  /** What the app's icons point at. */
  drawings: string;
  /** Says that the stories are invented; empty where they are not. */
  demoLine: string;
  /** The rendered app. */
  body: string;
  /** encodeBoot's result. */
  boot: string;
  /** Something lies over the feed. */
  overlay: boolean;
}

/** Size of every picture for links, in pixels. */
const IMAGE = { width: 1200, height: 630 };

/** The loader of what comes late finds the disabled links and fetches none of those sheets. */
export function documentOf({
  language,
  theme,
  head,
  siteName,
  assets,
  drawings,
  demoLine,
  body,
  boot,
  overlay,
}: DocumentParts): string {
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`;
  return `<!doctype html>
<html lang="${language}"${chosen}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(head.title)}</title>
${firstPicture(body)}${wholeFirstStory(body)}<script>${WHILE_READ}</script>
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles.map((rules) => `<style>${rules}</style>`).join('\n')}
${assets.inlinedSheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('\n')}
${assets.scripts.map((href) => `<link rel="app" href="${href}">`).join('\n')}
${themeOf(theme)}
${metaOf(head, siteName, language)}
</head>
<body>
<script>${KEEP_PRESS}</script>
${drawings}
${demoLine}<div id="root">${body}</div>
<script type="application/json" id="${BOOT_ID}">${boot}</script>
<script>${START}</script>
<script>${FOR_PAPER}</script>${overlay ? `\n<script>${GO_BACK}</script>` : ''}
</body>
</html>
`;
}

const FIRST_PICTURE =
  /<img alt="" class="photo" src="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"[^>]*fetchPriority="high"/;

/** The picture the reader waits for, as the body has it: a link that means nothing to the browser until a script says so. */
function firstPicture(body: string): string {
  const [, src, sources, sizes] = FIRST_PICTURE.exec(body) ?? [];
  if (src === undefined) return '';
  return `<link rel="picture" as="image" href="${src}" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high">\n`;
}

/**
 * A page that comes in pieces is not drawn before the words of its first story are there: they would move the picture beside
 * them. Chromium waits for an element to begin, so the link names the last one. Browsers that do not know it draw earlier.
 */
function wholeFirstStory(body: string): string {
  return body.includes(` id="${FIRST_STORY_END}"`)
    ? `<link rel="expect" href="#${FIRST_STORY_END}" blocking="render">\n`
    : '';
}

/** The colour around the page; one that was chosen comes with its sheet, before anything is drawn. */
export function themeOf(theme: Theme): string {
  const colours = papersOf(theme).map(
    ({ colour, media }) => `<meta name="theme-color" content="${colour}"${media ? ` media="${media}"` : ''}>`,
  );
  const sheet = theme === 'system' ? [] : [`<link rel="stylesheet" href="${THEMES_SHEET}">`];
  return [...sheet, ...colours].join('\n');
}

function metaOf(head: Head, siteName: string, language: InterfaceLanguage): string {
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeMarkup(content)}">`;
  return [
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    ...head.alternates.map(
      (each) => `<link rel="alternate" hreflang="${each.language}" href="${escapeMarkup(each.href)}">`,
    ),
    ...head.feeds.map(
      ({ type, href, title }) =>
        `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${escapeMarkup(href)}">`,
    ),
    '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/assets/apple-touch-icon.png">',
    '<link rel="manifest" href="/assets/site.webmanifest">',
    property('og:site_name', siteName),
    property('og:type', head.type),
    property('og:title', head.linkTitle),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.image),
    property('og:image:width', String(IMAGE.width)),
    property('og:image:height', String(IMAGE.height)),
    property('og:image:alt', head.linkTitle),
    property('og:locale', language === 'nl' ? 'nl_NL' : 'en_US'),
    head.times ? property('article:published_time', head.times.published) : '',
    head.times ? property('article:modified_time', head.times.modified) : '',
    '<meta name="twitter:card" content="summary_large_image">',
  ]
    .filter(Boolean)
    .join('\n');
}
