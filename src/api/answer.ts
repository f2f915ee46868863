import type { TSchema } from 'typebox';
import type { Calculation, Filled, Ports } from '../calculations/calculation.js';
import { CALCULATIONS, type CalculationName } from '../calculations/table.js';
import { type CheckedRequest, requestChecker } from '../calculations/validation/checkRequest.js';
import { compareRecord } from './compare/compare.js';
import { compareResponse } from './compare/response.js';
import { horoscopeRecord, horoscopeResponse } from './horoscope/horoscope.js';
import { matchRecord } from './match/match.js';
import { muhurtaEventsRecord, muhurtaRecord } from './muhurta/muhurta.js';
import { panchangRecord } from './panchang/panchang.js';
import { gocharEventsRecord, planetIngressRecord } from './transits/events.js';
import { gocharRecord } from './transits/gochar.js';
import { gocharaRangeRecord, gocharaRecord } from './transits/gochara.js';
import { saturnTimelineRecord } from './transits/saturnTimeline.js';

type Result<N extends CalculationName> = ReturnType<(typeof CALCULATIONS)[N]['run']>;

/** How each calculation's result goes on the wire. */
const PRESENT = {
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
} as const satisfies { readonly [N in CalculationName]: (result: Result<N>) => unknown };

/** What a calculation answers with. */
export type ResponseOf<N extends CalculationName> = ReturnType<(typeof PRESENT)[N]>;

const RESPONSES: Readonly<Partial<Record<CalculationName, TSchema>>> = {
  natalChart: horoscopeResponse,
  horoscopeCompare: compareResponse,
};

/** Schema of what a calculation answers with. */
export function responseSchema(name: CalculationName): TSchema {
  const { output } = CALCULATIONS[name] as unknown as Calculation;
  const schema = RESPONSES[name] ?? output;
  if (schema === undefined) throw new Error(`no response schema of ${name}`);
  return schema;
}

const CHECKERS = new Map(
  (Object.keys(CALCULATIONS) as CalculationName[]).map((name) => {
    const { input, checks, normalise } = CALCULATIONS[name];
    return [name, requestChecker<Filled<typeof input>>({ schema: input, checks, ...(normalise && { normalise }) })];
  }),
);

/**
 * Check a request against its calculation and settle what depends on the moment of asking: what a door does before it
 * looks into a cache. Errors: StructureError (422), DomainError `invalid_input` (400).
 */
export function readRequest(
  name: CalculationName,
  body: unknown,
  ports: Pick<Ports, 'clock' | 'zones'>,
): CheckedRequest<unknown> {
  const check = CHECKERS.get(name);
  if (check === undefined) throw new Error(`no calculation ${name}`);
  const checked = check(body);
  const { settle } = CALCULATIONS[name] as unknown as Calculation;
  return settle === undefined ? checked : { ...checked, input: settle(checked.input as never, ports) };
}

/** The wire record of a request that was read: the one way from a request to an answer, for every door. */
export function answerChecked<N extends CalculationName>(
  name: N,
  request: CheckedRequest<unknown>,
  ports: Ports,
): ResponseOf<N> {
  const row = CALCULATIONS[name] as unknown as Calculation;
  const present = PRESENT[name] as (result: unknown) => unknown;
  return present(row.run(request as CheckedRequest<never>, ports)) as ResponseOf<N>;
}

/** Check and answer. */
export const answer = <N extends CalculationName>(name: N, body: unknown, ports: Ports): ResponseOf<N> =>
  answerChecked(name, readRequest(name, body, ports), ports);
