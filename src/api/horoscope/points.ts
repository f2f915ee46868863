import { Type } from 'typebox';
import type { Language } from '../../calculations/fields/languages.js';
import { nullable } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import type { ChartPoint } from '../../core/charts/chart.js';
import { SAHAMS } from '../../core/points/sahams.js';
import { recordFrom } from '../../core/records.js';
import { momentText } from '../../core/time/civilText.js';
import type { JulianDayUt } from '../../core/time/julianDay.js';
import { SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '../../core/zodiac/points.js';
import { WORDS } from '../../i18n/words.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { momentOf } from '../schema/moments.js';
import { displayWord, namedFields } from '../schema/names.js';
import { positionSchema } from '../schema/position.js';
import { vedicDaySchema } from '../schema/vedicDay.js';
import type { Wire } from '../schema/wire.js';
import { named } from '../values/names.js';
import { positionRecord } from '../values/position.js';
import { vedicDayRecord } from '../values/vedicDay.js';
import { mrityuBhagaFields, mrityuBhagaRecord } from './mrityuBhaga.js';

const local = (description: string) => nullable(momentOf(description));

const positions = <K extends string>(ids: readonly K[], points: Readonly<Record<K, ChartPoint>>, language: Language) =>
  recordFrom(ids, (id) => positionRecord(points[id], language));

export const sahamsSchema = recordOf(
  SAHAMS,
  Type.Object(
    { ...positionSchema.properties, name: displayWord },
    { title: 'Saham', description: 'position of a saham, with its name' },
  ),
);

export const sahamsRecord = (points: SectionResults['sahams'], language: Language): Wire<typeof sahamsSchema> =>
  recordFrom(SAHAMS, (id) => ({ ...positionRecord(points[id], language), name: WORDS[language].points.saham[id] }));

const risen = Type.Object(
  {
    part: nullable(Type.Integer({ minimum: 1, maximum: 8, description: 'part of the day or night in which it rises' })),
    ghatikas: nullable(
      Type.Integer({ description: 'thirtieths of the day or night at which it rises; for Maandi by ghatikas' }),
    ),
    moment: local('when it rises'),
  },
  { title: 'UpagrahaRising' },
);

export const upagrahasSchema = recordOf(UPAGRAHAS, positionSchema);

export const upagrahasRecord = (
  { points }: SectionResults['upagrahas'],
  language: Language,
): Wire<typeof upagrahasSchema> => positions(UPAGRAHAS, points, language);

export const upagrahaDetailsSchema = Type.Object(
  {
    risen: recordOf(TIME_UPAGRAHAS, risen),
    maandi_mrityu_bhaga: Type.Object(mrityuBhagaFields, {
      title: 'MaandiMrityuBhaga',
      description: 'Maandi compared with the fatal degree of its sign',
    }),
    nisheka: local('estimated conception (BPHS 4), where the rule `nisheka` requests it'),
  },
  { title: 'UpagrahaDetails' },
);

export function upagrahaDetailsRecord(of: SectionResults['upagrahas']): Wire<typeof upagrahaDetailsSchema> {
  const moment = (jd: JulianDayUt) => momentText(jd, of.utcOffsetHours);
  return {
    risen: recordFrom(TIME_UPAGRAHAS, (id) => {
      const { part, ghatikas, momentJdUt } = of.risen[id];
      return { part, ghatikas, moment: moment(momentJdUt) };
    }),
    maandi_mrityu_bhaga: mrityuBhagaRecord(of.maandiMrityuBhaga),
    nisheka: of.nishekaJdUt && moment(of.nishekaJdUt),
  };
}

export const specialLagnasSchema = recordOf(SPECIAL_LAGNAS, positionSchema);

export const specialLagnasRecord = (
  { points }: SectionResults['special_lagnas'],
  language: Language,
): Wire<typeof specialLagnasSchema> => positions(SPECIAL_LAGNAS, points, language);

export const specialLagnaDetailsSchema = Type.Object({ vedic_day: vedicDaySchema }, { title: 'SpecialLagnaDetails' });

export const specialLagnaDetailsRecord = (
  { day }: SectionResults['special_lagnas'],
  language: Language,
): Wire<typeof specialLagnaDetailsSchema> => ({ vedic_day: vedicDayRecord(day, language) });

export const houseVarnadasSchema = recordOf(VARNADAS, positionSchema);

export const houseVarnadasRecord = (
  points: SectionResults['house_varnadas'],
  language: Language,
): Wire<typeof houseVarnadasSchema> => positions(VARNADAS, points, language);

type SphutaKey = (typeof SPHUTAS)[number] extends infer I ? (I extends `${infer K}_sphuta` ? K : I) : never;

/** The wire key of a sphuta: its id without the ending. */
const sphutaKey = (id: (typeof SPHUTAS)[number]) => id.replace(/_sphuta$/, '') as SphutaKey;

const SPHUTA_KEYS = SPHUTAS.map(sphutaKey);

export const sphutaSchema = recordOf(SPHUTA_KEYS, positionSchema);

export const sphutaRecord = ({ points }: SectionResults['sphuta'], language: Language): Wire<typeof sphutaSchema> =>
  Object.fromEntries(SPHUTAS.map((id) => [sphutaKey(id), positionRecord(points[id], language)])) as Wire<
    typeof sphutaSchema
  >;

export const sphutaDetailsSchema = Type.Object(
  {
    ...namedFields('yogi_planet', { ...grahaId, description: 'lord of the nakshatra of the yogi point' }),
    ...namedFields('sahayogi_planet', { ...grahaId, description: 'lord of the sign of the yogi point' }),
    ...namedFields('avayogi_planet', { ...grahaId, description: 'lord of the nakshatra of the avayogi point' }),
  },
  { title: 'SphutaDetails' },
);

export const sphutaDetailsRecord = (
  { yogi }: SectionResults['sphuta'],
  language: Language,
): Wire<typeof sphutaDetailsSchema> => {
  const words = WORDS[language].zodiac.body;
  return {
    ...named('yogi_planet', yogi.yogi, words),
    ...named('sahayogi_planet', yogi.sahayogi, words),
    ...named('avayogi_planet', yogi.avayogi, words),
  };
};
