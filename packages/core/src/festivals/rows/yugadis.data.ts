// First days of the yugas and of the Manus: docs/rules/10-festivals.md#section-10 and #section-7.
import type { LunarMonthName } from '../../panchanga/lunarMonths.js';
import type { FestivalCategory } from '../festivalRow.js';
import { day, inMonth, row } from './row.js';

/** Those of the bright half are of the forenoon, those of the dark half of the last third of the day. */
const first = <const Id extends string>(id: Id, category: FestivalCategory, month: LunarMonthName, tithi: number) =>
  row(
    id,
    category,
    ['all'],
    inMonth(month, tithi, tithi <= 15 ? { procedure: 'three_muhurtas' } : day('aparahna3', 'vyapti', 'start')),
    [tithi <= 15 ? 'purvahna' : 'aparahna'],
    ['nirnayasindhu', 'drik_panchang'],
  );

export const YUGADIS = [
  first('treta_yugadi', 'yugadi', 'vaishakha', 3),
  first('satya_yugadi', 'yugadi', 'kartika', 9),
  first('dwapara_yugadi', 'yugadi', 'magha', 30),
  first('kali_yugadi', 'yugadi', 'bhadrapada', 28),
  first('manvadi_svayambhuva', 'manvadi', 'chaitra', 3),
  first('manvadi_svarochisha', 'manvadi', 'chaitra', 15),
  first('manvadi_vaivasvata', 'manvadi', 'jyeshtha', 15),
  first('manvadi_raivata', 'manvadi', 'ashadha', 10),
  first('manvadi_chakshusha', 'manvadi', 'ashadha', 15),
  first('manvadi_indra_savarni', 'manvadi', 'shravana', 23),
  first('manvadi_daiva_savarni', 'manvadi', 'shravana', 30),
  first('manvadi_rudra_savarni', 'manvadi', 'bhadrapada', 3),
  first('manvadi_daksha_savarni', 'manvadi', 'ashwina', 9),
  first('manvadi_tamasa', 'manvadi', 'kartika', 12),
  first('manvadi_uttama', 'manvadi', 'kartika', 15),
  first('manvadi_dharma_savarni', 'manvadi', 'pausha', 11),
  first('manvadi_brahma_savarni', 'manvadi', 'magha', 7),
  first('manvadi_savarni', 'manvadi', 'phalguna', 15),
] as const;
