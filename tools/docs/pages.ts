import { factChoices } from '../../src/core/rules/yogaAndDoshaChoices.js';
import { choiceTable } from './choices.js';
import { withCitationLinks } from './citations.js';
import { conventionTables } from './conventions.js';
import { dashaTables } from './dashas.js';
import { doshaTables } from './doshas.js';
import { endpointTables } from './endpoints.js';
import { festivalTables } from './festivals.js';
import { licenceTables } from './licences.js';
import { matchTables } from './match.js';
import { muhurtaTables } from './muhurta.js';
import { rasiDashaTables } from './rasiDashas.js';
import { searchTables } from './search.js';
import { vargaTables } from './vargas.js';
import { yogaTables } from './yogas.js';

/** Tables by page, a path from the root of the project, and by the name of their markers. */
type PageTables = Readonly<Record<string, Readonly<Record<string, string>>>>;

const BARE_TABLES: PageTables = {
  ...conventionTables,
  ...dashaTables,
  ...doshaTables,
  ...endpointTables,
  'docs/evidence.md': { choices: choiceTable(factChoices) },
  ...festivalTables,
  ...licenceTables,
  ...matchTables,
  ...muhurtaTables,
  ...rasiDashaTables,
  ...searchTables,
  ...vargaTables,
  ...yogaTables,
};

/** Every table of the documentation that is made from rows of the code, with citations as links. */
export const PAGE_TABLES: PageTables = Object.fromEntries(
  Object.entries(BARE_TABLES).map(([page, tables]) => [
    page,
    Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, withCitationLinks(text, page)])),
  ]),
);
