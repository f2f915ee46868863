import { DOSHAS, type DoshaId } from '../../core/doshas/dosha.js';
import type { Evidence } from '../../core/facts/evidence.js';
import type { Speech } from '../../i18n/speech.js';
import { WORDS } from '../../i18n/words.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, type Column, table } from '../page/table.js';
import { COLOUR } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { evidenceTexts } from './evidence.js';
import { heading } from './heading.js';

type Doshas = ReturnType<typeof doshasOf>;
const doshasOf = (report: Report) => sectionOf(report, 'doshas');

/** Each dosha, whether it is there, and the conditions by which it is. */
export function doshasPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const doshas = doshasOf(report);
  heading(sheet, 'doshas');
  const columns: Column[] = [
    { title: speech.word('doshas'), lines: 2 },
    { title: '' },
    { title: speech.word('planet'), lines: 3 },
    { title: speech.word('evidence'), lines: 3 },
    { title: speech.word('found'), lines: 3 },
  ];
  const rows = DOSHAS.flatMap((id) => doshaRows(id, doshas, speech));
  table(sheet, columns, rows, { air: 1, grouped: true });
}

function doshaRows(id: DoshaId, doshas: Doshas, speech: Speech): Cell[][] {
  const { present, evidence, cancelledBy } = doshas[id];
  const cancelled = present && cancelledBy.length > 0;
  const state = speech.word(present ? (cancelled ? 'cancelled' : 'present') : 'absent');
  const head: Cell[] = [
    { text: WORDS[speech.language].doshas.name[id], weight: 'semibold' },
    { text: state, weight: 'semibold', colour: present && !cancelled ? COLOUR.bad : COLOUR.good },
  ];
  const conditions = present ? evidence.map((one) => conditionCells(one, speech)) : [];
  const [first = ['', '', ''], ...further] = conditions;
  return [
    [...head, ...first],
    ...further.map((cells): Cell[] => ['', '', ...cells]),
    ...(present ? facts(id, doshas, speech).map((text): Cell[] => ['', '', '', text, '']) : []),
  ];
}

const conditionCells = (evidence: Evidence, speech: Speech): Cell[] => [...evidenceTexts(evidence, speech)];

/** What only one dosha has, in words. */
function facts(id: DoshaId, doshas: Doshas, speech: Speech): string[] {
  const { language } = speech;
  switch (id) {
    case 'kala_sarpa': {
      const { type, direction } = doshas.kala_sarpa;
      return [
        ...(type === null ? [] : [WORDS[language].doshas.kalaSarpaType[type]]),
        ...(direction === null ? [] : [WORDS[language].doshas.kalaSarpaDirection[direction]]),
      ];
    }
    case 'manglik':
      return doshas.manglik.exceptions.map(
        ({ id: exception, effect }) =>
          `${WORDS[language].doshas.exceptionEffect[effect]}: ${WORDS[language].doshas.manglikException[exception]}`,
      );
    case 'pitru':
      return doshas.pitru.reasons.map(({ id: reason }) => WORDS[language].doshas.pitruReason[reason]);
    case 'ganda_moola': {
      const { nakshatra, pada } = doshas.ganda_moola;
      return [`${WORDS[language].zodiac.nakshatra[nakshatra]} ${speech.figures(pada)}`];
    }
    default:
      return [];
  }
}
