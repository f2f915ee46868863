import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costOfRequest, readRequestOf } from '../../api/answerTo.js';
import type { AnyRequest, CalculationEndpoint } from '../../api/endpoint.js';
import { type AnswerName, calculationRow, isPictureName, pictureRow } from '../../api/endpoints.js';
import { type Failure, failureOf as failureOfFields, failureWith } from '../../api/errors.js';
import { AVAILABLE_ENCODINGS } from '../../cache/encoding.js';
import { addressOf } from '../../web/addresses.js';
import type { AnyPage, AssetPaths, Fields, PageFacts, Plan, Queries, Query } from '../../web/page.js';
import { PAGES } from '../../web/pages.js';
import {
  changesPreference,
  cookiesOf,
  type Preferences,
  preferencesOf,
  withoutButtons,
} from '../../web/preferences.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { failureOf } from '../errors.js';
import { registerAssets } from '../pages/assets.js';
import { queryOf, registerFormBody } from '../pages/formBody.js';
import { PAGE_HEADERS } from '../pages/headers.js';
import type { RouteDependencies } from './calculationRoutes.js';

/** The parts of the service that pages need. */
export interface PageDependencies extends RouteDependencies {
  readonly sourceUrl: string;
  readonly printsPdf: boolean;
}

/** Answers a request with a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const HTML = 'text/html; charset=utf-8';
const MAX_BODY_BYTES = 16 * 1024;
/** Rendering a page, in milliseconds of CPU time; its requests cost what they cost elsewhere. */
const RENDER_MS = 5;
const UNKNOWN_PAGE = { method: 'GET', path: '/app/*', limitPerMinute: 200, costMs: 5 } as const;

interface CheckedQuery {
  readonly name: AnswerName;
  readonly request: AnyRequest;
  readonly cost: number;
}

/** What a page makes of its fields; a failure where they are rejected. */
type Read =
  | { readonly plan: Plan<unknown, Queries>; readonly queries: readonly (readonly [string, CheckedQuery])[] }
  | { readonly failure: Failure };

/** Register every page with its files below `/app`. Returns the home page, which is at `/` too. */
export function registerPageRoutes(app: FastifyInstance, dependencies: PageDependencies): SendPage {
  const { limits } = dependencies;
  const assets = registerAssets(app, limits.guard);
  app.register(async (scope) => {
    registerFormBody(scope);
    scope.setErrorHandler((error, request, reply) => {
      const failure = failureOf(error);
      if (failure.status === 500) request.log.error({ err: error }, 'unexpected error');
      return sendFailure(request, reply, failure, factsOf('home', PAGES.home, request, {}, dependencies, assets));
    });
    for (const [name, page] of Object.entries(PAGES)) {
      const limited = {
        method: 'GET',
        path: page.path,
        limitPerMinute: page.limitPerMinute,
        costMs: RENDER_MS,
      } as const;
      scope.route({
        method: ['GET', 'POST'],
        url: page.path,
        bodyLimit: MAX_BODY_BYTES,
        compress: false,
        onRequest: limits.guard(limited, 'later'),
        handler: pageSender(name, page, dependencies, assets),
      });
    }
    scope.get(UNKNOWN_PAGE.path, { compress: false, onRequest: limits.guard(UNKNOWN_PAGE) }, async (request, reply) =>
      sendFailure(
        request,
        reply,
        failureWith('unknown_path', 'not found'),
        factsOf('', { ...PAGES.home, path: request.url }, request, {}, dependencies, assets),
      ),
    );
  });
  const home = pageSender('home', PAGES.home, dependencies, assets);
  return async (request, reply) => {
    try {
      return await home(request, reply);
    } catch (error) {
      return sendFailure(
        request,
        reply,
        failureOf(error),
        factsOf('home', PAGES.home, request, {}, dependencies, assets),
      );
    }
  };
}

/** The fields of a request: of the address, or of the body of a form. */
const fieldsIn = ({ method, raw, body }: FastifyRequest): Fields =>
  method === 'POST' ? ((body ?? {}) as Fields) : queryOf(raw.url ?? '');

