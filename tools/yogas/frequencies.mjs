#!/usr/bin/env node
/**
 * Counts how often each yoga occurs over generated births and writes docs/yoga-frequencies.md. The project must be built.
 *
 *   node tools/yogas/frequencies.mjs          20,000 births, some minutes
 *   node tools/yogas/frequencies.mjs 500      fewer, printed only
 *
 * Births are the same in every run: moments evenly spread by chance over 1900 to 2100, latitudes between 45 south and
 * 60 north, every other native a woman.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { code, table } from '../markdown.mjs';
import { withTables } from '../ruleTables.mjs';
import { chance } from './findCharts.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const page = join(root, 'docs/yoga-frequencies.md');
const load = async (names) =>
  Object.assign({}, ...(await Promise.all(names.map((name) => import(join(root, 'dist', `${name}.js`))))));

const ALL_BIRTHS = 20_000;
/** Julian days of the first and last moment: 1900-01-01 and 2101-01-01, 0 h UT. */
const [FROM, UPTO] = [2_415_020.5, 2_488_434.5];

function* births(count) {
  const next = chance(1);
  for (let n = 0; n < count; n += 1) {
    yield {
      jdUt: FROM + (UPTO - FROM) * next(),
      place: { latitudeDeg: -45 + 105 * next(), longitudeDeg: -180 + 360 * next() },
      gender: n % 2 === 0 ? 'male' : 'female',
    };
  }
}

/** No yoga uses the chosen chart. */
const RASI_ONLY = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };

/** What the yogas of a birth are read from. */
function subjectOf(core, observatory, { jdUt, place, gender }) {
  const rules = core.DEFAULT_RULES;
  const sky = core.observeSky(observatory, jdUt, place, 0, rules);
  const charts = core.momentCharts(sky, RASI_ONLY, rules);
  const { gulika, maandi } = charts.points().upagrahas.longitudesDeg;
  return core.yogaFactsOfBirth(
    { ...charts, timePointsDeg: { gulika, maandi }, isDayBirth: sky.dayFrame.isDayBirth, gender },
    rules,
  );
}

/** Whether a yoga is formed in a chart and not cancelled. */
const isHeld = (core, { criteria, cancellations = [] }, facts) =>
  core.meets(criteria, facts) && !cancellations.some((one) => core.meets(one.criteria, facts));

async function count(total) {
  const core = await load([
    'adapters/openPorts',
    'calculations/natal/chartSet',
    'core/facts/criteria',
    'core/rules/rules',
    'core/sky/observatory',
    'core/sky/sky',
    'core/vargas/vargaKeys',
    'core/yogas/catalogue',
    'core/yogas/raja/subTypes',
    'core/yogas/raja/rajaYogas',
    'core/yogas/yogasOfBirth',
  ]);
  const { ephemeris } = await core.openPorts();
  const observatory = core.openObservatory(ephemeris, core.DEFAULT_RULES);
  const [rows, rajaRows] = [core.YOGAS, core.RAJA_YOGAS];
  const inRasi = new Map([...rows, ...rajaRows].map(({ id }) => [id, 0]));
  const inAll = new Map(inRasi);
  const add = (map, id) => map.set(id, map.get(id) + 1);
  for (const birth of births(total)) {
    const factsIn = subjectOf(core, observatory, birth);
    for (const key of core.VARGA_KEYS) {
      const facts = factsIn(key);
      const pairs = core.rajaPairs(facts);
      const held = [
        ...rows.filter((row) => isHeld(core, row, facts)),
        ...rajaRows.filter(({ subType }) =>
          pairs.some(({ subTypes }) => subType === null || subTypes.includes(subType)),
        ),
      ];
      for (const { id } of held) {
        add(inAll, id);
        if (key === 'D-1_rasi') add(inRasi, id);
      }
    }
  }
  const lineOf = ({ id, family = 'raja' }) => ({ id, family, inRasi: inRasi.get(id), inAll: inAll.get(id) });
  return { total, charts: core.VARGA_KEYS.length, lines: [...rows, ...rajaRows].map(lineOf) };
}

const percent = (part, whole) => `${((100 * part) / whole).toFixed(part > 0 && part / whole < 0.001 ? 3 : 2)} %`;

const countTable = ({ total, charts, lines }) =>
  table(
    ['family', 'yoga', 'births with it in D-1', 'share in D-1', 'share over 23 charts'],
    lines.map(({ id, family, inRasi, inAll }, at) => [
      family === lines[at - 1]?.family ? '' : code(family),
      code(id),
      inRasi,
      percent(inRasi, total),
      percent(inAll, total * charts),
    ]),
  );

const [asked] = process.argv.slice(2);
const counted = await count(asked === undefined ? ALL_BIRTHS : Number(asked));
if (asked === undefined)
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), { frequencies: countTable(counted) }));
else console.log(countTable(counted));
