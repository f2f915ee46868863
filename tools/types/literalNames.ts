import { DASHA_SYSTEMS } from '../../src/calculations/natal/dashaSystems.js';
import { SECTION_KEYS } from '../../src/calculations/natal/sectionKeys.js';
import { ARUDHA_PADAS } from '../../src/core/arudhas/arudha.js';
import { CONTRIBUTORS } from '../../src/core/ashtakavarga/prastara.js';
import { DASHA_LEVELS } from '../../src/core/dashas/period.js';
import { RAJJUS, VASYAS, YONIS } from '../../src/core/match/attributes.data.js';
import { AVOID_NAMES } from '../../src/core/muhurta/avoidWindows.js';
import { FACTORS } from '../../src/core/muhurta/eventRow.js';
import { AYANAMSA_MODES, FURTHER_AYANAMSA_MODES } from '../../src/core/rules/ayanamsaModes.js';
import { PRESET_NAMES } from '../../src/core/rules/presetChoices.js';
import { TARAGRAHAS } from '../../src/core/sky/suryaSiddhanta/elements.data.js';
import { SAPTAVARGA_KEYS } from '../../src/core/strengths/shadbala/saptavargaja.js';
import { DIGNITIES, SIGN_DIGNITIES } from '../../src/core/zodiac/dignities.js';
import { BODIES, GRAHAS, LAGNA_AND_GRAHAS, PLANETS } from '../../src/core/zodiac/grahas.js';
import { HOUSES } from '../../src/core/zodiac/houses.js';
import { NAKSHATRAS } from '../../src/core/zodiac/nakshatras.js';
import { ARUDHAS, SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '../../src/core/zodiac/points.js';
import { COMPOUND_RELATIONS } from '../../src/core/zodiac/relations.js';
import { SIGNS } from '../../src/core/zodiac/signs.js';
import { TARAS } from '../../src/core/zodiac/taras.js';
import { VARGA_KEYS } from '../../src/core/zodiac/vargaKeys.js';
import { WEEKDAYS } from '../../src/core/zodiac/weekdays.js';
import type { LiteralNames } from './declarations.js';

/** Names of the lists of ids that requests and responses are made of, as values and as keys of records. */
export const LITERAL_NAMES: LiteralNames = {
  SectionKey: SECTION_KEYS,
  DashaSystem: DASHA_SYSTEMS,
  DashaLevel: DASHA_LEVELS,
  AyanamsaMode: AYANAMSA_MODES,
  AppliedAyanamsaMode: [...AYANAMSA_MODES, ...FURTHER_AYANAMSA_MODES],
  PresetName: PRESET_NAMES,
  Planet: PLANETS,
  Taragraha: TARAGRAHAS,
  PlanetOrLagna: CONTRIBUTORS,
  Graha: GRAHAS,
  GrahaOrLagna: LAGNA_AND_GRAHAS,
  Body: BODIES,
  Sign: SIGNS,
  HouseKey: HOUSES.map(String),
  NakshatraId: NAKSHATRAS,
  VargaKey: VARGA_KEYS,
  SaptavargaKey: SAPTAVARGA_KEYS,
  Weekday: WEEKDAYS,
  TaraId: TARAS,
  Dignity: DIGNITIES,
  SignDignity: SIGN_DIGNITIES,
  CompoundRelation: COMPOUND_RELATIONS,
  ArudhaKey: ARUDHA_PADAS,
  HouseArudhaKey: ARUDHAS,
  Upagraha: UPAGRAHAS,
  TimeUpagraha: TIME_UPAGRAHAS,
  SpecialLagna: SPECIAL_LAGNAS,
  SphutaKey: SPHUTAS,
  VarnadaKey: VARNADAS,
  Vasya: VASYAS,
  Yoni: YONIS,
  Rajju: RAJJUS,
  MuhurtaFactor: FACTORS,
  AvoidedWindow: AVOID_NAMES,
};
