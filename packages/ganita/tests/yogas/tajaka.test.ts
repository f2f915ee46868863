import { recordFrom } from '@ganita/core/records.js';
import { DEEPTAMSAS_DEG } from '@ganita/core/yogas/tajaka/applying.js';
import { TAJAKA_YOGAS, tajakaYogas } from '@ganita/core/yogas/tajaka/tajakaYogas.js';
import { PLANETS, type Planet } from '@ganita/core/zodiac/grahas.js';
import { describe, expect, it } from 'vitest';
import { changed, factsOfWritten, type Written } from '../facts/charts.js';

const EVEN_BALA = recordFrom(PLANETS, () => 10);
const found = (written: Written, bala: Partial<Record<Planet, number>> = {}) =>
  tajakaYogas(factsOfWritten(written), { ...EVEN_BALA, ...bala });

describe('ithasala and eesarpha', () => {
  /** The Moon and Jupiter in trine, every other planet where it aspects neither within orb. */
  const pair = (moon: number, jupiter: number): Written => ({
    lagna: 'Aries',
    in: { Moon: 1, Jupiter: 5, Sun: 6, Mars: 6, Mercury: 6, Venus: 6, Saturn: 6 },
    degrees: { Moon: moon, Jupiter: jupiter, Sun: 1, Mars: 1, Mercury: 1, Venus: 1, Saturn: 1 },
  });
  const only = (written: Written) => {
    const { ithasala, eesarpha } = found(written);
    const of = (list: typeof ithasala) =>
      list.filter(({ faster, slower }) => faster === 'Moon' && slower === 'Jupiter').map(({ closeness }) => closeness);
    return { ithasala: of(ithasala), eesarpha: of(eesarpha) };
  };

  it('distinguish the faster that applies from the faster that separates', () => {
    expect(only(pair(14, 20))).toEqual({ ithasala: ['current'], eesarpha: [] });
    expect(only(pair(26, 20))).toEqual({ ithasala: [], eesarpha: ['current'] });
    expect(only(pair(20, 20))).toEqual({ ithasala: [], eesarpha: [] });
  });

  it('are complete within a degree, current within both orbs, future within a degree beyond the smaller', () => {
    const closeness = (apart: number) => only(pair(20 - apart, 20)).ithasala;
    expect(closeness(1)).toEqual(['complete']);
    expect(closeness(1.01)).toEqual(['current']);
    expect(closeness(9)).toEqual(['current']);
    expect(closeness(9.5)).toEqual(['future']);
    expect(closeness(10)).toEqual(['future']);
    expect(closeness(10.01)).toEqual([]);
  });

  it('need an aspect: none from the 6th and the 8th', () => {
    const chart = pair(14, 20);
    const from = (house: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12) =>
      found(changed(chart, { in: { Jupiter: house } })).ithasala.find(({ slower }) => slower === 'Jupiter')?.aspect ??
      null;
    expect(([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).map(from)).toEqual([
      ...['hostile', 'neutral', 'friendly', 'hostile', 'friendly', null],
      ...['hostile', null, 'friendly', 'hostile', 'friendly', 'neutral'],
    ]);
  });
});

describe('ishkavala and induvara', () => {
  const all = (house: 1 | 2 | 3) =>
    found({
      lagna: 'Aries',
      in: Object.fromEntries(PLANETS.map((planet) => [planet, house])),
    });

  it('fail where one of the seven, whichever it is, is elsewhere', () => {
    for (const planet of PLANETS) {
      const but = (house: 1 | 3, other: 1 | 3) =>
        found({
          lagna: 'Aries',
          in: { ...Object.fromEntries(PLANETS.map((one) => [one, house])), [planet]: other },
        });
      expect([planet, but(1, 3).ishkavala, but(3, 1).induvara]).toEqual([planet, null, null]);
    }
  });

  it('have all seven in kendras and panapharas, or all in apoklimas', () => {
    expect(all(1).ishkavala?.length).toBe(1);
    expect(all(2).ishkavala?.length).toBe(1);
    expect(all(3).ishkavala).toBeNull();
    expect(all(3).induvara?.length).toBe(1);
    expect(all(1).induvara).toBeNull();
  });
});

describe('light carried between two that do not see each other', () => {
  /** Mars in 1 and Saturn in 6 see nothing of each other; the Moon in 4 sees both. */
  const between = (moon: number): Written => ({
    lagna: 'Aries',
    in: { Mars: 1, Saturn: 6, Moon: 4, Sun: 9, Mercury: 9, Jupiter: 9, Venus: 9 },
    degrees: { Mars: 14, Saturn: 16, Moon: moon, Sun: 29, Mercury: 29, Jupiter: 29, Venus: 29 },
  });
  const ofMarsAndSaturn = (list: readonly { between: readonly Planet[]; by: Planet }[]) =>
    list.filter(({ between: [a, b] }) => a === 'Mars' && b === 'Saturn').map(({ by }) => by);

  it('is nakta by one with fewer degrees than both', () => {
    expect(ofMarsAndSaturn(found(between(12)).nakta)).toEqual(['Moon']);
    expect(ofMarsAndSaturn(found(between(15)).nakta)).toEqual([]);
    expect(ofMarsAndSaturn(found(changed(between(12), { in: { Saturn: 5 } })).nakta)).toEqual([]);
  });

  it('is yamaya by one with more degrees than both, to whom both apply', () => {
    const slow: Written = {
      lagna: 'Aries',
      in: { Moon: 1, Venus: 6, Saturn: 4, Sun: 9, Mercury: 9, Jupiter: 9, Mars: 9 },
      degrees: { Moon: 14, Venus: 16, Saturn: 18, Sun: 29, Mercury: 29, Jupiter: 29, Mars: 29 },
    };
    const by = (written: Written) =>
      found(written)
        .yamaya.filter(({ between: [a, b] }) => a === 'Moon' && b === 'Venus')
        .map(({ by: one }) => one);
    expect(by(slow)).toEqual(['Saturn']);
    expect(by(changed(slow, { degrees: { Saturn: 15 } }))).toEqual([]);
  });
});

describe('manahoo, kamboola, radda and duhphali kutta', () => {
  /** The Moon applies to Jupiter. */
  const applying: Written = {
    lagna: 'Aries',
    in: { Moon: 1, Jupiter: 5, Sun: 6, Mars: 6, Mercury: 6, Venus: 6, Saturn: 6 },
    degrees: { Moon: 14, Jupiter: 20, Sun: 1, Mars: 1, Mercury: 1, Venus: 1, Saturn: 1 },
  };
  const isMoonToJupiter = ({ faster, slower }: { faster: Planet; slower: Planet }): boolean =>
    faster === 'Moon' && slower === 'Jupiter';

  it('cut an application where Mars or Saturn, no member of it, is near the faster within its orb', () => {
    const cut = (written: Written) =>
      found(written)
        .manahoo.filter(isMoonToJupiter)
        .map(({ cutBy }) => cutBy);
    expect(cut(applying)).toEqual([]);
    expect(cut(changed(applying, { in: { Mars: 1 }, degrees: { Mars: 22 } }))).toEqual(['Mars']);
    expect(cut(changed(applying, { in: { Mars: 1 }, degrees: { Mars: 22.1 } }))).toEqual([]);
    expect(cut(changed(applying, { in: { Saturn: 1 }, degrees: { Saturn: 23 } }))).toEqual(['Saturn']);
    expect(cut(changed(applying, { in: { Mercury: 1 }, degrees: { Mercury: 14.5 } }))).toEqual([]);
    const itself = { ...applying, in: { ...applying.in, Jupiter: 6, Saturn: 1 } as const };
    const ofSaturn = found(changed(itself, { degrees: { Saturn: 16 } })).manahoo;
    expect(ofSaturn.length + found(changed(itself, { degrees: { Saturn: 16 } })).ithasala.length).toBeGreaterThan(0);
    expect(ofSaturn.filter(({ slower, cutBy }) => slower === cutBy)).toEqual([]);
  });

  it('find the Moon applying to one that applies to another', () => {
    const chain = changed(applying, { in: { Saturn: 9 }, degrees: { Saturn: 25 } });
    expect(
      found(chain)
        .kamboola.filter(({ moon }) => isMoonToJupiter(moon))
        .map(({ other }) => `${other.faster} ${other.slower}`),
    ).toEqual(['Jupiter Saturn']);
    expect(found(applying).kamboola.filter(({ moon }) => isMoonToJupiter(moon))).toEqual([]);
  });

  it('find the member that is combust, retrograde or in a low sign', () => {
    const reasons = (written: Written) =>
      found(written)
        .radda.filter(isMoonToJupiter)
        .flatMap((one) => one.reasons);
    expect(reasons(applying)).toEqual([]);
    expect(reasons({ ...applying, combust: ['Jupiter'] })).toEqual([{ planet: 'Jupiter', reason: 'combust' }]);
    expect(reasons({ ...applying, retrograde: ['Jupiter'] })).toEqual([{ planet: 'Jupiter', reason: 'retrograde' }]);
    expect(reasons({ ...applying, lagna: 'Virgo' })).toEqual([{ planet: 'Jupiter', reason: 'low_dignity' }]);
  });

  it('find a strong faster with a weak slower planet', () => {
    // Cancer rises: the Moon in its own sign, Jupiter in Scorpio in a friend's.
    const uneven: Written = { ...applying, lagna: 'Cancer' };
    const of = (written: Written, bala: Partial<Record<Planet, number>>) =>
      found(written, bala).duhphali_kutta.filter(isMoonToJupiter).length;
    expect(of(uneven, { Moon: 10.1, Jupiter: 9.9 })).toBe(1);
    expect(of(uneven, { Moon: 10, Jupiter: 9.9 })).toBe(0);
    expect(of(uneven, { Moon: 10.1, Jupiter: 10 })).toBe(0);
    expect(of(applying, { Moon: 10.1, Jupiter: 9.9 })).toBe(0);
    expect(of({ ...uneven, in: { ...uneven.in, Jupiter: 9 } }, { Moon: 10.1, Jupiter: 9.9 })).toBe(0);
  });
});

describe('the tajaka yogas of a chart', () => {
  it('are ten', () => {
    expect(Object.keys(found({ lagna: 'Aries' })).sort()).toEqual([...TAJAKA_YOGAS].sort());
  });
});

describe('the orbs of the planets', () => {
  it('are 15, 12, 8, 7, 9, 7 and 9 degrees, Sun to Saturn', () => {
    // docs/rules/06-yogas-doshas-longevity.md#section-4
    expect(PLANETS.map((planet) => DEEPTAMSAS_DEG[planet])).toEqual([15, 12, 8, 7, 9, 7, 9]);
  });
});
