import { ARUDHA_OWN_SIGNS, ARUDHA_PADAS } from '@ganita/core/arudhas/arudha.js';
import { GRAHAS, type LagnaOrGraha } from '@ganita/core/zodiac/grahas.js';
import { signIndex } from '@ganita/core/zodiac/signs.js';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import type { Known } from '../derivation.js';
import { type Explained, type ExplainFamily, type NotExplained, notExplained, otherChart } from '../family.js';
import { type Compared, isFirstSign, lordOfSign, placeOf, unusualComparison } from './comparisonSteps.js';
import { signNamed } from './places.js';

const RULE = 'docs/rules/02-points-and-arudhas.md#section-8';
const TEXT = 'BPHS; Jaimini Sutras 1.1';

/** From the sign and that of its lord to the arudha, the exception included. */
function arudha({ derivation: steps, context }: Explained, sign: Known<number>, lord: Known<number>): Known<number> {
  const apart = steps.number('twice_less', 'subtract', steps.number('twice', 'multiply', 2, lord), sign);
  const counted = steps.number('counted_index', 'modulo', apart, 12);
  if (context.rules.arudha_exception === 'none') return counted;
  const opposite = steps.number('seventh_index', 'modulo', steps.number('six_on', 'add', sign, 6), 12);
  const isExcepted = steps.test(
    'is_excepted',
    'any',
    steps.test('is_same', 'equal', counted, sign),
    steps.test('is_seventh', 'equal', counted, opposite),
  );
  const tenth = steps.number('tenth_index', 'modulo', steps.number('nine_on', 'add', counted, 9), 12);
  return steps.number('arudha_index', 'choose', isExcepted, tenth, counted);
}

/** The arudha of a house counted from the Ascendant, the Sun or the Moon. */
function houseArudha(of: Explained, compared: Compared, from: LagnaOrGraha, house: number): Known<number> {
  const { derivation: steps, context } = of;
  const place = steps.number('place', 'add', placeOf(compared, from), house - 1);
  const sign = steps.number('house_index', 'modulo', place, 12);
  return arudha(of, sign, lordOfSign(compared, sign, context.rules.arudha_co_lords).place());
}

/** The arudha of a graha: of two own signs the stronger one counts. */
function grahaArudha(of: Explained, compared: Compared, graha: (typeof GRAHAS)[number]): Known<number> {
  const { derivation: steps } = of;
  const [first, second] = ARUDHA_OWN_SIGNS[graha];
  const one = steps.lookup(`${graha}_first_own`, 'first own signs', signIndex(first), graha);
  if (second === undefined) return arudha(of, placeOf(compared, graha), one);
  const other = steps.lookup(`${graha}_second_own`, 'second own signs', signIndex(second), graha);
  const isFirst = isFirstSign(compared, [first, second], [one, other]);
  return arudha(of, placeOf(compared, graha), steps.number('own_index', 'choose', isFirst, one, other));
}

type Find = (of: Explained, compared: Compared) => Known<number> | NotExplained;

/** Selectors of one list: `find` gives the index of the sign, by the parts of the selector before its last one. */
const family = (section: ExplainFamily['section'], like: string, find: Find): readonly ExplainFamily[] =>
  (['sign', 'sign_index'] as const).map((part) => ({
    section,
    like: `${like}.${part}`,
    rule: RULE,
    text: TEXT,
    derive(of) {
      const { context, parts } = of;
      const isPada = section === 'arudha_padhas';
      const unusual = unusualComparison(context.rules) ?? (isPada ? null : otherChart(context));
      if (unusual !== null) return unusual;
      const chart = isPada ? parts[1] : 'D-1';
      const key = VARGA_KEYS.find((one) => one.startsWith(`${chart}_`));
      if (key === undefined) return notExplained('no_value');
      const comparisons = context.comparisons(key);
      const compared = { steps: of.derivation, comparisons, prefix: chart === 'D-1' ? '' : `${chart}.` };
      const index = find(of, compared);
      if ('reason' in index) return index;
      if (part === 'sign') signNamed(of.derivation, index);
      return undefined;
    },
  }));

const lastNumber = (text = ''): number => Number(text.split('_').at(-1));

/** Arudhas of the houses in every chart, of those from the Sun and the Moon, and of the grahas. */
export const ARUDHA_FAMILIES: readonly ExplainFamily[] = [
  ...family('arudha_padhas', 'arudhas.*.*', (of, compared) =>
    houseArudha(of, compared, 'Ascendant', 1 + ARUDHA_PADAS.findIndex((pada) => pada === of.parts[2])),
  ),
  ...family('surya_arudhas', 'surya_arudha_house_*', (of, compared) =>
    houseArudha(of, compared, 'Sun', lastNumber(of.parts[0])),
  ),
  ...family('chandra_arudhas', 'chandra_arudha_house_*', (of, compared) =>
    houseArudha(of, compared, 'Moon', lastNumber(of.parts[0])),
  ),
  ...family('graha_arudhas', '*_arudha', (of, compared) => {
    const graha = GRAHAS.find((one) => of.parts[0] === `${one}_arudha`);
    return graha === undefined ? houseArudha(of, compared, 'Ascendant', 1) : grahaArudha(of, compared, graha);
  }),
];
