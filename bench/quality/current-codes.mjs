/**
 * Loaded in front of the labels' scorer, which makes codes from the English names of countries. Codes that are out of use have names too
 * and stand later in the alphabet (France is FX, the United Kingdom UK): here a code that stands for another has none. And CD is written
 * as Helder writes it, which the scorer has no word for.
 */
const names = Intl.DisplayNames.prototype;
const nameOf = names.of;
const OUR_NAMES = { CD: 'DR Congo' };

names.of = function (code) {
  if (Object.hasOwn(OUR_NAMES, code)) return OUR_NAMES[code];
  const isRegion = /^[A-Z]{2}$/.test(code);
  return isRegion && Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`
    ? code
    : nameOf.call(this, code);
};
