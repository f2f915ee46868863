import { pointOf } from '@ganita/core/charts/chart.js';
import { baladiAvastha, jagradadiAvastha } from '@ganita/core/charts/states/avasthas.js';
import { COMBUSTION_ORB_DEG, type CombustiblePlanet } from '@ganita/core/charts/states/combustion.js';
import { lattaStar } from '@ganita/core/charts/states/latta.js';
import { motionIn } from '@ganita/core/charts/states/motions.js';
import { type NamedDivision, namedDivision } from '@ganita/core/vargas/division.js';
import {
  inPushkaraBhaga,
  inPushkaraNavamsa,
  MARANA_KARAKA_HOUSES,
  MRITYU_BHAGA_TOLERANCE_ARCMIN,
  type MrityuPoint,
  mrityuBhagaAt,
} from '@ganita/core/zodiac/criticalDegrees.js';
import { DEEP_EXALTATION_DEG } from '@ganita/core/zodiac/dignities.data.js';
import { deepDebilitationDeg, dignityAt, signDignity } from '@ganita/core/zodiac/dignities.js';
import type { Body, Graha, Planet } from '@ganita/core/zodiac/grahas.js';
import { lordOf } from '@ganita/core/zodiac/houses.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { elementOf, isOddSign, signAt } from '@ganita/core/zodiac/signs.js';
import { specialTaraOf, type TaraNumber, taraAt } from '@ganita/core/zodiac/taras.js';
import { BODY_NAMES } from '../../columns/families.data.js';
import type { Derivation, Known } from '../derivation.js';
import { type Explained, type ExplainFamily, notExplained } from '../family.js';
import { KP_PARTS, KP_RULE, kpPart } from './kpLords.js';
import { bodyOf, countOf, lagnaIndex, signIndexOf, signNamed, starIndexOf } from './places.js';
import { apart } from './shadbalaSteps.js';
import { vargaPlace } from './vargas.js';

const RULE = 'docs/rules/01-positions-and-vargas.md#section-9';
const TARA_RULE = 'docs/rules/02-points-and-arudhas.md#section-10';

/** A body whose state is derived. */
interface Subject {
  readonly of: Explained;
  readonly steps: Derivation;
  readonly body: Body;
  /** As selectors name it. */
  readonly name: string;
  readonly longitude: Known<number>;
}

const siderealOf = ({ of, steps }: Subject, body: Body): Known<number> =>
  steps.input(
    `${BODY_NAMES[body] ?? body}.sidereal`,
    pointOf(of.context.rasi, body)?.longitudeDeg as number,
    'degrees',
  );

const indexOf = ({ steps, longitude }: Subject): Known<number> => signIndexOf(steps, longitude);

function degreesOf(subject: Subject): Known<number> {
  const { steps, longitude } = subject;
  return steps.number('degrees', 'subtract', longitude, steps.number('sign_start', 'multiply', 30, indexOf(subject)));
}

const rounded = ({ steps }: Subject, value: Known<number>): Known => steps.number('rounded', 'round', value, 6);

const speedOf = ({ of, steps, body, name }: Subject): Known<number> =>
  steps.input(`${name}.speed`, motionIn(of.context.sky, body)?.speedDegPerDay as number, 'degrees a day');

const isBack = (subject: Subject): Known<boolean> => subject.steps.test('is_back', 'less', speedOf(subject), 0);

const fromSun = (subject: Subject): Known<number> =>
  apart(subject.steps, 'distance', subject.longitude, siderealOf(subject, 'Sun'));

function orb(subject: Subject): Known<number> {
  const { direct, retrograde } = COMBUSTION_ORB_DEG[subject.body as CombustiblePlanet];
  const back = isBack(subject);
  return subject.steps.lookup('orb', 'combustion orbs', back.value ? retrograde : direct, subject.name, back);
}

/** Whether a planet is combust, and what it is to the sign in which it is, for the years of ayurdaya. */
export const stateOf = (of: Explained, body: Planet) => {
  const steps = of.derivation;
  const longitude = steps.input(`${body}.sidereal`, of.context.rasi.grahas[body].longitudeDeg as number, 'degrees');
  const subject = { of, steps, body, name: body, longitude };
  return {
    isCombust: () => isCombust(subject),
    signDignity: () => dignityOfSign(subject),
    isBack: () => isBack(subject),
  };
};

const isCombust = (subject: Subject): Known<boolean> =>
  subject.steps.test('is_combust', 'at_most', fromSun(subject), orb(subject));

function dignityOfSign(subject: Subject): Known<string> {
  const index = indexOf(subject);
  const found = signDignity(subject.body as Graha, signAt(index.value));
  return subject.steps.lookup('sign_dignity', 'dignity by sign', found, subject.name, index);
}

