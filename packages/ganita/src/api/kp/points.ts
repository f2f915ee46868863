import { norm360 } from '@ganita/core/angles/angles.js';
import { degreesOfTicks, kpSub } from '@ganita/core/kp/kpTable.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { KpLords } from '@ganita/core/zodiac/kp.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { KpReading } from '../../calculations/kp/reading.js';
import { kpLordsRecord } from '../horoscope/kpLords.js';
import type { Wire } from '../schema/wire.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import type { kpCuspSchema, kpPlanetSchema } from './pointSchemas.js';

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
