/** What the values of the choices of yogas set; their source is that of the choice (`yogaAndDoshaChoices.ts`). */

/** Yogas whose conditions the books give in more than one way, as in the rows of the yogas. */
const USUAL_YOGAS = {
  kemadruma_yoga: 'with_kendras',
  sara_yoga: 'within_4_5_6_7',
  subha_yoga: 'plain',
  matsya_yoga: 'pvr',
  koorma_yoga: 'bvr',
  brahma_yoga: 'benefics',
  lakshmi_yoga: 'kendra',
  amsaavatara_yoga: 'any_lagna',
  bhaaskara_yoga: 'moon_from_sun',
  gandharva_yoga: 'joins_or_aspects',
  go_yoga: 'sign',
  gaja_yoga: 'eleventh_house',
  dharidhra_yoga: 'second_or_eleventh_lord',
  sumukha_yoga: 'bvr_166',
  buddhimaturya_yoga: 'benefic_lord',
  sirachcheda_yoga: 'cruel',
  vaatharoga_yoga: 'jupiter_and_saturn',
  harsha_yoga: 'own_house',
  sarala_yoga: 'own_house',
  vimala_yoga: 'own_house',
} as const;

export const YOGA_READINGS = {
  default: USUAL_YOGAS,
  bvr: {
    ...USUAL_YOGAS,
    kemadruma_yoga: 'bvr',
    sara_yoga: 'bvr_print',
    matsya_yoga: 'bvr',
    lakshmi_yoga: 'bvr',
    amsaavatara_yoga: 'bvr',
    bhaaskara_yoga: 'bvr',
    gandharva_yoga: 'bvr',
    dharidhra_yoga: 'bvr',
  },
  pvr: { ...USUAL_YOGAS, koorma_yoga: 'pvr' },
  phaladeepika: {
    ...USUAL_YOGAS,
    harsha_yoga: 'any_dusthana',
    sarala_yoga: 'any_dusthana',
    vimala_yoga: 'any_dusthana',
  },
  alternative: {
    ...USUAL_YOGAS,
    subha_yoga: 'check_affliction',
    brahma_yoga: 'kendra',
    go_yoga: 'degrees',
    gaja_yoga: 'from_moon',
    sumukha_yoga: 'bvr_167',
    buddhimaturya_yoga: 'any_lord',
    sirachcheda_yoga: 'same_deity',
    vaatharoga_yoga: 'alt',
  },
} as const;

/** Which yogas are listed: those that are formed and cancelled, and those of further books. */
export const LISTED_YOGAS = {
  usual: { cancelled_yogas: 'left_out', further_yogas: 'no' },
  with_cancelled: { cancelled_yogas: 'listed', further_yogas: 'no' },
  with_further: { cancelled_yogas: 'left_out', further_yogas: 'yes' },
  with_cancelled_and_further: { cancelled_yogas: 'listed', further_yogas: 'yes' },
} as const;
