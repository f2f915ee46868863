import { kpChart } from '@ganita/core/kp/kpChart.js';
import { type SignificatorLetter, type Significators, significatorsOf } from '@ganita/core/kp/kpSignificators.js';
import { kpDay, kpMotions, observedChart } from '@ganita/core/kp/observedChart.js';
import { type RulingPlanets, rulingPlanets } from '@ganita/core/kp/rulingPlanets.js';
import { houseGroups } from '@ganita/core/kp/theories/houseLists.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Observatory } from '@ganita/core/sky/observatory.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import type { ZoneHistory } from '@ganita/core/time/zoneHistory.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { type KpLords, kpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { type BirthClockFields, resolveBirth } from '../birthMoment.js';

/** The lords of a cusp of Krishnamurti that the kind of an event means. */
export interface CuspFacts {
  readonly house: House;
  readonly lords: KpLords;
}

/** A graha that signifies one of the houses of a kind, and how. */
export interface TouchingSignificator {
  readonly graha: Graha;
  readonly letters: readonly SignificatorLetter[];
}

/** What a candidate has of Krishnamurti. */
export interface CandidateKp {
  readonly cusps: (houses: readonly House[]) => readonly CuspFacts[];
  readonly touching: (houses: readonly House[]) => readonly TouchingSignificator[];
}

/** The facts of Krishnamurti of a chart, in the zodiac of the request; null where Placidus does not exist. */
export function candidateKp({ cusps: { system, cuspsDeg }, grahas }: Sky): CandidateKp | null {
  if (system !== 'placidus') return null;
  const chart = kpChart(
    cuspsDeg.map((longitudeDeg) => ({ longitudeDeg })),
    grahas,
    system,
  );
  const significators: Significators = significatorsOf(chart);
  return {
    cusps: (houses) => houses.map((house) => ({ house, lords: kpLords(cuspsDeg[house - 1] as number) })),
    touching(houses) {
      const [group] = houseGroups([{ name: '', houses }], significators);
      return GRAHAS.map((graha) => ({ graha, letters: group?.touchedBy[graha] ?? [] })).filter(
        ({ letters }) => letters.length > 0,
      );
    },
  };
}

/**
 * The ruling planets of the moment at which somebody judges, by the zodiac of the request. Errors: `invalid_input` for its
 * fields, and those of the ephemeris.
 */
export function rulingAt(
  judgement: BirthClockFields,
  observatory: Observatory,
  rules: Rules,
  zones: ZoneHistory,
): RulingPlanets {
  const { place, resolved } = resolveBirth(judgement, zones, 'rectification.judgement.');
  const grahas = kpMotions(observatory, resolved.jdUt);
  const { chart } = observedChart(observatory, resolved.jdUt, place, grahas, rules);
  const day = kpDay(observatory, resolved.jdUt, place, resolved.offsetHours, rules);
  return rulingPlanets(chart, day.weekday, rules);
}
