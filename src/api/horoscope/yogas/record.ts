import type { Language } from '../../../calculations/fields/languages.js';
import type { SectionResults } from '../../../calculations/natal/sectionTable.js';
import type { Evidence } from '../../../core/facts/evidence.js';
import type { FoundYoga, InChart } from '../../../core/yogas/birthYogas.js';
import type { RajaPair } from '../../../core/yogas/raja/rajaYogas.js';
import type { Application } from '../../../core/yogas/tajaka/applying.js';
import {
  TAJAKA_SOURCE,
  TAJAKA_YOGAS,
  type TajakaYogaId,
  type TajakaYogas,
} from '../../../core/yogas/tajaka/tajakaYogas.js';
import type { YogaFamily } from '../../../core/yogas/yoga.js';
import { WORDS } from '../../../i18n/words.js';
import type { Wire } from '../../schema/wire.js';
import { evidenceRecord } from '../../values/evidence.js';
import { round6 } from '../../values/numbers.js';
import {
  type applicationSchema,
  type rajaPairSchema,
  reasonOf,
  type tajakaMemberSchema,
  type yogaChartSchema,
  type yogaHeadSchema,
  type yogasSchema,
} from './schema.js';

type Yogas = SectionResults['yogas'];
/** Anything that a list of the answer contains by its id. */
type Named = { readonly id: string; readonly family: YogaFamily; readonly source: string };

const headRecord = ({ id, family, source }: Named, language: Language): Wire<typeof yogaHeadSchema> => ({
  name: (WORDS[language].yogas.name as Readonly<Record<string, string>>)[id] as string,
  family,
  family_name: WORDS[language].yogas.family[family],
  source,
});

const rajaPairRecord = ({
  grahas,
  houses,
  associations,
  subTypes,
  neechaBhanga,
}: RajaPair): Wire<typeof rajaPairSchema> => ({
  planets: grahas,
  houses,
  associations,
  sub_types: subTypes,
  neecha_bhanga_rules: neechaBhanga,
});

const chartRecord = ({ conditions, cancelledBy, planets }: InChart): Wire<typeof yogaChartSchema> => ({
  conditions: conditions.map(evidenceRecord),
  cancelled_by: cancelledBy,
  ...(planets && { planets }),
});

/** Yogas by id with the charts in which they are present. */
const listRecord = <C>(found: readonly FoundYoga[], language: Language, chart: (of: InChart) => C) =>
  Object.fromEntries(
    found.map((yoga) => [
      yoga.id,
      { ...headRecord(yoga, language), charts: Object.fromEntries(yoga.charts.map((of) => [of.key, chart(of)])) },
    ]),
  );

const applicationRecord = (
  { faster, slower, aspect, closeness, apartDeg }: Application,
  language: Language,
): Wire<typeof applicationSchema> => ({
  faster,
  slower,
  aspect,
  aspect_name: WORDS[language].yogas.tajakaAspect[aspect],
  closeness,
  closeness_name: WORDS[language].yogas.tajakaCloseness[closeness],
  degrees_apart: round6(apartDeg),
});

const ofConditions = (conditions: readonly Evidence[] | null) =>
  conditions === null ? null : { conditions, pairs: [] };
type Member = Wire<typeof tajakaMemberSchema>;
const ofPairs = (pairs: readonly Member[]) => (pairs.length === 0 ? null : { conditions: [], pairs });

/** What each tajaka yoga shows; null where it is absent. */
const TAJAKA: {
  readonly [Y in TajakaYogaId]: (
    found: TajakaYogas[Y],
    language: Language,
  ) => { readonly conditions: readonly Evidence[]; readonly pairs: readonly Member[] } | null;
} = {
  ishkavala: ofConditions,
  induvara: ofConditions,
  ithasala: (found, language) => ofPairs(found.map((pair) => applicationRecord(pair, language))),
  eesarpha: (found, language) => ofPairs(found.map((pair) => applicationRecord(pair, language))),
  nakta: (found) => ofPairs(found.map(({ between, by }) => ({ between, carried_by: by }))),
  yamaya: (found) => ofPairs(found.map(({ between, by }) => ({ between, carried_by: by }))),
  manahoo: (found, language) =>
    ofPairs(found.map((pair) => ({ ...applicationRecord(pair, language), cut_by: pair.cutBy }))),
  kamboola: (found, language) =>
    ofPairs(
      found.map(({ moon, other }) => ({
        ...applicationRecord(moon, language),
        next: applicationRecord(other, language),
      })),
    ),
  radda: (found, language) =>
    ofPairs(
      found.map((pair) => ({
        ...applicationRecord(pair, language),
        faults: pair.reasons.map(({ planet, reason }) => ({
          planet,
          fault: reason,
          fault_name: WORDS[language].yogas.tajakaFault[reason],
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
  const chart = { conditions: shown.conditions.map(evidenceRecord), cancelled_by: [], pairs: shown.pairs };
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
  summary: {
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
    Object.entries(notEvaluated).flatMap(([id, [need]]) => (need === undefined ? [] : [[id, reasonOf(need)]])),
  ),
});
