import { type DocumentSchema, isPythonName, type PythonTypes } from './pythonTypes.js';

interface Content {
  readonly schema?: DocumentSchema;
}

/** An operation of the document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly required: boolean;
    readonly schema: DocumentSchema;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
}

interface Answer {
  readonly content?: Readonly<Record<string, Content>>;
}

/** What a document has beside its paths. */
export interface Shared {
  readonly types: PythonTypes;
  /** Answers that several operations have, by name. */
  readonly answers: Readonly<Record<string, Answer>>;
}

/** An argument of a method. */
interface Argument {
  readonly field: string;
  readonly type: string;
  readonly isRequired: boolean;
}

const JSON_TYPE = 'application/json';
/** Written by hand, because their answers are streams (client.py), or with the secret of an operator alone. */
const NOT_WRITTEN = /^(?:batch|columnTable|submitJob|job|removeJob|jobResults|svg\w+Image)$/;
/** A name that another method has: a table is what people look for. */
const OTHER_NAMES: Readonly<Record<string, string>> = { columns: 'column_row' };

const snakeCase = (name: string): string =>
  OTHER_NAMES[name] ?? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** How a method reads what the service answers. */
interface Reading {
  readonly name: string;
  readonly reader: '_json' | '_text' | '_bytes';
  readonly gives: string;
  /** The field `format`: what it is, or the forms among which the caller chooses; null where the method has none. */
  readonly format: { readonly fixed: string } | { readonly among: readonly string[] } | null;
}

/** The methods of the operations of a path. */
export function methodsOf(
  path: string,
  operations: Readonly<Record<string, Operation>>,
  { types, answers }: Shared,
): readonly string[] {
  return Object.entries(operations)
    .filter(([, { operationId }]) => !NOT_WRITTEN.test(operationId))
    .flatMap(([method, operation]) => {
      const all = argumentsOf(operation, types);
      const [first = {}] = Object.values(operation.responses);
      const answer = '$ref' in first ? (answers[first.$ref.slice(first.$ref.lastIndexOf('/') + 1)] ?? {}) : first;
      return readingsOf(operation, answer, types).map((reading) =>
        methodText(method.toUpperCase(), path, operation, reading, all),
      );
    });
}

function argumentsOf({ parameters = [], requestBody }: Operation, types: PythonTypes): readonly Argument[] {
  const body = requestBody?.content[JSON_TYPE]?.schema;
  const { properties, required } = types.fieldsOf(body ?? {});
  const inBody = Object.entries(properties).map(([field, schema]) => ({
    field,
    schema,
    isRequired: required.has(field),
  }));
  const inQuery = parameters.map(({ name, schema, required: isRequired }) => ({ field: name, schema, isRequired }));
  return [...inBody, ...inQuery].map(({ field, schema, isRequired }) => {
    const type = types.typeOf(schema).replace(/^List\[/, 'Sequence[');
    return { field, type: isRequired ? type : optional(type), isRequired };
  });
}

const optional = (type: string): string => (type.startsWith('Optional[') ? type : `Optional[${type}]`);

/** What an operation answers: a value, and where it has forms, each of them as a method of its own. */
function readingsOf(
  { operationId, requestBody }: Operation,
  { content = {} }: Answer,
  types: PythonTypes,
): readonly Reading[] {
  const name = snakeCase(operationId);
  const fields = types.fieldsOf(requestBody?.content[JSON_TYPE]?.schema ?? {}).properties;
  const forms = fields.format === undefined ? [] : ((types.resolved(fields.format).enum ?? []) as readonly string[]);
  const [picture] = Object.keys(content);
  if (picture?.startsWith('image/')) {
    return [
      { name, reader: '_text', gives: 'str', format: { fixed: 'svg' } },
      { name: name.replace(/^svg/, 'png'), reader: '_bytes', gives: 'bytes', format: { fixed: 'png' } },
    ];
  }
  const schema = content[JSON_TYPE]?.schema;
  if (schema === undefined) {
    return [
      picture === 'application/pdf'
        ? { name, reader: '_bytes', gives: 'bytes', format: null }
        : { name, reader: '_text', gives: 'str', format: null },
    ];
  }
  const record: Reading = { name, reader: '_json', gives: types.typeOf(schema), format: null };
  const texts = forms.filter((form) => form !== 'json');
  if (texts.length === 0) return [record];
  return [record, { name: `${name}_text`, reader: '_text', gives: 'str', format: { among: texts } }];
}

function methodText(
  method: string,
  path: string,
  { summary }: Operation,
  { name, reader, gives, format }: Reading,
  all: readonly Argument[],
): string {
  const given = all.filter(({ field }) => field !== 'format');
  if (format !== null && 'among' in format)
    given.unshift({
      field: 'format',
      type: `Literal[${format.among.map((form) => JSON.stringify(form)).join(', ')}]`,
      isRequired: true,
    });
  const ordered = [...given.filter(({ isRequired }) => isRequired), ...given.filter(({ isRequired }) => !isRequired)];
  const parameter = (field: string): string => (isPythonName(field) ? field : `${field}_`);
  const parameters = ordered.map(
    ({ field, type, isRequired }) => `        ${parameter(field)}: ${type}${isRequired ? '' : ' = None'},\n`,
  );
  const fields = ordered.map(({ field }) => `            ${JSON.stringify(field)}: ${parameter(field)},\n`);
  if (format !== null && 'fixed' in format) fields.push(`            "format": ${JSON.stringify(format.fixed)},\n`);
  const signature = ordered.length === 0 ? 'self' : `\n        self,\n        *,\n${parameters.join('')}    `;
  const sent = fields.length === 0 ? '{}' : `{\n${fields.join('')}        }`;
  return `
    def ${name}(${signature}) -> ${gives}:
        """${summary} (${method} ${path})."""
        answer: ${gives} = self.${reader}("${method}", "${path}", ${sent})
        return answer
`;
}
