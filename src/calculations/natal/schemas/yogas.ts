import { type TSchema, Type } from 'typebox';
import { ASSOCIATIONS } from '../../../core/facts/association.js';
import { NEEDS } from '../../../core/facts/needs.js';
import { NEECHA_BHANGA_RULES } from '../../../core/yogas/raja/neechaBhanga.data.js';
import { RAJA_SUB_TYPES } from '../../../core/yogas/raja/subTypes.js';
import { YOGA_FAMILIES } from '../../../core/yogas/yoga.js';
import { PLANETS } from '../../../core/zodiac/grahas.js';
import { VARGA_KEYS } from '../../../core/zodiac/vargaKeys.js';
import { nullable, oneOf } from '../../fields/schema.js';
import { evidenceSchema } from './evidence.js';
import { grahaId } from './planetaryStates.js';

const count = Type.Integer({ minimum: 0 });
const planet = oneOf(PLANETS);
const degrees = Type.Number({ minimum: 0, maximum: 30, description: 'degrees' });
const bala = Type.Number({ minimum: 0, maximum: 20, description: 'pancha vargeeya bala' });

/** Reasons why a yoga could not be looked for. */
export const reasonOf = (need: (typeof NEEDS)[number]) => `${need}_unknown` as const;

const holding = {
  conditions: Type.Array(evidenceSchema, { description: 'conditions that hold, of every way in which it is formed' }),
  cancelled_by: Type.Array(Type.String(), {
    description: 'ids of what cancels it; empty unless rules.cancelled_yogas is listed',
  }),
  planets: Type.Optional(
    Type.Array(Type.Array(grahaId), { description: 'who makes it, each alone or each pair; with rules.yogas jhora' }),
  ),
};

/** Yogas by id, each with the charts that hold it. */
const listOf = (chart: Record<string, TSchema>) =>
  Type.Record(
    Type.String(),
    Type.Object({
      name: Type.String(),
      family: oneOf(YOGA_FAMILIES),
      family_name: Type.String(),
      source: Type.String(),
      charts: Type.Object(
        Object.fromEntries(VARGA_KEYS.map((key) => [key, Type.Optional(Type.Object({ ...holding, ...chart }))])),
      ),
    }),
    { description: 'by id; yogas that no chart holds are left out' },
  );

const rajaPair = Type.Object({
  planets: Type.Array(grahaId, { minItems: 2, maxItems: 2 }),
  houses: Type.Array(Type.Integer({ minimum: 1, maximum: 12 }), { description: 'where each of them stands' }),
  associations: Type.Array(oneOf(ASSOCIATIONS)),
  sub_types: Type.Array(oneOf(RAJA_SUB_TYPES)),
  neecha_bhanga_rules: Type.Record(
    Type.String(),
    Type.Array(Type.Integer({ minimum: 1, maximum: NEECHA_BHANGA_RULES.length })),
    { description: 'of each planet whose debility ends, the numbers of the rules that end it' },
  ),
});

const application = {
  faster: planet,
  slower: planet,
  aspect: oneOf(['friendly', 'hostile', 'neutral']),
  aspect_name: Type.String(),
  closeness: oneOf(['complete', 'current', 'future']),
  closeness_name: Type.String(),
  degrees_apart: degrees,
};

/** What the members of a tajaka yoga are; each yoga has some of these. */
const tajakaMember = Type.Object({
  ...Object.fromEntries(Object.entries(application).map(([name, schema]) => [name, Type.Optional(schema)])),
  between: Type.Optional(Type.Array(planet, { minItems: 2, maxItems: 2 })),
  carried_by: Type.Optional(planet),
  cut_by: Type.Optional(planet),
  next: Type.Optional(Type.Object(application)),
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
});

export const yogasSchema = Type.Object({
  summary: Type.Object({
    total_yogas_found: count,
    total_yogas_possible: count,
    total_raja_yogas_found: count,
    total_raja_yogas_possible: count,
  }),
  yoga_list: listOf({}),
  raja_yoga_list: listOf({ pairs: Type.Array(rajaPair) }),
  tajaka_yoga_list: nullable(listOf({ pairs: Type.Array(tajakaMember) })),
  not_evaluated: Type.Record(Type.String(), oneOf(NEEDS.map(reasonOf)), {
    description: 'yogas that could not be looked for, each with the reason',
  }),
});
