import { GRAHAS, type Graha, LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type House, KENDRAS } from '@ganita/core/zodiac/houses.js';
import type { Known } from '../derivation.js';
import type { Explained } from '../family.js';
import { comparedOf, isFirstGraha, placeOf } from './comparisonSteps.js';

/**
 * The strongest graha in kendras by its number, the fullest kendra first: each further one is compared with the strongest
 * so far (docs/rules/04-graha-dashas.md#section-4-2).
 */
export function strongestInKendras(of: Explained): Known<number> {
  const { derivation: steps } = of;
  const compared = comparedOf(of);
  const lagna = placeOf(compared, 'Ascendant');
  const all = LAGNA_AND_GRAHAS.map((body) => placeOf(compared, body));
  const found = GRAHAS.map((graha) => {
    const place = placeOf(compared, graha);
    const apart = steps.number(`${graha}_house_apart`, 'subtract', place, lagna);
    const house = steps.number(`${graha}_house_index`, 'modulo', apart, 12);
    const kendra = KENDRAS.indexOf((house.value + 1) as House);
    const turn = steps.lookup(`${graha}_turn`, 'turns of kendras', kendra < 0 ? 0 : 4 - kendra, house);
    const isThere = steps.test(`${graha}_in_kendra`, 'less', 0, turn);
    const companions = steps.number(`${graha}_companions`, 'count', place, ...all);
    const fullness = steps.number(
      `${graha}_fullness`,
      'add',
      steps.number(`${graha}_four_times`, 'multiply', 4, companions),
      turn,
    );
    return { isThere, figure: steps.number(`${graha}_figure`, 'choose', isThere, fullness, 0) };
  });
  const count = found.filter(({ isThere }) => isThere.value).length;
  const there = steps.number('in_kendras', 'count', true, ...found.map(({ isThere }) => isThere));
  steps.test('all_are_compared', 'equal', there, count);
  const figures = found.map(({ figure }) => figure);
  const candidate = (after: number): Known<number> => steps.number(`candidate_${after}`, 'greatest', after, ...figures);
  let best = candidate(0);
  for (let after = 1; after < count; after++) {
    const next = candidate(after);
    const [one, other] = [next, best].map(({ value }) => GRAHAS[value] as Graha) as [Graha, Graha];
    best = steps.number(`strongest_of_${after}`, 'choose', isFirstGraha(compared, one, other), next, best);
  }
  return best;
}
