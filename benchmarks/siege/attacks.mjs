// What the attacker sends: each kind in a burst at the start of a minute, as much of it as its limit lets through.
import sharp from 'sharp';
import { MOST_CHOICES } from '../../dist/calculations/compare/bounds.js';
import { CHOICE_REACH } from '../../dist/calculations/natal/choiceReach.js';
import { NATAL_RULES } from '../../dist/core/rules/areas.js';
import { DEFAULT_RULES, RULE_BUNDLES, RULE_CHOICES } from '../../dist/core/rules/rules.js';
import { birthRequest } from '../births.mjs';
import { dateInTurn, daysAfter } from '../dates.mjs';
import { PDF_SECRET } from './addresses.mjs';

/** As far north as a sunrise is asked for every day of the year. */
const POLAR = { latitude: 65.9, longitude: 25.5, timezone: 2 };
const polarBirth = (n) => ({ ...birthRequest(n), ...POLAR });
const span = (n, days) => {
  const from_date = dateInTurn(n);
  return { from_date, to_date: daysAfter(from_date, days) };
};

/** As many choices as a comparison takes, those that move most of a chart first. */
const DEAREST_CHOICES = Object.fromEntries(
  NATAL_RULES.filter((name) => !Object.hasOwn(RULE_BUNDLES, name) && name !== 'ayanamsa_mode')
    .sort((a, b) => CHOICE_REACH[b].length - CHOICE_REACH[a].length)
    .slice(0, MOST_CHOICES)
    .map((name) => [name, RULE_CHOICES[name].values.find((value) => value !== DEFAULT_RULES[name])]),
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
const PHOTO = await photo();
/** A body of 64 KB that has to be read and checked whole. */
const HOSTILE = JSON.stringify({
  ...Object.fromEntries(Array.from({ length: 1800 }, (_, n) => [`field_${n}`, [n]])),
  sections: Array.from({ length: 5000 }, (_, n) => n),
});

/**
 * Kinds of attack: `path`, how many a minute, the n-th body, and what becomes of the connection (`reader`): it `reads` the answer,
 * reads `nothing` of it, `leaves` before it comes, or sends its body `slowly`; `afterMs` puts it off.
 */
export const ATTACKS = [
  {
    name: 'comparisons at their bound, near the pole',
    path: '/horoscope/compare',
    perMinute: 30,
    body: (n) => ({ ...polarBirth(n), second_rules: DEAREST_CHOICES }),
  },
  { name: 'whole charts that nobody reads', path: '/horoscope', perMinute: 30, reader: 'nothing', body: birthRequest },
  {
    name: 'ranges near the pole',
    path: '/gochara/range',
    perMinute: 30,
    body: (n) => ({ ...polarBirth(n), ...span(n, 60) }),
  },
  {
    name: 'muhurtas near the pole',
    path: '/muhurta',
    perMinute: 30,
    body: (n) => ({
      ...polarBirth(n),
      event_type: 'vivaha',
      ...span(n, 90),
      event_latitude: POLAR.latitude,
      event_longitude: POLAR.longitude,
      event_timezone: POLAR.timezone,
    }),
  },
  {
    name: 'panchangas near the pole',
    path: '/panchang',
    perMinute: 60,
    body: (n) => ({ ...POLAR, date: dateInTurn(n) }),
  },
  {
    name: 'ingresses left at once',
    path: '/planet-ingress',
    perMinute: 60,
    reader: 'leaves',
    body: (n) => span(n, 1826),
  },
  {
    name: 'events that nobody reads',
    path: '/gochar/events',
    perMinute: 60,
    reader: 'nothing',
    body: (n) => ({ ...POLAR, ...span(n, 90) }),
  },
  {
    name: 'reports with a large photo',
    path: '/horoscope/pdf',
    perMinute: 10,
    headers: { 'x-pdf-secret': PDF_SECRET },
    body: (n) => ({ ...birthRequest(n), name: 'Lakshmi', photo: PHOTO }),
  },
  { name: 'bodies of 64 KB that are wrong', path: '/saturn-timeline', perMinute: 60, body: () => HOSTILE },
  { name: 'bodies that never end', path: '/marriage-match', perMinute: 200, reader: 'slowly', body: birthRequest },
  { name: 'the description that nobody reads', path: '/openapi.json', perMinute: 60, reader: 'nothing', body: null },
  { name: 'paths that are not there', path: `/${'x'.repeat(8000)}`, perMinute: 200, body: null },
  {
    name: 'batches of wrong lines',
    path: '/horoscope/batch',
    perMinute: 2,
    type: 'ndjson',
    body: () => '{"date":1}\n'.repeat(10_000),
  },
  {
    name: 'batches of whole charts',
    path: '/horoscope/batch',
    perMinute: 1,
    afterMs: 15_000,
    type: 'ndjson',
    body: wholeCharts,
  },
  {
    name: 'batches that nobody reads',
    path: '/horoscope/batch',
    perMinute: 1,
    afterMs: 16_000,
    type: 'ndjson',
    reader: 'nothing',
    body: wholeCharts,
  },
];

function wholeCharts(n) {
  return Array.from({ length: 1000 }, (_, line) => JSON.stringify(birthRequest(1000 * n + line))).join('\n');
}
