// Ranks of the rows of single regions: rows/regional.data.ts, rows/poya.data.ts, and Ashtami with
// Rohini (docs/rules/17-festivals-by-publisher-region-and-rank.md#section-3).
import { ranked } from './rank.js';

export const RANKS_OF_REGIONAL = {
  ...ranked(3, { tamil: 1, kannada: 2 }, 'sri_jayanti'),
  ...ranked(4, { assamese: 1 }, 'janmashtami_assamese'),
  ...ranked(4, { nepali: 1 }, 'nepali_new_year', 'saune_sankranti', 'maghe_sankranti'),
  ...ranked(4, { nepali: 1 }, 'mata_tirtha_aunsi', 'gai_jatra', 'indra_jatra', 'ghode_jatra', 'udhauli', 'ubhauli'),
  ...ranked(4, { nepali: 2 }, 'bala_chaturdashi', 'yomari_punhi'),
  ...ranked(4, { nepali: 1 }, 'fagu_purnima', 'fagu_purnima_terai', 'chaite_dashain', 'kushe_aunsi', 'mha_puja'),
  ...ranked(4, { sri_lanka: 1 }, 'sinhala_tamil_new_year'),
  ...ranked(3, { odia: 2 }, 'savitri_odia', 'durga_saptami_odia', 'durga_ashtami_odia'),
  ...ranked(
    4,
    { sri_lanka: 1 },
    ...(['poya_bak', 'poya_vesak', 'poya_poson', 'poya_esala', 'poya_nikini', 'poya_binara'] as const),
    ...(['poya_vap', 'poya_il', 'poya_unduvap', 'poya_duruthu', 'poya_nawam', 'poya_medin', 'poya_adhi'] as const),
  ),
} as const;
