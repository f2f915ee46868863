import { disputedDayOf } from '@ganita/core/festivals/details.js';
import { AUTHORITIES, type NamedReading, READINGS } from '@ganita/core/festivals/disputes.js';
import type { FestivalCalendar, FestivalDay } from '@ganita/core/festivals/festivals.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { date } from '../../calculations/fields/birthFields.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { displayWord, namedFields } from '../schema/nameFields.js';
import { named } from '../values/names.js';

const keptReadingSchema = (description: string) =>
  Type.Object(
    {
      ...namedFields(
        'reading',
        oneOf(READINGS, { title: 'FestivalReading', description: 'the rule of choice (docs/festivals.md)' }),
      ),
      kept_by: Type.Array(oneOf(AUTHORITIES, { title: 'FestivalAuthority', description: 'who keeps the day' }), {
        description: 'who keeps it by this rule',
      }),
      kept_by_names: Type.Array(displayWord, { description: 'their words, in the same order' }),
    },
    { title: 'FestivalNamedReading', description },
  );

/** Whether two named rules give two days, and which. */
export const disputeFields = {
  disputed: Type.Boolean({
    description:
      'a named other rule of choice (a digest, a publisher, a government) gives another day for this occasion',
  }),
  other_date: nullable(described(date, 'the day by that rule, YYYY-MM-DD; null where the day is not disputed')),
  dispute: nullable(
    Type.Object(
      {
        this_day: keptReadingSchema('the rule of `date`'),
        other_day: keptReadingSchema('the rule of `other_date`'),
      },
      { title: 'FestivalDispute', description: 'both rules and who keeps them; null where the day is not disputed' },
    ),
  ),
};

export function disputeRecord(calendar: FestivalCalendar, festival: FestivalDay, language: Language) {
  const disputed = disputedDayOf(calendar, festival);
  return {
    disputed: disputed !== null,
    other_date: disputed && dateText(disputed.day.date),
    dispute: disputed && {
      this_day: keptReadingRecord(disputed.own, language),
      other_day: keptReadingRecord(disputed.other, language),
    },
  };
}

function keptReadingRecord({ reading, followers }: NamedReading, language: Language) {
  const { disputes } = WORDS[language];
  return {
    ...named('reading', reading, disputes.reading),
    kept_by: followers,
    kept_by_names: followers.map((authority) => disputes.authority[authority]),
  };
}
