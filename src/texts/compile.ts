/** ICU messages into tokens: when building (scripts/vite/texts.ts), or at the start of a program that no Vite built. */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from './message.ts';

/** What message.ts can write. */
const KINDS: readonly (string | undefined)[] = [undefined, 'number', 'plural'];

/** @throws when the message is not valid, or asks for something that message.ts does not write */
export function compileMessage(message: string): Message {
  const compiled = compileMessageOrThrow(message);
  for (const kind of kindsIn(compiled))
    if (!KINDS.includes(kind)) throw new Error(`"${message}" asks for ${kind}, which texts do not know`);
  return compiled as Message;
}

/** The kinds of the places in a message, and in its forms. */
function kindsIn(tokens: unknown): (string | undefined)[] {
  if (!Array.isArray(tokens)) return [];
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [, kind, forms] = token as [name: string, kind?: string, forms?: Record<string, unknown>];
    const { offset, ...byNumber } = forms ?? {};
    const inner = Object.values(byNumber).flatMap(kindsIn);
    if (offset !== undefined) inner.push('an offset');
    if (kind === 'plural' && !('other' in byNumber)) inner.push('forms without "other"');
    return [kind, ...inner];
  });
}

/**
 * Compiles every message in a tree of texts; the tree keeps its shape.
 * @throws with the path of a message that cannot be compiled
 */
export function compileTexts(texts: unknown, path: string[] = []): unknown {
  if (typeof texts === 'string') {
    try {
      return compileMessage(texts);
    } catch (error) {
      throw new Error(`${path.join('.')}: ${(error as Error).message}`, { cause: error });
    }
  }
  if (Array.isArray(texts)) return texts.map((each, index) => compileTexts(each, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(texts as object).map(([key, each]) => [key, compileTexts(each, [...path, key])]),
  );
}
