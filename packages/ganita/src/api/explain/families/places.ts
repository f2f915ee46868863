import { type Chart, type ChartPoint, pointOf } from '@ganita/core/charts/chart.js';
import { tropicalPlace } from '@ganita/core/sky/tropicalPlace.js';
import { BODIES, type Body, type SkyBody } from '@ganita/core/zodiac/grahas.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS, type Sign } from '@ganita/core/zodiac/signs.js';
import { isTopocentric } from '../../../calculations/engineMeta.js';
import { BODY_NAMES } from '../../columns/families.data.js';
import type { Derivation, Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';

const DOCUMENT = 'docs/rules/01-positions-and-vargas.md';
export const LAST_IN_SIGN_DEG = 29.999999;
/** What two computations of one longitude may differ by, degrees. */
const SAME_DEG = 0.000_01;

/** The body that a part of a selector names. */
export const bodyOf = (name: string): Body | undefined => BODIES.find((body) => (BODY_NAMES[body] ?? body) === name);

/** Name of a step of one of two points. */
const named = (of: string, name: string): string => (of === '' ? name : `${of}_${name}`);

export const signIndexOf = (steps: Derivation, longitude: Known<number>, of = ''): Known<number> => {
  const place = steps.number(named(of, 'signs_passed'), 'divide', longitude, 30);
  return steps.number(named(of, 'sign_index'), 'floor', place);
};

/** The name of a sign by its index. */
export const signNamed = (steps: Derivation, index: Known<number>, name = 'sign'): Known<Sign> =>
  steps.lookup(name, 'signs', SIGNS[index.value] as Sign, index);

/** A count from one sign to another, both counted, 1..12. */
export function countOf(steps: Derivation, from: Known<number>, to: Known<number>, name: string): Known<number> {
  const apart = steps.number(`${name}_apart`, 'subtract', to, from);
  return steps.number(name, 'add', steps.number(`${name}_turned`, 'modulo', apart, 12), 1);
}

/** The degrees that a longitude has in its sign, as they are written. */
export function degreesOf(steps: Derivation, longitude: Known<number>, index: Known<number>): Known<number> {
  const start = steps.number('sign_start', 'multiply', 30, index);
  const rounded = steps.number('rounded_degrees', 'round', steps.number('degrees', 'subtract', longitude, start), 6);
  return steps.number('degrees_in_sign', 'minimum', rounded, LAST_IN_SIGN_DEG);
}

/** A part of the record of a position: the last step of its derivation. */
export function placePart(
  steps: Derivation,
  part: string,
  longitude: Known<number>,
  index: Known<number>,
  lagna: () => Known<number>,
): NotExplained | undefined {
  switch (part) {
    case 'sign':
      signNamed(steps, index);
      return undefined;
    case 'sign_index':
      return undefined;
    case 'longitude':
      degreesOf(steps, longitude, index);
      return undefined;
    case 'absolute_longitude': {
      const degrees = degreesOf(steps, longitude, index);
      const start = steps.number('sign_start', 'multiply', 30, index);
      steps.number('absolute', 'round', steps.number('sum', 'add', start, degrees), 6);
      return undefined;
    }
    case 'house':
      countOf(steps, lagna(), index, 'house');
      return undefined;
    default:
      return notExplained('not_derived');
  }
}

/** The longitude of a body in D-1, from that of the tropical zodiac where the ephemeris gives one. */
export function longitudeOf(of: Explained, body: Body, point: ChartPoint): Known<number> {
  const { derivation: steps, context } = of;
  const name = `${BODY_NAMES[body] ?? body}.sidereal`;
  const sidereal = steps.input(name, point.longitudeDeg as number, 'degrees');
  const { rules, sky, observatory } = context;
  if (body === 'Ascendant' || rules.calculation_type === 'ss' || isTopocentric(rules)) return sidereal;
  const { longitudeDeg, nutationDeg } = tropicalPlace(observatory, body as SkyBody, sky.jdUt);
  const tropical = steps.input(`${body}.tropical`, longitudeDeg, 'degrees');
  const ayanamsa = steps.input('ayanamsa', sky.ayanamsaDeg, 'degrees');
  const less = steps.number('less_ayanamsa', 'subtract', tropical, ayanamsa);
  const moved =
    nutationDeg === 0
      ? less
      : steps.number('with_nutation', 'add', less, steps.input('nutation', nutationDeg, 'degrees'));
  const turned = steps.number('on_circle', 'modulo', moved, 360);
  steps.test('is_sidereal', 'near', turned, sidereal, SAME_DEG);
  return sidereal;
}

const pointIn = (chart: Chart, name: string): ChartPoint | null => {
  const body = bodyOf(name);
  return body === undefined ? null : pointOf(chart, body);
};

/** The index of the sign of the lagna of D-1. */
export const lagnaIndex = ({ derivation: steps, context }: Pick<Explained, 'derivation' | 'context'>): Known<number> =>
  signIndexOf(steps, steps.input('lagna.sidereal', context.rasi.ascendant.longitudeDeg as number, 'degrees'), 'lagna');

const bodyPlace = (part: string): ExplainFamily => ({
  section: 'planets',
  like: `*.${part}`,
  rule: `${DOCUMENT}#section-${part === 'house' ? '5' : '3'}`,
  text: null,
  derive(of) {
    const [name = ''] = of.parts;
    const point = pointIn(of.context.rasi, name);
    if (point === null) return notExplained('no_value');
    const longitude = longitudeOf(of, bodyOf(name) as Body, point);
    const index = signIndexOf(of.derivation, longitude);
    return placePart(of.derivation, part, longitude, index, () => lagnaIndex(of));
  },
});

/** How many nakshatras lie before a longitude, and how many of them are whole. */
export function starIndexOf(steps: Derivation, longitude: Known<number>, of = '') {
  const product = steps.number(named(of, 'times_27'), 'multiply', longitude, 27);
  const stars = steps.number(named(of, 'stars'), 'divide', product, 360);
  const whole = steps.number(named(of, 'whole_stars'), 'floor', stars);
  return { stars, index: steps.number(named(of, 'star_index'), 'minimum', 26, whole) };
}

/** Nakshatra, pada and lord of a longitude. */
export function starPart(steps: Derivation, part: string, longitude: Known<number>): NotExplained | undefined {
  const found = nakshatraOf(longitude.value);
  const { index } = starIndexOf(steps, longitude);
  switch (part) {
    case 'nakshatra':
      steps.lookup('nakshatra', 'nakshatras', found.nakshatra, index);
      return undefined;
    case 'nakshatra_number':
      steps.number('number', 'add', index, 1);
      return undefined;
    case 'nakshatra_lord':
      steps.lookup('lord', 'nakshatra_lords', found.lord, steps.number('lord_index', 'modulo', index, 9));
      return undefined;
    case 'pada': {
      const padas = steps.number('padas', 'divide', steps.number('times_108', 'multiply', longitude, 108), 360);
      const before = steps.number('padas_before', 'multiply', 4, index);
      const gone = steps.number('padas_gone', 'subtract', steps.number('whole_padas', 'floor', padas), before);
      steps.number('pada', 'minimum', 4, steps.number('pada_number', 'add', gone, 1));
      return undefined;
    }
    case 'degrees_in_nakshatra': {
      const width = steps.number('star_degrees', 'divide', 360, 27);
      const start = steps.number('star_start', 'multiply', index, width);
      const rest = steps.number('rest', 'maximum', 0, steps.number('degrees', 'subtract', longitude, start));
      const rounded = steps.number('rounded', 'round', rest, 6);
      steps.number('written', 'minimum', rounded, steps.number('most', 'round', width, 6));
      return undefined;
    }
    default:
      return notExplained('not_derived');
  }
}

const starOf = (section: 'planets' | 'nakshatra_pada', part: string): ExplainFamily => ({
  section,
  like: `*.${part}`,
  rule: `${DOCUMENT}#section-4`,
  text: null,
  derive(of) {
    const [name = ''] = of.parts;
    const point = pointIn(of.context.rasi, name);
    if (point === null) return notExplained('no_value');
    return starPart(of.derivation, part, longitudeOf(of, bodyOf(name) as Body, point));
  },
});

export const PLACE_PARTS = ['sign', 'sign_index', 'longitude', 'absolute_longitude', 'house'] as const;

/** Where the bodies of D-1 are. */
export const PLACE_FAMILIES: readonly ExplainFamily[] = [
  ...PLACE_PARTS.map(bodyPlace),
  ...(['nakshatra', 'nakshatra_number', 'pada'] as const).map((part) => starOf('planets', part)),
  ...(['nakshatra_lord', 'degrees_in_nakshatra'] as const).map((part) => starOf('nakshatra_pada', part)),
];
