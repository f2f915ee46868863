import type { YogaFamily } from './yoga.js';
import type { YogaId } from './yogaCatalogue.js';

// How a list for a family is ordered; no rule reads it. Names as B. V. Raman, Three Hundred Important Combinations, translates
// them: docs/rules/06-yogas-doshas-longevity.md#section-2.

/** Yogas of the Sun, the Moon, five great persons, and those that most books of an introduction list. */
export const WELL_KNOWN: ReadonlySet<string> = new Set<YogaId | RajaId>([
  'vesi_yoga',
  'vosi_yoga',
  'ubhayachara_yoga',
  'nipuna_yoga',
  'sunaphaa_yoga',
  'anaphaa_yoga',
  'duradhara_yoga',
  'kemadruma_yoga',
  'chandra_mangala_yoga',
  'adhi_yoga',
  'gaja_kesari_yoga',
  'vasumathi_yoga',
  'amala_yoga',
  'ruchaka_yoga',
  'bhadra_yoga',
  'sasa_yoga',
  'maalavya_yoga',
  'hamsa_yoga',
  'guru_mangala_yoga',
  'parvata_yoga',
  'kahala_yoga',
  'chaamara_yoga',
  'sankha_yoga',
  'bheri_yoga',
  'lagnaadhi_yoga',
  'parijatha_yoga',
  'pushkala_yoga',
  'harsha_yoga',
  'sarala_yoga',
  'vimala_yoga',
  'mahabhagya_yoga',
  'lakshmi_yoga',
  'saraswathi_yoga',
  'raja_yoga',
  'dharma_karmadhipati_raja_yoga',
  'vipareeta_raja_yoga',
  'neecha_bhanga_raja_yoga',
  'yogakaraka',
]);

type RajaId =
  | 'raja_yoga'
  | 'dharma_karmadhipati_raja_yoga'
  | 'vipareeta_raja_yoga'
  | 'neecha_bhanga_raja_yoga'
  | 'yogakaraka';

/** Families whose yogas are all named for poverty, disease or danger. */
export const GRAVE_FAMILIES: readonly YogaFamily[] = ['daridra', 'arishta'];

/** Others that are named for death, disease, loss, a curse, childlessness or bad conduct; without the numbers of their ids. */
export const GRAVE: ReadonlySet<string> = new Set([
  'asubha_yoga',
  'vanchana_chora_bheethi_yoga',
  'rogagrastha_yoga',
  'krisanga_yoga',
  'dehasthoulya_yoga',
  'asatyavadi_yoga',
  'jada_yoga',
  'mooka_yoga',
  'netranasa_yoga',
  'andha_yoga',
  'durmukha_yoga',
  'parannabhojana_yoga',
  'sarpaganda_yoga',
  'vakchalana_yoga',
  'vishaprayoga_yoga',
  'sodaranasa_yoga',
  'grihanasa_yoga',
  'bandhubhisthyaktha_yoga',
  'matrunasa_yoga',
  'kapata_yoga',
  'matru_satrutwa_yoga',
  'anapathya_yoga',
  'sarpasaapa_yoga',
  'pithru_saapa_sutakshaya_yoga',
  'maathru_saapa_sutakshaya_yoga',
  'bhraathru_saapa_sutakshaya_yoga',
  'pretha_saapa_yoga',
  'aputhra_yoga',
  'dattha_puthra_yoga',
  'kaalanirdesat_puthranaasa_yoga',
  'buddhi_jada_yoga',
  'jara_yoga',
  'jarajaputra_yoga',
  'bahu_sthree_yoga',
  'bhaga_chumbana_yoga',
  'jananatpurvam_pitru_marana_yoga',
  'apakeerthi_yoga',
  'dharidhra_yoga',
  'kushtaroga_yoga',
  'mathibhramana_yoga',
]);
