import { GRAHA_DASHAS, type GrahaDashaLord } from '@ganita/core/dashas/graha/grahaDashas.js';
import {
  type Dasha,
  type DashaLevel,
  DEEPEST_LEVEL,
  mahadashasOf,
  partsOf,
  type Span,
} from '@ganita/core/dashas/period.js';
import { FURTHER_RASI_DASHAS, RASI_DASHAS, type RasiDashaLord } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { momentText, parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { type JulianDayUt, julianDayOf } from '@ganita/core/time/julianDay.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { pictureChecks, pictureFields } from '../fields/pictureFields.js';
import { oneOf, SYNONYMS_KEYWORD } from '../fields/schema.js';
import { DASHA_SYNONYMS } from '../fields/synonyms.data.js';
import { momentOrToday } from '../fields/today.js';
import { withPresentDashas } from '../natal/dashaFields.js';
import { natalContext } from '../natal/natalChart.js';
import { natalChecks, natalRules } from '../natal/natalInput.js';
import { grahaDashas, rasiDashas } from '../natal/sections/dashaResults.js';
import type { CheckedRequest } from '../validation/checkRequest.js';
import { birthPictureFields, natalInputOf } from './birthPicture.js';

/** The dashas of a birth that can be drawn; an id that is in two lists is here once. */
const DRAWN_DASHAS = [...new Set([...GRAHA_DASHAS, ...RASI_DASHAS, ...FURTHER_RASI_DASHAS])];

const dashaPictureInput = Type.Object({
  ...birthPictureFields,
  dasha_system: Type.Optional(
    oneOf(DRAWN_DASHAS, {
      title: 'DrawnDasha',
      [SYNONYMS_KEYWORD]: DASHA_SYNONYMS,
      default: 'vimsottari',
      description: 'id of the dasha, of planets or of signs, as in `graha_dashas` and `rasi_dashas` of /horoscope',
    }),
  ),
  dasha_levels: Type.Optional(
    Type.Unsafe<DashaLevel>({
      type: 'integer',
      minimum: 1,
      maximum: DEEPEST_LEVEL,
      default: 3,
      description: 'rows: 1 the mahadashas alone, each further one the parts of the period that runs',
    }),
  ),
  dasha_at: momentOrToday('the marked moment on the clock of the birth, whose periods are shown'),
  ...pictureFields,
});

type DashaPictureInput = Filled<typeof dashaPictureInput>;

/** A period of a row. */
export interface DrawnPeriod {
  readonly lord: GrahaDashaLord | RasiDashaLord;
  readonly startJdUt: JulianDayUt;
  readonly endJdUt: JulianDayUt;
  readonly isRunning: boolean;
}

/** The rows of a dasha: the mahadashas, then the parts of each period that runs. */
export interface DrawnDasha {
  readonly input: DashaPictureInput;
  readonly utcOffsetHours: number;
  /** `YYYY-MM-DDTHH:MM:SS` on the clock of the birth. */
  readonly born: string;
  readonly at: string;
  readonly atJdUt: JulianDayUt;
  readonly rows: readonly (readonly DrawnPeriod[])[];
}

const momentOf = (at: string, offsetHours: number): JulianDayUt =>
  julianDayOf(parseDateTime(at, 'dasha_at', TRANSIT_YEARS), offsetHours);

function compute(request: CheckedRequest<DashaPictureInput>, ports: Ports): DrawnDasha {
  const { input } = request;
  const { dasha_system: system, dasha_at: at } = input;
  if (at === null) throw new Error('request defaults not resolved');
  const context = natalContext({ ...request, input: { ...natalInputOf(input), dasha_systems: [system] } }, ports);
  const { year, utcOffsetHours, birthJdUt } = context.dashas();
  const graha = grahaDashas(context).systems.map(({ dasha }) => ({ dasha, year }));
  const [first] = [...graha, ...rasiDashas(context).systems.map(({ dasha, year: own }) => ({ dasha, year: own }))];
  if (first === undefined) throw new RangeError(`no dasha ${system}`);
  const atJdUt = momentOf(at, utcOffsetHours);
  const { limitAt } = first.year;
  return {
    input,
    utcOffsetHours,
    born: momentText(birthJdUt, utcOffsetHours),
    at: momentText(atJdUt, utcOffsetHours),
    atJdUt,
    rows: rowsOf(first.dasha, limitAt, atJdUt, input.dasha_levels),
  };
}

function rowsOf(
  dasha: Dasha<DrawnPeriod['lord']>,
  limitAt: (years: number) => JulianDayUt,
  atJdUt: JulianDayUt,
  levels: DashaLevel,
): readonly (readonly DrawnPeriod[])[] {
  const rows: DrawnPeriod[][] = [];
  let spans: readonly Span<DrawnPeriod['lord']>[] = mahadashasOf(dasha);
  while (spans.length > 0 && rows.length < levels) {
    const periods = spans.map(({ lord, startYears, endYears }) => ({
      lord,
      startJdUt: limitAt(startYears),
      endJdUt: limitAt(endYears),
    }));
    const running = periods.findIndex(({ startJdUt, endJdUt }) => startJdUt <= atJdUt && atJdUt < endJdUt);
    rows.push(periods.map((period, index) => ({ ...period, isRunning: index === running })));
    const inside = spans[running];
    spans = inside === undefined ? [] : partsOf(dasha, inside);
  }
  return rows;
}

/** `/svg/dasha`: the timeline of a dasha. */
export const dashaPicture = calculation({
  request: dashaPictureInput,
  checks: { ...natalChecks, ...pictureChecks },
  rules: natalRules,
  birthField: 'date',
  resolveDefaults: withPresentDashas,
  compute,
});
