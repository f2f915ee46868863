import type { Rules } from '../../rules/rules.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '../../zodiac/vargaKeys.js';
import type { DashaChart, RasiDashaSubject } from './subject.js';

/** A choice of chart: a factor, or the chart that the request chose. */
export type ChartChoice = Rules['padanadhamsa_varga'] | Rules['paryaaya_varga'];

/** One of the 23 charts by one of its methods. */
export const chartByKey = ({ varga }: RasiDashaSubject, key: VargaKey, method = 1): DashaChart => ({
  comparisons: varga(key, method),
  divisions: factorOf(key),
});

/** The chart of a choice. */
export function chartOfChoice(subject: RasiDashaSubject, choice: ChartChoice): DashaChart {
  if (choice === 'chosen') return subject.chosen;
  const key = VARGA_KEYS.find((one) => factorOf(one) === choice);
  if (key === undefined) throw new RangeError(`no chart D-${choice}`);
  return chartByKey(subject, key);
}
