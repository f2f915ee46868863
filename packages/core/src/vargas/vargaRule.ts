import type { Sign } from '../zodiac/signs.js';
import type { DividedVargaKey } from '../zodiac/vargaKeys.js';

/** One value for every sign, or one per class of signs. */
export type PerClass<T> =
  | { readonly all: T }
  | { readonly odd: T; readonly even: T }
  | { readonly movable: T; readonly fixed: T; readonly dual: T }
  | { readonly fire: T; readonly earth: T; readonly air: T; readonly water: T };

/** Signs to add before counting (`start`), and signs from one part to the next (`step`). */
export type Count = readonly [start: number, step: number];

/** The parts up to a degree of the sign (open) and the sign they fall in. */
export interface UnequalPart {
  readonly uptoDeg: number;
  readonly sign: Sign;
}

/** A method of a named chart. */
export interface VargaMethodName {
  readonly key: DividedVargaKey;
  /** 1.. */
  readonly method: number;
}

/** How a method maps the part of a sign to a sign (docs/rules/01-positions-and-vargas.md#section-6). */
export type VargaRule =
  /** parivritti: the parts of the zodiac are mapped cyclically to the signs */
  | { readonly rule: 'cyclic' }
  /** cyclic, with the parts of even signs counted from the end */
  | { readonly rule: 'even_reverse' }
  /** Somanatha: odd signs forward from Aries, even signs backward from Pisces */
  | { readonly rule: 'alternate' }
  /** from the sign itself, from Aries, or from as many signs before Aries as the sign is after it */
  | { readonly rule: 'counted'; readonly from: 'sign' | 'aries' | 'mirrored_sign'; readonly counts: PerClass<Count> }
  /** a sign for every part, by class of signs */
  | { readonly rule: 'listed'; readonly signs: PerClass<readonly Sign[]> }
  /** a sign for every part of every sign */
  | { readonly rule: 'listed_by_sign'; readonly signs: Readonly<Record<Sign, readonly Sign[]>> }
  /** parts of unequal length, bounded by whole degrees */
  | { readonly rule: 'unequal'; readonly parts: PerClass<readonly UnequalPart[]> }
  /** by nakshatra and pada: rows repeat, four signs each */
  | { readonly rule: 'padas'; readonly rows: readonly (readonly Sign[])[] }
  /** the second division, applied to the chart of the first */
  | { readonly rule: 'composed'; readonly first: VargaMethodName; readonly second: VargaMethodName };

/** A named chart with its methods; the first is the default. */
export interface VargaRow {
  readonly key: DividedVargaKey;
  readonly divisions: number;
  readonly methods: readonly VargaRule[];
}
