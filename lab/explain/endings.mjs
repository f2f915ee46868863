/** With which step a derivation ends, and what it must prove, by its path: the last rounding may change nothing, and is due. */
const BY_PART = {
  sign: /^sign$/,
  sign_index: /^((second_)*(sign_index|varga_index)|counted_index|arudha_index|fatal_index)$/,
  start_absolute_longitude: /^absolute$/,
  middle_absolute_longitude: /^absolute$/,
  end_absolute_longitude: /^absolute$/,
  distance: /^rounded$/,
  tolerance: /^rounded$/,
  distance_from_sun: /^rounded$/,
  ranking_degrees: /^rounded$/,
  longitude: /^degrees_in_sign$/,
  absolute_longitude: /^absolute$/,
  house: /^house$/,
  pada: /^pada$/,
  number: /^number$/,
  nakshatra_number: /^number$/,
  degrees_in_nakshatra: /^written$/,
  starts: /^on_clock$/,
  ends: /^on_clock$/,
  maheshwara: /^maheshwara$/,
  brahma: /^(owner_in_place_0|stronger_owner)$/,
  applicable_method: /^method$/,
  lagna_years_by: /^years_by$/,
  lagna_years: /^rounded$/,
  partial_by_longitude: /^is_partial$/,
  gandanta_pada: /^is_there$/,
  node: /^node$/,
  is_day_birth: /^is_day_birth$/,
  tithi_vriddhi: /^is_vriddhi$/,
};
/** Parts of shadbala that are written as they are. */
const WHOLE = /\.(saptavargaja|ojayugma|kendradi|drekkana|tribhaga|abda|masa|vara|hora|naisargika|required_rupas)$/;
const OF_HOUSE = /^bhavabala\.\d+\.(adhipati|drik|total|total_rupas)$/;
const OF_LIFE =
  /^longevity\.(computed_years|ayurdaya)\..*(years|reduction_factor|_rasi|_navamsa|combust|enemy_sign|visible_half|malefic_in_lagna)$/;
const OF_TAJIKA = /^other_bala\.(pancha_vargeeya_bala\.\w+\.(uccha|sum|total)|(ishta|kashta)_phala\.\w+)$/;
const MONTH_ENDS = {
  amanta: /^month$/,
  purnimanta: /^month$/,
  is_adhika: /^is_adhika$/,
  is_kshaya: /^is_kshaya$/,
  is_nija: /^is_nija$/,
  paksha: /^paksha$/,
  start: /^on_clock$/,
  end: /^on_clock$/,
};
const OF_LUMINARY = /^shadbala\.(Sun|Moon)\.(cheshta|kala\.yuddha)$/;
const DASHA = /^\w+\.(maha|antara|pratyantara|sookshma|prana|deha)(\.(start|end))?@/;

const endOf = (path) => {
  if (path === 'doshas.manglik.effective') return /^effective$/;
  if (path.startsWith('yogas.') || /^doshas\.[\w.]+\.present$/.test(path)) return /^is_present$/;
  if (/^vimsopaka\..*\.score$/.test(path)) return /^rounded$/;
  if (path.startsWith('other_bala.harsha_bala.')) return /^(fives|sum)$/;
  if (path.includes('lunar_month.')) return MONTH_ENDS[path.split('.').at(-1)];
  if (path.endsWith('.net')) return /^net$/;
  if (path.startsWith('kootas.')) return /^(points|total)$/;
  if (path.includes('.sodhita_ashtaka_varga.')) return /^reduced$/;
  if (path.startsWith('ashtakavarga.prastara.')) return /_bindu$/;
  if (path.startsWith('shadbala.')) return WHOLE.test(path) || OF_LUMINARY.test(path) ? null : /^rounded$/;
  if (/^bhavabala\.\d+\.dig$/.test(path)) return /^virupas$/;
  if (path.endsWith('.increase_factor')) return /^factor$/;
  if (OF_HOUSE.test(path) || OF_LIFE.test(path) || OF_TAJIKA.test(path)) return /^rounded$/;
  if (DASHA.test(path)) return /\.(start|end)@/.test(path) ? /^on_clock$/ : /^lord$/;
  if (/_(fraction_left|length_hours|from_sunrise)$/.test(path)) return /^rounded$/;
  const part = path.split('.').at(-1);
  return Object.hasOwn(BY_PART, part) ? BY_PART[part] : null;
};

/** That a moment is in what was found. */
const WITHIN = ['has_started', 'has_not_ended'];

/** Steps that a derivation must have beside those that lead to the value. */
function proofsOf(path) {
  if (/(lunar_year_start|mesha_sankranti_at|vikram_samvatsara(\.number)?)$/.test(path)) return WITHIN;
  if (path === 'panchang.solar_month.day') return ['comes_after', 'comes_before', 'entry_is_there'];
  if (!DASHA.test(path)) return [];
  return [...WITHIN, ...(/^(buddhi_gathi|rashmi)\./.test(path) ? ['goes_on'] : [])];
}

/** What a derivation lacks at its end; null where it lacks nothing. */
export function endFault(path, steps) {
  const end = endOf(path);
  if (end !== null && !end.test(steps.at(-1).step)) return `it ends with ${steps.at(-1).step}`;
  const missing = proofsOf(path).find((name) => !steps.some(({ step, known }) => step === name && known === true));
  return missing === undefined ? null : `${missing} is not shown`;
}
