// Rows of Assam and Manipur beside those of the months: docs/rules/10-festivals.md#section-20.
import { day, inMonth, LAST_SUNRISE, row, SUNRISE, solarDay, UNDECIDED, weekdayAfter } from './row.js';

/** The tithi of a death is kept as that of a shraddha is. */
const AS_SHRADDHA = day('aparahna', 'vyapti', 'start');

export const NORTH_EASTERN_STATES = [
  row('goru_bihu', 'festival', ['assamese'], solarDay('assamese', 'Aries', 0), [], ['state_gazettes']),
  row(
    'ali_aye_ligang',
    'festival',
    ['assamese'],
    weekdayAfter(solarDay('assamese', 'Aquarius', 1), 0, ['Wednesday']),
    [],
    ['state_gazettes'],
  ),
  row('ambubachi_begins', 'festival', ['assamese'], solarDay('assamese', 'Gemini', 7), [], ['common_use'], {
    until: 4,
    undecided: true,
  }),
  row('sankaradeva_tithi', 'jayanti', ['assamese'], inMonth('bhadrapada', 2, AS_SHRADDHA), [], ['state_gazettes']),
  row('madhavadeva_tithi', 'jayanti', ['assamese'], inMonth('shravana', 20, AS_SHRADDHA), [], ['state_gazettes']),
  row('cheiraoba', 'new_year', ['manipur'], inMonth('chaitra', 1, SUNRISE), [], ['meitei_list', 'press']),
  row('jhulan_yatra_begins', 'festival', ['manipur'], inMonth('shravana', 11, LAST_SUNRISE), [], ['common_use'], {
    until: 'gayatri_jayanti',
    undecided: true,
  }),
  row('heikru_hidongba', 'festival', ['manipur'], inMonth('bhadrapada', 11, SUNRISE), [], ['meitei_list'], UNDECIDED),
  row('mera_chaoren_houba', 'festival', ['manipur'], inMonth('ashwina', 1, SUNRISE), [], ['press']),
  row('mera_houchongba', 'festival', ['manipur'], inMonth('ashwina', 15, SUNRISE), [], ['common_use'], UNDECIDED),
  row('ningol_chakkouba', 'festival', ['manipur'], inMonth('kartika', 2, SUNRISE), [], ['meitei_list'], UNDECIDED),
] as const;
