import type { Pravesha } from 'ganita/calculations/natal/praveshaCalculation.js';
import type { Report } from '../../report.js';

/** The return of the Sun that pages of a year show. The check of a request lets them through only with one. */
export function praveshaOfYear({ chart }: Report): Pravesha {
  const { pravesha } = chart.context;
  if (pravesha === null) throw new Error('pages of a year require a return of the Sun');
  return pravesha;
}
