import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { birthIn, type EnteredBirth, type KnownBirth } from '../fields/birthFieldsOfForm.js';
import { styleIn } from '../fields/chartStyle.js';
import { civilDate, localNow } from '../fields/dates.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

export interface VarshaphalState {
  readonly birth: EnteredBirth;
  /** The civil year in which the year of life begins, as the form sends it. */
  readonly year: string;
  readonly style: ChartStyle | null;
}

export type VarshaphalQueries = {
  readonly year: QueryOf<'natalChart'> | undefined;
  readonly picture: QueryOf<'svgChart'> | undefined;
};

const PICTURE_SIZE = 480;
export const SECTIONS = ['planets', 'graha_dashas', 'yogas'] as const;
/** The dashas of a year that Tajika names. */
const DASHAS = ['mudda', 'patyayini'] as const;
/** Where today is, until a birth is known. */
const REFERENCE_ZONE = 'Asia/Kolkata';

/** The civil year of the last birthday. */
function yearOfBirthday(date: string, today: string): number {
  const { year } = civilDate(today);
  return today.slice('YYYY-'.length) >= date.slice('YYYY-'.length) ? year : year - 1;
}

function plan(fields: Fields, context: PlanContext): Plan<VarshaphalState, VarshaphalQueries> {
  const birth = birthIn(fields, context);
  const { date: today } = localNow(birth.known?.place.zone ?? REFERENCE_ZONE, context);
  const begins = birth.known === null ? civilDate(today).year : yearOfBirthday(birth.known.request.date, today);
  const state: VarshaphalState = { birth, year: fields.of_year || String(begins), style: styleIn(fields) };
  return { state, queries: queriesOf(birth.known, state, context.language) };
}

function queriesOf(
  birth: KnownBirth | null,
  { year, style }: VarshaphalState,
  language: PlanContext['language'],
): VarshaphalQueries {
  if (birth === null) return { year: undefined, picture: undefined };
  const { request } = birth;
  // The first year of life begins at the birth itself.
  const years = Number(year) - civilDate(request.date).year + 1;
  const annual = { ...request, language, pravesha_type: 1, years };
  return {
    year: {
      name: 'natalChart',
      body: {
        ...annual,
        sections: [...SECTIONS],
        yoga_charts: ['D-1_rasi'],
        dasha_systems: [...DASHAS],
        dasha_levels: 1,
      },
    },
    picture: {
      name: 'svgChart',
      body: { ...annual, style, outer_planets: false, size: PICTURE_SIZE, heading: 'title' },
    },
  };
}

/** The chart of a year of life, from the return of the Sun, with what Tajika reads of it. */
export const varshaphalPage = page<VarshaphalState, VarshaphalQueries>({
  path: PATHS.varshaphal,
  method: 'POST',
  limitPerMinute: 30,
  plan,
});
