import { ashtakavargaOf, placementOf } from '../../../core/ashtakavarga/ashtakavarga.js';
import { type Kakshya, kakshyaGivesBindu, kakshyaOf } from '../../../core/ashtakavarga/kakshya.js';
import { mapBodies } from '../../../core/charts/chart.js';
import { GRAHAS, isPlanet } from '../../../core/zodiac/grahas.js';
import type { Sign } from '../../../core/zodiac/signs.js';
import type { NatalContext } from '../context.js';

/** Bodies whose kakshya is told. */
export const KAKSHYA_BODIES = [...GRAHAS, 'Ascendant'] as const;

/** The kakshya of a body, and whether its lord gives that body a bindu there; null for the nodes, which have none. */
export interface BodyKakshya extends Kakshya {
  readonly sign: Sign;
  readonly lordGivesBindu: boolean | null;
}

/** Ashtakavarga of D-1 before and after the reductions, and the kakshyas. */
export const ashtakavarga = ({ rasi }: NatalContext) => {
  const tables = ashtakavargaOf(placementOf(rasi));
  const kakshyas = mapBodies(KAKSHYA_BODIES, (body): BodyKakshya => {
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
