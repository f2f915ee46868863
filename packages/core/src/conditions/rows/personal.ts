import { partsWhere } from '../../panchanga/angaRuns.js';
import { NAKSHATRAS } from '../../zodiac/nakshatras.js';
import { SIGNS } from '../../zodiac/signs.js';
import { chandraCount, taraOf } from '../../zodiac/taras.js';
import type { ConditionSky, NativeId } from '../conditionSky.js';
import { type LeafRow, numbersIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import type { Reading } from '../tree.js';
import { inAnga } from './angaRows.js';

/** The nakshatra of the birth; the check of a request has made sure of it. */
function starOf({ natives }: ConditionSky, native: NativeId) {
  const moon = natives[native];
  if (moon === null) throw new Error(`a condition counts from the Moon of ${native}`);
  return moon.nakshatra;
}

/** The sign of the Moon at the birth. */
export function signOfNative({ natives }: ConditionSky, native: NativeId) {
  const sign = natives[native]?.sign ?? null;
  if (sign === null) throw new Error(`a condition counts from the sign of the Moon of ${native}`);
  return sign;
}

const tara = (wanted: readonly number[], native: NativeId): Reading => ({
  rank: RANK.anga,
  requires: ['janma_nakshatra'],
  spans: (sky, interval, path) => {
    const from = starOf(sky, native);
    const stars = partsWhere('nakshatra', (number) =>
      wanted.includes(taraOf(from, NAKSHATRAS[number - 1] as (typeof NAKSHATRAS)[number])),
    );
    return inAnga('nakshatra', stars).spans(sky, interval, path);
  },
});

const chandra = (wanted: readonly number[], native: NativeId): Reading => ({
  rank: RANK.anga,
  requires: ['janma_sign'],
  spans: (sky, interval, path) => {
    const from = signOfNative(sky, native);
    const signs = partsWhere('moon_sign', (number) =>
      wanted.includes(chandraCount(from, SIGNS[number - 1] as (typeof SIGNS)[number])),
    );
    return inAnga('moon_sign', signs).spans(sky, interval, path);
  },
});

/** Conditions that count from a birth. */
export const PERSONAL_LEAVES = {
  tara_bala: {
    takes: 'numbers 1 (Janma) to 9 (Parama Mitra): the tara of the Moon from the janma nakshatra',
    read: (input) => tara(numbersIn(input, 1, 9), input.native),
  },
  chandra_bala: {
    takes: 'houses 1 to 12 of the Moon from the sign of the Moon at birth',
    read: (input) => chandra(numbersIn(input, 1, 12), input.native),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
