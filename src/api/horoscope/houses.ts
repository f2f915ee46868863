import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { signFields } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

const longitude = Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute sidereal degrees' });

/** House cusps, and the bodies in each house. */
export const bhavaChartSchema = Type.Object({
  method: Type.Integer({ minimum: 1, maximum: 5 }),
  houses: Type.Array(
    Type.Object({
      house: Type.Integer({ minimum: 1, maximum: 12 }),
      start: longitude,
      middle: longitude,
      end: longitude,
      ...signFields,
      bodies: Type.Array(Type.String()),
    }),
    { minItems: 12, maxItems: 12 },
  ),
});

const degrees = (longitudeDeg: number): number => splitLongitude(longitudeDeg).absolute;

export const bhavaChartRecord = (
  { method, houses }: SectionResults['bhava_chart'],
  language: Language,
): Wire<typeof bhavaChartSchema> => ({
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
