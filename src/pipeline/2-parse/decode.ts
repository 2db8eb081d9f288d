import iconv from 'iconv-lite';

/** What servers say when nobody told them anything. */
const WEAK_LABEL = /^(iso-8859-1|us-ascii|latin-?1)$/;
/** Labels under which other bytes are usual, as browsers read them. */
const REALLY: ReadonlyMap<string, string> = new Map([
  ['iso-8859-1', 'win1252'],
  ['latin1', 'win1252'],
  ['latin-1', 'win1252'],
  ['us-ascii', 'win1252'],
  ['ascii', 'win1252'],
  ['windows-1252', 'win1252'],
  ['gb2312', 'gb18030'],
  ['gbk', 'gb18030'],
]);
/** Encodings whose bytes are ASCII on the surface, so valid UTF-8 proves nothing. */
const ASCII_IN_DISGUISE = /^(iso-2022|hz|utf-?7)/;
const WIDE = /^(utf-?16|utf-?32|ucs)/;
/** Characters at the start that are searched for a declaration. */
const HEAD_LENGTH = 1_024;
/** UTF-8 with a smaller share of damaged bytes is UTF-8 that was damaged; of texts in other encodings it is a third or more. */
const MOSTLY_UTF8 = 0.2;

/**
 * Decodes a feed. Order: byte order mark, the zero bytes of UTF-16 and 32, bytes that are mostly valid UTF-8 whatever the labels say (a
 * lead that was cut inside a letter must not turn all the others' letters into something else), the HTTP label (unless it is a server's
 * default and the document says otherwise), the document's label, windows-1252. Never throws.
 */
export function decode(bytes: Uint8Array, contentType: string | null): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wide = encodingByFirstBytes(buffer);
  if (wide) return strip(iconv.decode(buffer, wide));
  const head = buffer.toString('latin1', 0, HEAD_LENGTH);
  const labels = labelsOf(head, contentType);
  const text = buffer.toString('utf8');
  const isUtf8 = damage(buffer, text) < MOSTLY_UTF8;
  if (isUtf8 && !labels.some((label) => ASCII_IN_DISGUISE.test(label))) return strip(text);
  for (const label of labels) {
    const name = REALLY.get(label) ?? label;
    if (/^utf-?8$/.test(name) || WIDE.test(name) || !iconv.encodingExists(name)) continue;
    return strip(iconv.decode(buffer, name));
  }
  return isUtf8 ? strip(text) : iconv.decode(buffer, 'win1252');
}

/** Byte order marks, and "<" in two or four bytes. */
function encodingByFirstBytes(buffer: Buffer): string | null {
  const [a, b, c, d] = buffer;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0x3c && b === 0 && c === 0 && d === 0))
    return 'utf-32le';
  if ((a === 0 && b === 0 && c === 0xfe && d === 0xff) || (a === 0 && b === 0 && c === 0 && d === 0x3c))
    return 'utf-32be';
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le';
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be';
  return null;
}

function labelsOf(head: string, contentType: string | null): string[] {
  const http = /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1]?.toLowerCase();
  const own = (
    /<\?xml[^>]*?encoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1] ??
    /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1]
  )?.toLowerCase();
  const ordered = http && own && WEAK_LABEL.test(http) ? [own, http] : [http, own];
  return ordered.filter((label) => label !== undefined);
}

/** The share of bytes beyond ASCII that are no UTF-8. Decoding replaces those by U+FFFD; bytes that stand for U+FFFD itself are not faults. */
function damage(buffer: Buffer, text: string): number {
  if (!text.includes('\ufffd') || Buffer.from(text, 'utf8').equals(buffer)) return 0;
  let high = 0;
  for (const byte of buffer) if (byte >= 0x80) high++;
  return (text.split('\ufffd').length - 1) / Math.max(1, high);
}

function strip(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}
