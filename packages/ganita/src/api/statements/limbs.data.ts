import type { NameKind } from './names.js';

/** A limb of the panchang that claims name. */
interface LimbRow {
  /** Its names in claims. */
  readonly names: readonly string[];
  /** Where `/panchang` has it. */
  readonly ofDay: readonly string[];
  /** The column of a birth. */
  readonly ofBirth: string;
  /** What its values are; null: moments. */
  readonly kind: NameKind | null;
}

const anga = (name: string, kind: NameKind, ...others: readonly string[]): LimbRow => ({
  names: [name, ...others],
  ofDay: [name, 'id'],
  ofBirth: `panchang.at_birth.${name}`,
  kind,
});

const moment = (name: string): LimbRow => ({
  names: [name],
  ofDay: [`${name}_at`],
  ofBirth: `panchang.${name}_at`,
  kind: null,
});

/** Limbs by their fields. Source: a choice of our own. An anga of a date is that at sunrise, of a birth that at its moment. */
export const LIMBS = {
  tithi: anga('tithi', 'tithi', 'lunar day'),
  nakshatra: anga('nakshatra', 'nakshatra', 'star'),
  yoga: anga('yoga', 'nityaYoga', 'nitya yoga'),
  karana: anga('karana', 'karana'),
  paksha: {
    names: ['paksha', 'fortnight'],
    ofDay: ['tithi', 'paksha'],
    ofBirth: 'panchang.at_birth.tithi.paksha',
    kind: 'paksha',
  },
  weekday: { names: ['weekday', 'vara'], ofDay: ['weekday'], ofBirth: 'panchang.at_birth.weekday', kind: 'weekday' },
  moon_sign: { names: ['moon sign'], ofDay: ['moon_sign'], ofBirth: 'Moon.sign', kind: 'sign' },
  sun_sign: { names: ['sun sign'], ofDay: ['sun_sign'], ofBirth: 'Sun.sign', kind: 'sign' },
  sunrise: moment('sunrise'),
  sunset: moment('sunset'),
  moonrise: moment('moonrise'),
  moonset: moment('moonset'),
} as const satisfies Readonly<Record<string, LimbRow>>;
export type LimbName = keyof typeof LIMBS;
