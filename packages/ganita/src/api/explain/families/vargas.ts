import { type ChartPoint, pointOf } from '@ganita/core/charts/chart.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { chosenDivision, type NamedDivision } from '@ganita/core/vargas/division.js';
import { VARGA_ROWS } from '@ganita/core/vargas/vargaRows.data.js';
import type { VargaMethodName, VargaRow, VargaRule } from '@ganita/core/vargas/vargaRule.js';
import { ofClass, signOfPart } from '@ganita/core/vargas/vargaSigns.js';
import { elementOf, isOddSign, qualityOf, signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import { type DividedVargaKey, METHOD_NAMES, VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import type { Derivation, Known } from '../derivation.js';
import { type ExplainFamily, notExplained } from '../family.js';
import { bodyOf, PLACE_PARTS, placePart, signIndexOf } from './places.js';

const RULE = 'docs/rules/01-positions-and-vargas.md#section-6';

const rowOf = (key: DividedVargaKey): VargaRow => VARGA_ROWS.find((row) => row.key === key) as VargaRow;
const tableOf = ({ key, method }: VargaMethodName): string => `varga ${key} ${method}`;
const FROM = { sign: 1, aries: 0, mirrored_sign: -1 } as const;

/** Names of the steps of one point. */
type Namer = (name: string) => string;

/** The class of a sign by which a rule differs: one of two, three or four. */
function classOf(steps: Derivation, values: object, index: Known<number>, named: Namer): Known<string> | null {
  const sign = signAt(index.value);
  if ('all' in values) return null;
  if ('odd' in values) return steps.lookup(named('parity'), 'parity of signs', isOddSign(sign) ? 'odd' : 'even', index);
  if ('movable' in values) return steps.lookup(named('quality'), 'quality of signs', qualityOf(sign), index);
  return steps.lookup(named('element'), 'element of signs', elementOf(sign), index);
}

const withKey = (key: Known<string> | null): readonly Known<string>[] => (key === null ? [] : [key]);

/** A part of the zodiac, counted from 0, and its sign where the parts follow one another. */
function cyclic(steps: Derivation, divisions: number, index: Known<number>, part: Known<number>, named: Namer) {
  const before = steps.number(named('parts_before'), 'multiply', index, divisions);
  return steps.number(named('varga_index'), 'modulo', steps.number(named('place'), 'add', before, part), 12);
}

/** The index of the sign that a method gives a part of a sign. */
function vargaIndex(
  steps: Derivation,
  method: VargaMethodName,
  index: Known<number>,
  part: Known<number>,
  named: Namer,
): Known<number> {
  const { divisions, methods } = rowOf(method.key);
  const rule = methods[method.method - 1] as VargaRule;
  const table = tableOf(method);
  const sign = signAt(index.value);
  /** The index of a sign that the table of a method has for some keys. */
  const listed = (...keys: readonly Known[]): Known<number> => {
    const found = signOfPart(rule as Exclude<VargaRule, { rule: 'composed' }>, divisions, sign, part.value);
    return steps.lookup(named('varga_index'), table, signIndex(found), ...keys);
  };
  switch (rule.rule) {
    case 'cyclic':
      return cyclic(steps, divisions, index, part, named);
    case 'even_reverse': {
      const isOdd = steps.test(named('is_odd'), 'equal', steps.number(named('half'), 'modulo', index, 2), 0);
      const reversed = steps.number(named('reversed'), 'subtract', divisions - 1, part);
      return cyclic(steps, divisions, index, steps.number(named('counted'), 'choose', isOdd, part, reversed), named);
    }
    case 'alternate': {
      const pairs = steps.number(named('pairs'), 'floor', steps.number(named('halves'), 'divide', index, 2));
      const before = steps.number(named('parts_before'), 'multiply', pairs, divisions);
      const rank = steps.number(named('rank'), 'add', before, part);
      const back = steps.number(named('back'), 'subtract', 11, rank);
      const isOdd = steps.test(named('is_odd'), 'equal', steps.number(named('half'), 'modulo', index, 2), 0);
      return steps.number(
        named('varga_index'),
        'modulo',
        steps.number(named('place'), 'choose', isOdd, rank, back),
        12,
      );
    }
    case 'counted': {
      const key = withKey(classOf(steps, rule.counts, index, named));
      const [first, each] = ofClass(rule.counts, sign);
      const start = steps.lookup(named('start'), `${table} start`, first, ...key);
      const step = steps.lookup(named('step'), `${table} step`, each, ...key);
      const factor = steps.lookup(named('of_sign'), `${table} of_sign`, FROM[rule.from]);
      const from = steps.number(named('from'), 'multiply', factor, index);
      const gone = steps.number(named('gone'), 'multiply', step, part);
      return steps.number(named('varga_index'), 'modulo', steps.number(named('place'), 'add', from, start, gone), 12);
    }
    case 'listed':
      return listed(...withKey(classOf(steps, rule.signs, index, named)), part);
    case 'listed_by_sign':
      return listed(index, part);
    case 'unequal':
      return listed(...withKey(classOf(steps, rule.parts, index, named)), part);
    case 'padas': {
      const before = steps.number(named('parts_before'), 'multiply', index, divisions);
      const pada = steps.number(named('pada'), 'add', before, part);
      const star = steps.number(named('star'), 'floor', steps.number(named('stars'), 'divide', pada, 4));
      return listed(
        steps.number(named('row'), 'modulo', star, rule.rows.length),
        steps.number(named('pada_of_star'), 'modulo', pada, 4),
      );
    }
    case 'composed': {
      const inner = rowOf(rule.second.key).divisions;
      const outer = steps.number(named('outer'), 'floor', steps.number(named('outers'), 'divide', part, inner));
      const first = vargaIndex(steps, rule.first, index, outer, (name) => named(`first_${name}`));
      const rest = steps.number(named('inner'), 'modulo', part, inner);
      return vargaIndex(steps, rule.second, first, rest, (name) => named(`second_${name}`));
    }
  }
}

/** The longitude that a point has in a varga, and the index of its sign there. */
export function vargaPlace(
  steps: Derivation,
  method: VargaMethodName,
  longitude: Known<number>,
  of = '',
): { readonly longitude: () => Known<number>; readonly index: Known<number> } {
  const named: Namer = (name) => (of === '' ? name : `${of}_${name}`);
  const { divisions } = rowOf(method.key);
  const rasi = signIndexOf(steps, longitude, of);
  const start = steps.number(named('rasi_start'), 'multiply', 30, rasi);
  const degrees = steps.number(named('rasi_degrees'), 'subtract', longitude, start);
  const stretched = steps.number(named('stretched'), 'multiply', degrees, divisions);
  const part = steps.number(named('part'), 'floor', steps.number(named('parts'), 'divide', stretched, 30));
  const index = vargaIndex(steps, method, rasi, part, named);
  return {
    index,
    longitude() {
      const gone = steps.number(named('parts_degrees'), 'multiply', 30, part);
      const within = steps.number(named('varga_degrees'), 'subtract', stretched, gone);
      const signs = steps.number(named('varga_start'), 'multiply', 30, index);
      return steps.number(named('varga_longitude'), 'add', signs, within);
    },
  };
}

/** The name of a place in a chart by one of its methods: its selector, or with the method where the request chooses another. */
export function placeName(key: VargaKey, place: string, rules: Rules, method = 1): string {
  if (key === 'D-1_rasi') return place;
  const name = METHOD_NAMES[key][method - 1] as string;
  return rules[`varga_methods.${key}`] === name ? `${key.split('_')[0]}.${place}` : `${key}.${name}.${place}`;
}

const vargaFamily = (part: string): ExplainFamily => ({
  section: 'divisional_charts',
  like: `D-*.*.${part}`,
  rule: RULE,
  text: null,
  derive(of) {
    const { derivation: steps, context } = of;
    const [chart = '', name = ''] = of.parts;
    const key = VARGA_KEYS.find((one) => one.startsWith(`${chart}_`));
    const body = bodyOf(name);
    const point: ChartPoint | null = body === undefined ? null : pointOf(context.rasi, body);
    if (key === undefined || point === null) return notExplained('no_value');
    const longitude = steps.input(`${name}.sidereal`, point.longitudeDeg as number, 'degrees');
    const { longitudeDeg: ascendantDeg } = context.rasi.ascendant;
    const lagna = () => steps.input('lagna.sidereal', ascendantDeg as number, 'degrees');
    if (key === 'D-1_rasi')
      return placePart(steps, part, longitude, signIndexOf(steps, longitude), () =>
        signIndexOf(steps, lagna(), 'lagna'),
      );
    const method = chosenDivision(key, context.rules) as NamedDivision;
    const place = vargaPlace(steps, method, longitude);
    const isDegrees = part === 'longitude' || part === 'absolute_longitude';
    return placePart(
      steps,
      part,
      isDegrees ? place.longitude() : longitude,
      place.index,
      () => vargaPlace(steps, method, lagna(), 'lagna').index,
    );
  },
});

/** Places in the divisional charts. */
export const VARGA_FAMILIES: readonly ExplainFamily[] = PLACE_PARTS.map(vargaFamily);
