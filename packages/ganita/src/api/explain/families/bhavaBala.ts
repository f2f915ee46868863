import type { Rules } from '@ganita/core/rules/rules.js';
import {
  BHAVA_CLASS_PEAKS,
  type BhavaBala,
  CLASS_OF_HALF_SIGN,
  isFullSighted,
} from '@ganita/core/strengths/bhavaBala.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { signAt } from '@ganita/core/zodiac/signs.js';
import type { Known } from '../derivation.js';
import type { Explained, ExplainFamily } from '../family.js';
import { sripatiMiddle } from './houses.js';
import { signIndexOf, signNamed } from './places.js';
import { drishti, rounded, signedDrishti } from './shadbalaSteps.js';

const DOCUMENT = 'docs/rules/03-strengths.md';

/** A house whose strength is derived. */
interface Subject {
  readonly of: Explained;
  readonly bala: BhavaBala;
  readonly all: readonly BhavaBala[];
}

const middleOf = ({ of, bala }: Subject): Known<number> => sripatiMiddle(of, bala.house);

function adhipati(subject: Subject): Known<number> {
  const { derivation: steps, context } = subject.of;
  const sign = signNamed(steps, signIndexOf(steps, middleOf(subject)));
  const lord = steps.lookup('lord', 'lords of signs', lordOf(sign.value), sign);
  steps.test(`lord_is_${lord.value}`, 'equal', lord, lord.value);
  const { totalVirupas } = context.strengths().shadbala[lord.value];
  return rounded(steps, steps.input(`shadbala.${lord.value}.total`, totalVirupas, 'virupas'));
}

/** 60 where the class of the half sign is strongest, 10 less for every house away. */
function dig(subject: Subject): Known<number> {
  const { of, bala } = subject;
  const { derivation: steps } = of;
  const middle = middleOf(subject);
  const index = signIndexOf(steps, middle);
  const degrees = steps.number('degrees', 'subtract', middle, steps.number('sign_start', 'multiply', 30, index));
  const isFirst = steps.test('in_first_half', 'less', degrees, 15);
  const kind = CLASS_OF_HALF_SIGN[signAt(index.value)][isFirst.value ? 0 : 1];
  const named = steps.lookup('class', 'classes of half signs', kind, index, isFirst);
  const peak = steps.lookup('peak', 'peaks of classes', BHAVA_CLASS_PEAKS[kind], named);
  const away = steps.number('away', 'absolute', steps.number('away_less', 'subtract', peak, bala.house));
  const least = steps.number('houses_away', 'minimum', away, steps.number('away_back', 'subtract', 12, away));
  return steps.number('virupas', 'subtract', 60, steps.number('tens_away', 'multiply', 10, least));
}

/** Mercury and Jupiter with their whole aspects, the others with a quarter of them. */
function drik(subject: Subject): Known<number> {
  const { of } = subject;
  const { derivation: steps, context } = of;
  const middle = middleOf(subject);
  const shares = PLANETS.map((from) => {
    const signed = signedDrishti(of, from, middle);
    if (!isFullSighted(from)) return steps.number(`${from}_share`, 'divide', signed, 4);
    if (context.rules.bhava_drishti === 'raman') return signed;
    const quarter = steps.number(`${from}_quarter`, 'divide', signed, 4);
    return steps.number(`${from}_share`, 'add', quarter, drishti(of, from, middle));
  });
  return rounded(steps, steps.number('virupas', 'add', ...shares));
}

const total = ({ of, bala }: Subject): Known<number> => {
  const { derivation: steps } = of;
  const terms = Object.entries({ adhipati: bala.adhipati, dig: bala.dig, drik: bala.drishti }).map(([part, value]) =>
    steps.input(`bhavabala.${bala.house}.${part}`, value, 'virupas'),
  );
  return rounded(steps, steps.number('sum', 'add', ...terms));
};

const totalOf = ({ of }: Subject, { house, totalVirupas }: BhavaBala): Known<number> =>
  of.derivation.input(`bhavabala.${house}.total`, totalVirupas, 'virupas');

function rupas(subject: Subject): Known<number> {
  const { derivation: steps } = subject.of;
  return rounded(steps, steps.number('rupas', 'divide', totalOf(subject, subject.bala), 60));
}

/** One more than there are stronger houses, and earlier ones that are as strong. */
function rank(subject: Subject): Known<number> {
  const { derivation: steps } = subject.of;
  const own = totalOf(subject, subject.bala);
  const before = subject.all
    .filter((one) => one !== subject.bala)
    .map((one) => {
      const operation = one.house < subject.bala.house ? 'at_most' : 'less';
      return steps.test(`is_before_${one.house}`, operation, own, totalOf(subject, one));
    });
  return steps.number('rank', 'add', steps.number('before', 'count', true, ...before), 1);
}

const PARTS: readonly (readonly [string, string, readonly (keyof Rules)[], (subject: Subject) => Known])[] = [
  ['adhipati', '9-item-1', [], adhipati],
  ['dig', '9-item-2', [], dig],
  ['drik', '9-item-3', ['drishti'], drik],
  ['total', '9', [], total],
  ['total_rupas', '9', [], rupas],
  ['rank', '9', [], rank],
];

/** Every part of bhava bala. */
export const BHAVA_BALA_FAMILIES: readonly ExplainFamily[] = PARTS.map(([part, section, choices, derive]) => ({
  section: 'bhava_bala',
  like: `bhavabala.*.${part}`,
  rule: `${DOCUMENT}#section-${section}`,
  text: 'B.V. Raman, Graha and Bhava Balas',
  choices,
  derive(of) {
    const { strengths } = of.context;
    const all = strengths().bhavaBala;
    derive({ of, all, bala: all[Number(of.parts[1]) - 1] as BhavaBala });
    return undefined;
  },
}));
