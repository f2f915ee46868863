import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { pictureRow } from 'ganita/api/endpoints.js';
import { svgOfRequest } from 'ganita/api/pictures/draw.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'picture: a chart as SVG from a birth, checked, computed, drawn and written';
export const budgetMs = 3;

export const setup = async () => ({ ports: await openPorts(), next: birthsInTurn(), row: pictureRow('svgChart') });

export const run = ({ ports, next, row }) => svgOfRequest(row, readRequestOf(row, next(), ports), ports);
