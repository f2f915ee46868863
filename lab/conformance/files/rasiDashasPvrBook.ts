import { annualGrahaDasha, annualRasiDasha, type YearOfLife } from '@ganita/core/annual/annualDashas.js';
import { praveshaMoment } from '@ganita/core/annual/pravesha.js';
import { yearStart } from '@ganita/core/annual/returns.js';
import { type Comparisons, comparisonsOf } from '@ganita/core/comparisons/comparisons.js';
import { type Dasha, mahadashasOf, partsOf } from '@ganita/core/dashas/period.js';
import type { RasiDashaSubject } from '@ganita/core/dashas/rasi/rasiDashaSubject.js';
import { type RasiDashaId, rasiDasha } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { evenYears } from '@ganita/core/dashas/yearLength.js';
import { recordFrom } from '@ganita/core/records.js';
import { FIXED_YEAR_DAYS } from '@ganita/core/sky/dashaYear.js';
import type { Sky } from '@ganita/core/sky/sky.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { namedDivision } from '@ganita/core/vargas/division.js';
import { vargaChart } from '@ganita/core/vargas/vargaChart.js';
import type { Graha } from '@ganita/core/zodiac/grahas.js';
import { type Sign, signOf } from '@ganita/core/zodiac/signs.js';
import { factorOf, VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { rasiDashaSubject } from 'ganita/calculations/natal/dashaCalculations.js';
import { type Birth, birthMoment, birthOf } from '../births.js';
import { type Comparator, exact, fields, listOf, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError } from '../golden.js';
import type { AgreementContext, GoldenReader } from '../reader.js';
import { chartAt } from './rasiDashaInputs.js';

const YEAR_DAYS = FIXED_YEAR_DAYS.mean_sidereal;
const UNITS = 360;
const PLAIN_CHART = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };

const chartKey = (item: GoldenNode): VargaKey => {
  const name = item.maybe('divisional_chart')?.text() ?? 'D-1';
  const key = VARGA_KEYS.find((one) => `D-${factorOf(one)}` === name);
  if (key === undefined) throw new GoldenShapeError(item.path, `has no chart ${name}`);
  return key;
};

const unread = (what: string) => (): never => {
  throw new Error(`the case does not give ${what}`);
};

/** A subject of which only what a case gives can be read. */
function subjectOfGiven(comparisons: Comparisons, moonDeg: number): RasiDashaSubject {
  const longitudes = { Ascendant: 0, Sun: 0, Mars: 0, Mercury: 0, Jupiter: 0, Venus: 0, Saturn: 0, Rahu: 0, Ketu: 0 };
  return {
    rasi: comparisons,
    chosen: { comparisons, divisions: 1 },
    varga: unread('other charts'),
    longitudesDeg: { ...longitudes, Moon: moonDeg },
    sreeLagna: unread('Sree lagna'),
    horaLagna: unread('hora lagna'),
    varnadaLagna: unread('varnada lagna'),
    arudhaLagna: unread('arudha lagna'),
    karakas: unread('karakas'),
    twilight: unread('the sunrise'),
  };
}

/** A chart for dashas that look at the Moon alone. */
const anyChart = (context: AgreementContext): Comparisons => {
  const point = { sign: 'Aries', degreesInSign: 0 } as const;
  const grahas = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu'] as const;
  const placed = recordFrom(grahas, () => point);
  return comparisonsOf({ ascendant: point, grahas: placed }, context.rules());
};

function subjectOfCase(item: GoldenNode, context: AgreementContext): RasiDashaSubject {
  const positions = item.maybe('positions');
  if (positions !== null) return subjectOfGiven(comparisonsOf(chartAt(positions), context.rules()), Number.NaN);
  const moon = item.maybe('moon_longitude');
  if (moon !== null) return subjectOfGiven(anyChart(context), moon.number());
  const charts = momentCharts(context.sky(birthOf(item.at('birth'))), PLAIN_CHART, context.rules());
  return rasiDashaSubject(charts, unread('the sunrise'), context.rules());
}

