import type { Language } from '../../calculations/fields/languages.js';
import { sphutaKey } from '../../calculations/natal/schemas/points.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { type ChartPoint, mapBodies } from '../../core/charts/chart.js';
import { SAHAMS } from '../../core/points/sahams/sahams.js';
import { AMSA_POINTS, type AmsaPoint } from '../../core/points/specialPoints.js';
import { momentText } from '../../core/time/civilText.js';
import type { JulianDayUt } from '../../core/time/julianDay.js';
import { AMSA_RULER_KEYS } from '../../core/vargas/amsaRulers.js';
import { BODIES } from '../../core/zodiac/grahas.js';
import { SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '../../core/zodiac/points.js';
import { amsaRulerWord } from '../../i18n/compoundNames.js';
import { WORDS } from '../../i18n/words.js';

import { round6, splitLongitude } from '../values/numbers.js';
import { positionRecord, signRecord } from '../values/position.js';
import { nakshatraRecord } from './positions.js';

const GHATI_MINUTES = 24;

type AmsaPlace = NonNullable<SectionResults['amsa_rulers']['points'][AmsaPoint]>;

const positions = <K extends string>(ids: readonly K[], points: Readonly<Record<K, ChartPoint>>, language: Language) =>
  mapBodies(ids, (id) => positionRecord(points[id], language));

/** Sign, star and nadiamsa of the 59 points in D-1, and the rulers of the bodies' other amsas by chart. */
export const amsaRulersRecord = ({ points, rulers }: SectionResults['amsa_rulers'], language: Language) => ({
  ...mapBodies(AMSA_POINTS, (id) => {
    const point = points[id];
    return point && amsaPointRecord(point, language);
  }),
  details: {
    rulers: mapBodies(AMSA_RULER_KEYS, (chart) =>
      mapBodies(BODIES, (body) => {
        const found = rulers[body]?.[chart];
        if (found === undefined) return null;
        const { rulerIndex, ruler, nature } = found;
        return {
          ruler_index: rulerIndex,
          ruler_name: WORDS[language].amsas.ruler[amsaRulerWord(chart, ruler)],
          nature,
        };
      }),
    ),
  },
});

/** Written out field by field: spreading records into one costs 0.2 ms more for the 59. */
function amsaPointRecord({ point, star, nadiamsa }: AmsaPlace, language: Language) {
  const sign = signRecord(point.sign, language);
  const place = nakshatraRecord(star, language);
  return {
    sign: sign.sign,
    sign_index: sign.sign_index,
    longitude: splitLongitude(point.longitudeDeg).inSign,
    division_index: nadiamsa.divisionIndex,
    amsa_index: nadiamsa.amsaIndex,
    amsa_name: WORDS[language].amsas.nadiamsa[nadiamsa.amsaName],
    nakshatra: place.nakshatra,
    nakshatra_number: place.nakshatra_number,
    pada: place.pada,
    nakshatra_lord: place.nakshatra_lord,
    degrees_in_nakshatra: place.degrees_in_nakshatra,
  };
}

export const sahamsRecord = (points: SectionResults['sahams'], language: Language) =>
  mapBodies(SAHAMS, (id) => ({ ...positionRecord(points[id], language), name: WORDS[language].points.saham[id] }));

export function upagrahasRecord(of: SectionResults['upagrahas'], language: Language) {
  const { maandiMrityuBhaga, nishekaJdUt } = of;
  const moment = (jd: JulianDayUt) => momentText(jd, of.utcOffsetHours);
  return {
    ...positions(UPAGRAHAS, of.points, language),
    details: {
      names: WORDS[language].points.upagraha,
      risen: mapBodies(TIME_UPAGRAHAS, (id) => {
        const { part, ghatikas, momentJdUt } = of.risen[id];
        return { part, ghatikas, moment: moment(momentJdUt) };
      }),
      maandi_mrityu_bhaga: {
        holds: maandiMrityuBhaga.holds,
        degree: maandiMrityuBhaga.degreeInSign,
        distance: round6(maandiMrityuBhaga.distanceDeg),
        tolerance: round6(maandiMrityuBhaga.toleranceDeg),
      },
      nisheka: nishekaJdUt && moment(nishekaJdUt),
    },
  };
}

export function specialLagnasRecord({ points, day }: SectionResults['special_lagnas'], language: Language) {
  const { frame } = day;
  /** The substitutes of a polar day are no sunrise and sunset: they are used, and never shown as such. */
  const shown = (jd: JulianDayUt) => (frame.substituted ? null : momentText(jd, day.utcOffsetHours));
  return {
    ...positions(SPECIAL_LAGNAS, points, language),
    details: {
      names: WORDS[language].points.specialLagna,
      vedic_day: {
        sunrise: shown(frame.sunriseJdUt),
        sunset: shown(frame.sunsetJdUt),
        next_sunrise: shown(frame.nextSunriseJdUt),
        sun_event_substituted: frame.substituted,
        is_day_birth: frame.isDayBirth,
        vedic_weekday: day.weekday,
        minutes_from_sunrise: round6(day.minutesFromSunrise),
        ghatis_from_sunrise: round6(day.minutesFromSunrise / GHATI_MINUTES),
        sun_longitude_at_sunrise: splitLongitude(day.sunAtSunriseDeg).absolute,
      },
    },
  };
}

export const houseVarnadasRecord = (points: SectionResults['house_varnadas'], language: Language) =>
  positions(VARNADAS, points, language);

export const sphutaRecord = ({ points, yogi }: SectionResults['sphuta'], language: Language) => ({
  ...Object.fromEntries(SPHUTAS.map((id) => [sphutaKey(id), positionRecord(points[id], language)])),
  details: {
    names: Object.fromEntries(SPHUTAS.map((id) => [sphutaKey(id), WORDS[language].points.sphuta[id]])),
    yogi_planet: yogi.yogi,
    sahayogi_planet: yogi.sahayogi,
    avayogi_planet: yogi.avayogi,
  },
});
