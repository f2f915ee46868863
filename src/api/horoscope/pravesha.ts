import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { Pravesha } from '../../calculations/natal/pravesha.js';
import { PRAVESHA_KINDS } from '../../core/annual/pravesha.js';
import type { TajikaYear } from '../../core/annual/tajikaYear.js';
import { YEAR_LORD_CHOICES, YEAR_LORD_OFFICES, type YearLordCandidate } from '../../core/annual/yearLord.js';
import { chartPoint } from '../../core/charts/chart.js';
import type { Sky } from '../../core/sky/sky.js';
import { momentText } from '../../core/time/civilText.js';
import { signOf } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { positionSchema, signFields } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { byKeys } from '../values/byKeys.js';
import { round6, round8, roundBelow } from '../values/numbers.js';
import { positionRecord, signRecord } from '../values/position.js';

const moment = Type.String({ description: "YYYY-MM-DDTHH:MM:SS in the birth's offset" });
const julianDay = Type.Number({ description: 'UT' });
const longitude = (description: string) =>
  nullable(Type.Number({ minimum: 0, exclusiveMaximum: 360, description: `degrees; ${description}` }));

const candidateSchema = Type.Object({
  name: Type.String({ description: 'display word of the office' }),
  planet: grahaId,
  pancha_vargeeya_bala: Type.Number({ minimum: 0, maximum: 20 }),
  aspects_ascendant: Type.Boolean({ description: 'by a Tajika aspect, in the chart of the year' }),
});

/** The solar return that starts the year, and what Tajika derives from it. */
const yearSchema = Type.Object({
  moment,
  julian_day: julianDay,
  ascendant: positionSchema,
  is_night: Type.Boolean(),
  muntha: Type.Object({ ...signFields, house: Type.Integer({ minimum: 1, maximum: 12 }) }),
  lord_candidates: recordOf(YEAR_LORD_OFFICES, candidateSchema),
  lord: Type.Object({
    planet: grahaId,
    offices: Type.Array(oneOf(YEAR_LORD_OFFICES)),
    chosen_as: oneOf(YEAR_LORD_CHOICES),
  }),
});

/** The moment of a pravesha and the year of life that contains it. */
export const praveshaSchema = Type.Object({
  kind: oneOf(PRAVESHA_KINDS),
  name: Type.String(),
  years: Type.Integer({ minimum: 1, maximum: 120 }),
  months: Type.Integer({ minimum: 1, maximum: 12, description: '1 for a tithi pravesha' }),
  sixty_hours: Type.Integer({ minimum: 1, maximum: 1000, description: '1 for a tithi pravesha' }),
  moment,
  julian_day: julianDay,
  sun_longitude: longitude('where the Sun returns to; null for a tithi pravesha'),
  elongation: longitude('Moon less Sun, as at birth; null for an annual chart'),
  sun_in_natal_sign: nullable(Type.Boolean({ description: 'null for an annual chart' })),
  year: yearSchema,
});

const momentRecord = ({ jdUt, utcOffsetHours }: Sky) => ({
  moment: momentText(jdUt, utcOffsetHours),
  julian_day: round8(jdUt),
});

const circle = (degrees: number): number => roundBelow(degrees, 360);

const candidateRecord = (candidate: YearLordCandidate, language: Language): Wire<typeof candidateSchema> => ({
  name: WORDS[language].pravesha.yearLordOffice[candidate.office],
  planet: candidate.planet,
  pancha_vargeeya_bala: round6(candidate.strength),
  aspects_ascendant: candidate.aspectsYearLagna,
});

const yearRecord = (
  sky: Sky,
  { muntha, night, candidates, lord }: TajikaYear,
  language: Language,
): Wire<typeof yearSchema> => ({
  ...momentRecord(sky),
  ascendant: positionRecord(chartPoint(sky.ascendantDeg, signOf(sky.ascendantDeg)), language),
  is_night: night,
  muntha: { ...signRecord(muntha.sign, language), house: muntha.house },
  lord_candidates: byKeys(YEAR_LORD_OFFICES, candidates, (one) => candidateRecord(one, language)),
  lord: { planet: lord.planet, offices: lord.offices, chosen_as: lord.chosenAs },
});

export function praveshaRecord(
  { moment, sky, yearSky, tajika }: Pravesha,
  language: Language,
): Wire<typeof praveshaSchema> {
  const { kind, count, sunDeg, tithi } = moment;
  return {
    kind,
    name: WORDS[language].pravesha.pravesha[kind],
    years: count.years,
    months: count.months,
    sixty_hours: count.sixtyHours,
    ...momentRecord(sky),
    sun_longitude: sunDeg && circle(sunDeg),
    elongation: tithi && circle(tithi.elongationDeg),
    sun_in_natal_sign: tithi?.sunInNatalSign ?? null,
    year: yearRecord(yearSky(), tajika(), language),
  };
}
