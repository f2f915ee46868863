import { rulesOfRequest } from '../../core/rules/given.js';
import { openObservatory } from '../../core/sky/observatory.js';
import { observeSky } from '../../core/sky/sky.js';
import type { JulianDayUt } from '../../core/time/julianDay.js';
import { watchGrahas } from '../../core/transits/grahaPaths.js';
import { factorOf, VARGA_KEYS } from '../../core/vargas/vargaKeys.js';
import { resolveBirth } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { namedRules, POSITION_FLAGS } from '../conventions.js';
import { ENGINE } from '../engine.js';
import { lazy } from '../lazy.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { annualDashas } from './annualDashas.js';
import type { ChosenChart } from './chosenChart.js';
import type { NatalContext } from './context.js';
import { DASHA_SECTIONS } from './dashaSections.js';
import { natalDashas } from './dashas.js';
import { natalChecks, natalInput, normaliseBirth } from './input.js';
import { momentCharts } from './momentCharts.js';
import { NATAL_RULES } from './natalRules.js';
import { notApplied, STAYS_DRIK } from './notApplied.js';
import { praveshaOf } from './pravesha.js';
import { natalOutput } from './schemas/natalOutput.js';
import { SECTION_KEYS, type SectionKey } from './sectionKeys.js';
import { SECTIONS, type SectionResults } from './sectionTable.js';
import { refuseTooManyPeriods } from './shownDashas.js';

/** A natal chart: the birth as resolved, the keys asked for, the chosen chart and the ledger. */
export interface NatalChart {
  readonly context: NatalContext;
  /** In the contract's order. */
  readonly sections: Readonly<Partial<SectionResults>>;
  /** null where the request leaves factor, method, base and direction at their defaults. */
  readonly chosenChart: ChosenChart | null;
  readonly meta: Meta;
}

/** Reckon everything an answer can be made of. Charts are made when first asked for. */
export function natalContext(request: CheckedRequest<Filled<typeof natalInput>>, ports: Ports): NatalContext {
  const { input, given } = request;
  const rules = rulesOfRequest(input, given, input.rules);
  const birth = resolveBirth(input, ports.zones);
  const { jdUt, offsetHours } = birth.resolved;
  const user = input.ayanamsa_value === null ? null : { valueDeg: input.ayanamsa_value, atJdUt: jdUt };
  const observatory = openObservatory(ports.ephemeris, rules, user);
  const skyAt = (moment: JulianDayUt) => observeSky(observatory, moment, birth.place, offsetHours, rules);
  const natal = momentCharts(skyAt(jdUt), input, rules);
  const pravesha = praveshaOf(natal.sky, observatory, skyAt, input, rules);
  const charts = pravesha === null ? natal : momentCharts(pravesha.sky, input, rules);
  const dashas = lazy(() => natalDashas(natal, observatory, input, rules, ports.solarTables));
  const annual = lazy(() => (pravesha === null ? null : annualDashas(natal, dashas(), pravesha, input, rules)));
  const grahaPaths = watchGrahas(observatory, ports.transitTables);
  return { input, rules, birth, observatory, grahaPaths, ...charts, natal, dashas, annualDashas: annual, pravesha };
}

function run(request: CheckedRequest<Filled<typeof natalInput>>, ports: Ports): NatalChart {
  const context = natalContext(request, ports);
  const { input } = context;
  const wanted = SECTION_KEYS.filter((key) => input.sections === null || input.sections.includes(key));
  refuseTooManyPeriods(wanted.flatMap((key) => DASHA_SECTIONS[key]?.(context) ?? []));
  const sections = Object.fromEntries(wanted.map((key: SectionKey) => [key, SECTIONS[key](context)]));
  return {
    context,
    sections,
    chosenChart: context.chosen.asked ? context.chosen : null,
    meta: {
      ignoredFields: request.ignoredFields,
      engineVersion: ENGINE.version,
      ephemeris: ports.ephemeris.identity,
      conventions: conventionsOf(context),
    },
  };
}

/** Every choice that went into a natal chart. */
function conventionsOf(context: NatalContext): Readonly<Record<string, unknown>> {
  const { rules, sky } = context;
  return {
    ...namedRules(rules, NATAL_RULES),
    ayanamsa_value: sky.ayanamsaDeg,
    position_flags: POSITION_FLAGS[rules.positions],
    house_system_of_cusps: sky.cusps.system,
    dasha_year_days: context.dashas().year.days,
    sun_event_substituted: sky.dayFrame.substituted,
    varga_methods: Object.fromEntries(VARGA_KEYS.map((key) => [`D-${factorOf(key)}`, 1])),
    not_applied: notApplied(context),
    ...(rules.calculation_type === 'ss' && { stays_drik: STAYS_DRIK }),
  };
}

/** `POST /horoscope`: the complete natal chart. */
export const natalChart = calculation({
  name: 'natalChart',
  summary: 'Complete natal chart',
  input: natalInput,
  checks: natalChecks,
  normalise: normaliseBirth,
  output: natalOutput,
  run,
});
