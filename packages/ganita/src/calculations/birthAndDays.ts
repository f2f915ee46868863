import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { type BirthMoment, resolveBirth } from './birthMoment.js';
import type { Ports, Settings } from './calculation.js';
import { angaPositionFlags, POSITION_FLAGS } from './engineMeta.js';

type BirthFields = Parameters<typeof resolveBirth>[0] & { readonly ayanamsa_value: number | null };

/** A birth with its natal Moon, and the sky of the days that are compared with it. */
export interface BirthAndDays {
  readonly birth: BirthMoment;
  /** Sidereal longitude of the natal Moon, by the positions of a natal chart. */
  readonly natalMoonDeg: number;
  /** The sky by which births are seen. */
  readonly natal: Observatory;
  readonly observatory: Observatory;
  /** The figures of `meta`. */
  readonly figures: Settings['figures'];
}

/** Open a birth, and the sky of days by the rules of days, with one ayanamsa. */
export function openBirthAndDays(input: BirthFields, rules: Rules, ports: Ports): BirthAndDays {
  const natalRules = resolveRules(DEFAULT_RULES, { ayanamsa_mode: rules.ayanamsa_mode });
  const birth = resolveBirth(input, ports.zones);
  const { jdUt } = birth.resolved;
  const user = input.ayanamsa_value === null ? null : { valueDeg: input.ayanamsa_value, atJdUt: jdUt };
  const natal = openObservatory(ports.ephemeris, natalRules, user);
  return {
    birth,
    natalMoonDeg: natal.longitudeDeg('Moon', jdUt),
    natal,
    observatory: angaObservatoryOf(openObservatory(ports.ephemeris, rules, user), rules),
    figures: {
      ayanamsa_value: natal.ayanamsaDeg(jdUt),
      position_flags: angaPositionFlags(rules),
      natal_position_flags: POSITION_FLAGS[natalRules.positions],
    },
  };
}
