import { lattaStar } from '../../charts/states/latta.js';
import {
  BENEFICS,
  JAMITRA_NAVAMSAS,
  KRANTISAMYA_SIGNS,
  LATTA_GRAHAS,
  MALEFICS,
  MRITYU_BANA_DEG,
  NO_YUTI_SIGNS,
  PATA_STARS,
  UPAGRAHA_COUNTS,
  VEDHA_PAIRS,
  VIVAHA_DOSHAS,
  type VivahaDosha,
} from '../../muhurta/vivahaDoshas.data.js';
import { partsWhere, staysInArc } from '../../panchanga/angaRuns.js';
import { ANGAS, type AngaId } from '../../panchanga/angas.js';
import { markedSet } from '../../search/intervalSets.js';
import { type Interval, intersection } from '../../time/interval.js';
import { type JulianDayUt, julianDayUt } from '../../time/julianDay.js';
import {
  boundaryDeg,
  type Division,
  NAKSHATRA_DIVISION,
  PADA_DIVISION,
  partIndex,
  SIGN_DIVISION,
} from '../../transits/divisions.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { countNakshatras, nakshatraAt, nakshatraNumber } from '../../zodiac/nakshatras.js';
import { signAt, signIndex } from '../../zodiac/signs.js';
import { ABHIJIT_SPAN_DEG, type Star28 } from '../../zodiac/taras.js';
import type { ConditionSky } from '../conditionSky.js';
import { evaluateIn } from '../evaluate.js';
import { idsIn, type LeafInput, type LeafRow, numbersIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import { type GroupNode, groupOf, type Reading } from '../tree.js';
import { inAnga } from './angaRows.js';
import { exclusion } from './exclusionRows.js';
import { staysAround } from './planetRows.js';

/** The Moon in stars of the list of twenty-eight: Abhijit is an arc of two of the others. */
function moonInStars(stars: readonly Star28[]): (sky: ConditionSky, interval: Interval) => readonly Interval[] {
  const numbers = stars.flatMap((star) => (star === 'Abhijit' ? [] : [nakshatraNumber(star)]));
  return (sky, interval) => [
    ...(numbers.length === 0 ? [] : inAnga('nakshatra', numbers).spans(sky, interval, '')),
    ...(stars.includes('Abhijit')
      ? staysInArc(sky.luminaries, ANGAS.moon_sign, [ABHIJIT_SPAN_DEG.from, ABHIJIT_SPAN_DEG.to], interval)
      : []),
  ];
}

type MoonTimes = (sky: ConditionSky, interval: Interval) => readonly Interval[];
const moonIn =
  (anga: AngaId, numbers: readonly number[]): MoonTimes =>
  (sky, interval) =>
    inAnga(anga, numbers).spans(sky, interval, '');

/** The Moon where a stay of a graha puts it, as long as the stay lasts; null where a part of the zodiac has no such place. */
const byStays = (
  grahas: readonly Graha[],
  division: Division,
  timesOf: (part: number, graha: Graha) => MoonTimes | null,
): Reading => ({
  rank: RANK.mixed,
  requires: [],
  spans: (sky, interval) =>
    grahas.flatMap((graha) =>
      staysAround(sky, graha, division, interval).flatMap((stay) => {
        const both = intersection(stay, interval);
        const times = both === null ? null : timesOf(stay.part, graha);
        if (both === null || times === null) return [];
        return times(sky, both).flatMap((span) => intersection(span, stay) ?? []);
      }),
    ),
});

const SUN = ['Sun'] as const;
const starOf = (part: number) => nakshatraAt(part + 1);

const LATTA = byStays(LATTA_GRAHAS, NAKSHATRA_DIVISION, (part, graha) =>
  moonInStars([lattaStar(graha, boundaryDeg(NAKSHATRA_DIVISION, part + 0.5))]),
);

const PATA = byStays(SUN, NAKSHATRA_DIVISION, (part) =>
  moonIn(
    'nakshatra',
    PATA_STARS.map((star) => countNakshatras(starOf(part), star)),
  ),
);

const YUTI = byStays(MALEFICS, SIGN_DIVISION, (part) =>
  NO_YUTI_SIGNS.includes(signAt(part)) ? null : moonIn('moon_sign', [part + 1]),
);

/** The quarter of a star that is Abhijit for a graha: the last of Uttara Ashadha. */
const ABHIJIT_PADA = 83;
const star28OfPada = (part: number): Star28 => (part === ABHIJIT_PADA ? 'Abhijit' : starOf(Math.floor(part / 4)));
const partnersOf = (star: Star28): readonly Star28[] =>
  VEDHA_PAIRS.flatMap(([one, other]) => (one === star ? [other] : other === star ? [one] : []));

/** A malefic spoils the whole star. */
const VEDHA_OF_MALEFICS = byStays(MALEFICS, PADA_DIVISION, (part) => {
  const partners = partnersOf(star28OfPada(part));
  return partners.length === 0 ? null : moonInStars(partners);
});
/** A benefic spoils one quarter: the first the fourth, the second the third, and back. */
const VEDHA_OF_BENEFICS = byStays(BENEFICS, PADA_DIVISION, (part) => {
  const padas = partnersOf(star28OfPada(part)).flatMap((star) =>
    star === 'Abhijit' ? [] : [(nakshatraNumber(star) - 1) * 4 + (3 - (part % 4)) + 1],
  );
  return padas.length === 0 ? null : moonIn('pada', padas);
});

const JAMITRA = byStays(
  GRAHAS.filter((graha) => graha !== 'Moon'),
  PADA_DIVISION,
  (part) => moonIn('pada', [partIndex(PADA_DIVISION, part + JAMITRA_NAVAMSAS) + 1]),
);

const BANA: Reading = {
  rank: RANK.sun,
  requires: [],
  spans: ({ luminaries }, interval) =>
    partsWhere('sun_sign', () => true).flatMap((sign) =>
      MRITYU_BANA_DEG.flatMap((degree) => {
        const from = (sign - 1) * 30 + degree;
        return staysInArc(luminaries, ANGAS.sun_sign, [from, from + 1], interval);
      }),
    ),
};

const UPAGRAHA = byStays(SUN, NAKSHATRA_DIVISION, (part) =>
  moonIn(
    'nakshatra',
    partsWhere('nakshatra', (number) => UPAGRAHA_COUNTS.includes(countNakshatras(starOf(part), nakshatraAt(number)))),
  ),
);

const KRANTISAMYA = byStays(SUN, SIGN_DIVISION, (part) =>
  moonIn(
    'moon_sign',
    KRANTISAMYA_SIGNS.flatMap(([one, other]) => {
      if (one === signAt(part)) return [signIndex(other) + 1];
      return other === signAt(part) ? [signIndex(one) + 1] : [];
    }),
  ),
);

const OWN: Readonly<Partial<Record<VivahaDosha, readonly Reading[]>>> = {
  latta: [LATTA],
  pata: [PATA],
  yuti: [YUTI],
  vedha: [VEDHA_OF_MALEFICS, VEDHA_OF_BENEFICS],
  jamitra: [JAMITRA],
  bana: [BANA],
  upagraha: [UPAGRAHA],
  krantisamya: [KRANTISAMYA],
};

function doshaNode(id: VivahaDosha, input: LeafInput): Reading | GroupNode {
  if (id === 'ekargala') return exclusion('ekargala', input);
  if (id === 'dagdha_tithi') return exclusion('masa_dagdha_tithi', input);
  return groupOf('any', input, OWN[id] ?? []);
}

/** The times at which a wanted number of the ten doshas is absent. */
const linesIn = (wanted: readonly number[], input: LeafInput): Reading => ({
  rank: RANK.mixed,
  requires: ['day_windows'],
  spans: (sky, interval) => {
    const edges = VIVAHA_DOSHAS.flatMap((id) =>
      evaluateIn(groupOf('any', input, [doshaNode(id, input)]), sky, [interval]).flatMap(({ startJdUt, endJdUt }) => [
        { jdUt: startJdUt, step: -1 },
        { jdUt: endJdUt, step: 1 },
      ]),
    ).sort((a, b) => a.jdUt - b.jdUt);
    let lines: number = VIVAHA_DOSHAS.length;
    let from: JulianDayUt = interval.startJdUt;
    const found: Interval[] = [];
    for (const { jdUt, step } of [...edges, { jdUt: interval.endJdUt, step: 0 }]) {
      if (jdUt > from && wanted.includes(lines)) found.push({ startJdUt: from, endJdUt: jdUt });
      lines += step;
      from = julianDayUt(Math.max(from, jdUt));
    }
    return markedSet(found, []);
  },
});

/** Conditions of a marriage. */
export const VIVAHA_LEAVES = {
  vivaha_dosha: {
    takes: VIVAHA_DOSHAS.join(', '),
    read: (input) =>
      groupOf(
        'any',
        input,
        idsIn(input, VIVAHA_DOSHAS).map((id) => doshaNode(id, input)),
      ),
  },
  lattadi_lines: {
    takes: 'numbers 0 to 10: how many of the ten doshas of vivaha_dosha are absent',
    read: (input) => linesIn(numbersIn(input, 0, VIVAHA_DOSHAS.length), input),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
