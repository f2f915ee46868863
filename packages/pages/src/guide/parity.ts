/** Tables of docs/agreement.md from what `npm run parity` found. */
import { code, count, share, table } from './markdown.js';
import type { EngineSection, EngineShare, Parity, ParityFigure } from './measured.js';

const withUnit = (value: number | null, unit: string): string => {
  if (value === null) return '';
  return unit.startsWith('″') ? `${value}${unit}` : `${value} ${unit}`;
};

const figureRow = ({ name, compared, equal, unit, tolerance, median, most, worst }: ParityFigure) => [
  name,
  count(compared),
  share({ compared, equal }),
  tolerance === null ? 'the same' : withUnit(tolerance, unit),
  withUnit(median, unit),
  withUnit(most, unit),
  withUnit(worst, unit),
];

const reckonedTable = ({ births, leftOut, figures }: Parity['reckoned']): string =>
  `${count(births)} births; ${count(leftOut)} more are earlier than the ephemeris.\n\n${table(
    ['value', 'compared', 'share equal', 'equal means', 'half within', '95 % within', 'worst'],
    figures.map(figureRow),
  )}`;

const shareCell = (compared: number, { equal, worst }: EngineShare): string =>
  `${share({ compared, equal })}${worst === null ? '' : ` (worst ${worst})`}`;

const engineRow = ({ engine, section, compared, byDefault, byChoices, choices, remains }: EngineSection) => [
  engine,
  section,
  count(compared),
  shareCell(compared, byDefault),
  shareCell(compared, byChoices),
  choices === '' ? '' : code(choices),
  remains,
];

/** The tables of the page that `npm run parity` measures. */
export const tablesOfParity = ({ reckoned, engines }: Parity): Readonly<Record<string, string>> => ({
  reckoned: reckonedTable(reckoned),
  engines: table(
    ['engine', 'section', 'values', 'equal by default', 'equal by its choices', 'choices', 'what remains'],
    engines.map(engineRow),
  ),
});
