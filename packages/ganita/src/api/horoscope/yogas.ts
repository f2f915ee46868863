import { ASSOCIATIONS } from '@ganita/core/facts/association.js';
import type { Evidence } from '@ganita/core/facts/evidence.js';
import { REQUIREMENTS, type Requirement } from '@ganita/core/facts/requirements.js';
import type { FoundYoga, InChart } from '@ganita/core/yogas/birthYogas.js';
import type { RajaPair } from '@ganita/core/yogas/raja/rajaYogas.js';
import { NEECHA_BHANGA_RULES, RAJA_SUB_TYPES } from '@ganita/core/yogas/raja/subTypes.js';
import type { Application } from '@ganita/core/yogas/tajaka/applying.js';
import {
  type Carried,
  TAJAKA_SOURCE,
  TAJAKA_YOGAS,
  type TajakaYogaId,
  type TajakaYogas,
} from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import { sameAs } from '@ganita/core/yogas/twins.js';
import { YOGA_FAMILIES, type YogaFamily } from '@ganita/core/yogas/yoga.js';
import type { Planet } from '@ganita/core/zodiac/grahas.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { grahaId } from '../schema/bodies.js';
import { partialRecordOf } from '../schema/maps.js';
import { displayWord, idIn, namedFields } from '../schema/nameFields.js';
import { houseSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { evidenceRecord, evidenceSchema } from '../values/evidence.js';
import { named } from '../values/names.js';
import { round6 } from '../values/numbers.js';
import { section } from './section.js';
import { CONDITION_WORDS } from './words.js';

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

const rajaPairSchema = Type.Object(
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

const applicationSchema = Type.Object(applicationFields, {
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
const tajakaMemberSchema = Type.Object(
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
const openYogaSchema = Type.Object(
  {
    name: described(displayWord, 'display word of the yoga'),
    ...namedFields(
      'unknown_fact',
      oneOf(REQUIREMENTS, { title: 'YogaFact', description: 'what has to be known and is not' }),
    ),
  },
  { title: 'OpenYoga', description: 'a yoga that could not be evaluated, and what is not known' },
);

type Yogas = SectionResults['yogas'];

type Member = Wire<typeof tajakaMemberSchema>;

/** Anything that a list of the answer contains by its id. */
type Named = { readonly id: string; readonly family: YogaFamily; readonly source: string };

const nameOf = (id: string, language: Language): string =>
  (WORDS[language].yogas.name as Readonly<Record<string, string>>)[id] as string;

const openRecord = (id: string, need: Requirement, language: Language): Wire<typeof openYogaSchema> => ({
  name: nameOf(id, language),
  ...named('unknown_fact', need, WORDS[language].yogas.missingFact),
});

const headRecord = ({ id, family, source }: Named, language: Language): Wire<typeof yogaHeadSchema> => ({
  name: nameOf(id, language),
  ...named('family', family, WORDS[language].yogas.family),
  source,
  same_as: sameAs(id),
});

const rajaPairRecord = ({
  grahas,
  houses,
  associations,
  subTypes,
  neechaBhanga,
}: RajaPair): Wire<typeof rajaPairSchema> => ({
  planets: grahas,
  house_numbers: houses,
  associations,
  sub_types: subTypes,
  neecha_bhanga_rules: neechaBhanga,
});

const chartRecord = ({ conditions, cancelledBy, planets }: InChart): Wire<typeof yogaChartSchema> => ({
  conditions: conditions.map(evidenceRecord),
  cancelled_by: cancelledBy,
  ...(planets && { planet_groups: planets }),
});

/** Yogas by id with the charts in which they are present. */
const listRecord = <C>(found: readonly FoundYoga[], language: Language, chart: (of: InChart) => C) =>
  Object.fromEntries(
    found.map((yoga) => [
      yoga.id,
      { ...headRecord(yoga, language), charts: Object.fromEntries(yoga.charts.map((of) => [of.key, chart(of)])) },
    ]),
  );

const planetRecord = <K extends string>(key: K, planet: Planet, language: Language) =>
  named(key, planet, WORDS[language].zodiac.body);

const carriedRecord = ({ between, by }: Carried, language: Language): Member => ({
  between,
  ...planetRecord('carried_by', by, language),
});

const applicationRecord = (
  { faster, slower, aspect, closeness, apartDeg }: Application,
  language: Language,
): Wire<typeof applicationSchema> => ({
  ...planetRecord('faster', faster, language),
  ...planetRecord('slower', slower, language),
  ...named('aspect', aspect, WORDS[language].yogas.tajakaAspect),
  ...named('closeness', closeness, WORDS[language].yogas.tajakaCloseness),
  degrees_apart: round6(apartDeg),
});

const ofConditions = (conditions: readonly Evidence[] | null) =>
  conditions === null ? null : { conditions, members: [] };

const ofPairs = (members: readonly Member[]) => (members.length === 0 ? null : { conditions: [], members });

/** What each tajaka yoga shows; null where it is absent. */
const TAJAKA: {
  readonly [Y in TajakaYogaId]: (
    found: TajakaYogas[Y],
    language: Language,
  ) => { readonly conditions: readonly Evidence[]; readonly members: readonly Member[] } | null;
} = {
  ishkavala: ofConditions,
  induvara: ofConditions,
  ithasala: (found, language) => ofPairs(found.map((pair) => applicationRecord(pair, language))),
  eesarpha: (found, language) => ofPairs(found.map((pair) => applicationRecord(pair, language))),
  nakta: (found, language) => ofPairs(found.map((pair) => carriedRecord(pair, language))),
  yamaya: (found, language) => ofPairs(found.map((pair) => carriedRecord(pair, language))),
  manahoo: (found, language) =>
    ofPairs(
      found.map((pair) => ({ ...applicationRecord(pair, language), ...planetRecord('cut_by', pair.cutBy, language) })),
    ),
  kamboola: (found, language) =>
    ofPairs(
      found.map(({ moon, other }) => ({
        ...applicationRecord(moon, language),
        next_application: applicationRecord(other, language),
      })),
    ),
  radda: (found, language) =>
    ofPairs(
      found.map((pair) => ({
        ...applicationRecord(pair, language),
        afflictions: pair.reasons.map(({ planet, reason }) => ({
          ...planetRecord('planet', planet, language),
          ...named('affliction', reason, WORDS[language].yogas.tajakaFault),
        })),
      })),
    ),
  duhphali_kutta: (found, language) =>
    ofPairs(
      found.map((pair) => ({
        ...applicationRecord(pair, language),
        faster_bala: round6(pair.fasterBala),
        slower_bala: round6(pair.slowerBala),
      })),
    ),
};

function tajakaEntry<Y extends TajakaYogaId>(id: Y, found: TajakaYogas, language: Language) {
  const shown = TAJAKA[id](found[id], language);
  if (shown === null) return [];
  const chart = { conditions: shown.conditions.map(evidenceRecord), cancelled_by: [], members: shown.members };
  return [
    [
      id,
      { ...headRecord({ id, family: 'tajaka', source: TAJAKA_SOURCE }, language), charts: { 'D-1_rasi': chart } },
    ] as const,
  ];
}

/** The yogas of the charts with the conditions that are met. */
export const yogasSection = section({
  schema: Type.Object(
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
  ),
  record: ({ yogas, raja, count, rajaCount, notEvaluated, tajaka }: Yogas, language) => ({
    counts: {
      total_yogas_found: count.found,
      total_yogas_possible: count.possible,
      total_raja_yogas_found: rajaCount.found,
      total_raja_yogas_possible: rajaCount.possible,
    },
    yoga_list: listRecord(yogas, language, chartRecord),
    raja_yoga_list: listRecord(raja, language, (of) => ({
      ...chartRecord(of),
      pairs: (of.pairs ?? []).map(rajaPairRecord),
    })),
    tajaka_yoga_list: tajaka && Object.fromEntries(TAJAKA_YOGAS.flatMap((id) => tajakaEntry(id, tajaka, language))),
    not_evaluated: Object.fromEntries(
      Object.entries(notEvaluated).flatMap(([id, [need]]) =>
        need === undefined ? [] : [[id, openRecord(id, need, language)]],
      ),
    ),
  }),
  words: [...CONDITION_WORDS, 'vargas', 'associations', 'raja_yoga_sub_types', 'yoga_cancellations'],
});
