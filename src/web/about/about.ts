import { readFileSync } from 'node:fs';
import { type Plan, page, type Queries } from '../page.js';
import { PATHS } from '../paths.js';

/** Totals of the comparison with golden values. */
export interface AboutState {
  readonly compared: string;
  readonly equal: string;
  readonly places: string;
  readonly zoneData: string;
}

const AGREEMENT = new URL('../../../docs/agreement.md', import.meta.url);
/** The last row of its table. */
const TOTALS = /^\| all \d+ \| ([\d,]+) \| ([\d,]+) \|/m;

/** The figures of `docs/agreement.md`, which `npm run agreement` writes. */
const totals = (): readonly [compared: string, equal: string] => {
  const [, compared, equal] = TOTALS.exec(readFileSync(AGREEMENT, 'utf8')) ?? [];
  if (compared === undefined || equal === undefined) throw new Error('docs/agreement.md has no totals');
  return [compared, equal];
};

let read: readonly [compared: string, equal: string] | null = null;

/** What the service is: conventions, agreement, licences, source. */
export const aboutPage = page<AboutState, Queries>({
  path: PATHS.about,
  method: 'GET',
  limitPerMinute: 120,
  plan(_fields, { places, zones }): Plan<AboutState, Queries> {
    read ??= totals();
    const [compared, equal] = read;
    return { state: { compared, equal, places: places.source, zoneData: zones.tzdataVersion }, queries: {} };
  },
});
