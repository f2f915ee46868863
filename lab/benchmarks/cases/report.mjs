import { makeReport } from '@ganita/print/report/makeReport.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { LANGUAGES } from '@ganita/words/languages.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { birthsInTurn } from '../births.mjs';

export const name = 'report: the kundali of a family, checked, computed and rendered, five languages in rotation';
export const budgetMs = 250;
export const options = { warmUpMs: 3000 };

export async function setup() {
  const [ports, next] = [await openPorts(), birthsInTurn()];
  let n = 0;
  return { ports, next: () => ({ ...next(), language: LANGUAGES[n++ % LANGUAGES.length], name: 'Lakshmi' }) };
}

export const run = ({ ports, next }) => makeReport(readReportRequest(next(), ports), ports);
