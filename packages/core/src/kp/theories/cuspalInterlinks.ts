import { recordFrom } from '../../records.js';
import type { Rules } from '../../rules/rules.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import type { House } from '../../zodiac/houses.js';
import type { KpLords } from '../../zodiac/kpDivisions.js';
import type { KpChart } from '../kpChart.js';
import type { Significators } from '../kpSignificators.js';
import { actsStrongly } from './fourStep.js';

/** Cusps that a graha is linked with through its lords. */
export interface Interlinks {
  /** Cusps of its star lord. */
  readonly involved: readonly House[];
  /** Cusps of its sub lord. */
  readonly committed: readonly House[];
  /** Cusps of its sub-sub lord. */
  readonly final: readonly House[];
  /** Cusps of its own. */
  readonly own: readonly House[];
  /** Whether its own cusps count too. */
  readonly positionalStatus: boolean;
}

/** The sub-sub lord of a cusp, with its links. */
export interface CuspInterlinks extends Interlinks {
  readonly house: House;
  readonly graha: Graha;
}

/** Cuspal interlinks (S.P. Khullar; docs/rules/12-kp-and-prashna.md#section-7). */
export interface CuspalInterlinks {
  readonly byGraha: Readonly<Record<Graha, Interlinks>>;
  /** houses 1..12 */
  readonly byCusp: readonly CuspInterlinks[];
}

type ComparedLords = (lords: KpLords) => readonly Graha[];

const COMPARED: Readonly<Record<Rules['cil_compare'], ComparedLords>> = {
  sub_sub: ({ subSubLord }) => [subSubLord],
  sub: ({ subLord }) => [subLord],
  star: ({ starLord }) => [starLord],
  any: ({ signLord, starLord, subLord, subSubLord }) => [signLord, starLord, subLord, subSubLord],
};

export function cuspalInterlinks(
  { cusps, grahas }: KpChart,
  significators: Significators,
  { cil_compare }: Pick<Rules, 'cil_compare'>,
): CuspalInterlinks {
  const cuspsOf = (graha: Graha): readonly House[] =>
    cusps.filter(({ lords }) => COMPARED[cil_compare](lords).includes(graha)).map(({ house }) => house);
  const byGraha = recordFrom(GRAHAS, (graha): Interlinks => {
    const { starLord, subLord, subSubLord } = grahas[graha].lords;
    return {
      involved: cuspsOf(starLord),
      committed: cuspsOf(subLord),
      final: cuspsOf(subSubLord),
      own: cuspsOf(graha),
      positionalStatus: actsStrongly(significators, graha),
    };
  });
  return {
    byGraha,
    byCusp: cusps.map(({ house, lords: { subSubLord } }) => ({ house, graha: subSubLord, ...byGraha[subSubLord] })),
  };
}
