import type { Birth } from '../births.js';
import { angle, each, exact, fields, moment, within } from '../compare.js';
import { type GoldenNode, mapValues, pick } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

const SOLAR_SECONDS = 10;
const TITHI_SECONDS = 5;
const SECONDS_PER_DAY = 86_400;
const LONGITUDE = angle(2e-6);
/** Printed to five decimals; these move on in the seconds that a moment may differ. */
const ASCENDANT = angle(1e-3);
const MOON = angle(1e-4);

const NATAL = fields({ natal_sun_longitude: LONGITUDE, natal_ascendant_sign: exact });

const RETURN = fields({
  years: exact,
  months: exact,
  sixty_hours: exact,
  moment: moment(SOLAR_SECONDS),
  jd_ut: within(SOLAR_SECONDS / SECONDS_PER_DAY, 'days'),
  sun_longitude: LONGITUDE,
  ascendant: ASCENDANT,
  ascendant_sign: exact,
  moon_longitude: MOON,
});

const YEAR = fields({
  muntha_sign: exact,
  muntha_house: exact,
  night: exact,
  year_lord_candidates: each(exact),
});

const TITHI = fields({
  years: exact,
  moment: moment(TITHI_SECONDS),
  elongation: LONGITUDE,
  sun_sign: exact,
  sun_in_natal_sign: exact,
  solar_return: moment(SOLAR_SECONDS),
  ascendant: ASCENDANT,
  ascendant_sign: exact,
});

/** The wire answer of a pravesha, in the words of the file. */
async function answerOf(context: AgreementContext, birth: Birth, request: Readonly<Record<string, unknown>>) {
  const answer = await context.horoscope(birth, { ...request, sections: ['julian_day', 'divisional_charts'] });
  const rasi = pick(answer.horoscope, 'divisional_charts', 'D-1_rasi');
  const pravesha = pick(answer, 'pravesha');
  const year = pick(pravesha, 'year');
  return {
    years: pick(pravesha, 'years'),
    months: pick(pravesha, 'months'),
    sixty_hours: pick(pravesha, 'sixty_hours'),
    moment: pick(pravesha, 'moment'),
    jd_ut: answer.horoscope.julian_day,
    elongation: pick(pravesha, 'elongation'),
    sun_in_natal_sign: pick(pravesha, 'sun_in_natal_sign'),
    sun_longitude: pick(rasi, 'Sun', 'absolute_longitude'),
    sun_sign: pick(rasi, 'Sun', 'sign'),
    ascendant: pick(rasi, 'Ascendant', 'absolute_longitude'),
    ascendant_sign: pick(rasi, 'Ascendant', 'sign'),
    moon_longitude: pick(rasi, 'Moon', 'absolute_longitude'),
    solar_return: pick(year, 'moment'),
    muntha_sign: pick(year, 'muntha', 'sign'),
    muntha_house: pick(year, 'muntha', 'house'),
    night: pick(year, 'is_night'),
    year_lord_candidates: mapValues(pick(year, 'lord_candidates'), (candidate) => pick(candidate, 'planet')),
  };
}

/** Section of a solar return: by the smallest part that is requested. */
function returnSection(item: GoldenNode): string {
  if (item.at('sixty_hours').value !== 1) return 'sixty-hour returns';
  return item.at('months').value === 1 ? 'annual returns' : 'monthly returns';
}

/** Charts of years, months, sixty hours and tithis (docs/rules/07-panchang-calendar-transits.md#section-15). */
export const pravesha: GoldenReader = {
  file: 'pravesha.json',
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const { horoscope } = await context.horoscope(birth, { sections: ['divisional_charts'] });
      const rasi = pick(horoscope, 'divisional_charts', 'D-1_rasi');
      const natal = {
        natal_sun_longitude: pick(rasi, 'Sun', 'absolute_longitude'),
        natal_ascendant_sign: pick(rasi, 'Ascendant', 'sign'),
      };
      context.section('natal').compare(expected, natal, NATAL);
      const returns = expected.maybe('solar_returns');
      if (returns !== null) {
        await context.forEachItem(returns, async (item) => {
          const ours = await answerOf(context, birth, {
            pravesha_type: 1,
            years: item.at('years').value,
            months: item.at('months').value,
            sixty_hours: item.at('sixty_hours').value,
          });
          context.section(returnSection(item)).compare(item, ours, RETURN);
          context.section('muntha and year lord').compare(item, ours, YEAR);
        });
      }
      const tithis = expected.maybe('tithi_pravesha');
      if (tithis !== null) {
        await context.forEachItem(tithis, async (item) => {
          const ours = await answerOf(context, birth, { pravesha_type: 2, years: item.at('years').value });
          context.section('tithi pravesha').compare(item, ours, TITHI);
        });
      }
    });
  },
};
