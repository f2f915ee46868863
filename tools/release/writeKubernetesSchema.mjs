#!/usr/bin/env node
/**
 * Writes `tests/deploy/kubernetes.schema.json`: the JSON Schema of the kinds that `deploy/kubernetes` has, strict (no other field).
 * Made of the package `kubernetes-types` (Apache-2.0), which is generated from the OpenAPI description of Kubernetes of the same
 * version and is not installed with Ganita:
 *
 *   npm install --prefix /tmp/kubernetes kubernetes-types@1.30.0
 *   node tools/release/writeKubernetesSchema.mjs /tmp/kubernetes/node_modules/kubernetes-types
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
const definitions = {};

const idOf = (declaration) =>
  `${relative(folder, declaration.getSourceFile().fileName)
    .replace(/\.d\.ts$/, '')
    .replaceAll('/', '.')}.${declaration.name.text}`;

/** The schema of an interface, by reference. */
function referenceTo(declaration) {
  const id = idOf(declaration);
  if (definitions[id] === undefined) {
    definitions[id] = {};
    const members = declaration.members.filter(
      (member) => ts.isPropertySignature(member) && member.name.getText() !== 'status',
    );
    const named = members.map((member) => [
      ts.isStringLiteral(member.name) ? member.name.text : member.name.getText(),
      member,
    ]);
    const required = named.filter(([, member]) => member.questionToken === undefined).map(([name]) => name);
    Object.assign(definitions[id], {
      type: 'object',
      properties: Object.fromEntries(named.map(([name, member]) => [name, schemaOf(member.type)])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    });
  }
  return { $ref: `#/$defs/${id}` };
}

function schemaOf(node) {
  switch (node.kind) {
    case ts.SyntaxKind.StringKeyword:
      return { type: 'string' };
    case ts.SyntaxKind.NumberKeyword:
      return { type: 'integer' };
    case ts.SyntaxKind.BooleanKeyword:
      return { type: 'boolean' };
    case ts.SyntaxKind.LiteralType:
      return { const: node.literal.text };
    case ts.SyntaxKind.UnionType:
      return { anyOf: node.types.map(schemaOf) };
    case ts.SyntaxKind.TypeLiteral:
      return { type: 'object', additionalProperties: schemaOf(node.members[0].type) };
    case ts.SyntaxKind.TypeReference:
      return ofReference(node);
    default:
      throw new Error(`no rule for ${ts.SyntaxKind[node.kind]}: ${node.getText()}`);
  }
}

function ofReference(node) {
  const name = node.typeName.getText();
  if (name === 'Array') return { type: 'array', items: schemaOf(node.typeArguments[0]) };
  if (name === 'Quantity') return { type: 'string', pattern: QUANTITY };
  let symbol = checker.getSymbolAtLocation(node.typeName);
  if (symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const [declaration] = symbol.declarations;
  return ts.isInterfaceDeclaration(declaration) ? referenceTo(declaration) : schemaOf(declaration.type);
}

const kinds = Object.entries(KINDS).flatMap(([group, names]) => {
  const source = program.getSourceFile(join(folder, `${group}.d.ts`));
  return names.map((name) => {
    const declaration = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
    const { $ref } = referenceTo(declaration);
    // A manifest must say what it is, unlike the template of a claim.
    return { allOf: [{ $ref }, { required: ['apiVersion', 'kind', 'metadata', 'spec'] }] };
  });
});
const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const schema = {
  $comment: `Made by tools/release/writeKubernetesSchema.mjs of ${name} ${version} (${license}).`,
  anyOf: kinds,
  $defs: Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(join(import.meta.dirname, '../../tests/deploy/kubernetes.schema.json'), `${JSON.stringify(schema)}\n`);
