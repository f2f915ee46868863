import { describe, expect, it } from 'vitest';
import { FESTIVAL_IDS } from '../festivalCatalogue.js';
import { FESTIVAL_RANKS, rankFor } from './ranks.js';

const RANKED = Object.entries(FESTIVAL_RANKS);

describe('the ranks of festivals', () => {
  it('are of the rows of the table and of no others', () => {
    expect(RANKED.map(([id]) => id).sort()).toEqual([...FESTIVAL_IDS].sort());
  });

  it('are higher where they are given for some than for everyone', () => {
    const noHigher = RANKED.flatMap(([id, { everyone, higher }]) =>
      Object.entries(higher)
        .filter(([, rank]) => rank >= everyone)
        .map(([keeper]) => `${id} ${keeper}`),
    );
    expect(noHigher).toEqual([]);
  });

  it('are the highest that everyone or one of the keepers gives', () => {
    expect([rankFor('onam', []), rankFor('onam', ['tamil']), rankFor('onam', ['tamil', 'kerala'])]).toEqual([3, 3, 1]);
    expect(rankFor('rama_navami', ['kerala'])).toBe(1);
    expect([rankFor('janmashtami_vaishnava', ['smarta']), rankFor('janmashtami_vaishnava', ['iskcon'])]).toEqual([
      3, 1,
    ]);
  });

  it('are the lowest for days of specialists', () => {
    const special = ['manvadi_savarni', 'treta_yugadi', 'anvadhan', 'ishti', 'ashtahnika_begins'] as const;
    expect(special.map((id) => rankFor(id, ['smarta', 'north', 'marathi']))).toEqual(special.map(() => 4));
  });
});
