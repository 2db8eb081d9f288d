import type { Attributes } from './xml.ts';

const TEXT_TYPE = /^(text|html|xhtml)$|^text\/|xml$/;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/;

/**
 * The text of an Atom title, summary or content: base64 (Atom 0.3, and media types that are not text) is
 * decoded, everything else is returned as it is, HTML or text.
 */
export function atomText(attributes: Attributes, value: string): string {
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  const isBase64 = attributes.get('mode') === 'base64' || (type !== '' && !TEXT_TYPE.test(type));
  if (!isBase64 || !BASE64.test(value.trim())) return value;
  return Buffer.from(value, 'base64').toString('utf8');
}
