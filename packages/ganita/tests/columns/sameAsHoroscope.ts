import { lazy } from '@ganita/core/lazy.js';
import { answer } from 'ganita/api/answer.js';
import { columnCatalogue } from 'ganita/api/columns/catalogue.js';
import type { ColumnType } from 'ganita/api/columns/column.js';
import { columnPlan, columns, rowValues } from 'ganita/api/columns/columnsCalculation.js';
import { MAX_COLUMNS } from 'ganita/api/columns/selectColumns.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { SECTION_KEYS } from 'ganita/calculations/natal/sectionKeys.js';
import { chance } from '../../../../tools/chance.js';

const DASHA_AT = '2026-01-01';

const PLACES = [
  { latitude: 13.0827, longitude: 80.2707, zone: 'Asia/Kolkata' },
  { latitude: 51.5074, longitude: -0.1278, zone: 'Europe/London' },
  { latitude: -33.8688, longitude: 151.2093, zone: 'Australia/Sydney' },
  { latitude: 40.7128, longitude: -74.006, zone: 'America/New_York' },
  { latitude: 59.9139, longitude: 10.7522, zone: 'Europe/Oslo' },
  { latitude: 27.7172, longitude: 85.324, zone: 'Asia/Kathmandu' },
] as const;

export type Birth = ReturnType<typeof randomBirths>[number];

const two = (n: number): string => String(n).padStart(2, '0');

/** Births anywhere on the clock of 1905 to 2095, the same in every run. */
export function randomBirths(count: number, seed: number) {
  const next = chance(seed);
  const whole = (below: number): number => Math.floor(next() * below);
  return Array.from({ length: count }, () => ({
    date: `${1905 + whole(190)}-${two(1 + whole(12))}-${two(1 + whole(28))}`,
    time: `${two(whole(24))}:${two(whole(60))}:${two(whole(60))}`,
    ...(PLACES[whole(PLACES.length)] as (typeof PLACES)[number]),
    gender: (['male', 'female', null] as const)[whole(3)] as 'male' | 'female' | null,
  }));
}

type Values = Map<string, unknown>;

/** Every single value of a record by its path. */
function flatten(value: unknown, path: string, found: Values): Values {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) flatten(one, `${path}.${at + 1}`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) flatten(one, path === '' ? key : `${path}.${key}`, found);
  else found.set(path, value);
  return found;
}

/** Paths in the answer by what selectors call them; the first that fits. */
const PREFIXES: readonly (readonly [string, string])[] = [
  ['ayanamsa', 'ayanamsa_value'],
  ['julian_day', 'julian_day'],
  ['panchang.', 'calendar_info.'],
  ['attributes.', 'birth_attributes.'],
  ['shadbala.', 'shad_bala.'],
  ['bhavabala.', 'bhava_bala.'],
  ['vimsopaka.', 'vimsopaka_bala.'],
  ['vaiseshikamsa.', 'vaiseshikamsa_bala.'],
  ['ashtakavarga.SAV.', 'ashtakavarga.samudhaya_ashtaka_varga.'],
  ['ashtakavarga.BAV.', 'ashtakavarga.binna_ashtaka_varga.'],
  ['ashtakavarga.prastara.', 'ashtakavarga.prastara_ashtaka_varga.'],
  ['karakas.', 'chara_karakas.'],
  ['varnadas.', 'house_varnadas.'],
  ['arudhas.', 'arudha_padhas.'],
  ['states.', 'planetary_states.'],
  ['amsas.', 'amsa_rulers.'],
  ['longevity.', 'longevity_prediction.'],
  ['houses.', 'bhava_chart.houses.'],
  ['', ''],
  ['', 'planets.'],
  ['', 'nakshatra_pada.'],
  ['', 'divisional_charts.'],
  ['', 'special_lagnas.'],
  ['', 'graha_arudhas.'],
  ['', 'surya_arudhas.'],
  ['', 'chandra_arudhas.'],
];

type Horoscope = ReturnType<typeof horoscopeOf>;

const horoscopeOf = (birth: Birth, ports: Ports) =>
  answer(
    'natalChart',
    { ...birth, place: '', sections: SECTION_KEYS.filter((key) => key !== 'margins'), dasha_at: DASHA_AT },
    ports,
  );

/** The paths that a selector can mean. */
function pathsOf(selector: string, vargas: readonly string[]): readonly string[] {
  const wire = selector
    .split('.')
    .map((part) => (part === 'lagna' ? 'Ascendant' : (vargas.find((key) => key.startsWith(`${part}_`)) ?? part)))
    .join('.')
    .replace(/^((?:shadbala|bhavabala)\..*)\.total$/, (whole, before: string) =>
      before.split('.').length === 2 ? `${before}.total_virupas` : whole,
    );
  return [wire, selector].flatMap((name) =>
    PREFIXES.filter(([prefix]) => name.startsWith(prefix)).flatMap(([prefix, path]) => {
      const full = path + name.slice(prefix.length);
      return [full, `${full}.id`];
    }),
  );
}

