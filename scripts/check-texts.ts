/**
 * Every text a reader sees has a key in i18n/, in every language, and every key is read. Three looks:
 * - no words of their own in components: between tags, and in the attributes people see or hear;
 * - every language has the keys of English, and its texts ask for the same values;
 * - every key is read by the code, with the values its text asks for.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { compileMessage } from '../src/texts/compile.ts';
import { isMain } from './is-main.mjs';
import { keysIn } from './texts/keys.ts';
import { differences, flat, namesIn, type Texts } from './texts/languages.ts';

const ROOM = 'src/web';
const LANGUAGES = 'i18n';
const REFERENCE = 'en';
/** Read as whole pages, not by key. */
const PROSE = 'long.json';
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

/** @returns words that stand in components, one line each */
function textsInComponents(): string[] {
  const files = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|testing\//.test(file))
    .map((file) => join(ROOM, file));
  if (files.length === 0) return ['No components found under src/web: the check is blind.'];
  return files.flatMap((file) =>
    findTexts(readFileSync(file, 'utf8'), file).map(
      ({ line, text }) => `${file}:${line}  “${text}” has no key in ${LANGUAGES}/`,
    ),
  );
}

function textsOf(language: string, file: string): Map<string, string> {
  return flat(JSON.parse(readFileSync(join(LANGUAGES, language, file), 'utf8')) as Texts);
}

/** @returns where a language differs from English, one line each */
function languageFaults(): string[] {
  const languages = readdirSync(LANGUAGES).filter((language) => language !== REFERENCE);
  const files = readdirSync(join(LANGUAGES, REFERENCE));
  if (languages.length === 0 || files.length === 0) return [`Nothing to compare in ${LANGUAGES}/.`];
  return languages.flatMap((language) =>
    files.flatMap((file) =>
      differences(textsOf(REFERENCE, file), textsOf(language, file), compileMessage).map(
        (fault) => `${join(LANGUAGES, language, file)}  ${fault}`,
      ),
    ),
  );
}

/** @returns keys nobody reads, and texts read without their values, one line each */
function keyFaults(): string[] {
  const files = readdirSync(join(LANGUAGES, REFERENCE)).filter((file) => file !== PROSE);
  const texts = new Map(files.flatMap((file) => [...textsOf(REFERENCE, file)]));
  const names = new Map([...texts].map(([key, text]) => [key, namesIn(compileMessage(text))]));
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
    ts.sys,
    process.cwd(),
  );
  const isShipped = (file: string): boolean => {
    const path = relative(process.cwd(), file);
    return path.startsWith('src/') && !/\.test\.tsx?$|\/testing\//.test(path);
  };
  const program = ts.createProgram(fileNames.filter(isShipped), options);
  const { used, faults } = keysIn(program, isShipped, (key) => names.get(key));
  const unused = [...texts.keys()].filter((key) => !used.has(key));
  return [...unused.map((key) => `${LANGUAGES}/  nobody reads ${key}`), ...faults];
}

function main(): number {
  const faults = [...textsInComponents(), ...languageFaults(), ...keyFaults()];
  for (const fault of faults) console.error(fault);
  console.log(`${faults.length} faults in texts`);
  return faults.length === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) process.exit(main());
