/** Fields, and other choices, without which a choice of the natal chart has nothing to decide. */
const NEEDS = {
  siddhanta_sines: { calculation_type: 'ss' },
  custom_seed: { divisional_chart_factor: 9, base_rasi: 3 },
  custom_start_variation: { divisional_chart_factor: 9, base_rasi: 3 },
  mixed_chart_method: { rules: { mixed_chart_factor: 9 } },
  dasha_varga_method: { rules: { dasha_varga: 9 } },
  padanadhamsa: { dasha_systems: ['padanadhamsa_method_2', 'padanadhamsa_method_3'] },
  patyayini_span: { pravesha_type: 1, years: 31 },
  yoga_readings: { rules: { further_yogas: 'yes' } },
  ...Object.fromEntries(
    [
      'antardasha_option',
      'sub_period_split',
      'naisargika_antardashas',
      'sudasa_antardasha',
      'shoola_antardasha',
      'raashiyanka',
      'sudarshana_antardasha',
    ].map((name) => [name, { dasha_levels: 2 }]),
  ),
};

/** Calculations in which a choice is measured that no natal chart reads, each from a birth and the one before it. */
const OTHERS = {
  gocharEvents: ({ date, latitude, longitude, timezone }, _before, core) => {
    const to = core.addDays(core.parseDate(date, 'date', core.TRANSIT_YEARS), 90);
    return { from_date: date, to_date: core.dateText(to), latitude, longitude, timezone };
  },
  gochara: (birth, before) => ({ ...birth, place: '', target_date: before.date }),
  marriageMatch: (birth, before) => ({ boy_birth_details: birth, girl_birth_details: before }),
};
function otherOf(core, name) {
  if (name === 'station') return 'gocharEvents';
  return name in core.matchChoices ? 'marriageMatch' : 'gochara';
}

/** Values of a choice other than its default. A user's ayanamsa would need its degrees. */
export const otherValues = ({ RULE_CHOICES, DEFAULT_RULES }, name) =>
  RULE_CHOICES[name].values.filter((value) => value !== DEFAULT_RULES[name] && value !== 'SIDM_USER');

/** The value that is tried for a birth: they take turns. */
export function valueAt(core, name, turn) {
  const values = otherValues(core, name);
  return values[turn % values.length];
}

/**
 * The requests that show what a choice changes: the one without it, and the fields to add to that with the choice.
 * Of a natal chart only the keys are requested that the choice can change; the chart without it is whole where one serves many.
 */
export function requestsFor(core, name, birth, before) {
  if (!(name in core.CHOICE_REACH)) {
    const calculation = otherOf(core, name);
    return { calculation, plain: OTHERS[calculation](birth, before, core), over: {} };
  }
  const over = { sections: [...core.CHOICE_REACH[name]] };
  const needs = NEEDS[name];
  const plain = { ...birth, place: '', dasha_levels: 1, ...(needs && { ...over, ...needs }) };
  return { calculation: 'natalChart', plain, over };
}