/** Whether a path leads into a record that is null here. */
function isInNull(path: string, flat: Values): boolean {
  const parts = path.split('.');
  return parts.some((_, at) => flat.get(parts.slice(0, at).join('.')) === null);
}

const LEVELS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana', 'deha'];

/** What `/horoscope` says of a selector; undefined where it says nothing. */
function expected(selector: string, { horoscope }: Horoscope, flat: Values, vargas: readonly string[]): unknown {
  const [name = '', moment] = selector.split('@');
  const parts = name.split('.');
  if (moment !== undefined) {
    const [system, level = '', part = 'lord'] = parts;
    const id = system === 'vimshottari' ? 'vimsottari' : system;
    const { running } = (horoscope.graha_dashas as Record<string, { running: Record<string, unknown>[] | null }>)[
      id as string
    ] as { running: Record<string, unknown>[] | null };
    return running?.[LEVELS.indexOf(level)]?.[part] ?? null;
  }
  if (parts[0] === 'yogas' && parts.length === 2) {
    const yogas = horoscope.yogas as NonNullable<typeof horoscope.yogas>;
    const [, id = ''] = parts;
    if (id in yogas.not_evaluated) return null;
    return 'D-1_rasi' in ({ ...yogas.yoga_list, ...yogas.raja_yoga_list }[id]?.charts ?? {});
  }
  if (parts[0] === 'doshas' && parts[2] === 'status') {
    const dosha = (
      horoscope.doshas as unknown as Record<string, { present: boolean; cancelled_by_exceptions: string[] }>
    )[parts[1] as string] as { present: boolean; cancelled_by_exceptions: string[] };
    return dosha.present ? (dosha.cancelled_by_exceptions.length > 0 ? 'cancelled' : 'present') : 'absent';
  }
  const paths = pathsOf(name, vargas);
  const path = paths.find((one) => flat.has(one)) ?? paths.find((one) => isInNull(one, flat));
  return path === undefined ? undefined : (flat.get(path) ?? null);
}

/** What a column says that `/horoscope` does not, and what it says. */
export interface Difference {
  readonly birth: Birth;
  readonly selector: string;
  readonly column: unknown;
  readonly horoscope: unknown;
}

const offsetOf = ({ birth_details }: Horoscope): number =>
  (birth_details as unknown as { resolved_time: { offset_hours?: number; timezone_used: number } }).resolved_time
    .timezone_used;

/**
 * Whether a column says what the answer says. The answer has moments on a clock `offsetHours` ahead of UTC: where that is a
 * local mean time and no whole number of seconds, the nearest second there and in UTC may be two.
 */
function isSame(type: ColumnType, column: unknown, answer: unknown, offsetHours: number): boolean {
  if (type !== 'moment' || typeof column !== 'string' || typeof answer !== 'string') return column === answer;
  const offsetSeconds = offsetHours * 3600;
  const apart = Date.parse(`${answer}Z`) / 1000 - Date.parse(column) / 1000 - offsetSeconds;
  return Math.abs(apart) < (Math.abs(offsetSeconds - Math.round(offsetSeconds)) < 1e-6 ? 0.5 : 1);
}

/** Selectors of every column; those at a moment at one. */
export const everySelector = (): readonly string[] => {
  const { plain, atMoment } = columnCatalogue();
  return [...plain.keys(), ...[...atMoment.keys()].map((name) => `${name}@${DASHA_AT}`)];
};

/** The plans of every column, as few as there can be. */
const everyPlan = lazy(() => {
  const selectors = everySelector();
  return Array.from({ length: Math.ceil(selectors.length / MAX_COLUMNS) }, (_, at) =>
    columnPlan(selectors.slice(at * MAX_COLUMNS, (at + 1) * MAX_COLUMNS)),
  );
});

/** Compare every column of the catalogue with `/horoscope`, for a birth. */
export function differencesOf(birth: Birth, ports: Ports): readonly Difference[] {
  const chart = horoscopeOf(birth, ports);
  const flat = flatten(chart.horoscope, '', new Map());
  const vargas = Object.keys(chart.horoscope.divisional_charts ?? {});
  const row = columns.check({ ...birth, select: ['ayanamsa'] }, ports, 'first', 'own');
  return everyPlan().flatMap((plan) => {
    const values = rowValues(row, plan, ports);
    return plan.columns.flatMap(({ name: selector, type }, at): readonly Difference[] => {
      const column = values[at];
      const horoscope = expected(selector, chart, flat, vargas);
      return isSame(type, column, horoscope, offsetOf(chart)) ? [] : [{ birth, selector, column, horoscope }];
    });
  });
}
