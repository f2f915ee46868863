import { matchCharts } from '@ganita/core/match/match.js';
import type { PointLongitudes } from '@ganita/core/points/pointLongitudes.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { reachedFrom } from 'ganita/calculations/fields/ephemerisReach.js';
import { longitudesOf } from 'ganita/calculations/match/marriageMatch.js';
import { type NatalChart, natalChart } from 'ganita/calculations/natal/natalChart.js';
import type { CheckedRequest } from 'ganita/calculations/validation/checkRequest.js';
import { printedText } from 'ganita/text/printedText.js';
import type { PairOfBirths, Person } from '../report.js';
import type { ReportInput } from '../request/reportRequest.js';

type Partner = NonNullable<ReportInput['partner']>;
type NatalRequest = Parameters<typeof natalChart.compute>[0];

/**
 * The birth of a request, its partner's, and their match by the rules of the request. Errors: those of the partner's
 * birth by the names of its fields.
 */
export function pairOfBirths(
  request: NatalRequest,
  chart: NatalChart,
  { name, gender, partner }: Pick<ReportInput, 'name' | 'gender'> & { readonly partner: Partner },
  ports: Ports,
): PairOfBirths {
  const { name: partnerName = null, place = '', ...birth } = partner;
  const other: CheckedRequest<NatalRequest['input']> = {
    ...request,
    input: {
      ...request.input,
      ...birth,
      place: printedText(place),
      gender: gender === 'male' ? 'female' : 'male',
    },
  };
  const otherChart = reachedFrom('partner.date', partner.date, () => natalChart.compute(other, ports));
  const own: Person = { name: nameOf(name), chart };
  const partnerPerson: Person = { name: nameOf(partnerName), chart: otherChart };
  const [boy, girl] = gender === 'male' ? [own, partnerPerson] : [partnerPerson, own];
  return { boy, girl, match: matchCharts(longitudes(boy), longitudes(girl), request.rules) };
}

const longitudes = ({ chart: { context } }: Person): PointLongitudes =>
  longitudesOf(context.observatory, context.birth);

const nameOf = (name: string | null): string | null => (name === null ? null : printedText(name) || null);
