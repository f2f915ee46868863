import type { Language } from '../../calculations/fields/languages.js';
import { KAKSHYA_BODIES } from '../../calculations/natal/sections/ashtakavarga.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { mapBodies } from '../../core/charts/chart.js';
import { PLANETS } from '../../core/zodiac/grahas.js';
import { signRecord } from '../values/position.js';

/** Ashtakavarga tables; every row runs Aries..Pisces. */
export const ashtakavargaRecord = (of: SectionResults['ashtakavarga'], language: Language) => ({
  binna_ashtaka_varga: of.bhinna,
  samudhaya_ashtaka_varga: of.sarva,
  prastara_ashtaka_varga: of.prastara,
  sodhita_ashtaka_varga: { after_trikona: of.afterTrikona, after_ekadhipatya: of.afterEkadhipatya },
  samudhaya_sodhita: of.sodhitaSarva,
  raasi_pindas: mapBodies(PLANETS, (planet) => of.pindas[planet].rasi),
  graha_pindas: mapBodies(PLANETS, (planet) => of.pindas[planet].graha),
  sodhya_pindas: mapBodies(PLANETS, (planet) => of.pindas[planet].sodhya),
  details: {
    kakshya: mapBodies(KAKSHYA_BODIES, (body) => {
      const { sign, number, lord, lordGivesBindu } = of.kakshyas[body];
      return { ...signRecord(sign, language), kakshya: number, lord, lord_gives_bindu: lordGivesBindu };
    }),
  },
});
