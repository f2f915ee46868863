import { dignityValue } from '@ganita/core/zodiac/dignities.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { houseOf } from '@ganita/core/zodiac/houses.js';
import { SIGNS, type Sign, signFrom } from '@ganita/core/zodiac/signs.js';
import { describe, expect, it } from 'vitest';

/**
 * Koorma yoga by the reading of PVR in D-1: houses 5, 6, 7 occupied by strong benefics alone and 1, 3, 11 by dignified malefics
 * alone. Every placing by signs that the sky allows is tried: Ketu opposite Rahu, Mercury at most a sign and Venus at
 * most two from the Sun. The Moon and Mercury are tried as benefic and as malefic wherever both can be.
 */
const FRONT: readonly number[] = [5, 6, 7];
const BACK: readonly number[] = [1, 3, 11];
type Side = 'benefic' | 'malefic';

/** Whether a graha of a side may be in a sign without breaking the yoga. */
function mayBeIn(lagna: Sign, graha: Graha, sign: Sign, side: Side): boolean {
  const house = houseOf(lagna, sign);
  if (FRONT.includes(house)) return side === 'benefic' && dignityValue(graha, sign) >= 3;
  return !BACK.includes(house) || (side === 'malefic' && dignityValue(graha, sign) >= 4);
}

/** Sides the Moon can be on at a distance in signs from the Sun. */
function sidesOfMoon(sun: Sign, moon: Sign): readonly Side[] {
  const house = houseOf(sun, moon);
  if (house === 1 || house === 7) return ['benefic', 'malefic'];
  return house < 7 ? ['benefic'] : ['malefic'];
}

/** Sides Mercury can be on, by the majority in his sign; where it is level, both. */
function sidesOfMercury(mercury: Sign, others: readonly (readonly [Sign, Side])[]): readonly Side[] {
  const company = others.filter(([sign]) => sign === mercury);
  const good = company.filter(([, side]) => side === 'benefic').length;
  const bad = company.length - good;
  if (company.length === 0 || good > bad) return ['benefic'];
  return bad > good ? ['malefic'] : ['benefic', 'malefic'];
}

const near = (sun: Sign, signs: number): readonly Sign[] =>
  Array.from({ length: 2 * signs + 1 }, (_, step) => signFrom(sun, 1 + step - signs));
const only = (lagna: Sign, graha: Graha, side: Side, signs: readonly Sign[] = SIGNS): readonly Sign[] =>
  signs.filter((sign) => mayBeIn(lagna, graha, sign, side));

function* placings(lagna: Sign): Generator<readonly Sign[]> {
  for (const sun of only(lagna, 'Sun', 'malefic'))
    for (const rahu of only(lagna, 'Rahu', 'malefic')) {
      const ketu = signFrom(rahu, 7);
      if (!mayBeIn(lagna, 'Ketu', ketu, 'malefic')) continue;
      for (const venus of only(lagna, 'Venus', 'benefic', near(sun, 2)))
        for (const jupiter of only(lagna, 'Jupiter', 'benefic'))
          for (const mars of only(lagna, 'Mars', 'malefic'))
            for (const saturn of only(lagna, 'Saturn', 'malefic'))
              for (const moon of SIGNS)
                for (const moonSide of sidesOfMoon(sun, moon)) {
                  if (!mayBeIn(lagna, 'Moon', moon, moonSide)) continue;
                  const others: readonly (readonly [Sign, Side])[] = [
                    [sun, 'malefic'],
                    [mars, 'malefic'],
                    [saturn, 'malefic'],
                    [rahu, 'malefic'],
                    [ketu, 'malefic'],
                    [jupiter, 'benefic'],
                    [venus, 'benefic'],
                    [moon, moonSide],
                  ];
                  for (const mercury of near(sun, 1))
                    for (const side of sidesOfMercury(mercury, others)) {
                      if (mayBeIn(lagna, 'Mercury', mercury, side)) yield [...others.map(([sign]) => sign), mercury];
                    }
                }
    }
}

describe('koorma yoga by the reading of PVR', () => {
  it.each(SIGNS)('is made by no sky where %s rises', (lagna) => {
    let made = 0;
    for (const signs of placings(lagna)) {
      const held = new Set(signs.map((sign) => houseOf(lagna, sign) as number));
      if ([...FRONT, ...BACK].every((house) => held.has(house))) made += 1;
    }
    expect(made).toBe(0);
  });
});
