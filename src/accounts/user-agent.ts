/** Where somebody is signed in, in plain words: "Firefox, Windows". Names are the same in every language. */

/** The first that matches counts: many browsers also say the names of others. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
/** Longer than any browser's; what is beyond says nothing. */
const MAX_LENGTH = 500;

/** @returns "" when neither browser nor system is known */
export function deviceOf(userAgent: string | undefined): string {
  const said = (userAgent ?? '').slice(0, MAX_LENGTH);
  return [BROWSERS, SYSTEMS]
    .map((table) => table.find(([pattern]) => pattern.test(said))?.[1])
    .filter(Boolean)
    .join(', ');
}
