// Rows of the Jains beside those of the months: docs/rules/10-festivals.md#section-20.
import { after, inMonth, row, SUNRISE, UNDECIDED } from './row.js';

export const JAIN = [
  row('samvatsari_chaturthi', 'jain', ['jain'], after('samvatsari', -1), [], ['reform_committee']),
  row('das_lakshana_begins', 'jain', ['jain'], inMonth('bhadrapada', 5, SUNRISE), [], ['common_use'], {
    undecided: true,
    until: 'anant_chaturdashi',
  }),
  row('mahavira_nirvana', 'jain', ['jain'], inMonth('ashwina', 30, SUNRISE), [], ['common_use'], UNDECIDED),
  row('jnana_panchami', 'jain', ['jain'], inMonth('kartika', 5, SUNRISE), [], ['jain_lists'], UNDECIDED),
] as const;
