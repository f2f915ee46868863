import { PAIR_DOSHA_IDS, type PairDoshaId } from '@ganita/core/match/exceptions.js';
import { KOOTA_IDS } from '@ganita/core/match/kootas.js';
import type { Match } from '@ganita/core/match/match.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { northRecord } from 'ganita/api/match/northMatch.js';
import type { Sheet } from '../../page/pageFlow.js';
import { type Cell, table } from '../../page/printedTable.js';
import { SIZE } from '../../page/theme.js';
import type { Report } from '../../report.js';
import { heading } from '../headingPage.js';

const AIR = 4;

/** The eight kootas with what each compares, their total, and the doshas of the pair with their exceptions. */
export function kootasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { phrase } = WORDS[speech.language].match;
  const { match } = report.pair();
  heading(sheet, 'kootas');
  kootasTable(sheet, match);
  sheet.y += 14;
  sheet.subheading(phrase.pair_doshas, 90);
  table(
    sheet,
    [{ title: speech.word('doshas') }, { title: '' }, { title: phrase.exceptions, lines: 4 }],
    PAIR_DOSHA_IDS.map((id) => doshaRow(id, match, speech)),
    { air: AIR, size: SIZE.body },
  );
}

function kootasTable(sheet: Sheet, match: Match): void {
  const { speech } = sheet;
  const { figures, language } = speech;
  const { phrase, rating } = WORDS[language].match;
  const kootas = Object.values(northRecord(match, language).eight_koota_porutham);
  const rows = kootas.map((one): Cell[] => [
    { text: one.name, weight: 'semibold' },
    one.boy_attribute_name,
    one.girl_attribute_name,
    figures(one.score),
    figures(one.max_score),
  ]);
  const { total, max } = match.north;
  const sum: Cell[] = [
    { text: `${speech.word('total')} (${rating[match.north.rating]})`, weight: 'semibold' },
    '',
    '',
    { text: figures(total), weight: 'semibold' },
    { text: figures(max), weight: 'semibold' },
  ];
  table(
    sheet,
    [
      { title: phrase.koota },
      { title: phrase.boy },
      { title: phrase.girl },
      { title: phrase.points, align: 'right' },
      { title: speech.word('most'), align: 'right' },
    ],
    [...rows.slice(0, KOOTA_IDS.length), sum],
    { air: AIR, size: SIZE.body },
  );
}

function doshaRow(id: PairDoshaId, { north }: Match, speech: Speech): Cell[] {
  const { koota, pairException, bhakootDosha } = WORDS[speech.language].match;
  const { present, exceptions } = north.doshas[id];
  const kind = id === 'bhakoot' && north.bhakootDosha !== null ? ` (${bhakootDosha[north.bhakootDosha]})` : '';
  return [
    { text: `${koota[id]}${kind}`, weight: 'semibold' },
    { text: speech.word(present ? 'present' : 'absent'), weight: 'semibold' },
    present ? exceptions.map((one) => pairException[one]).join('; ') || speech.word('none') : '',
  ];
}
