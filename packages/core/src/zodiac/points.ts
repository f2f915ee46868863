/**
 * Ids of the points of a chart that are no bodies, each list in the order of every response; rows and formulas are in
 * `points`.
 */

/** Upagrahas of the Sun (docs/rules/02-points-and-arudhas.md#section-3). */
export const SOLAR_UPAGRAHAS = ['dhuma', 'vyatipaata', 'parivesha', 'indrachaapa', 'upaketu'] as const;
export type SolarUpagraha = (typeof SOLAR_UPAGRAHAS)[number];

/** Upagrahas that rise in a planet's part of the day or night (docs/rules/02-points-and-arudhas.md#section-3). */
export const TIME_UPAGRAHAS = ['kaala', 'mrityu', 'artha_praharaka', 'yama_ghantaka', 'gulika', 'maandi'] as const;
export type TimeUpagraha = (typeof TIME_UPAGRAHAS)[number];

/** The eleven upagrahas. */
export const UPAGRAHAS = [...SOLAR_UPAGRAHAS, ...TIME_UPAGRAHAS] as const;
export type Upagraha = (typeof UPAGRAHAS)[number];

/** The nine special lagnas (docs/rules/02-points-and-arudhas.md#section-2). */
export const SPECIAL_LAGNAS = [
  'bhava_lagna',
  'hora_lagna',
  'ghati_lagna',
  'vighati_lagna',
  'sree_lagna',
  'indu_lagna',
  'pranapada_lagna',
  'kunda_lagna',
  'bhrigu_bindhu_lagna',
] as const;
export type SpecialLagna = (typeof SPECIAL_LAGNAS)[number];

/** The fourteen sphutas (docs/rules/02-points-and-arudhas.md#section-4). */
export const SPHUTAS = [
  'tri_sphuta',
  'chatur_sphuta',
  'pancha_sphuta',
  'prana_sphuta',
  'deha_sphuta',
  'mrityu_sphuta',
  'sookshma_tri_sphuta',
  'beeja_sphuta',
  'kshetra_sphuta',
  'tithi_sphuta',
  'yoga_sphuta',
  'yogi_sphuta',
  'avayogi_sphuta',
  'rahu_tithi_sphuta',
] as const;
export type Sphuta = (typeof SPHUTAS)[number];

/** V1 (the varnada lagna) .. V12. */
export const VARNADAS = ['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12'] as const;
export type Varnada = (typeof VARNADAS)[number];

/** Arudha padas by the number of their house. */
export const ARUDHAS = ['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'A8', 'A9', 'A10', 'A11', 'A12'] as const;

/** Points, not bodies, from which a dasha can start. */
export const START_POINTS = [...UPAGRAHAS, ...SPECIAL_LAGNAS, ...ARUDHAS, ...VARNADAS, ...SPHUTAS] as const;
