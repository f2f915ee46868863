import type { Language } from '../../calculations/fields/languages.js';
import type { Pravesha } from '../../calculations/natal/pravesha.js';
import type { TajikaYear } from '../../core/annual/tajikaYear.js';
import type { YearLordCandidate } from '../../core/annual/yearLord.js';
import { chartPoint } from '../../core/charts/chart.js';
import type { Sky } from '../../core/sky/sky.js';
import { momentText } from '../../core/time/civilText.js';
import { signOf } from '../../core/zodiac/signs.js';
import { WORDS } from '../../i18n/words.js';
import { round6, round8, roundBelow } from '../values/numbers.js';
import { positionRecord, signRecord } from '../values/position.js';

const momentRecord = ({ jdUt, utcOffsetHours }: Sky) => ({
  moment: momentText(jdUt, utcOffsetHours),
  julian_day: round8(jdUt),
});

const circle = (degrees: number): number => roundBelow(degrees, 360);

const candidateRecord = (candidate: YearLordCandidate, language: Language) => ({
  name: WORDS[language].pravesha.yearLordOffice[candidate.office],
  planet: candidate.planet,
  pancha_vargeeya_bala: round6(candidate.strength),
  aspects_ascendant: candidate.aspectsYearLagna,
});

/** The solar return that begins the year, and what Tajika reads from it. */
const yearRecord = (sky: Sky, { muntha, night, candidates, lord }: TajikaYear, language: Language) => ({
  ...momentRecord(sky),
  ascendant: positionRecord(chartPoint(sky.ascendantDeg, signOf(sky.ascendantDeg)), language),
  is_night: night,
  muntha: { ...signRecord(muntha.sign, language), house: muntha.house },
  lord_candidates: Object.fromEntries(candidates.map((one) => [one.office, candidateRecord(one, language)])),
  lord: { planet: lord.planet, offices: lord.offices, chosen_as: lord.chosenAs },
});

/** The moment of a pravesha and the year of life that holds it. */
export function praveshaRecord({ moment, sky, yearSky, tajika }: Pravesha, language: Language) {
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
