import { addressOf } from '@ganita/pages/addresses.js';
import type { PageRequest } from '@ganita/pages/answers.js';
import type { AnyPage, AssetPaths, Fields, PageFacts } from '@ganita/pages/page.js';
import { PAGES } from '@ganita/pages/pages.js';
import { changesPreference, cookiesOf, keptOf, preferencesOf, withoutButtons } from '@ganita/pages/preferences.js';
import {
  downloadHeaders,
  endpointOf,
  factsOf,
  fileOf,
  placeToRemember,
  type ReadPage,
  type RejectedPage,
  readPage,
  rejection,
} from '@ganita/pages/readPage.js';
import type { Rendering } from '@ganita/pages/render.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costOfRequest, textFormOf } from 'ganita/api/answerTo.js';
import { failureWith } from 'ganita/api/errors.js';
import { LRUCache } from 'lru-cache';
import { AVAILABLE_ENCODINGS, type EncodedAnswer, type Encoding } from '../../cache/encoding.js';
import type { Requester } from '../../queue/fairQueue.js';
import { sentRequest } from '../../workers/sentRequest.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { JSON_TYPE } from '../mediaTypes.js';
import { registerAssets } from '../pages/assets.js';
import { queryOf, registerFormBody } from '../pages/formBody.js';
import { type PageHeaders, pageHeaders } from '../pages/headers.js';
import { registerApp } from '../pages/installable.js';
import { handleErrors, type SendFailure } from '../plugins/errorHandler.js';
import { registerBirthPdfs } from './birthPdfRoutes.js';
import type { RouteDependencies } from './calculationRoutes.js';
import { registerCalendarPdfForm } from './paperRoutes.js';

/** The parts of the service that pages need. */
export interface PageDependencies extends RouteDependencies {
  readonly sourceUrl: string;
  readonly printsPdf: boolean;
  readonly offersPdf: boolean;
  /** Sites that may show pages in a frame. */
  readonly frameAncestors: string;
}

/** What the pages have in common. */
interface Shown {
  readonly assets: AssetPaths;
  readonly headers: PageHeaders;
}

/** Answers a request with a page. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const HTML = 'text/html; charset=utf-8';
const MAX_BODY_BYTES = 16 * 1024;
/** Rendering a page, in milliseconds of CPU time; its requests cost what they cost elsewhere. */
const RENDER_MS = 5;
const UNKNOWN_PAGE = { method: 'GET', path: '/app/*', limitPerMinute: 200, costMs: 5 } as const;

/** What the rest of the service sends of the pages. */
interface SentPages {
  /** The home page, which is at `/` too. */
  readonly home: SendPage;
  readonly failure: SendFailure;
}

/** Register every page with its files below `/app`. */
export function registerPageRoutes(app: FastifyInstance, dependencies: PageDependencies): SentPages {
  const { limits, offersPdf, ports, sourceUrl, printsPdf } = dependencies;
  const { paths: assets, files } = registerAssets(app, limits.guard);
  const shown: Shown = { assets, headers: pageHeaders(dependencies.frameAncestors) };
  const sendFailure = failureSender(dependencies, shown);
  registerApp(app, limits.guard, {
    files,
    headers: shown.headers,
    site: { assets, sourceUrl, printsPdf, offersPdf },
    birthYears: ports.birthYears,
  });
  app.register(async (scope) => {
    registerFormBody(scope);
    // Where pages are, an error is a page, whatever the client accepts.
    handleErrors(scope, sendFailure);
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
        bodyLimit: page.maxBodyBytes ?? MAX_BODY_BYTES,
        compress: false,
        onRequest: limits.guard(limited, 'later'),
        handler: pageSender(name, page, dependencies, shown),
      });
    }
    if (offersPdf) registerBirthPdfs(scope, dependencies);
    registerCalendarPdfForm(scope, dependencies);
    scope.get(UNKNOWN_PAGE.path, { compress: false, onRequest: limits.guard(UNKNOWN_PAGE) }, (request, reply) =>
      sendFailure(request, reply, failureWith('unknown_path', 'not found')),
    );
  });
  return { home: pageSender('home', PAGES.home, dependencies, shown), failure: sendFailure };
}

/** The fields of a request: of the address, or of the body of a form. */
const fieldsIn = ({ method, raw, body }: FastifyRequest): Fields =>
  method === 'POST' ? ((body ?? {}) as Fields) : queryOf(raw.url ?? '');

/** The fields that are in the path of a request, such as the name of a festival. */
const fieldsOfPath = ({ params }: FastifyRequest): Fields => (params ?? {}) as Fields;

/** The facts of a request for a page. */
function factsOfRequest(
  name: string,
  page: AnyPage,
  request: FastifyRequest,
  fields: Fields,
  { sourceUrl, printsPdf, offersPdf }: PageDependencies,
  { assets }: Shown,
): PageFacts {
  const origin = `${request.protocol}://${request.host}`;
  return factsOf({ name, page, fieldsOfPath: fieldsOfPath(request), fields }, preferencesOf(fields, request.headers), {
    assets,
    sourceUrl,
    printsPdf,
    offersPdf,
    origin,
  });
}

