import ts from 'typescript';

/** The tokens of a TypeScript text joined by single spaces: comments, line breaks and string contents are gone. */
export function tokensOf(text: string): string {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.ES2023, false);
  const tokens: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const parts = node.getChildren(file);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) tokens.push("''");
    else if (parts.length > 0) parts.forEach(visit);
    else tokens.push(node.getText(file));
  };
  visit(file);
  return tokens.filter((token) => token !== '').join(' ');
}

/** Every name that a TypeScript text uses. */
export function identifiersOf(text: string): ReadonlySet<string> {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.ES2023, false);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Names of the variables of a file's outermost level that can be assigned again: the state of the module. */
export function moduleState(text: string): readonly string[] {
  const file = ts.createSourceFile('x.ts', text, ts.ScriptTarget.ES2023, false);
  return file.statements
    .filter(ts.isVariableStatement)
    .filter(({ declarationList }) => (declarationList.flags & ts.NodeFlags.Const) === 0)
    .flatMap(({ declarationList }) => declarationList.declarations.map((declared) => declared.name.getText(file)));
}
