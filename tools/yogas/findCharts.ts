/**
 * Looks for two written skies for every yoga: one in which it is present, and one in which it is absent because exactly one
 * condition of one of its ways fails. Writes them to packages/ganita/tests/yogas/charts.json.
 *
 *   npm run yogas:charts               every yoga and every other reading of one
 *   npm run yogas:charts -- go_yoga    only these; the others stay as they are
 *
 * The search walks from random skies toward fewer failing conditions and is the same in every run. It looks at D-1, and
 * at the navamsa for what D-1 cannot show. What is found nowhere is named.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { norm360, separation } from '@ganita/core/angles/angles.js';
import { type Criteria, meets } from '@ganita/core/facts/criteria.js';
import type { Gender } from '@ganita/core/facts/gender.js';
import { recordFrom } from '@ganita/core/records.js';
import type { YogaFacts } from '@ganita/core/yogas/yogaFacts.js';
import type { VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { chance } from '../chance.js';
import { IMPOSSIBLE_IN_RASI, SUBJECTS, type Subject } from './subjects.js';
import { WRITTEN_BODIES, type WrittenBody, type WrittenSky, yogaFactsOf } from './writtenSky.js';

/** A sky on the way of the search: degrees, perhaps a little over 360, and the gender. */
interface SearchedSky {
  readonly degrees: Record<WrittenBody, number>;
  readonly gender: Gender;
}

interface Found {
  present: (WrittenSky & { readonly chart: VargaKey }) | null;
  absent: (WrittenSky & { readonly chart: VargaKey; readonly condition: string }) | null;
}

const target = new URL('../../packages/ganita/tests/yogas/charts.json', import.meta.url);

/** How far Mercury and Venus go from the Sun, degrees; a little less than they can. */
const ELONGATIONS = { Mercury: 26, Venus: 46 } as const;
type InnerPlanet = keyof typeof ELONGATIONS;
const INNER_PLANETS = Object.keys(ELONGATIONS) as readonly InnerPlanet[];
const isInner = (body: WrittenBody): body is InnerPlanet => body in ELONGATIONS;

const STEPS = 1_500;
const RESTARTS = 600;

const neat = (degrees: number): number => (Math.round(norm360(degrees) * 100) / 100) % 360;

/** Longitudes that few rules require and chance rarely meets: deep points, sixtieths, first degrees of signs, half degrees. */
const SPECIAL: Readonly<Partial<Record<WrittenBody, readonly number[]>>> = {
  Sun: [10, 190, 0.1, 120.1, 0.6],
  Moon: [33, 213, 30.1],
  Mars: [298, 118, 0.1, 210.1, 0.6, 270.1],
  Mercury: [165, 345, 60.1],
  Jupiter: [95, 275, 249.25, 69.25, 350.75, 110.75, 9.25, 189.25],
  Venus: [357, 177, 180.1, 45.1],
  Saturn: [200, 20, 180.1],
  Rahu: [32.1, 61.5],
};

type Next = () => number;

/** One of a list by chance. */
const oneOf = <T>(list: readonly T[], next: Next): T => list[Math.floor(list.length * next())] as T;

function placeNearSun(degrees: SearchedSky['degrees'], planet: InnerPlanet, next: Next): void {
  degrees[planet] = norm360(degrees.Sun + ELONGATIONS[planet] * (2 * next() - 1));
}

function randomSky(next: Next): SearchedSky {
  const degrees = recordFrom(WRITTEN_BODIES, () => 360 * next());
  for (const planet of INNER_PLANETS) placeNearSun(degrees, planet, next);
  return { degrees, gender: next() < 0.5 ? 'male' : 'female' };
}

/** Put one body elsewhere: to a special longitude, near the Sun, to the same degree of another sign, or anywhere. */
function moveOne(degrees: SearchedSky['degrees'], body: WrittenBody, next: Next): void {
  const special = SPECIAL[body];
  if (special !== undefined && next() < 0.2) degrees[body] = oneOf(special, next) + 0.3 * next();
  else if (isInner(body)) placeNearSun(degrees, body, next);
  else if (next() < 0.7) degrees[body] = norm360(30 * Math.floor(12 * next()) + (degrees[body] % 30));
  else degrees[body] = 360 * next();
}

