import { ENDPOINT_GROUPS, type EndpointTable } from 'ganita/api/endpoint.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import type { JsonSchema } from 'ganita/api/schema/jsonSchema.js';
import { ENGINE } from 'ganita/calculations/engineMeta.js';
import { withoutSingles, withSharedFields } from './compact.js';
import type { DescriptionOptions } from './documentForm.js';
import type { ExampleAnswers } from './examples/exampleAnswers.js';
import { sharedFailures } from './failures.js';
import { NamedSchemas } from './namedSchemas.js';
import { Operations, PICTURE_ANSWER } from './operations.js';
import { sharedChoices } from './sharedChoices.js';

/** Where the operator has not said where the source is. */
const NO_SOURCE = `

The operator of this service has not said where its source is. Under the AGPL-3.0 (section 13) the users of a changed
version must be offered its source: set \`SOURCE_URL\` to its address.`;

interface DocumentOptions extends DescriptionOptions {
  readonly table?: EndpointTable;
  /** Whether every object of a compact document has a name, also one that is small and used once. */
  readonly namesAll?: boolean;
}

/**
 * OpenAPI 3.1 of the whole service, made from the same table that checks requests, with examples of answers. Error: two schemas
 * of one name.
 */
export function openApiDocument(
  examples: ExampleAnswers,
  { sourceUrl = '', table = ENDPOINTS, form = 'compact', namesAll = false }: DocumentOptions = {},
) {
  const schemas = new NamedSchemas(sharedChoices(requestFields(table)), form);
  const operations = new Operations(schemas, examples);
  const paths: Record<string, object> = {};
  for (const [name, endpoint] of Object.entries(table)) {
    paths[endpoint.path] = { ...paths[endpoint.path], ...operations.of(name, endpoint) };
  }
  const responses = { ...sharedFailures(schemas), ...(form === 'compact' && { Picture: PICTURE_ANSWER }) };
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Ganita',
      version: ENGINE.version,
      description: `Vedic astrology (Jyotish) calculations. Computed data only; every response lists the settings it was computed with.\n\nExamples of answers are cut: they have the first entry of each list.${sourceUrl === '' ? NO_SOURCE : `\n\nSource of the running version: [${sourceUrl}](${sourceUrl})`}`,
      contact: { name: 'the operator of this service', ...(sourceUrl !== '' && { url: sourceUrl }) },
      license: { name: ENGINE.licence, url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    ...(sourceUrl !== '' && { externalDocs: { description: 'source', url: sourceUrl } }),
    servers: [{ url: '/' }],
    security: [],
    tags: Object.values(ENDPOINT_GROUPS),
    components: {
      securitySchemes: {
        pdfSecret: { type: 'apiKey', in: 'header', name: 'X-PDF-Secret' },
        jobsSecret: { type: 'apiKey', in: 'header', name: 'X-Jobs-Secret' },
      },
      responses,
      schemas: form === 'compact' ? withSharedFields(schemas.all()) : schemas.all(),
    },
    paths,
  };
  return form === 'compact' && !namesAll ? withoutSingles(document) : document;
}

/** The fields of all requests. */
const requestFields = (table: EndpointTable): readonly JsonSchema[] =>
  Object.values(table).flatMap((endpoint) => {
    if (endpoint.kind === 'calculation' || endpoint.kind === 'picture' || endpoint.kind === 'paper')
      return Object.values(endpoint.calculation.request.properties);
    return endpoint.kind === 'report' ? Object.values(endpoint.request.properties) : [];
  }) as readonly JsonSchema[];
