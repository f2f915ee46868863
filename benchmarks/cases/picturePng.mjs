import { openPorts } from '../../dist/adapters/openPorts.js';
import { readRequestOf } from '../../dist/api/answerTo.js';
import { pictureRow } from '../../dist/api/endpoints.js';
import { pngOfRequest } from '../../dist/api/pictures/draw.js';
import { LANGUAGES } from '../../dist/calculations/fields/languages.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'picture: a chart as PNG of 600 pixels from a birth, five languages in rotation';
export const budgetMs = 60;

export async function setup() {
  const next = birthsInTurn();
  let n = 0;
  const request = () => ({ ...next(), language: LANGUAGES[n++ % LANGUAGES.length] });
  return { ports: await openPorts(), row: pictureRow('svgChart'), request };
}

export const run = ({ ports, row, request }) => pngOfRequest(row, readRequestOf(row, request(), ports), ports);
