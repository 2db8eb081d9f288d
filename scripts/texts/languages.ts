/** Whether two languages say the same things: the same keys, and in each text the same values. */

/** A tree of texts, as a file of i18n/ holds it. */
export type Texts = string | Texts[] | { [key: string]: Texts };

/** @returns text by path, `about.parts.0.heading`, for every text in the tree */
export function flat(texts: Texts, path = ''): Map<string, string> {
  if (typeof texts === 'string') return new Map([[path, texts]]);
  return new Map(
    Object.entries(texts).flatMap(([key, each]) => [...flat(each, path ? `${path}.${key}` : key)]),
  );
}

/**
 * @param reference the language that is right by definition
 * @param compile   ICU text → tokens; throws when the text is not valid
 * @returns what is wrong with the other language, one line each
 */
export function differences(
  reference: Map<string, string>,
  other: Map<string, string>,
  compile: (text: string) => unknown,
): string[] {
  const faults: string[] = [];
  const valuesOf = (text: string): string => {
    try {
      return valuesIn(compile(text)).join(', ');
    } catch (error) {
      return `(not valid: ${(error as Error).message})`;
    }
  };
  for (const [key, text] of reference) {
    const same = other.get(key);
    if (same === undefined) faults.push(`${key} is missing`);
    else if (same.trim() === '') faults.push(`${key} is empty`);
    else if (valuesOf(same) !== valuesOf(text))
      faults.push(`${key} asks for ${valuesOf(same) || 'nothing'} instead of ${valuesOf(text) || 'nothing'}`);
  }
  for (const key of other.keys()) if (!reference.has(key)) faults.push(`${key} is not in English`);
  return faults;
}

/**
 * @param tokens a compiled message
 * @returns the values it asks for, sorted, each with what is done with it: `{count, plural}`
 */
function valuesIn(tokens: unknown): string[] {
  const found = new Set<string>();
  const visit = (token: unknown): void => {
    if (!Array.isArray(token)) return;
    const [name, kind, forms] = token;
    found.add(kind === undefined ? `{${name}}` : `{${name}, ${kind}}`);
    for (const form of Object.values((forms ?? {}) as object)) if (Array.isArray(form)) form.forEach(visit);
  };
  if (Array.isArray(tokens)) tokens.forEach(visit);
  return [...found].sort();
}

/** @returns the names of the values a compiled message asks for */
export function namesIn(tokens: unknown): string[] {
  return valuesIn(tokens).map((value) => value.replace(/^\{(\w+).*/, '$1'));
}
