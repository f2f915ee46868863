import { describe, expect, it } from 'vitest';
import { SCHEME_VARGAS } from '../../src/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { namedDivision } from '../../src/core/vargas/division.js';
import { vargaPlacing } from '../../src/core/vargas/vargaChart.js';
import { DEEP_EXALTATION_DEG, EXALTATION_SIGNS, MOOLATRIKONA_SIGNS } from '../../src/core/zodiac/dignities.data.js';
import { type Graha, PLANETS } from '../../src/core/zodiac/grahas.js';
import { houseOf, KENDRAS } from '../../src/core/zodiac/houses.js';
import { lordOf } from '../../src/core/zodiac/lordships.js';
import { signFrom, signOf } from '../../src/core/zodiac/signs.js';
import { IMPOSSIBLE_IN_RASI } from './written.js';

const TEN = SCHEME_VARGAS.dasavarga.map(({ key }) => vargaPlacing(namedDivision(key)));

/** In how many of ten vargas a graha is at home at a longitude. */
const count = (graha: Graha, longitudeDeg: number): number =>
  TEN.filter((place) => {
    const sign = signOf(place(longitudeDeg));
    return lordOf(sign) === graha || EXALTATION_SIGNS[graha].includes(sign) || MOOLATRIKONA_SIGNS[graha] === sign;
  }).length;

/** The greatest count within a degree of deep exaltation; no varga of the ten has parts as small as the step. */
function greatest(graha: (typeof PLANETS)[number]): number {
  let found = 0;
  for (let step = 0; step <= 2_000; step += 1) {
    found = Math.max(found, count(graha, DEEP_EXALTATION_DEG[graha] - 1 + step / 1_000));
  }
  return found;
}

describe('what no birth chart can show', () => {
  it('is two yogas, one of them in another reading only', () => {
    expect(IMPOSSIBLE_IN_RASI).toEqual(['koorma_yoga/pvr', 'yukthi_samanwithavagmi_yoga_155']);
  });

  it('is a planet deeply exalted and at home in six of ten vargas', () => {
    expect(Object.fromEntries(PLANETS.map((planet) => [planet, greatest(planet)]))).toEqual({
      Sun: 4,
      Moon: 5,
      Mars: 4,
      Mercury: 3,
      Jupiter: 4,
      Venus: 4,
      Saturn: 5,
    });
  });

  it('is a node that owns the 2nd and is exalted in a kendra', () => {
    const owned = { Rahu: 'Aquarius', Ketu: 'Scorpio' } as const;
    for (const node of ['Rahu', 'Ketu'] as const) {
      const lagna = signFrom(owned[node], 12);
      for (const sign of EXALTATION_SIGNS[node]) expect(KENDRAS).not.toContain(houseOf(lagna, sign));
    }
  });
});
