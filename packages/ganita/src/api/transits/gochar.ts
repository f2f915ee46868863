import { momentText } from '@ganita/core/time/civilText.js';
import type { NextChange, NextChanges } from '@ganita/core/transits/nextChanges.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { date, latitude, longitude, timezoneUsed } from '../../calculations/fields/birthFields.js';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import type { GocharAnswer } from '../../calculations/transits/gocharCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { grahaId } from '../schema/bodies.js';
import { momentOf } from '../schema/moments.js';
import { signNamedFields } from '../schema/positionFields.js';
import { resolvedTimeSchema } from '../schema/resolvedTimeFields.js';
import type { Wire } from '../schema/wire.js';
import { type Clock, clockOf } from '../values/clock.js';
import { metaRecord } from '../values/meta.js';
import { nakshatraNamed } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { signNamed } from '../values/position.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { grahaRecord } from './grahas.js';
import { grahaFields, nextChangeFields } from './transits.js';

const gocharResponse = Type.Object({
  gochar: Type.Object(
    {
      date: described(date, 'date of the transits, YYYY-MM-DD'),
      at: momentOf('when the positions are computed'),
      place: Type.String({ description: 'name of the place as given' }),
      latitude,
      longitude,
      timezone: { ...timezoneUsed, description: 'hours ahead of UTC at that moment' },
      planets: Type.Array(
        Type.Object(
          { ...grahaFields, ...nextChangeFields },
          { title: 'TransitingPlanet', description: 'a graha at the moment, and what it enters next' },
        ),
        {
          minItems: 9,
          maxItems: 9,
          description: 'the nine grahas in their order',
        },
      ),
      ...signNamedFields('moon_sign'),
      ...signNamedFields('sun_sign'),
      retrograde_now: Type.Array(grahaId, { description: 'grahas of Mars to Saturn that move backward' }),
    },
    { title: 'Gochar', description: 'the nine grahas at local noon of a date' },
  ),
  resolved_time: resolvedTimeSchema,
  meta: metaSchema,
});

function gocharRecord({
  input,
  jdUt,
  clock,
  clockUsed,
  grahas,
  changes,
  retrogradeNow,
  rounding,
  meta,
}: GocharAnswer): Wire<typeof gocharResponse> {
  const { language } = input;
  const write = clockOf(clock, rounding);
  const { offsetHours } = clockUsed;
  return {
    gochar: {
      date: input.date,
      at: momentText(jdUt, clock.offsetHoursAt(jdUt)),
      place: input.place,
      latitude: input.latitude,
      longitude: input.longitude,
      timezone: offsetHours,
      planets: GRAHAS.map((graha) => ({
        ...grahaRecord(grahas[graha], language),
        ...changesRecord(changes[graha], write, language),
      })),
      ...signNamed('moon_sign', grahas.Moon.sign, language),
      ...signNamed('sun_sign', grahas.Sun.sign, language),
      retrograde_now: retrogradeNow,
    },
    resolved_time: clockUsedRecord(clockUsed),
    meta: metaRecord(meta),
  };
}

/** Dates of the next changes, then each with its moment, its direction and what is entered. */
function changesRecord({ sign, nakshatra, pada }: NextChanges, clock: Clock, language: Language) {
  const date = (change: NextChange<unknown> | null) => change && clock.date(change.jdUt);
  const record = <P, E extends object>(change: NextChange<P> | null, entered: (to: P) => E) =>
    change && {
      at: clock.moment(change.jdUt),
      ...named('direction', change.forward ? 'direct' : 'retrograde', WORDS[language].states.name),
      ...entered(change.to),
    };
  return {
    next_sign_change: date(sign),
    next_nakshatra_change: date(nakshatra),
    next_pada_change: date(pada),
    next_changes: {
      sign_change: record(sign, (to) => named('to_sign', to, WORDS[language].zodiac.sign)),
      nakshatra_change: record(nakshatra, (to) => nakshatraNamed('to_nakshatra', to, language)),
      pada_change: record(pada, (to) => ({
        to_pada: to.pada,
        ...nakshatraNamed('to_nakshatra', to.nakshatra, language),
      })),
    },
  };
}

/** The answer of `POST /gochar`. */
export const gocharAnswer: EndpointAnswer<GocharAnswer, typeof gocharResponse> = {
  schema: gocharResponse,
  record: gocharRecord,
};
