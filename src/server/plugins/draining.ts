import type { FastifyInstance } from 'fastify';

/** While the service stops, what runs is answered and each connection is closed with its answer. */
export function registerDraining(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
