import type { ChartPoint } from '@ganita/core/charts/chart.js';
import { SAHAMS } from '@ganita/core/points/sahams.js';
import { recordFrom } from '@ganita/core/records.js';
import { momentText } from '@ganita/core/time/civilText.js';
import type { JulianDayUt } from '@ganita/core/time/julianDay.js';
import { SPECIAL_LAGNAS, SPHUTAS, TIME_UPAGRAHAS, UPAGRAHAS, VARNADAS } from '@ganita/core/zodiac/points.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { momentOf } from '../schema/moments.js';
import { displayWord, namedFields } from '../schema/nameFields.js';
import { positionSchema } from '../schema/positionFields.js';
import { vedicDaySchema } from '../schema/vedicDayFields.js';
import type { Wire } from '../schema/wire.js';
import { named } from '../values/names.js';
import { positionRecord } from '../values/position.js';
import { vedicDayRecord } from '../values/vedicDay.js';
import { mrityuBhagaFields, mrityuBhagaRecord } from './mrityuBhaga.js';
import { section } from './section.js';

const positions = <K extends string>(ids: readonly K[], points: Readonly<Record<K, ChartPoint>>, language: Language) =>
  recordFrom(ids, (id) => positionRecord(points[id], language));

export const sahamsSection = section({
  schema: recordOf(
    SAHAMS,
    Type.Object(
      { ...positionSchema.properties, name: described(displayWord, 'display word of the saham') },
      { title: 'Saham', description: 'position of a saham, with its name' },
    ),
    { description: 'positions of the sahams, points A - B + C of Tajaka, in D-1' },
  ),
  record: (points: SectionResults['sahams'], language) =>
    recordFrom(SAHAMS, (id) => ({ ...positionRecord(points[id], language), name: WORDS[language].points.saham[id] })),
});

const risen = Type.Object(
  {
    part: nullable(
      Type.Integer({
        minimum: 1,
        maximum: 8,
        description: 'eighth of the day or night in which it rises; null for Maandi by ghatikas',
      }),
    ),
    ghatikas: nullable(
      Type.Integer({
        description: 'thirtieths of the day or night at which it rises; null except for Maandi by ghatikas',
      }),
    ),
    moment: momentOf('when it rises'),
  },
  { title: 'UpagrahaRising', description: 'when an upagraha of the day or night rises' },
);

const upagrahaDetailsSchema = Type.Object(
  {
    risen: recordOf(TIME_UPAGRAHAS, risen, { description: 'when each of the six of a part of the day or night rises' }),
    maandi_mrityu_bhaga: Type.Object(mrityuBhagaFields, {
      title: 'MaandiMrityuBhaga',
      description: 'Maandi compared with the fatal degree of its sign',
    }),
    nisheka: nullable(momentOf('estimated conception (BPHS 4); null unless the rule `nisheka` requests it')),
  },
  { title: 'UpagrahaDetails', description: 'when upagrahas rise, and what Maandi gives' },
);

function upagrahaDetailsRecord(of: SectionResults['upagrahas']): Wire<typeof upagrahaDetailsSchema> {
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

export const upagrahasSection = section({
  schema: recordOf(UPAGRAHAS, positionSchema, {
    description:
      'positions of the eleven upagrahas in the chosen chart: five of the Sun, six of a part of day or night',
  }),
  record: ({ points }: SectionResults['upagrahas'], language) => positions(UPAGRAHAS, points, language),
  words: ['upagrahas'],
  details: {
    schema: upagrahaDetailsSchema,
    record: upagrahaDetailsRecord,
  },
});

export const specialLagnasSection = section({
  schema: recordOf(SPECIAL_LAGNAS, positionSchema, {
    description: 'positions of the nine special lagnas in the chosen chart',
  }),
  record: ({ points }: SectionResults['special_lagnas'], language) => positions(SPECIAL_LAGNAS, points, language),
  words: ['special_lagnas'],
  details: {
    schema: Type.Object(
      { vedic_day: vedicDaySchema },
      { title: 'SpecialLagnaDetails', description: 'the Vedic day that the special lagnas are counted from' },
    ),
    record: ({ day }: SectionResults['special_lagnas'], language) => ({ vedic_day: vedicDayRecord(day, language) }),
  },
});

export const houseVarnadasSection = section({
  schema: recordOf(VARNADAS, positionSchema, {
    description: 'positions of the varnadas of the twelve houses in the chosen chart; V1 is the varnada lagna',
  }),
  record: (points: SectionResults['house_varnadas'], language) => positions(VARNADAS, points, language),
});

type SphutaKey = (typeof SPHUTAS)[number] extends infer I ? (I extends `${infer K}_sphuta` ? K : I) : never;

/** The wire key of a sphuta: its id without the ending. */
const sphutaKey = (id: (typeof SPHUTAS)[number]) => id.replace(/_sphuta$/, '') as SphutaKey;

const SPHUTA_KEYS = SPHUTAS.map(sphutaKey);

const sphutaSchema = recordOf(SPHUTA_KEYS, positionSchema, {
  description: 'positions of the fourteen sphutas, sums of longitudes, in the chosen chart',
});

export const sphutaSection = section({
  schema: sphutaSchema,
  record: ({ points }: SectionResults['sphuta'], language) =>
    Object.fromEntries(SPHUTAS.map((id) => [sphutaKey(id), positionRecord(points[id], language)])) as Wire<
      typeof sphutaSchema
    >,
  words: ['sphutas'],
  details: {
    schema: Type.Object(
      {
        ...namedFields('yogi_planet', described(grahaId, 'lord of the nakshatra of the yogi point')),
        ...namedFields('sahayogi_planet', described(grahaId, 'lord of the sign of the yogi point')),
        ...namedFields('avayogi_planet', described(grahaId, 'lord of the nakshatra of the avayogi point')),
      },
      { title: 'SphutaDetails', description: 'lords of the yogi and the avayogi point' },
    ),
    record: ({ yogi }: SectionResults['sphuta'], language) => {
      const words = WORDS[language].zodiac.body;
      return {
        ...named('yogi_planet', yogi.yogi, words),
        ...named('sahayogi_planet', yogi.sahayogi, words),
        ...named('avayogi_planet', yogi.avayogi, words),
      };
    },
  },
});
