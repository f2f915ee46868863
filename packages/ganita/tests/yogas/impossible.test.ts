import { SCHEME_VARGAS } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaPlacing } from '@ganita/core/vargas/vargaChart.js';
import { aspectsSign } from '@ganita/core/zodiac/aspects.js';
import { DEEP_EXALTATION_DEG, EXALTATION_SIGNS, MOOLATRIKONA_SIGNS } from '@ganita/core/zodiac/dignities.data.js';
import { dignityValue } from '@ganita/core/zodiac/dignities.js';
import { GRAHAS, type Graha, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { houseOf, KENDRAS, lordOf } from '@ganita/core/zodiac/houses.js';
import { SIGNS, type Sign, signFrom, signIndex, signOf } from '@ganita/core/zodiac/signs.js';
import { describe, expect, it } from 'vitest';
import { IMPOSSIBLE_IN_RASI } from '../../../../tools/yogas/subjects.js';

const placingsOf = (scheme: 'dasavarga' | 'shodasavarga') =>
  SCHEME_VARGAS[scheme].map(({ key }) => vargaPlacing(namedDivision(key)));
const [TEN, SIXTEEN] = [placingsOf('dasavarga'), placingsOf('shodasavarga')];

/** In how many of some vargas a graha is at home at a longitude. */
const count = (graha: Graha, longitudeDeg: number, vargas = TEN): number =>
  vargas.filter((place) => {
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

/** Who can be the lord of a sign: its owner, and the co-lord of Scorpio and Aquarius. */
const lordsOf = (sign: Sign): readonly Graha[] => [
  lordOf(sign),
  ...(sign === 'Scorpio' ? (['Ketu'] as const) : []),
  ...(sign === 'Aquarius' ? (['Rahu'] as const) : []),
];
const dignifiedSigns = (graha: Graha): readonly Sign[] => SIGNS.filter((sign) => dignityValue(graha, sign) >= 4);

/** Signs in whose first degrees a graha is at home in thirteen of sixteen vargas, each with the last such degree. */
const IN_THIRTEEN: Readonly<Partial<Record<Graha, Readonly<Partial<Record<Sign, number>>>>>> = {
  Sun: { Aries: 1.11, Leo: 0.66 },
  Mars: { Aries: 0.74 },
};
/** Every lagna whose lord can be at home in thirteen of sixteen, with the sign where that lord then is. */
const AT_HOME = SIGNS.flatMap((lagna) =>
  lordsOf(lagna).flatMap((lord) =>
    (Object.keys(IN_THIRTEEN[lord] ?? {}) as Sign[]).map((sign) => ({ lagna, lord, sign })),
  ),
);

describe('ways of a yoga that no birth chart can show', () => {
  it('begin with the planets that can be at home in thirteen of sixteen vargas: the Sun and Mars at the beginning of a sign', () => {
    const found: Partial<Record<Graha, Partial<Record<Sign, number>>>> = {};
    for (const graha of GRAHAS) {
      for (let step = 0; step < 36_000; step += 1) {
        const longitudeDeg = step / 100 + 1e-6;
        if (count(graha, longitudeDeg, SIXTEEN) < 13) continue;
        found[graha] = { ...found[graha], [signOf(longitudeDeg)]: (step % 3000) / 100 };
      }
    }
    expect(found).toEqual(IN_THIRTEEN);
    expect(AT_HOME.map(({ lagna, lord, sign }) => `${lagna} ${lord} ${sign}`)).toEqual([
      'Aries Mars Aries',
      'Leo Sun Aries',
      'Leo Sun Leo',
      'Scorpio Mars Aries',
    ]);
  });

  it('are bhratrumooladdhanaprapti by L3 in 2: such a lord of the lagna neither joins nor sees house 2', () => {
    for (const { lagna, lord, sign } of AT_HOME) {
      const second = signFrom(lagna, 2);
      expect([lagna, sign === second || aspectsSign(lord, sign, second)]).toEqual([lagna, false]);
    }
  });

  it('are shatrumooladdhana with Mars: L2 is not dignified next to it, or Mercury too far from the Sun', () => {
    const places = AT_HOME.flatMap(({ lagna, lord, sign }) =>
      lordsOf(signFrom(lagna, 2)).flatMap((second) =>
        dignifiedSigns(second)
          .filter((one) => lord !== 'Mars' || one === sign)
          .map((one) => ({ lord, sign, second, one })),
      ),
    );
    for (const { lord, sign, second, one } of places) {
      expect([lord, second]).toEqual(['Sun', 'Mercury']);
      const sunDeg = 30 * signIndex(sign);
      const edges = [30 * signIndex(one), 30 * signIndex(one) + 30].flatMap((edge) =>
        [0, 1.11].map((into) => Math.abs(((edge - sunDeg - into + 540) % 360) - 180)),
      );
      expect(Math.min(...edges)).toBeGreaterThan(28.5);
    }
    expect(places.length).toBe(4);
  });

  it('are raja_2 by dignity: no lords of the 1st and the 5th exchange their houses and are both dignified', () => {
    const both = SIGNS.filter((lagna) =>
      lordsOf(lagna).some((first) =>
        lordsOf(signFrom(lagna, 5)).some(
          (fifth) => dignityValue(first, signFrom(lagna, 5)) >= 4 && dignityValue(fifth, lagna) >= 4,
        ),
      ),
    );
    expect(both).toEqual([]);
  });
});
