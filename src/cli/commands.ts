import type { EndpointTable } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/endpoints.js';
import { batchCommand } from './batchCommand.js';
import { calculationCommand } from './calculationCommand.js';
import type { Command } from './command.js';
import { reportCommand } from './reportCommand.js';
import { serveCommand } from './serveCommand.js';

/** The commands of a table of endpoints, by name. */
export const commandsOf = (table: EndpointTable): Readonly<Record<string, Command>> =>
  Object.fromEntries(
    Object.values(table).flatMap((endpoint): (readonly [string, Command])[] => {
      switch (endpoint.kind) {
        case 'calculation':
          return [[endpoint.command.name, calculationCommand(endpoint)]];
        case 'batch':
          return [[endpoint.command.name, batchCommand(endpoint)]];
        case 'report':
          return [[endpoint.command.name, reportCommand(endpoint)]];
        default:
          return [];
      }
    }),
  );

/** Every command: one for each endpoint that has one, and the start of the service. */
export const COMMANDS: Readonly<Record<string, Command>> = { ...commandsOf(ENDPOINTS), serve: serveCommand };
