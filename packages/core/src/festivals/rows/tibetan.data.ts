// Rows of the Tibetan calendar, of Ladakh, Sikkim and Himachal: docs/rules/10-festivals.md#section-20.
import { row, tibetan } from './row.js';

export const TIBETAN = [
  row('losar', 'new_year', ['ladakh', 'sikkim', 'himachal'], tibetan(1, 1), [], ['janson', 'state_gazettes']),
  row('stok_guru_tsechu', 'temple', ['ladakh'], tibetan(1, 9), [], ['janson', 'press'], { until: 2 }),
  row('matho_nagrang', 'temple', ['ladakh'], tibetan(1, 14), [], ['janson', 'press'], { until: 2 }),
  row('saga_dawa', 'festival', ['ladakh', 'sikkim'], tibetan(4, 15), [], ['janson', 'state_gazettes']),
  row('yuru_kabgyat', 'temple', ['ladakh'], tibetan(4, 27), [], ['janson', 'press'], { until: 2 }),
  row('hemis_tsechu', 'temple', ['ladakh'], tibetan(5, 10), [], ['janson', 'press'], { until: 2 }),
  row('drukpa_tseshi', 'festival', ['ladakh', 'sikkim'], tibetan(6, 4), [], ['janson', 'state_gazettes']),
  row('guru_trungkar_tsechu', 'festival', ['sikkim'], tibetan(6, 10), [], ['janson', 'state_gazettes']),
  row('pang_lhabsol', 'festival', ['sikkim'], tibetan(7, 15), [], ['janson', 'state_gazettes']),
  row('lhabab_duchen', 'festival', ['ladakh', 'sikkim'], tibetan(9, 22), [], ['janson', 'state_gazettes']),
  row('galdan_namchot', 'festival', ['ladakh'], tibetan(10, 25), [], ['janson', 'press']),
  row('ladakhi_losar', 'new_year', ['ladakh'], tibetan(11, 1), [], ['janson', 'press']),
  row('losoong', 'new_year', ['sikkim'], tibetan(11, 1), [], ['janson', 'state_gazettes']),
  row('dosmoche', 'temple', ['ladakh'], tibetan(12, 28), [], ['janson', 'press'], { until: 2 }),
] as const;
