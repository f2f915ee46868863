import { describe, expect, it } from 'vitest';
import { FESTIVAL_IDS, FESTIVALS, festivalRow } from './festivalCatalogue.js';
import { type Audience, COMMUNITIES, type FestivalRow, REGIONS } from './festivalRow.js';
import { sourcesOf } from './sources.js';

const ROWS: readonly FestivalRow[] = FESTIVALS;
const KNOWN: readonly string[] = FESTIVAL_IDS;

describe('the table of festivals', () => {
  it('has the 363 rows, the 26 ekadashis, the 103 days of the states and 35 of regions, each once', () => {
    expect(ROWS).toHaveLength(363 + 26 + 103 + 35);
    expect(new Set(KNOWN).size).toBe(ROWS.length);
    expect(ROWS.filter(({ rule }) => rule.kind === 'ekadashi')).toHaveLength(26);
  });

  it('names only rows that exist, and counts no row from itself', () => {
    const named = ROWS.flatMap(({ rule, until, variantOf, replaces }) => [
      ...('of' in rule ? [rule.of] : []),
      ...(typeof until === 'string' ? [until] : []),
      ...(variantOf === null ? [] : [variantOf]),
      ...(replaces === null ? [] : [replaces]),
    ]);
    expect(named.filter((id) => !KNOWN.includes(id))).toEqual([]);
    const depth = (row: FestivalRow, steps = 0): number =>
      'of' in row.rule && steps < 5
        ? depth(festivalRow(row.rule.of as (typeof FESTIVAL_IDS)[number]), steps + 1)
        : steps;
    expect(Math.max(...ROWS.map((row) => depth(row)))).toBeLessThan(3);
  });

  it('calls a rule undecided that has no source but common use or a list without a printed date', () => {
    const unprinted: readonly string[] = ['common_use', 'kashmiri_list', 'meitei_list', 'jain_lists'];
    const byUse = ROWS.filter(({ sources }) => sources.every((source) => unprinted.includes(source)));
    expect(byUse.length).toBeGreaterThan(20);
    expect(byUse.filter(({ undecided }) => !undecided)).toEqual([]);
  });

  it('cites for no rule a source that keeps the other rule of its dispute', () => {
    const contradicted = ROWS.filter(
      ({ dispute, sources }) =>
        dispute !== null && sourcesOf(dispute.other.followers).some((one) => sources.includes(one)),
    );
    expect(contradicted.map(({ id }) => id)).toEqual([]);
  });

  it('has a source and somebody who keeps it for every row', () => {
    expect(ROWS.filter(({ sources, audiences }) => sources.length === 0 || audiences.length === 0)).toEqual([]);
    const heard = new Set<Audience>(ROWS.flatMap(({ audiences }) => audiences));
    expect([...REGIONS, ...COMMUNITIES].filter((audience) => !heard.has(audience))).toEqual([]);
  });
});
