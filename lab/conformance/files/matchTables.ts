import type { KootaId } from '@ganita/core/match/kootas.data.js';
import { type MatchRules, type MoonMatch, matchMoons } from '@ganita/core/match/match.js';
import { partnerOf } from '@ganita/core/match/partner.js';
import type { PoruthamId } from '@ganita/core/match/poruthams.js';
import { NAKSHATRA_DEG, PADA_DEG } from '@ganita/core/zodiac/nakshatras.js';
import { exact, listOf } from '../compare.js';
import type { GoldenNode } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';

/** How far after the start of its pada every Moon of the tables is. */
const MOON_IN_PADA_DEG = 1 / 60;

type Cell = (match: MoonMatch) => unknown;

const koota =
  (id: KootaId): Cell =>
  ({ north }) =>
    north.scores[id];
const bit =
  (holds: (match: MoonMatch) => boolean): Cell =>
  (match) =>
    Number(holds(match));
/** The first letter of a grade. */
const letter =
  (id: PoruthamId): Cell =>
  ({ south }) =>
    south.grades[id].charAt(0);

/** Every table of the file: the content of one cell. A row of letters is one text. */
const TABLES: Readonly<Record<string, Readonly<Record<string, Cell>>>> = {
  north_indian: {
    varna: koota('varna'),
    vasya: koota('vasya'),
    tara: koota('tara'),
    yoni: koota('yoni'),
    graha_maitri: koota('graha_maitri'),
    gana: koota('gana'),
    bhakoot: koota('bhakoot'),
    nadi: koota('nadi'),
    total: ({ north }) => north.total,
  },
  additional: {
    mahendra: bit(({ north }) => north.additional.mahendra),
    stree_deergha: bit(({ north }) => north.additional.stree_deergha),
    vedha: bit(({ north }) => north.additional.vedha),
    rajju: bit(({ north }) => north.additional.rajju),
  },
  south_indian: {
    dina: letter('dina'),
    gana: letter('gana'),
    mahendra: letter('mahendra'),
    stree_deergha: letter('stree_deergha'),
    yoni: letter('yoni'),
    rasi: letter('rasi'),
    rasiyadhipati: letter('rasi_adhipati'),
    vasya: letter('vasya'),
    rajju: letter('rajju'),
    vedha: letter('vedha'),
    matched_count: ({ south }) => south.matched,
    minimum_porutham_satisfied: bit(({ south }) => south.minimumSatisfied),
  },
};

/** A Moon in each star, in the pada that the settings name. */
const moonsIn = (pada: number, rules: MatchRules) =>
  Array.from({ length: 27 }, (_, star) =>
    partnerOf(star * NAKSHATRA_DEG + (pada - 1) * PADA_DEG + MOON_IN_PADA_DEG, rules),
  );

function compareTable(
  golden: GoldenNode,
  matches: readonly (readonly MoonMatch[])[],
  cell: Cell,
  context: AgreementContext,
): void {
  const areLetters = typeof golden.items()[0]?.value === 'string';
  const rows = matches.map((row) => row.map(cell));
  context
    .section(golden.path)
    .compare(golden, areLetters ? rows.map((row) => row.join('')) : rows, listOf(areLetters ? exact : listOf(exact)));
}

/**
 * Every koota and porutham of 27 by 27 stars (docs/rules/08-match-and-muhurta.md#section-3, #section-4 and
 * #section-7): rows the boy's star, columns the girl's.
 */
export const matchTables: GoldenReader = {
  file: 'match_tables.json',
  read(golden, context) {
    const rules = context.rules();
    const settings = golden.at('settings');
    const girls = moonsIn(settings.at('girl_pada').number(), rules);
    const matches = moonsIn(settings.at('boy_pada').number(), rules).map((boy) =>
      girls.map((girl) => matchMoons(boy, girl, rules)),
    );
    for (const [block, tables] of Object.entries(TABLES)) {
      const inFile = golden.maybe(block);
      for (const [name, cell] of Object.entries(tables)) {
        const table = inFile?.maybe(name) ?? null;
        if (table !== null) compareTable(table, matches, cell, context);
      }
    }
  },
};