function factsOf(
  name: string,
  page: AnyPage,
  request: FastifyRequest,
  fields: Fields,
  { sourceUrl, printsPdf }: PageDependencies,
  assets: AssetPaths,
): PageFacts {
  const { language, theme } = preferencesOf(fields, request.headers);
  return {
    page: name,
    path: page.path,
    posts: page.method === 'POST',
    fields: withoutButtons(fields),
    language,
    theme,
    assets,
    sourceUrl,
    printsPdf,
  };
}

function pageSender(name: string, page: AnyPage, dependencies: PageDependencies, assets: AssetPaths): SendPage {
  const { ports, pool, limits, unsent } = dependencies;

  /** Read the fields and check the requests that follow from them. */
  function read(fields: Fields, { language, place }: Preferences): Read {
    try {
      const plan = page.plan(fields, { ...ports, language, place });
      const queries = Object.entries(plan.queries).flatMap(([key, query]) =>
        query === undefined ? [] : [[key, checked(query)] as const],
      );
      return { plan, queries };
    } catch (error) {
      const failure = failureOfFields(error);
      if (failure === null || failure.status >= 500) throw error;
      return { failure };
    }
  }

  function checked({ name: endpointName, body }: Query): CheckedQuery {
    const endpoint = isPictureName(endpointName) ? pictureRow(endpointName) : calculationRow(endpointName);
    const request = readRequestOf(endpoint, body, ports);
    return { name: endpointName, request, cost: costOfRequest(endpoint as unknown as CalculationEndpoint, request) };
  }

  return async (request, reply) => {
    const sent = fieldsIn(request);
    const fields = withoutButtons(sent);
    const preferences = preferencesOf(sent, request.headers);
    const facts = factsOf(name, page, request, sent, dependencies, assets);
    if (page.method === 'GET' && request.method === 'POST') {
      setCookies(reply, cookiesOf(sent, preferences, null));
      return reply.headers(PAGE_HEADERS).redirect(addressOf(page.path, fields), 303);
    }
    const outcome = read(fields, preferences);
    const queries = 'failure' in outcome ? [] : outcome.queries;
    const cost = queries.reduce((sum, [, query]) => sum + query.cost, RENDER_MS);
    mustBeAllowed(limits.allowance.take(clientKeyOf(request), cost), limits.allowance);
    const caller = requesterOf(request, reply, unsent);
    const answers = await Promise.all(
      queries.map(async ([key, query]) => {
        const { bytes } = await pool.answer(query.name, query.request, 'identity', caller);
        return [key, bytes] as const;
      }),
    );
    const rendering =
      'failure' in outcome
        ? { facts, state: null, answers: null, failure: outcome.failure }
        : { facts, state: outcome.plan.state, answers: Object.fromEntries(answers), failure: null };
    const encoding = acceptedEncoding(request.headers['accept-encoding'], AVAILABLE_ENCODINGS);
    const { bytes, encoding: written } = await pool.run({ run: 'page', rendering, encoding }, caller);
    const place = 'failure' in outcome ? null : rememberedBy(outcome.plan, preferences);
    setCookies(reply, cookiesOf(sent, preferences, place));
    if (written !== 'identity') reply.header('content-encoding', written);
    return reply
      .status('failure' in outcome ? outcome.failure.status : 200)
      .headers(PAGE_HEADERS)
      .header('cache-control', page.method === 'POST' || changesPreference(sent) ? 'no-store' : 'private, no-cache')
      .type(HTML)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
}

/** The place that a plan wants remembered, where it is not already. */
const rememberedBy = ({ remembered }: Plan<unknown, Queries>, { place }: Preferences): Fields | null =>
  remembered === undefined || (remembered.place === place.place && remembered.at === place.at) ? null : remembered;

const setCookies = (reply: FastifyReply, cookies: readonly string[]): void => {
  if (cookies.length > 0) reply.header('set-cookie', [...cookies]);
};

/** A failure as a page. */
async function sendFailure(
  _request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure,
  facts: PageFacts,
): Promise<FastifyReply> {
  const { renderFailure } = await import('../../web/render.js');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply
    .status(failure.status)
    .headers(PAGE_HEADERS)
    .header('cache-control', 'no-store')
    .type(HTML)
    .send(Buffer.from(renderFailure(facts, failure)));
}
