import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

const degrees = (longitudeDeg: number): number => splitLongitude(longitudeDeg).absolute;

/** House cusps, and who stands in each house. */
export const bhavaChartRecord = ({ method, houses }: SectionResults['bhava_chart'], language: Language) => ({
  method,
  houses: houses.map(({ house, startDeg, middleDeg, endDeg, sign, bodies }) => ({
    house,
    start: degrees(startDeg),
    middle: degrees(middleDeg),
    end: degrees(endDeg),
    ...signRecord(sign, language),
    bodies,
  })),
});
