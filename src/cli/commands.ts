import type { EndpointTable } from '../api/endpoint.js';
import { ENDPOINTS } from '../api/endpoints.js';
import { batchCommand } from './batchCommand.js';
import { calculationCommand } from './calculationCommand.js';
import type { Command } from './command.js';
import { reportCommand } from './reportCommand.js';

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

/** The commands of every endpoint that has one. */
export const ENDPOINT_COMMANDS = commandsOf(ENDPOINTS);
