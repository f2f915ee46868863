import { norm360 } from '../angles/angles.js';
import { type CharaKarakaGraha, charaKarakas, type KarakaDegrees } from '../karakas/karakas.js';
import { recordFrom } from '../records.js';
import { type DaysRange, levelsReached, multiplesBetween } from '../search/sampledPath.js';
import { PLANETS } from '../zodiac/grahas.js';
import { DEGREES_PER_SIGN, degreesInSign } from '../zodiac/signs.js';
import type { KeysOf, MarginKey } from './key.js';

const CANDIDATES: readonly CharaKarakaGraha[] = [...PLANETS, 'Rahu'];
const SIGN_LIMITS = multiplesBetween(DEGREES_PER_SIGN);

/** Keys of the two schemes: the grahas by rank, the most advanced first. */
const SCHEMES = [
  { id: 'chara_karakas.7', scheme: 'seven', grahas: PLANETS },
  { id: 'chara_karakas.8', scheme: 'eight', grahas: CANDIDATES },
] as const;

/**
 * The order of the chara karakas: it changes where two grahas have passed the same part of their signs, and where one of
 * them changes sign. Rahu counts backward, so that its sum with another is a whole number of signs.
 */
export const karakaKeys: KeysOf = (sky) => {
  const swaps = (a: CharaKarakaGraha, b: CharaKarakaGraha, range: DaysRange): readonly number[] => {
    const difference = b === 'Rahu' ? sky.sum(a, b) : sky.difference(a, b);
    return levelsReached(difference, SIGN_LIMITS, range);
  };
  const degreesAt = (days: number): KarakaDegrees =>
    recordFrom(CANDIDATES, (graha) => ({ degreesInSign: degreesInSign(norm360(sky.longitude(graha).at(days))) }));
  return SCHEMES.map(
    ({ id, scheme, grahas }): MarginKey => ({
      key: id,
      group: 'chara_karakas',
      kind: 'grahas',
      limits: (range) =>
        (grahas as readonly CharaKarakaGraha[]).flatMap((graha, index) => [
          ...levelsReached(sky.longitude(graha), SIGN_LIMITS, range),
          ...grahas.slice(index + 1).flatMap((other) => swaps(graha, other, range)),
        ]),
      valueAt: (days) => charaKarakas(degreesAt(days), scheme).map(({ graha }) => graha),
    }),
  );
};
