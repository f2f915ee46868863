import { isSatisfied, PORUTHAM_IDS } from '@ganita/core/match/poruthams.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { plainChart } from '../../charts/tokens.js';
import { type Fact, factsCard } from '../../page/factsCard.js';
import type { Sheet } from '../../page/pageFlow.js';
import { COLOUR, SIZE } from '../../page/theme.js';
import { type Person, type Report, sectionOf } from '../../report.js';
import { coordinate } from '../birthFacts.js';
import { chartGrid } from '../chartGrid.js';
import { chartName } from '../chartNames.js';
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
  summary(sheet, report);
  const titled = (id: 'boy' | 'girl', chart: string): string => `${match.phrase[id]}: ${chart}`;
  const charts = (['D-1_rasi', 'D-9_navamsa'] as const).flatMap((key) =>
    (
      [
        ['boy', boy],
        ['girl', girl],
      ] as const
    ).map(([id, { chart }]) =>
      plainChart(chart.context.varga(key), titled(id, chartName(key, speech)), report, speech),
    ),
  );
  const kept = legendHeight(sheet, report, 'plain');
  chartGrid(sheet, report, charts, [
    { columns: 2, rows: 2, below: kept },
    { columns: 2, rows: 1, below: kept },
  ]);
  legend(sheet, report, 'plain');
}

/** What a family reads first: both totals, the poruthams that are missing, and whether each is manglik. No verdict. */
function summary(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { match: words, doshas } = WORDS[speech.language];
  const { boy, girl, match } = report.pair();
  const { north, south } = match;
  const missing = PORUTHAM_IDS.filter((id) => !isSatisfied(south.grades[id])).map((id) => words.porutham[id]);
  const manglik = (chart: Person): string => {
    const { present, cancelledBy } = sectionOf(chart, 'doshas').manglik;
    return speech.word(present ? (cancelledBy.length > 0 ? 'cancelled' : 'present') : 'absent');
  };
  const lines = [
    [
      `${words.phrase.eight_kootas}: ${speech.figures(`${north.total} / ${north.max}`)}`,
      `${words.phrase.ten_poruthams}: ${speech.figures(`${south.matched} / ${PORUTHAM_IDS.length}`)}`,
    ].join(' · '),
    ...(missing.length === 0 ? [] : [`${words.phrase.not_satisfied}: ${missing.join(', ')}`]),
    `${doshas.name.manglik}: ${words.phrase.boy} – ${manglik(boy)}, ${words.phrase.girl} – ${manglik(girl)}`,
  ];
  lines.forEach((line, at) => {
    sheet.note(
      line,
      at === 0
        ? { size: SIZE.subtitle, weight: 'semibold', colour: COLOUR.ink }
        : { size: SIZE.body, colour: COLOUR.ink },
    );
  });
  sheet.y += GAP;
}

/** The birth of a person and what a match compares of it. */
function personFacts({ name, chart }: Person, speech: Speech): Fact[] {
  const { language } = speech;
  const { zodiac } = WORDS[language];
  const { context } = chart;
  const { input, natal } = context;
  const { partner } = sectionOf({ chart }, 'birth_attributes');
  return [
    [speech.word('name'), name],
    [speech.word('date'), speech.longDate(input.date)],
    [speech.word('time'), speech.clock(input.time)],
    [speech.word('place'), input.place === '' ? null : input.place],
    [speech.word('latitude'), coordinate(input.latitude, ['north', 'south'], speech)],
    [speech.word('longitude'), coordinate(input.longitude, ['east', 'west'], speech)],
    [speech.word('lagna'), zodiac.sign[natal.rasi.ascendant.sign]],
    [speech.word('moon_sign'), zodiac.sign[partner.sign]],
    [speech.word('nakshatra'), nakshatraText(zodiac.nakshatra[partner.nakshatra], partner.pada, speech)],
  ];
}
