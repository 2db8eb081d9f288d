/** The long texts: long.json of a language, with this installation's facts filled in. */
import en from '../../../../i18n/en/long.json';
import nl from '../../../../i18n/nl/long.json';
import type { InterfaceLanguage, Site } from '../../../contract/contract.ts';
import { PRICE_LISTS } from '../../../contract/premium.ts';
import { type Message, write } from '../../../texts/browser.ts';
import { moneyText } from '../../premium/money.ts';

interface PartOf<Text> {
  heading: Text;
  paragraphs: Text[];
  list?: Text[];
}
export type Part = PartOf<string>;

interface LongTextOf<Text> {
  title: Text;
  intro: Text;
  parts: PartOf<Text>[];
}

type TextName = 'about' | 'privacy' | 'terms';

type Compiled = Record<TextName, LongTextOf<Message>>;

/** Compiled by the build, which TypeScript does not see. */
const TEXTS = { en, nl } as unknown as Record<InterfaceLanguage, Compiled>;

/** @returns the text with {name}, {contact}, {support}, {domain}, {monthly} and {yearly} filled in */
export function textOf(name: TextName, language: InterfaceLanguage, site: Site): LongTextOf<string> {
  const { cents, currency } = PRICE_LISTS[site.priceList];
  const price = (of: number) => moneyText({ cents: of, currency: currency[language] }, language);
  const facts = {
    name: site.name,
    contact: site.contactEmail,
    support: site.supportEmail,
    domain: new URL(site.publicUrl).host,
    monthly: price(cents.monthly),
    yearly: price(cents.yearly),
  };
  const fill = (text: Message) => write(text, facts, language);
  const { title, intro, parts } = TEXTS[language][name];
  return {
    title: fill(title),
    intro: fill(intro),
    parts: parts.map(({ heading, paragraphs, list }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
      ...(list ? { list: list.map(fill) } : {}),
    })),
  };
}