function dignity(subject: Subject): Known<string> {
  const { steps, body, name, longitude } = subject;
  const found = dignityAt(body as Graha, longitude.value);
  return steps.lookup('dignity', 'dignity by degree', found, name, indexOf(subject), degreesOf(subject));
}

const nearPoint = (subject: Subject, table: string, degrees: (planet: Planet) => number): Known => {
  const { steps, name, body, longitude } = subject;
  const point = steps.lookup('point', table, degrees(body as Planet), name);
  return steps.test('is_near', 'at_most', apart(steps, 'distance', longitude, point), 1);
};

const elementIn = (subject: Subject): Known<string> => {
  const index = indexOf(subject);
  return subject.steps.lookup('element', 'element of signs', elementOf(signAt(index.value)), index);
};

function fatalDistance(subject: Subject): Known<number> {
  const { steps } = subject;
  return steps.number(
    'fatal_distance',
    'absolute',
    steps.number('fatal_less', 'subtract', degreesOf(subject), fatalDegree(subject)),
  );
}

const fatalDegree = (subject: Subject): Known<number> => {
  const { degreeInSign } = mrityuBhagaAt(subject.body as MrityuPoint, subject.longitude.value);
  return subject.steps.lookup('fatal_degree', 'mrityu bhaga', degreeInSign, subject.name, indexOf(subject));
};

function tolerance({ steps, body, name }: Subject): Known<number> {
  const minutes = MRITYU_BHAGA_TOLERANCE_ARCMIN[body as MrityuPoint];
  return steps.number('tolerance', 'divide', steps.lookup('tolerance_minutes', 'mrityu tolerance', minutes, name), 60);
}

/** How many nakshatras the body is from that of another, 0 to 26. */
function starsFrom(subject: Subject, base: Body): Known<number> {
  const { steps, longitude } = subject;
  const of = BODY_NAMES[base] ?? base;
  const from = starIndexOf(steps, siderealOf(subject, base), of).index;
  return steps.number(
    'stars_on',
    'modulo',
    steps.number('stars_less', 'subtract', starIndexOf(steps, longitude).index, from),
    27,
  );
}

const tara = (base: Body) => (subject: Subject) => {
  const { steps } = subject;
  return steps.number('number', 'add', steps.number('ninth', 'modulo', starsFrom(subject, base), 9), 1);
};

const special = (base: Body) => (subject: Subject) => {
  const on = starsFrom(subject, base);
  const found = specialTaraOf(nakshatraAt(1), nakshatraAt(on.value + 1)) as string;
  return subject.steps.lookup('special', 'special taras', found, on);
};

/** A sign so many signs after that of the body in a varga. */
const signAfter = (key: 'D-9_navamsa' | 'D-3_drekkana', signs: number) => (subject: Subject) => {
  const { steps, longitude } = subject;
  const { index } = vargaPlace(steps, namedDivision(key) as NamedDivision, longitude, subject.name);
  return steps.number('fatal_index', 'modulo', steps.number('signs_on', 'add', index, signs), 12);
};

type Write = (subject: Subject) => Known;
const fatalSigns = (
  name: string,
  index: (subject: Subject) => Known<number>,
): readonly (readonly [string, Write])[] => [
  [`${name}.sign_index`, index],
  [`${name}.sign`, (subject) => signNamed(subject.steps, index(subject))],
  [
    `${name}.lord`,
    (subject) => {
      const sign = signNamed(subject.steps, index(subject));
      return subject.steps.lookup('lord', 'lords of signs', lordOf(sign.value), sign);
    },
  ],
];

const taras = (name: string, base: Body): readonly (readonly [string, Write])[] => [
  [`taras.${name}.number`, tara(base)],
  [
    `taras.${name}`,
    (subject) => {
      const number = tara(base)(subject);
      return subject.steps.lookup('tara', 'taras', taraAt(number.value as TaraNumber), number);
    },
  ],
  [`taras.${name}.special`, special(base)],
];

