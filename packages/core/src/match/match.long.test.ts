import { describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '../rules/rules.js';
import { PADA_DEG } from '../zodiac/nakshatras.js';
import { type MoonMatch, matchMoons } from './match.js';
import { partnerOf } from './partner.js';
import type { Rating } from './ratings.data.js';

const PADAS = Array.from({ length: 108 }, (_, index) => partnerOf((index + 0.5) * PADA_DEG, DEFAULT_RULES));
const matches: readonly (readonly MoonMatch[])[] = PADAS.map((boy) =>
  PADAS.map((girl) => matchMoons(boy, girl, DEFAULT_RULES)),
);
const all = matches.flat();
const at = (boy: number, girl: number): MoonMatch => matches[boy]?.[girl] as MoonMatch;

const share = (test: (match: MoonMatch) => boolean): number =>
  Math.round((1000 * all.filter(test).length) / all.length) / 10;
const rated = (side: 'north' | 'south', rating: Rating) => share((match) => match[side].rating === rating);

describe('all 108 by 108 padas', () => {
  it('have the shares of ratings that docs/rules/08-match-and-muhurta.md#section-10 gives', () => {
    expect([
      rated('north', 'below_minimum'),
      rated('north', 'average'),
      rated('north', 'very_good'),
      rated('north', 'excellent'),
    ]).toEqual([30.4, 39.2, 29.1, 1.4]);
    expect([rated('south', 'below_minimum'), rated('south', 'average'), rated('south', 'excellent')]).toEqual([
      26.3, 59.6, 14.2,
    ]);
    expect(share(({ south }) => south.minimumSatisfied)).toBe(12.1);
  });

  it('are alike in both directions for the kootas and poruthams without a direction', () => {
    const kootas = ['vasya', 'tara', 'yoni', 'graha_maitri', 'bhakoot', 'nadi'] as const;
    const poruthams = ['gana', 'mahendra', 'rasi_adhipati', 'rajju', 'vedha'] as const;
    let differ = 0;
    for (let boy = 0; boy < 108; boy += 1) {
      for (let girl = 0; girl < boy; girl += 1) {
        const [one, other] = [at(boy, girl), at(girl, boy)];
        differ += kootas.filter((id) => one.north.scores[id] !== other.north.scores[id]).length;
        differ += poruthams.filter((id) => one.south.grades[id] !== other.south.grades[id]).length;
      }
    }
    expect(differ).toBe(0);
  });

  it('have a direction where the rules give one', () => {
    let [varna, gana, dina, streeDeergha, rasi, vasya] = [0, 0, 0, 0, 0, 0];
    for (let boy = 0; boy < 108; boy += 1) {
      for (let girl = 0; girl < boy; girl += 1) {
        const [one, other] = [at(boy, girl), at(girl, boy)];
        varna += Number(one.north.scores.varna !== other.north.scores.varna);
        gana += Number(one.north.scores.gana !== other.north.scores.gana);
        dina += Number(one.south.grades.dina !== other.south.grades.dina);
        streeDeergha += Number(one.south.grades.stree_deergha !== other.south.grades.stree_deergha);
        rasi += Number(one.south.grades.rasi !== other.south.grades.rasi);
        vasya += Number(one.south.grades.vasya !== other.south.grades.vasya);
      }
    }
    // Padas of two different varnas: six pairs of varnas, 27 padas of each; deva and manushya: 36 padas of each.
    expect([varna, gana]).toEqual([6 * 27 * 27, 36 * 36]);
    for (const count of [dina, streeDeergha, rasi, vasya]) expect(count).toBeGreaterThan(1000);
  });
});
