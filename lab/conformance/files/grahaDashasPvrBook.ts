import { expandedPeriods, type Period } from '@ganita/core/dashas/expand.js';
import { GRAHA_DASHAS, type GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import { balanceAtBirth } from '@ganita/core/dashas/yearLength.js';
import { ayurdaya } from '@ganita/core/longevity/ayurdaya/ayurdaya.js';
import { grahaDashaChoices } from '@ganita/core/rules/dashaChoices.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { FIXED_YEAR_DAYS } from '@ganita/core/sky/dashaYear.js';
import { momentText } from '@ganita/core/time/civilText.js';
import { isPlanet, LAGNA_AND_GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { type VargaKey, vargaKeyOf } from '@ganita/core/zodiac/vargaKeys.js';
import { momentCharts } from 'ganita/calculations/natal/chartSet.js';
import { ayurdayaCharts, natalDashas } from 'ganita/calculations/natal/dashaCalculations.js';
import { type Birth, birthOf } from '../births.js';
import { angle, type Comparator, exact, fields, listOf, mapped, moment, within } from '../compare.js';
import { type GoldenNode, GoldenShapeError } from '../golden.js';
import type { AgreementContext, GoldenReader, Section } from '../reader.js';

/** Dates of the file, with or without a time of day, are exact to a day, years to this. */
const DATE = mapped(
  (ours, { value }) => (typeof ours === 'string' && typeof value === 'string' ? ours.slice(0, value.length) : ours),
  moment(86_400),
);
const YEARS = within(0.02, 'years');
const ROW = fields({ lords: exact, start: DATE, duration_years: YEARS });

const PLAIN_CHART = { divisional_chart_factor: 1, chart_method: 1, base_rasi: null, count_from_end_of_sign: null };

/** A dasha of a birth, two levels deep. */
interface BookDasha {
  readonly periods: readonly Period<string>[];
  readonly balance: ReturnType<typeof balanceAtBirth>;
  /** A moment on the clock of the birth. */
  readonly text: (jdUt: Period<string>['startJdUt']) => string;
}

/** One group of the file: figures of one system for one birth. */
interface Group {
  readonly system: GrahaDashaId;
  readonly test: string;
  readonly birth: Birth;
  readonly checks: readonly GoldenNode[];
  /** The dasha by some choices, in addition to those of the whole group. */
  readonly dasha: (chosen?: Partial<Rules>) => BookDasha;
}

/** The book's births have clocks of their own, which the service would resolve again: the dashas are computed directly. */
function bookDasha(system: GrahaDashaId, birth: Birth, chosen: Partial<Rules>, context: AgreementContext): BookDasha {
  const rules = context.rules(chosen);
  const charts = momentCharts(context.sky(birth, chosen), PLAIN_CHART, rules);
  const input = { dasha_systems: [system], dasha_at: null, gender: null };
  const of = natalDashas(charts, context.observatory(chosen), input, rules);
  const dasha = of.graha()[0]?.dasha;
  if (dasha === undefined) throw new Error(`no dasha ${system}`);
  return {
    periods: expandedPeriods<string>(dasha, 2, of.year.limitAt),
    balance: balanceAtBirth(dasha, of.year, of.birthJdUt, of.utcOffsetHours),
    text: (jdUt) => momentText(jdUt, of.utcOffsetHours),
  };
}

/** Choices that apply to every check of a group. */
function groupChoices(group: GoldenNode, test: string): Partial<Rules> {
  const varga = group.maybe('varga')?.number();
  return {
    ...(varga !== undefined && { dasha_varga: vargaKeyOf(varga) as VargaKey }),
    ...(test.includes('parasara') && { tara_order: 'parasara' }),
  };
}

const STAR_POSITIONS: Readonly<Record<string, Rules['start_from']>> = {
  'From Moon': 'Moon',
  Kshema: 'kshema',
  Utpanna: 'utpanna',
  Adhana: 'adhana',
};
const BOOK_POSITIONS = Object.values(STAR_POSITIONS);

/** The choice that the file numbers from 1; the first listed value is the default. */
function antardashaOption(number: number): Rules['antardasha_option'] {
  const option = grahaDashaChoices.antardasha_option.values[number];
  if (option === undefined) throw new RangeError(`no antardasha option ${number}`);
  return option;
}

/** Codes of points that the file uses (docs/rules/04-graha-dashas.md#section-2-1). */
const POINT_CODES: Readonly<Record<string, Rules['start_from']>> = {
  Md: 'maandi',
  Gk: 'gulika',
  PL: 'pranapada_lagna',
  IL: 'indu_lagna',
  BBL: 'bhrigu_bindhu_lagna',
  S1: 'tri_sphuta',
};

/** Choices that a check names. */
function checkChoices(check: GoldenNode): Partial<Rules> {
  const text = (field: string): string | undefined => check.maybe(field)?.text();
  const [position, star, point] = [text('star_position'), text('seed_star'), text('start_from')];
  const option = check.maybe('antardasha_option')?.number();
  return {
    ...(position !== undefined && { start_from: STAR_POSITIONS[position] as Rules['start_from'] }),
    ...(star !== undefined && { seed_star: star as Rules['seed_star'] }),
    ...(point !== undefined && { start_from: POINT_CODES[point] ?? (point as Rules['start_from']) }),
    ...(option !== undefined && { antardasha_option: antardashaOption(option) }),
  };
}

/** A period in the words of the file. */
const rowOf = (way: readonly Period<string>[], text: BookDasha['text']) => {
  const period = way.at(-1);
  return (
    period && {
      lords: way.map(({ lord }) => lord),
      start: text(period.startJdUt),
      duration_years: (period.endJdUt - period.startJdUt) / FIXED_YEAR_DAYS.mean_sidereal,
    }
  );
};

/** Every period of one depth in the order of time, each with those above it. */
const waysOf = (periods: readonly Period<string>[], depth: number): readonly (readonly Period<string>[])[] =>
  depth === 1
    ? periods.map((period) => [period])
    : periods.flatMap((period) => (period.periods ?? []).map((part) => [period, part]));

/** Rows of a whole level: the n-th row of a depth is the n-th period there. */
function compareRows(group: Group, section: Section): void {
  const own = group.checks.some((check) => {
    const [maha, antara] = (check.at('expected').maybe('lords')?.value ?? []) as readonly string[];
    return group.system === 'naisargika' && maha !== undefined && maha === antara;
  });
  const { periods, text } = group.dasha(own ? { naisargika_antardashas: 'all_and_own' } : {});
  const seen = new Map<number, number>();
  for (const check of group.checks) {
    const expected = check.at('expected');
    const depth = (expected.at('lords').value as readonly string[]).length;
    const index = seen.get(depth) ?? 0;
    seen.set(depth, index + 1);
    section.compare(expected, rowOf(waysOf(periods, depth)[index] ?? [], text), ROW);
  }
}

/** Orders of parts: of the natural dasha by houses skipped, else of one lord by each option in turn. */
function compareOrders(group: Group, section: Section): void {
  const parent = (group.checks[0]?.at('expected').value as readonly string[] | undefined)?.[0];
  group.checks.forEach((check, index) => {
    const option = () => antardashaOption(check.maybe('antardasha_option')?.number() ?? index + 1);
    const maha =
      group.system === 'naisargika'
        ? group.dasha({ naisargika_antardashas: 'without_3_10' }).periods[index]
        : group.dasha({ antardasha_option: option() }).periods.find(({ lord }) => lord === parent);
    section.compare(
      check.at('expected'),
      maha?.periods?.map(({ lord }) => lord),
      exact,
    );
  });
}

/** Parts of one mahadasha that follow one another; a row without lords is the end of the one before. */
function compareParts(expected: GoldenNode, group: Group, section: Section): void {
  const { periods, text } = group.dasha();
  let end: string | undefined;
  for (const row of expected.items()) {
    const lords = row.at('lords').value as readonly string[];
    const way = waysOf(periods, 2).find((one) => one.every(({ lord }, level) => lord === lords[level]));
    const ours = lords.length === 0 ? { lords, start: end } : rowOf(way ?? [], text);
    const last = way?.at(-1);
    end = last && text(last.endJdUt);
    section.compare(row, ours, fields({ lords: exact, start: DATE }));
    const years = row.maybe('duration_years');
    if (years !== null) section.notCompared(years, 'whole years; the next start gives the length');
  }
}

/** Said of a second group of an example that names a lord alone: all lords of a cycle follow the first. */
const UNDATED = 'a later period without its date, which every cycle has';

/** A lord alone: of the first period, by the star positions of the book in turn where four are named. */
function compareLord(check: GoldenNode, index: number, group: Group, isSecond: boolean, section: Section): void {
  const expected = check.at('expected');
  if (isSecond) {
    section.notCompared(expected, UNDATED);
    return;
  }
  const inTurn =
    group.checks.length === BOOK_POSITIONS.length && !check.has('star_position') && !check.has('start_from');
  const chosen = inTurn ? { start_from: BOOK_POSITIONS[index] as Rules['start_from'] } : checkChoices(check);
  const lords = group.dasha(chosen).periods.map(({ lord }) => lord);
  section.compare(expected, lords[0], exact);
}

/** One mahadasha by its lord. */
function comparePeriod(expected: GoldenNode, group: Group, section: Section): void {
  const { periods, text } = group.dasha();
  const found = periods.find(({ lord }) => lord === expected.at('lord').text());
  const [start, end] = [found && text(found.startJdUt), found && text(found.endJdUt)];
  const year = (date: string | undefined): number => Number(date?.slice(0, 4));
  const ours = { lord: found?.lord, start, end, start_year: year(start), end_year: year(end) };
  section.compare(expected, ours, fields({ lord: exact, start: DATE, end: DATE, start_year: exact, end_year: exact }));
}

/** Full years of a planet before any reduction. */
function baseYears(planet: string, birth: Birth, context: AgreementContext): number | undefined {
  if (!isPlanet(planet)) return undefined;
  const rules = context.rules();
  const charts = ayurdayaCharts(momentCharts(context.sky(birth), PLAIN_CHART, rules));
  return ayurdaya(charts, rules).methods.pinda.planets[planet].baseYears;
}

const CORRECTED = 'replaced by `corrected_rule`';

function compareCheck(
  check: GoldenNode,
  index: number,
  group: Group,
  isSecond: boolean,
  section: Section,
  context: AgreementContext,
): void {
  const expected = check.at('expected');
  const corrected = check.maybe('corrected_rule');
  const planet = check.maybe('planet')?.text();
  if (corrected !== null) {
    section.notCompared(expected, CORRECTED);
    comparePeriod(corrected, group, section);
  } else if (planet !== undefined) {
    section.compare(expected, baseYears(planet, group.birth, context), YEARS);
  } else if (typeof expected.value === 'string') {
    compareLord(check, index, group, isSecond, section);
  } else if (typeof expected.value === 'number') {
    const years = group.dasha().periods.map((period) => rowOf([period], () => '')?.duration_years ?? Number.NaN);
    section.compare(
      expected,
      years.reduce((sum, one) => sum + one, 0),
      YEARS,
    );
  } else if (expected.has('months')) {
    section.compare(
      expected,
      group.dasha(checkChoices(check)).balance?.printed,
      fields({ years: exact, months: exact, days: exact }),
    );
  } else if (expected.has('lord')) {
    comparePeriod(expected, group, section);
  } else if (Array.isArray(expected.value) && typeof expected.value[0] === 'string') {
    const lords = group.dasha(checkChoices(check)).periods.map(({ lord }) => lord);
    section.compare(expected, lords.slice(0, expected.value.length), exact);
  } else if (Array.isArray(expected.value)) {
    compareParts(expected, group, section);
  } else {
    throw new GoldenShapeError(expected.path, 'is a figure of no known kind');
  }
}

function groupOf(node: GoldenNode, context: AgreementContext): Group {
  const system = node.at('system').text();
  if (!(GRAHA_DASHAS as readonly string[]).includes(system)) throw new GoldenShapeError(node.path, `has no ${system}`);
  const [test, birth] = [node.at('test').text(), birthOf(node.at('birth'))];
  const choices = groupChoices(node, test);
  return {
    system: system as GrahaDashaId,
    test,
    birth,
    checks: node.at('checks').items(),
    dasha: (chosen = {}) => bookDasha(system as GrahaDashaId, birth, { ...choices, ...chosen }, context),
  };
}

/** Points of docs/rules/04-graha-dashas.md for a group that applies to them alone. */
const isBody = (check: GoldenNode): boolean =>
  (LAGNA_AND_GRAHAS as readonly string[]).includes(check.maybe('start_from')?.text() ?? '');

function compareGroup(node: GoldenNode, isSecond: boolean, context: AgreementContext): void {
  const section = context.section(node.at('source').text());
  const applies = node.at('applies_to_ganita').text();
  const group = groupOf(node, context);
  if (applies.startsWith('no')) section.notCompared(node.at('checks'), applies);
  else if (group.test.startsWith('antardasha order')) compareOrders(group, section);
  else if (group.checks.every((check) => check.at('expected').has('lords'))) compareRows(group, section);
  else {
    group.checks.forEach((check, index) => {
      if (applies.startsWith('only Sun') && !isBody(check)) section.notCompared(check.at('expected'), applies);
      else compareCheck(check, index, group, isSecond, section, context);
    });
  }
}

/** The case that two programs report otherwise: ours follows from the stated birth. */
function compareReported(node: GoldenNode, context: AgreementContext): void {
  const birth = birthOf(node.at('birth'));
  for (const [name, golden] of node.at('independent').children()) {
    const chosen = { ayanamsa_mode: name.toUpperCase() as Rules['ayanamsa_mode'] };
    const { periods, text } = bookDasha('vimsottari', birth, chosen, context);
    const moon = periods.find(({ lord }) => lord === 'Moon');
    const dates = (period: Period<string> | undefined) => period && [text(period.startJdUt), text(period.endJdUt)];
    const ours = {
      moon_longitude: context.sky(birth, chosen).grahas.Moon.longitudeDeg,
      moon_mahadasha: dates(moon),
      ketu_antardasha: dates(moon?.periods?.find(({ lord }) => lord === 'Ketu')),
    };
    const span: Comparator = listOf(DATE);
    context
      .section('reported_case')
      .compare(golden, ours, fields({ moon_longitude: angle(2e-6), moon_mahadasha: span, ketu_antardasha: span }));
  }
}

const REQUEST = 'input of the figures';

/** Examples of the PVR book and regression lists (docs/rules/04-graha-dashas.md#section-9). */
export const grahaDashasPvrBook: GoldenReader = {
  file: 'graha_dashas_pvr_book.json',
  notCompared: [
    ...['source', 'system', 'test', 'applies_to_ganita', 'varga'].map((field) => ({
      path: `groups/*/${field}`,
      because: REQUEST,
    })),
    ...['star_position', 'seed_star', 'start_from', 'antardasha_option', 'planet'].map((field) => ({
      path: `groups/*/checks/*/${field}`,
      because: REQUEST,
    })),
    ...['passed', 'failed'].map((field) => ({ path: `groups/*/${field}`, because: 'what the reference returned' })),
    { path: 'groups/*/checks/*/reference_passes', because: 'what the reference returned' },
    { path: 'groups/*/checks/*/reference_result/**', because: 'what the reference returned' },
    ...['reported_for_jhora', 'reported_for_reference_engine'].map((field) => ({
      path: `reported_case/${field}/**`,
      because: 'neither follows from the stated birth (docs/rules/04-graha-dashas.md#section-9)',
    })),
    { path: 'reported_case/conclusion', because: 'a remark' },
  ],
  async read(golden, context) {
    const examples = new Set<string>();
    await context.forEachItem(golden.at('groups'), (node) => {
      const example = JSON.stringify([node.at('system').value, node.at('test').value, node.at('birth').value]);
      const isSecond = examples.has(example);
      examples.add(example);
      compareGroup(node, isSecond, context);
    });
    const reported = golden.maybe('reported_case');
    if (reported !== null) compareReported(reported, context);
  },
};
