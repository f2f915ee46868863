// Rows of Andhra, Telangana, Karnataka, Kerala and Tamil Nadu beside those of the months: docs/rules/10-festivals.md#section-20.
import { after, day, inMonth, row, SUNRISE, sankranti, solarDay, UNDECIDED, weekdayAfter } from './row.js';

/** The first day of the bright half of Ashadha, from which the Sundays of Bonalu are counted. */
const START_OF_ASHADHA = inMonth('ashadha', 1, SUNRISE);

export const SOUTHERN_STATES = [
  row('kanuma', 'solar', ['telugu'], after('makara_sankranti', 1), [], ['state_gazettes']),
  row('mukkanuma', 'solar', ['telugu'], after('makara_sankranti', 2), [], ['common_use'], UNDECIDED),
  row('saddula_bathukamma', 'festival', ['telugu'], after('bathukamma_begins', 8), [], ['press'], UNDECIDED),
  row(
    'bonalu_begins',
    'festival',
    ['telugu'],
    weekdayAfter(START_OF_ASHADHA, 0, ['Sunday']),
    [],
    ['common_use'],
    UNDECIDED,
  ),
  row(
    'bonalu_secunderabad',
    'festival',
    ['telugu'],
    weekdayAfter(START_OF_ASHADHA, 0, ['Sunday'], 2),
    [],
    ['common_use'],
    UNDECIDED,
  ),
  row('bonalu', 'festival', ['telugu'], weekdayAfter(START_OF_ASHADHA, 0, ['Sunday'], 3), [], ['state_gazettes']),
  row(
    'medaram_jatara',
    'temple',
    ['telugu'],
    // The last Wednesday up to the full moon of Magha.
    { ...weekdayAfter(inMonth('magha', 15, SUNRISE), -6, ['Wednesday']), evenYears: true },
    [],
    ['common_use'],
    { until: 4, undecided: true },
  ),
  row('basava_jayanti', 'jayanti', ['kannada'], inMonth('vaishakha', 3, SUNRISE), [], ['state_gazettes']),
  row('kanakadasa_jayanti', 'jayanti', ['kannada'], inMonth('kartika', 18, SUNRISE), [], ['state_gazettes']),
  row('first_onam', 'festival', ['kerala'], after('onam', -1), [], ['state_gazettes']),
  row('third_onam', 'festival', ['kerala'], after('onam', 1), [], ['state_gazettes']),
  row('fourth_onam', 'festival', ['kerala'], after('onam', 2), [], ['state_gazettes']),
  row(
    'karkidaka_vavu',
    'shraddha',
    ['kerala'],
    inMonth('ashadha', 30, day('sunset', 'purva', 'end')),
    [],
    ['state_gazettes'],
    UNDECIDED,
  ),
  row('makaravilakku', 'temple', ['kerala'], sankranti('Capricorn', 'civil_date'), [], ['common_use'], UNDECIDED),
  row('kaanum_pongal', 'solar', ['tamil'], solarDay('tamil', 'Capricorn', 3), [], ['common_use'], UNDECIDED),
  row('hanumath_jayanti_tamil', 'jayanti', ['tamil'], inMonth('margashirsha', 30, SUNRISE), [], ['drik_panchang']),
] as const;
