import { BODIES } from '@ganita/core/zodiac/grahas.js';
import { SIGNS } from '@ganita/core/zodiac/signs.js';
import { chartAt, type DrawnChart } from '@ganita/print/report/charts/chartBox.js';
import { markOf } from '@ganita/print/report/charts/tokens.js';
import type { Language } from '@ganita/words/languages.js';
import { speechOf } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { TEMPLATE_IDS } from 'ganita/api/report/templates.js';
import { CHART_STYLES } from 'ganita/calculations/fields/pictureFields.js';
import { describe, expect, it } from 'vitest';
import { lettersOf } from './letters.js';
import { reportOf } from './reports.js';
import { type Wall, type WallRequest, wallOf } from './wall.js';

/** The least font sizes, points: of everything, and of the foot of a calendar. */
const [LEAST, FOOT] = [8, 7];
/** What a size may be off by as it is written to the file. */
const ROUNDING = 0.001;

const LANGUAGES: readonly Language[] = ['en', 'hi', 'ta', 'te', 'ka', 'bn'];

/** Eight grahas in one sign before sunrise, six in one in the morning, and a night with few together. */
const BIRTHS = [
  { date: '1962-02-05', time: '06:12:00', place: 'Vijayawada', latitude: 16.5, longitude: 80.6 },
  { date: '2019-12-26', time: '08:40:00', place: 'Delhi', latitude: 28.6139, longitude: 77.209 },
  { date: '1980-02-29', time: '23:10:00', place: 'Bengaluru', latitude: 12.97, longitude: 77.59 },
].map((birth) => ({ ...birth, timezone: 5.5, gender: 'female', as_of: '2026-11-23' }));
const PARTNER = {
  date: '1994-03-15',
  time: '18:20:00',
  place: 'Madurai',
  latitude: 9.9,
  longitude: 78.1,
  timezone: 5.5,
};

const smaller = (pdf: Uint8Array, least: number) => lettersOf(pdf).filter(({ size }) => size < least - ROUNDING);

/** The least sides of charts that reports draw whatever is in a house, points: on a sheet; with degrees one in a row. */
const SIDES = { plain: [200, 251], degrees: [300, 515] } as const;

/** A chart with every body in one sign, with degrees and states or alone. */
const crowdedChart = (language: Language, detail: keyof typeof SIDES): DrawnChart => ({
  title: WORDS[language].report.varga['D-9_navamsa'],
  firstSign: 'Aries',
  items: {
    Taurus: BODIES.map((body) => {
      const item = { id: body, role: 'body', text: markOf(body, language) } as const;
      return detail === 'plain'
        ? { ...item, degrees: null, marks: [] }
        : { ...item, text: `${item.text}(R)`, degrees: '29°59′', marks: ['vargottama'] };
    }),
  },
  sizes: [15, 9.5],
  label: (sign) => String(SIGNS.indexOf(sign) + 1),
});

describe('letters of 8 pt and more', () => {
  it.each(LANGUAGES)('are all that a chart has with every body in one house, %s', (language) => {
    for (const style of CHART_STYLES)
      for (const detail of ['plain', 'degrees'] as const)
        for (const side of SIDES[detail]) {
          const { shapes, width, height } = chartAt(style, crowdedChart(language, detail), side, speechOf(language));
          const points = shapes.flatMap((shape) =>
            shape.kind === 'text' ? [(shape.size * side) / Math.max(width, height)] : [],
          );
          expect(points.length).toBeGreaterThan(12);
          expect(Math.min(...points), `${style} ${side} ${detail}`).toBeGreaterThan(LEAST - ROUNDING);
        }
  });

  it.each(LANGUAGES)('are all that a report has, in every template, %s', async (language) => {
    for (const template of TEMPLATE_IDS)
      for (const [at, birth] of BIRTHS.entries()) {
        const needs = { annual: { pravesha_type: 1, years: 30 }, matching: { partner: PARTNER } };
        const style = CHART_STYLES[at % CHART_STYLES.length];
        const body = { ...birth, ...needs[template as keyof typeof needs], template, style, language };
        const pdf = await reportOf(body);
        expect(lettersOf(pdf).length).toBeGreaterThan(100);
        expect(smaller(pdf, LEAST), `${template} ${birth.date} ${style}`).toEqual([]);
      }
  });

  it.each<WallRequest>([
    { place: 'Chennai', language: 'ta', paper: 'A4' },
    // Two samvatsaras in April, and a February without a free cell.
    { place: 'Chennai', language: 'ta', paper: 'Letter', year: 2026 },
    { place: 'Kolkata', language: 'bn', paper: 'A4' },
    { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'Letter' },
    { place: 'Varanasi', language: 'hi', paper: 'A3' },
  ])('are all that a wall calendar has but its foot, of 7 pt, $place in $language', async (request) => {
    const letters = lettersOf(await wallOf(request));
    const small = letters.filter(({ size }) => size < LEAST - ROUNDING);
    expect(small.filter(({ size }) => size < FOOT - ROUNDING)).toEqual([]);
    // The foot has two lines on each page.
    expect(new Set(small.map(({ at }) => at.split(' ')[1])).size).toBeLessThanOrEqual(2);
  });

  it.each<Wall>([
    { place: 'Chennai', language: 'ta', paper: 'A6' },
    { place: 'Kochi', latitude: 9.93988, longitude: 76.26022, language: 'ml', paper: 'A6' },
  ])('are all that a pocket panchang has, $place in $language', async (request) => {
    expect(smaller(await wallOf(request), LEAST)).toEqual([]);
  });
});
