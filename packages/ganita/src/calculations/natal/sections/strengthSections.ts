import { ashtakavargaOf, placementOf } from '@ganita/core/ashtakavarga/ashtakavarga.js';
import { type Kakshya, kakshyaGivesBindu, kakshyaOf } from '@ganita/core/ashtakavarga/kakshya.js';
import { recordFrom } from '@ganita/core/records.js';

import { GRAHAS, isPlanet, PLANETS } from '@ganita/core/zodiac/grahas.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { NatalContext } from '../context.js';

/** Sixfold strength of Sun..Saturn, with ishta and kashta phala. */
export const shadBala = ({ strengths }: NatalContext) => {
  const { shadbala, ishtaKashta } = strengths();
  return recordFrom(PLANETS, (planet) => ({ ...shadbala[planet], ...ishtaKashta[planet] }));
};

/** Strength of the twelve houses. */
export const bhavaBala = ({ strengths }: NatalContext) => strengths().bhavaBala;

/** Harsha, pancha vargeeya and dwadasa vargeeya bala, ishta and kashta phala; rays, subhanka and drishti as details. */
export const otherBala = ({ strengths }: NatalContext) => strengths();

/** Twenty-point strength of the nine grahas, with the amsa they reach in each group. */
export const vimsopakaBala = ({ strengths }: NatalContext) => {
  const { vimsopaka, vaiseshikamsa } = strengths();
  return { vimsopaka, vaiseshikamsa };
};

/** In how many vargas of a group a graha is at home, and the name it has there. */
export const vaiseshikamsaBala = ({ strengths }: NatalContext) => strengths().vaiseshikamsa;

/** Bodies with a kakshya. */
export const KAKSHYA_BODIES = [...GRAHAS, 'Ascendant'] as const;

/** The kakshya of a body, and whether its lord gives that body a bindu there; null for the nodes, which have none. */
export interface BodyKakshya extends Kakshya {
  readonly sign: Sign;
  readonly lordGivesBindu: boolean | null;
}

/** Ashtakavarga of D-1 before and after the reductions, and the kakshyas. */
export const ashtakavarga = ({ rasi, rules }: NatalContext) => {
  const tables = ashtakavargaOf(placementOf(rasi), rules);
  const kakshyas = recordFrom(KAKSHYA_BODIES, (body): BodyKakshya => {
    const { longitudeDeg, sign } = body === 'Ascendant' ? rasi.ascendant : rasi.grahas[body];
    const owner = body === 'Ascendant' || isPlanet(body) ? body : null;
    return {
      ...kakshyaOf(longitudeDeg),
      sign,
      lordGivesBindu: owner && kakshyaGivesBindu(longitudeDeg, tables.prastara[owner]),
    };
  });
  return { ...tables, kakshyas };
};
