import { readFileSync, writeFileSync } from 'node:fs';
import { pictureBytes } from '@ganita/print/pictures.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { answerCheckedBy, answerTextBy, readRequestOf, textFormOf } from 'ganita/api/answerTo.js';
import type { CalculationEndpoint, EndpointTable, PictureEndpoint, ReportEndpoint } from 'ganita/api/endpoint.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import { batchCommand } from './batchCommand.js';
import { type Command, printed } from './command.js';
import { optionsOf, readBody } from './options.js';
import { optionsHelp } from './optionsHelp.js';
import { openCommandPorts } from './ports.js';

/** A command that prints the answer of one endpoint; its options are the fields of the request. */
function calculationCommand(endpoint: CalculationEndpoint): Command {
  const { summary, calculation, command } = endpoint;
  const { properties, required = [] } = calculation.request;
  const { defaults = {}, positional } = command;
  return {
    summary,
    help: () =>
      (positional === undefined ? '' : `  arguments without an option name fill --${positional}\n`) +
      optionsHelp(
        properties,
        required.filter((field) => !Object.hasOwn(defaults, field)),
      ),
    async run(args) {
      const body = { ...defaults, ...readBody(args, optionsOf(properties), positional) };
      const ports = await openCommandPorts();
      const request = readRequestOf(endpoint, body, ports, 'all');
      return textFormOf(endpoint, request) === null
        ? printed(answerCheckedBy(endpoint, request, ports))
        : answerTextBy(endpoint, request, ports);
    },
  };
}

const files = {
  photo: { type: 'string', description: 'file of a cover photo: JPEG, PNG or WebP' },
  out: { type: 'string', description: 'file to write' },
};

/** `ganita pdf ... --out kundali.pdf`: the printed kundali as a file. A photo is named by its file. */
function reportCommand({ summary, request, command: { defaults = {} } }: ReportEndpoint): Command {
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
      const { makeReport } = await import('@ganita/print/report/makeReport.js');
      writeFileSync(out, await makeReport(request, ports));
      return '';
    },
  };
}

/** A command that one of its options makes another one: `ganita calendar 2026 --ics`. */
function withSwitches(
  command: Command,
  switches: Readonly<Record<string, string>>,
  find: (name: string) => Command,
): Command {
  const names = Object.keys(switches);
  return {
    ...command,
    help: () =>
      command.help() +
      names.map((name) => `  --${name}  as the command ${switches[name]}, with its options\n`).join(''),
    async run(args) {
      const name = names.find((one) => args.includes(`--${one}`));
      if (name === undefined) return command.run(args);
      return find(switches[name] as string).run(args.filter((arg) => arg !== `--${name}`));
    },
  };
}

/** `ganita svg chart ... > chart.svg`: a picture, on standard output; `--format png` writes pixels. */
function pictureCommand(endpoint: PictureEndpoint): Command {
  const { summary, calculation, command } = endpoint;
  const { properties, required = [] } = calculation.request;
  const { defaults = {} } = command;
  return {
    summary,
    help: () =>
      optionsHelp(
        properties,
        required.filter((field) => !Object.hasOwn(defaults, field)),
      ),
    async run(args) {
      const ports = await openCommandPorts();
      const request = readRequestOf(endpoint, { ...defaults, ...readBody(args, optionsOf(properties)) }, ports, 'all');
      return pictureBytes(endpoint, request, ports);
    },
  };
}

/** The commands of a table of endpoints, by name. */
export function commandsOf(table: EndpointTable): Readonly<Record<string, Command>> {
  const find = (name: string): Command => commands[name] as Command;
  const commands: Readonly<Record<string, Command>> = Object.fromEntries(
    Object.values(table).flatMap((endpoint): (readonly [string, Command])[] => {
      switch (endpoint.kind) {
        case 'calculation':
          return [
            [endpoint.command.name, withSwitches(calculationCommand(endpoint), endpoint.command.switches ?? {}, find)],
          ];
        case 'picture':
          return [[endpoint.command.name, pictureCommand(endpoint)]];
        case 'batch':
          return [[endpoint.command.name, batchCommand(endpoint)]];
        case 'report':
          return [[endpoint.command.name, reportCommand(endpoint)]];
        default:
          return [];
      }
    }),
  );
  return commands;
}

/** The commands of every endpoint that has one. */
export const ENDPOINT_COMMANDS = commandsOf(ENDPOINTS);
