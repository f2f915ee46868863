/** Tables of docs/conventions.md from the rows of choices and presets. */
import { choiceTable, code, table } from './markdown.mjs';

/** Areas of choices in the order of the page: marker, and the export of the module that holds them. */
export const CHOICE_AREAS = [
  ['positions', 'positionChoices'],
  ['siddhanta', 'siddhantaChoices'],
  ['day', 'dayChoices'],
  ['vargas', 'vargaChoices'],
  ['states', 'stateChoices'],
  ['comparisons', 'comparisonChoices'],
  ['strengths', 'strengthChoices'],
  ['points', 'pointChoices'],
  ['panchanga', 'panchangaChoices'],
  ['limbs', 'limbChoices'],
  ['transits', 'transitChoices'],
  ['dasha-years', 'dashaYearChoices'],
  ['graha-dashas', 'grahaDashaChoices'],
  ['rasi-dashas', 'rasiDashaChoices'],
  ['facts', 'factChoices'],
  ['doshas', 'doshaChoices'],
  ['yogas', 'yogaChoices'],
  ['longevity', 'longevityChoices'],
  ['match', 'matchChoices'],
];

/** Modules that hold the rows, below `src` or `dist`. */
export const CONVENTION_MODULES = [
  'core/rules/comparisonChoices',
  'core/rules/dailyRules',
  'core/rules/dashaChoices',
  'core/rules/dayChoices',
  'core/rules/doshaChoices',
  'core/rules/factChoices',
  'core/rules/limbChoices',
  'core/rules/longevityChoices',
  'core/rules/matchChoices',
  'core/rules/panchangaChoices',
  'core/rules/pointChoices',
  'core/rules/positionChoices',
  'core/rules/presets',
  'core/rules/rasiDashaChoices',
  'core/rules/rules',
  'core/rules/siddhantaChoices',
  'core/rules/stateChoices',
  'core/rules/strengthChoices',
  'core/rules/transitChoices',
  'core/rules/vargaChoices',
  'core/rules/yogaChoices',
];

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
const dailyTable = ({ DAILY_RULES, DEFAULT_RULES }) =>
  table(
    ['choice', 'natal chart', 'panchanga of a day'],
    Object.keys(DAILY_RULES)
      .filter((name) => DAILY_RULES[name] !== DEFAULT_RULES[name])
      .map((name) => [name, DEFAULT_RULES[name], DAILY_RULES[name]].map(code)),
  );

/** The tables by page and marker. */
export const conventionTables = (rows) => ({
  'docs/conventions.md': {
    presets: presetTable(rows),
    daily: dailyTable(rows),
    ...Object.fromEntries(CHOICE_AREAS.map(([marker, name]) => [marker, choiceTable(rows[name])])),
  },
});
