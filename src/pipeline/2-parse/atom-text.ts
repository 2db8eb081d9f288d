import { isUtf8 } from 'node:buffer';
import type { Attributes } from './xml.ts';

/** Media types, such as "application/octet-stream", whose values are not the text itself. */
const OTHER_MEDIA = /^(?!text\/)[^/]+\/[^/]+(?<!xml)$/;
const BASE64 = /^[A-Za-z0-9+/\s]+={0,2}$/;

/**
 * The text of an Atom title, summary or content: base64 (Atom 0.3, and media types that are not text) is
 * decoded, everything else is returned as it is, HTML or text.
 */
export function atomText(attributes: Attributes, value: string): string {
  const written = value.trim();
  if (!BASE64.test(written)) return value;
  const bytes = Buffer.from(written, 'base64');
  if (attributes.get('mode')?.trim().toLowerCase() === 'base64') return bytes.toString('utf8');
  const type = (attributes.get('type') ?? '').trim().toLowerCase();
  return OTHER_MEDIA.test(type) && isCertainlyBase64(written, bytes) ? bytes.toString('utf8') : value;
}

/** Publishers give their plain text such types as well, and a text of letters alone looks like base64. */
function isCertainlyBase64(written: string, bytes: Buffer): boolean {
  return !/\s/.test(written) && written.length % 4 === 0 && isUtf8(bytes);
}
