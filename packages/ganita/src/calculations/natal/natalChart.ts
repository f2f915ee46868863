import { lazy } from '@ganita/core/lazy.js';
import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { angaObservatoryOf } from '@ganita/core/sky/angaObservatory.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { openGrahaPaths } from '@ganita/core/transits/grahaPaths.js';
import { resolveBirth } from '../birthMoment.js';
import { calculation, type Meta, type Ports, type Settings } from '../calculation.js';
import { isTopocentric, metaOf, namedRules, positionFlags, SOLAR_MONTH_POSITIONS, settingsOf } from '../engineMeta.js';
import { computedOnce } from '../sharedResults.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { annualDashas } from './annualDashaCalculations.js';
import { calendarOfSky } from './calendarCalculation.js';
import type { ChartInput } from './chartInput.js';
import { momentCharts } from './chartSet.js';
import type { NatalContext } from './context.js';
import { natalDashas } from './dashaCalculations.js';
import { withPresentDashas } from './dashaFields.js';
import { DASHA_KEYS, dashaTreesOf } from './dashaSections.js';
import { rejectTooManyPeriods } from './dashaTrees.js';
import { type NatalInput, natalChecks, natalInput, natalRules } from './natalInput.js';
import { praveshaOf } from './praveshaCalculation.js';
import { CHART_FIELDS, type ChosenChart } from './requestedChart.js';
import { HOROSCOPE_KEYS, SECTION_KEYS, type SectionKey } from './sectionKeys.js';
import { SECTIONS, type SectionResults } from './sectionTable.js';
import { notApplied, STAYS_DRIK, STAYS_GEOCENTRIC } from './unusedOptions.js';

/** The part of a checked request that decides a chart. */
interface ChartRequest {
  readonly input: ChartInput;
  readonly rules: Rules;
}

/** A natal chart: the birth as resolved, the requested keys, the chosen chart and `meta`. */
export interface NatalChart {
  readonly context: NatalContext;
  /** In the contract's order. */
  readonly sections: Readonly<Partial<SectionResults>>;
  /** null where the request leaves factor, method, base and direction at their defaults. */
  readonly chosenChart: ChosenChart | null;
  readonly meta: Meta;
}

/** Everything that an answer can contain. Charts are computed at their first use. */
export function natalContext({ input, rules }: ChartRequest, ports: Ports): NatalContext {
  const birth = resolveBirth(input, ports.zones);
  const { jdUt, offsetHours } = birth.resolved;
  const user = input.ayanamsa_value === null ? null : { valueDeg: input.ayanamsa_value, atJdUt: jdUt };
  const observatory = openObservatory(ports.ephemeris, rules, user);
  const skyAt = (moment: JulianDayUt) => observeSky(observatory, moment, birth.place, offsetHours, rules);
  const chartFields = CHART_FIELDS.map((field) => input[field]);
  const natal = computedOnce(ports, 'natal charts', [birth, input.ayanamsa_value, chartFields, rules], () =>
    momentCharts(skyAt(jdUt), input, rules),
  );
  const pravesha = praveshaOf(natal.sky, observatory, skyAt, input, rules);
  const charts = pravesha === null ? natal : momentCharts(pravesha.sky, input, rules);
  const dashas = lazy(() => natalDashas(natal, observatory, input, rules, ports.solarTables));
  const annual = lazy(() => (pravesha === null ? null : annualDashas(natal, dashas(), pravesha, input, rules)));
  const grahaPaths = openGrahaPaths(angaObservatoryOf(observatory, rules), ports.transitTables);
  return {
    input,
    rules,
    birth,
    observatory,
    grahaPaths,
    calendar: lazy(() => calendarOfSky(charts.sky, observatory, rules)),
    ...charts,
    natal,
    dashas,
    annualDashas: annual,
    pravesha,
  };
}

/** Keys of a request, in the contract's order: those that it names, or all of the horoscope. */
export const wantedSections = ({ sections }: Pick<NatalInput, 'sections'>): readonly SectionKey[] =>
  sections === null ? HOROSCOPE_KEYS : SECTION_KEYS.filter((key) => sections.includes(key));

/** Some keys of a chart. Errors: `invalid_input` for dashas of too many periods. */
export function natalSections(context: NatalContext, wanted: readonly SectionKey[]): Readonly<Partial<SectionResults>> {
  rejectTooManyPeriods(dashaTreesOf(context, wanted));
  return Object.fromEntries(wanted.map((key) => [key, SECTIONS[key].compute(context)]));
}

function compute(request: CheckedRequest<NatalInput>, ports: Ports): NatalChart {
  const context = natalContext(request, ports);
  const wanted = wantedSections(request.input);
  return {
    context,
    sections: natalSections(context, wanted),
    chosenChart: context.chosen.isRequested ? context.chosen : null,
    meta: metaOf(request, ports, natalSettings(context, wanted)),
  };
}

/** Every choice that went into a natal chart of some keys. */
export function natalSettings(context: NatalContext, wanted: readonly SectionKey[]): Settings {
  const { rules, sky } = context;
  return settingsOf(namedRules(rules, NATAL_RULES), {
    ayanamsa_value: sky.ayanamsaDeg,
    position_flags: positionFlags(rules),
    solar_month_positions: SOLAR_MONTH_POSITIONS,
    get house_system_of_cusps() {
      return sky.cusps.system;
    },
    get dasha_year_days() {
      return context.dashas().year.days;
    },
    get sun_event_substituted() {
      return sunEventSubstituted(context, wanted);
    },
    not_applied: notApplied(context),
    ...(rules.calculation_type === 'ss' && { stays_drik: STAYS_DRIK }),
    ...(isTopocentric(rules) && { stays_geocentric: STAYS_GEOCENTRIC }),
  });
}

/**
 * Whether transits of the Sun replace a sunrise or sunset anywhere in the answer
 * (docs/rules/02-points-and-arudhas.md#section-1): at the moment of the chart, at the birth, at the return that starts
 * the year, or in the night before the birth.
 */
const sunEventSubstituted = ({ sky, natal, pravesha, dashas }: NatalContext, wanted: readonly SectionKey[]): boolean =>
  sky.dayFrame.substituted ||
  natal.sky.dayFrame.substituted ||
  pravesha?.yearSky().dayFrame.substituted === true ||
  (wanted.some((key) => DASHA_KEYS.includes(key)) && dashas().sunsetSubstituted());

/** `POST /horoscope`: the complete natal chart. */
export const natalChart = calculation({
  request: natalInput,
  checks: natalChecks,
  rules: natalRules,
  resolveDefaults: withPresentDashas,
  birthField: 'date',
  compute,
});
