import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { Type } from 'typebox';
import { calculation, type Filled, type Ports } from '../calculation.js';
import { namedPlace } from '../fields/namedPlace.js';
import { plainPictureChecks, plainPictureFields } from '../fields/pictureFields.js';
import { nullable, oneOf } from '../fields/schema.js';
import { type PanchangAnswer, panchangDay } from '../panchang/panchangDayCalculation.js';
import { panchangChecks, panchangInput } from '../panchang/panchangInput.js';
import type { CheckedRequest, FieldCheck } from '../validation/checkRequest.js';

const { meta: _meta, ...panchangFields } = panchangInput.properties;

/** Eighths of day and night that a picture can show. */
export const DAY_EIGHTHS = ['choghadiya', 'gowri'] as const;
export type DayEighths = (typeof DAY_EIGHTHS)[number];

const dayPictureInput = Type.Object({
  ...panchangFields,
  ...namedPlace,
  at: Type.Optional(
    nullable(
      Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2})?$',
        default: null,
        description: 'YYYY-MM-DD or YYYY-MM-DDTHH:MM:SS; a moment on the clock of the place that is marked; null: none',
      }),
    ),
  ),
  eighths: Type.Optional(
    oneOf(DAY_EIGHTHS, {
      title: 'DayEighths',
      default: 'choghadiya',
      description:
        'which eighths of day and night are shown: choghadiya, or those of the gowri panchangam of the Tamil',
    }),
  ),
  ...plainPictureFields,
});

/** A panchang, and the moment that is marked. */
export interface DrawnDay {
  readonly answer: PanchangAnswer;
  readonly atJdUt: JulianDayUt | null;
  readonly eighths: DayEighths;
}

const parsed = (at: string) => parseDateTime(at, 'at', TRANSIT_YEARS);

function compute(
  request: CheckedRequest<Filled<typeof dayPictureInput>, Parameters<typeof panchangDay.compute>[0]['rules']>,
  ports: Ports,
): DrawnDay {
  const { input } = request;
  const answer = panchangDay.compute({ ...request, input: { ...input, meta: 'brief' } }, ports);
  const atJdUt = input.at === null ? null : answer.clock.momentOf(parsed(input.at));
  return { answer, atJdUt, eighths: input.eighths };
}

const momentCheck: FieldCheck = (value) => (value === null ? null : parsed(value as string));

/** `/svg/day`: the bar of a day. */
export const dayPicture = calculation({
  request: dayPictureInput,
  checks: { ...panchangChecks, ...plainPictureChecks, at: momentCheck },
  rules: panchangDay.rules,
  compute,
});
