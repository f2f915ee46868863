import { type TProperties, Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { ChartPoint } from '../../core/charts/chart.js';
import { SAHAMS } from '../../core/points/sahams/sahams.js';
import { recordFrom } from '../../core/records.js';
import { momentText } from '../../core/time/civilText.js';
import type { JulianDayUt } from '../../core/time/julianDay.js';
import { SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '../../core/zodiac/points.js';
import { WEEKDAYS } from '../../core/zodiac/weekdays.js';
import { WORDS } from '../../i18n/words.js';
import { grahaId } from '../schema/bodies.js';
import { fieldsOf, recordOf } from '../schema/maps.js';
import { positionSchema } from '../schema/position.js';
import type { Wire } from '../schema/wire.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { positionRecord } from '../values/position.js';

const GHATI_MINUTES = 24;

/** Display words by id. */
const names = <const K extends string>(ids: readonly K[]) => recordOf(ids, Type.String());
const local = (description: string) =>
  nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$', description }));

/** Positions by id, and everything else under `details`. */
const pointsWith = <const K extends string, D extends TProperties>(ids: readonly K[], details: D) =>
  Type.Object({ ...fieldsOf(ids, positionSchema), details: Type.Object(details) });

const positions = <K extends string>(ids: readonly K[], points: Readonly<Record<K, ChartPoint>>, language: Language) =>
  recordFrom(ids, (id) => positionRecord(points[id], language));

export const sahamsSchema = recordOf(SAHAMS, Type.Object({ ...positionSchema.properties, name: Type.String() }));

export const sahamsRecord = (points: SectionResults['sahams'], language: Language): Wire<typeof sahamsSchema> =>
  recordFrom(SAHAMS, (id) => ({ ...positionRecord(points[id], language), name: WORDS[language].points.saham[id] }));

const risen = Type.Object({
  part: nullable(Type.Integer({ minimum: 1, maximum: 8, description: 'part of the day or night' })),
  ghatikas: nullable(Type.Integer({ description: 'thirtieths of the day or night, for Maandi by ghatikas' })),
  moment: local('when it rises'),
});

export const upagrahasSchema = pointsWith(UPAGRAHAS, {
  names: names(UPAGRAHAS),
  risen: recordOf(TIME_UPAGRAHAS, risen),
  maandi_mrityu_bhaga: Type.Object({
    holds: Type.Boolean(),
    degree: Type.Number(),
    distance: Type.Number(),
    tolerance: Type.Number(),
  }),
  nisheka: local('estimated conception (BPHS 4), where the rule `nisheka` requests it'),
});

export function upagrahasRecord(of: SectionResults['upagrahas'], language: Language): Wire<typeof upagrahasSchema> {
  const { maandiMrityuBhaga, nishekaJdUt } = of;
  const moment = (jd: JulianDayUt) => momentText(jd, of.utcOffsetHours);
  return {
    ...positions(UPAGRAHAS, of.points, language),
    details: {
      names: WORDS[language].points.upagraha,
      risen: recordFrom(TIME_UPAGRAHAS, (id) => {
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

export const specialLagnasSchema = pointsWith(SPECIAL_LAGNAS, {
  names: names(SPECIAL_LAGNAS),
  vedic_day: Type.Object({
    sunrise: local('last sunrise at or before the birth; null where the Sun does not rise or set'),
    sunset: local('first sunset after it'),
    next_sunrise: local('first sunrise after that'),
    sun_event_substituted: Type.Boolean({ description: 'transits of the Sun replace its rising and setting' }),
    is_day_birth: Type.Boolean(),
    vedic_weekday: oneOf(WEEKDAYS),
    minutes_from_sunrise: Type.Number(),
    ghatis_from_sunrise: Type.Number(),
    sun_longitude_at_sunrise: Type.Number({ minimum: 0, exclusiveMaximum: 360, description: 'absolute degrees' }),
  }),
});

export function specialLagnasRecord(
  { points, day }: SectionResults['special_lagnas'],
  language: Language,
): Wire<typeof specialLagnasSchema> {
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

export const houseVarnadasSchema = recordOf(VARNADAS, positionSchema);

export const houseVarnadasRecord = (
  points: SectionResults['house_varnadas'],
  language: Language,
): Wire<typeof houseVarnadasSchema> => positions(VARNADAS, points, language);

type SphutaKey = (typeof SPHUTAS)[number] extends infer I ? (I extends `${infer K}_sphuta` ? K : I) : never;

/** The wire key of a sphuta: its id without the ending. */
const sphutaKey = (id: (typeof SPHUTAS)[number]) => id.replace(/_sphuta$/, '') as SphutaKey;

const SPHUTA_KEYS = SPHUTAS.map(sphutaKey);

export const sphutaSchema = pointsWith(SPHUTA_KEYS, {
  names: names(SPHUTA_KEYS),
  yogi_planet: grahaId,
  sahayogi_planet: grahaId,
  avayogi_planet: grahaId,
});

/** A value of each sphuta under its key. */
const bySphuta = <R>(value: (id: (typeof SPHUTAS)[number]) => R) =>
  Object.fromEntries(SPHUTAS.map((id) => [sphutaKey(id), value(id)])) as Readonly<Record<SphutaKey, R>>;

export const sphutaRecord = (
  { points, yogi }: SectionResults['sphuta'],
  language: Language,
): Wire<typeof sphutaSchema> => ({
  ...bySphuta((id) => positionRecord(points[id], language)),
  details: {
    names: bySphuta((id) => WORDS[language].points.sphuta[id]),
    yogi_planet: yogi.yogi,
    sahayogi_planet: yogi.sahayogi,
    avayogi_planet: yogi.avayogi,
  },
});
