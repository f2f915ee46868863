import { norm360 } from '../angles/angles.js';
import { baladiAvastha, jagradadiAvastha } from '../charts/states/avasthas.js';
import { COMBUSTION_ORB_DEG, type CombustiblePlanet, combustionOf } from '../charts/states/combustion.js';
import { GANDANTA_DEG, GANDANTA_ORB_DEG } from '../muhurta/exclusions.data.js';
import { inGandanta } from '../muhurta/exclusions.js';
import { circleLevelsBetween, levelsReached, multiplesBetween } from '../search/sampledPath.js';
import { inPushkaraBhaga, inPushkaraNavamsa, type MrityuPoint, mrityuBhagaAt } from '../zodiac/criticalDegrees.js';
import { dignityAt } from '../zodiac/dignities.js';
import { GRAHAS, type Graha, isGraha, OUTER_PLANETS, PLANETS, type Planet, type SkyBody } from '../zodiac/grahas.js';
import { DEGREES_PER_SIGN, SIGNS } from '../zodiac/signs.js';
import type { KeysOf, MarginKey } from './key.js';
import {
  BODY_KP_ITEMS,
  KP_ITEMS,
  type MarginPoint,
  NAMED_VARGAS,
  NAVAMSA_64_ITEM,
  PADA_ITEM,
  type PointItem,
  pointKey,
  vargaItem,
} from './pointKeys.js';
import type { WindowSky } from './windowSky.js';

const whole = (degrees: number): PointItem['levels'] => multiplesBetween(degrees);
const PUSHKARA_DEG = DEGREES_PER_SIGN / 9;

const PUSHKARA_ITEMS: readonly PointItem[] = [
  { id: 'pushkara_navamsa', kind: 'plain', levels: whole(PUSHKARA_DEG), valueOf: inPushkaraNavamsa },
  { id: 'pushkara_bhaga', kind: 'plain', levels: whole(1), valueOf: inPushkaraBhaga },
];

/** Within the orb of the fatal degree of its sign. */
function mrityuItem(point: MrityuPoint): PointItem {
  const levels = SIGNS.flatMap((_, index) => {
    const startDeg = index * DEGREES_PER_SIGN;
    const { degreeInSign, toleranceDeg } = mrityuBhagaAt(point, startDeg);
    const middle = startDeg + degreeInSign;
    return [startDeg, middle - toleranceDeg, middle + toleranceDeg];
  }).sort((a, b) => a - b);
  return {
    id: 'mrityu_bhaga',
    kind: 'plain',
    levels: circleLevelsBetween(levels),
    valueOf: (longitudeDeg) => mrityuBhagaAt(point, longitudeDeg).isWithin,
  };
}

const GANDANTA_ITEM: PointItem = {
  id: 'gandanta',
  kind: 'plain',
  levels: circleLevelsBetween(
    GANDANTA_DEG.flatMap((edge) => [norm360(edge - GANDANTA_ORB_DEG), edge + GANDANTA_ORB_DEG]).sort((a, b) => a - b),
  ),
  valueOf: inGandanta,
};

/** Ranges of dignity start and end at whole degrees. */
const dignityItem = (graha: Graha): PointItem => ({
  id: 'dignity',
  kind: 'dignity',
  levels: whole(1),
  valueOf: (longitudeDeg) => dignityAt(graha, longitudeDeg),
});

/** Six degrees, in which a planet has one age. */
const AGE_DEG = 6;

const AVASTHA_ITEMS: readonly ((planet: Planet) => PointItem)[] = [
  () => ({ id: 'baladi', kind: 'baladi', levels: whole(AGE_DEG), valueOf: baladiAvastha }),
  (planet) => ({
    id: 'jagradadi',
    kind: 'jagradadi',
    levels: whole(1),
    valueOf: (longitudeDeg) => jagradadiAvastha(dignityAt(planet, longitudeDeg)),
  }),
];

/** Avasthas of the seven planets that follow from their places alone. */
export const avasthaKeys: KeysOf = (sky) =>
  PLANETS.flatMap((planet) =>
    AVASTHA_ITEMS.map((item) =>
      pointKey({ id: planet, group: 'avasthas', path: () => sky.longitude(planet) }, item(planet)),
    ),
  );

