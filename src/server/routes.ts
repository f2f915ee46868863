import type { FastifyInstance } from 'fastify';
import type { Ports } from '../calculations/calculation.js';
import type { CalculationName } from '../calculations/table.js';
import { answer } from '../present/answer.js';

/** Paths of the calculations. */
const CALCULATION_ROUTES: readonly { readonly path: string; readonly name: CalculationName }[] = [
  { path: '/horoscope', name: 'natalChart' },
];

/** Lay the routes: a request goes to its calculation, and the answer back. */
export function registerRoutes(app: FastifyInstance, ports: Ports): void {
  for (const { path, name } of CALCULATION_ROUTES) {
    app.post(path, async (request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(answer(name, request.body, ports))),
    );
  }
  app.get('/health', async () => ({ status: 'healthy', service: 'ganita' }));
}
