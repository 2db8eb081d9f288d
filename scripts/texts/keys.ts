/** Which keys of the catalogues the code reads, and with which values: as the compiler understands it. */
import ts from 'typescript';

interface Use {
  /** Keys that are read somewhere. */
  used: Set<string>;
  /** Texts that are read without a value they ask for, one line each. */
  faults: string[];
}

/**
 * A key is used where it is written out, and where a template is one of several keys by its type: t(`category.${x}`)
 * uses those categories that x can be.
 * @param isShipped tells files of the product from tests and the world
 * @param namesOf   the values a text asks for; undefined = there is no such key
 */
export function keysIn(
  program: ts.Program,
  isShipped: (file: string) => boolean,
  namesOf: (key: string) => string[] | undefined,
): Use {
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  const faults: string[] = [];

  /** The keys an expression can be; [] when it is none. */
  const keysOf = (node: ts.Node): string[] => {
    if (ts.isStringLiteralLike(node)) return namesOf(node.text) ? [node.text] : [];
    if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)];
    if (!ts.isTemplateExpression(node)) return [];
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.flatMap((part) => (part.isStringLiteral() && namesOf(part.value) ? [part.value] : []));
  };
  const checkValues = (call: ts.CallExpression): void => {
    const [key, values] = call.arguments;
    if (!key || (values && !ts.isObjectLiteralExpression(values))) return;
    if (values?.properties.some((property) => ts.isSpreadAssignment(property))) return;
    const given = new Set(values?.properties.map((property) => property.name?.getText()));
    for (const each of keysOf(key))
      for (const name of namesOf(each) ?? [])
        if (!given.has(name)) faults.push(`${placeOf(call)}  ${each} asks for {${name}}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    for (const key of keysOf(node)) used.add(key);
    if (ts.isCallExpression(node) && /(^|\.)t$|[tT]extsIn\(.*\)$/.test(node.expression.getText()))
      checkValues(node);
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (isShipped(file.fileName)) visit(file);
  return { used, faults };
}

function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
