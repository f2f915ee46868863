import type { Dasha } from '@ganita/core/dashas/period.js';
import type { SignTriple } from '@ganita/core/dashas/rasi/sudarshana.js';
import type { DashaYear } from '@ganita/core/dashas/yearLength.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { annualDashaName, rasiDashaName } from '@ganita/words/compoundNames.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { rulerText } from 'ganita/api/values/rulerText.js';
import { type ListBlock, listColumns, listGrid } from '../page/columns.js';
import type { Sheet } from '../page/pageFlow.js';
import { SIZE } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { grahaDashaOf } from './balanceNote.js';
import { chosenMark } from './chartsPage.js';
import { bornAt, livedFrom, periodTexts } from './dashaTexts.js';
import { heading } from './headingPage.js';
import { CHARA, YOGINI } from './pageTable.js';
import { runningPath } from './runningPath.js';
import { LIFE_YEARS } from './saturnPage.js';

/** Each mahadasha with the date on which it begins. */
function block(
  title: string,
  dasha: Dasha<string | SignTriple>,
  year: DashaYear,
  utcOffsetHours: number,
  speech: Speech,
  nameOf: NameOf = rulerText,
): ListBlock {
  return {
    title: speech.figures(title),
    lines: periodTexts(dasha, 1, year, utcOffsetHours).map(({ lord, start }) => [
      nameOf(lord, speech),
      speech.date(start),
    ]),
  };
}

/** The name of what rules a period. */
type NameOf = (lord: string | SignTriple, speech: Speech) => string;

/** The yogini of a period, by the graha that rules it. */
const yoginiText: NameOf = (lord, { language }) => WORDS[language].grahaDashas.yogini[lord as Exclude<Graha, 'Ketu'>];
/** Dashas whose periods have names of yoginis. */
const OF_YOGINIS: readonly string[] = [YOGINI, 'tithi_yogini'];

/** Mahadashas of the other graha dashas that apply to the birth, and which do not. */
export function grahaDashasPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { systems, annual, year, utcOffsetHours } = sectionOf(report, 'graha_dashas');
  const words = WORDS[speech.language].grahaDashas.system;
  const others = systems.filter(({ id }) => id !== 'vimsottari');
  const blocks = [
    ...others
      .filter(({ applicable }) => applicable)
      .map(({ id, dasha }) =>
        block(words[id], dasha, year, utcOffsetHours, speech, OF_YOGINIS.includes(id) ? yoginiText : rulerText),
      ),
    ...annual.map((one) =>
      block(annualDashaName(one.id, speech.language), one.dasha, one.year, utcOffsetHours, speech),
    ),
  ];
  heading(sheet, 'other_graha_dashas');
  sheet.note(speech.word('mahadashas_begin'), { size: SIZE.table });
  const not = others.filter(({ applicable }) => !applicable).map(({ id }) => words[id]);
  if (not.length > 0) sheet.note(`${speech.word('not_applicable')}: ${not.join(', ')}`, { size: SIZE.table });
  if (blocks.length === 0) sheet.note(speech.word('none'), { size: SIZE.table });
  sheet.y += 4;
  listColumns(sheet, blocks);
}

/** Mahadashas of the rasi dashas. */
export function rasiDashasPages(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { systems, annual, utcOffsetHours } = sectionOf(report, 'rasi_dashas');
  const blocks = [
    ...systems.map((one) => block(rasiDashaName(one.id, speech.language), one.dasha, one.year, utcOffsetHours, speech)),
    ...annual.map((one) =>
      block(annualDashaName(one.id, speech.language), one.dasha, one.year, utcOffsetHours, speech),
    ),
  ];
  heading(sheet, 'rasi_dashas');
  sheet.note(`${speech.word('mahadashas_begin')}${chosenMark(report, speech)}`, { size: SIZE.table });
  if (systems.some(({ id }) => id === 'sudarshana_chakra')) {
    const wheels = (['lagna', 'moon_sign', 'sun_sign'] as const).map((id) => speech.word(id)).join('·');
    const first = `${speech.figures(1)} = ${WORDS[speech.language].zodiac.sign.Aries}`;
    sheet.note(`${WORDS[speech.language].rasiDashas.system.sudarshana_chakra}: ${wheels} (${first})`, {
      size: SIZE.table,
    });
  }
  if (blocks.length === 0) sheet.note(speech.word('none'), { size: SIZE.table });
  sheet.y += 4;
  listColumns(sheet, blocks);
}

/** Mahadashas that begin in the years of a life, with the antardashas of each and the date on which these begin. */
function twoLevels(
  sheet: Sheet,
  report: Report,
  dasha: Dasha<string>,
  year: DashaYear,
  utcOffsetHours: number,
  nameOf: NameOf = rulerText,
): void {
  const born = bornAt(report);
  const yearOf = (text: string): number => Number(text.slice(0, 'YYYY'.length));
  const periods = livedFrom(born, periodTexts(dasha, 2, year, utcOffsetHours));
  const ofLife = periods.filter(({ start }) => yearOf(start) < yearOf(born) + LIFE_YEARS);
  listGrid(
    sheet,
    ofLife.map(
      ({ lord, periods: inside }): ListBlock => ({
        title: titleOf(lord, sheet.speech, nameOf),
        lines: inside.map((period) => [nameOf(period.lord, sheet.speech), sheet.speech.date(period.start)]),
      }),
    ),
  );
}

/** The name of a ruler, with its graha where that has another. */
function titleOf(lord: string, speech: Speech, nameOf: NameOf): string {
  const [name, graha] = [nameOf(lord, speech), rulerText(lord, speech)];
  return name === graha ? name : `${name} (${graha})`;
}

/** Yogini dasha to two levels, from the birth. */
export function yoginiPage(sheet: Sheet, report: Report): void {
  const { system, year, utcOffsetHours } = grahaDashaOf(report, YOGINI);
  heading(sheet, 'yogini');
  const named = (lord: string, speech: Speech): string => titleOf(lord, speech, yoginiText);
  runningPath(sheet, report, { dasha: system.dasha, year }, 2, 'lord', named);
  twoLevels(sheet, report, system.dasha, year, utcOffsetHours, yoginiText);
}

/** Chara dasha to two levels. */
export function charaPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  const { systems, utcOffsetHours } = sectionOf(report, 'rasi_dashas');
  const system = systems.find(({ id }) => id === CHARA);
  if (system === undefined) throw new Error(`the report was made without ${CHARA}`);
  const dasha = system.dasha as Dasha<string>;
  heading(sheet, 'chara');
  sheet.note(speech.figures(rasiDashaName(CHARA, speech.language)), { size: SIZE.table });
  sheet.y += 4;
  runningPath(sheet, report, { dasha, year: system.year }, 2, 'sign');
  twoLevels(sheet, report, dasha, system.year, utcOffsetHours);
}
