import { GRAHA_DASHAS, type GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import type { DashaLevel } from '@ganita/core/dashas/period.js';
import { type RunningPeriod, runningAt } from '@ganita/core/dashas/runningAt.js';
import { DOSHAS } from '@ganita/core/doshas/dosha.js';
import { parseDateTime, TRANSIT_YEARS, utcText } from '@ganita/core/time/civilText.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import { RAJA_YOGAS } from '@ganita/core/yogas/raja/subTypes.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Column, ColumnType, ColumnValue, ComputedChart } from './column.js';

/** A yoga of the answer as a column: whether it is in D-1. Null where it could not be evaluated. */
const yogaColumn = (id: string): Column => ({
  name: `yogas.${id}`,
  type: 'boolean',
  unit: null,
  list: null,
  values: null,
  description: 'whether the yoga is among those present in D-1; null where it could not be evaluated',
  needs: { section: 'yogas' },
  read({ horoscope: { yogas } }) {
    if (yogas === undefined || Object.hasOwn(yogas.not_evaluated, id)) return null;
    return [yogas.yoga_list, yogas.raja_yoga_list].some((list) => Object.hasOwn(list, id));
  },
});

/** The yogas that every request looks for. */
export const yogaColumns = (): readonly Column[] => [...YOGAS, ...RAJA_YOGAS].map(({ id }) => yogaColumn(id));

const DOSHA_STATES = ['absent', 'cancelled', 'present'] as const;
/** Each dosha in a word: `cancelled` where an exception cancels it. */
export const doshaColumns = (): readonly Column[] =>
  DOSHAS.map((id) => ({
    name: `doshas.${id}.status`,
    type: 'text',
    unit: null,
    list: 'DoshaStatus',
    values: DOSHA_STATES,
    description: 'whether the dosha is present, or present and cancelled by an exception',
    needs: { section: 'doshas' },
    read({ horoscope: { doshas } }) {
      const found = doshas?.[id];
      if (found === undefined) return null;
      if (!found.present) return 'absent';
      return found.cancelled_by_exceptions.length > 0 ? 'cancelled' : 'present';
    },
  }));

/** Levels of dashas, the mahadasha first. */
const LEVELS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana', 'deha'] as const;
const NAMES: Readonly<Partial<Record<GrahaDashaId, string>>> = { vimsottari: 'vimshottari' };

/** What of a running period is a column. */
const PARTS: Readonly<
  Record<
    string,
    { readonly type: ColumnType; readonly what: string; readonly of: (period: RunningPeriod<string>) => ColumnValue }
  >
> = {
  '': { type: 'text', what: 'lord of the period', of: ({ lord }) => lord },
  '.start': { type: 'moment', what: 'when the period starts', of: ({ startJdUt }) => utcText(startJdUt) },
  '.end': { type: 'moment', what: 'when the period ends', of: ({ endJdUt }) => utcText(endJdUt) },
};

/** The period of a level that runs at a moment on the clock of the birth; null before the first and after the last. */
function runningPeriod({ context }: ComputedChart, id: GrahaDashaId, level: DashaLevel, at: string) {
  const { year, graha, utcOffsetHours } = context.dashas();
  const one = graha().find((dasha) => dasha.id === id);
  if (one === undefined) return null;
  const jdUt = julianDayOf(parseDateTime(at, 'select', TRANSIT_YEARS), utcOffsetHours);
  return runningAt(one.dasha, year.limitAt, jdUt, level)?.[level - 1] ?? null;
}

/** A column whose selector ends with a moment. */
export interface MomentColumn extends Omit<Column, 'read'> {
  readonly at: (moment: string) => Column;
}

/** The periods of the graha dashas that run at a moment; their selectors end with `@` and it. */
export const dashaColumns = (): readonly MomentColumn[] =>
  GRAHA_DASHAS.flatMap((id) =>
    LEVELS.flatMap((level, index) =>
      Object.entries(PARTS).map(([part, { type, what, of }]): MomentColumn => {
        const isGraha = type === 'text' && id === 'vimsottari';
        const facts = {
          name: `${NAMES[id] ?? id}.${level}${part}`,
          type,
          unit: null,
          list: isGraha ? 'Graha' : null,
          values: isGraha ? GRAHAS : null,
          description: `${what} of level ${index + 1} that runs at the moment after @`,
          needs: { section: null, dasha: id },
        } as const;
        return {
          ...facts,
          at: (moment) => ({
            ...facts,
            name: `${facts.name}@${moment}`,
            read(chart) {
              const period = runningPeriod(chart, id, (index + 1) as DashaLevel, moment);
              return period === null ? null : of(period);
            },
          }),
        };
      }),
    ),
  );
