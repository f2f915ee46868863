import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The entity tag of some bytes. */
export const entityTag = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Give an answer its entity tag. Whether the client has it already, so that it gets 304. */
export function isUnchanged({ headers }: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', tag);
  return hasAlready(headers['if-none-match'], tag);
}

/** Whether a list of entity tags names this one, as a weak tag too (RFC 9110 section 13.1.2). */
const hasAlready = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((listed) => {
    const name = listed.trim();
    return name === '*' || name.replace(/^W\//, '') === tag;
  });
