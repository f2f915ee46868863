/**
 * `npm run docs:frequencies`: counts how often each yoga occurs over generated births and writes
 * packages/pages/data/measured/yogaFrequencies.json, from which docs/yoga-frequencies.md gets its table.
 *
 *   npm run docs:frequencies           20,000 births, some minutes
 *   npm run docs:frequencies -- 500    fewer, printed only
 *
 * Births are the same in every run: moments evenly spread by chance over 1900 to 2100, latitudes between 45 south and
 * 60 north, every other native a woman.
 */
import { writeFileSync } from 'node:fs';
import type { GeoPlace } from '@ganita/core/ephemeris/ephemeris.js';
import { meets } from '@ganita/core/facts/criteria.js';
import type { Gender } from '@ganita/core/facts/gender.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { type Observatory, openObservatory } from '@ganita/core/sky/observatory.js';
import { observeSky } from '@ganita/core/sky/sky.js';
import { type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import { rajaPairs } from '@ganita/core/yogas/raja/rajaYogas.js';
import { RAJA_YOGAS } from '@ganita/core/yogas/raja/subTypes.js';
import type { YogaRow } from '@ganita/core/yogas/yoga.js';
import { YOGAS } from '@ganita/core/yogas/yogaCatalogue.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { yogaFactsOfBirth } from '@ganita/core/yogas/yogasOfBirth.js';
import { VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { FREQUENCIES_FILE, type YogaFrequencies } from '@ganita/pages/guide/measured.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { chance } from '../../chance.js';

interface Birth {
  readonly jdUt: JulianDayUt;
  readonly place: GeoPlace;
  readonly gender: Gender;
}

const ALL_BIRTHS = 20_000;
/** Julian days of the first and last moment: 1900-01-01 and 2101-01-01, 0 h UT. */
const [FROM, UPTO] = [2_415_020.5, 2_488_434.5];

function* births(count: number): Generator<Birth> {
  const next = chance(1);
  for (let n = 0; n < count; n += 1) {
    yield {
      jdUt: julianDayUt(FROM + (UPTO - FROM) * next()),
      place: { latitudeDeg: -45 + 105 * next(), longitudeDeg: -180 + 360 * next() },
      gender: n % 2 === 0 ? 'male' : 'female',
    };
  }
}

/** No yoga uses the chosen chart. */
const RASI_ONLY = {
  divisional_chart_factor: 1,
  chart_method: 1,
  base_rasi: null,
  count_from_end_of_sign: null,
} as const;

/** What the yogas of a birth are read from, by chart. */
function factsOfBirth(observatory: Observatory, { jdUt, place, gender }: Birth): (key: VargaKey) => YogaFacts {
  const sky = observeSky(observatory, jdUt, place, 0, DEFAULT_RULES);
  const charts = momentCharts(sky, RASI_ONLY, DEFAULT_RULES);
  const { gulika, maandi } = charts.points().upagrahas.longitudesDeg;
  const { isDayBirth } = sky.dayFrame;
  return yogaFactsOfBirth({ ...charts, timePointsDeg: { gulika, maandi }, isDayBirth, gender }, DEFAULT_RULES);
}

/** Whether a yoga is formed in a chart and not cancelled. */
const isPresent = ({ criteria, cancellations = [] }: YogaRow, facts: YogaFacts): boolean =>
  meets(criteria, facts) && !cancellations.some((one) => meets(one.criteria, facts));

/** The yogas that are present in a chart. */
function presentIn(facts: YogaFacts): readonly string[] {
  const pairs = rajaPairs(facts);
  return [
    ...YOGAS.filter((row) => isPresent(row, facts)),
    ...RAJA_YOGAS.filter(({ subType }) => pairs.some(({ subTypes }) => subType === null || subTypes.includes(subType))),
  ].map(({ id }) => id);
}

const IDS: readonly string[] = [...YOGAS, ...RAJA_YOGAS].map(({ id }) => id);

async function counted(total: number): Promise<YogaFrequencies> {
  const { ephemeris } = await openPorts();
  const observatory = openObservatory(ephemeris, DEFAULT_RULES);
  const inRasi = new Map<string, number>();
  const inAll = new Map<string, number>();
  const addTo = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const birth of births(total)) {
    const factsIn = factsOfBirth(observatory, birth);
    for (const key of VARGA_KEYS) {
      for (const id of presentIn(factsIn(key))) {
        addTo(inAll, id);
        if (key === 'D-1_rasi') addTo(inRasi, id);
      }
    }
  }
  return {
    births: total,
    charts: VARGA_KEYS.length,
    yogas: Object.fromEntries(IDS.map((id) => [id, { births: inRasi.get(id) ?? 0, charts: inAll.get(id) ?? 0 }])),
  };
}

const [count] = process.argv.slice(2);
const frequencies = await counted(Number(count ?? ALL_BIRTHS));
if (count === undefined) writeFileSync(FREQUENCIES_FILE, `${JSON.stringify(frequencies, null, 1)}\n`);
else console.log(JSON.stringify(frequencies, null, 1));
