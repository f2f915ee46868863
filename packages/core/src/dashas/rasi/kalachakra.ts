import { norm360 } from '../../angles/angles.js';
import { NAKSHATRA_DEG, NAKSHATRAS, PADA_DEG } from '../../zodiac/nakshatras.js';
import { SIGNS, type Sign, signAt, signIndex } from '../../zodiac/signs.js';
import { rotated } from '../graha/antardashaOrder.js';
import { type DashaPlan, type Division, weightedDivision } from '../period.js';
import { startOf } from '../starsFromMoon.js';
import { KALACHAKRA_GROUPS, KALACHAKRA_PADAS, KALACHAKRA_YEARS, type KalachakraGroup } from './kalachakra.data.js';
import type { RasiDashaRules, RasiDashaSubject } from './rasiDashaSubject.js';

/** The pada that the dasha starts from. */
export interface PadaSeed {
  /** 0 <= x < 360, options applied */
  readonly longitudeDeg: number;
  /** 1..108, from Ashwini */
  readonly pada: number;
  /** Share of the pada that has passed, 0 <= x < 1. */
  readonly elapsed: number;
}

export interface KalachakraDasha {
  readonly seed: PadaSeed;
  readonly plan: DashaPlan<Sign>;
}

const PADAS_OF_STAR = 4;
const PADAS = NAKSHATRAS.length * PADAS_OF_STAR;
const NINE = 9;
/** The nine positions of a pada, the four padas of a group, and those of its partner: then the chain repeats. */
const CHAIN = NINE * PADAS_OF_STAR * 2;
const PARTNERS: Readonly<Record<KalachakraGroup, KalachakraGroup>> = { 0: 1, 1: 0, 2: 3, 3: 2 };

const yearsOf = (sign: Sign): number => KALACHAKRA_YEARS[sign];
const groupOfPada = (pada: number): KalachakraGroup =>
  KALACHAKRA_GROUPS[Math.floor(pada / PADAS_OF_STAR)] as KalachakraGroup;
const signsOfPada = (pada: number): readonly Sign[] =>
  KALACHAKRA_PADAS[groupOfPada(pada)][pada % PADAS_OF_STAR] as readonly Sign[];

/** The pada of the Moon, or of the chosen body or nakshatra (docs/rules/05-rasi-dashas.md#section-5). */
function padaSeed({ longitudesDeg }: RasiDashaSubject, rules: RasiDashaRules): PadaSeed {
  const [body, stars] = startOf(rules.kalachakra_start);
  return padaAt(longitudesDeg[body] + stars * NAKSHATRA_DEG);
}

/** The pada of a longitude. */
function padaAt(longitude: number): PadaSeed {
  const longitudeDeg = norm360(longitude);
  const place = longitudeDeg / PADA_DEG;
  const index = Math.min(PADAS - 1, Math.floor(place));
  return { longitudeDeg, pada: index + 1, elapsed: Math.max(0, place - index) };
}

/** Parts in proportion to the years of their signs. */
const divided = (keys: readonly number[], signs: readonly Sign[]): Division =>
  weightedDivision(keys, signs.map(yearsOf));

/**
 * Methods 1 (PVR book) and 2 (Rath), which are the same: nine signs of the chain of padas, from the one in which the
 * elapsed share of the pada falls; the first only with its balance. The parts of a period are the nine positions of the
 * chain from its own. The key of a period is its position in the chain.
 */
export const kalachakraByChain = (subject: RasiDashaSubject, rules: RasiDashaRules): KalachakraDasha =>
  chainFrom(padaSeed(subject, rules));

/** The sign of the first period of the chain that starts from a longitude. */
export const firstOfChain = (longitudeDeg: number): Sign => firstOf(chainFrom(padaAt(longitudeDeg)));

/** The same of the navamsa signs. */
export const firstOfNavamsas = (longitudeDeg: number): Sign => firstOf(navamsasFrom(padaAt(longitudeDeg)));

const firstOf = ({ plan: { lords, mahadashas } }: KalachakraDasha): Sign => lords[mahadashas[0]?.key ?? 0] as Sign;

/** Longitudes at which the first sign of a chain may change: each pada is divided by the years of its nine signs. */
export const CHAIN_LIMITS_DEG: readonly number[] = Array.from({ length: PADAS }, (_, pada) => {
  const years = signsOfPada(pada).map(yearsOf);
  const total = years.reduce((sum, one) => sum + one, 0);
  let passed = 0;
  return years.map((one) => {
    const startDeg = (pada + passed / total) * PADA_DEG;
    passed += one;
    return startDeg;
  });
}).flat();

function chainFrom(seed: PadaSeed): KalachakraDasha {
  const pada = seed.pada - 1;
  const group = groupOfPada(pada);
  const chain = [...KALACHAKRA_PADAS[group], ...KALACHAKRA_PADAS[PARTNERS[group]]].flat();
  const nineFrom = (place: number): readonly number[] =>
    Array.from({ length: NINE }, (_, index) => (place + index) % CHAIN);
  const signAtPlace = (place: number): Sign => chain[place] as Sign;

  const signs = signsOfPada(pada);
  const elapsedYears = seed.elapsed * signs.reduce((sum, sign) => sum + yearsOf(sign), 0);
  let passed = yearsOf(signs[0] as Sign);
  let index = 0;
  while (passed <= elapsedYears && index < NINE - 1) {
    index += 1;
    passed += yearsOf(signs[index] as Sign);
  }
  const balance = Math.max(0, passed - elapsedYears);
  const keys = nineFrom((pada % PADAS_OF_STAR) * NINE + index);
  return {
    seed,
    plan: {
      lords: chain,
      mahadashas: keys.map((key, place) => ({ key, years: place === 0 ? balance : yearsOf(signAtPlace(key)) })),
      divide(key) {
        const parts = nineFrom(key);
        return divided(parts, parts.map(signAtPlace));
      },
    },
  };
}

/**
 * Method 3 (Raghavacharya): nine navamsa signs from that of birth, the first only with its balance. Antardashas are the
 * nine signs of the pada of the mahadasha; deeper parts those of the pada of birth, from the sign of the period if it
 * is among them, else from the first. Keys: the padas of the mahadashas, after them the twelve signs.
 */
export const kalachakraByNavamsas = (subject: RasiDashaSubject, rules: RasiDashaRules): KalachakraDasha =>
  navamsasFrom(padaSeed(subject, rules));

function navamsasFrom(seed: PadaSeed): KalachakraDasha {
  const first = seed.pada - 1;
  const navamsaSigns = Array.from({ length: NINE }, (_, index) => signAt(first + index));
  const birthSigns = signsOfPada(first);
  const keyed = (signs: readonly Sign[]): Division =>
    divided(
      signs.map((sign) => NINE + signIndex(sign)),
      signs,
    );
  return {
    seed,
    plan: {
      lords: [...navamsaSigns, ...SIGNS],
      mahadashas: navamsaSigns.map((sign, key) => ({
        key,
        years: key === 0 ? yearsOf(sign) * (1 - seed.elapsed) : yearsOf(sign),
      })),
      divide(key) {
        if (key < NINE) return keyed(signsOfPada((first + key) % PADAS));
        return keyed(rotated(birthSigns, Math.max(0, birthSigns.indexOf(SIGNS[key - NINE] as Sign))));
      },
    },
  };
}
