/** `npm run data:python`: writes the modules of the client in Python that are made from the OpenAPI document. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientSources } from './clientSources.js';

const folder = join(import.meta.dirname, '..', '..', 'clients', 'python', 'ganita_client');
for (const [file, text] of Object.entries(clientSources())) writeFileSync(join(folder, file), text);
