declare module '*/scripts/browser.mjs' {
  /** Path of a Chromium. @throws Error with advice when there is none to be had */
  export function findChromium(): Promise<string>;
}
