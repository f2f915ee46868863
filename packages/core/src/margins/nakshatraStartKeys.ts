import { norm360 } from '../angles/angles.js';
import { panchasvara, SVARA_PART_DEG } from '../dashas/graha/panchasvara.js';
import { CHAIN_LIMITS_DEG, firstOfChain, firstOfNavamsas } from '../dashas/rasi/kalachakra.js';
import { startOf } from '../dashas/starsFromMoon.js';
import { circleLevelsBetween, multiplesBetween } from '../search/sampledPath.js';
import { NAKSHATRA_DEG, PADA_DEG } from '../zodiac/nakshatras.js';
import type { KeysOf, MarginKey } from './key.js';
import { type PointItem, pointKey } from './pointKeys.js';
import type { WindowSky } from './windowSky.js';

/** The first period of a dasha that follows from one longitude. */
const startKey = (id: string, path: () => ReturnType<WindowSky['ascendant']>, item: Omit<PointItem, 'id'>): MarginKey =>
  pointKey({ id, group: 'rasi_dashas', path }, { id: 'first', ...item });

/** The first periods of the rasi dashas that start inside a nakshatra: Kalachakra and Panchasvara. */
export const nakshatraStartKeys: KeysOf = (sky) => {
  const [body, stars] = startOf(sky.rules.kalachakra_start);
  const start = body === 'Ascendant' ? sky.ascendant : () => sky.longitude(body);
  const shiftDeg = stars * NAKSHATRA_DEG;
  const chain = CHAIN_LIMITS_DEG.map((limit) => norm360(limit - shiftDeg)).sort((a, b) => a - b);
  return [
    startKey('kalachakra_method_1', start, {
      kind: 'sign',
      levels: circleLevelsBetween(chain),
      valueOf: (longitudeDeg) => firstOfChain(longitudeDeg + shiftDeg),
    }),
    startKey('kalachakra_method_3', start, {
      kind: 'sign',
      levels: multiplesBetween(PADA_DEG),
      valueOf: (longitudeDeg) => firstOfNavamsas(longitudeDeg + shiftDeg),
    }),
    startKey('panchasvara', () => sky.longitude('Moon'), {
      kind: 'svara',
      levels: multiplesBetween(SVARA_PART_DEG),
      valueOf(longitudeDeg) {
        const { lords, mahadashas } = panchasvara(longitudeDeg, sky.rules).plan;
        return lords[mahadashas[0]?.key ?? 0] ?? null;
      },
    }),
  ];
};
