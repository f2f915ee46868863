/** Tables of docs/conventions.md from the rows of choices and presets. */
import { CHOICE_AREAS, RULE_CHOICES, type RuleName } from '../../src/core/rules/areas.js';
import { DAILY_RULES } from '../../src/core/rules/dailyRules.js';
import { PRESETS } from '../../src/core/rules/presets.js';
import { DEFAULT_RULES } from '../../src/core/rules/rules.js';
import { choiceTable } from './choices.js';
import { code, table } from './markdown.mjs';

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

export const conventionTables = {
  'docs/conventions.md': { presets: presetTable(), daily: dailyTable(), ...areaTables() },
};
