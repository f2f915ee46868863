import { GRAHA_DASHAS, type GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { Dasha } from '@ganita/core/dashas/period.js';
import type { RasiDashaId } from '@ganita/core/dashas/rasi/rasiDashas.js';
import type { LimitAt } from '@ganita/core/dashas/yearLength.js';
import { lazy, perKey } from '@ganita/core/lazy.js';
import { type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky, type Sky } from '@ganita/core/sky/sky.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import type { BirthMoment } from '../birthMoment.js';
import type { Ports } from '../calculation.js';
import { type MomentCharts, momentCharts } from '../natal/chartSet.js';
import { dashaYear, natalDashas } from '../natal/dashaCalculations.js';
import type { Change } from './smallestChanges.js';

/** Dashas of signs: all but the two whose periods have another lord than one sign. */
export type SignDashaId = Exclude<RasiDashaId, 'panchasvara' | 'sudarshana_chakra'>;
export const isSignDasha = (id: RasiDashaId): id is SignDashaId => id !== 'panchasvara' && id !== 'sudarshana_chakra';
/** A dasha that another program can print. */
export type PrintedDashaId = GrahaDashaId | SignDashaId;

export const isGrahaDasha = (id: string): id is GrahaDashaId => (GRAHA_DASHAS as readonly string[]).includes(id);

/** A birth by one set of rules, as far as printed values need it; each part is computed at its first use. */
export interface CandidateCharts {
  readonly rules: Rules;
  readonly sky: Sky;
  readonly charts: () => MomentCharts;
  readonly dasha: (id: PrintedDashaId) => { readonly dasha: Dasha<string>; readonly limitAt: LimitAt };
  /** First sunrise after a moment, by the definition of the calendar; null where the Sun does not rise. */
  readonly sunrise: (fromJdUt: JulianDayUt) => JulianDayUt | null;
}

/** The plain chart of a birth. */
const RASI = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null } as const;

/** The birth by its rules and some changes of them: changes of the chart, whose sky is observed once, and further ones. */
export type CandidateOf = (ofChart: readonly Change[], further: readonly Change[]) => CandidateCharts;

const chosen = (changes: readonly Change[]): Readonly<Record<string, string | number>> =>
  Object.fromEntries(changes.map(({ name, value }) => [name, value]));

/** `userDegrees`: an ayanamsa of the user's own, for the mode SIDM_USER. */
export function candidatesOf(
  { place, resolved: { jdUt, offsetHours } }: BirthMoment,
  userDegrees: number | null,
  base: Rules,
  ports: Ports,
): CandidateOf {
  const user = userDegrees === null ? null : { valueDeg: userDegrees, atJdUt: jdUt };
  const observed = perKey((ofChart: readonly Change[]) => {
    const rules = resolveRules(base, chosen(ofChart));
    const observatory = openObservatory(ports.ephemeris, rules, user);
    const sky = observeSky(observatory, jdUt, place, offsetHours, rules);
    const moment = { jdUt, place, utcOffsetHours: offsetHours };
    const yearOf = perKey((year_length: Rules['year_length']) =>
      dashaYear(observatory, moment, { ...rules, year_length }, ports.solarTables),
    );
    /** A dasha by the choices that divide it; its years are their own matter. */
    const dashaBy = perKey((further: string) =>
      perKey((id: PrintedDashaId) => {
        const by = resolveRules(rules, JSON.parse(further));
        const fields = { dasha_systems: [id], dasha_at: null, gender: null };
        const dashas = natalDashas(momentCharts(sky, RASI, by), observatory, fields, by);
        const [found] = isGrahaDasha(id) ? dashas.graha() : dashas.rasi();
        return (found as NonNullable<typeof found>).dasha as Dasha<string>;
      }),
    );
    return { rules, observatory, sky, yearOf, dashaBy };
  });
  return (ofChart, further) => {
    const { observatory, sky, rules: ofSky, yearOf, dashaBy } = observed(ofChart);
    const rules = resolveRules(ofSky, chosen(further));
    const charts = lazy(() => momentCharts(sky, RASI, rules));
    return {
      rules,
      sky,
      charts,
      dasha: (id) => ({
        dasha: dashaBy(JSON.stringify(chosen(further.filter(({ name }) => name !== 'year_length'))))(id),
        limitAt: yearOf(rules.year_length).limitAt,
      }),
      sunrise: (fromJdUt) => observatory.riseSet('Sun', 'rise', fromJdUt, place, rules.calendar_sunrise_definition),
    };
  };
}
