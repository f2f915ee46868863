import { choice } from './choice.js';

const SECTION_5 = 'docs/rules/06-yogas-doshas-longevity.md#section-2-5';

/**
 * Choices of yogas (docs/rules/06-yogas-doshas-longevity.md#section-2 and #section-3): readings of single
 * combinations, and what the list holds.
 */
export const yogaChoices = {
  yogas: choice(
    ['classical', 'jhora'],
    'classical',
    'which yogas are looked for: the classical combinations in 23 charts, or those that Jagannatha Hora names, in D-1 and by the conditions that fit its lists',
    'docs/rules/06-yogas-doshas-longevity.md#section-2 and #section-3, docs/rules/09-jhora-agreement.md#rule-y1 (jhora)',
  ),
  cancelled_yogas: choice(
    ['left_out', 'listed'],
    'left_out',
    'yogas that are formed and cancelled: left out as absent, or listed with the ids of what cancels them',
    'docs/rules/06-yogas-doshas-longevity.md#section-2',
  ),
  further_yogas: choice(
    ['no', 'yes'],
    'no',
    'whether gaja yoga, the combined names, the raja yoga of three exalted planets and the raja yogas of chara karakas are tested too',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-15 and #section-3',
  ),
  kemadruma_yoga: choice(
    ['with_kendras', 'bvr'],
    'with_kendras',
    'kemadruma yoga: no graha but the Sun with the Moon or in the 2nd or 12th from it, cancelled if a kendra is occupied; or no graha in the 2nd and 12th from the Moon, whatever is with it or in the kendras (bvr)',
    'B.V. Raman, Three Hundred Important Combinations 5 (bvr); docs/rules/06-yogas-doshas-longevity.md#section-2-2',
  ),
  sara_yoga: choice(
    ['within_4_5_6_7', 'bvr_print'],
    'within_4_5_6_7',
    'houses of sara and ishu yoga: 4, 5, 6, 7, or 4, 5, 9, 7 as B.V. Raman prints them',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-4',
  ),
  subha_yoga: choice(
    ['plain', 'check_affliction'],
    'plain',
    'whether subha yoga asks the Ascendant to be free of malefics in it, seeing it (the nodes 5, 7, 9) and around it',
    SECTION_5,
  ),
  matsya_yoga: choice(
    ['pvr', 'bvr'],
    'pvr',
    'who alone holds the houses 1 and 9 in matsya yoga: benefics (pvr) or malefics (bvr)',
    SECTION_5,
  ),
  koorma_yoga: choice(
    ['bvr', 'pvr'],
    'bvr',
    'koorma yoga: strong benefics in 5, 6, 7 or in 1, 3, 11 (bvr), or the first and dignified malefics in 1, 3, 11 (pvr)',
    SECTION_5,
  ),
  brahma_yoga: choice(
    ['benefics', 'kendra'],
    'benefics',
    'brahma yoga: benefics in 4, 10, 11 from L1, or Jupiter, Venus and Mercury in kendras from L9, L11 and L1 or L10',
    SECTION_5,
  ),
  lakshmi_yoga: choice(
    ['kendra', 'bvr'],
    'kendra',
    'where L9 stands in lakshmi yoga: in a kendra, or in a kendra or kona (bvr)',
    SECTION_5,
  ),
  amsaavatara_yoga: choice(
    ['any_lagna', 'bvr'],
    'any_lagna',
    'whether amsaavatara yoga asks for a movable Ascendant (bvr)',
    SECTION_5,
  ),
  bhaaskara_yoga: choice(
    ['moon_from_sun', 'bvr'],
    'moon_from_sun',
    'the Moon of bhaaskara yoga: 12th from the Sun, or 11th from Mercury (bvr)',
    SECTION_5,
  ),
  gandharva_yoga: choice(
    ['joins_or_aspects', 'bvr'],
    'joins_or_aspects',
    'Jupiter in gandharva yoga: joins or aspects L1, or joins it (bvr)',
    SECTION_5,
  ),
  go_yoga: choice(
    ['sign', 'degrees'],
    'sign',
    'Jupiter of go yoga: anywhere in Sagittarius, or in its degrees 0 to 10',
    SECTION_5,
  ),
  gaja_yoga: choice(
    ['eleventh_house', 'from_moon'],
    'eleventh_house',
    'gaja yoga, where further yogas are tested: Moon and L7 in 11 seen by L11, or Moon, L9 and the lord of the 9th from the Moon in 11',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-15',
  ),
  dharidhra_yoga: choice(
    ['second_or_eleventh_lord', 'bvr'],
    'second_or_eleventh_lord',
    'dharidhra yoga without a number: L2 or L11 in a dusthana, or any of 144 to 153 (bvr)',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-8',
  ),
  sumukha_yoga: choice(
    ['bvr_166', 'bvr_167'],
    'bvr_166',
    'sumukha yoga: by company and sight of benefics, or a strong L2 in a kendra whose dispositor is at home in 4 of 16 vargas',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-9',
  ),
  buddhimaturya_yoga: choice(
    ['benefic_lord', 'any_lord'],
    'benefic_lord',
    'whether L5 of buddhimaturya yoga must itself be a benefic',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-12',
  ),
  sirachcheda_yoga: choice(
    ['cruel', 'same_deity'],
    'cruel',
    'shashtiamsas of sirachcheda yoga: cruel, or one and the same cruel one for all',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-14',
  ),
  vaatharoga_yoga: choice(
    ['jupiter_and_saturn', 'alt'],
    'jupiter_and_saturn',
    'vaatharoga yoga: Jupiter in 1 and Saturn in 7, or Mars in 5, 7, 9, or the Sun in 1 with the waning Moon and Saturn both in 12',
    'docs/rules/06-yogas-doshas-longevity.md#section-2-14',
  ),
} as const;
