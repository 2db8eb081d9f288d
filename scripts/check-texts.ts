/**
 * No text a reader sees stands in a component: it has a key in i18n/, in both languages. Reads the syntax tree of
 * every .tsx file under src/web and reports words between tags and in the attributes people see or hear.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ROOM = 'src/web';
const SEEN_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'content',
  'label',
  'placeholder',
  'summary',
  'title',
]);
const HAS_LETTERS = /\p{L}{2,}/u;

export interface Finding {
  line: number;
  text: string;
}

/** @returns the texts of a component's source that have no key */
export function findTexts(source: string, file = 'component.tsx'): Finding[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: Finding[] = [];
  const report = (node: ts.Node, text: string) => {
    if (!HAS_LETTERS.test(text)) return;
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    found.push({ line, text: text.trim().replace(/\s+/g, ' ') });
  };
  const reportLiterals = (node: ts.Node): void => {
    // What a function call gets is its own affair: t('feed.empty') is how it should be.
    if (ts.isCallExpression(node) || ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return;
    if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.PlusToken) {
      reportLiterals(node.right);
      return;
    }
    if (ts.isConditionalExpression(node)) {
      reportLiterals(node.whenTrue);
      reportLiterals(node.whenFalse);
      return;
    }
    if (ts.isStringLiteralLike(node)) report(node, node.text);
    else if (ts.isTemplateExpression(node))
      report(node, [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' '));
    else ts.forEachChild(node, reportLiterals);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text);
    if (ts.isJsxAttribute(node) && SEEN_ATTRIBUTES.has(node.name.getText(tree)) && node.initializer)
      reportLiterals(node.initializer);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) && node.expression)
      reportLiterals(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function main(): number {
  const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|testing\//.test(file))
    .map((file) => join(ROOM, file));
  if (files.length === 0) {
    console.error('No components found under src/web: the check is blind.');
    return 1;
  }
  const findings = files.flatMap((file) =>
    findTexts(readFileSync(file, 'utf8'), file).map(({ line, text }) => `${file}:${line}  ${text}`),
  );
  if (findings.length > 0) {
    console.error(`Texts outside i18n/ (give each a key in en.json and nl.json, read it with t()):`);
    for (const finding of findings) console.error(`  ${finding}`);
    return 1;
  }
  console.log(`${files.length} components hold no text of their own`);
  return 0;
}

if (process.argv[1]?.endsWith('check-texts.ts')) process.exit(main());
