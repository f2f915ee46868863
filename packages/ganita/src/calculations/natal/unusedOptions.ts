import type { Rules } from '@ganita/core/rules/rules.js';
import { chosenCusps } from '@ganita/core/sky/houseCusps.js';
import type { ChartInput } from './chartInput.js';
import type { NatalContext } from './context.js';
import { ANNUAL_DASHAS } from './dashaSystems.js';

/** Rules of positions that the Surya Siddhanta does not use; what stays drik still follows them. */
const NO_RULES_OF_SS = ['ayanamsa_mode', 'node_type', 'rules.positions', 'rules.lagna_nutation'] as const;
/** What a chart by the Surya Siddhanta takes from the modern ephemeris all the same. */
export const STAYS_DRIK = ['sunrise', 'anga_ends', 'pravesha', 'saturn_transits'] as const;

/** What a chart that is seen from its place takes from the centre of the Earth all the same. */
export const STAYS_GEOCENTRIC = ['anga_ends', 'pravesha', 'saturn_transits', 'solar_years'] as const;

/** Choices that the Surya Siddhanta does not know, listed where a request makes them. */
const chosenInVain = ({ ayana_declination, house_cusps, observer }: Rules): readonly string[] => [
  ...(ayana_declination === 'true' ? ['rules.ayana_declination'] : []),
  ...(house_cusps === 'by_bhava_method' ? [] : ['rules.house_cusps']),
  ...(observer === 'geocentre' ? [] : ['rules.observer']),
];

/** Fields that each `pravesha_type` does not read. */
const UNREAD: Readonly<Record<number, readonly (keyof ChartInput)[]>> = {
  0: ['years', 'months', 'sixty_hours'],
  1: [],
  2: ['months', 'sixty_hours'],
};

/** Annual dashas that were requested for a chart without a year. */
const annualRequested = ({ pravesha_type, dasha_systems }: ChartInput): readonly string[] =>
  pravesha_type === 0
    ? (dasha_systems ?? []).filter((id) => ANNUAL_DASHAS.includes(id)).map((id) => `dasha_systems.${id}`)
    : [];

/** A value given for an ayanamsa of the user's own, where another was chosen. */
const valueUnread = ({ ayanamsa_value }: ChartInput, mode: string): readonly string[] =>
  ayanamsa_value !== null && mode !== 'SIDM_USER' ? ['ayanamsa_value'] : [];

/** The tithis of a panjika, which a preset may choose: the angas of a birth are those of its chart. */
const tithisUnread = ({ tithi_source }: Rules): readonly string[] =>
  tithi_source === 'drik' ? [] : ['rules.tithi_source'];

/** Fields, and choices of `rules`, that do not affect a chart, each with the field that is the reason. */
export function notApplied({ input, rules, chosen }: NatalContext): Readonly<Record<string, string>> {
  const ofType = rules.calculation_type === 'ss' ? NO_RULES_OF_SS : (['rules.siddhanta_sines'] as const);
  const because = (names: readonly string[], reason: string): Record<string, string> =>
    Object.fromEntries(names.map((name) => [name, reason]));
  const cusps = chosenCusps(rules);
  return {
    ...because(cusps === null ? [] : ['bhava_madhya_method'], `rules.house_cusps ${cusps}`),
    ...because(rules.calculation_type === 'ss' ? chosenInVain(rules) : [], 'calculation_type ss'),
    ...because(ofType, `calculation_type ${rules.calculation_type}`),
    ...because(UNREAD[input.pravesha_type] ?? [], `pravesha_type ${input.pravesha_type}`),
    ...because(valueUnread(input, rules.ayanamsa_mode), `ayanamsa_mode ${rules.ayanamsa_mode}`),
    ...because(input.kali_start_year === 13 ? [] : ['kali_start_year'], 'same names since 908 CE'),
    ...because(annualRequested(input), `pravesha_type ${input.pravesha_type}`),
    ...because(input.yoga_charts !== null && rules.yogas === 'jhora' ? ['yoga_charts'] : [], 'rules.yogas jhora'),
    ...because(tithisUnread(rules), `calculation_type ${rules.calculation_type}`),
    ...because(chosen.unused, `divisional_chart_factor ${chosen.factor}`),
  };
}
