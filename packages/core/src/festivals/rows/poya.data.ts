// Poya days of Sri Lanka: docs/rules/17-festivals-by-publisher-region-and-rank.md#section-4.
import { day, inAdhikaMonth, inMonth, row } from './row.js';

/**
 * The first day that has Purnima at six in the evening; else the one whose sunrise has it. No text gives it: 292 of 294
 * printed days from 2003 to 2026; by the Moon at moonrise 285.
 */
const AT_SIX = day('six_in_the_evening', 'purva', 'sunrise');

export const POYA = [
  row('poya_bak', 'festival', ['sri_lanka'], inMonth('chaitra', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_vesak', 'festival', ['sri_lanka'], inMonth('vaishakha', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_poson', 'festival', ['sri_lanka'], inMonth('jyeshtha', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_esala', 'festival', ['sri_lanka'], inMonth('ashadha', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_nikini', 'festival', ['sri_lanka'], inMonth('shravana', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_binara', 'festival', ['sri_lanka'], inMonth('bhadrapada', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_vap', 'festival', ['sri_lanka'], inMonth('ashwina', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_il', 'festival', ['sri_lanka'], inMonth('kartika', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_unduvap', 'festival', ['sri_lanka'], inMonth('margashirsha', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_duruthu', 'festival', ['sri_lanka'], inMonth('pausha', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_nawam', 'festival', ['sri_lanka'], inMonth('magha', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_medin', 'festival', ['sri_lanka'], inMonth('phalguna', 15, AT_SIX), [], ['sri_lanka_government']),
  row('poya_adhi', 'festival', ['sri_lanka'], inAdhikaMonth(15, AT_SIX), [], ['sri_lanka_government']),
] as const;
