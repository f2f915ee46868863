import { existsSync } from 'node:fs';
import { MOST_FIELDS_IN_PLACE } from '@ganita/service/openapi/compact.js';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { exampleAnswers } from '@ganita/service/openapi/examples/exampleAnswers.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { describe, expect, it } from 'vitest';
import { contentsOf, countByOwner, undescribed, unnamedObjects, untypedObjects } from './documentSchemas.js';
import { MAX_BYTES, REPEATED, UNDESCRIBED, UNNAMED } from './openapiBudget.js';
import { strictSchemas } from './strictSchemas.js';

const examples = exampleAnswers(await openPorts());
const openApi = openApiDocument(examples);
const whole = openApiDocument(examples, { form: 'whole' });
const { schemas } = openApi.components;

const FORMS = [
  ['compact', openApi],
  ['whole', whole],
] as const;

/** Owners with more than what they are still allowed, each with its count. */
const beyond = (counts: Readonly<Record<string, number>>, allowed: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([owner, count]) => count > (allowed[owner] ?? 0)));

const references = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(
    ([, kind, name]) => `${kind}/${name}`,
  );

describe('the schemas of the OpenAPI document', () => {
  it('are small, and more than two hundred of them have a name', () => {
    expect(Buffer.byteLength(JSON.stringify(openApi))).toBeLessThanOrEqual(MAX_BYTES);
    expect(Object.keys(schemas).length).toBeGreaterThanOrEqual(200);
  });

  it('have names of one form, each defined and used', () => {
    expect(Object.keys(schemas).filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
    const used = new Set(references(openApi));
    const defined = [
      ...Object.keys(schemas).map((name) => `schemas/${name}`),
      ...Object.keys(openApi.components.responses).map((name) => `responses/${name}`),
    ];
    expect([...used].sort()).toEqual(defined.sort());
  });

  it('write no object out twice', () => {
    const repeated = unnamedObjects(openApi).filter((places) => places.length > 1);
    expect(beyond(countByOwner(repeated.map(([first = '']) => first)), REPEATED)).toEqual({});
  });

  it('give every object of many fields a name', () => {
    const unnamed = unnamedObjects(openApi, MOST_FIELDS_IN_PLACE);
    expect(beyond(countByOwner(unnamed.map(([first = '']) => first)), UNNAMED)).toEqual({});
  });

  it('describe every property and every named schema', () => {
    expect(beyond(countByOwner(undescribed(openApi)), UNDESCRIBED)).toEqual({});
  });

  it.each(FORMS)('compile in the strict mode of a validator (%s)', (_, document) => {
    const { named } = strictSchemas(document);
    for (const name of Object.keys(document.components.schemas)) expect(named(name), name).toBeTypeOf('function');
  });

  it.each(FORMS)('say of each object that it is one (%s)', (_, document) => {
    expect(untypedObjects(document)).toEqual([]);
  });

  it('name no default, which generated clients make a required field, but say it', () => {
    expect(JSON.stringify(openApi).includes('"default":')).toBe(false);
    expect(JSON.stringify(whole.components).match(/"default":/g)?.length).toBeGreaterThan(100);
    expect(schemas.AyanamsaModeField).toMatchObject({ description: expect.stringMatching(/; LAHIRI unless given$/) });
  });
});

describe('what Spectral and Redocly ask of the OpenAPI document', () => {
  it.each(FORMS)('is there: a contact, and addresses that are whole (%s)', (_, document) => {
    expect(document.info.contact.name).toBeTypeOf('string');
    const addresses = [...JSON.stringify(document).matchAll(/"(?:url|externalValue)":"([^"]*)"/g)].map(
      ([, url]) => url,
    );
    expect(addresses.filter((url) => url !== '/' && !URL.canParse(url ?? ''))).toEqual([]);
  });

  it.each(FORMS)('is true: each example is a value of its schema (%s)', (_, document) => {
    const { compile } = strictSchemas(document);
    const shown = contentsOf(document).filter(([, { example, schema }]) => example !== undefined && schema);
    for (const [path, { schema = {}, example }] of shown) {
      const check = compile(schema);
      expect([path, check(example) ? [] : check.errors]).toEqual([path, []]);
    }
    expect(shown.length).toBeGreaterThan(document === whole ? 50 : 25);
  });
});

describe('lists in a query', () => {
  interface Parameter {
    readonly name: string;
    readonly in: string;
    readonly explode?: boolean;
    readonly schema: { readonly $ref?: string; readonly type?: string | readonly string[] };
  }
  const parameters = (document: typeof openApi): readonly Parameter[] =>
    Object.values(document.paths)
      .flatMap((path) => Object.values(path) as readonly { readonly parameters?: readonly Parameter[] }[])
      .flatMap((operation) => operation.parameters ?? []);
  const isList = ({ schema }: Parameter): boolean => [schema.type].flat().includes('array');

  it.each(FORMS)('are one text with commas, as the service reads them (%s)', (_, document) => {
    const lists = parameters(document).filter(isList);
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.filter(({ explode }) => explode !== false).map(({ name }) => name)).toEqual([]);
  });
});

describe('the operations of the OpenAPI document', () => {
  const operations = Object.values(whole.paths).flatMap((path) => Object.values(path)) as readonly {
    readonly operationId: string;
    readonly description: string;
    readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown; examples?: object }>> };
    readonly responses: Readonly<
      Record<string, { readonly content?: Readonly<Record<string, { example?: unknown }>> }>
    >;
  }[];

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s says what it computes, names its page, and has an example of request and response',
    (_, { description, requestBody, responses }) => {
      expect(description).toMatch(/^[A-Z][^.]{10,}\./);
      const [, page = ''] = /More: \[docs\/.*\.md\]\((\/docs\/.*\.md)\)/.exec(description) ?? [];
      expect(page !== '' && existsSync(new URL(`../../../..${page}`, import.meta.url))).toBe(true);
      for (const { example, examples } of Object.values(requestBody?.content ?? {})) {
        expect(example ?? Object.keys(examples ?? {})[0]).toBeTypeOf('string');
      }
      const [[status, answer] = []] = Object.entries(responses).filter(([code]) => code.startsWith('2'));
      const [content] = Object.values(answer?.content ?? {});
      expect(content?.example !== undefined || status === '204').toBe(true);
    },
  );
});
