import { DomainError } from '@ganita/core/errors/domainError.js';
import { type RequestPorts, readRequestOf } from 'ganita/api/answerTo.js';
import type { AnyRequest } from 'ganita/api/endpoint.js';
import {
  type AnswerName,
  CALCULATION_NAMES,
  type CalculationName,
  calculationRow,
  isPictureName,
  pictureRow,
} from 'ganita/api/endpoints.js';
import { queryFields } from 'ganita/api/queryFields.js';
import { guidePageNames } from './guidePages.js';
import type { Fields } from './tool.js';

const SCHEME = 'ganita:';

/** The address of the complete answer to a request: `ganita://natalChart?date=1996-12-07&...`. */
export function resourceUri(name: AnswerName, body: Fields): string {
  const given = Object.entries(body).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const texts = given.map(
    ([field, value]) => [field, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  return `${SCHEME}//${name}?${new URLSearchParams(Object.fromEntries(texts))}`;
}

/** The addresses that an agent can read. */
export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: 'ganita://{answer}{?request*}',
    name: 'complete answer',
    description:
      'The complete JSON, or the SVG, of an answer: read the addresses that results link. Large ones have megabytes.',
  },
] as const;

/** A request that an address names. */
export interface ReadResource {
  readonly name: AnswerName;
  readonly request: AnyRequest;
  readonly mimeType: string;
}

const isCalculation = (name: string): name is CalculationName =>
  (CALCULATION_NAMES as readonly string[]).includes(name);

/** The request of an address. Errors: `not_found`, those of the request. */
export function readResource(uri: string, ports: RequestPorts): ReadResource {
  const [, name = '', query = ''] = /^ganita:\/\/(\w+)\?(.*)$/.exec(uri) ?? [];
  const isPicture = isPictureName(name);
  if (!isPicture && !isCalculation(name))
    throw new DomainError('not_found', 'uri: resource not found', { field: 'uri', value: uri });
  const row = isPicture ? pictureRow(name) : calculationRow(name);
  const fields = queryFields(Object.fromEntries(new URLSearchParams(query)), row.calculation.request, 'first');
  const body = isPicture ? { ...fields, format: 'svg' } : fields;
  return { name, request: readRequestOf(row, body, ports), mimeType: isPicture ? 'image/svg+xml' : 'application/json' };
}

const PAGES = `${SCHEME}//docs/`;

/** The pages of the documentation as resources of the protocol. */
export const pageResources = () =>
  guidePageNames().map((page) => ({ uri: `${PAGES}${page}`, name: `docs/${page}`, mimeType: 'text/markdown' }));

/** The page that an address names; null where it names none. */
export const pageOfUri = (uri: string): string | null =>
  guidePageNames().find((page) => uri === `${PAGES}${page}`) ?? null;
