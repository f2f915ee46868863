import { factChoices } from '@ganita/core/rules/yogaAndDoshaChoices.js';
import { agreementTables } from './agreement.js';
import { choiceTable } from './choiceTables.js';
import { withCitationLinks } from './citations.js';
import { conventionTables } from './conventionTables.js';
import { dashaTables } from './dashaTables.js';
import { doshaTables } from './doshaTables.js';
import { festivalTables } from './festivalTables.js';
import { licenceTables } from './licences.js';
import { filledWith, hasEmptyMarkers, type PageTables } from './markers.js';
import { matchTables } from './matchTables.js';
import { muhurtaTables } from './muhurtaTables.js';
import { rasiDashaTables } from './rasiDashaTables.js';
import { searchTables } from './searchTables.js';
import { statementTables } from './statementTables.js';
import { vargaTables } from './vargaTables.js';
import { yogaTables } from './yogaTables.js';

const TABLES: PageTables = {
  ...agreementTables,
  ...conventionTables,
  ...dashaTables,
  ...doshaTables,
  'evidence.md': () => ({ choices: choiceTable(factChoices) }),
  ...festivalTables,
  ...licenceTables,
  ...matchTables,
  ...muhurtaTables,
  ...rasiDashaTables,
  ...searchTables,
  ...statementTables,
  ...vargaTables,
  ...yogaTables,
};

/** Pages that have tables, by their paths from the folder `docs`. */
export const PAGES_WITH_TABLES: readonly string[] = Object.keys(TABLES);

/** The tables of a page by the name of their markers, with citations as links; none where the page has none. */
export const tablesOf = (page: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(TABLES[page]?.() ?? {}).map(([name, text]) => [name, withCitationLinks(text, page)]),
  );

/** The text of a page of `docs` with its tables. Error: markers of a table that does not exist. */
export const filledPage = (page: string, text: string): string =>
  hasEmptyMarkers(text) ? filledWith(text, tablesOf(page)) : text;
