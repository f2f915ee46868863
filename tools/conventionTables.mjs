/** Tables of docs/conventions.md from the rows of choices and presets. */
import { choiceTable, code, table } from './markdown.mjs';

/** Modules that contain the rows, below `src` or `dist`. */
export const CONVENTION_MODULES = [
  'core/rules/areas',
  'core/rules/dailyRules',
  'core/rules/presets',
  'core/rules/rules',
];

/** Presets have a table of their own, by preset. */
const areasOfPage = ({ CHOICE_AREAS }) => Object.entries(CHOICE_AREAS).filter(([area]) => area !== 'presets');

/** What each preset chooses; where a calculation has a default of its own the row shows that of the natal chart. */
function presetTable({ PRESETS, RULE_CHOICES, DEFAULT_RULES }) {
  const presets = Object.keys(PRESETS).filter((name) => Object.keys(PRESETS[name]).length > 0);
  const chosen = Object.keys(RULE_CHOICES).filter((name) => presets.some((preset) => name in PRESETS[preset]));
  return table(
    ['choice', '`ganita`', ...presets.map(code)],
    chosen.map((name) => [
      code(name),
      code(DEFAULT_RULES[name]),
      ...presets.map((preset) => (name in PRESETS[preset] ? code(PRESETS[preset][name]) : '')),
    ]),
  );
}

/** Where the calculations of a day depart from the defaults of the natal chart. */
const dailyTable = ({ DAILY_RULES, DEFAULT_RULES, RULE_CHOICES }) =>
  table(
    ['choice', 'natal chart', 'panchanga of a day'],
    Object.keys(RULE_CHOICES)
      .filter((name) => DAILY_RULES[name] !== DEFAULT_RULES[name])
      .map((name) => [name, DEFAULT_RULES[name], DAILY_RULES[name]].map(code)),
  );

/** The tables by page and marker. */
export const conventionTables = (rows) => ({
  'docs/conventions.md': {
    presets: presetTable(rows),
    daily: dailyTable(rows),
    ...Object.fromEntries(areasOfPage(rows).map(([area, { choices }]) => [area, choiceTable(choices)])),
  },
});
