/** The long texts: i18n/pages.{en,nl}.json with this installation's facts filled in. */
import en from '../../../../i18n/pages.en.json';
import nl from '../../../../i18n/pages.nl.json';
import type { InterfaceLanguage, Site } from '../../../contract/contract.ts';

export interface Part {
  heading: string;
  paragraphs: string[];
  list?: string[];
}

export interface LongText {
  title: string;
  intro: string;
  parts: Part[];
}

type TextName = 'about' | 'privacy' | 'terms';

const TEXTS: Record<InterfaceLanguage, Record<TextName, LongText>> = { en, nl };

/** @returns the text with {name}, {contact}, {support} and {domain} filled in */
export function textOf(name: TextName, language: InterfaceLanguage, site: Site): LongText {
  const facts: Record<string, string> = {
    name: site.name,
    contact: site.contactEmail,
    support: site.supportEmail,
    domain: site.publicUrl,
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, fact: string) => facts[fact] ?? whole);
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
