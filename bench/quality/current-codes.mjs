/**
 * Loaded in front of the labels' scorer, which makes codes from the English names of countries. Codes that are out of use have names too
 * and stand later in the alphabet (France is FX, the United Kingdom UK): here a code that stands for another has none. And CD is written
 * as Helder writes it, which the scorer has no word for.
 */
const OUR_NAMES = { CD: 'DR Congo' };

class CurrentNames extends Intl.DisplayNames {
  of(code) {
    if (Object.hasOwn(OUR_NAMES, code)) return OUR_NAMES[code];
    const isOutOfUse =
      /^[A-Z]{2}$/.test(code) && Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`;
    return isOutOfUse ? code : super.of(code);
  }
}

Intl.DisplayNames = CurrentNames;