const vargaItems = ({ rules }: WindowSky): readonly PointItem[] => NAMED_VARGAS.map((key) => vargaItem(key, rules));

/** Keys of the ascendant. */
export const lagnaKeys: KeysOf = (sky) => {
  const point: MarginPoint = { id: 'lagna', group: 'lagna', path: sky.ascendant };
  const items = [...vargaItems(sky), PADA_ITEM, NAVAMSA_64_ITEM, ...BODY_KP_ITEMS, mrityuItem('Ascendant')];
  return items.map((item) => pointKey(point, item));
};

/** Keys of the midheaven. */
export const midheavenKeys: KeysOf = (sky) => {
  const point: MarginPoint = { id: 'midheaven', group: 'midheaven', path: sky.midheaven };
  return [...vargaItems(sky), PADA_ITEM, ...BODY_KP_ITEMS].map((item) => pointKey(point, item));
};

const SIGN_ITEM_ID = 'sign';

/** Lords of the twelve cusps of Placidus. */
export const cuspKeys: KeysOf = (sky) => {
  const sign: PointItem = { ...vargaItem('D-1_rasi', sky.rules), id: SIGN_ITEM_ID };
  return SIGNS.flatMap((_, index) => {
    const house = index + 1;
    const id = `kp_cusp_${house}`;
    return [sign, ...KP_ITEMS].map((item) => {
      const cusp = sky.cusp(house);
      return cusp === null
        ? {
            key: `${id}.${item.id}`,
            group: 'kp_cusps' as const,
            kind: item.kind,
            limits: () => [],
            valueAt: () => null,
          }
        : pointKey({ id, group: 'kp_cusps', path: () => cusp }, item);
    });
  });
};

const isRetrogradePlanet = (body: SkyBody): boolean => body !== 'Sun' && body !== 'Moon';
const isCombustible = (body: SkyBody): body is CombustiblePlanet =>
  body !== 'Sun' && (PLANETS as readonly string[]).includes(body);

/** Keys of the nine grahas and, where the calculation has them, of the outer planets. */
export const grahaKeys: KeysOf = (sky) => {
  const bodies: readonly SkyBody[] = sky.rules.calculation_type === 'ss' ? GRAHAS : [...GRAHAS, ...OUTER_PLANETS];
  const vargas = vargaItems(sky);
  return bodies.flatMap((body) => {
    const point: MarginPoint = { id: body, group: body, path: () => sky.longitude(body) };
    const items = [
      ...vargas,
      PADA_ITEM,
      ...BODY_KP_ITEMS,
      ...(isGraha(body) ? [NAVAMSA_64_ITEM, dignityItem(body), mrityuItem(body), ...PUSHKARA_ITEMS] : []),
      ...(body === 'Moon' ? [GANDANTA_ITEM] : []),
    ];
    return [
      ...items.map((item) => pointKey(point, item)),
      ...(isRetrogradePlanet(body) ? [retrogradeKey(sky, body)] : []),
      ...(isCombustible(body) ? [combustKey(sky, body)] : []),
    ];
  });
};

const retrogradeKey = (sky: WindowSky, body: SkyBody): MarginKey => ({
  key: `${body}.retrograde`,
  group: body,
  kind: 'plain',
  limits: () => stationsOf(sky, body),
  valueAt: (days) => sky.speed(body).at(days) < 0,
});

const stationsOf = (sky: WindowSky, body: SkyBody): readonly number[] =>
  levelsReached(sky.speed(body), (low, high) => (low <= 0 && high >= 0 ? [0] : []));

const combustKey = (sky: WindowSky, planet: CombustiblePlanet): MarginKey => {
  const { direct, retrograde } = COMBUSTION_ORB_DEG[planet];
  const orbs = circleLevelsBetween(
    [...new Set([direct, retrograde, 360 - retrograde, 360 - direct])].sort((a, b) => a - b),
  );
  return {
    key: `${planet}.combust`,
    group: planet,
    kind: 'plain',
    limits: (range) => [...levelsReached(sky.difference(planet, 'Sun'), orbs, range), ...stationsOf(sky, planet)],
    valueAt: (days) =>
      combustionOf(
        planet,
        norm360(sky.longitude(planet).at(days)),
        norm360(sky.longitude('Sun').at(days)),
        sky.speed(planet).at(days) < 0,
      ).combust,
  };
};