const PARTS: readonly (readonly [part: string, write: Write])[] = [
  ['retrograde', isBack],
  [
    'stationary',
    (subject) =>
      subject.steps.test('is_slow', 'less', subject.steps.number('pace', 'absolute', speedOf(subject)), 0.01),
  ],
  ['distance_from_sun', (subject) => rounded(subject, fromSun(subject))],
  ['combustion_orb', orb],
  ['combust', isCombust],
  ['sign_dignity', dignityOfSign],
  ['dignity', dignity],
  ['deep_exalted', (subject) => nearPoint(subject, 'deep exaltation', (planet) => DEEP_EXALTATION_DEG[planet])],
  ['deep_debilitated', (subject) => nearPoint(subject, 'deep debilitation', deepDebilitationDeg)],
  [
    'marana_karaka',
    (subject) => {
      const { of, steps, body, name } = subject;
      const house = countOf(steps, lagnaIndex(of), indexOf(subject), 'house');
      const own = steps.lookup('fatal_house', 'marana karaka', MARANA_KARAKA_HOUSES[body as Graha], name);
      return steps.test('is_there', 'equal', house, own);
    },
  ],
  [
    'pushkara.navamsa',
    (subject) => {
      const { steps, longitude } = subject;
      const nine = steps.number('nine_parts', 'multiply', degreesOf(subject), 9);
      const navamsa = steps.number('navamsa', 'floor', steps.number('navamsas', 'divide', nine, 30));
      return steps.lookup(
        'pushkara',
        'pushkara navamsas',
        inPushkaraNavamsa(longitude.value),
        elementIn(subject),
        navamsa,
      );
    },
  ],
  [
    'pushkara.bhaga',
    (subject) => {
      const { steps, longitude } = subject;
      const degree = steps.number('whole_degrees', 'floor', degreesOf(subject));
      return steps.lookup('pushkara', 'pushkara bhagas', inPushkaraBhaga(longitude.value), elementIn(subject), degree);
    },
  ],
  [
    'avasthas.baladi',
    (subject) => {
      const { steps, longitude } = subject;
      const index = indexOf(subject);
      const parity = steps.lookup('parity', 'parity of signs', isOddSign(signAt(index.value)) ? 'odd' : 'even', index);
      const sixth = steps.number('sixth', 'floor', steps.number('sixths', 'divide', degreesOf(subject), 6));
      return steps.lookup(
        'baladi',
        'baladi',
        baladiAvastha(longitude.value),
        parity,
        steps.number('age', 'minimum', 4, sixth),
      );
    },
  ],
  [
    'avasthas.jagradadi',
    (subject) => {
      const known = dignity(subject);
      return subject.steps.lookup('jagradadi', 'jagradadi', jagradadiAvastha(known.value as never), known);
    },
  ],
  ['mrityu_bhaga.degree', fatalDegree],
  ['mrityu_bhaga.distance', (subject) => rounded(subject, fatalDistance(subject))],
  ['mrityu_bhaga.tolerance', (subject) => rounded(subject, tolerance(subject))],
  [
    'mrityu_bhaga.is_within',
    (subject) => subject.steps.test('is_within', 'at_most', fatalDistance(subject), tolerance(subject)),
  ],
  [
    'latta_nakshatra',
    (subject) => {
      const { steps, body, name, longitude } = subject;
      return steps.lookup(
        'latta',
        'latta',
        lattaStar(body as Graha, longitude.value),
        name,
        starIndexOf(steps, longitude).index,
      );
    },
  ],
  ...fatalSigns('navamsa_64', signAfter('D-9_navamsa', 3)),
  ...fatalSigns('drekkana_22', signAfter('D-3_drekkana', 7)),
];

/** Where columns of a body are: the section, what they start with, and the part of the selector that names the body. */
interface Place {
  readonly section: 'planetary_states' | 'planets';
  readonly prefix: string;
  readonly at: number;
}
const STATES: Place = { section: 'planetary_states', prefix: 'states.planets.', at: 2 };
const PLANETS_OF_CHART: Place = { section: 'planets', prefix: '', at: 0 };

const family = (
  { section, prefix, at }: Place,
  part: string,
  rule: string,
  write: (subject: Subject) => ReturnType<ExplainFamily['derive']>,
): ExplainFamily => ({
  section,
  like: `${prefix}*.${part}`,
  rule,
  text: null,
  derive(of) {
    const name = of.parts[at] as string;
    const body = bodyOf(name);
    const point = body === undefined ? null : pointOf(of.context.rasi, body);
    if (body === undefined || point === null) return notExplained('no_value');
    const steps = of.derivation;
    return write({
      of,
      steps,
      body,
      name,
      get longitude() {
        return steps.input(`${name}.sidereal`, point.longitudeDeg as number, 'degrees');
      },
    });
  },
});

const written =
  (place: Place, rule: string) =>
  ([part, write]: readonly [string, Write]): ExplainFamily =>
    family(place, part, rule, (subject) => {
      write(subject);
      return undefined;
    });

/** States that the record of a body has too. */
const IN_RECORD = ['retrograde', 'combust', 'dignity'];

/** States of the bodies in D-1. */
export const STATE_FAMILIES: readonly ExplainFamily[] = [
  ...PARTS.map(written(STATES, RULE)),
  ...PARTS.filter(([part]) => IN_RECORD.includes(part)).map(written(PLANETS_OF_CHART, RULE)),
  ...[...taras('from_moon', 'Moon'), ...taras('from_ascendant', 'Ascendant')].map(written(STATES, TARA_RULE)),
  ...KP_PARTS.map((part) =>
    family(STATES, `kp_lords.${part}`, KP_RULE, ({ steps, longitude }) => kpPart(steps, part, longitude)),
  ),
];
