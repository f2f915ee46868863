import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { costOfRequest, readRequestOf } from 'ganita/api/answerTo.js';
import type { EndpointTable, PictureEndpoint } from 'ganita/api/endpoint.js';
import { type PictureName, picturesOf } from 'ganita/api/endpoints.js';
import { formatOf, MEDIA_TYPES } from 'ganita/api/pictures/draw.js';
import { type QueryFields, queryFields } from 'ganita/api/queryFields.js';
import { AVAILABLE_ENCODINGS } from '../../cache/encoding.js';
import { acceptedEncoding } from '../acceptEncoding.js';
import { mustBeAllowed } from '../allowance.js';
import { requesterOf } from '../clientDisconnect.js';
import { clientKeyOf } from '../clientKey.js';
import { entityTag, isUnchanged } from '../entityTags.js';
import { wantedErrors } from '../failureForm.js';
import { chargedCheck, type RouteDependencies } from './calculationRoutes.js';

/** A picture of a birth is kept by the browser that requested it, by no cache on the way. */
const CACHE = 'private, max-age=300';

/** Register `GET` and `POST /svg/...` for each picture of a table: check, draw in a worker, send. */
export function registerPictureRoutes(
  app: FastifyInstance,
  table: EndpointTable,
  { ports, pool, limits }: RouteDependencies,
): void {
  const handlerOf =
    (name: PictureName, endpoint: PictureEndpoint) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const wanted = wantedErrors(request);
      const body = fieldsOf(request, endpoint);
      const check = () => readRequestOf(endpoint, body, ports, wanted);
      const checked = chargedCheck(request, endpoint, body, check, limits.allowance);
      mustBeAllowed(limits.allowance.take(clientKeyOf(request), costOfRequest(endpoint, checked)), limits.allowance);
      const format = formatOf(checked);
      // PNG is compressed already.
      const accepted =
        format === 'png' ? 'identity' : acceptedEncoding(request.headers['accept-encoding'], AVAILABLE_ENCODINGS);
      const { bytes, encoding } = await pool.answer(name, checked, accepted, requesterOf(request, reply));
      reply.type(MEDIA_TYPES[format]).header('cache-control', CACHE).header('vary', 'accept-encoding');
      if (request.method === 'GET' && isUnchanged(request, reply, entityTag(bytes))) return reply.status(304).send();
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    };
  const fieldsOf = (request: FastifyRequest, { calculation }: PictureEndpoint): unknown =>
    request.method === 'POST'
      ? request.body
      : queryFields(request.query as QueryFields, calculation.request, wantedErrors(request));

  for (const [name, endpoint] of picturesOf(table)) {
    app.route({
      method: ['GET', 'POST'],
      url: endpoint.path,
      compress: false,
      onRequest: limits.guard(endpoint, 'later'),
      handler: handlerOf(name as PictureName, endpoint),
    });
  }
}
