import { type Plan, page } from '../page.js';
import { PATHS } from '../paths.js';

/** The births of a family: they are in the browser alone, and the service knows none of them. */
export const familyPage = page<null, Record<string, never>>({
  path: PATHS.family,
  method: 'POST',
  limitPerMinute: 60,
  plan: (): Plan<null, Record<string, never>> => ({ state: null, queries: {} }),
});
