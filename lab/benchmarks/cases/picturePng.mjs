import { png } from '@ganita/print/pictures.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { pictureRow } from 'ganita/api/endpoints.js';
import { pictureOf } from 'ganita/api/pictures/draw.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'picture: a chart as PNG of 600 pixels from a birth, five languages in rotation';
export const budgetMs = 60;

export async function setup() {
  const next = birthsInTurn();
  let n = 0;
  const request = () => ({ ...next(), language: LANGUAGES[n++ % LANGUAGES.length] });
  return { ports: await openPorts(), row: pictureRow('svgChart'), request };
}

export const run = ({ ports, row, request }) => png(pictureOf(row, readRequestOf(row, request(), ports), ports));
