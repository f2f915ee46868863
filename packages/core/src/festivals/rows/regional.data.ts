// Rows of Nepal and Odisha: docs/rules/17-festivals-by-publisher-region-and-rank.md#section-4.
import { inMonth, inMonthOfSiddhanta, row, SUNRISE, solarDay } from './row.js';

export const REGIONAL = [
  row('nepali_new_year', 'new_year', ['nepali'], solarDay('nepali', 'Aries', 1), [], ['nepal_government']),
  row('saune_sankranti', 'solar', ['nepali'], solarDay('nepali', 'Cancer', 1), [], ['nepal_government']),
  row('maghe_sankranti', 'solar', ['nepali'], solarDay('nepali', 'Capricorn', 1), [], ['nepal_government']),
  row('savitri_odia', 'vrata', ['odia'], inMonth('vaishakha', 30, SUNRISE), [], ['odisha_government']),
  row('durga_saptami_odia', 'festival', ['odia'], inMonthOfSiddhanta('ashwina', 7, SUNRISE), [], ['odisha_government']),
  row('durga_ashtami_odia', 'festival', ['odia'], inMonthOfSiddhanta('ashwina', 8, SUNRISE), [], ['odisha_government']),
] as const;
