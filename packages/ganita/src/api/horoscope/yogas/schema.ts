import { ASSOCIATIONS } from '@ganita/core/facts/association.js';
import { REQUIREMENTS } from '@ganita/core/facts/requirements.js';
import { NEECHA_BHANGA_RULES, RAJA_SUB_TYPES } from '@ganita/core/yogas/raja/subTypes.js';
import { YOGA_FAMILIES } from '@ganita/core/yogas/yoga.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../../calculations/fields/schema.js';
import { grahaId } from '../../schema/bodies.js';
import { partialRecordOf } from '../../schema/maps.js';
import { displayWord, idIn, namedFields } from '../../schema/names.js';
import { houseSchema } from '../../schema/position.js';
import { evidenceSchema } from '../../values/evidence.js';

const words = WORDS.en.yogas;
const count = (description: string) => Type.Integer({ minimum: 0, description });
const planet = (description: string) => described(grahaId, description);
const degrees = (description: string) => Type.Number({ minimum: 0, maximum: 30, description });
const bala = (what: string) =>
  Type.Number({ minimum: 0, maximum: 20, description: `pancha vargeeya bala of the ${what} planet, 0 to 20 units` });

const headFields = {
  name: described(displayWord, 'display word of the yoga'),
  ...namedFields(
    'family',
    oneOf(YOGA_FAMILIES, { title: 'YogaFamily', description: 'group to which the yoga belongs' }),
  ),
  source: Type.String({ description: 'text and number of the combination' }),
  same_as: Type.Array(Type.String(), { description: 'ids of yogas with the same conditions under another name' }),
};
export const yogaHeadSchema = Type.Object(headFields);

export const rajaPairSchema = Type.Object(
  {
    planets: Type.Array(grahaId, { minItems: 2, maxItems: 2, description: 'the two lords' }),
    house_numbers: Type.Array(houseSchema, { description: 'house of each of them, 1 to 12' }),
    associations: Type.Array(
      oneOf(ASSOCIATIONS, { title: 'Association', description: 'a way in which two grahas are associated' }),
      {
        description: 'ways in which the two are associated',
      },
    ),
    sub_types: Type.Array(oneOf(RAJA_SUB_TYPES, { title: 'RajaYogaSubType', description: 'kind of raja yoga' }), {
      description: 'kinds of raja yoga that the pair forms',
    }),
    neecha_bhanga_rules: Type.Record(
      Type.String(),
      Type.Array(Type.Integer({ minimum: 1, maximum: NEECHA_BHANGA_RULES.length })),
      {
        description:
          'by planet whose debility ends, the rules that end it: 1 its dispositor exalted or in a kendra from the Moon, 2 joined by an exalted planet, 3 aspected by its dispositor, 4 exalted in the navamsa, 5 the planet that is exalted in its sign in a kendra from the lagna or the Moon',
      },
    ),
  },
  { title: 'RajaYogaPair', description: 'two associated lords that form a raja yoga' },
);

const applicationFields = {
  ...namedFields('faster', planet('the faster planet')),
  ...namedFields('slower', planet('the slower planet')),
  ...namedFields('aspect', idIn(words.tajakaAspect, 'TajakaAspect', 'nature of the aspect of the two')),
  ...namedFields(
    'closeness',
    idIn(
      words.tajakaCloseness,
      'TajakaCloseness',
      'how close the aspect is: to the degree, within both orbs, or within a degree of it',
    ),
  ),
  degrees_apart: degrees('difference of the degrees that they have in their signs'),
};

export const applicationSchema = Type.Object(applicationFields, {
  title: 'TajakaApplication',
  description: 'two planets of which the faster applies to the slower, or separates from it',
});

const afflictionSchema = Type.Object(
  {
    ...namedFields('planet', planet('the planet that is afflicted')),
    ...namedFields('affliction', idIn(words.tajakaFault, 'TajakaAffliction', 'how it is afflicted')),
  },
  { title: 'TajakaAfflictedPlanet', description: 'a planet of the yoga and how it is afflicted' },
);

