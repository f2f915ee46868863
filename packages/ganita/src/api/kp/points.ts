import { norm360 } from '@ganita/core/angles/angles.js';
import { degreesOfTicks, kpSub } from '@ganita/core/kp/kpTable.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { KpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { KpReading } from '../../calculations/kp/reading.js';
import { kpLordsRecord, kpLordsSchema } from '../horoscope/kpLords.js';
import { grahaId } from '../schema/bodies.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { namedFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, houseSchema, longitudeSchema, signFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';

/** A longitude with its nakshatra, its lords and its sub. */
export const kpPointFields = {
  ...signFields,
  longitude: longitudeSchema,
  absolute_longitude: absoluteLongitudeSchema,
  ...nakshatraRowFields,
  pada: padaSchema,
  kp_lords: kpLordsSchema,
  sub_start_absolute_longitude: described(
    absoluteLongitudeSchema,
    'start of the sub `kp_number`, degrees from 0 Aries',
  ),
  sub_end_absolute_longitude: described(
    absoluteLongitudeSchema,
    'end of that sub, degrees from 0 Aries; not part of it',
  ),
};

export const house = (what: string) => described(houseSchema, what);
export const houseList = (description: string) => Type.Array(houseSchema, { description });
export const grahaList = (description: string) => Type.Array(grahaId, { description });

export const kpCuspSchema = Type.Object(
  {
    house: house('the house that starts here'),
    ...kpPointFields,
    owner: described(grahaId, 'lord of the sign on the cusp'),
    seconds_to_next_sub: nullable(
      Type.Number({
        description: 'seconds of time until the cusp enters the next sub; null without cusps of Placidus',
      }),
    ),
  },
  { title: 'KpCusp', description: 'the cusp of a house of KP, with its lords' },
);

export const kpPlanetSchema = Type.Object(
  {
    ...namedFields('planet', grahaId),
    house: house('house of KP, from its cusp to the next'),
    ...kpPointFields,
    retrograde: Type.Boolean({ description: 'moving backward; always true of the mean nodes' }),
    in_retrograde_star: Type.Boolean({ description: 'its star lord moves backward' }),
  },
  { title: 'KpPlanet', description: 'a graha in a KP chart, with its lords' },
);

/** The limit of a part, degrees as longitudes are written; the end of the last is 0. */
export const ticksRecord = (ticks: number): number => round6(norm360(degreesOfTicks(ticks)));

function pointRecord(longitudeDeg: number, lords: KpLords, language: Language) {
  const { inSign, absolute } = splitLongitude(longitudeDeg);
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  const { startTicks, endTicks } = kpSub(lords.kpNumber);
  return {
    ...signRecord(signOf(longitudeDeg), language),
    longitude: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(nakshatra, language),
    pada,
    kp_lords: kpLordsRecord(lords),
    sub_start_absolute_longitude: ticksRecord(startTicks),
    sub_end_absolute_longitude: ticksRecord(endTicks),
  };
}

export const cuspRecords = (
  { chart, secondsToNextSub }: KpReading,
  language: Language,
): readonly Wire<typeof kpCuspSchema>[] =>
  chart.cusps.map(({ house, longitudeDeg, lords, owner }, index) => ({
    house,
    ...pointRecord(longitudeDeg, lords, language),
    owner,
    seconds_to_next_sub: secondsToNextSub === null ? null : round6(secondsToNextSub[index] as number),
  }));

export const planetRecords = (
  { chart, inRetrogradeStar }: KpReading,
  language: Language,
): readonly Wire<typeof kpPlanetSchema>[] =>
  GRAHAS.map((graha) => {
    const { house, longitudeDeg, lords, isRetrograde } = chart.grahas[graha];
    return {
      ...named('planet', graha, WORDS[language].zodiac.body),
      house,
      ...pointRecord(longitudeDeg, lords, language),
      retrograde: isRetrograde,
      in_retrograde_star: inRetrogradeStar.includes(graha),
    };
  });
