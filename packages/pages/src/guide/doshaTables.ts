/** Tables of docs/doshas.md and docs/longevity.md from the rows of doshas and of combinations for longevity. */
import { DOSHA_ROWS, KALA_SARPA_TYPES } from '@ganita/core/doshas/doshas.data.js';
import { MANGLIK_EXCEPTIONS } from '@ganita/core/doshas/manglik.js';
import { criteriaText } from '@ganita/core/facts/criteria.js';
import { COMBINATIONS } from '@ganita/core/longevity/combinations.js';
import { doshaChoices, longevityChoices } from '@ganita/core/rules/yogaAndDoshaChoices.js';
import { choiceTable } from './choiceTables.js';
import { code, table } from './markdown.js';
import type { PageTables } from './markers.js';

/** Each form of each dosha: a row names what the chart must have. */
const doshaTable = (): string =>
  table(
    ['dosha', 'form', 'present when', 'source'],
    DOSHA_ROWS.flatMap(({ id, source, forms }) =>
      Object.entries(forms).map(([form, criteria], index) => [
        index === 0 ? code(id) : '',
        code(form),
        criteriaText(criteria),
        source,
      ]),
    ),
  );

const exceptionTable = (): string =>
  table(
    ['n', 'exception', 'applies when', 'effect', 'source'],
    MANGLIK_EXCEPTIONS.map(({ number, id, criteria, effect, source }) => [
      number,
      code(id),
      criteriaText(criteria),
      effect,
      source,
    ]),
  );

const typeTable = (): string =>
  table(
    ['house of Rahu', 'type'],
    Object.entries(KALA_SARPA_TYPES).map(([house, type]) => [house, code(type)]),
  );

const combinationTable = (): string =>
  table(
    ['band', 'combination', 'present when', 'source'],
    COMBINATIONS.map(({ band, id, criteria, source }, index) => [
      band === COMBINATIONS[index - 1]?.band ? '' : code(band),
      code(id),
      criteriaText(criteria),
      source,
    ]),
  );

export const doshaTables: PageTables = {
  'doshas.md': () => ({
    doshas: doshaTable(),
    types: typeTable(),
    exceptions: exceptionTable(),
    choices: choiceTable(doshaChoices),
  }),
  'longevity.md': () => ({ combinations: combinationTable(), choices: choiceTable(longevityChoices) }),
};
