import { DOSHAS, type DoshaId } from '@ganita/core/doshas/dosha.js';
import { conditionSentence } from '@ganita/words/conditionSentence.js';
import { filled } from '@ganita/words/messages.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, rowsHeight, table } from '../page/printedTable.js';
import { type Report, sectionOf } from '../report.js';
import { heading } from './headingPage.js';
import { nakshatraText } from './nakshatraText.js';

/** Height of the heading and of rows that are broken: where all fit, the doshas follow the avakahada on its page. */
const LEAST = 100;

type Doshas = ReturnType<typeof doshasOf>;
const doshasOf = (report: Report) => sectionOf(report, 'doshas');

/** Each dosha, whether it is there, and in sentences what makes it and what cancels or reduces it. */
export function doshasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const doshas = doshasOf(report);
  const columns: Column[] = [
    { title: speech.word('doshas'), lines: 2 },
    { title: '' },
    { title: speech.word('evidence'), lines: 3 },
  ];
  const rows = DOSHAS.flatMap((id) => doshaRows(id, doshas, speech));
  heading(sheet, 'doshas', { least: LEAST + rowsHeight(sheet, rows.length) });
  table(sheet, columns, rows, { air: 1, grouped: true });
}

function doshaRows(id: DoshaId, doshas: Doshas, speech: Speech): Cell[][] {
  const { present, cancelledBy } = doshas[id];
  const state = !present ? 'absent' : cancelledBy.length > 0 ? 'cancelled' : 'present';
  const head: Cell[] = [
    { text: WORDS[speech.language].doshas.name[id], weight: 'semibold' },
    { text: speech.word(state), weight: 'semibold' },
  ];
  if (!present) return [[...head, '']];
  return doshaReasons(id, doshas, speech).map((text, at): Cell[] => [...(at === 0 ? head : ['', '']), text]);
}

/** In sentences what makes a dosha that is present, and what cancels or reduces it. */
export function doshaReasons(id: DoshaId, doshas: Doshas, speech: Speech): readonly string[] {
  if (!doshas[id].present) return [];
  const sentences = new Set(doshas[id].evidence.map((one) => conditionSentence(one, speech)));
  return [...sentences, ...facts(id, doshas, speech)];
}

/** What only one dosha has, in words. */
function facts(id: DoshaId, doshas: Doshas, speech: Speech): string[] {
  const { language } = speech;
  switch (id) {
    case 'kala_sarpa': {
      const { type, direction, rahuToKetu, ketuToRahu } = doshas.kala_sarpa;
      const { doshas: words, zodiac } = WORDS[language];
      const outside = direction === 'rahu_to_ketu' ? ketuToRahu : rahuToKetu;
      const planets = outside.map((planet) => zodiac.body[planet]).join(', ');
      return [
        ...(type === null ? [] : [words.kalaSarpaType[type]]),
        ...(direction === null ? [] : [words.kalaSarpaDirection[direction]]),
        ...(outside.length === 0 ? [] : [filled(words.kalaSarpaDegrees.outside, { planets }, speech)]),
      ];
    }
    case 'manglik':
      return doshas.manglik.exceptions.map(
        ({ id: exception, effect }) =>
          `${WORDS[language].doshas.exceptionEffect[effect]}: ${WORDS[language].doshas.manglikException[exception]}`,
      );
    case 'ganda_moola': {
      const { nakshatra, pada } = doshas.ganda_moola;
      return [nakshatraText(WORDS[language].zodiac.nakshatra[nakshatra], pada, speech)];
    }
    default:
      return [];
  }
}
