import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { kpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { NAKSHATRA_LORDS, VIMSHOTTARI_YEARS } from '@ganita/core/zodiac/nakshatras.js';
import type { Derivation, Known } from '../derivation.js';
import { type NotExplained, notExplained } from '../family.js';
import { signIndexOf, signNamed, starIndexOf } from './places.js';

export const KP_RULE = 'docs/rules/01-positions-and-vargas.md#section-11';

/** The lords below that of the nakshatra, each of a part of the one before. */
const LEVELS = ['sub', 'sub_sub', 'sookshma', 'prana', 'deha'] as const;
type Level = (typeof LEVELS)[number];
const KEYS = {
  sub: 'subLord',
  sub_sub: 'subSubLord',
  sookshma: 'sookshmaLord',
  prana: 'pranaLord',
  deha: 'dehaLord',
} as const;
const INDEX = (lord: Graha): number => NAKSHATRA_LORDS.indexOf(lord);

/** A part of an arc of 120 years: whose it is, its place among the nine, and where in it the point is. */
interface Part {
  readonly lord: () => Known<number>;
  readonly ordinal: Known<number>;
  readonly at: () => Known<number>;
}

/** The part of an arc of a lord in which a point is. */
function partOf(steps: Derivation, level: Level, parent: Known<number>, at: Known<number>, found: Graha): Part {
  const named = (name: string): string => `${level}_${name}`;
  const place = (INDEX(found) - parent.value + 9) % 9;
  const ordinal = steps.lookup(named('ordinal'), 'vimshottari part', place, parent, at);
  const passed = Array.from({ length: place }, (_, one) => yearsAt((parent.value + one) % 9));
  const before = () =>
    steps.lookup(
      named('before'),
      'vimshottari before',
      passed.reduce((sum, years) => sum + years, 0),
      parent,
      ordinal,
    );
  const lord = () =>
    steps.number(named('ruler_index'), 'modulo', steps.number(named('place'), 'add', parent, ordinal), 9);
  return {
    lord,
    ordinal,
    at() {
      const years = steps.lookup(named('years'), 'vimshottari years', yearsAt(lord().value), lord());
      const gone = steps.number(named('gone'), 'subtract', at, before());
      return steps.number(named('at'), 'divide', steps.number(named('stretched'), 'multiply', gone, 120), years);
    },
  };
}

const yearsAt = (index: number): number => VIMSHOTTARI_YEARS[NAKSHATRA_LORDS[index] as Graha] as number;

/** A lord of a longitude by Krishnamurti, or the number of its sub: the last step of its derivation. */
export function kpPart(steps: Derivation, part: string, longitude: Known<number>): NotExplained | undefined {
  const found = kpLords(longitude.value);
  const lordNamed = (index: Known<number>): void => {
    steps.lookup('lord', 'nakshatra_lords', NAKSHATRA_LORDS[index.value] as Graha, index);
  };
  if (part === 'sign_lord') {
    const sign = signNamed(steps, signIndexOf(steps, longitude));
    steps.lookup('lord', 'lords of signs', lordOf(sign.value), sign);
    return undefined;
  }
  const { index } = starIndexOf(steps, longitude);
  let lord = steps.number('star_lord', 'modulo', index, 9);
  if (part === 'star_lord') {
    lordNamed(lord);
    return undefined;
  }
  const nine = steps.number('nine_times', 'multiply', longitude, 9);
  const passed = steps.number('stars_years', 'multiply', 120, index);
  let at = steps.number('at', 'maximum', 0, steps.number('years_in_star', 'subtract', nine, passed));
  for (const level of LEVELS) {
    const inner = partOf(steps, level, lord, at, found[KEYS[level]]);
    if (part === 'kp_number') {
      const cuts = steps.number('sixties', 'divide', steps.number('thirty_on', 'add', longitude, 30), 60);
      const before = steps.number('subs_before', 'multiply', 9, index);
      steps.number('kp_number', 'add', before, inner.ordinal, 1, steps.number('cuts', 'floor', cuts));
      return undefined;
    }
    if (part === `${level}_lord`) {
      lordNamed(inner.lord());
      return undefined;
    }
    [lord, at] = [inner.lord(), inner.at()];
  }
  return notExplained('not_derived');
}

export const KP_PARTS = [
  'sign_lord',
  'star_lord',
  'kp_number',
  ...LEVELS.map((level) => `${level}_lord` as const),
] as const;
