#!/usr/bin/env node
/**
 * Writes the tables of the documentation that are made from the rows of rules, between their markers in the pages.
 *
 *   node tools/ruleTables.mjs           write them (the project must be built)
 *   node tools/ruleTables.mjs --check   only say whether the pages are as the rows make them
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCitationLinks } from './citations.mjs';
import { CONVENTION_MODULES, conventionTables } from './conventionTables.mjs';
import { DASHA_MODULES, dashaTables } from './dashaTables.mjs';
import { choiceTable, code, table } from './markdown.mjs';
import { MATCH_MODULES, matchTables } from './matchTables.mjs';
import { MUHURTA_MODULES, muhurtaTables } from './muhurtaTables.mjs';
import { RASI_DASHA_MODULES, rasiDashaTables } from './rasiDashaTables.mjs';
import { YOGA_MODULES, yogaTables } from './yogaTables.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Each form of each dosha: a row names what the chart must have. */
const doshaTable = ({ DOSHA_ROWS, criteriaText }) =>
  table(
    ['dosha', 'form', 'present when', 'source'],
    DOSHA_ROWS.flatMap(({ id, source, forms }) =>
      Object.entries(forms).map(([form, criteria], index) => [
        index === 0 ? code(id) : '',
        code(form),
        criteriaText(criteria),
        source,
      ]),
    ),
  );

const exceptionTable = ({ MANGLIK_EXCEPTIONS, criteriaText }) =>
  table(
    ['n', 'exception', 'applies when', 'effect', 'source'],
    MANGLIK_EXCEPTIONS.map(({ number, id, criteria, effect, source }) => [
      number,
      code(id),
      criteriaText(criteria),
      effect,
      source,
    ]),
  );

const typeTable = ({ KALA_SARPA_TYPES }) =>
  table(
    ['house of Rahu', 'type'],
    Object.entries(KALA_SARPA_TYPES).map(([house, type]) => [house, code(type)]),
  );

const combinationTable = ({ COMBINATIONS, criteriaText }) =>
  table(
    ['band', 'combination', 'present when', 'source'],
    COMBINATIONS.map(({ band, id, criteria, source }, index) => [
      band === COMBINATIONS[index - 1]?.band ? '' : code(band),
      code(id),
      criteriaText(criteria),
      source,
    ]),
  );

const bareTablesOf = (rows) => ({
  'docs/doshas.md': {
    doshas: doshaTable(rows),
    types: typeTable(rows),
    exceptions: exceptionTable(rows),
    choices: choiceTable(rows.doshaChoices),
  },
  ...conventionTables(rows),
  ...dashaTables(rows),
  ...rasiDashaTables(rows),
  'docs/evidence.md': { choices: choiceTable(rows.factChoices) },
  'docs/longevity.md': {
    combinations: combinationTable(rows),
    choices: choiceTable(rows.longevityChoices),
  },
  'docs/match.md': matchTables(rows),
  'docs/muhurta.md': muhurtaTables(rows),
  ...yogaTables(rows),
});

/** Every table by its page and marker, from the exports of the modules that contain the rows, with citations as links. */
export const tablesOf = (rows) =>
  Object.fromEntries(
    Object.entries(bareTablesOf(rows)).map(([page, tables]) => [
      page,
      Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, withCitationLinks(text, page)])),
    ]),
  );

/** Modules that contain the rows, below `src` or `dist`. */
export const ROW_MODULES = [
  'core/doshas/doshas.data',
  'core/doshas/manglik',
  'core/facts/criteria',
  'core/longevity/combinations',
  'core/rules/doshaChoices',
  'core/rules/factChoices',
  'core/rules/longevityChoices',
  ...CONVENTION_MODULES,
  ...DASHA_MODULES,
  ...RASI_DASHA_MODULES,
  ...MATCH_MODULES,
  ...MUHURTA_MODULES,
  ...YOGA_MODULES,
];

/** A page with the text between each pair of markers replaced. Errors: a marker that the page lacks. */
export function withTables(page, tables) {
  return Object.entries(tables).reduce((text, [name, body]) => {
    const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`no ${begin} ... ${end}`);
    return `${text.slice(0, from)}${begin}\n\n${body}\n\n${text.slice(to)}`;
  }, page);
}

async function main(check) {
  const modules = await Promise.all(ROW_MODULES.map((name) => import(join(root, 'dist', `${name}.js`))));
  const behind = Object.entries(tablesOf(Object.assign({}, ...modules))).filter(([path, tables]) => {
    const page = readFileSync(join(root, path), 'utf8');
    const made = withTables(page, tables);
    if (!check && made !== page) writeFileSync(join(root, path), made);
    return made !== page;
  });
  for (const [path] of behind) console.log(`${path} ${check ? 'is behind its rows' : 'written'}`);
  return check && behind.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.includes('--check'));
