import type { Evidence } from '@ganita/core/facts/evidence.js';
import type { Requirement } from '@ganita/core/facts/requirements.js';
import type { FoundYoga, InChart } from '@ganita/core/yogas/birthYogas.js';
import type { RajaPair } from '@ganita/core/yogas/raja/rajaYogas.js';
import type { Application } from '@ganita/core/yogas/tajaka/applying.js';
import {
  type Carried,
  TAJAKA_SOURCE,
  TAJAKA_YOGAS,
  type TajakaYogaId,
  type TajakaYogas,
} from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import { sameAs } from '@ganita/core/yogas/twins.js';
import type { YogaFamily } from '@ganita/core/yogas/yoga.js';
import type { Planet } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import type { Wire } from '../../schema/wire.js';
import { evidenceRecord } from '../../values/evidence.js';
import { named } from '../../values/names.js';
import { round6 } from '../../values/numbers.js';
import type {
  applicationSchema,
  openYogaSchema,
  rajaPairSchema,
  tajakaMemberSchema,
  yogaChartSchema,
  yogaHeadSchema,
  yogasSchema,
} from './schema.js';

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

export const yogasRecord = (
  { yogas, raja, count, rajaCount, notEvaluated, tajaka }: Yogas,
  language: Language,
): Wire<typeof yogasSchema> => ({
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
});
