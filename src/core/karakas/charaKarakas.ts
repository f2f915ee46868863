import type { Rules } from '../rules/rules.js';
import { type Graha, PLANETS } from '../zodiac/grahas.js';
import { DEGREES_PER_SIGN } from '../zodiac/signs.js';
import { CHARA_KARAKA_SCHEMES } from './karakas.data.js';

export type CharaKaraka = (typeof CHARA_KARAKA_SCHEMES.eight)[number];
export const CHARA_KARAKAS: readonly CharaKaraka[] = CHARA_KARAKA_SCHEMES.eight;
/** Ketu is never a chara karaka. */
export type CharaKarakaGraha = Exclude<Graha, 'Ketu'>;

export interface RankedKaraka {
  readonly karaka: CharaKaraka;
  /** 1 for the atma karaka */
  readonly rank: number;
  readonly graha: CharaKarakaGraha;
  /** degrees passed in the sign, by Rahu backward from its end; 0 <= x <= 30 */
  readonly rankingDegrees: number;
}

/** D-1 degrees in sign of the grahas that can be karakas. */
export type KarakaDegrees = Readonly<Record<CharaKarakaGraha, { readonly degreesInSign: number }>>;

/**
 * The chara karakas by rank (docs/rules/02-points-and-arudhas.md#section-7): Sun..Saturn by degrees in their D-1
 * sign, Rahu by what is left of its sign, the most advanced first; an exact tie keeps the order Sun..Rahu. The
 * ranking is that of D-1 in every varga.
 */
export function charaKarakas(grahas: KarakaDegrees, scheme: Rules['karaka_scheme'] = 'eight'): readonly RankedKaraka[] {
  const candidates: readonly CharaKarakaGraha[] = scheme === 'eight' ? [...PLANETS, 'Rahu'] : PLANETS;
  const ranked = candidates
    .map((graha) => ({
      graha,
      rankingDegrees: graha === 'Rahu' ? DEGREES_PER_SIGN - grahas.Rahu.degreesInSign : grahas[graha].degreesInSign,
    }))
    .sort((a, b) => b.rankingDegrees - a.rankingDegrees);
  const karakas: readonly CharaKaraka[] = CHARA_KARAKA_SCHEMES[scheme];
  return ranked.map((row, index) => ({ karaka: karakas[index] as CharaKaraka, rank: index + 1, ...row }));
}
