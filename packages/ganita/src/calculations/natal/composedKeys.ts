import { bhavaArudhas } from '@ganita/core/arudhas/arudha.js';
import { DOSHAS } from '@ganita/core/doshas/dosha.js';
import { doshasOf } from '@ganita/core/doshas/doshas.js';
import type { Gender } from '@ganita/core/facts/gender.js';
import { charaKarakas } from '@ganita/core/karakas/karakas.js';
import { perKey } from '@ganita/core/lazy.js';
import { type ComposedInputs, type ComposedRow, composedKey } from '@ganita/core/margins/composed.js';
import type { DiscreteValue, MarginKey } from '@ganita/core/margins/key.js';
import type { WindowSky } from '@ganita/core/margins/windowSky.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { ARUDHAS } from '@ganita/core/zodiac/points.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import { type MomentCharts, momentCharts } from './chartSet.js';
import { rasiStartRows } from './rasiStartRows.js';
import { yogasOfCharts } from './sections/judgements.js';
import { planetaryStates } from './sections/positionSections.js';

const LAGNA_AND_GRAHA_IDS = ['lagna', ...GRAHAS];
const inEvery = (item: string): readonly string[] => LAGNA_AND_GRAHA_IDS.map((id) => `${id}.${item}`);

/** Signs in D-1 and D-9, and the order of the grahas by degrees: what most strength comparisons read. */
const SIGNS: ComposedInputs = {
  keys: [...inEvery('D-1'), ...inEvery('D-9'), 'chara_karakas.7', 'chara_karakas.8'],
  degrees: true,
};
/** In addition what a graha is by its place and its motion, and the day. */
const STATES: ComposedInputs = {
  keys: [
    ...SIGNS.keys,
    ...GRAHAS.map((graha) => `${graha}.dignity`),
    ...PLANETS.filter((planet) => planet !== 'Sun' && planet !== 'Moon').map((planet) => `${planet}.retrograde`),
    ...PLANETS.filter((planet) => planet !== 'Sun').map((planet) => `${planet}.combust`),
    'Moon.nakshatra_pada',
  ],
  degrees: true,
  day: true,
};
const NARAYANA_INPUTS: ComposedInputs = {
  keys: [
    ...STATES.keys,
    ...inEvery('D-10'),
    ...inEvery('nakshatra_pada'),
    'special.sree_lagna.D-1',
    'special.hora_lagna.D-1',
    'special.varnada_lagna.D-1',
  ],
  degrees: true,
  day: true,
};

/** The rasi chart, as a request has it that chooses no other. */
export const PLAIN_CHART = {
  divisional_chart_factor: 1,
  chart_method: 1,
  base_rasi: null,
  count_from_end_of_sign: null,
} as const;

/** Whether a name is that of a key which costs as much as many others, being computed from whole charts. */
export const isComposedKey = (name: string): boolean =>
  /^(arudha\.|karakamsa$|yogas$|doshas$)|\.(first|deeptadi)$/.test(name);

/** The keys that are composed of others: nothing is computed before their values are read. */
export function composedKeys(
  sky: WindowSky,
  simple: ReadonlyMap<string, MarginKey>,
  gender: Gender | null,
): readonly MarginKey[] {
  const { rules } = sky;
  const chartsAt = perKey((days: number) => momentCharts(sky.skyAt(days), PLAIN_CHART, rules));
  const arudhasAt = perKey((days: number) => bhavaArudhas(chartsAt(days).comparisons('D-1_rasi'), rules));
  const row = (
    key: string,
    group: ComposedRow['group'],
    kind: ComposedRow['kind'],
    inputs: ComposedInputs,
    valueAt: (days: number) => DiscreteValue,
  ): MarginKey => composedKey({ key, group, kind, inputs, valueAt }, sky, simple);

  const arudhas = ARUDHAS.map((id, index) =>
    row(`arudha.${id}`, 'arudhas', 'sign', SIGNS, (days) => arudhasAt(days)[index] as Sign),
  );
  const karakamsa = row('karakamsa', 'arudhas', 'sign', SIGNS, (days) =>
    karakamsaOf(chartsAt(days), rules.karaka_scheme),
  );
  const dashas = rasiStartRows(sky, chartsAt, NARAYANA_INPUTS).map((one) => composedKey(one, sky, simple));
  const statesAt = perKey((days: number) => planetaryStates({ ...chartsAt(days), rules }).planets);
  const moods = PLANETS.map((planet) =>
    row(
      `${planet}.deeptadi`,
      'avasthas',
      'deeptadi',
      STATES,
      (days) => statesAt(days)[planet].avasthas?.deeptadi ?? null,
    ),
  );
  const yogas = row('yogas', 'yogas', 'yogas', STATES, (days) => {
    const found = yogasOfCharts({ ...chartsAt(days), rules, input: { gender, yoga_charts: ['D-1_rasi'] } });
    return [...found.yogas, ...found.raja].map(({ id }) => id);
  });
  const doshas = row('doshas', 'doshas', 'doshas', STATES, (days) => {
    const charts = chartsAt(days);
    const found = doshasOf(charts.rasi, charts.facts('D-1_rasi'), rules);
    return DOSHAS.filter((id) => found[id].present);
  });
  return [...dashas, ...arudhas, karakamsa, ...moods, yogas, doshas];
}

/** The sign of the atma karaka in D-9. */
function karakamsaOf({ rasi, firstVarga }: MomentCharts, scheme: WindowSky['rules']['karaka_scheme']): Sign | null {
  const [atma] = charaKarakas(rasi.grahas, scheme);
  return atma === undefined ? null : firstVarga('D-9_navamsa').grahas[atma.graha].sign;
}
