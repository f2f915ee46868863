// Bodies of the attacks.
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { NATAL_RULES } from '@ganita/core/rules/areas.js';
import { groupedChoices } from '@ganita/core/rules/choiceGroups.js';
import { DEFAULT_RULES, RULE_BUNDLES, RULE_CHOICES } from '@ganita/core/rules/rules.js';
import { MAX_CHOICES } from 'ganita/calculations/compare/comparisonBounds.js';
import { CHOICE_REACH } from 'ganita/calculations/natal/choiceReach.js';
import sharp from 'sharp';
import { birthRequest } from '../benchmarks/births.mjs';
import { dateInTurn, daysAfter } from '../benchmarks/dates.mjs';

/** As far north as the Sun rises on every day of the year. */
export const POLAR = { latitude: 65.9, longitude: 25.5, timezone: 2 };
export const polarBirth = (n) => ({ ...birthRequest(n), ...POLAR });
export const span = (n, days) => {
  const from_date = dateInTurn(n);
  return { from_date, to_date: daysAfter(from_date, days) };
};

/** As many choices as a comparison takes, those that move most of a chart first. */
export const DEAREST_CHOICES = groupedChoices(
  Object.fromEntries(
    NATAL_RULES.filter((name) => !Object.hasOwn(RULE_BUNDLES, name) && name !== 'ayanamsa_mode')
      .sort((a, b) => CHOICE_REACH[b].length - CHOICE_REACH[a].length)
      .slice(0, MAX_CHOICES)
      .map((name) => [name, RULE_CHOICES[name].values.find((value) => value !== DEFAULT_RULES[name])]),
  ),
);

/** A photo of noise, nearly as large as one may be. */
async function photo() {
  const side = 1400;
  const noise = Buffer.alloc(side * side * 3);
  for (let at = 0; at < noise.length; at += 1) noise[at] = Math.imul(at + 1, 2654435761) >>> 24;
  const png = await sharp(noise, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return png.toString('base64');
}
const AFTER_BIRTH = Buffer.from(`,"name":"Lakshmi","photo":"${await photo()}"}`);
/** A request for a report with it. Made of parts, because the attacker has better things to do than to write a photo each time. */
export const withPhoto = (n) => Buffer.concat([Buffer.from(JSON.stringify(birthRequest(n)).slice(0, -1)), AFTER_BIRTH]);

/** Bodies of 64 KB that have to be read and checked whole. */
const wrong = (fields) => Buffer.from(JSON.stringify({ ...birthRequest(0), ...fields }));
export const WRONG = {
  fields: wrong({
    ...Object.fromEntries(Array.from({ length: 1800 }, (_, n) => [`field_${n}`, [n]])),
    sections: Array.from({ length: 5000 }, (_, n) => n),
  }),
  list: wrong({ dasha_systems: Array.from({ length: 16_000 }, () => 'a') }),
  names: wrong(Object.fromEntries(Array.from({ length: 6000 }, (_, n) => [n.toString(36), 0]))),
};

const lines = (line, times) => Buffer.from(`${line}\n`.repeat(times));
export const SHORT_WRONG_LINES = lines('{"date":1}', 10_000);
export const LONG_WRONG_LINES = lines(WRONG.fields, 500);
export const wholeCharts = (n) =>
  Array.from({ length: 1000 }, (_, line) => JSON.stringify(birthRequest(1000 * n + line))).join('\n');

/** 120 MB of wrong lines in as few bytes as they go into. */
const BOMB = lines(JSON.stringify({ sections: Array.from({ length: 30_000 }, () => 1) }), 2000);
export const COMPRESSED_LINES = {
  gzip: gzipSync(BOMB, { level: 9 }),
  br: brotliCompressSync(BOMB, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};
