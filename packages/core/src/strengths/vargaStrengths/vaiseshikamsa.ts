import { recordFrom } from '../../records.js';
import { EXALTATION_SIGNS, MOOLATRIKONA_SIGNS } from '../../zodiac/dignities.data.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { lordOf } from '../../zodiac/houses.js';
import type { Sign } from '../../zodiac/signs.js';
import type { VargaKey } from '../../zodiac/vargaKeys.js';
import type { StrengthChart } from '../strengthChart.js';
import { type AmsaId, SCHEME_AMSAS, SCHEME_VARGAS, VARGA_SCHEMES, type VargaScheme } from './vargaSchemes.data.js';

/** In how many vargas of a group a graha is at home (docs/rules/03-strengths.md#section-13). */
export interface Vaiseshikamsa {
  readonly vargas: readonly VargaKey[];
  readonly count: number;
  /** null below two */
  readonly amsa: AmsaId | null;
}

/** Own, exaltation or moolatrikona sign, whatever the degrees; the nodes own none. */
export const isAtHome = (graha: Graha, sign: Sign): boolean =>
  lordOf(sign) === graha || EXALTATION_SIGNS[graha].includes(sign) || MOOLATRIKONA_SIGNS[graha] === sign;

/** Vaiseshikamsa of the nine grahas in the four groups. */
export const vaiseshikamsaOf = (
  chart: Pick<StrengthChart, 'varga'>,
): Readonly<Record<VargaScheme, Readonly<Record<Graha, Vaiseshikamsa>>>> =>
  recordFrom(VARGA_SCHEMES, (scheme) =>
    recordFrom(GRAHAS, (graha) => {
      const vargas = SCHEME_VARGAS[scheme]
        .map(({ key }) => key)
        .filter((key) => isAtHome(graha, chart.varga(key).grahas[graha].sign));
      return { vargas, count: vargas.length, amsa: SCHEME_AMSAS[scheme][vargas.length - 2] ?? null };
    }),
  );
