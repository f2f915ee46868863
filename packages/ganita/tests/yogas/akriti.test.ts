import { meets } from '@ganita/core/facts/criteria.js';
import { AKRITI_YOGAS } from '@ganita/core/yogas/rows/nabhasa.data.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import { PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { House } from '@ganita/core/zodiac/houses.js';
import { describe, expect, it } from 'vitest';
import { factsOfWritten } from '../facts/charts.js';

type Id = (typeof AKRITI_YOGAS)[number]['id'];

/** Akriti yogas of the seven planets in these houses, one after the other and again from the first. */
function yogasOf(houses: readonly number[]): readonly Id[] {
  const places = Object.fromEntries(PLANETS.map((planet, index) => [planet, houses[index % houses.length] as House]));
  const facts = factsOfWritten({ in: places }) as YogaFacts;
  return AKRITI_YOGAS.filter(({ criteria }) => meets(criteria, facts)).map(({ id }) => id);
}
const sevenFrom = (start: number): readonly number[] => [0, 1, 2, 3, 4, 5, 6].map((n) => ((start - 1 + n) % 12) + 1);

describe('the akriti yoga of the houses that the seven planets occupy', () => {
  // docs/rules/06-yogas-doshas-longevity.md#section-2-4
  it.each([
    [
      'gadaa_yoga',
      [
        [1, 4],
        [4, 7],
        [7, 10],
        [10, 1],
      ],
    ],
    ['sakata_yoga', [[1, 7]]],
    ['vihanga_yoga', [[4, 10]]],
    ['sringaataka_yoga', [[1, 5, 9]]],
    [
      'hala_yoga',
      [
        [2, 6, 10],
        [3, 7, 11],
        [4, 8, 12],
      ],
    ],
    [
      'vaapi_yoga',
      [
        [2, 5, 8, 11],
        [3, 6, 9, 12],
      ],
    ],
    ['yoopa_yoga', [[1, 2, 3, 4]]],
    ['sara_yoga', [[4, 5, 6, 7]]],
    ['sakti_yoga', [[7, 8, 9, 10]]],
    ['danda_yoga', [[10, 11, 12, 1]]],
    ['nav_yoga', [sevenFrom(1)]],
    ['koota_yoga', [sevenFrom(4)]],
    ['chatra_yoga', [sevenFrom(7)]],
    ['chaapa_yoga', [sevenFrom(10)]],
    ['ardha_chandra_yoga', [2, 3, 5, 6, 8, 9, 11, 12].map(sevenFrom)],
    ['chakra_yoga', [[1, 3, 5, 7, 9, 11]]],
    ['samudra_yoga', [[2, 4, 6, 8, 10, 12]]],
  ] as const)('is %s in %j', (id, figures) => {
    for (const houses of figures) expect(yogasOf(houses), String(houses)).toContain(id);
  });

  it.each([
    ['hala_yoga', [2, 6, 11]],
    ['hala_yoga', [3, 6, 11]],
    ['hala_yoga', [1, 5, 9]],
    ['gadaa_yoga', [1, 7]],
    ['sringaataka_yoga', [1, 5, 10]],
    ['yoopa_yoga', [1, 2, 3, 5]],
    ['sakti_yoga', [7, 8, 9, 11]],
    ['chakra_yoga', [1, 3, 5, 7, 9]],
    ['ardha_chandra_yoga', sevenFrom(1)],
  ] as const)('is not %s in %j', (id, houses) => {
    expect(yogasOf(houses)).not.toContain(id);
  });
});
