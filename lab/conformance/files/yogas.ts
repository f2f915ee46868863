import { comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { birthStates } from '@ganita/core/facts/birthStates.js';
import { type ChartFacts, factsOf } from '@ganita/core/facts/chartFacts.js';
import { membersOf } from '@ganita/core/facts/grahaSet.js';
import { specialPoints } from '@ganita/core/points/specialPoints.js';
import { recordFrom } from '@ganita/core/records.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import { type TajakaYogas, tajakaYogas } from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { yogaFactsOfBirth } from '@ganita/core/yogas/yogasOfBirth.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { type Comparator, each, eachAndNoMore, exact, fields, rowsBy, set } from '../compare.js';
import { pick } from '../golden.js';
import type { GoldenReader } from '../reader.js';

/** The charts of the file by the keys of the answer. */
const CHARTS = { 'D-1': 'D-1_rasi', 'D-9': 'D-9_navamsa', 'D-10': 'D-10_dasamsa' } as const;

const sorted = (list: unknown): string => (Array.isArray(list) ? list : []).map(String).sort().join(' ');
const RAJA_PAIR = fields({
  planets: set,
  associations: set,
  sub_types: set,
  houses: exact,
  neecha_bhanga_rules: eachAndNoMore(exact),
});
/** Pairs of lords under the names of the file. */
const rajaPairsIn = (pairs: unknown): unknown =>
  (Array.isArray(pairs) ? pairs : []).map((pair: unknown) => ({
    ...(pair as object),
    houses: pick(pair, 'house_numbers'),
  }));

const byPlanets = (comparator: Comparator): Comparator => rowsBy((row) => sorted(pick(row, 'planets')), comparator);
const byMembers = (names: readonly string[]): Comparator =>
  rowsBy(
    (row) => names.map((name) => sorted([pick(row, name)].flat())).join(' > '),
    fields(Object.fromEntries([...names, 'type'].map((name) => [name, exact]))),
  );
const PAIRS = byMembers(['faster', 'slower']);

/** What the file says of a chart, and how it is compared, by the section of the report. */
const BLOCKS: Readonly<Record<string, Readonly<Record<string, Comparator>>>> = {
  facts: {
    ascendant_sign: exact,
    planet_signs: each(exact),
    house_lords: each(exact),
    benefics: set,
    malefics: set,
    gulika_sign: exact,
    maandi_sign: exact,
    tithi_number: exact,
    day_birth: exact,
    combust_planets: set,
    retrograde_planets: set,
    varga_counts: each(each(exact)),
  },
  yogas: { yogas_present: set },
  raja_yogas: { raja_yogas: byPlanets(RAJA_PAIR) },
  tajaka_yogas: {
    tajaka_yogas_of_birth_chart: fields({
      ishkavala: exact,
      induvara: exact,
      ithasala: PAIRS,
      eesarpha: PAIRS,
      nakta: byMembers(['between', 'transferred_by']),
      yamaya: byMembers(['between', 'collected_by']),
    }),
  },
};

/** The facts of the charts of a birth. */
function factsOfSky(sky: Sky, rules: Rules): (key: VargaKey) => YogaFacts {
  const birth = birthStates(sky, rules);
  const varga = (key: VargaKey) => vargaChart(sky, namedDivision(key));
  const facts = (key: VargaKey): ChartFacts => {
    const chart = varga(key);
    return factsOf(chart, comparisonsOf(chart, rules), birth, rules);
  };
  const timePointsDeg = specialPoints(sky, rules).upagrahas.longitudesDeg;
  const { isDayBirth } = sky.dayFrame;
  const charts = { varga, facts, firstVarga: varga, firstFacts: facts };
  return yogaFactsOfBirth({ ...charts, timePointsDeg, isDayBirth, gender: 'male' }, rules);
}

/** The facts in the words of the file. */
const shapedFacts = (facts: YogaFacts) => ({
  ascendant_sign: facts.lagna,
  planet_signs: facts.signs,
  house_lords: facts.lords,
  benefics: membersOf(facts.benefics),
  malefics: membersOf(facts.malefics),
  gulika_sign: facts.timePoints.gulika?.sign,
  maandi_sign: facts.timePoints.maandi?.sign,
  tithi_number: facts.birth.tithi,
  day_birth: facts.ofBirth.isDayBirth,
  combust_planets: membersOf(facts.birth.combust),
  retrograde_planets: membersOf(facts.birth.retrograde),
  varga_counts: facts.ofBirth.vargaCounts,
});

const shapedTajaka = (found: TajakaYogas) => ({
  ...found,
  ishkavala: found.ishkavala !== null,
  induvara: found.induvara !== null,
  ithasala: found.ithasala.map((pair) => ({ ...pair, type: pair.closeness })),
  nakta: found.nakta.map(({ between, by }) => ({ between, transferred_by: by })),
  yamaya: found.yamaya.map(({ between, by }) => ({ between, collected_by: by })),
});

/** No yoga of the file requires pancha vargeeya bala. */
const NO_BALA = recordFrom(PLANETS, () => 0);

/** Ids of the entries of a list of the answer that a chart contains. */
const heldIn = (list: unknown, key: VargaKey): readonly string[] =>
  Object.entries((list ?? {}) as object)
    .filter(([, entry]) => pick(entry, 'charts', key) !== undefined)
    .map(([id]) => id);

/**
 * Yogas of D-1 and of some vargas, raja yogas and tajaka yogas of D-1, and what they are read from
 * (docs/rules/06-yogas-doshas-longevity.md#section-1 to #section-4).
 */
export const yogas: GoldenReader = {
  file: 'yogas.json',
  notCompared: [
    {
      path: 'cases/*/expected/*/differs_from_reference/**',
      because: 'information: what another engine finds, where the rules differ from it',
    },
  ],
  async read(golden, context) {
    await context.forEachCase(golden, async (expected, birth) => {
      const factsOfChart = factsOfSky(context.sky(birth), context.rules());
      const { horoscope } = await context.horoscope(birth, { sections: ['yogas'], gender: 'male' });
      for (const [name, chart] of expected.children()) {
        const key = CHARTS[name as keyof typeof CHARTS];
        const facts = factsOfChart(key);
        const ours: Readonly<Record<string, unknown>> = {
          ...shapedFacts(facts),
          yogas_present: heldIn(pick(horoscope, 'yogas', 'yoga_list'), key),
          raja_yogas: rajaPairsIn(pick(horoscope, 'yogas', 'raja_yoga_list', 'raja_yoga', 'charts', key, 'pairs')),
          tajaka_yogas_of_birth_chart: shapedTajaka(tajakaYogas(facts, NO_BALA)),
        };
        for (const [section, comparators] of Object.entries(BLOCKS)) {
          for (const [block, comparator] of Object.entries(comparators)) {
            const node = chart.maybe(block);
            if (node !== null) context.section(section).compare(node, ours[block], comparator);
          }
        }
      }
    });
  },
};
