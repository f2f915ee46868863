import { readFileSync, writeFileSync } from 'node:fs';
import { pictureBytes } from '@ganita/print/pictures.js';
import { readReportRequest } from '@ganita/print/report/request/reportRequest.js';
import { answerCheckedBy, answerTextBy, readRequestOf, textFormOf } from 'ganita/api/answerTo.js';
import type {
  CalculationEndpoint,
  EndpointCommand,
  EndpointTable,
  PaperEndpoint,
  PictureEndpoint,
  ReportEndpoint,
} from 'ganita/api/endpoint.js';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { StructureError } from 'ganita/calculations/validation/parseJson.js';
import type { TObject } from 'typebox';
import { batchCommand } from './batchCommand.js';
import { type Command, printed } from './command.js';
import { type CommandFields, optionsOf, readRequest } from './options.js';
import { commandHelp } from './optionsHelp.js';
import { openCommandPorts } from './ports.js';
import { tableCommand } from './tableCommand.js';

/** A row whose request is read from options or a file. */
interface RequestRow {
  readonly request: TObject;
  readonly command: EndpointCommand;
}

/** The options and the help of a command that reads one request. */
function requestReader({ request, command }: RequestRow) {
  const { name, positional, switches, defaults = {} } = command;
  const { properties } = request;
  const required = (request.required ?? []).filter((field) => !Object.hasOwn(defaults, field));
  const fields: CommandFields = { options: optionsOf(properties), positional, required };
  return {
    help: (isWhole: boolean) => commandHelp({ name, properties, required, positional, switches }, isWhole),
    read: (args: readonly string[]) => ({ ...defaults, ...readRequest(args, fields).request }),
  };
}

/** A command that prints the answer of one endpoint; its options are the fields of the request. */
function calculationCommand(endpoint: CalculationEndpoint): Command {
  const { summary, calculation, command } = endpoint;
  const { help, read } = requestReader({ request: calculation.request, command });
  return {
    summary,
    help,
    async run(args) {
      const body = read(args);
      const ports = await openCommandPorts();
      const request = readRequestOf(endpoint, body, ports, 'all');
      return textFormOf(endpoint, request) === null
        ? printed(answerCheckedBy(endpoint, request, ports))
        : answerTextBy(endpoint, request, ports);
    },
  };
}

/** Options of a report that are no fields of its request. */
const REPORT_FILES = {
  photo: { type: 'string', description: 'file of a cover photo: JPEG, PNG or WebP' },
  out: { type: 'string', description: 'file to write' },
} as const;

/** `ganita pdf ... --out kundali.pdf`: the printed kundali as a file. A photo is named by its file. */
function reportCommand({ summary, request, command }: ReportEndpoint): Command {
  const { name, defaults = {} } = command;
  const required = (request.required ?? []).filter((field) => !Object.hasOwn(defaults, field));
  const properties = { ...request.properties, ...REPORT_FILES };
  const options = new Map(optionsOf(properties)).set('photo', { field: 'photo_file', type: 'string' });
  return {
    summary,
    help: (isWhole) => commandHelp({ name, properties, required: [...required, 'out'] }, isWhole),
    async run(args) {
      const { request: given, options: own } = readRequest(args, { options, required });
      const { out, photo_file: photo } = own;
      if (typeof out !== 'string')
        throw new StructureError('missing_field', 'out', 'out is required: the file to write');
      const picture = typeof photo === 'string' ? { photo: readFileSync(photo).toString('base64') } : {};
      const { out: _out, photo_file: _photo, ...body } = given;
      const ports = await openCommandPorts();
      const request = readReportRequest({ ...defaults, ...body, ...picture }, ports, 'all');
      const { makeReport } = await import('@ganita/print/report/makeReport.js');
      writeFileSync(out, await makeReport(request, ports));
      return '';
    },
  };
}

/** `ganita calendar-pdf 2027 --place Chennai --out wall.pdf`: pages as a file. */
function paperCommand(endpoint: PaperEndpoint): Command {
  const { summary, calculation, command } = endpoint;
  const { name, positional } = command;
  const properties = { ...calculation.request.properties, out: REPORT_FILES.out };
  const required = ['out'];
  return {
    summary,
    help: (isWhole) => commandHelp({ name, properties, required, positional }, isWhole),
    async run(args) {
      const { request: given } = readRequest(args, { options: optionsOf(properties), positional, required });
      const { out, ...body } = given;
      if (typeof out !== 'string')
        throw new StructureError('missing_field', 'out', 'out is required: the file to write');
      const ports = await openCommandPorts();
      const request = readRequestOf(endpoint, body, ports, 'all');
      const { makeCalendar } = await import('@ganita/print/almanac/printCalendar.js');
      writeFileSync(out, await makeCalendar(request, ports));
      return '';
    },
  };
}

/** A command that one of its options makes another one. */
function withSwitches(
  command: Command,
  switches: Readonly<Record<string, string>>,
  find: (name: string) => Command,
): Command {
  return {
    ...command,
    async run(args) {
      const name = Object.keys(switches).find((one) => args.includes(`--${one}`));
      if (name === undefined) return command.run(args);
      return find(switches[name] as string).run(args.filter((arg) => arg !== `--${name}`));
    },
  };
}

/** `ganita svg chart ... > chart.svg`: a picture, on standard output; `--format png` writes pixels. */
function pictureCommand(endpoint: PictureEndpoint): Command {
  const { summary, calculation, command } = endpoint;
  const { help, read } = requestReader({ request: calculation.request, command });
  return {
    summary,
    help,
    async run(args) {
      const body = read(args);
      const ports = await openCommandPorts();
      return pictureBytes(endpoint, readRequestOf(endpoint, body, ports, 'all'), ports);
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
        case 'table':
          return [[endpoint.command.name, tableCommand(endpoint)]];
        case 'paper':
          return [[endpoint.command.name, paperCommand(endpoint)]];
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