function pageSender(name: string, page: AnyPage, dependencies: PageDependencies, shown: Shown): SendPage {
  const { ports, pool, limits } = dependencies;
  const { headers } = shown;

  const render = (rendering: Rendering, encoding: Encoding, caller: Requester): Promise<EncodedAnswer> =>
    pool.run({ run: 'page', rendering, encoding }, caller);

  /** What a page costs that was read, in milliseconds of CPU time. */
  const costOf = ({ requests }: ReadPage): number =>
    Object.values(requests).reduce(
      (cost, { name: answerName, request }) => cost + costOfRequest(endpointOf(answerName), request),
      RENDER_MS,
    );

  /**
   * Answer the requests of a page and render it: those of a place from the cache that all clients share, those of a birth
   * in the thread that renders, where what they have in common is computed once and nothing is kept.
   */
  async function rendered(
    { plan: { state }, requests }: ReadPage,
    facts: PageFacts,
    encoding: Encoding,
    caller: Requester,
  ): Promise<EncodedAnswer | RejectedPage> {
    try {
      if (page.method === 'POST') {
        const planned = { state, answers: {}, requests };
        return await render({ facts, planned, rejected: null, failure: null }, encoding, caller);
      }
      const answers = await Promise.all(
        Object.entries(requests).map(async ([key, { name: answerName, request }]) => {
          const { bytes } = await pool.answer(answerName, request, 'identity', caller);
          return [key, bytes] as const;
        }),
      );
      const planned = { state, answers: Object.fromEntries(answers), requests: {} };
      return await render({ facts, planned, rejected: null, failure: null }, encoding, caller);
    } catch (error) {
      return rejection(error, state);
    }
  }

  /** The answer to a request of a page that is sent as a file; about a birth, it is computed again and not kept either. */
  const filed = ({ name: answerName, request }: PageRequest, caller: Requester): Promise<EncodedAnswer> =>
    page.method === 'POST'
      ? pool.run({ run: 'answer', name: answerName, request: sentRequest(request), encoding: 'identity' }, caller)
      : pool.answer(answerName, request, 'identity', caller);

  return async (request, reply) => {
    const sent = fieldsIn(request);
    const fields = withoutButtons(sent);
    const preferences = preferencesOf(sent, request.headers);
    const facts = factsOfRequest(name, page, request, sent, dependencies, shown);
    if (page.method === 'GET' && request.method === 'POST') {
      setCookies(request, reply, cookiesOf(keptOf(sent, preferences, null)));
      return reply.headers(headers).redirect(addressOf(facts.path, fields), 303);
    }
    const { language, place: chosen } = preferences;
    const context = { ...ports, language, place: chosen };
    let outcome = readPage(page, { ...fields, ...fieldsOfPath(request) }, context);
    const cost = 'failure' in outcome ? RENDER_MS : costOf(outcome);
    mustBeAllowed(limits.allowance.take(clientKeyOf(request), cost), limits.allowance);
    const caller = requesterOf(request, reply);
    const download = 'failure' in outcome ? undefined : outcome.plan.download;
    if (download !== undefined)
      return reply.headers(headers).headers(downloadHeaders(download)).send(Buffer.from(download.text));
    const file = 'failure' in outcome ? undefined : fileOf(outcome);
    if (file !== undefined) {
      try {
        return sendFile(reply.headers(headers), file, (await filed(file, caller)).bytes);
      } catch (error) {
        outcome = rejection(error, 'failure' in outcome ? null : outcome.plan.state);
      }
    }
    const encoding = acceptedEncoding(request.headers['accept-encoding'], AVAILABLE_ENCODINGS);
    const made = 'failure' in outcome ? outcome : await rendered(outcome, facts, encoding, caller);
    const { bytes, encoding: written } =
      'failure' in made ? await render({ facts, planned: null, ...made }, encoding, caller) : made;
    const place = 'failure' in outcome ? null : placeToRemember(outcome, preferences);
    setCookies(request, reply, cookiesOf(keptOf(sent, preferences, place)));
    if (written !== 'identity') reply.header('content-encoding', written);
    return reply
      .status('failure' in made ? made.failure.status : 200)
      .headers(headers)
      .header('cache-control', page.method === 'POST' || changesPreference(sent) ? 'no-store' : 'private, no-cache')
      .type(HTML)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
}

/** The answer to a request of a page as a file to save. */
function sendFile(reply: FastifyReply, { name, request }: PageRequest, bytes: Uint8Array): FastifyReply {
  const form = textFormOf(endpointOf(name), request);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename=${form?.fileName ?? 'answer'}`)
    .type(form?.mediaType ?? JSON_TYPE)
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Set cookies; of a connection that is encrypted, as far as its trusted proxy says, for such connections alone. */
const setCookies = ({ protocol }: FastifyRequest, reply: FastifyReply, cookies: readonly string[]): void => {
  if (cookies.length === 0) return;
  const suffix = protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    cookies.map((cookie) => cookie + suffix),
  );
};

/** Bytes of the pages of failures that are kept: a page says how long to wait, so that each language has sixty and more. */
const MAX_FAILURE_BYTES = 2 * 1024 * 1024;

/**
 * Sends failures as pages, in the language that the request asks for. Their buttons lead to the home page. They are kept by
 * all that they show, and show no text of the client but what is wrong with a form: to reject a client must not cost what a page
 * costs.
 */
function failureSender(dependencies: PageDependencies, shown: Shown): SendFailure {
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_FAILURE_BYTES,
    sizeCalculation: (html, key) => html.length + key.length,
  });
  return async (request, reply, failure) => {
    const { language } = fieldsIn(request);
    const fields = language === undefined ? {} : { language };
    const asked = factsOfRequest('', PAGES.home, request, fields, dependencies, shown);
    const facts = { ...asked, origin: '', fields: language === undefined ? {} : { language: asked.language } };
    const key = JSON.stringify([facts, failure]);
    let html = kept.get(key);
    if (html === undefined) {
      const { renderFailure } = await import('@ganita/pages/render.js');
      html = Buffer.from(renderFailure(facts, failure));
      kept.set(key, html);
    }
    if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
    return reply
      .status(failure.status)
      .headers(shown.headers)
      .header('cache-control', 'no-store')
      .type(HTML)
      .send(html);
  };
}
