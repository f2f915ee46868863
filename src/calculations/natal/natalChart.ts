import type { chartOf } from '../../core/charts/chart.js';
import { type Comparisons, comparisonsOf } from '../../core/comparisons/comparisons.js';
import { specialPoints } from '../../core/points/specialPoints.js';
import { rulesOfRequest } from '../../core/rules/given.js';
import { RULE_CHOICES } from '../../core/rules/rules.js';
import { openObservatory } from '../../core/sky/observatory.js';
import { observeSky } from '../../core/sky/sky.js';
import { strengthChart } from '../../core/strengths/strengthChart.js';
import { strengthsOf } from '../../core/strengths/strengths.js';
import { namedDivision } from '../../core/vargas/division.js';
import { vargaChart } from '../../core/vargas/vargaChart.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '../../core/vargas/vargaKeys.js';
import { resolveBirth } from '../birthMoment.js';
import { calculation, type Filled, type Meta, type Ports } from '../calculation.js';
import { chosenRules, POSITION_FLAGS } from '../conventions.js';
import { ENGINE } from '../engine.js';
import { lazy } from '../lazy.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { type ChosenChart, chosenChartOf } from './chosenChart.js';
import type { NatalContext } from './context.js';
import { natalChecks, natalInput, normaliseBirth } from './input.js';
import { natalOutput } from './schemas/natalOutput.js';
import { SECTION_KEYS, type SectionKey } from './sectionKeys.js';
import { SECTIONS, type SectionResults } from './sectionTable.js';

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
  const sky = observeSky(observatory, jdUt, birth.place, offsetHours, rules);
  const vargas = new Map<VargaKey, ReturnType<typeof chartOf>>();
  const varga = (key: VargaKey) => {
    const made = vargas.get(key) ?? vargaChart(sky, namedDivision(key));
    vargas.set(key, made);
    return made;
  };
  const compared = new Map<VargaKey, Comparisons>();
  const comparisons = (key: VargaKey) => {
    const made = compared.get(key) ?? comparisonsOf(varga(key), rules);
    compared.set(key, made);
    return made;
  };
  const chosen = chosenChartOf(sky, input, rules);
  return {
    input,
    rules,
    birth,
    observatory,
    sky,
    rasi: varga('D-1_rasi'),
    varga,
    chosen,
    comparisons,
    chosenComparisons: lazy(() =>
      chosen.division.kind === 'rasi' ? comparisons('D-1_rasi') : comparisonsOf(chosen.chart, rules),
    ),
    points: lazy(() => specialPoints(sky, rules)),
    strengths: lazy(() => strengthsOf(strengthChart(sky, rules, varga), rules)),
  };
}

function run(request: CheckedRequest<Filled<typeof natalInput>>, ports: Ports): NatalChart {
  const context = natalContext(request, ports);
  const { input } = context;
  const wanted = SECTION_KEYS.filter((key) => input.sections === null || input.sections.includes(key));
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
const conventionsOf = ({ rules, sky }: NatalContext): Readonly<Record<string, unknown>> => ({
  ...chosenRules(rules, [RULE_CHOICES]),
  ayanamsa_value: sky.ayanamsaDeg,
  position_flags: POSITION_FLAGS[rules.positions],
  house_system_of_cusps: sky.cusps.system,
  sun_event_substituted: sky.dayFrame.substituted,
  varga_methods: Object.fromEntries(VARGA_KEYS.map((key) => [`D-${factorOf(key)}`, 1])),
});

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
