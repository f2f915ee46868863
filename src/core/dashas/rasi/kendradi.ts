import type { Comparisons } from '../../comparisons/comparisons.js';
import { CHARA_KARAKAS } from '../../karakas/karakas.js';
import type { Sign } from '../../zodiac/signs.js';
import { strongerOfAxis } from './narayana.js';
import { complement, type RasiDashaRow, type Reading } from './rasiDasha.js';
import { type Direction, kendraOrder, opposite, parityDirection, run } from './signPatterns.js';
import { narayanaYears, signOfGraha } from './signYears.js';

/** Forward with Saturn in the sign, else backward with Ketu, else by its parity. */
function kendraDirection(first: Sign, { placement }: Comparisons): Direction {
  const { Saturn, Ketu } = placement.grahas;
  if (Saturn.sign === first) return 1;
  return Ketu.sign === first ? -1 : parityDirection(first);
}

/** Parts run sign by sign, forward with Saturn in the sign or from an odd one; Ketu in it turns that. */
function kendraParts(parent: Sign, { comparisons }: Reading): readonly Sign[] {
  const { Saturn, Ketu } = comparisons.placement.grahas;
  const direction = Saturn.sign === parent ? 1 : parityDirection(parent);
  return run(parent, Ketu.sign === parent ? opposite(direction) : direction);
}

/** Kendras, panaparas and apoklimas of the stronger of the Ascendant and its 7th; also known as the rasi moola dasha. */
export const LAGNA_KENDRADI: RasiDashaRow = {
  source: 'PVR book, Kendradi rasi dasa; docs/rules/05-rasi-dashas.md#section-4-2',
  firstSign: ({ comparisons }) => comparisons.lagnaOrSeventh().stronger,
  order: (first, { comparisons }) => kendraOrder(first, kendraDirection(first, comparisons)),
  years: narayanaYears,
  secondYears: complement,
  parts: kendraParts,
};

/** The same from the sign of a chara karaka, the atma karaka unless another is chosen. */
export const KARAKA_KENDRADI: RasiDashaRow = {
  ...LAGNA_KENDRADI,
  firstSign(reading) {
    const karakas = reading.subject.karakas();
    const rank = CHARA_KARAKAS.indexOf(reading.rules.kendradi_karaka) + 1;
    const karaka = karakas.find((row) => row.rank === rank) ?? karakas[0];
    if (karaka === undefined) throw new RangeError('there is always an atma karaka');
    return strongerOfAxis(reading.comparisons, signOfGraha(reading, karaka.graha));
  },
};
