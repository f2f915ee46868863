import { KP_AYANAMSA_MODES } from '@ganita/core/rules/ayanamsaModes.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { birthIn, type EnteredBirth, type KnownBirth } from '../fields/birthFieldsOfForm.js';
import { styleIn } from '../fields/chartStyle.js';
import { choiceIn, localNow } from '../fields/dates.js';
import { type KnownPlace, placeOfRequest } from '../fields/place.js';
import { shownPlace } from '../fields/shownPlace.js';
import { type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** The ayanamsas that have a name in KP (docs/kp.md). */
export const SHOWN_AYANAMSAS = ['KP', ...KP_AYANAMSA_MODES, 'KP-SENTHIL'] as const;

/** What a person chose beside the birth. */
export interface KpOptions {
  /** null: as readers of the language draw it, or those of the place. */
  readonly style: ChartStyle | null;
  readonly ayanamsa: (typeof SHOWN_AYANAMSAS)[number];
}

/** Where and when the ruling planets are taken. */
export interface RulingMoment {
  readonly place: KnownPlace;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly moment: string;
}

export interface KpState {
  readonly birth: EnteredBirth;
  readonly options: KpOptions;
  readonly ruling: RulingMoment;
}

export type KpQueries = {
  readonly rulers: QueryOf<'kpRulingPlanets'>;
  readonly kp: QueryOf<'kp'> | undefined;
  readonly picture: QueryOf<'svgChart'> | undefined;
};

const PICTURE_SIZE = 480;

/** The rules of every request of the page: one ayanamsa for the chart, its picture and the ruling planets. */
export const kpRules = ({ ayanamsa }: KpOptions) => ({ ayanamsa_mode: ayanamsa }) as const;

/** Now at the place that the browser remembers, or else at that of the birth, or else at the reference place. */
function rulingMoment(birth: KnownBirth | null, context: PlanContext): RulingMoment {
  const here = shownPlace({}, context);
  const place = here.isReference && birth !== null ? birth.place : here.place;
  return { place, moment: localNow(place.zone, context).moment };
}

function plan(fields: Fields, context: PlanContext): Plan<KpState, KpQueries> {
  const birth = birthIn(fields, context);
  const options = {
    style: styleIn(fields),
    ayanamsa: choiceIn(fields, 'ayanamsa', SHOWN_AYANAMSAS, 'KP'),
  };
  const ruling = rulingMoment(birth.known, context);
  const [date = '', time = ''] = ruling.moment.split('T');
  const common = { language: context.language, rules: kpRules(options) } as const;
  return {
    state: { birth, options, ruling },
    queries: {
      rulers: { name: 'kpRulingPlanets', body: { ...placeOfRequest(ruling.place), date, time, ...common } },
      ...chartQueries(birth.known, options, common),
    },
  };
}

function chartQueries(
  birth: KnownBirth | null,
  { style }: KpOptions,
  common: { readonly language: PlanContext['language']; readonly rules: ReturnType<typeof kpRules> },
): Pick<KpQueries, 'kp' | 'picture'> {
  if (birth === null) return { kp: undefined, picture: undefined };
  const { request } = birth;
  return {
    kp: { name: 'kp', body: { ...request, ...common } },
    picture: {
      name: 'svgChart',
      body: { ...request, ...common, style, size: PICTURE_SIZE, heading: 'title' },
    },
  };
}

/** The KP chart of a birth, and the ruling planets of now. */
export const kpPage = page<KpState, KpQueries>({
  path: PATHS.kp,
  method: 'POST',
  limitPerMinute: 60,
  plan,
});
