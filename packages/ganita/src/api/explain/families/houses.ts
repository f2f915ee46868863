import { chosenCusps } from '@ganita/core/sky/houseCusps.js';
import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained } from '../family.js';
import { KP_PARTS, KP_RULE, kpPart } from './kpLords.js';
import { placePart, signIndexOf } from './places.js';

const RULE = 'docs/rules/01-positions-and-vargas.md#section-5';

/** Start and middle of a house, 1 to 12; the one after the twelfth is the first. */
interface House {
  readonly start: (house: number) => Known<number>;
  readonly middle: (house: number) => Known<number>;
}

const placeOf = (house: number): number => (house + 11) % 12;

const lagnaOf = ({ derivation: steps, context }: Explained): Known<number> =>
  steps.input('lagna.sidereal', context.rasi.ascendant.longitudeDeg as number, 'degrees');

const cuspOf = (of: Explained, house: number): Known<number> =>
  placeOf(house) === 0
    ? lagnaOf(of)
    : of.derivation.input(
        `cusp_${placeOf(house) + 1}`,
        of.context.sky.cusps.cuspsDeg[placeOf(house)] as number,
        'degrees',
      );

/** A point that is so many degrees after another. */
const after = ({ derivation: steps }: Explained, name: string, from: Known<number>, degrees: number): Known<number> =>
  steps.number(name, 'modulo', steps.number(`sum_of_${name}`, 'add', from, degrees), 360);

/** The point half way from one to another. */
function halfWay(
  { derivation: steps }: Explained,
  name: string,
  from: Known<number>,
  to: Known<number>,
): Known<number> {
  const arc = steps.number(`arc_of_${name}`, 'modulo', steps.number(`less_of_${name}`, 'subtract', to, from), 360);
  const half = steps.number(`half_of_${name}`, 'divide', arc, 2);
  return steps.number(name, 'modulo', steps.number(`sum_of_${name}`, 'add', from, half), 360);
}

/** The bhava madhya of a house by Sripati: the angles, and the thirds between them. */
export function sripatiMiddle(of: Explained, house: number): Known<number> {
  const { derivation: steps } = of;
  const place = placeOf(house);
  const from = cuspOf(of, place - (place % 3) + 1);
  if (place % 3 === 0) return steps.number(`middle_${place + 1}`, 'modulo', from, 360);
  const to = cuspOf(of, place - (place % 3) + 4);
  const named = (name: string): string => `quadrant_${name}_${Math.floor(place / 3) + 1}`;
  const arc = steps.number(named('arc'), 'modulo', steps.number(named('less'), 'subtract', to, from), 360);
  const third = steps.number(named('third'), 'divide', arc, 3);
  const gone = steps.number(`middle_gone_${place + 1}`, 'multiply', place % 3, third);
  return steps.number(`middle_${place + 1}`, 'modulo', steps.number(`middle_sum_${place + 1}`, 'add', from, gone), 360);
}

/** The houses of each method. */
const METHODS: Readonly<Record<number, (of: Explained) => House>> = {
  1(of) {
    const middle = (house: number) => after(of, `middle_${placeOf(house) + 1}`, lagnaOf(of), 30 * placeOf(house));
    return { middle, start: (house) => after(of, `start_${placeOf(house) + 1}`, middle(house), -15) };
  },
  2(of) {
    const start = (house: number) => after(of, `start_${placeOf(house) + 1}`, lagnaOf(of), 30 * placeOf(house));
    return { start, middle: (house) => after(of, `middle_${placeOf(house) + 1}`, start(house), 15) };
  },
  3(of) {
    const middle = (house: number) => sripatiMiddle(of, house);
    return { middle, start: (house) => halfWay(of, `start_${placeOf(house) + 1}`, middle(house + 11), middle(house)) };
  },
  4(of) {
    const start = (house: number) =>
      of.derivation.number(`start_${placeOf(house) + 1}`, 'modulo', cuspOf(of, house), 360);
    return { start, middle: (house) => halfWay(of, `middle_${placeOf(house) + 1}`, start(house), start(house + 1)) };
  },
  5(of) {
    const { derivation: steps } = of;
    const rising = () => signIndexOf(steps, lagnaOf(of), 'lagna');
    const rest = () =>
      steps.number(
        'lagna_degrees',
        'subtract',
        lagnaOf(of),
        steps.number('lagna_sign_start', 'multiply', 30, rising()),
      );
    const start = (house: number) => {
      const sign = steps.number(`sign_place_${placeOf(house) + 1}`, 'add', rising(), placeOf(house));
      return steps.number(
        `start_${placeOf(house) + 1}`,
        'modulo',
        steps.number(`start_sum_${placeOf(house) + 1}`, 'multiply', 30, sign),
        360,
      );
    };
    return {
      start,
      middle(house) {
        const sum = steps.number(`middle_sum_${placeOf(house) + 1}`, 'add', start(house), rest());
        return steps.number(`middle_${placeOf(house) + 1}`, 'modulo', sum, 360);
      },
    };
  },
};
/** Methods in which a house has the sign of its middle. */
const BY_MIDDLE = [1, 3];

/** A house of the method of the request; why it has no steps. */
function houseOf(of: Explained): House | NotExplained {
  const { rules } = of.context;
  if (chosenCusps(rules) !== null) return notExplained('other_rules', 'house_cusps');
  const method = rules.bhava_madhya_method;
  of.derivation.test(`is_method_${method}`, 'equal', of.derivation.input('bhava_madhya_method', method), method);
  return (METHODS[method] as (of: Explained) => House)(of);
}

const family = (
  part: string,
  rule: string,
  pointOf: (house: House, number: number, method: number) => Known<number>,
  derive: (of: Explained, longitude: Known<number>) => NotExplained | undefined,
): ExplainFamily => ({
  section: 'bhava_chart',
  like: `houses.*.${part}`,
  rule,
  text: null,
  derive(of) {
    const house = houseOf(of);
    if ('reason' in house) return house;
    return derive(of, pointOf(house, Number(of.parts[1]), of.context.rules.bhava_madhya_method));
  },
});

const written = (part: string) => (of: Explained, longitude: Known<number>) =>
  placePart(of.derivation, part, longitude, signIndexOf(of.derivation, longitude), () => lagnaOf(of));

const ofSign = ({ middle, start }: House, house: number, method: number): Known<number> =>
  (BY_MIDDLE.includes(method) ? middle : start)(house);

/** Limits, middles, signs and lords of the houses. */
export const HOUSE_FAMILIES: readonly ExplainFamily[] = [
  family('start_absolute_longitude', RULE, ({ start }, house) => start(house), written('absolute_longitude')),
  family('middle_absolute_longitude', RULE, ({ middle }, house) => middle(house), written('absolute_longitude')),
  family('end_absolute_longitude', RULE, ({ start }, house) => start(house + 1), written('absolute_longitude')),
  family('sign', RULE, ofSign, written('sign')),
  family('sign_index', RULE, ofSign, written('sign_index')),
  ...KP_PARTS.map((part) =>
    family(
      `kp_lords.${part}`,
      KP_RULE,
      ({ start }, house) => start(house),
      (of, longitude) => kpPart(of.derivation, part, longitude),
    ),
  ),
];
