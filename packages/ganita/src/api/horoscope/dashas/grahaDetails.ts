import { TWILIGHT_PERIODS } from '@ganita/core/dashas/dashaTwilight.js';
import type { GrahaDashaFacts } from '@ganita/core/dashas/graha/grahaDashas.js';
import { CHARA_KARAKAS } from '@ganita/core/karakas/karakas.js';
import { AYURDAYA_METHODS } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TSchema, Type } from 'typebox';
import { described, oneOf } from '../../../calculations/fields/schema.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import { namedFields } from '../../schema/nameFields.js';
import type { Wire } from '../../schema/wire.js';
import { named } from '../../values/names.js';
import { round6 } from '../../values/numbers.js';

const numbersById = (description: string) => Type.Record(Type.String(), Type.Number(), { description });

const karakaSchema = Type.Object(
  {
    karaka_of_lord: Type.Record(
      Type.String(),
      oneOf(CHARA_KARAKAS, { title: 'CharaKarakaId', description: 'id of a chara karaka, from atma to dara' }),
      { description: 'the chara karaka that each lord is, by the id of the lord' },
    ),
  },
  { title: 'KarakaDashaDetails', description: 'what the dasha of chara karakas is computed from' },
);

const kaalaSchema = Type.Object(
  {
    ...namedFields(
      'twilight_period',
      oneOf(TWILIGHT_PERIODS, {
        title: 'TwilightPeriod',
        description: 'dawn, day, dusk or night, by sunrise and sunset',
      }),
    ),
    elapsed_fraction: Type.Number({
      minimum: 0,
      maximum: 1,
      description: 'share of it that has passed at birth, 0 to 1',
    }),
  },
  {
    title: 'KaalaDashaDetails',
    description: 'what the kaala dasha is computed from: the part of the day of the birth',
  },
);

const aayuSchema = Type.Object(
  {
    ...namedFields(
      'ayurdaya_method',
      described(
        oneOf(AYURDAYA_METHODS, { title: 'AyurdayaMethod', description: 'a computation of years of life' }),
        'the computation of years of life whose years it uses',
      ),
    ),
    ...namedFields(
      'ayurdaya_leader',
      described(
        oneOf(LAGNA_AND_GRAHAS, { title: 'LagnaOrGraha', description: 'id of a graha, or Ascendant' }),
        'Sun, Moon or Ascendant, whose method it is: the dasha starts from it',
      ),
    ),
  },
  { title: 'AayuDashaDetails', description: 'what the aayu dasha is computed from' },
);

const weightsSchema = Type.Object(
  { lord_weights: numbersById('weight of each lord by id: its bindus, or its pinda in ashtaka_varga_pinda') },
  { title: 'AshtakavargaDashaDetails', description: 'what a dasha of ashtakavarga is computed from' },
);

const raysSchema = Type.Object(
  { lord_rays: numbersById('rays of each lord by id, which are the years of its period') },
  { title: 'RashmiDashaDetails', description: 'what the rashmi dasha is computed from' },
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
  description: 'what some graha dashas are computed from, by the id of the dasha',
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