/** Mahadashas, or where the case says so the antardashas of one, as signs and years. */
function rasiRows(item: GoldenNode, context: AgreementContext) {
  const system = item.at('system').text();
  const key = chartKey(item);
  const id = (key === 'D-1_rasi' ? system : `${system}_d${factorOf(key)}`) as RasiDashaId;
  const { dasha } = rasiDasha(id, subjectOfCase(item, context), context.rules());
  const spans = mahadashasOf(dasha as Dasha<unknown>);
  const within = /antardashas of the (\w+) mahadasha/.exec(item.at('source').text())?.[1];
  const parent = spans.find(({ lord }) => lord === within);
  return (parent === undefined ? spans : partsOf(dasha as Dasha<unknown>, parent)).map((span) => ({
    sign: span.lord,
    years: span.endYears - span.startYears,
  }));
}

/** The solar return of the year of a case, on the clock of the birth. */
function returnText(item: GoldenNode, birth: Birth, context: AgreementContext): string {
  const years = (item.maybe('completed_years')?.number() ?? 0) + 1;
  const { jdUt } = praveshaMoment(context.observatory(), birthMoment(birth), 'annual', yearStart(years));
  return momentText(jdUt, birth.timezone);
}

/** The year of an annual case. */
function yearOfCase(item: GoldenNode, birth: Birth, context: AgreementContext) {
  const natal = context.sky(birth);
  const at = item.maybe('annual_return_moment')?.text() ?? returnText(item, birth, context);
  const annual: Sky = context.sky({ ...birth, ...splitMoment(at) });
  const chart = vargaChart(annual, namedDivision('D-1_rasi'));
  const life: YearOfLife = {
    completedYears: item.maybe('completed_years')?.number() ?? 0,
    year: evenYears(birthMoment(birth), YEAR_DAYS),
    returnJdUt: annual.jdUt,
    natalMoonDeg: natal.grahas.Moon.longitudeDeg,
    natalLagna: signOf(natal.ascendantDeg),
    annualRasi: chart,
  };
  return { life, annual };
}

const splitMoment = (text: string): Pick<Birth, 'date' | 'time'> => {
  const [date = '', time = ''] = text.split('T');
  return { date, time };
};

function annualRows(item: GoldenNode, context: AgreementContext) {
  const birth = birthOf(item.at('birth'));
  const { life, annual } = yearOfCase(item, birth, context);
  const system = item.at('system').text();
  if (system === 'varsha_narayana') {
    const key = chartKey(item);
    const comparisons = comparisonsOf(vargaChart(annual, namedDivision(key)), context.rules());
    const { dasha } = annualRasiDasha(life, comparisons, factorOf(key));
    return mahadashasOf(dasha).map(({ lord, startYears, endYears }) => ({
      sign: lord,
      days_of_360: (endYears - startYears) * UNITS,
    }));
  }
  const { dasha } = annualGrahaDasha(system as 'mudda' | 'patyayini', life, context.rules());
  return mahadashasOf(dasha).map(({ lord, startYears, endYears }) => ({
    lord,
    days: (endYears - startYears) * YEAR_DAYS,
  }));
}

const ANNUAL = ['mudda', 'patyayini', 'varsha_narayana'];

/** As many rows as the book prints. */
const printed = (golden: GoldenNode, rows: readonly unknown[]): readonly unknown[] =>
  rows.slice(0, golden.items().length);

/** Why a case is not one that the rules of the document give. */
const MISSES: Readonly<Record<string, string>> = {
  book_ignores_dignity_of_nodes:
    'the book takes no year for the dignity of Ketu in Scorpio; docs/rules/05-rasi-dashas.md#section-1-1 follows the dignity grid for nodes',
  book_seed_disputed:
    'the book starts from the other of two signs that are equal up to the last rule of strength; docs/rules/05-rasi-dashas.md#section-9',
};

/** Whether a case is one that the rules do not give, and why. */
function isMiss(item: GoldenNode, context: AgreementContext): boolean {
  const passes = item.maybe('rule_document_passes')?.value ?? item.at('reference_passes').value;
  if (passes !== false) return false;
  const code = item.maybe('note_code')?.text() ?? '';
  const because = MISSES[code];
  if (because === undefined) throw new GoldenShapeError(item.path, `fails by the rules for no known reason "${code}"`);
  context.section(item.at('system').text()).notCompared(item.at('book_expected'), because);
  return true;
}

