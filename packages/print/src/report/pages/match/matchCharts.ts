import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { plainChart } from '../../charts/tokens.js';
import { type Fact, factsCard } from '../../page/factsCard.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Person, type Report, sectionOf } from '../../report.js';
import { clockText, coordinate, longDate } from '../birthFacts.js';
import { chartGrid } from '../chartGrid.js';
import { heading } from '../headingPage.js';
import { legend, legendHeight } from '../legend.js';
import { nakshatraText } from '../nakshatraText.js';

const GAP = 14;

/** Both births next to each other, with birth and navamsa charts. */
export function matchChartsPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { match } = WORDS[speech.language];
  const { boy, girl } = report.pair();
  heading(sheet, 'match_charts');
  const width = (sheet.width - GAP) / 2;
  const cards = (
    [
      ['boy', boy],
      ['girl', girl],
    ] as const
  ).map(([id, person]) => factsCard(sheet, match.phrase[id], personFacts(person, speech), width));
  const height = Math.max(...cards.map((card) => card.height));
  cards.forEach((card, index) => {
    card.draw(sheet.left + index * (width + GAP), sheet.y, height);
  });
  sheet.y += height + GAP;
  const titled = (id: 'boy' | 'girl', chart: string): string => `${match.phrase[id]}: ${chart}`;
  const charts = (['D-1_rasi', 'D-9_navamsa'] as const).flatMap((key) =>
    (
      [
        ['boy', boy],
        ['girl', girl],
      ] as const
    ).map(([id, { chart }]) =>
      plainChart(chart.context.varga(key), titled(id, WORDS[speech.language].report.varga[key]), report, speech),
    ),
  );
  const kept = legendHeight(sheet, report, 'plain');
  chartGrid(sheet, report, charts, { columns: 2, rows: 2, below: kept });
  legend(sheet, report, 'plain');
}

/** The birth of a person and what a match compares of it. */
function personFacts({ name, chart }: Person, speech: Speech): Fact[] {
  const { language } = speech;
  const { match, zodiac } = WORDS[language];
  const { context } = chart;
  const { input, natal } = context;
  const { partner } = sectionOf({ chart }, 'birth_attributes');
  return [
    [speech.word('name'), name],
    [speech.word('date'), longDate(input.date, speech)],
    [speech.word('time'), clockText(input.time, speech)],
    [speech.word('place'), input.place === '' ? null : input.place],
    [speech.word('latitude'), coordinate(input.latitude, ['north', 'south'], speech)],
    [speech.word('longitude'), coordinate(input.longitude, ['east', 'west'], speech)],
    [speech.word('lagna'), zodiac.sign[natal.rasi.ascendant.sign]],
    [speech.word('moon_sign'), zodiac.sign[partner.sign]],
    [speech.word('nakshatra'), nakshatraText(zodiac.nakshatra[partner.nakshatra], partner.pada, speech)],
    [match.koota.varna, match.varna[partner.varna]],
    [match.koota.vasya, match.vasya[partner.vasya]],
    [match.koota.yoni, match.yoni[partner.yoni]],
    [match.koota.gana, match.gana[partner.gana]],
    [match.koota.nadi, match.nadi[partner.nadi]],
    [match.porutham.rajju, match.rajju[partner.rajju]],
  ];
}
