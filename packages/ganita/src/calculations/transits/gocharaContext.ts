import { type Ashtakavarga, ashtakavargaOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { lazy } from '@ganita/core/lazy.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { DEFAULT_RULES, type Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import type { CivilDateTime, JulianDayUt } from '@ganita/core/time/julianDay.js';
import { type GrahaPaths, openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { type NatalReference, natalReference } from '@ganita/core/transits/natalReference.js';
import { Type } from 'typebox';
import { type BirthMoment, resolveBirth } from '../birthMoment.js';
import type { Filled, Ports, Settings } from '../calculation.js';
import { angaPositionFlags, namedRules, settingsOf } from '../engineMeta.js';
import { type EventPlace, eventFields, eventPlaceOf } from '../fields/eventFields.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import {
  GOCHARA_PARTS,
  GOCHARA_RULES,
  type GocharaPart,
  type GocharaRules,
  gocharaExtensions,
  includeField,
  transitBirth,
} from './gocharaFields.js';
import { observedFigures, TRANSIT_RULES } from './transitRules.js';

const sharedFields = Type.Object({
  ...transitBirth,
  ...eventFields,
  include: includeField,
  ...gocharaExtensions,
});
/** The fields of both endpoints that compare transits with a birth. */
export type GocharaInput = Filled<typeof sharedFields>;

/** A birth and what any number of transits is compared with. The birth is computed once. */
export interface GocharaContext {
  readonly birth: BirthMoment;
  readonly natal: NatalReference;
  /** Natal tables of bindus, computed at their first use. */
  readonly ashtakavarga: () => Ashtakavarga;
  readonly event: EventPlace;
  readonly parts: ReadonlySet<GocharaPart>;
  /** Of planets and of the birth: geometric positions. */
  readonly rules: Rules;
  /** Of the transits; the birth is computed without the choices of angas and ingresses. */
  readonly observatory: Observatory;
  readonly paths: GrahaPaths;
  /**
   * Of the panchanga and its windows: apparent positions, the Sun's upper limb
   * (docs/rules/07-panchang-calendar-transits.md#section-1).
   */
  readonly dailyRules: Rules;
  readonly dailyObservatory: Observatory;
}

/** `first` is the first reading of the event's clock. Errors: `invalid_input` for an unknown zone. */
export function gocharaContext(
  { input, rules: { rules, dailyRules } }: CheckedRequest<GocharaInput, GocharaRules>,
  first: CivilDateTime,
  ports: Ports,
): GocharaContext {
  const birth = resolveBirth(input, ports.zones);
  const { jdUt } = birth.resolved;
  const user = input.ayanamsa_value === null ? null : { valueDeg: input.ayanamsa_value, atJdUt: jdUt };
  const ofBirth = openObservatory(ports.ephemeris, rules, user);
  const natal = natalReference(ofBirth, jdUt, birth.place);
  const observatory = angaObservatoryOf(ofBirth, rules);
  return {
    birth,
    natal,
    ashtakavarga: lazy(() => ashtakavargaOf(natal.signs, rules)),
    event: eventPlaceOf(input, first, ports.zones),
    parts: new Set(GOCHARA_PARTS.filter((part) => input.include === null || input.include.includes(part))),
    rules,
    observatory,
    paths: openGrahaPaths(observatory, ports.transitTables),
    dailyRules,
    dailyObservatory: angaObservatoryOf(openObservatory(ports.ephemeris, dailyRules, user), dailyRules),
  };
}

/** Ignored values of `include`, named as fields are. */
export const ignoredIncludes = ({ include }: Pick<GocharaInput, 'include'>): readonly string[] =>
  (include ?? [])
    .filter((part) => !(GOCHARA_PARTS as readonly string[]).includes(part))
    .map((part) => `include.${part}`);

/** The defaults of transits are those of a birth. */
const GOCHARA_DEFAULTS: Rules = { ...DAILY_RULES, positions: DEFAULT_RULES.positions };

/** Every choice that went into an answer, the ayanamsa at a moment. */
export const gocharaSettings = ({ rules, dailyRules, observatory }: GocharaContext, jdUt: JulianDayUt): Settings =>
  settingsOf(
    { ...namedRules(dailyRules, GOCHARA_RULES), ...namedRules(rules, TRANSIT_RULES) },
    {
      ...observedFigures(rules, observatory, jdUt),
      panchanga_positions: dailyRules.positions,
      panchanga_position_flags: angaPositionFlags(dailyRules),
    },
    GOCHARA_DEFAULTS,
  );
