/**
 * Takes the place of Vite's loader, which asks for a style sheet once only: it would keep away for good one that did not come
 * (scripts/vite/part-loader.ts).
 */

/** Style sheets that were asked for, by address; those that did not come may be asked for again. */
const sheets = new Map<string, Promise<unknown>>();

function linkTo(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
  return link;
}

function fetchSheet(href: string): Promise<unknown> {
  const link = linkTo(href, 'stylesheet');
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`Unable to preload CSS for ${href}`));
    });
  });
}

function fetchFile(file: string): Promise<unknown> {
  const href = `/${file}`;
  // The server may have named it in the page.
  if (!sheets.has(href) && !document.querySelector(`link[href="${href}"]`)) {
    if (file.endsWith('.css')) sheets.set(href, fetchSheet(href));
    else linkTo(href, 'modulepreload');
  }
  return sheets.get(href) ?? Promise.resolve();
}

/**
 * Code that comes late, once the style sheets that belong to it are there.
 * @throws when one of them does not come
 */
export async function fetchWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(fetchFile));
  return load();
}
