import { endDayOf } from '@ganita/core/festivals/details.js';
import type { FestivalCalendar } from '@ganita/core/festivals/festivals.js';
import { dateText } from '@ganita/core/time/civilText.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import { festivalId, type RankedFestival } from '../../calculations/festivals/festivalFields.js';
import type { FestivalsAnswer } from '../../calculations/festivals/festivalsCalculation.js';
import { date } from '../../calculations/fields/birthFields.js';
import { described } from '../../calculations/fields/schema.js';
import { idAndNameFields } from '../schema/nameFields.js';
import type { Wire } from '../schema/wire.js';
import { festivalName } from './festivalName.js';
import { rankSchema } from './ranks.js';

/** A festival in a list of its date. */
export const briefFestivalSchema = Type.Object(
  {
    ...idAndNameFields(festivalId),
    rank: rankSchema,
    end_date: Type.Optional(described(date, 'last date of a festival of several days; left out of one day')),
  },
  { title: 'BriefFestival', description: 'a festival or fast by its name' },
);

const briefDateSchema = Type.Object(
  {
    date: described(date, 'date on which they are kept, YYYY-MM-DD'),
    festivals: Type.Array(briefFestivalSchema, { minItems: 1, description: 'in the order of the table' }),
  },
  { title: 'BriefFestivalDate', description: 'the festivals of a date' },
);

/** What a festival calendar has in brief, in place of its observances. */
export const briefFestivalsFields = {
  brief_dates: Type.Optional(
    Type.Array(briefDateSchema, { description: 'of a brief answer: every date that has a festival, in order' }),
  ),
};
const briefFestivals = Type.Object(briefFestivalsFields);

/** A festival by its name. */
export function briefFestivalRecord(
  festival: RankedFestival,
  calendar: FestivalCalendar,
  language: Language,
): Wire<typeof briefFestivalSchema> {
  const end = endDayOf(calendar, festival);
  return {
    id: festival.row.id,
    name: festivalName(festival, language),
    rank: festival.rank,
    ...(end && { end_date: dateText(end.date) }),
  };
}

/** The festivals of a calendar in brief. */
export function briefFestivalsRecord({ festivals, calendar, input }: FestivalsAnswer): Wire<typeof briefFestivals> {
  const { language } = input;
  const byDate = grouped(festivals, ({ occurrence }) => dateText(occurrence.day.date));
  return {
    brief_dates: byDate.map(([day, kept]) => ({
      date: day,
      festivals: kept.map((one) => briefFestivalRecord(one, calendar, language)),
    })),
  };
}

/** Items by a key, in the order in which the keys first occur. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): readonly (readonly [Key, Item[]])[] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups];
}
