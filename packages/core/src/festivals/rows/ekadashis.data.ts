// The ekadashis of the twelve months and of an adhika month: docs/rules/10-festivals.md#section-6.
import type { LunarMonthName } from '../../panchanga/lunarMonths.js';
import { row } from './row.js';

const ekadashi = <const Key extends string>(key: Key, month: LunarMonthName | 'adhika', tithi: 11 | 26) =>
  row(
    `ekadashi_${key}`,
    'vrata',
    ['all'],
    { kind: 'ekadashi', month, tithi },
    ['ekadashi_parana'],
    ['nirnayasindhu', 'haribhaktivilasa', 'drik_panchang'],
  );

export const EKADASHIS = [
  ekadashi('kamada', 'chaitra', 11),
  ekadashi('varuthini', 'chaitra', 26),
  ekadashi('mohini', 'vaishakha', 11),
  ekadashi('apara', 'vaishakha', 26),
  ekadashi('nirjala', 'jyeshtha', 11),
  ekadashi('yogini', 'jyeshtha', 26),
  ekadashi('devshayani', 'ashadha', 11),
  ekadashi('kamika', 'ashadha', 26),
  ekadashi('shravana_putrada', 'shravana', 11),
  ekadashi('aja', 'shravana', 26),
  ekadashi('parsva', 'bhadrapada', 11),
  ekadashi('indira', 'bhadrapada', 26),
  ekadashi('papankusha', 'ashwina', 11),
  ekadashi('rama', 'ashwina', 26),
  ekadashi('devutthana', 'kartika', 11),
  ekadashi('utpanna', 'kartika', 26),
  ekadashi('mokshada', 'margashirsha', 11),
  ekadashi('saphala', 'margashirsha', 26),
  ekadashi('pausha_putrada', 'pausha', 11),
  ekadashi('shattila', 'pausha', 26),
  ekadashi('jaya', 'magha', 11),
  ekadashi('vijaya', 'magha', 26),
  ekadashi('amalaki', 'phalguna', 11),
  ekadashi('papamochani', 'phalguna', 26),
  ekadashi('padmini', 'adhika', 11),
  ekadashi('parama', 'adhika', 26),
] as const;
