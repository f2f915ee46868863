import { gzipSync } from 'node:zlib';
import { VARGA_KEYS } from '@ganita/core/zodiac/vargaKeys.js';
import { LANGUAGES, type Language } from '@ganita/words/languages.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../../../../tests/cases.js';
import { openPorts } from '../../adapters/openPorts.js';
import type { Ports } from '../../calculations/calculation.js';
import { CHART_STYLES } from '../../calculations/fields/pictureFields.js';
import { CHART_LAYERS } from '../../calculations/pictures/chartPicture.js';
import { readRequestOf } from '../answerTo.js';
import { pictureRow } from '../endpoints.js';
import { svgOfRequest } from './draw.js';

/** Of the births of many years and places, those with the largest charts are among these. */
const BIRTHS = [
  { date: '1963-07-03', time: '18:54:06', latitude: -33.8688, longitude: 151.2093, timezone: 10 },
  { date: '2042-02-06', time: '11:43:47', latitude: 40.7128, longitude: -74.006, timezone: -5 },
  { date: '2086-04-28', time: '21:57:33', latitude: -1.2864, longitude: 36.8172, timezone: 3 },
  { date: '2015-02-10', time: '11:55:35', latitude: -33.8688, longitude: 151.2093, timezone: 10 },
  { date: '2029-04-08', time: '09:45:45', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
  { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
];
const ENGLISH = ['Lakshmi Srinivasan', 'Chennai'] as const;
const NAMES: Readonly<Partial<Record<Language, readonly [name: string, place: string]>>> = {
  hi: ['लक्ष्मी शर्मा', 'चेन्नई'],
  ka: ['ಲಕ್ಷ್ಮೀ ಶ್ರೀನಿವಾಸ', 'ಚೆನ್ನೈ'],
  ta: ['லட்சுமி ஸ்ரீனிவாசன்', 'சென்னை'],
  te: ['లక్ష్మీ శ్రీనివాస్', 'చెన్నై'],
};

/** 2,070 charts with every layer. */
const CHARTS = BIRTHS.flatMap((birth) =>
  VARGA_KEYS.flatMap((varga) =>
    LANGUAGES.flatMap((language) => CHART_STYLES.map((style) => ({ ...birth, varga, language, style }))),
  ),
);
/** Those of the six births that are the largest. */
const LARGEST = CHARTS.filter(
  ({ date, varga, language, style }) =>
    language === 'ka' &&
    style === 'north' &&
    ((date === '2015-02-10' && varga === 'D-9_navamsa') || (date === '2029-04-08' && varga === 'D-1_rasi')),
);

const [PLAIN, COMPRESSED] = [19_000, 4000];

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const svg = (body: object): string => {
  const row = pictureRow('svgChart');
  return svgOfRequest(row, readRequestOf(row, body, ports), ports);
};

describe('the SVG of a chart', () => {
  it('has at most 19 kB and 4 kB with gzip, with every layer, a name and a place', () => {
    for (const chart of [...LARGEST, ...someOf(30, CHARTS)]) {
      const [name, place] = NAMES[chart.language] ?? ENGLISH;
      const written = svg({ ...chart, name, place, layers: [...CHART_LAYERS], transit_at: '2026-01-14' });
      expect(Buffer.byteLength(written)).toBeLessThanOrEqual(PLAIN);
      expect(gzipSync(written).byteLength).toBeLessThanOrEqual(COMPRESSED);
    }
  });

  it('has at most 4 kB and 1.3 kB with gzip without layers', () => {
    const written = svg({ ...BIRTHS.at(-1), place: 'Chennai' });
    expect(Buffer.byteLength(written)).toBeLessThanOrEqual(4000);
    expect(gzipSync(written).byteLength).toBeLessThanOrEqual(1300);
  });
});
