import { existsSync } from 'node:fs';
import { openApiDocument } from '@ganita/service/openapi/document.js';
import { exampleAnswers } from '@ganita/service/openapi/examples/exampleAnswers.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { describe, expect, it } from 'vitest';
import { countByOwner, undescribed, unnamedObjects } from './documentSchemas.js';
import { MAX_BYTES_OF_PATH, REPEATED, UNDESCRIBED, UNNAMED } from './openapiBudget.js';

const openApi = openApiDocument(exampleAnswers(await openPorts()));
const { schemas } = openApi.components;

/** Owners with more than what they are still allowed, each with its count. */
const beyond = (counts: Readonly<Record<string, number>>, allowed: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([owner, count]) => count > (allowed[owner] ?? 0)));

const references = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(
    ([, kind, name]) => `${kind}/${name}`,
  );

describe('the schemas of the OpenAPI document', () => {
  it('are small, and more than two hundred of them have a name', () => {
    expect(Buffer.byteLength(JSON.stringify(openApi))).toBeLessThanOrEqual(
      MAX_BYTES_OF_PATH * Object.keys(openApi.paths).length,
    );
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

  it('give every object a name', () => {
    expect(beyond(countByOwner(unnamedObjects(openApi).map(([first = '']) => first)), UNNAMED)).toEqual({});
  });

  it('describe every property and every named schema', () => {
    expect(beyond(countByOwner(undescribed(openApi)), UNDESCRIBED)).toEqual({});
  });
});

describe('the operations of the OpenAPI document', () => {
  const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path)) as readonly {
    readonly operationId: string;
    readonly description: string;
    readonly externalDocs: { readonly url: string };
    readonly requestBody?: { readonly content: Readonly<Record<string, { example?: unknown; examples?: object }>> };
    readonly responses: Readonly<
      Record<string, { readonly content?: Readonly<Record<string, { example?: unknown }>> }>
    >;
  }[];

  it.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s says what it computes, names its page, and has an example of request and response',
    (_, { description, externalDocs, requestBody, responses }) => {
      expect(description).toMatch(/^[A-Z][^.]{10,}\./);
      expect(existsSync(new URL(`../../../..${externalDocs.url}`, import.meta.url))).toBe(true);
      for (const { example, examples } of Object.values(requestBody?.content ?? {})) {
        expect(example ?? Object.keys(examples ?? {})[0]).toBeTypeOf('string');
      }
      const [[status, answer] = []] = Object.entries(responses).filter(([code]) => code.startsWith('2'));
      const [content] = Object.values(answer?.content ?? {});
      expect(content?.example !== undefined || status === '204').toBe(true);
    },
  );
});
