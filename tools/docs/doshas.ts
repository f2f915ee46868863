/** Tables of docs/doshas.md and docs/longevity.md from the rows of doshas and of combinations for longevity. */
import { DOSHA_ROWS, KALA_SARPA_TYPES } from '../../src/core/doshas/doshas.data.js';
import { MANGLIK_EXCEPTIONS } from '../../src/core/doshas/manglik.js';
import { criteriaText } from '../../src/core/facts/criteria.js';
import { COMBINATIONS } from '../../src/core/longevity/combinations.js';
import { doshaChoices, longevityChoices } from '../../src/core/rules/yogaAndDoshaChoices.js';
import { choiceTable } from './choices.js';
import { code, table } from './markdown.mjs';

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

export const doshaTables = {
  'docs/doshas.md': {
    doshas: doshaTable(),
    types: typeTable(),
    exceptions: exceptionTable(),
    choices: choiceTable(doshaChoices),
  },
  'docs/longevity.md': { combinations: combinationTable(), choices: choiceTable(longevityChoices) },
};
