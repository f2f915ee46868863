import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { ERRORS_PAGE_PATH } from '../../api/errorCodes.js';
import { cachedPage } from '../cachedPage.js';
import type { LimitGuard } from './rateLimit.js';

const PAGE = new URL('../../../docs/errors.md', import.meta.url);
const LIMITS = { method: 'GET', path: ERRORS_PAGE_PATH, limitPerMinute: 200, costMs: 1 } as const;

/** `/docs/errors.md`: what the `type` of a problem refers to. Error: the page is missing. */
export function registerErrorsPage(app: FastifyInstance, guard: LimitGuard): void {
  const source = { type: 'text/markdown; charset=utf-8', bytes: readFileSync(PAGE) };
  app.get(
    ERRORS_PAGE_PATH,
    { compress: false, onRequest: guard(LIMITS) },
    cachedPage(async () => source),
  );
}
