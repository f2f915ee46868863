import { signedArc } from '@ganita/core/angles/angles.js';
import type { Ephemeris } from '@ganita/core/ephemeris/ephemeris.js';
import { DEFAULT_RULES, type Rules, resolveRules } from '@ganita/core/rules/rules.js';
import { openObservatory } from '@ganita/core/sky/observatory.js';
import { type SolarBlock, type SolarTables, solarArcMoments } from '@ganita/core/sky/solarArc.js';
import { type JulianDayUt, julianDayUt } from '@ganita/core/time/julianDay.js';
import fc from 'fast-check';
import { createSwissEphemeris } from 'ganita/adapters/swissEphemeris/swissEphemeris.js';
import { beforeAll, describe, expect, it } from 'vitest';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await createSwissEphemeris();
});

function keeping(): SolarTables & { readonly made: () => number } {
  const blocks = new Map<number, SolarBlock>();
  return {
    block(number, make) {
      const block = blocks.get(number) ?? make();
      blocks.set(number, block);
      return block;
    },
    made: () => blocks.size,
  };
}

/** The moment by Newton's steps on the ephemeris alone, as docs/rules/09-jhora-agreement.md#rule-p5 puts it. */
function byNewton(chosen: Partial<Rules>, birthJdUt: JulianDayUt, years: number): number {
  const { longitudeDeg, motion } = openObservatory(ephemeris, resolveRules(DEFAULT_RULES, chosen));
  const goal = longitudeDeg('Sun', birthJdUt) + 360 * years;
  let jd = birthJdUt + 365.25636 * years;
  for (let step = 0; step < 6; step++) {
    const sun = motion('Sun', julianDayUt(jd));
    jd += signedArc(sun.longitudeDeg, goal) / sun.speedDegPerDay;
  }
  return jd;
}

const BIRTH = fc.double({ min: 2_415_021, max: 2_488_069, noNaN: true }).map(julianDayUt);
const YEARS = fc.double({ min: -30, max: 200, noNaN: true });

describe('years that are courses of the Sun', () => {
  const tables = keeping();

  /** A zodiac fixed by a star sways with its parallax, which the steps of the ayanamsa do not follow. */
  const slackSeconds = (mode: Rules['ayanamsa_mode']): number => (mode === 'TRUE_CITRA' ? 1 : 0.15);

  it('end where the ephemeris has the Sun, to 0.15 second, in any zodiac that is not fixed by a star', () => {
    fc.assert(
      fc.property(
        BIRTH,
        YEARS,
        fc.constantFrom<Rules['ayanamsa_mode']>('LAHIRI', 'JHORA_LAHIRI', 'TRUE_CITRA', 'KP-SENTHIL', 'RAMAN'),
        (birth, years, ayanamsa_mode) => {
          const observatory = openObservatory(ephemeris, resolveRules(DEFAULT_RULES, { ayanamsa_mode }));
          const moment = solarArcMoments(observatory, birth, tables)(years);
          const apart = Math.abs(moment - byNewton({ ayanamsa_mode }, birth, years)) * 86_400;
          expect(apart).toBeLessThan(slackSeconds(ayanamsa_mode));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('begin at the birth itself and never run backward', () => {
    fc.assert(
      fc.property(BIRTH, fc.array(YEARS, { minLength: 2, maxLength: 20 }), (birth, years) => {
        const at = solarArcMoments(openObservatory(ephemeris, DEFAULT_RULES), birth, tables);
        expect(at(0)).toBe(birth);
        const moments = [...years].sort((a, b) => a - b).map(at);
        for (const [index, moment] of moments.slice(1).entries()) {
          expect(moment).toBeGreaterThanOrEqual(moments[index] ?? Number.NaN);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('take the geometric Sun where the places of the chart are apparent', () => {
    const birth = julianDayUt(2_450_424.711_111);
    const of = (positions: Rules['positions']) =>
      solarArcMoments(openObservatory(ephemeris, { ...DEFAULT_RULES, positions }), birth, tables)(40);
    expect(Math.abs(of('apparent') - of('geometric')) * 86_400).toBeLessThan(0.01);
  });

  it('are the same with and without cached tables, and after any other request', () => {
    const observatory = openObservatory(ephemeris, DEFAULT_RULES);
    const birth = julianDayUt(2_450_424.711_111);
    const kept = keeping();
    const years = [-12, 0.001, 7, 33.3, 33.3, 119];
    const forward = years.map(solarArcMoments(observatory, birth, kept));
    const backward = [...years]
      .reverse()
      .map(solarArcMoments(observatory, birth, kept))
      .reverse();
    expect(backward).toEqual(forward);
    expect(years.map(solarArcMoments(observatory, birth))).toEqual(forward);
    expect(kept.made()).toBeGreaterThan(3);
  });

  it('reject a moment beyond the ephemeris', () => {
    const at = solarArcMoments(openObservatory(ephemeris, DEFAULT_RULES), julianDayUt(2_488_000), tables);
    expect(() => at(330)).toThrow(/outside the ephemeris data/);
  });
});
