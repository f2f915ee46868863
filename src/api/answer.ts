import type { Calculation, Ports } from '../calculations/calculation.js';
import { CALCULATIONS, type CalculationName } from '../calculations/table.js';
import type { CheckedRequest } from '../calculations/validation/checkRequest.js';
import { compareRecord } from './compare/compare.js';
import { horoscopeRecord } from './horoscope/horoscope.js';
import { matchRecord } from './match/match.js';
import { muhurtaEventsRecord, muhurtaRecord } from './muhurta/muhurta.js';
import { panchangRecord } from './panchang/panchang.js';
import { gocharEventsRecord, planetIngressRecord } from './transits/events.js';
import { gocharRecord } from './transits/gochar.js';
import { gocharaRangeRecord, gocharaRecord } from './transits/gochara.js';
import { saturnTimelineRecord } from './transits/saturnTimeline.js';

type Result<N extends CalculationName> = ReturnType<(typeof CALCULATIONS)[N]['run']>;

/** How each calculation's result goes on the wire. */
const PRESENT: { readonly [N in CalculationName]: (result: Result<N>) => unknown } = {
  natalChart: horoscopeRecord,
  horoscopeCompare: compareRecord,
  panchangDay: panchangRecord,
  gochar: gocharRecord,
  gocharEvents: gocharEventsRecord,
  gochara: gocharaRecord,
  gocharaRange: gocharaRangeRecord,
  saturnTimeline: saturnTimelineRecord,
  planetIngress: planetIngressRecord,
  marriageMatch: matchRecord,
  muhurtaScan: muhurtaRecord,
  muhurtaEvents: muhurtaEventsRecord,
};

/**
 * Check a request against its calculation and resolve defaults that depend on the moment of the request: what every interface
 * does before it looks into a cache. Errors: StructureError (422), DomainError `invalid_input` (400).
 */
export function readRequest(
  name: CalculationName,
  body: unknown,
  ports: Pick<Ports, 'clock' | 'zones'>,
): CheckedRequest<unknown, unknown> {
  const { check, settle } = CALCULATIONS[name] as unknown as Calculation;
  const checked = check(body);
  return settle === undefined ? checked : { ...checked, input: settle(checked.input as never, ports) };
}

/** The wire record of a request that was read: the one way from a request to an answer, for every door. */
export function answerChecked(name: CalculationName, request: CheckedRequest<unknown, unknown>, ports: Ports): unknown {
  const row = CALCULATIONS[name] as unknown as Calculation;
  return (PRESENT[name] as (result: unknown) => unknown)(row.run(request as CheckedRequest<never, never>, ports));
}

/** Check and answer. */
export const answer = (name: CalculationName, body: unknown, ports: Ports): unknown =>
  answerChecked(name, readRequest(name, body, ports), ports);
