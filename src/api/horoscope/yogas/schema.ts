import { type TProperties, Type } from 'typebox';
import { nullable, oneOf } from '../../../calculations/fields/schema.js';
import { ASSOCIATIONS } from '../../../core/facts/association.js';
import { REQUIREMENTS } from '../../../core/facts/requirements.js';
import { NEECHA_BHANGA_RULES, RAJA_SUB_TYPES } from '../../../core/yogas/raja/subTypes.js';
import { YOGA_FAMILIES } from '../../../core/yogas/yoga.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import { grahaId } from '../../schema/bodies.js';
import { partialRecordOf } from '../../schema/maps.js';
import { evidenceSchema } from '../../values/evidence.js';

const count = Type.Integer({ minimum: 0 });
const planet = oneOf(PLANETS);
const degrees = Type.Number({ minimum: 0, maximum: 30, description: 'degrees' });
const bala = Type.Number({ minimum: 0, maximum: 20, description: 'pancha vargeeya bala' });

/** Reasons why a yoga could not be evaluated. */
export const reasonOf = (need: (typeof REQUIREMENTS)[number]) => `${need}_unknown` as const;

const chartFields = {
  conditions: Type.Array(evidenceSchema, {
    description: 'conditions that are met, of every way in which it is formed',
  }),
  cancelled_by: Type.Array(Type.String(), {
    description:
      'ids of what cancels it; empty unless rules.listed_yogas is with_cancelled or with_cancelled_and_further',
  }),
  planets: Type.Optional(
    Type.Array(Type.Array(grahaId), {
      description: 'grahas that form it, each alone or each pair; with rules.yogas jhora',
    }),
  ),
};

/** A yoga in one chart in which it is present. */
export const yogaChartSchema = Type.Object(chartFields);

const headFields = {
  name: Type.String(),
  family: oneOf(YOGA_FAMILIES),
  family_name: Type.String(),
  source: Type.String(),
};
export const yogaHeadSchema = Type.Object(headFields);

/** Yogas by id, each with the charts that hold it. */
const listOf = <F extends TProperties>(title: string, chart: F) =>
  Type.Record(
    Type.String(),
    Type.Object(
      {
        ...headFields,
        charts: partialRecordOf(VARGA_KEYS, Type.Object({ ...chartFields, ...chart }, { title: `${title}Chart` })),
      },
      { title },
    ),
    { description: 'by id; yogas that are present in no chart are left out' },
  );

export const rajaPairSchema = Type.Object(
  {
    planets: Type.Array(grahaId, { minItems: 2, maxItems: 2 }),
    houses: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { description: 'where each of them is' }),
    associations: Type.Array(oneOf(ASSOCIATIONS)),
    sub_types: Type.Array(oneOf(RAJA_SUB_TYPES)),
    neecha_bhanga_rules: Type.Record(
      Type.String(),
      Type.Array(Type.Integer({ minimum: 1, maximum: NEECHA_BHANGA_RULES.length })),
      { description: 'of each planet whose debility ends, the numbers of the rules that end it' },
    ),
  },
  { title: 'RajaYogaPair' },
);

const applicationFields = {
  faster: planet,
  slower: planet,
  aspect: oneOf(['friendly', 'hostile', 'neutral']),
  aspect_name: Type.String(),
  closeness: oneOf(['complete', 'current', 'future']),
  closeness_name: Type.String(),
  degrees_apart: degrees,
};

export const applicationSchema = Type.Object(applicationFields, { title: 'TajakaApplication' });

/** What the members of a tajaka yoga are; each yoga has some of these. */
export const tajakaMemberSchema = Type.Object(
  {
    ...Type.Partial(applicationSchema).properties,
    between: Type.Optional(Type.Array(planet, { minItems: 2, maxItems: 2 })),
    carried_by: Type.Optional(planet),
    cut_by: Type.Optional(planet),
    next: Type.Optional(applicationSchema),
    faults: Type.Optional(
      Type.Array(
        Type.Object({
          planet,
          fault: oneOf(['combust', 'retrograde', 'low_dignity']),
          fault_name: Type.String(),
        }),
      ),
    ),
    faster_bala: Type.Optional(bala),
    slower_bala: Type.Optional(bala),
  },
  { title: 'TajakaYogaPair' },
);

/** The yogas of 23 charts with the conditions that are met. */
export const yogasSchema = Type.Object({
  summary: Type.Object({
    total_yogas_found: count,
    total_yogas_possible: count,
    total_raja_yogas_found: count,
    total_raja_yogas_possible: count,
  }),
  yoga_list: listOf('FoundYoga', {}),
  raja_yoga_list: listOf('FoundRajaYoga', { pairs: Type.Array(rajaPairSchema) }),
  tajaka_yoga_list: nullable(listOf('FoundTajakaYoga', { pairs: Type.Array(tajakaMemberSchema) })),
  not_evaluated: Type.Record(Type.String(), oneOf(REQUIREMENTS.map(reasonOf)), {
    description: 'yogas that could not be evaluated, each with the reason',
  }),
});
