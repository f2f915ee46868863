// Shraddhas of Bhadrapada: docs/rules/10-festivals.md#section-10 and #section-7.
import type { FestivalRow, FestivalRule } from '../festivalRow.js';
import { day, inMonth, inPaksha, row } from './row.js';

/** A tithi or nakshatra at aparahna, with the three times of the rite. */
const APARAHNA = day('aparahna', 'vyapti', 'start');
const shraddha = <const Id extends string>(
  id: Id,
  rule: FestivalRule,
  more: Partial<Pick<FestivalRow, 'until'>> = {},
) => row(id, 'shraddha', ['all'], rule, ['kutapa', 'rauhina', 'aparahna'], ['nirnayasindhu', 'drik_panchang'], more);

export const SHRADDHAS = [
  shraddha('purnima_shraddha', inMonth('bhadrapada', 15, APARAHNA)),
  shraddha('pitrupaksha_begins', inMonth('bhadrapada', 16, APARAHNA), { until: 'sarva_pitru_amavasya' }),
  shraddha('maha_bharani', inPaksha('bhadrapada', 'krishna', 'Bharani', APARAHNA)),
  shraddha('magha_shraddha', inPaksha('bhadrapada', 'krishna', 'Magha', APARAHNA)),
  shraddha('sarva_pitru_amavasya', inMonth('bhadrapada', 30, APARAHNA)),
  shraddha('shraddha_dwitiya', inMonth('bhadrapada', 17, APARAHNA)),
  shraddha('shraddha_tritiya', inMonth('bhadrapada', 18, APARAHNA)),
  shraddha('shraddha_chaturthi', inMonth('bhadrapada', 19, APARAHNA)),
  shraddha('shraddha_panchami', inMonth('bhadrapada', 20, APARAHNA)),
  shraddha('shraddha_shashthi', inMonth('bhadrapada', 21, APARAHNA)),
  shraddha('shraddha_saptami', inMonth('bhadrapada', 22, APARAHNA)),
  shraddha('shraddha_ashtami', inMonth('bhadrapada', 23, APARAHNA)),
  shraddha('shraddha_navami', inMonth('bhadrapada', 24, APARAHNA)),
  shraddha('shraddha_dashami', inMonth('bhadrapada', 25, APARAHNA)),
  shraddha('shraddha_ekadashi', inMonth('bhadrapada', 26, APARAHNA)),
  shraddha('shraddha_dwadashi', inMonth('bhadrapada', 27, APARAHNA)),
  shraddha('shraddha_trayodashi', inMonth('bhadrapada', 28, APARAHNA)),
  shraddha('shraddha_chaturdashi', inMonth('bhadrapada', 29, APARAHNA)),
] as const;
