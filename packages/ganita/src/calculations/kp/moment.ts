import type { KpMotion } from '@ganita/core/kp/kpChart.js';
import { type KpDay, kpDay, kpMotions, type ObservedChart, observedChart } from '@ganita/core/kp/observedChart.js';
import { type RulingPlanets, rulingPlanets } from '@ganita/core/kp/rulingPlanets.js';
import { KP_RULES } from '@ganita/core/rules/kpRules.js';
import type { RuleName, Rules } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { type BirthClockFields, type BirthMoment, resolveBirth } from '../birthMoment.js';
import type { Ports, Settings } from '../calculation.js';
import { namedRules, POSITION_FLAGS, settingsOf } from '../engineMeta.js';

/** The fields of every request of KP. */
export interface KpMomentInput extends BirthClockFields {
  readonly ayanamsa_value: number | null;
}

/** A moment and place, with the KP chart of the clock and its ruling planets. */
export interface KpMoment {
  readonly birth: BirthMoment;
  readonly observatory: Observatory;
  readonly grahas: Readonly<Record<Graha, KpMotion>>;
  readonly clock: ObservedChart;
  readonly day: KpDay;
  readonly ruling: RulingPlanets;
}

/** Errors: `invalid_input` for an unknown zone and for a moment outside the ephemeris. */
export function kpMoment(input: KpMomentInput, rules: Rules, ports: Ports): KpMoment {
  const birth = resolveBirth(input, ports.zones);
  const { jdUt, offsetHours } = birth.resolved;
  const user = input.ayanamsa_value === null ? null : { valueDeg: input.ayanamsa_value, atJdUt: jdUt };
  const observatory = openObservatory(ports.ephemeris, rules, user);
  const grahas = kpMotions(observatory, jdUt);
  const clock = observedChart(observatory, jdUt, birth.place, grahas, rules);
  const day = kpDay(observatory, jdUt, birth.place, offsetHours, rules);
  return { birth, observatory, grahas, clock, day, ruling: rulingPlanets(clock.chart, day.weekday, rules) };
}

/** Every choice that went into an answer, and the ayanamsa of its moment. */
export const kpSettings = (
  { birth, observatory, day }: KpMoment,
  rules: Rules,
  names: readonly RuleName[],
  more: Readonly<Record<string, unknown>> = {},
): Settings =>
  settingsOf(
    namedRules(rules, names),
    {
      ayanamsa_value: observatory.ayanamsaDeg(birth.resolved.jdUt),
      position_flags: POSITION_FLAGS[rules.positions],
      sun_event_substituted: day.substituted,
      ...more,
    },
    KP_RULES,
  );
