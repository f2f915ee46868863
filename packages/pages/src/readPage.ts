import { readRequestOf } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint } from 'ganita/api/endpoint.js';
import { type AnswerName, calculationRow, isPictureName, pictureRow } from 'ganita/api/endpoints.js';
import { type Failure, failureOf } from 'ganita/api/errors.js';
import type { PageRequest } from './answers.js';
import type { AnyPage, Download, Fields, PageFacts, Plan, PlanContext, Queries } from './page.js';
import { type Preferences, withoutButtons } from './preferences.js';

/** What a page made of its fields. */
export interface ReadPage {
  readonly plan: Plan<unknown, Queries>;
  readonly requests: Readonly<Record<string, PageRequest>>;
}

/** Why the fields of a page, or one of its requests, were rejected. */
export interface RejectedPage {
  readonly failure: Failure;
  /** What the page made of the fields, where it could read them. */
  readonly rejected: unknown;
}

export const endpointOf = (name: AnswerName): CalculationEndpoint =>
  (isPictureName(name) ? pictureRow(name) : calculationRow(name)) as unknown as CalculationEndpoint;

/** Why a request of a person is rejected. Errors: all others. */
export function rejection(error: unknown, rejected: unknown): RejectedPage {
  const failure = failureOf(error);
  if (failure === null || failure.status >= 500) throw error;
  return { failure, rejected };
}

/** Read the fields of a page and check the requests that follow from them. */
export function readPage(page: AnyPage, fields: Fields, context: PlanContext): ReadPage | RejectedPage {
  let plan: Plan<unknown, Queries> | null = null;
  try {
    plan = page.plan(fields, context);
    const requests: Record<string, PageRequest> = {};
    for (const [key, query] of Object.entries(plan.queries)) {
      if (query === undefined) continue;
      const request = readRequestOf(endpointOf(query.name), query.body, context);
      requests[key] = { name: query.name, request };
    }
    return { plan, requests };
  } catch (error) {
    return rejection(error, plan?.state ?? null);
  }
}

/** The request whose answer a plan sends as a file. */
export const fileOf = ({ plan: { file }, requests }: ReadPage): PageRequest | undefined =>
  file === undefined ? undefined : requests[file];

/** The headers of a file to save, whose name may be in any script (RFC 6266). */
export function downloadHeaders({ fileName, mediaType }: Download): Readonly<Record<string, string>> {
  const plain = fileName.replace(/[^\w .-]+/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'cache-control': 'no-store',
  };
}

/** The place that a plan wants remembered, where it is not already. */
export const placeToRemember = ({ plan: { remembered } }: ReadPage, { place }: Preferences): Fields | null =>
  remembered === undefined || (remembered.place === place.place && remembered.at === place.at) ? null : remembered;

/** The path of a page with the fields that are in it. */
const pathOf = ({ path }: AnyPage, fields: Fields): string =>
  path.replace(/:([a-z]{1,20})/g, (_, name: string) => encodeURIComponent(fields[name] ?? ''));

/** What the service is, the same for every page. */
export type SiteFacts = Pick<PageFacts, 'assets' | 'sourceUrl' | 'printsPdf' | 'offersPdf' | 'origin'>;

/** A request for a page. */
interface AskedPage {
  readonly name: string;
  readonly page: AnyPage;
  /** Fields that are in its path, such as the name of a festival. */
  readonly fieldsOfPath: Fields;
  readonly fields: Fields;
}

export const factsOf = (
  { name, page, fieldsOfPath, fields }: AskedPage,
  { language, theme, hours }: Preferences,
  site: SiteFacts,
): PageFacts => ({
  page: name,
  path: pathOf(page, fieldsOfPath),
  posts: page.method === 'POST',
  fields: withoutButtons(fields),
  language,
  theme,
  hours,
  ...site,
});

const MAX_FIELDS = 200;

/** The fields of a form or of a query; a field that is given several times is a list with commas. */
export function fieldsOf(query: URLSearchParams): Fields {
  const fields = new Map<string, string>();
  for (const [name, value] of [...query].slice(0, MAX_FIELDS)) {
    const before = fields.get(name);
    fields.set(name, before === undefined || before === '' ? value : `${before},${value}`);
  }
  return Object.fromEntries(fields);
}
