/** What a pure room may not ask: a clock, chance, the disk, the network, the environment, a timer. */
import ts from 'typescript';

/** Of the names everybody has. A name of the file's own that is spelt the same is none of them. */
const GLOBALS = new Set([
  'crypto',
  'fetch',
  'performance',
  'process',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'XMLHttpRequest',
  'WebSocket',
]);
const MEMBERS = new Set(['Date.now', 'Math.random', 'Temporal.Now']);
/** What there is to take of Node itself: the same answer for the same question. */
const OF_NODE: Record<string, readonly string[]> = {
  'node:buffer': ['isUtf8'],
  'node:crypto': ['createHash'],
};
const OF_NODE_ITSELF = /^node:/;

export interface Impure {
  line: number;
  text: string;
}

/** @returns where the source of a file asks for what a pure room must be given, in its order */
export function findImpure(source: string): Impure[] {
  const tree = ts.createSourceFile('room.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const own = ownNames(tree);
  const found: Impure[] = [];
  const visit = (node: ts.Node): void => {
    // Types only name things.
    if (ts.isTypeNode(node)) return;
    if (isImpure(node, own)) {
      const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
      found.push({ line: line + 1, text: node.getText(tree) });
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isImpure(node: ts.Node, own: ReadonlySet<string>): boolean {
  if (ts.isImportDeclaration(node)) return takesTooMuch(node);
  if (ts.isNewExpression(node)) return isDate(node.expression) && !node.arguments?.length;
  if (ts.isCallExpression(node)) return isDate(node.expression);
  if (ts.isPropertyAccessExpression(node)) {
    if (MEMBERS.has(`${node.expression.getText()}.${node.name.text}`)) return true;
    return node.expression.getText() === 'globalThis' && GLOBALS.has(node.name.text);
  }
  return ts.isIdentifier(node) && GLOBALS.has(node.text) && !own.has(node.text) && isRead(node);
}

const isDate = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'Date';

/** It stands for a value, and is not the name of a member or of a property that is being given. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isPropertySignature(parent) && !ts.isMethodDeclaration(parent);
}

function takesTooMuch({ moduleSpecifier, importClause }: ts.ImportDeclaration): boolean {
  const { text: from } = moduleSpecifier as ts.StringLiteral;
  if (!OF_NODE_ITSELF.test(from) || importClause?.isTypeOnly) return false;
  const names = importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names) || importClause?.name) return true;
  return names.elements.some(
    ({ propertyName, name }) => !OF_NODE[from]?.includes((propertyName ?? name).text),
  );
}

/** What the file declares or imports by itself. */
function ownNames(tree: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isImportSpecifier(node);
    if (declares && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}
