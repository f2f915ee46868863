import { type TSchema, Type } from 'typebox';
import type { Language } from '../../../calculations/fields/languages.js';
import { oneOf } from '../../../calculations/fields/schema.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import type { GrahaDashaFacts } from '../../../core/dashas/graha/grahaDashas.js';
import { TWILIGHT_PERIODS } from '../../../core/dashas/twilight.js';
import { CHARA_KARAKAS } from '../../../core/karakas/karakas.js';
import { AYURDAYA_METHODS } from '../../../core/longevity/ayurdaya/ayurdaya.js';
import { LAGNA_AND_GRAHAS } from '../../../core/zodiac/grahas.js';
import { WORDS } from '../../../i18n/words.js';
import { namedFields } from '../../schema/names.js';
import type { Wire } from '../../schema/wire.js';
import { named } from '../../values/names.js';
import { round6 } from '../../values/numbers.js';

const numbersById = (description: string) => Type.Record(Type.String(), Type.Number(), { description });

const karakaSchema = Type.Object(
  {
    karaka_of_lord: Type.Record(
      Type.String(),
      oneOf(CHARA_KARAKAS, { title: 'CharaKarakaId', description: 'id of a chara karaka' }),
      { description: 'the chara karaka that each lord is, by the id of the lord' },
    ),
  },
  { title: 'KarakaDashaDetails' },
);

const kaalaSchema = Type.Object(
  {
    ...namedFields(
      'twilight_period',
      oneOf(TWILIGHT_PERIODS, { title: 'TwilightPeriod', description: 'part of day or night of the birth' }),
    ),
    elapsed_fraction: Type.Number({ minimum: 0, maximum: 1, description: 'elapsed part of it at birth' }),
  },
  { title: 'KaalaDashaDetails' },
);

const aayuSchema = Type.Object(
  {
    ...namedFields(
      'ayurdaya_method',
      oneOf(AYURDAYA_METHODS, {
        title: 'AyurdayaMethod',
        description: 'the computation of years of life that it uses',
      }),
    ),
    ...namedFields(
      'ayurdaya_leader',
      oneOf(LAGNA_AND_GRAHAS, { title: 'LagnaOrGraha', description: 'the strongest, whose method it is' }),
    ),
  },
  { title: 'AayuDashaDetails' },
);

const weightsSchema = Type.Object(
  { lord_weights: numbersById('weight of each lord by id: bindus or pindas') },
  { title: 'AshtakavargaDashaDetails' },
);

const raysSchema = Type.Object(
  { lord_rays: numbersById('rays of each lord by id: the years of its period') },
  { title: 'RashmiDashaDetails' },
);

/** What some graha dashas are computed from, by the id of the system. */
const FORMS = {
  karaka: karakaSchema,
  kaala: kaalaSchema,
  aayu: aayuSchema,
  ashtaka_varga_planet: weightsSchema,
  ashtaka_varga_sign: weightsSchema,
  ashtaka_varga_pinda: weightsSchema,
  rashmi: raysSchema,
} as const satisfies Readonly<Record<string, TSchema>>;

export const grahaDashaDetailsSchema = Type.Partial(Type.Object(FORMS), {
  title: 'GrahaDashaDetails',
  description: 'what some of the systems are computed from',
});

const rounded = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [id, round6(value)]));

type Facts = { readonly [K in keyof GrahaDashaFacts]: GrahaDashaFacts[K] };

function detailOf({ karakas, twilight, weights, rays, ayurdaya }: Facts, language: Language): object | null {
  const { grahaDashas, longevity, zodiac } = WORDS[language];
  if (karakas) return { karaka_of_lord: Object.fromEntries(karakas.map(({ graha, karaka }) => [graha, karaka])) };
  if (twilight) {
    return {
      ...named('twilight_period', twilight.period, grahaDashas.twilightPeriod),
      elapsed_fraction: round6(twilight.elapsed),
    };
  }
  if (ayurdaya) {
    return {
      ...named('ayurdaya_method', ayurdaya.method, longevity.ayurdayaMethod),
      ...named('ayurdaya_leader', ayurdaya.leader, zodiac.body),
    };
  }
  if (weights) return { lord_weights: weights };
  return rays ? { lord_rays: rounded(rays) } : null;
}

export const grahaDashaDetailsRecord = (
  { systems }: SectionResults['graha_dashas'],
  language: Language,
): Wire<typeof grahaDashaDetailsSchema> =>
  Object.fromEntries(
    systems.flatMap(({ id, facts }) => {
      const detail = detailOf(facts, language);
      return detail === null ? [] : [[id, detail]];
    }),
  );
