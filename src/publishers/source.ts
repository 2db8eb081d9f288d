import {
  type Document,
  type ErrorCode,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { PublisherFault } from './faults.ts';

/** Where in a YAML file: keys of maps and indexes of lists, from the root. */
export type FieldPath = readonly (string | number)[];

/** A YAML file that remembers where each of its values stands. */
export interface Source {
  /** Null when the file cannot be read as YAML; without keys that are written a second time, and documents after the first. */
  value: unknown;
  isReadable: boolean;
  /** Faults of the YAML itself: bad syntax, a key written twice. */
  syntax: PublisherFault[];
  /** Whether the file itself says anything at this path. */
  has(path: FieldPath): boolean;
  /** A fault at the value at `path`, or at the nearest thing around it that exists. */
  fault(path: FieldPath, message: string): PublisherFault;
  /** A fault at the key that ends `path`: for fields that should not be there. */
  keyFault(path: FieldPath, message: string): PublisherFault;
}

/** Faults after which the rest of the file is what it says it is. */
const IN_WORDS: Partial<Record<ErrorCode, (key?: string) => string>> = {
  DUPLICATE_KEY: (key) => `${key} is written twice in the same place`,
  MULTIPLE_DOCS: () => 'a second document begins here, which is not read: write all publishers in one list',
};

export function parseSource(file: string, text: string): Source {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const root = document.contents as Node | null;

  const at = (offset: number, field: string, message: string): PublisherFault => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), field, message };
  };
  const startOf = (node: Node | null): number => node?.range?.[0] ?? 0;

  const again = withoutRepeated(document);
  const syntax = document.errors.map(({ code, message, pos: [start] }) =>
    at(start, '', IN_WORDS[code]?.(again.get(start)) ?? message),
  );
  let isReadable = document.errors.every(({ code }) => code in IN_WORDS);
  let value: unknown = null;
  try {
    if (isReadable) value = document.toJS();
  } catch (error) {
    isReadable = false;
    // An alias to nothing, or one that unfolds without end.
    syntax.push(at(0, '', error instanceof Error ? error.message : String(error)));
  }

  return {
    value,
    isReadable,
    syntax,
    has: (path) => walk(root, path).missing === 0,
    fault: (path, message) => at(startOf(walk(root, path).node), fieldName(path), message),
    keyFault: (path, message) => {
      const parent = walk(root, path.slice(0, -1)).node;
      const name = path.at(-1);
      const pair = isMap(parent) ? parent.items.find(({ key }) => (key as Scalar).value === name) : undefined;
      return at(startOf((pair?.key as Node | undefined) ?? parent), fieldName(path), message);
    },
  };
}

/** Takes keys written a second time out of a document. @returns each by where it stood */
function withoutRepeated(document: Document.Parsed): Map<number, string> {
  const starts = document.errors.flatMap(({ code, pos }) => (code === 'DUPLICATE_KEY' ? [pos[0]] : []));
  const repeated = new Map<number, string>();
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || !key.range || !starts.includes(key.range[0])) return undefined;
      repeated.set(key.range[0], String(key.value));
      return visit.REMOVE;
    },
  });
  return repeated;
}

/** The deepest node along `path`, and how many steps were missing. */
function walk(root: Node | null, path: FieldPath): { node: Node | null; missing: number } {
  let node = root;
  for (const [depth, step] of path.entries()) {
    const next: unknown = isMap(node) || isSeq(node) ? node.get(step, true) : undefined;
    if (!next) return { node, missing: path.length - depth };
    node = next as Node;
  }
  return { node, missing: 0 };
}

/** ["publishers", 3, "feeds", 0, "url"] → "publishers[3].feeds[0].url". */
function fieldName(path: FieldPath): string {
  return path
    .map((step, depth) => (typeof step === 'number' ? `[${step}]` : depth === 0 ? step : `.${step}`))
    .join('');
}
