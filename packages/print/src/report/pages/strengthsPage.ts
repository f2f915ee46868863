import { VARGA_SCHEMES } from '@ganita/core/strengths/vargaStrengths/vargaSchemes.data.js';
import { GRAHAS, PLANETS } from '@ganita/core/zodiac/grahas.js';
import { WORDS } from '@ganita/words/words.js';
import { bhavaBalaSection } from 'ganita/api/horoscope/strengths/bhavaBala.js';
import { shadBalaSection } from 'ganita/api/horoscope/strengths/shadBala.js';
import { vimsopakaBalaSection } from 'ganita/api/horoscope/strengths/vargaStrengths.js';
import { bars } from '../page/bar.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, rowSpacing, table } from '../page/printedTable.js';
import { SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { heading } from './headingPage.js';

/** Rows of the tables with their heads and of the bars, and the height between them. */
const ROWS = 41;
const HEADS = 125;

/** Width of the bars of bhava bala, which are next to their table. */
const PICTURE = 150;

/** Shadbala, bhava bala and vimsopaka bala. */
export function strengthsPages(sheet: Sheet, report: Report): void {
  heading(sheet, 'strengths');
  schoolNote(sheet, report);
  const air = rowSpacing(sheet, ROWS, HEADS);
  shadbala(sheet, report, air);
  sheet.y += 12;
  bhavaBala(sheet, report, air);
  sheet.y += 12;
  vimsopaka(sheet, report, air);
}

/** The school whose shadbala it is, where it is one of those that presets follow. */
function schoolNote(sheet: Sheet, { chart }: Report): void {
  const { speech } = sheet;
  const { preset } = WORDS[speech.language].pages;
  const school = chart.context.rules.shadbala_school;
  if (school === 'bphs') return;
  sheet.note(`${speech.word('shadbala')}: ${preset[school]}`, { size: SIZE.table });
  sheet.y += 4;
}

function shadbala(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = shadBalaSection.record(sectionOf(report, 'shad_bala'), language);
  sheet.subheading(`${speech.word('shadbala')} (${speech.word('rupas')})`);
  bars(
    sheet,
    PLANETS.map((planet) => {
      const { total_rupas, required_rupas } = record[planet];
      return {
        name: WORDS[language].zodiac.body[planet],
        value: total_rupas,
        required: required_rupas,
        text: `${speech.decimal(total_rupas, 2)} / ${speech.decimal(required_rupas, 1)}`,
      };
    }),
  );
  sheet.y += 6;
  const columns: Column[] = [
    { title: speech.word('planet') },
    ...(['sthana_bala', 'dig_bala', 'kala_bala', 'cheshta_bala', 'naisargika_bala', 'drik_bala'] as const).map(
      (id): Column => ({ title: speech.word(id), align: 'right' }),
    ),
    { title: speech.word('virupas'), align: 'right' },
    { title: speech.word('ratio'), align: 'right' },
    { title: speech.word('ishta_phala'), align: 'right' },
    { title: speech.word('kashta_phala'), align: 'right' },
  ];
  const rows = PLANETS.map((planet): Cell[] => {
    const of = record[planet];
    const figures = [
      of.sthana.total,
      of.dig,
      of.kala.total,
      of.cheshta,
      of.naisargika,
      of.drik,
      of.total_virupas,
      of.ratio,
      of.ishta_phala,
      of.kashta_phala,
    ];
    return [
      { text: WORDS[language].zodiac.body[planet], weight: 'semibold' },
      ...figures.map((value) => speech.decimal(value, 2)),
    ];
  });
  table(sheet, columns, rows, { air });
}

function bhavaBala(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const record = bhavaBalaSection.record(sectionOf(report, 'bhava_bala'), sheet.speech.language);
  sheet.subheading(speech.word('bhava_bala'), 180);
  const columns: Column[] = [
    { title: speech.word('house'), align: 'center' },
    { title: speech.word('adhipati_bala'), align: 'right' },
    { title: speech.word('dig_bala'), align: 'right' },
    { title: speech.word('drishti_bala'), align: 'right' },
    { title: speech.word('virupas'), align: 'right' },
    { title: speech.word('rupas'), align: 'right' },
    { title: speech.word('rank'), align: 'right' },
  ];
  const rows = Object.entries(record).map(([house, of]): Cell[] => {
    const figures = [of.adhipati, of.dig, of.drik, of.total_virupas, of.total_rupas];
    return [speech.figures(house), ...figures.map((value) => speech.decimal(value, 2)), speech.figures(of.rank)];
  });
  const { y } = sheet;
  table(sheet, columns, rows, { air, x: sheet.left + PICTURE, width: sheet.width - PICTURE });
  const below = sheet.y;
  const step = (below - y) / (rows.length + 1);
  sheet.y = y + step;
  bars(
    sheet,
    Object.entries(record).map(([house, of]) => ({
      name: speech.figures(house),
      value: of.total_rupas,
      required: null,
      text: '',
    })),
    { x: sheet.left, width: PICTURE - 10, nameWidth: 20, textWidth: 0, step },
  );
  sheet.y = below;
}

function vimsopaka(sheet: Sheet, report: Report, air: number): void {
  const { speech } = sheet;
  const { language } = speech;
  const record = vimsopakaBalaSection.record(sectionOf(report, 'vimsopaka_bala'), language);
  sheet.subheading(speech.word('vimsopaka_bala'), 150);
  const columns: Column[] = [
    { title: speech.word('planet') },
    ...VARGA_SCHEMES.map((scheme): Column => ({ title: speech.word(scheme), align: 'left' })),
  ];
  const rows = GRAHAS.map((graha): Cell[] => [
    { text: WORDS[language].zodiac.body[graha], weight: 'semibold' },
    ...VARGA_SCHEMES.map((scheme) => {
      const { score, vaiseshikamsa_name } = record[scheme][graha];
      const name = vaiseshikamsa_name === null ? '' : ` ${vaiseshikamsa_name}`;
      return `${speech.decimal(score, 2)}${name}`;
    }),
  ]);
  table(sheet, columns, rows, { air });
}
