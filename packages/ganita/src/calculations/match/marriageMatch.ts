import { type Match, matchCharts } from '@ganita/core/match/match.js';
import type { PointLongitudes } from '@ganita/core/points/pointLongitudes.js';
import { recordFrom } from '@ganita/core/records.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type BirthMoment, resolveBirth } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { metaOf, namedRules, POSITION_FLAGS, settingsOf } from '../engineMeta.js';
import { reachedFrom } from '../fields/ephemerisReach.js';
import { noUserAyanamsa, rulesOf } from '../fields/rulesChecks.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { MATCH_RULES, matchChecks, matchInput } from './matchInput.js';

type MatchInput = Filled<typeof matchInput>;

/** A match with its request, both births as resolved, and `meta`. */
export interface MatchAnswer {
  readonly input: MatchInput;
  readonly boyBirth: BirthMoment;
  readonly girlBirth: BirthMoment;
  readonly match: Match;
  readonly meta: Meta;
}

/** The ascendant and the nine grahas of a birth: all that a match needs. */
export const longitudesOf = (observatory: Observatory, { place, resolved: { jdUt } }: BirthMoment): PointLongitudes =>
  recordFrom(LAGNA_AND_GRAHAS, (body) =>
    body === 'Ascendant' ? observatory.ascendantDeg(jdUt, place) : observatory.longitudeDeg(body, jdUt),
  );

function compute(request: CheckedRequest<MatchInput>, ports: Ports): MatchAnswer {
  const { input, rules } = request;
  const observatory = openObservatory(ports.ephemeris, rules);
  const boyBirth = resolveBirth(input.boy_birth_details, ports.zones, 'boy_birth_details.');
  const girlBirth = resolveBirth(input.girl_birth_details, ports.zones, 'girl_birth_details.');
  const observed = (partner: 'boy' | 'girl', birth: BirthMoment) => {
    const field = `${partner}_birth_details` as const;
    return reachedFrom(`${field}.date`, input[field].date, () => ({
      longitudes: longitudesOf(observatory, birth),
      ayanamsaDeg: observatory.ayanamsaDeg(birth.resolved.jdUt),
    }));
  };
  const [boy, girl] = [observed('boy', boyBirth), observed('girl', girlBirth)];
  return {
    input,
    boyBirth,
    girlBirth,
    match: matchCharts(boy.longitudes, girl.longitudes, rules),
    meta: metaOf(
      request,
      ports,
      settingsOf(namedRules(rules, MATCH_RULES), {
        ayanamsa_values: { boy: boy.ayanamsaDeg, girl: girl.ayanamsaDeg },
        position_flags: POSITION_FLAGS[rules.positions],
      }),
    ),
  };
}

/** `POST /marriage-match`: ashtakoota and ten poruthams of two births. */
export const marriageMatch = calculation({
  request: matchInput,
  checks: matchChecks,
  rules: rulesOf({ check: noUserAyanamsa }),
  compute,
});
