#!/usr/bin/env node
/**
 * Looks for two written skies for every yoga: one in which it is present, and one in which it is absent because exactly one
 * condition of one of its ways fails. Writes them to tests/yogas/charts.json. The project must be built.
 *
 *   node tools/yogas/findCharts.mjs            every yoga and every other reading of one
 *   node tools/yogas/findCharts.mjs go_yoga    only these; the others stay as they are
 *
 * The search walks from random skies toward fewer failing conditions and is the same in every run. It looks at D-1, and
 * at the navamsa for what D-1 cannot show. What is found nowhere is named.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SKY_MODULES, WRITTEN_BODIES, yogaFactsOf } from './writtenSky.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const target = join(root, 'tests/yogas/charts.json');
const load = async (names) =>
  Object.assign({}, ...(await Promise.all(names.map((name) => import(join(root, 'dist', `${name}.js`))))));

/** How far Mercury and Venus go from the Sun, degrees; a little less than they can. */
const ELONGATIONS = { Mercury: 26, Venus: 46 };
const STEPS = 1_500;
const RESTARTS = 600;

/** What no sky can show in D-1 (docs/yogas.md has the proofs): looked for in the navamsa alone. */
export const IMPOSSIBLE_IN_RASI = ['koorma_yoga/pvr', 'yukthi_samanwithavagmi_yoga_155'];

/** Numbers 0 <= x < 1 that are the same in every run (mulberry32). */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const circle = (degrees) => ((degrees % 360) + 360) % 360;
const neat = (degrees) => (Math.round(circle(degrees) * 100) / 100) % 360;

/** Longitudes that few rules require and chance rarely meets: deep points, sixtieths, first degrees of signs, half degrees. */
const SPECIAL = {
  Sun: [10, 190, 0.1, 120.1, 0.6],
  Moon: [33, 213, 30.1],
  Mars: [298, 118, 0.1, 210.1, 0.6, 270.1],
  Mercury: [165, 345, 60.1],
  Jupiter: [95, 275, 249.25, 69.25, 350.75, 110.75, 9.25, 189.25],
  Venus: [357, 177, 180.1, 45.1],
  Saturn: [200, 20, 180.1],
  Rahu: [32.1, 61.5],
};

function randomSky(next) {
  const sky = Object.fromEntries(WRITTEN_BODIES.map((body) => [body, 360 * next()]));
  for (const planet of Object.keys(ELONGATIONS)) placeNear(sky, planet, next);
  return { ...sky, gender: next() < 0.5 ? 'male' : 'female' };
}

function placeNear(sky, planet, next) {
  sky[planet] = circle(sky.Sun + ELONGATIONS[planet] * (2 * next() - 1));
}

const apart = (a, b) => Math.abs(((a - b + 540) % 360) - 180);

/** The same sky with one to three bodies elsewhere. */
function moved(sky, next) {
  const other = { ...sky };
  const times = 1 + Math.floor(3 * next() * next());
  for (let i = 0; i < times; i += 1) {
    const body = WRITTEN_BODIES[Math.floor(WRITTEN_BODIES.length * next())];
    const special = SPECIAL[body];
    if (special !== undefined && next() < 0.2)
      other[body] = special[Math.floor(special.length * next())] + 0.3 * next();
    else if (ELONGATIONS[body] !== undefined) placeNear(other, body, next);
    else if (next() < 0.7) other[body] = circle(30 * Math.floor(12 * next()) + (other[body] % 30));
    else other[body] = 360 * next();
    if (body === 'Sun') {
      const turn = other.Sun - sky.Sun;
      for (const planet of Object.keys(ELONGATIONS)) other[planet] = circle(other[planet] + turn);
    }
  }
  for (const [planet, limit] of Object.entries(ELONGATIONS)) {
    if (apart(other[planet], other.Sun) > limit) placeNear(other, planet, next);
  }
  if (next() < 0.05) other.gender = other.gender === 'male' ? 'female' : 'male';
  return other;
}

const writtenOf = (sky) => ({ degrees: WRITTEN_BODIES.map((body) => neat(sky[body])), gender: sky.gender });

/** Failing conditions of the way that comes nearest, and those of every way with just one. */
function shortfall({ anyOf }, facts) {
  let least = Number.POSITIVE_INFINITY;
  const only = [];
  for (const way of anyOf) {
    const failing = way.filter((condition) => !condition.holds(facts));
    if (failing.length < least) least = failing.length;
    if (failing.length === 1) only.push(failing[0].id);
  }
  return { least, only };
}

/** Walk toward a sky in which the yoga is present, and keep one on the way that lacks a single condition. */
function search(core, { criteria, cancellations }, key, seed) {
  const next = chance(seed);
  const found = { holds: null, fails: null };
  const look = (sky) => {
    const written = writtenOf(sky);
    const facts = yogaFactsOf(core, written)(key);
    const { least, only } = shortfall(criteria, facts);
    if (least === 1 && found.fails === null) found.fails = { chart: key, ...written, condition: only[0] };
    const void_ = cancellations.some((one) => core.meets(one.criteria, facts));
    if (least === 0 && !void_ && found.holds === null) found.holds = { chart: key, ...written };
    return least + (void_ ? 0.5 : 0);
  };
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    let sky = randomSky(next);
    let cost = look(sky);
    for (let step = 0; step < STEPS; step += 1) {
      if (found.holds !== null && found.fails !== null) return found;
      const other = moved(sky, next);
      const then = look(other);
      // Once it is present, walk away again until one condition fails.
      if (then <= cost || found.holds !== null || next() < 0.02) [sky, cost] = [other, then];
    }
  }
  return found;
}

/** Every row under the usual rules, and every other reading under its own name. */
export function subjects({ YOGAS, FURTHER_YOGAS }) {
  return [...YOGAS, ...FURTHER_YOGAS].flatMap((row) => [
    { name: row.id, criteria: row.criteria, cancellations: row.cancellations ?? [] },
    ...Object.entries(row.readings?.criteria ?? {}).map(([value, criteria]) => ({
      name: `${row.id}/${value}`,
      criteria,
      cancellations: row.readings.cancellations?.[value] ?? row.cancellations ?? [],
    })),
  ]);
}

async function main(wanted) {
  const core = await load([
    ...SKY_MODULES,
    'core/facts/criteria',
    'core/yogas/catalogue',
    'core/yogas/rows/optional.data',
  ]);
  const charts = existsSync(target) && wanted.length > 0 ? JSON.parse(readFileSync(target, 'utf8')) : {};
  const all = subjects(core);
  all.forEach((subject, at) => {
    if (wanted.length > 0 && !wanted.includes(subject.name)) return;
    const key = IMPOSSIBLE_IN_RASI.includes(subject.name) ? 'D-9_navamsa' : 'D-1_rasi';
    const found = search(core, subject, key, 1 + at);
    const missing = ['holds', 'fails'].filter((kind) => found[kind] === null);
    if (missing.length > 0) console.log(`${subject.name}: no chart that ${missing.join(', and none that ')}`);
    charts[subject.name] = found;
  });
  const lines = all
    .filter(({ name }) => charts[name] !== undefined)
    .map(({ name }) => `${JSON.stringify(name)}: ${JSON.stringify(charts[name])}`);
  writeFileSync(target, `{\n${lines.join(',\n')}\n}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