/** The rows of a case; where the rules do not give those of the book, those that the file says they give. */
function compareMahadashas(item: GoldenNode, roundingYears: number, context: AgreementContext): void {
  const system = item.at('system').text();
  const section = context.section(system);
  const rows = ANNUAL.includes(system) ? annualRows(item, context) : rasiRows(item, context);
  const days = item.maybe('tolerance_days')?.number() ?? 0;
  const row: Comparator = fields({
    sign: exact,
    lord: exact,
    years: within(roundingYears, 'years'),
    days: within(days, 'days'),
    days_of_360: within(roundingYears, 'days'),
  });
  const miss = isMiss(item, context);
  const expected = item.maybe(miss ? 'reference_gives' : 'book_expected');
  const others = miss ? null : item.maybe('reference_gives');
  if (others !== null) section.notCompared(others, 'results of other engines');
  if (expected !== null) section.compare(expected, printed(expected, rows), listOf(row));
  const lords = item.maybe('book_expected_first_lords');
  if (lords !== null) {
    const ours = rows.map((one) => ('lord' in one ? one.lord : one.sign));
    section.compare(lords, printed(lords, ours), exact);
  }
}

const chartOfCase = (item: GoldenNode, context: AgreementContext): Comparisons =>
  comparisonsOf(vargaChart(context.sky(birthOf(item.at('birth'))), namedDivision(chartKey(item))), context.rules());

function comparePlanets(item: GoldenNode, context: AgreementContext): void {
  const [first, second] = item
    .at('planets')
    .items()
    .map((node) => node.text() as Graha) as [Graha, Graha];
  const { stronger } = chartOfCase(item, context).strongerGraha(first, second);
  context.section('stronger_planet').compare(item.at('book_stronger'), stronger, exact);
}

function compareSigns(item: GoldenNode, context: AgreementContext): void {
  const [first, second] = item
    .at('signs')
    .items()
    .map((node) => node.text() as Sign) as [Sign, Sign];
  const { stronger } = chartOfCase(item, context).strongerSign(first, second);
  context.section('stronger_sign').compare(item.at('book_stronger'), stronger, exact);
}

/** Figures recorded from Jagannatha Hora. */
function compareJhora(item: GoldenNode, context: AgreementContext): void {
  const { dasha } = rasiDasha(item.at('system').text() as RasiDashaId, subjectOfCase(item, context), context.rules());
  const whole = dasha as Dasha<unknown>;
  const spans = mahadashasOf(whole);
  const partsOfSpan = (span: (typeof spans)[number] | undefined): readonly unknown[] =>
    span === undefined ? [] : partsOf(whole, span).map(({ lord }) => lord);
  const section = context.section('jhora');
  const ours: Readonly<Record<string, unknown>> = {
    expected_antardasha_signs: partsOfSpan(spans.find(({ lord }) => lord === item.maybe('mahadasha')?.text())),
    expected_mahadasha_years_in_order: spans.map(({ startYears, endYears }) => endYears - startYears),
    first_mahadasha_signs: spans.slice(0, 3).map(({ lord }) => lord),
    expected_antardasha_signs_of_first_three: spans.slice(0, 3).map(partsOfSpan),
  };
  for (const [name, values] of Object.entries(ours)) {
    const golden = item.maybe(name);
    if (golden !== null) section.compare(golden, values, name.includes('three') ? listOf(exact) : exact);
  }
}

/** Examples and exercises of the PVR book, and figures of Jagannatha Hora (docs/rules/05-rasi-dashas.md#section-9). */
export const rasiDashasPvrBook: GoldenReader = {
  file: 'rasi_dashas_pvr_book.json',
  notCompared: [
    ...['source', 'system', 'note_code', 'divisional_chart', 'completed_years', 'annual_return_moment'].map((name) => ({
      path: `*/*/${name}`,
      because: 'description of the case',
    })),
    ...['positions/**', 'moon_longitude', 'mahadasha', 'planets/*', 'signs/*'].map((name) => ({
      path: `*/*/${name}`,
      because: 'input of the case',
    })),
    ...['reference_passes', 'rule_document_passes', 'tolerance_days'].map((name) => ({
      path: `*/*/${name}`,
      because: 'results of other engines',
    })),
  ],
  async read(golden, context) {
    const rounding = golden.at('settings').at('rounding_years').number();
    await context.forEachItem(golden.at('mahadasha_cases'), (item) => {
      compareMahadashas(item, rounding, context);
    });
    await context.forEachItem(golden.at('stronger_planet_cases'), (item) => comparePlanets(item, context));
    await context.forEachItem(golden.at('stronger_sign_cases'), (item) => compareSigns(item, context));
    await context.forEachItem(golden.at('jhora_cases'), (item) => compareJhora(item, context));
  },
};
