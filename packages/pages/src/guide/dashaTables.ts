/** Tables of docs/dashas.md and of the pages of the graha dashas from their rows. */
import { ANGA_DASHA_ROWS } from '@ganita/core/dashas/graha/angaDashas.data.js';
import { nakshatraCycle } from '@ganita/core/dashas/graha/nakshatraDasha.js';
import {
  type LordYears,
  NAKSHATRA_DASHA_ROWS,
  type NakshatraDashaId,
} from '@ganita/core/dashas/graha/nakshatraDashas.data.js';
import type { NakshatraSeed } from '@ganita/core/dashas/graha/seed.js';
import { dashaYearChoices, grahaDashaChoices } from '@ganita/core/rules/dashaChoices.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { FIXED_YEAR_DAYS } from '@ganita/core/sky/dashaYear.js';
import { NAKSHATRA_DEG, NAKSHATRAS } from '@ganita/core/zodiac/nakshatras.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

/** Lords in order with their years and what gives the first period to each. */
const lordTable = (lords: LordYears, head: string, startsOf: (lord: number) => string): string =>
  table(
    ['lord', 'years', head],
    lords.map(([lord, years], index) => [lord, years, startsOf(index)]),
  );

/** The start of a nakshatra by its index. */
const seedAt = (index: number): NakshatraSeed => ({
  kind: 'nakshatra',
  point: 'Moon',
  star: index + 1,
  elapsed: 0,
  longitudeDeg: index * NAKSHATRA_DEG,
});

/** Nakshatras whose first period each lord has. */
function nakshatraTable(id: NakshatraDashaId): string {
  const firstOf = NAKSHATRAS.map((_, index) => nakshatraCycle(id, seedAt(index), DEFAULT_RULES).first);
  const { lords } = NAKSHATRA_DASHA_ROWS[id];
  return lordTable(lords, 'nakshatras', (lord) => NAKSHATRAS.filter((_, index) => firstOf[index] === lord).join(', '));
}

/** Numbers of the tithis, yogas or karanas whose first period each lord has. */
const angaTable = ({ anga, lords, lordOf }: (typeof ANGA_DASHA_ROWS)[keyof typeof ANGA_DASHA_ROWS]): string =>
  lordTable(lords, `${anga}s`, (index) =>
    lordOf.flatMap((lord, at) => (lord === lords[index]?.[0] ? [at + 1] : [])).join(' '),
  );

const yearTable = (): string =>
  table(
    ['year', 'days'],
    Object.entries(FIXED_YEAR_DAYS).map(([name, days]) => [code(name), days]),
  );

const lordTables = (): readonly (readonly [id: string, lords: () => string])[] => [
  ...(Object.keys(NAKSHATRA_DASHA_ROWS) as NakshatraDashaId[]).map((id) => [id, () => nakshatraTable(id)] as const),
  ...Object.entries(ANGA_DASHA_ROWS).map(([id, row]) => [id, () => angaTable(row)] as const),
];

export const dashaTables: PageTables = {
  'dashas.md': () => ({ years: yearTable(), choices: choiceTable({ ...dashaYearChoices, ...grahaDashaChoices }) }),
  ...Object.fromEntries(lordTables().map(([id, lords]) => [`dashas/graha/${id}.md`, () => ({ lords: lords() })])),
};
