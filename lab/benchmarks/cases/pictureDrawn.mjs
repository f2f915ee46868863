import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { pictureRow } from 'ganita/api/endpoints.js';
import { svgOf } from 'ganita/drawing/svg.js';
import { birthRequest } from '../births.mjs';

export const name = 'picture: a chart as SVG, computed already';
export const budgetMs = 0.3;

export async function setup() {
  const [ports, row] = [await openPorts(), pictureRow('svgChart')];
  return { row, chart: row.calculation.compute(readRequestOf(row, birthRequest(3), ports), ports) };
}

export const run = ({ row, chart }) => svgOf(row.draw(chart), { theme: 'light', size: 600 });
