import { createHash } from 'node:crypto';
import type { CalculationName } from '../../src/api/endpoints.js';
import { matchChoices } from '../../src/core/rules/matchChoices.js';
import { transitChoices } from '../../src/core/rules/transitChoices.js';

type Fields = Readonly<Record<string, unknown>>;

const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? 'nothing')
    .digest('hex')
    .slice(0, 16);

/** Fields that answers have got since the digests were made, by their path. */
const FIELDS_SINCE: readonly RegExp[] = [
  /birth_details\/gender$/,
  /(calendar_info|panchang)\/weekday_id$/,
  /(solar_month|panchanga)\/sun_event_substituted$/,
  /manglik\/references\/\w+\/manglik_with_1st_without_2nd_house$/,
  /other_bala\/details\/(natural_\w+|time_lords|saptavargaja|cheshta_kendra_degrees|bhava_madhyas)$/,
  /muhurta\/elevation$/,
  /(gochar_events|planet_ingress)\/planet_name$/,
];

/** Choices that decide nothing in a calculation, and that its conventions have shown no longer since. */
export const SHOWN_NO_LONGER: Readonly<Partial<Record<CalculationName, readonly string[]>>> = {
  natalChart: Object.keys({ ...transitChoices, ...matchChoices }),
  saturnTimeline: ['node_type'],
};

/** An answer as it is written, without the fields that it has got since. */
export function asBefore(value: unknown, path = ''): unknown {
  if (path === '') return asBefore(JSON.parse(JSON.stringify(value)), '/');
  if (Array.isArray(value)) return value.map((item) => asBefore(item, path));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, `${path}/${name}`, inner] as const)
      .filter(([, at]) => !FIELDS_SINCE.some((field) => field.test(at)))
      .map(([name, at, inner]) => [name, asBefore(inner, at)]),
  );
}

/** Records of an answer whose keys are digested one by one: other parts may add to them. */
const OPENED = ['horoscope', 'meta', 'conventions'];

/** A digest of the bytes of every key of an answer, by its path. */
export function digestsOf(answer: Fields, prefix = ''): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) =>
      OPENED.includes(name)
        ? Object.entries(digestsOf(value as Fields, `${prefix}${name}/`))
        : [[prefix + name, digestOf(value)]],
    ),
  );
}
