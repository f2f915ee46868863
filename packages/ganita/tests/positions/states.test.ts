import { type FatalDivisions, planetaryStates } from '@ganita/core/charts/states/planetaryStates.js';
import { recordFrom } from '@ganita/core/records.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { BODIES, GRAHAS, LAGNA_AND_GRAHAS, type LagnaOrGraha } from '@ganita/core/zodiac/grahas.js';
import { type KpLords, kpLords } from '@ganita/core/zodiac/kpDivisions.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { elementOf, isOddSign, type Sign, signAt, signFrom, signIndex } from '@ganita/core/zodiac/signs.js';
import { describe, expect, it } from 'vitest';
import { chartOfGolden, type GoldenPositions, readGoldenPositions, skyOfGolden } from './goldenPositions.js';

const cases = readGoldenPositions().map(({ birth, expected }) => [birth.id, expected] as const);

/**
 * D-9 and D-3 by the formulas of docs/rules/01-positions-and-vargas.md#section-6, method 1, so that this test needs
 * no varga code.
 */
function divisionsOf(golden: GoldenPositions): FatalDivisions {
  const NAVAMSA_START = { fire: 0, earth: 9, air: 6, water: 3 } as const;
  const placeOf = (body: LagnaOrGraha): { sign: Sign; degrees: number } => ({
    sign: golden.bodies[body].sign as Sign,
    degrees: golden.bodies[body].degrees_in_sign,
  });
  return {
    navamsa: recordFrom(LAGNA_AND_GRAHAS, (body) => {
      const { sign, degrees } = placeOf(body);
      return signAt(Math.floor((degrees * 9) / 30) + NAVAMSA_START[elementOf(sign)]);
    }),
    drekkana: recordFrom(LAGNA_AND_GRAHAS, (body) => {
      const { sign, degrees } = placeOf(body);
      return signFrom(sign, 1 + 4 * Math.floor(degrees / 10));
    }),
  };
}

const statesOf = (golden: GoldenPositions) =>
  planetaryStates(skyOfGolden(golden), chartOfGolden(golden), divisionsOf(golden), DEFAULT_RULES);

/** Half the last printed decimal: a printed longitude covers this much on either side. */
const PRINTED_HALF_DEG = 5e-7;

const kpWire = (lords: KpLords): Record<string, string | number> => ({
  sign_lord: lords.signLord,
  star_lord: lords.starLord,
  sub_lord: lords.subLord,
  sub_sub_lord: lords.subSubLord,
  sookshma_lord: lords.sookshmaLord,
  prana_lord: lords.pranaLord,
  deha_lord: lords.dehaLord,
  kp_number: lords.kpNumber,
});

