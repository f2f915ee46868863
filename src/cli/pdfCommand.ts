import { readFileSync, writeFileSync } from 'node:fs';
import { openPorts } from '../adapters/openPorts.js';
import { StructureError } from '../calculations/validation/structureError.js';
import { readReportRequest, reportInput } from '../report/request/reportRequest.js';
import type { Command } from './command.js';
import { optionsOf, readBody } from './options.js';
import { optionsHelp } from './optionsHelp.js';

const { photo: _inBase64, ...fields } = reportInput.properties;
const files = {
  photo: { type: 'string', description: 'file of a cover photo: JPEG, PNG or WebP' },
  out: { type: 'string', description: 'file to write' },
};

const DEFAULTS = { place: '' };
const REQUIRED = (reportInput.required ?? []).filter((field) => !Object.hasOwn(DEFAULTS, field));

/** `ganita pdf ... --out kundali.pdf`: the printed kundali as a file. A photo is named by its file. */
export const pdfCommand: Command = {
  summary: 'The natal chart as a printed kundali (PDF)',
  help: () => optionsHelp({ ...fields, ...files }, [...REQUIRED, 'out']),
  async run(args) {
    const { out, photo, ...body } = readBody(args, optionsOf({ ...fields, ...files }));
    if (typeof out !== 'string') throw new StructureError('out', 'out is required: the file to write');
    const picture = typeof photo === 'string' ? { photo: readFileSync(photo).toString('base64') } : {};
    const request = readReportRequest({ ...DEFAULTS, ...body, ...picture });
    const { makeReport } = await import('../report/makeReport.js');
    writeFileSync(out, await makeReport(request, await openPorts()));
    return '';
  },
};
