import ts from 'typescript';

/** The regular expressions of a TypeScript text. */
export interface FoundExpressions {
  /** Written as literals. */
  readonly literals: readonly RegExp[];
  /** Made while the program runs, as they are written. */
  readonly made: readonly string[];
}

/** Find every regular expression of a TypeScript text; the ending of `path` says whether it contains JSX. */
export function regularExpressionsIn(text: string, path = 'x.ts'): FoundExpressions {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2023, false);
  const literals: RegExp[] = [];
  const made: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    const calls = ts.isNewExpression(node) || ts.isCallExpression(node);
    if (calls && node.expression.getText(file) === 'RegExp') made.push(node.getText(file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { literals, made };
}

/** Every `pattern` of a JSON schema, or of a document that contains schemas. */
export function patternsIn(document: unknown): readonly string[] {
  if (typeof document !== 'object' || document === null) return [];
  return Object.entries(document).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  );
}
