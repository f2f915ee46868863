import { openPorts } from '../../dist/adapters/openPorts.js';
import { readRequestOf } from '../../dist/api/answerTo.js';
import { pictureRow } from '../../dist/api/endpoints.js';
import { svgOf } from '../../dist/drawing/svg.js';
import { birthRequest } from '../births.mjs';

export const name = 'picture: a chart as SVG, computed already';
export const budgetMs = 0.3;

export async function setup() {
  const [ports, row] = [await openPorts(), pictureRow('svgChart')];
  return { row, chart: row.calculation.compute(readRequestOf(row, birthRequest(3), ports), ports) };
}

export const run = ({ row, chart }) => svgOf(row.draw(chart), { theme: 'light', size: 600 });
