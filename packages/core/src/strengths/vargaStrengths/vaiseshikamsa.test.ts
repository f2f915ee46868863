import { describe, expect, it } from 'vitest';
import { chartPoint } from '../../charts/chart.js';
import { recordFrom } from '../../records.js';
import { GRAHAS } from '../../zodiac/grahas.js';
import type { Sign } from '../../zodiac/signs.js';
import type { StrengthChart } from '../strengthChart.js';
import { vaiseshikamsaOf } from './vaiseshikamsa.js';
import { SCHEME_VARGAS, type VargaScheme } from './vargaSchemes.data.js';

/** Degrees of 0 Leo and of 0 Virgo: the Sun is at home in the first, and not in the second. */
const [LEO, VIRGO] = [120, 150];

/** The amsa of the Sun at home in so many vargas of a group. */
function amsaOf(scheme: VargaScheme, count: number): string | null {
  const home = SCHEME_VARGAS[scheme].slice(0, count).map(({ key }) => key);
  const chart = {
    varga: (key) => ({
      ascendant: chartPoint(0, 'Aries'),
      grahas: recordFrom(GRAHAS, () => chartPoint(home.includes(key) ? LEO : VIRGO, 'Aries')),
      outerPlanets: null,
    }),
  } satisfies Pick<StrengthChart, 'varga'>;
  const { Sun } = vaiseshikamsaOf(chart)[scheme];
  expect(Sun.count).toBe(count);
  return Sun.amsa;
}

describe('the vaiseshikamsa of a graha', () => {
  // docs/rules/03-strengths.md#section-13
  it.each([
    ['shadvarga', 'kimsuka vyanjana chamara chatra kundala'],
    ['saptavarga', 'kimsuka vyanjana chamara chatra kundala mukuta'],
    ['dasavarga', 'parijata uttama gopura simhasana paravata devaloka brahmaloka airavata sridhama'],
    [
      'shodasavarga',
      'bhedaka kusuma nagapurusha kanduka kerala kalpavriksha chandanavana poornachandra uchchaisrava ' +
        'dhanvantari suryakanta vidruma indrasana goloka sri_vallabha',
    ],
  ] as const)('in the %s has no name below two vargas, and then in turn: %s', (scheme, names) => {
    const counts = SCHEME_VARGAS[scheme].map((_, index) => index + 1);
    expect(amsaOf(scheme, 0)).toBeNull();
    expect(counts.map((count) => amsaOf(scheme, count))).toEqual([null, ...names.split(' ')]);
  });

  it.each([
    ['Sun', ['Aries', 'Leo']],
    ['Moon', ['Taurus', 'Cancer']],
    ['Mars', ['Aries', 'Scorpio', 'Capricorn']],
    ['Mercury', ['Gemini', 'Virgo']],
    ['Jupiter', ['Cancer', 'Sagittarius', 'Pisces']],
    ['Venus', ['Taurus', 'Libra', 'Pisces']],
    ['Saturn', ['Libra', 'Capricorn', 'Aquarius']],
  ] as const)('counts the own, exaltation and moolatrikona signs of %s: %j', (graha, signs) => {
    const homes: Sign[] = [];
    for (let degrees = 0; degrees < 360; degrees += 30) {
      const point = chartPoint(degrees, 'Aries');
      const chart = { ascendant: point, grahas: recordFrom(GRAHAS, () => point), outerPlanets: null };
      if (vaiseshikamsaOf({ varga: () => chart }).shadvarga[graha].count > 0) homes.push(point.sign);
    }
    expect(homes).toEqual(signs);
  });
});
