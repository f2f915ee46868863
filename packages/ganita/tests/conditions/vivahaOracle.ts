import { lattaStar } from '@ganita/core/charts/states/latta.js';
import { BENEFICS, LATTA_GRAHAS, MALEFICS, type VivahaDosha } from '@ganita/core/muhurta/vivahaDoshas.data.js';
import { GRAHAS, type Graha } from '@ganita/core/zodiac/grahas.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';

interface Sky {
  readonly sunDeg: number;
  readonly moonDeg: number;
  readonly degOf: (graha: Graha) => number;
}

/** Numbers of stars on one line with each other, 0 for Abhijit. */
const LINES: readonly (readonly [number, number])[] = [
  [4, 0],
  [2, 17],
  [21, 5],
  [22, 10],
  [13, 26],
  [15, 24],
  [19, 7],
  [12, 27],
];
const PATAS = [10, 9, 14, 17, 27, 22];
const UPAGRAHAS = [5, 7, 8, 10, 14, 15, 18, 19, 21, 22, 23, 24, 25];
const CROSSINGS = ['4 0', '1 9', '6 10', '5 11', '3 7', '8 2'];

const star = (deg: number): number => Math.floor((deg * 27) / 360) + 1;
const pada = (deg: number): number => Math.floor((deg * 108) / 360);
const sign = (deg: number): number => Math.floor(deg / 30);
const count = (from: number, to: number): number => ((to - from + 27) % 27) + 1;
const isAbhijit = (deg: number): boolean => deg >= 276 + 40 / 60 && deg < 280 + 53 / 60 + 20 / 3600;
const isIn = (moonDeg: number, number: number): boolean =>
  number === 0 ? isAbhijit(moonDeg) : star(moonDeg) === number;
const onLine = (number: number): readonly number[] =>
  LINES.flatMap(([one, other]) => (one === number ? [other] : other === number ? [one] : []));

/** Whether a dosha of marriage is there, from positions alone; the two that are exclusions as well are left out. */
export function doshaAt(id: VivahaDosha, { sunDeg, moonDeg, degOf }: Sky): boolean {
  const [sun, moon] = [star(sunDeg), star(moonDeg)];
  const fromSun = count(sun, moon);
  switch (id) {
    case 'latta':
      return LATTA_GRAHAS.some((graha) => {
        const kicked = lattaStar(graha, degOf(graha));
        return kicked === 'Abhijit' ? isAbhijit(moonDeg) : nakshatraAt(moon) === kicked;
      });
    case 'pata':
      return PATAS.some((one) => count(sun, one) === moon);
    case 'yuti':
      return ![1, 2, 3, 4, 5].includes(sign(moonDeg)) && MALEFICS.some((graha) => sign(degOf(graha)) === sign(moonDeg));
    case 'vedha': {
      const lineOf = (deg: number): readonly number[] => onLine(pada(deg) === 83 ? 0 : star(deg));
      const quarter = (deg: number): number => pada(deg) % 4;
      return (
        MALEFICS.some((graha) => lineOf(degOf(graha)).some((number) => isIn(moonDeg, number))) ||
        BENEFICS.some(
          (graha) =>
            quarter(degOf(graha)) + quarter(moonDeg) === 3 &&
            lineOf(degOf(graha)).some((number) => number > 0 && moon === number),
        )
      );
    }
    case 'jamitra':
      return GRAHAS.some((graha) => graha !== 'Moon' && (pada(degOf(graha)) + 54) % 108 === pada(moonDeg));
    case 'bana':
      return (Math.floor(sunDeg % 30) + 4) % 9 === 5;
    case 'upagraha':
      return UPAGRAHAS.includes(fromSun);
    case 'krantisamya': {
      const [a, b] = [sign(sunDeg), sign(moonDeg)];
      return CROSSINGS.includes(`${a} ${b}`) || CROSSINGS.includes(`${b} ${a}`);
    }
    default:
      throw new Error(`${id} is an exclusion`);
  }
}