/** What the members of a tajaka yoga are; each yoga has some of these. */
export const tajakaMemberSchema = Type.Object(
  {
    ...Type.Partial(applicationSchema).properties,
    between: Type.Optional(
      Type.Array(grahaId, { minItems: 2, maxItems: 2, description: 'two planets that a third connects' }),
    ),
    ...Type.Partial(Type.Object(namedFields('carried_by', planet('the third planet, which connects the two'))))
      .properties,
    ...Type.Partial(Type.Object(namedFields('cut_by', planet('the planet that interrupts the application'))))
      .properties,
    next_application: Type.Optional(
      described(applicationSchema, 'the application of the planet to which the Moon applies'),
    ),
    afflictions: Type.Optional(Type.Array(afflictionSchema, { description: 'planets of the yoga that are afflicted' })),
    faster_bala: Type.Optional(bala('faster')),
    slower_bala: Type.Optional(bala('slower')),
  },
  { title: 'TajakaYogaMember', description: 'planets that form the yoga; each yoga has some of these fields' },
);

/** A yoga in one chart in which it is present. */
export const yogaChartSchema = Type.Object(
  {
    conditions: Type.Array(evidenceSchema, {
      description: 'conditions that are met, of every way in which it is formed',
    }),
    cancelled_by: Type.Array(idIn(words.cancellation, 'YogaCancellation', 'id of what cancels a yoga'), {
      description: 'what cancels it; empty unless the rule `listed_yogas` includes cancelled ones',
    }),
    planet_groups: Type.Optional(
      Type.Array(Type.Array(grahaId, { description: 'one graha or a pair' }), {
        description: 'grahas that form it, each alone or each pair; with the rule `yogas` jhora',
      }),
    ),
    pairs: Type.Optional(Type.Array(rajaPairSchema, { description: 'of a raja yoga: pairs of lords that form it' })),
    members: Type.Optional(Type.Array(tajakaMemberSchema, { description: 'of a tajaka yoga: planets that form it' })),
  },
  { title: 'FoundYogaChart', description: 'a yoga in one chart in which it is present' },
);

const foundYogaSchema = Type.Object(
  {
    ...headFields,
    charts: partialRecordOf(VARGA_KEYS, yogaChartSchema, {
      title: 'FoundYogaCharts',
      description: 'charts in which it is present, by the key of the varga',
    }),
  },
  { title: 'FoundYoga', description: 'a yoga that is present, and the charts that contain it' },
);

/** Yogas by id, each with the charts that contain it. */
const listOf = (description: string) =>
  Type.Record(Type.String(), foundYogaSchema, {
    description: `${description} by id; those that are present in no chart are left out`,
  });

/** A yoga that could not be evaluated. */
export const openYogaSchema = Type.Object(
  {
    name: described(displayWord, 'display word of the yoga'),
    ...namedFields(
      'unknown_fact',
      oneOf(REQUIREMENTS, { title: 'YogaFact', description: 'what has to be known and is not' }),
    ),
  },
  { title: 'OpenYoga', description: 'a yoga that could not be evaluated, and what is not known' },
);

/** The yogas of the charts with the conditions that are met. */
export const yogasSchema = Type.Object(
  {
    counts: Type.Object(
      {
        total_yogas_found: count('yogas found, each counted once per chart'),
        total_yogas_possible: count('yogas looked for, times charts'),
        total_raja_yogas_found: count('raja yogas found, each counted once per chart'),
        total_raja_yogas_possible: count('raja yogas looked for, times charts'),
      },
      { title: 'YogaCounts', description: 'how many yogas were looked for and found' },
    ),
    yoga_list: listOf('yogas other than raja yogas'),
    raja_yoga_list: listOf('raja yogas'),
    tajaka_yoga_list: nullable(listOf('tajaka yogas of a pravesha chart (null for a birth)')),
    not_evaluated: Type.Record(Type.String(), openYogaSchema, {
      description: 'yogas that could not be evaluated, by id',
    }),
  },
  { description: 'yogas that are present in each chart, with the conditions that are met' },
);
