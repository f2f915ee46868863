import { ARISHTA_YOGAS } from './rows/arishta.data.js';
import { BODY_YOGAS } from './rows/body.data.js';
import { CHANDRA_YOGAS } from './rows/chandra.data.js';
import { DARIDRA_YOGAS } from './rows/daridra.data.js';
import { DEITY_YOGAS } from './rows/deity.data.js';
import { DHANA_YOGAS } from './rows/dhana.data.js';
import { FIFTH_HOUSE_YOGAS } from './rows/fifthHouse.data.js';
import { FOURTH_HOUSE_YOGAS } from './rows/fourthHouse.data.js';
import { MAHAPURUSHA_YOGAS } from './rows/mahapurusha.data.js';
import { AKRITI_YOGAS, ASRAYA_YOGAS, DALA_YOGAS, MALIKA_YOGAS, SANKHYA_YOGAS } from './rows/nabhasa.data.js';
import { FURTHER_YOGAS } from './rows/optional.data.js';
import { RAVI_YOGAS } from './rows/ravi.data.js';
import { ROYAL_YOGAS } from './rows/royal.data.js';
import { SECOND_HOUSE_YOGAS } from './rows/secondHouse.data.js';
import { LATER_HOUSE_YOGAS } from './rows/seventhToTenthHouse.data.js';
import { THIRD_HOUSE_YOGAS } from './rows/thirdHouse.data.js';
import { type ChosenYoga, chosenYogas, type YogaRules } from './yoga.js';

/** The classical yogas, family by family in the order of every response. */
export const YOGAS = [
  ...RAVI_YOGAS,
  ...CHANDRA_YOGAS,
  ...MAHAPURUSHA_YOGAS,
  ...ASRAYA_YOGAS,
  ...DALA_YOGAS,
  ...AKRITI_YOGAS,
  ...SANKHYA_YOGAS,
  ...MALIKA_YOGAS,
  ...ROYAL_YOGAS,
  ...DEITY_YOGAS,
  ...BODY_YOGAS,
  ...DHANA_YOGAS,
  ...DARIDRA_YOGAS,
  ...SECOND_HOUSE_YOGAS,
  ...THIRD_HOUSE_YOGAS,
  ...FOURTH_HOUSE_YOGAS,
  ...FIFTH_HOUSE_YOGAS,
  ...LATER_HOUSE_YOGAS,
  ...ARISHTA_YOGAS,
] as const;
export type YogaId = (typeof YOGAS)[number]['id'];

/** Rows that some rules include, under these rules. */
export const yogasUnder = (rules: YogaRules): readonly ChosenYoga[] =>
  chosenYogas(rules.further_yogas === 'yes' ? [...YOGAS, ...FURTHER_YOGAS] : YOGAS, rules);

export type FurtherYogaId = (typeof FURTHER_YOGAS)[number]['id'];
