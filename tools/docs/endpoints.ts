/** The table of endpoints in the README from their rows. */
import type { Endpoint } from '../../src/api/endpoint.js';
import { ENDPOINTS } from '../../src/api/endpoints.js';
import { code, table } from './markdown.mjs';

const commandOf = (endpoint: Endpoint): string =>
  'command' in endpoint ? code(`ganita ${endpoint.command.name}`) : '';

export const endpointTables = {
  'README.md': {
    endpoints: table(
      ['endpoint', 'what it returns', 'command'],
      Object.values<Endpoint>(ENDPOINTS).map((endpoint) => [
        code(`${endpoint.method} ${endpoint.path}`),
        endpoint.summary,
        commandOf(endpoint),
      ]),
    ),
  },
};
