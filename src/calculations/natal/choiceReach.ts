import { recordFrom } from '../../core/records.js';
import { CHOICE_AREAS, NATAL_RULES, type NatalArea, type NatalRule } from '../../core/rules/areas.js';
import { memberOf } from '../../core/rules/choiceGroups.js';
import { SECTION_KEYS, type SectionKey } from './sectionKeys.js';

/**
 * Keys that a choice can change, and no other; a chosen chart and a pravesha can change in addition. No row of a key
 * can say this: the choices are read deep in the core. `EVERY_PLACE` contains every new key; where one is missing in
 * another list, the tests that change every choice fail.
 */
type Reach = readonly SectionKey[];

const EVERY_PLACE: Reach = SECTION_KEYS.filter((key) => key !== 'julian_day');
/** What the Vedic day decides: day or night, weekday, minutes since sunrise. */
const VEDIC_DAY: Reach = [
  'calendar_info',
  'amsa_rulers',
  'yogas',
  'sahams',
  'upagrahas',
  'special_lagnas',
  'house_varnadas',
  'shad_bala',
  'bhava_bala',
  'other_bala',
  'sphuta',
  'graha_dashas',
  'rasi_dashas',
  'longevity_prediction',
];
/** Keys that are read in the chosen chart. */
const CHOSEN_CHART: Reach = [
  'chara_karakas',
  'upagrahas',
  'special_lagnas',
  'house_varnadas',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'house_relationships',
  'sphuta',
  'rasi_dashas',
];
/** What compares two grahas or signs, or needs the lord of Scorpio and Aquarius. */
const COMPARISONS: Reach = [
  'yogas',
  'doshas',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'vimsopaka_bala',
  'arudha_padhas',
  'graha_dashas',
  'rasi_dashas',
  'longevity_prediction',
];
const ARUDHAS: Reach = [
  'yogas',
  'graha_arudhas',
  'surya_arudhas',
  'chandra_arudhas',
  'arudha_padhas',
  'graha_dashas',
  'rasi_dashas',
];
/** Gulika and Maandi are part of yogas and sphutas, and a dasha can start from them. */
const TIME_POINTS: Reach = ['amsa_rulers', 'yogas', 'upagrahas', 'sphuta', 'graha_dashas'];
const AYURDAYA: Reach = ['graha_dashas', 'longevity_prediction'];

/** What is read in each of the 23 charts. */
const EACH_CHART: Reach = [
  'divisional_charts',
  'yogas',
  'vimsopaka_bala',
  'vaiseshikamsa_bala',
  'arudha_padhas',
  'margins',
];

/** What the choices of an area can change. */
const AREA_REACH: Readonly<Record<NatalArea, Reach>> = {
  positions: EVERY_PLACE,
  siddhanta: EVERY_PLACE,
  day: VEDIC_DAY,
  vargas: CHOSEN_CHART,
  states: ['planetary_states'],
  comparisons: COMPARISONS,
  strengths: ['shad_bala', 'bhava_bala', 'other_bala'],
  points: ['upagrahas', 'house_relationships'],
  panchanga: ['calendar_info', 'margins'],
  angas: ['calendar_info', 'saturn_transits', 'margins'],
  'dasha-years': ['graha_dashas', 'rasi_dashas'],
  'graha-dashas': ['graha_dashas', 'margins'],
  'rasi-dashas': ['rasi_dashas'],
  facts: ['yogas', 'doshas', 'longevity_prediction'],
  doshas: ['doshas'],
  yogas: ['yogas'],
  longevity: ['longevity_prediction'],
  moon: ['birth_attributes'],
};

/** Choices that can change more than their area, or much less. */
const OWN_REACH: Readonly<Partial<Record<NatalRule, Reach>>> = {
  bhava_madhya_method: ['bhava_chart', 'margins'],
  pancha_vargeeya: ['other_bala', 'yogas'],
  vimsopaka: ['vimsopaka_bala'],
  vighati_rate: ['amsa_rulers', 'special_lagnas', 'graha_dashas'],
  gulika_part: TIME_POINTS,
  maandi_part: TIME_POINTS,
  lordless_part: TIME_POINTS,
  varnada_method: ['amsa_rulers', 'house_varnadas', 'graha_dashas', 'rasi_dashas'],
  karaka_scheme: ['chara_karakas', 'graha_dashas', 'rasi_dashas'],
  arudhas: ARUDHAS,
  panchasvara_names: ['graha_dashas', 'rasi_dashas'],
  patyayini_span: ['graha_dashas'],
  ayurdaya_method: AYURDAYA,
  ayurdaya_losses: AYURDAYA,
  ayurdaya_lagna: AYURDAYA,
};

const areaReach = (name: NatalRule): Reach => {
  if (memberOf(name)?.group === 'varga_methods') return EACH_CHART;
  const areas = Object.keys(AREA_REACH) as readonly NatalArea[];
  return areas.flatMap((area) => (name in CHOICE_AREAS[area].choices ? AREA_REACH[area] : []));
};

/** What each choice of a natal chart can change. Tests check every value of every choice against it. */
export const CHOICE_REACH = recordFrom(NATAL_RULES, (name) => OWN_REACH[name] ?? areaReach(name));
