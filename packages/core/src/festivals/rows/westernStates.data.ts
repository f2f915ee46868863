// Rows of Goa, Gujarat, Rajasthan, Madhya Pradesh and Chhattisgarh beside those of the months: docs/rules/10-festivals.md#section-20.
import { after, inMonth, row, SUNRISE, sankranti, UNDECIDED } from './row.js';

export const WESTERN_STATES = [
  row('shigmo', 'festival', ['goa', 'konkani'], inMonth('phalguna', 15, SUNRISE), [], ['common_use'], UNDECIDED),
  row('uttarayan_gujarat', 'sankranti', ['gujarati'], sankranti('Capricorn', 'vedic_day'), [], ['press'], {
    replaces: 'makara_sankranti',
  }),
  row('ganesh_second_day', 'festival', ['goa'], after('ganesh_chaturthi', 1), [], ['state_gazettes']),
  row('ramdev_jayanti', 'jayanti', ['rajasthani'], inMonth('bhadrapada', 2, SUNRISE), [], ['common_use'], UNDECIDED),
  row('teja_dashami', 'festival', ['rajasthani'], inMonth('bhadrapada', 10, SUNRISE), [], ['state_gazettes']),
  row(
    'goga_navami',
    'festival',
    ['rajasthani', 'himachal', 'jammu', 'punjabi'],
    inMonth('shravana', 24, SUNRISE),
    [],
    ['common_use'],
    UNDECIDED,
  ),
  row('bhagoria_begins', 'festival', ['central'], after('holika_dahan', -7), [], ['common_use'], {
    until: 7,
    undecided: true,
  }),
  row('cherchera', 'festival', ['chhattisgarh'], inMonth('pausha', 15, SUNRISE), [], ['common_use'], UNDECIDED),
  row('gauri_gaura', 'festival', ['chhattisgarh'], after('diwali', 0), [], ['common_use'], UNDECIDED),
  row(
    'bastar_dussehra_begins',
    'festival',
    ['chhattisgarh'],
    inMonth('ashadha', 30, SUNRISE),
    [],
    ['common_use'],
    UNDECIDED,
  ),
] as const;