describe.each(cases)('the states of %s', (_, golden) => {
  const states = statesOf(golden);
  const wanted = golden.planetary_states;
  const grahasWhere = (holds: (graha: (typeof GRAHAS)[number]) => boolean | undefined): string[] =>
    GRAHAS.filter((graha) => holds(graha) === true);

  it('list the same planets', () => {
    expect({
      retrograde: states.retrogradePlanets,
      combust: states.combustedPlanets,
      exalted_sign: states.exaltedPlanets,
      debilitated_sign: states.debilitatedPlanets,
      own_sign: states.ownSignPlanets,
      friend_sign: states.friendSignPlanets,
      enemy_sign: states.enemySignPlanets,
      graha_yuddha: states.wars.map(({ planets }) => planets),
      pushkara_navamsa: grahasWhere((graha) => states.planets[graha]?.pushkara?.navamsa),
      pushkara_bhaga: grahasWhere((graha) => states.planets[graha]?.pushkara?.bhaga),
      marana_karaka_sthana: grahasWhere((graha) => states.planets[graha]?.maranaKaraka ?? false),
    }).toEqual({
      retrograde: wanted.retrograde,
      combust: wanted.combust,
      exalted_sign: wanted.exalted_sign,
      debilitated_sign: wanted.debilitated_sign,
      own_sign: wanted.own_sign,
      friend_sign: wanted.friend_sign,
      enemy_sign: wanted.enemy_sign,
      graha_yuddha: wanted.graha_yuddha.map(({ planets }) => planets),
      pushkara_navamsa: wanted.pushkara_navamsa,
      pushkara_bhaga: wanted.pushkara_bhaga,
      marana_karaka_sthana: wanted.marana_karaka_sthana,
    });
  });

  it('are in the same nakshatras, houses and dignities', () => {
    const chart = chartOfGolden(golden);
    for (const body of BODIES) {
      const want = golden.bodies[body];
      const star = nakshatraOf(want.longitude);
      expect([star.nakshatra, star.number, star.pada, star.lord]).toEqual([
        want.nakshatra,
        want.nakshatra_number,
        want.pada,
        want.nakshatra_lord,
      ]);
      expect(Math.abs(star.degreesInNakshatra - want.degrees_in_nakshatra)).toBeLessThan(2e-6);
    }
    for (const graha of GRAHAS) {
      const want = golden.bodies[graha];
      const ours = states.planets[graha];
      expect(chart.grahas[graha].house).toBe(want.house);
      expect({
        is_retrograde: ours?.motion?.retrograde,
        is_combust: ours?.combustion?.combust,
        sign_dignity: ours?.dignityState?.signDignity,
        dignity: ours?.dignityState?.dignity,
        is_deep_exalted: ours?.dignityState?.deepExalted ?? undefined,
        is_deep_debilitated: ours?.dignityState?.deepDebilitated ?? undefined,
        baladi_avastha: ours?.avasthas?.baladi,
        jagradadi_avastha: ours?.avasthas?.jagradadi,
      }).toEqual({
        is_retrograde: want.is_retrograde,
        is_combust: want.is_combust,
        sign_dignity: want.sign_dignity,
        dignity: want.dignity,
        is_deep_exalted: want.is_deep_exalted,
        is_deep_debilitated: want.is_deep_debilitated,
        baladi_avastha: want.baladi_avastha,
        jagradadi_avastha: want.jagradadi_avastha,
      });
    }
  });

  it('have the same KP lords, as far as a printed longitude shows', () => {
    for (const body of BODIES) {
      const { longitude, kp } = golden.bodies[body];
      const possible = [longitude, longitude - PRINTED_HALF_DEG, longitude + PRINTED_HALF_DEG].map((x) =>
        kpWire(kpLords(x)),
      );
      expect(possible).toContainEqual(kp);
      expect(states.planets[body]?.kpLords).toEqual(kpLords(longitude));
    }
  });

  it('touch the same mrityu bhagas', () => {
    const held = LAGNA_AND_GRAHAS.flatMap((body) => {
      const found = states.planets[body]?.mrityuBhaga;
      return found?.isWithin ? [{ body, distance_degrees: Number(found.distanceDeg.toFixed(6)) }] : [];
    });
    expect(held).toEqual(wanted.mrityu_bhaga);
  });

  it('kick the same stars', () => {
    expect(recordFrom(GRAHAS, (graha) => states.planets[graha]?.lattaStar)).toEqual(wanted.latta_star);
  });

  it('have the same pachaka, bodhaka, karaka and vedhaka', () => {
    const held = Object.fromEntries(
      GRAHAS.flatMap((graha) => {
        const found = states.planets[graha]?.pachakadi ?? [];
        return found.length > 0 ? [[graha, found]] : [];
      }),
    );
    expect(held).toEqual(wanted.pachakadi);
  });

  it('have the same 64th navamsa and 22nd drekkana', () => {
    expect(recordFrom(LAGNA_AND_GRAHAS, (body) => states.planets[body]?.navamsa64)).toEqual(wanted.navamsa_64);
    expect(recordFrom(LAGNA_AND_GRAHAS, (body) => states.planets[body]?.drekkana22)).toEqual(wanted.drekkana_22);
  });

  it('see the same signs, houses and planets', () => {
    expect(recordFrom(GRAHAS, (graha) => states.planets[graha]?.drishti?.graha)).toEqual(golden.graha_drishti);
    expect(
      recordFrom(GRAHAS, (graha) => {
        const rasi = states.planets[graha]?.drishti?.rasi;
        return { signs: rasi?.signs, planets: rasi?.planets };
      }),
    ).toEqual(golden.rasi_drishti);
  });

  it('have the same temporary and compound relations', () => {
    const relationsBy = (kind: 'temporary' | 'compound') =>
      recordFrom(GRAHAS, (graha) =>
        Object.fromEntries(
          Object.entries(states.planets[graha]?.relations ?? {}).map(([other, relation]) => [other, relation[kind]]),
        ),
      );
    expect(relationsBy('temporary')).toEqual(golden.temporary_relations);
    expect(relationsBy('compound')).toEqual(golden.compound_relations);
  });
});

describe('the golden births taken together', () => {
  it('leave few sub-lords to the last printed decimal', () => {
    const all = cases.flatMap(([, golden]) => BODIES.map((body) => golden.bodies[body]));
    const alike = all.filter(({ longitude, kp }) => JSON.stringify(kpWire(kpLords(longitude))) === JSON.stringify(kp));
    expect(alike.length).toBeGreaterThan(all.length * 0.98);
  });

  it('contain odd and even signs, so that both ways of the avasthas were compared', () => {
    const parities = new Set(
      cases.flatMap(([, { bodies }]) => GRAHAS.map((graha) => isOddSign(bodies[graha].sign as Sign))),
    );
    expect(parities.size).toBe(2);
    expect(signIndex('Aries')).toBe(0);
  });
});