/** The same sky with one to three bodies elsewhere. */
function moved(sky: SearchedSky, next: Next): SearchedSky {
  const degrees = { ...sky.degrees };
  const times = 1 + Math.floor(3 * next() * next());
  for (let i = 0; i < times; i += 1) {
    const body = oneOf(WRITTEN_BODIES, next);
    moveOne(degrees, body, next);
    if (body === 'Sun') {
      const turn = degrees.Sun - sky.degrees.Sun;
      for (const planet of INNER_PLANETS) degrees[planet] = norm360(degrees[planet] + turn);
    }
  }
  for (const planet of INNER_PLANETS) {
    if (separation(degrees[planet], degrees.Sun) > ELONGATIONS[planet]) placeNearSun(degrees, planet, next);
  }
  if (next() >= 0.05) return { degrees, gender: sky.gender };
  return { degrees, gender: sky.gender === 'male' ? 'female' : 'male' };
}

const writtenOf = ({ degrees, gender }: SearchedSky): WrittenSky => ({
  degrees: WRITTEN_BODIES.map((body) => neat(degrees[body])),
  gender,
});

/** Failing conditions of the way that comes nearest, and those of every way with just one. */
function shortfall({ anyOf }: Criteria<YogaFacts>, facts: YogaFacts) {
  const failing = anyOf.map((way) => way.filter((condition) => !condition.test(facts)));
  return {
    least: Math.min(...failing.map(({ length }) => length)),
    only: failing.flatMap(([first, ...more]) => (first !== undefined && more.length === 0 ? [first.id] : [])),
  };
}

/** Walk toward a sky in which the yoga is present, and keep one on the way that lacks a single condition. */
function search({ criteria, cancellations }: Subject, chart: VargaKey, seed: number): Found {
  const next = chance(seed);
  const found: Found = { present: null, absent: null };
  const costOf = (sky: SearchedSky): number => {
    const written = writtenOf(sky);
    const facts = yogaFactsOf(written)(chart);
    const { least, only } = shortfall(criteria, facts);
    const [condition] = only;
    if (least === 1 && condition !== undefined) found.absent ??= { chart, ...written, condition };
    const isCancelled = cancellations.some((one) => meets(one.criteria, facts));
    if (least === 0 && !isCancelled) found.present ??= { chart, ...written };
    return least + (isCancelled ? 0.5 : 0);
  };
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    let sky = randomSky(next);
    let cost = costOf(sky);
    for (let step = 0; step < STEPS; step += 1) {
      if (found.present !== null && found.absent !== null) return found;
      const other = moved(sky, next);
      const then = costOf(other);
      // Once it is present, walk away again until one condition fails.
      if (then <= cost || found.present !== null || next() < 0.02) [sky, cost] = [other, then];
    }
  }
  return found;
}

/** The lines of the file by yoga. */
function knownLines(): Map<string, unknown> {
  return new Map(existsSync(target) ? Object.entries(JSON.parse(readFileSync(target, 'utf8')) as object) : []);
}

const wanted = process.argv.slice(2);
const charts = wanted.length > 0 ? knownLines() : new Map<string, unknown>();
for (const [at, subject] of SUBJECTS.entries()) {
  const { name } = subject;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { present, absent } = search(subject, IMPOSSIBLE_IN_RASI.includes(name) ? 'D-9_navamsa' : 'D-1_rasi', 1 + at);
  if (present === null) console.log(`${name}: no chart in which it is present`);
  if (absent === null) console.log(`${name}: no chart in which one condition fails`);
  charts.set(name, { holds: present, fails: absent });
}
const lines = SUBJECTS.filter(({ name }) => charts.has(name)).map(
  ({ name }) => `${JSON.stringify(name)}: ${JSON.stringify(charts.get(name))}`,
);
writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
