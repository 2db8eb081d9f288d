/** PostgreSQL can store neither NUL nor half a surrogate pair. Both are noise that some feed sent. */
const UNSTORABLE_JSON = /\\u(0000|d[89a-f])/;
const NUL = '\0';
/** In Unicode mode this matches half a pair only. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** The text without what PostgreSQL cannot store. */
export function storable(text: string): string {
  return text.replaceAll(NUL, '').replace(LONE_SURROGATE, '\ufffd');
}

/** JSON for a jsonb parameter. Texts are made storable; everything else is as JSON.stringify writes it. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!UNSTORABLE_JSON.test(json)) return json;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? storable(part) : part));
}
