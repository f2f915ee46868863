/** Tables of docs/conventions.md from the rows of choices and presets. */
import { CHOICE_AREAS, RULE_CHOICES, type RuleName } from '@ganita/core/rules/areas.js';
import { DAILY_RULES } from '@ganita/core/rules/dailyRules.js';
import { PRESETS } from '@ganita/core/rules/presets.js';
import { DEFAULT_RULES } from '@ganita/core/rules/rules.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';
import { readChoiceMoves } from './measured.js';

type Preset = Readonly<Partial<Record<RuleName, string | number>>>;

const NAMES = Object.keys(RULE_CHOICES) as readonly RuleName[];

/** What each preset chooses; where a calculation has a default of its own the row shows that of the natal chart. */
function presetTable(): string {
  const presets = Object.entries<Preset>(PRESETS).filter(([, chosen]) => Object.keys(chosen).length > 0);
  const rows = NAMES.filter((name) => presets.some(([, chosen]) => name in chosen));
  return table(
    ['choice', '`ganita`', ...presets.map(([preset]) => code(preset))],
    rows.map((name) => [
      code(name),
      code(DEFAULT_RULES[name]),
      ...presets.map(([, { [name]: value }]) => (value === undefined ? '' : code(value))),
    ]),
  );
}

/** Where the calculations of a day depart from the defaults of the natal chart. */
const dailyTable = (): string =>
  table(
    ['choice', 'natal chart', 'panchanga of a day'],
    NAMES.filter((name) => DAILY_RULES[name] !== DEFAULT_RULES[name]).map((name) =>
      [name, DEFAULT_RULES[name], DAILY_RULES[name]].map(code),
    ),
  );

/** Presets have a table of their own, by preset. */
const areaTables = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(CHOICE_AREAS)
      .filter(([area]) => area !== 'presets')
      .map(([area, { choices }]) => [area, choiceTable(choices)]),
  );

/** What values of choices move, as it was measured. */
const measuredTable = (): string =>
  table(
    ['choice', 'value', 'births', 'of them moved', 'what moves, in how many births, and by how much at most'],
    Object.entries(readChoiceMoves()).flatMap(([choice, lines]) =>
      lines.map(({ value, births, moved, what }, at) => [at === 0 ? code(choice) : '', value, births, moved, what]),
    ),
  );

export const conventionTables: PageTables = {
  'conventions.md': () => ({
    presets: presetTable(),
    daily: dailyTable(),
    ...areaTables(),
    measured: measuredTable(),
  }),
};
