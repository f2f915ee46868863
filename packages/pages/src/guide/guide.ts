import { factChoices } from '@ganita/core/rules/yogaAndDoshaChoices.js';
import { agreementTables } from './agreement.js';
import { choiceTable } from './choices.js';
import { withCitationLinks } from './citations.js';
import { conventionTables } from './conventions.js';
import { dashaTables } from './dashas.js';
import { doshaTables } from './doshas.js';
import { festivalTables } from './festivals.js';
import { licenceTables } from './licences.js';
import { filledWith, hasEmptyMarkers, type PageTables } from './markers.js';
import { matchTables } from './match.js';
import { muhurtaTables } from './muhurta.js';
import { rasiDashaTables } from './rasiDashas.js';
import { searchTables } from './search.js';
import { vargaTables } from './vargas.js';
import { yogaTables } from './yogas.js';

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
