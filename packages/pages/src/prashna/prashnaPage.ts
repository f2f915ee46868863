import { NAKSHATRAS, type Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { styleIn } from '../fields/chartStyle.js';
import { choiceIn, localNow } from '../fields/dates.js';
import { type KnownPlace, type PlaceChoice, placeOfRequest } from '../fields/place.js';
import { rememberedPlace, shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

export interface PrashnaState {
  readonly choice: PlaceChoice;
  readonly place: KnownPlace;
  readonly isReference: boolean;
  /** `YYYY-MM-DD` and `HH:MM`, as the form sends them; now where it sends none. */
  readonly date: string;
  readonly time: string;
  /** 1 to 108, as the form sends it; empty for none. */
  readonly number: string;
  readonly arudha: Sign | null;
  readonly janma: Nakshatra | null;
  readonly style: ChartStyle | null;
}

export type PrashnaQueries = {
  readonly prashna: QueryOf<'prashna'>;
  readonly picture: QueryOf<'svgChart'>;
};

const PICTURE_SIZE = 480;

/** A choice that may be left open. */
function optionalIn<const T extends string>(fields: Fields, name: string, choices: readonly T[]): T | null {
  return (fields[name] ?? '') === '' ? null : choiceIn(fields, name, choices, choices[0] as T);
}

function plan(fields: Fields, context: PlanContext): Plan<PrashnaState, PrashnaQueries> {
  const shown = shownPlace(fields, context);
  const { choice, place, isReference } = shown;
  const now = localNow(place.zone, context);
  const state: PrashnaState = {
    choice,
    place,
    isReference,
    date: fields.date || now.date,
    time: fields.time || now.moment.slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length),
    number: fields.number ?? '',
    arudha: optionalIn(fields, 'arudha_sign', SIGNS),
    janma: optionalIn(fields, 'janma_nakshatra', NAKSHATRAS),
    style: styleIn(fields),
  };
  const { date, time } = state;
  const moment = { ...placeOfRequest(place), language: context.language, date, time: withSeconds(time) };
  return {
    state,
    queries: {
      prashna: {
        name: 'prashna',
        body: {
          ...moment,
          sections: ['planets'],
          number: state.number === '' ? null : Number(state.number),
          arudha_sign: state.arudha,
          janma_nakshatra: state.janma,
        },
      },
      picture: {
        name: 'svgChart',
        body: { ...moment, style: state.style, outer_planets: false, size: PICTURE_SIZE, heading: 'title' },
      },
    },
    ...rememberedPlace(shown),
  };
}

const withSeconds = (time: string): string => (/^\d{2}:\d{2}$/.test(time) ? `${time}:00` : time);

/** The chart of a question: that of its moment, now unless another is given. It is posted, as questions are private. */
export const prashnaPage = page<PrashnaState, PrashnaQueries>({
  path: PATHS.prashna,
  method: 'POST',
  limitPerMinute: 30,
  plan,
});
