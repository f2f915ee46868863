import { ENDPOINTS } from 'ganita/api/endpoints.js';

/** The command of each endpoint that has one, by method and path: `GET /location/search` is `ganita place`. */
const COMMANDS: ReadonlyMap<string, string> = new Map(
  Object.values(ENDPOINTS).flatMap((endpoint) =>
    'command' in endpoint ? [[`${endpoint.method} ${endpoint.path}`, `ganita ${endpoint.command.name}`] as const] : [],
  ),
);

/** A message that names an endpoint, with the command of this program that answers as it does. */
export const inCommands = (message: string): string =>
  message.replace(/\b(?:GET|POST) \/[\w/-]+/g, (endpoint) => COMMANDS.get(endpoint) ?? endpoint);
