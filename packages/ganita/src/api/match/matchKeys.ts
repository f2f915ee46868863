import type { PairDoshaId } from '@ganita/core/match/exceptions.js';
import type { KootaId } from '@ganita/core/match/kootas.data.js';
import type { AdditionalPoruthamId, PoruthamId } from '@ganita/core/match/poruthams.js';

/** Keys of the contract for the eight kootas. */
export const KOOTA_KEYS = {
  varna: 'varna_porutham',
  vasya: 'vasiya_porutham',
  tara: 'dina_tara_porutham',
  yoni: 'yoni_porutham',
  graha_maitri: 'raasi_adhipathi_porutham',
  gana: 'gana_porutham',
  bhakoot: 'raasi_bahut_porutham',
  nadi: 'naadi_porutham',
} as const satisfies Readonly<Record<KootaId, string>>;

/** Keys of the contract for the ten poruthams. */
export const PORUTHAM_KEYS = {
  dina: 'dina_porutham',
  gana: 'gana_porutham',
  mahendra: 'mahendra_porutham',
  stree_deergha: 'sthree_dheerga_porutham',
  yoni: 'yoni_porutham',
  rasi: 'raasi_porutham',
  rasi_adhipati: 'raasi_adhipathi_porutham',
  vasya: 'vasiya_porutham',
  rajju: 'rajju_porutham',
  vedha: 'vedha_porutham',
} as const satisfies Readonly<Record<PoruthamId, string>>;

/** Names of the four poruthams that follow the eight kootas: those of the ten. */
export const ADDITIONAL_KEYS: Pick<typeof PORUTHAM_KEYS, AdditionalPoruthamId> = { ...PORUTHAM_KEYS };

export const PAIR_DOSHA_KEYS = {
  nadi: 'nadi_dosha',
  bhakoot: 'bhakoot_dosha',
  gana: 'gana_dosha',
} as const satisfies Readonly<Record<PairDoshaId, string>>;
