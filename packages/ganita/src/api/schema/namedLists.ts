import { ARUDHA_PADAS } from '@ganita/core/arudhas/arudha.js';
import { CONTRIBUTORS } from '@ganita/core/ashtakavarga/prastara.js';
import { DASHA_LEVELS } from '@ganita/core/dashas/period.js';
import { GENDERS } from '@ganita/core/facts/gender.js';
import { RAJJUS, VASYAS, YONIS } from '@ganita/core/match/attributes.data.js';
import { AVOID_NAMES } from '@ganita/core/muhurta/avoidWindows.js';
import { FACTORS } from '@ganita/core/muhurta/eventRow.js';
import { SIDE_HALVES } from '@ganita/core/prashna/prashnaArudha.js';
import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import { PRESET_NAMES } from '@ganita/core/rules/presetChoices.js';
import { TARAGRAHAS } from '@ganita/core/sky/suryaSiddhanta/elements.data.js';
import { SAPTAVARGA_KEYS } from '@ganita/core/strengths/shadbala/saptavargaja.js';
import { DIGNITIES, SIGN_DIGNITIES } from '@ganita/core/zodiac/dignities.js';
import { BODIES, GRAHAS, LAGNA_AND_GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { HOUSES } from '@ganita/core/zodiac/houses.js';
import { NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { ARUDHAS, SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '@ganita/core/zodiac/points.js';
import { COMPOUND_RELATIONS } from '@ganita/core/zodiac/relations.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { TARAS } from '@ganita/core/zodiac/taras.js';
import { VARGA_KEYS, VARGA_METHODS } from '@ganita/core/zodiac/vargaKeys.js';
import { WEEKDAYS } from '@ganita/core/zodiac/weekdays.js';
import { LANGUAGE_ALIASES, LANGUAGES } from '@ganita/words/languages.js';
import { DASHA_SYSTEMS } from '../../calculations/natal/dashaSystems.js';
import { SECTION_KEYS } from '../../calculations/natal/sectionKeys.js';

/** A list of ids with what each of them is. */
interface NamedList {
  readonly values: readonly (string | number)[];
  readonly description: string;
}

/**
 * Names of the lists of ids that requests and responses are made of, in OpenAPI and in the types of the library. An
 * enumeration of the same values has the name of its list, and so has a schema with that title.
 */
export const NAMED_LISTS: Readonly<Record<string, NamedList>> = {
  SectionKey: { values: SECTION_KEYS, description: 'a key of the horoscope' },
  DashaSystem: { values: DASHA_SYSTEMS, description: 'a dasha: of grahas, of signs, or annual' },
  DashaLevel: {
    values: DASHA_LEVELS,
    description: '1 mahadasha, 2 antardasha, 3 pratyantardasha, 4 sookshma, 5 prana, 6 deha',
  },
  AyanamsaMode: { values: AYANAMSA_MODES, description: 'the sidereal zero point, as the field ayanamsa_mode names it' },
  AppliedAyanamsaMode: {
    values: [...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES],
    description: 'the sidereal zero point; `rules` can name more of them than the field ayanamsa_mode',
  },
  PresetName: { values: PRESET_NAMES, description: 'a set of choices under one name' },
  Planet: { values: PLANETS, description: 'one of the seven planets that own signs' },
  Taragraha: { values: TARAGRAHAS, description: 'Mars, Mercury, Jupiter, Venus or Saturn' },
  Contributor: {
    values: CONTRIBUTORS,
    description: 'a contributor of the ashtakavarga: one of the seven planets or the Ascendant',
  },
  Graha: { values: GRAHAS, description: 'one of the nine grahas' },
  LagnaOrGraha: { values: LAGNA_AND_GRAHAS, description: 'one of the nine grahas or the Ascendant' },
  Body: { values: BODIES, description: 'the Ascendant, one of the nine grahas, or Uranus, Neptune or Pluto' },
  Sign: { values: SIGNS, description: 'a sign of the zodiac' },
  House: { values: HOUSES, description: 'a house, 1 to 12' },
  HouseKey: { values: HOUSES.map(String), description: 'a house, 1 to 12, as a key' },
  Nakshatra: { values: NAKSHATRAS, description: 'one of the 27 nakshatras' },
  VargaKey: { values: VARGA_KEYS, description: 'a divisional chart; D-1 is the rasi chart' },
  VargaMethod: {
    values: VARGA_METHODS,
    description: 'a divisional chart by its first method, or by the method of a number',
  },
  SaptavargaKey: {
    values: SAPTAVARGA_KEYS,
    description: 'one of the seven charts whose dignities count in saptavargaja bala',
  },
  SideHalf: { values: SIDE_HALVES, description: 'half of a side of the horizon, clockwise' },
  Weekday: { values: WEEKDAYS, description: 'a weekday' },
  TaraId: {
    values: TARAS,
    description: 'one of the nine taras: a class of nakshatras, counted from that of the birth',
  },
  Dignity: { values: DIGNITIES, description: 'how strong a graha is by the place that it has in the zodiac' },
  SignDignity: { values: SIGN_DIGNITIES, description: 'dignity by the sign alone, without moolatrikona' },
  CompoundRelation: {
    values: COMPOUND_RELATIONS,
    description: 'permanent and temporary friendship of two planets together',
  },
  ArudhaKey: {
    values: ARUDHA_PADAS,
    description: 'the arudha of a house; AL is that of the first, UL that of the twelfth',
  },
  HouseArudhaKey: { values: ARUDHAS, description: 'the arudha of a house, A1 to A12' },
  Upagraha: { values: UPAGRAHAS, description: 'a shadowy body' },
  TimeUpagraha: {
    values: TIME_UPAGRAHAS,
    description: "an upagraha that is the Ascendant in a planet's part of the day or night",
  },
  SpecialLagna: { values: SPECIAL_LAGNAS, description: 'a special lagna' },
  SphutaKey: { values: SPHUTAS, description: 'a sphuta: a point made of several longitudes' },
  VarnadaKey: { values: VARNADAS, description: 'the varnada lagna of a house, V1 to V12' },
  Vasya: { values: VASYAS, description: 'a group of signs by what they obey' },
  Yoni: { values: YONIS, description: 'the animal of a nakshatra' },
  Rajju: { values: RAJJUS, description: 'the rope, a part of the body, that a nakshatra belongs to' },
  MuhurtaFactor: { values: FACTORS, description: 'what a date or an instant gets points for' },
  AvoidedWindow: { values: AVOID_NAMES, description: 'a window of the day to avoid' },
  LanguageCode: { values: LANGUAGES, description: 'language of display words; ka is Kannada' },
  RequestLanguage: {
    values: [...LANGUAGES, ...Object.keys(LANGUAGE_ALIASES)],
    description: 'language of display words; ka and kn are Kannada',
  },
  Gender: { values: GENDERS, description: 'man or woman' },
};
