import type { EngineSection, EngineShare } from '@ganita/pages/guide/measured.js';
import type { Ganita } from 'ganita';
import { arcseconds } from '../measure.js';
import { type Comparison, longitudeOf, type PrintedChart, type PrintedEngine } from './printedChart.js';

type Rules = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | null;

/** Charts in which the choices are searched: what most of them say counts. */
const SEARCHED = 3;
const PRINTED_POINTS = [
  ...['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Uranus', 'Neptune', 'Pluto'],
] as const;
/** Digits that two ephemerides have alike: of the true node fewer. */
const digitsOf = (point: string): number => (point === 'Rahu' ? 2 : 3);

/** The choices by which most charts are reproduced, as `/horoscope/explain-difference` finds them. */
function explainedRules({ charts }: PrintedEngine, ganita: Ganita): Rules {
  const found = charts.slice(0, SEARCHED).map(({ birth, values }) => {
    const printed = (point: string): string | undefined =>
      values[longitudeOf(point)] === undefined
        ? undefined
        : Number(values[longitudeOf(point)]).toFixed(digitsOf(point));
    const points = PRINTED_POINTS.flatMap((point) => (printed(point) === undefined ? [] : [[point, printed(point)]]));
    const sav = Array.from({ length: 12 }, (_, sign) => values[`ashtakavarga.SAV.${sign + 1}`]);
    const { explanations } = ganita.explainDifference({
      ...birth,
      place: '',
      printed: {
        lagna: printed('lagna') ?? null,
        longitudes: Object.fromEntries(points),
        sav: sav.includes(undefined) ? null : (sav as number[]),
      },
    });
    return JSON.stringify(explanations[0]?.rules ?? {});
  });
  const [most = '{}'] = found.toSorted(
    (a, b) => found.filter((one) => one === b).length - found.filter((one) => one === a).length,
  );
  return JSON.parse(most) as Rules;
}

const SELECTORS_OF_CALL = 400;
const MS_OF_DAY = 86_400_000;

/** Our values of a chart by their selectors. */
function oursOf({ birth }: PrintedChart, selectors: readonly string[], rules: Rules, ganita: Ganita) {
  const values: Record<string, Value> = {};
  for (let at = 0; at < selectors.length; at += SELECTORS_OF_CALL) {
    const select = selectors.slice(at, at + SELECTORS_OF_CALL);
    Object.assign(values, ganita.columns({ ...birth, rules, select }).columns);
  }
  return values;
}

/** How far two values are apart; infinite for names that are not the same. */
function distance(ours: Value, printed: string | number, comparison: Comparison): number {
  if (comparison.kind === 'arcseconds') return arcseconds(Number(ours), Number(printed));
  if (comparison.kind === 'days') {
    const days = (Date.parse(String(ours)) - Date.parse(`${printed}T${comparison.fromUtc}Z`)) / MS_OF_DAY;
    return Math.max(0, -days, days - 1);
  }
  return ours === printed ? 0 : Number.POSITIVE_INFINITY;
}

const UNITS = { arcseconds: '″', days: ' days', same: '' } as const;

function shareOf(distances: readonly number[], comparison: Comparison): EngineShare {
  const tolerance = comparison.kind === 'same' ? 0 : comparison.tolerance;
  return {
    equal: distances.filter((one) => one <= tolerance).length,
    worst:
      comparison.kind === 'same' ? null : `${Number(Math.max(...distances).toPrecision(3))}${UNITS[comparison.kind]}`,
  };
}

const written = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** The sections of an engine, by our defaults and by the choices that explain it. */
export function compareEngine(engine: PrintedEngine, ganita: Ganita): readonly EngineSection[] {
  const explained = explainedRules(engine, ganita);
  return engine.sections.map(({ name, has, comparison, rules = {}, remains = '' }) => {
    const chosen = { ...explained, ...rules };
    const selectorsOf = ({ values }: PrintedChart) => Object.keys(values).filter(has);
    const distances = (by: Rules): readonly number[] =>
      engine.charts.flatMap((chart) => {
        const selectors = selectorsOf(chart);
        const ours = oursOf(chart, selectors, by, ganita);
        return selectors.map((one) => distance(ours[one] ?? null, chart.values[one] as string | number, comparison));
      });
    const found = distances(chosen);
    const byChoices = shareOf(found, comparison);
    return {
      engine: engine.engine,
      section: name,
      births: engine.charts.length,
      compared: found.length,
      byDefault: shareOf(distances({}), comparison),
      byChoices,
      choices: written(chosen),
      remains: byChoices.equal < found.length ? remains : '',
    };
  });
}
