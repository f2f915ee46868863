/**
 * Writes `tests/deploy/kubernetes.schema.json`: the JSON Schema of the kinds that `deploy/kubernetes` has, strict (no other field).
 * Made of the package `kubernetes-types` (Apache-2.0), which is generated from the OpenAPI description of Kubernetes of the same
 * version and is not installed with Ganita:
 *
 *   npm install --prefix /tmp/kubernetes kubernetes-types@1.30.0
 *   node --import ./tools/typescript/register.mjs tools/release/writeKubernetesSchema.ts \
 *     /tmp/kubernetes/node_modules/kubernetes-types
 *
 * Fields that only a cluster writes (`status`) are left out, and words of the description.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const KINDS = {
  'apps/v1': ['Deployment', 'StatefulSet'],
  'core/v1': ['Service', 'PersistentVolumeClaim'],
  'batch/v1': ['Job'],
  'networking/v1': ['NetworkPolicy'],
  'autoscaling/v2': ['HorizontalPodAutoscaler'],
  'policy/v1': ['PodDisruptionBudget'],
};
/** As the description of the type says. */
const QUANTITY = '^[+-]?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)(Ki|Mi|Gi|Ti|Pi|Ei|m|k|M|G|T|P|E|[eE][+-]?[0-9]+)?$';

const folder = process.argv[2];
if (folder === undefined) throw new Error('give the folder of kubernetes-types');
const files = Object.keys(KINDS).map((group) => join(folder, `${group}.d.ts`));
const program = ts.createProgram(files, { strict: true, noLib: true });
const checker = program.getTypeChecker();
const definitions: Record<string, object> = {};

type Schema = Readonly<Record<string, unknown>>;

const idOf = (declaration: ts.InterfaceDeclaration): string =>
  `${relative(folder, declaration.getSourceFile().fileName)
    .replace(/\.d\.ts$/, '')
    .replaceAll('/', '.')}.${declaration.name.text}`;

const textOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

/** The schema of an interface, by reference. */
function referenceTo(declaration: ts.InterfaceDeclaration): { readonly $ref: string } {
  const id = idOf(declaration);
  if (definitions[id] === undefined) {
    definitions[id] = {};
    const members = declaration.members.filter(
      (member) => ts.isPropertySignature(member) && member.name.getText() !== 'status',
    ) as ts.PropertySignature[];
    const named = members.map((member) => [textOf(member.name), member] as const);
    const required = named.filter(([, member]) => member.questionToken === undefined).map(([name]) => name);
    Object.assign(definitions[id], {
      type: 'object',
      properties: Object.fromEntries(named.map(([name, member]) => [name, schemaOf(existing(member.type))])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    });
  }
  return { $ref: `#/$defs/${id}` };
}

function schemaOf(node: ts.TypeNode): Schema {
  if (node.kind === ts.SyntaxKind.StringKeyword) return { type: 'string' };
  if (node.kind === ts.SyntaxKind.NumberKeyword) return { type: 'integer' };
  if (node.kind === ts.SyntaxKind.BooleanKeyword) return { type: 'boolean' };
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return { const: node.literal.text };
  if (ts.isUnionTypeNode(node)) return { anyOf: node.types.map(schemaOf) };
  if (ts.isTypeLiteralNode(node)) {
    const [member] = node.members;
    if (member !== undefined && ts.isIndexSignatureDeclaration(member)) {
      return { type: 'object', additionalProperties: schemaOf(member.type) };
    }
  }
  if (ts.isTypeReferenceNode(node)) return ofReference(node);
  throw new Error(`no rule for ${ts.SyntaxKind[node.kind]}: ${node.getText()}`);
}

function ofReference(node: ts.TypeReferenceNode): Schema {
  const name = node.typeName.getText();
  if (name === 'Array') return { type: 'array', items: schemaOf(existing(node.typeArguments?.[0])) };
  if (name === 'Quantity') return { type: 'string', pattern: QUANTITY };
  const symbol = existing(checker.getSymbolAtLocation(node.typeName));
  const named = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const declaration = existing(named.declarations?.[0]);
  if (ts.isInterfaceDeclaration(declaration)) return referenceTo(declaration);
  if (ts.isTypeAliasDeclaration(declaration)) return schemaOf(declaration.type);
  throw new Error(`no rule for ${declaration.getText()}`);
}

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the declarations are not as they were');
  return value;
}

const kinds = Object.entries(KINDS).flatMap(([group, names]) => {
  const source = existing(program.getSourceFile(join(folder, `${group}.d.ts`)));
  return names.map((name) => {
    const declaration = source.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
    const { $ref } = referenceTo(existing(declaration));
    // A manifest must say what it is, unlike the template of a claim.
    return { allOf: [{ $ref }, { required: ['apiVersion', 'kind', 'metadata', 'spec'] }] };
  });
});
const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
  string,
  string
>;
const schema = {
  $comment: `Made by tools/release/writeKubernetesSchema.ts of ${name} ${version} (${license}).`,
  anyOf: kinds,
  $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(join(import.meta.dirname, '../../tests/deploy/kubernetes.schema.json'), `${JSON.stringify(schema)}\n`);
