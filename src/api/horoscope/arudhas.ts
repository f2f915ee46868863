import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { ArgalaFrom, HouseArgala } from '../../core/arudhas/argala.js';
import { ARUDHA_PADAS } from '../../core/arudhas/arudhaIds.js';
import { mapBodies } from '../../core/charts/chart.js';
import { LAGNA_AND_GRAHAS } from '../../core/zodiac/grahas.js';
import type { Sign } from '../../core/zodiac/signs.js';
import { VARGA_KEYS } from '../../core/zodiac/vargaKeys.js';
import { WORDS } from '../../i18n/words.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

/** Twelve values, house 1 first, under `<prefix>1` .. `<prefix>12`. */
const byHouse = <T, R>(prefix: string, values: readonly T[], record: (value: T) => R): Readonly<Record<string, R>> =>
  Object.fromEntries(values.map((value, index) => [`${prefix}${index + 1}`, record(value)]));

const houseArudhas =
  (prefix: string) =>
  (signs: readonly Sign[], language: Language): Readonly<Record<string, unknown>> =>
    byHouse(prefix, signs, (sign) => signRecord(sign, language));

export const suryaArudhasRecord = houseArudhas('surya_arudha_house_');
export const chandraArudhasRecord = houseArudhas('chandra_arudha_house_');

const degrees = (longitudeDeg: number): number => splitLongitude(longitudeDeg).absolute;

export const grahaArudhasRecord = ({ arudhas, longitudes }: SectionResults['graha_arudhas'], language: Language) => ({
  ...Object.fromEntries(LAGNA_AND_GRAHAS.map((body) => [`${body}_arudha`, signRecord(arudhas[body], language)])),
  details: {
    arudha_longitudes: {
      ascendant: byHouse('A', longitudes.ascendant, degrees),
      sun: byHouse('S', longitudes.sun, degrees),
      moon: byHouse('M', longitudes.moon, degrees),
    },
    names: WORDS[language].points.arudhaPada,
  },
});

export const arudhaPadhasRecord = (padas: SectionResults['arudha_padhas'], language: Language) =>
  mapBodies(VARGA_KEYS, (key) =>
    mapBodies(ARUDHA_PADAS, (id) => signRecord(padas[key][ARUDHA_PADAS.indexOf(id)] as Sign, language)),
  );

const argalaRecord = ({ fromHouse, grahas, outcome }: ArgalaFrom) => ({
  from_house: fromHouse,
  bodies: grahas,
  ...(outcome && { outcome }),
});

const argalasOf = (houses: readonly HouseArgala[], side: 'argala' | 'virodhargala') =>
  Object.fromEntries(houses.map((of) => [of.house, of[side].map(argalaRecord)]));

export const houseRelationshipsRecord = (houses: SectionResults['house_relationships']) => ({
  argala: argalasOf(houses, 'argala'),
  virodhargala: argalasOf(houses, 'virodhargala'),
});
