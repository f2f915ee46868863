import { arc } from '@ganita/core/angles/angles.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { drishtiTable } from '@ganita/core/strengths/drishtiTable.js';
import { krantisDeg } from '@ganita/core/strengths/shadbala/ayana.js';
import { cheshtaKendrasDeg } from '@ganita/core/strengths/shadbala/cheshta.js';
import { daysSince1900, meanLongitudes, RAMAN_ELEMENTS } from '@ganita/core/strengths/shadbala/meanLongitudes.js';
import { SAPTAVARGA_KEYS, saptavargajaBala } from '@ganita/core/strengths/shadbala/saptavargaja.js';
import { timeLordsOf } from '@ganita/core/strengths/shadbala/timeLords.js';
import type { StrengthChart } from '@ganita/core/strengths/strengthChart.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';

/** `D-9_navamsa` as `D9`. */
export const shortKey = (key: string): string => key.replace('-', '').replace(/_.*/, '');

/** What shadbala is computed from on the way, in the words of the golden file. */
export function strengthContext(chart: StrengthChart, rules: Rules) {
  const { sky, natures, longitudesDeg } = chart;
  const lords = timeLordsOf(sky, rules);
  const means = meanLongitudes(sky, RAMAN_ELEMENTS);
  const byVarga = saptavargajaBala(chart, rules);
  const drishti = drishtiTable(chart, rules);
  return {
    natural_benefics: PLANETS.filter((planet) => natures[planet] === 'benefic'),
    natural_malefics: PLANETS.filter((planet) => natures[planet] === 'malefic'),
    day_birth: sky.dayFrame.isDayBirth,
    hours_since_sunrise: (sky.jdUt - sky.dayFrame.sunriseJdUt) * 24,
    sun_hour_angle_degrees: sky.sunHourAngleDeg,
    ahargana_from_1827_05_01: lords.ahargana,
    year_lord: lords.year,
    month_lord: lords.month,
    weekday_lord: lords.weekday,
    hora_lord: lords.hora,
    moon_sun_elongation: arc(longitudesDeg.Sun, longitudesDeg.Moon),
    declination_kranti_degrees: krantisDeg(chart, rules),
    days_since_1900_ujjain: daysSince1900(sky),
    mean_longitudes: {
      Sun: means.Sun,
      Mars: means.Mars,
      Jupiter: means.Jupiter,
      Saturn: means.Saturn,
      Mercury_sighrocca: means.Mercury,
      Venus_sighrocca: means.Venus,
    },
    cheshta_kendra_reduced: cheshtaKendrasDeg(chart, rules),
    saptavargaja_by_varga: Object.fromEntries(
      SAPTAVARGA_KEYS.map((key) => [
        shortKey(key),
        Object.fromEntries(PLANETS.map((planet) => [planet, byVarga[planet][key]])),
      ]),
    ),
    drishti_virupas_aspecting_to_aspected: Object.fromEntries(PLANETS.map((from) => [from, drishti[from].grahas])),
  };
}
