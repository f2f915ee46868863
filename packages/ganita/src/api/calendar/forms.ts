import type { AnswerFormat, CalendarAnswer } from '../../calculations/calendar/calendarRange.js';
import type { TextForm } from '../endpoint.js';
import type { JsonSchema } from '../schema/jsonSchema.js';
import { metaRecord, TABLE_META } from '../values/meta.js';
import { clockUsedRecord } from '../values/resolvedTime.js';
import { columnsOf, csvOf } from '../writing/csv.js';
import { briefDaySchema, briefRows } from './briefDay.js';
import { calendarDaySchema, calendarHead, calendarRows } from './calendar.js';

const line = (record: object): string => `${JSON.stringify(record)}\n`;

/** The dates of an answer, in brief where that is requested, after their schema. */
const datesOf = (answer: CalendarAnswer): readonly [JsonSchema, readonly object[]] =>
  answer.input.detail === 'brief'
    ? [briefDaySchema as JsonSchema, briefRows(answer)]
    : [calendarDaySchema as JsonSchema, calendarRows(answer)];

/** What an answer has beside its dates, then a date on each line. */
const ndjson: TextForm<CalendarAnswer> = {
  mediaType: 'application/x-ndjson',
  text: (answer) =>
    line({
      calendar: calendarHead(answer),
      resolved_time: clockUsedRecord(answer.range.clockUsed),
      meta: metaRecord(answer.meta),
    }) + datesOf(answer)[1].map(line).join(''),
};

/** A date in each row, in the columns of the sections that were requested, then those of `meta`. */
const csv: TextForm<CalendarAnswer> = {
  mediaType: 'text/csv; charset=utf-8',
  fileName: 'calendar.csv',
  text(answer) {
    const [{ properties = {} }, rows] = datesOf(answer);
    const present = Object.keys(rows[0] ?? {}).map((name) => [name, properties[name] as JsonSchema]);
    const meta = metaRecord(answer.meta);
    return csvOf(
      [...columnsOf({ properties: Object.fromEntries(present) }), ...TABLE_META.map((name) => ['meta', name])],
      rows.map((row) => ({ ...row, meta })),
    );
  },
};

const FORMS: Readonly<Record<AnswerFormat, TextForm<CalendarAnswer> | null>> = { json: null, ndjson, csv };

/** How a calendar is written. */
export const calendarForm = (format: AnswerFormat): TextForm<CalendarAnswer> | null => FORMS[format];
