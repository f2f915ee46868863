/** Tables of docs/dashas.md and of the pages of the graha dashas from their rows. */
import { choiceTable, code, table } from './markdown.mjs';

/** Modules that contain the rows, below `src` or `dist`. */
export const DASHA_MODULES = [
  'core/dashas/graha/nakshatraDashas.data',
  'core/dashas/graha/angaDashas.data',
  'core/dashas/graha/nakshatraDasha',
  'core/rules/dashaChoices',
  'core/rules/rules',
  'core/sky/dashaYear',
  'core/zodiac/nakshatras',
];

/** Lords in order with their years and what gives the first period to each. */
const lordTable = (lords, head, wholesOf) =>
  table(
    ['lord', 'years', head],
    lords.map(([lord, years], index) => [lord, years, wholesOf(index)]),
  );

/** Nakshatras whose first period each lord has. */
function nakshatraTable({ NAKSHATRAS, nakshatraCycle, DEFAULT_RULES }, id, { lords }) {
  const firstOf = NAKSHATRAS.map(
    (_, index) => nakshatraCycle(id, { star: index + 1, elapsed: 0 }, DEFAULT_RULES).first,
  );
  return lordTable(lords, 'nakshatras', (lord) => NAKSHATRAS.filter((_, index) => firstOf[index] === lord).join(', '));
}

const angaTable = ({ anga, lords, lordOf }) =>
  lordTable(lords, `${anga}s`, (index) =>
    lordOf.flatMap((lord, at) => (lord === lords[index][0] ? [at + 1] : [])).join(' '),
  );

const yearTable = ({ FIXED_YEAR_DAYS }) =>
  table(
    ['year', 'days'],
    Object.entries(FIXED_YEAR_DAYS).map(([name, days]) => [code(name), days]),
  );

/** The tables by page and marker. */
export const dashaTables = (rows) => ({
  'docs/dashas.md': {
    years: yearTable(rows),
    choices: choiceTable({ ...rows.dashaYearChoices, ...rows.grahaDashaChoices }),
  },
  ...Object.fromEntries(
    [
      ...Object.entries(rows.NAKSHATRA_DASHA_ROWS).map(([id, row]) => [id, nakshatraTable(rows, id, row)]),
      ...Object.entries(rows.ANGA_DASHA_ROWS).map(([id, row]) => [id, angaTable(row)]),
    ].map(([id, lords]) => [`docs/dashas/graha/${id}.md`, { lords }]),
  ),
});
