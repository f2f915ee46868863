import { Type } from 'typebox';
import { date, latitude, longitude, timezone } from '../../calculations/fields/birthFields.js';
import type { Language } from '../../calculations/fields/languages.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { oneOf } from '../../calculations/fields/schema.js';
import type { GocharAnswer } from '../../calculations/transits/gochar.js';
import { momentText } from '../../core/time/civilText.js';
import type { NextChange, NextChanges } from '../../core/transits/nextChanges.js';
import { GRAHAS } from '../../core/zodiac/grahas.js';
import { SIGNS } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import { momentSchema } from '../schema/moments.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { grahaRecord } from './grahas.js';
import { grahaFields, grahaSchema, nextChangeFields } from './transitSchemas.js';

/** The answer of `POST /gochar`. */
export const gocharResponse = Type.Object({
  gochar: Type.Object({
    date,
    at: momentSchema,
    place: Type.String(),
    latitude,
    longitude,
    timezone,
    planets: Type.Array(Type.Object({ ...grahaFields, ...nextChangeFields }), { minItems: 9, maxItems: 9 }),
    moon_sign: oneOf(SIGNS),
    moon_sign_name: Type.String(),
    sun_sign: oneOf(SIGNS),
    sun_sign_name: Type.String(),
    retrograde_now: Type.Array(grahaSchema, { description: 'Mars to Saturn' }),
  }),
  meta: metaSchema,
});

export function gocharRecord({
  input,
  jdUt,
  grahas,
  changes,
  retrogradeNow,
  rounding,
  meta,
}: GocharAnswer): Wire<typeof gocharResponse> {
  const { language, timezone } = input;
  const clock = clockOf(timezone, rounding);
  return {
    gochar: {
      date: input.date,
      at: momentText(jdUt, timezone),
      place: input.place,
      latitude: input.latitude,
      longitude: input.longitude,
      timezone,
      planets: GRAHAS.map((graha) => ({
        ...grahaRecord(grahas[graha], language),
        ...changesRecord(changes[graha], clock, language),
      })),
      moon_sign: grahas.Moon.sign,
      moon_sign_name: WORDS[language].zodiac.sign[grahas.Moon.sign],
      sun_sign: grahas.Sun.sign,
      sun_sign_name: WORDS[language].zodiac.sign[grahas.Sun.sign],
      retrograde_now: retrogradeNow,
    },
    meta: metaRecord(meta),
  };
}

/** Dates of the next changes, then each with its moment, its direction and what is entered. */
function changesRecord({ sign, nakshatra, pada }: NextChanges, clock: Clock, language: Language) {
  const date = (change: NextChange<unknown> | null) => change && clock.date(change.jdUt);
  const record = <P, E extends object>(change: NextChange<P> | null, entered: (to: P) => E) =>
    change && {
      at: clock.moment(change.jdUt),
      direction: change.forward ? 'forward' : 'backward',
      ...entered(change.to),
    };
  return {
    next_sign_change: date(sign),
    next_nakshatra_change: date(nakshatra),
    next_pada_change: date(pada),
    next_changes: {
      sign: record(sign, (to) => ({ to, to_name: WORDS[language].zodiac.sign[to] })),
      nakshatra: record(nakshatra, (to) => ({ to, to_name: WORDS[language].zodiac.nakshatra[to] })),
      pada: record(pada, (to) => ({
        to: to.pada,
        to_nakshatra: to.nakshatra,
        to_nakshatra_name: WORDS[language].zodiac.nakshatra[to.nakshatra],
      })),
    },
  };
}
