import type { Ishtakala } from '@ganita/core/match/birthAttributes.js';
import { type TithiClass, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { nakshatraLord } from '@ganita/core/zodiac/nakshatras.js';
import type { Speech } from '@ganita/words/speech.js';
import { WORDS } from '@ganita/words/words.js';
import { birthAttributesSection } from 'ganita/api/horoscope/birthAttributes.js';
import { momentWriter } from 'ganita/api/values/clock.js';
import { ishtakalaText } from 'ganita/api/values/ishtakala.js';
import type { Sheet } from '../page/pageFlow.js';
import { type Cell, table } from '../page/printedTable.js';
import { COLOUR } from '../page/theme.js';
import { type Report, sectionOf } from '../report.js';
import { birthPanchanga } from './birthPanchanga.js';
import { heading } from './headingPage.js';
import { nakshatraText } from './nakshatraText.js';

type Pairs = readonly (readonly [name: string, value: string])[];

/** Avakahada and ghata chakra of the birth, and its panchanga with boundaries. */
export function avakahadaPage(sheet: Sheet, report: Report): void {
  const { speech } = sheet;
  heading(sheet, 'avakahada');
  pairsTable(sheet, avakahada(sheet, report));
  sheet.y += 12;
  sheet.subheading(speech.word('ghatak'), 40);
  pairsTable(sheet, ghatak(sheet, report));
  sheet.y += 12;
  birthPanchanga(sheet, report);
}

/** What follows from the Moon of the birth, by its names. */
export function avakahada({ speech }: Sheet, report: Report): Pairs {
  const { language } = speech;
  const { koota, porutham } = WORDS[language].match;
  const of = birthAttributesSection.record(sectionOf(report, 'birth_attributes'), language);
  const natal = report.chart.context.natal.rasi;
  const { signLord, nakshatra } = sectionOf(report, 'birth_attributes').partner;
  return [
    [speech.word('naming_syllable'), of.naming_syllable_name],
    [speech.word('nakshatra'), nakshatraText(of.nakshatra_name, of.pada, speech)],
    [speech.word('moon_sign'), of.moon_sign_name],
    [speech.word('sign_lord'), WORDS[language].zodiac.body[signLord]],
    [speech.word('lagna'), WORDS[language].zodiac.sign[natal.ascendant.sign]],
    [payaBy('house', speech), of.paya_name],
    [payaBy('nakshatra', speech), of.paya_nakshatra_name],
    [koota.varna, of.varna_name],
    [koota.vasya, of.vasya_name],
    [koota.yoni, `${of.yoni_name}, ${of.yoni_gender_name}`],
    [koota.gana, of.gana_name],
    [koota.nadi, of.nadi_name],
    [porutham.rajju, of.rajju_name],
    [speech.word('tattva'), of.tattva_name],
    [speech.word('star_lord'), WORDS[language].zodiac.body[nakshatraLord(nakshatra)]],
    [speech.word('ishtakala'), of.ishtakala === null ? '–' : ishtakala(report, of.ishtakala, speech)],
  ];
}

/** The paya by the house of the Moon, or by its nakshatra. */
export const payaBy = (by: 'house' | 'nakshatra', { word }: Speech): string => `${word('paya')} (${word(by)})`;

function ishtakala({ chart }: Report, of: Ishtakala, speech: Speech): string {
  const { input, natal, rules } = chart.context;
  const at = momentWriter(natal.sky.utcOffsetHours)(natal.sky.dayFrame.sunriseJdUt);
  return ishtakalaText(of, { definition: rules.sunrise_definition, at }, input.date, speech);
}

function ghatak({ speech }: Sheet, report: Report): Pairs {
  const { ghatak: of } = birthAttributesSection.record(sectionOf(report, 'birth_attributes'), speech.language);
  return [
    [speech.word('moon_sign'), of.moon_sign_name],
    [speech.word('tithi'), `${of.tithi_class_name} (${speech.figures(tithisOf(of.tithi_class))})`],
    [speech.word('vara'), of.vara_name],
    [speech.word('nakshatra'), of.nakshatra_name],
  ];
}

/** The tithis of a class, in each paksha: `4, 9, 14`. */
const tithisOf = (tithiClass: TithiClass): string =>
  PAKSHA_TITHIS.filter((number) => tithiFacts(number).tithiClass === tithiClass).join(', ');

const PAKSHA_TITHIS = Array.from({ length: 15 }, (_, index) => index + 1);

/** Names and values, two of each in a row. */
function pairsTable(sheet: Sheet, pairs: Pairs): void {
  const cells = ([name, value]: readonly [string, string]): Cell[] => [
    { text: name, colour: COLOUR.faint },
    { text: value, weight: 'semibold' },
  ];
  const half = Math.ceil(pairs.length / 2);
  const rows = pairs.slice(0, half).map((pair, index): Cell[] => {
    const other = pairs[half + index];
    return [...cells(pair), ...(other === undefined ? ['', ''] : cells(other))];
  });
  table(sheet, [{ title: '' }, { title: '' }, { title: '' }, { title: '' }], rows, { size: 9, air: 2.5 });
}
