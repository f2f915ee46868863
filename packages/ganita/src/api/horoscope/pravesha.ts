import { PRAVESHA_KINDS } from '@ganita/core/annual/pravesha.js';
import type { TajikaYear } from '@ganita/core/annual/tajikaYear.js';
import { YEAR_LORD_CHOICES, YEAR_LORD_OFFICES, type YearLordCandidate } from '@ganita/core/annual/yearLord.js';
import { chartPoint } from '@ganita/core/charts/chart.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { Pravesha } from '../../calculations/natal/praveshaCalculation.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { momentOf } from '../schema/moments.js';
import { displayWord, namedFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, houseSchema, positionSchema, signFields } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { byKeys } from '../values/byKeys.js';
import { named } from '../values/names.js';
import { round6, round8, roundBelow } from '../values/numbers.js';
import { positionRecord, signRecord } from '../values/position.js';

const moment = momentOf('when the chart is cast');
const julianDay = Type.Number({ description: 'the same moment as a Julian day (UT)' });
const house = described(houseSchema, 'whole-sign house, 1 to 12, from the Ascendant of the year');
const officeId = oneOf(YEAR_LORD_OFFICES, { title: 'YearLordOffice', description: 'id of an office of the year' });

const candidateSchema = Type.Object(
  {
    name: described(displayWord, 'display word of the office'),
    ...namedFields('planet', described(grahaId, 'the planet that holds the office')),
    pancha_vargeeya_bala: Type.Number({
      minimum: 0,
      maximum: 20,
      description: 'strength of five vargas in the chart of the year, in units, 0 to 20',
    }),
    aspects_ascendant: Type.Boolean({ description: 'whether it aspects the Ascendant of the year by a Tajika aspect' }),
  },
  { title: 'YearLordCandidate', description: 'the planet that holds an office of the year' },
);

/** The solar return that starts the year, and what Tajika derives from it. */
const yearSchema = Type.Object(
  {
    moment: described(moment, 'when the Sun returns'),
    julian_day: julianDay,
    ascendant: described(positionSchema, 'Ascendant of the return: the Ascendant of the year'),
    is_night: Type.Boolean({ description: 'whether the return is between sunset and sunrise' }),
    muntha: Type.Object(
      { ...signFields, house },
      { title: 'Muntha', description: 'the natal Ascendant advanced by one sign a year' },
    ),
    lord_candidates: recordOf(YEAR_LORD_OFFICES, candidateSchema, {
      title: 'YearLordCandidates',
      description: 'the planet that holds each of the five offices',
    }),
    year_lord: Type.Object(
      {
        ...namedFields('planet', described(grahaId, 'the lord of the year')),
        offices: Type.Array(officeId, { description: 'offices that it holds' }),
        chosen_as: oneOf(YEAR_LORD_CHOICES, {
          title: 'YearLordChoice',
          description: 'why it was chosen; muntha_lord where no candidate aspects the Ascendant of the year',
        }),
      },
      { title: 'YearLord', description: 'the lord of the year' },
    ),
  },
  { title: 'TajikaYear', description: 'the solar return that starts the year of life' },
);

/** The moment of a pravesha and the year of life that contains it. */
export const praveshaSchema = Type.Object(
  {
    ...namedFields(
      'pravesha_kind',
      oneOf(PRAVESHA_KINDS, { title: 'PraveshaKind', description: 'return of the Sun, or of the tithi' }),
    ),
    years: Type.Integer({ minimum: 1, maximum: 120, description: 'year of life, 1 from the birth' }),
    months: Type.Integer({
      minimum: 1,
      maximum: 12,
      description: 'month of it, 30 degrees of the Sun; 1 for a tithi pravesha',
    }),
    sixty_hours: Type.Integer({
      minimum: 1,
      maximum: 1000,
      description: 'number of the period of about sixty hours, 2.5 degrees of the Sun; 1 for a tithi pravesha',
    }),
    moment,
    julian_day: julianDay,
    sun_absolute_longitude: nullable(
      described(
        absoluteLongitudeSchema,
        'longitude to which the Sun returns, degrees from 0 Aries; null for a tithi pravesha',
      ),
    ),
    elongation: nullable(
      Type.Number({
        minimum: 0,
        exclusiveMaximum: 360,
        description: 'degrees of the Moon ahead of the Sun, as at birth; null for an annual chart',
      }),
    ),
    sun_in_natal_sign: nullable(
      Type.Boolean({ description: 'whether the Sun is in its natal sign; null for an annual chart' }),
    ),
    year: yearSchema,
  },
  { title: 'Pravesha', description: 'the return of the Sun or of the tithi whose chart the answer is' },
);

const momentRecord = ({ jdUt, utcOffsetHours }: Sky) => ({
  moment: momentText(jdUt, utcOffsetHours),
  julian_day: round8(jdUt),
});

const circle = (degrees: number): number => roundBelow(degrees, 360);

const candidateRecord = (candidate: YearLordCandidate, language: Language): Wire<typeof candidateSchema> => ({
  name: WORDS[language].pravesha.yearLordOffice[candidate.office],
  ...named('planet', candidate.planet, WORDS[language].zodiac.body),
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
  year_lord: {
    ...named('planet', lord.planet, WORDS[language].zodiac.body),
    offices: lord.offices,
    chosen_as: lord.chosenAs,
  },
});

export function praveshaRecord(
  { moment, sky, yearSky, tajika }: Pravesha,
  language: Language,
): Wire<typeof praveshaSchema> {
  const { kind, count, sunDeg, tithi } = moment;
  return {
    ...named('pravesha_kind', kind, WORDS[language].pravesha.pravesha),
    years: count.years,
    months: count.months,
    sixty_hours: count.sixtyHours,
    ...momentRecord(sky),
    sun_absolute_longitude: sunDeg && circle(sunDeg),
    elongation: tithi && circle(tithi.elongationDeg),
    sun_in_natal_sign: tithi?.sunInNatalSign ?? null,
    year: yearRecord(yearSky(), tajika(), language),
  };
}
