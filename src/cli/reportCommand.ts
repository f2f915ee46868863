import { readFileSync, writeFileSync } from 'node:fs';
import type { ReportEndpoint } from '../api/endpoint.js';
import { StructureError } from '../calculations/validation/parseJson.js';
import { readReportRequest } from '../report/request/reportRequest.js';
import type { Command } from './command.js';
import { optionsOf, readBody } from './options.js';
import { optionsHelp } from './optionsHelp.js';
import { openCommandPorts } from './ports.js';

const files = {
  photo: { type: 'string', description: 'file of a cover photo: JPEG, PNG or WebP' },
  out: { type: 'string', description: 'file to write' },
};

/** `ganita pdf ... --out kundali.pdf`: the printed kundali as a file. A photo is named by its file. */
export function reportCommand({ summary, request, command: { defaults = {} } }: ReportEndpoint): Command {
  const fields = { ...request.properties, ...files };
  const required = (request.required ?? []).filter((field) => !Object.hasOwn(defaults, field));
  return {
    summary,
    help: () => optionsHelp(fields, [...required, 'out']),
    async run(args) {
      const { out, photo, ...body } = readBody(args, optionsOf(fields));
      if (typeof out !== 'string')
        throw new StructureError('missing_field', 'out', 'out is required: the file to write');
      const picture = typeof photo === 'string' ? { photo: readFileSync(photo).toString('base64') } : {};
      const ports = await openCommandPorts();
      const request = readReportRequest({ ...defaults, ...body, ...picture }, ports, 'all');
      const { makeReport } = await import('../report/makeReport.js');
      writeFileSync(out, await makeReport(request, ports));
      return '';
    },
  };
}
