import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is asked of a path that does several things: the tool of a message of agents, the calculation of a job. */
type NamedInLog = { readonly tool: string } | { readonly calculation: string };

/** Name it in the lines of a request from now on. Only names of lists: never a text as it came. */
export function nameInLog(request: FastifyRequest, reply: FastifyReply, named: NamedInLog): void {
  const log = request.log.child(named);
  request.log = log;
  reply.log = log;
}
