// Rows of Nepal and Odisha: docs/rules/17-festivals-by-publisher-region-and-rank.md#section-4.
import { inMonth, inMonthOfSiddhanta, row, SUNRISE, solarDay, UNDECIDED } from './row.js';

export const REGIONAL = [
  row('nepali_new_year', 'new_year', ['nepali'], solarDay('nepali', 'Aries', 1), [], ['nepal_government']),
  row('saune_sankranti', 'solar', ['nepali'], solarDay('nepali', 'Cancer', 1), [], ['nepal_government']),
  row('maghe_sankranti', 'solar', ['nepali'], solarDay('nepali', 'Capricorn', 1), [], ['nepal_government']),
  row(
    'mata_tirtha_aunsi',
    'festival',
    ['nepali'],
    inMonth('chaitra', 30, SUNRISE),
    [],
    ['nepali_calendars'],
    UNDECIDED,
  ),
  row('ubhauli', 'festival', ['nepali'], inMonth('vaishakha', 15, SUNRISE), [], ['nepali_calendars'], UNDECIDED),
  row('gai_jatra', 'festival', ['nepali'], inMonth('shravana', 16, SUNRISE), [], ['nepali_calendars'], UNDECIDED),
  row('indra_jatra', 'festival', ['nepali'], inMonth('bhadrapada', 14, SUNRISE), [], ['nepali_calendars'], UNDECIDED),
  row('bala_chaturdashi', 'festival', ['nepali'], inMonth('kartika', 29, SUNRISE), [], ['nepali_calendars'], UNDECIDED),
  row(
    'yomari_punhi',
    'festival',
    ['nepali'],
    inMonth('margashirsha', 15, SUNRISE),
    [],
    ['nepali_calendars'],
    UNDECIDED,
  ),
  row('udhauli', 'festival', ['nepali'], inMonth('margashirsha', 15, SUNRISE), [], ['nepali_calendars'], UNDECIDED),
  row('ghode_jatra', 'festival', ['nepali'], inMonth('phalguna', 30, SUNRISE), [], ['nepali_calendars'], UNDECIDED),
  row('savitri_odia', 'vrata', ['odia'], inMonth('vaishakha', 30, SUNRISE), [], ['odisha_government']),
  row('durga_saptami_odia', 'festival', ['odia'], inMonthOfSiddhanta('ashwina', 7, SUNRISE), [], ['odisha_government']),
  row('durga_ashtami_odia', 'festival', ['odia'], inMonthOfSiddhanta('ashwina', 8, SUNRISE), [], ['odisha_government']),
] as const;
