/** What every XML document of ours needs. */
import { escapeMarkup } from '../../contract/contract.ts';

/** Characters no XML 1.0 document may hold, not even escaped: control characters, halves of pairs, non-characters. */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;

/** Text safe between tags and in double-quoted attributes. */
export function escapeXml(text: string): string {
  return escapeMarkup(text.replace(FORBIDDEN, ''));
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
