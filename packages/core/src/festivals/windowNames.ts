/** Windows that a row asks for by their own ids (docs/rules/10-festivals.md#section-7). */
const PLAIN_WINDOWS = [
  'anga',
  'pratah',
  'sangava',
  'madhyahna',
  'aparahna',
  'sayahna',
  'purvahna',
  'vijaya',
  'pradosha',
  'nishitha',
  'kutapa',
  'rauhina',
  'moonrise',
  'moonset',
  'sunset',
  'next_sunrise',
  'godhuli',
  'vrishabha_lagna',
  'simha_lagna',
  'mahanishitha',
  'ghatasthapana',
  'moon_avoid',
  'abhyanga',
  'sandhi_puja',
  'punya_kala',
  'until_sankranti',
] as const;

/** What a row asks for: a window, or a group of windows. */
export const WINDOW_NAMES = [
  ...PLAIN_WINDOWS,
  'evening_tenth',
  'pradosha_of_anga',
  'fixed_lagnas',
  'raksha',
  'holika',
  'arunodaya_snana',
  'four_praharas',
  'shivaratri_parana',
  'janmashtami',
  'ekadashi_parana',
] as const;
export type WindowName = (typeof WINDOW_NAMES)[number];

/** Ids of the windows in an answer. */
export const WINDOW_IDS = [
  ...PLAIN_WINDOWS,
  'sandhya',
  'vrishchika_lagna',
  'kumbha_lagna',
  'abhijit',
  'raksha_bandhan',
  'holika_dahan',
  'bhadra',
  'arunodaya',
  'prahara_1',
  'prahara_2',
  'prahara_3',
  'prahara_4',
  'parana',
  'hari_vasara',
  'rohini',
  'maha_punya_kala',
] as const;
export type WindowId = (typeof WINDOW_IDS)[number];

export const WINDOW_KINDS = ['puja', 'parana', 'avoid', 'snana', 'anga'] as const;
export type WindowKind = (typeof WINDOW_KINDS)[number];
