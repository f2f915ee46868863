import { oneOf } from 'ganita/calculations/fields/schema.js';
import { SECTION_KEYS, type SectionKey } from 'ganita/calculations/natal/sectionKeys.js';
import { Type } from 'typebox';
import { bodyFor, type Fields, type ToolInput, tool } from '../tool.js';
import { outlined } from '../toolBounds.js';
import { asOf, BIRTH, dashaSystem, fieldsOf, listed, PAGE, PRESET_NAMES, record, records } from '../toolFields.js';

const NOT_ADVICE = 'It computes and does not predict or advise.';
const chartOptions = fieldsOf('natalChart', 'ayanamsa_mode');
const at = ({ filled, now }: ToolInput): unknown => filled.as_of ?? now;
const moment = Type.String({ description: 'moment of the running periods, on the clock of the birth' });

const SUMMARY_TOKENS = 1500;
const SUMMARY_SECTIONS: readonly SectionKey[] = [
  'planets',
  'graha_dashas',
  'shad_bala',
  'chara_karakas',
  'yogas',
  'doshas',
];
const RUNNING_LEVELS = 3;

export const chartSummary = tool<'natalChart'>({
  name: 'get_chart_summary',
  title: 'A birth chart in short',
  description: `Lagna, grahas with sign, house and nakshatra, running Vimsottari dashas, the strongest graha, doshas and yogas of a birth. ${NOT_ADVICE} For the rest call get_chart_section.`,
  input: Type.Object({ ...BIRTH, ...chartOptions, as_of: asOf }),
  output: Type.Object({
    lagna: record('sign, longitude in it, nakshatra and pada of the ascendant'),
    running_dashas: records('running periods of Vimsottari, the longest first'),
    running_at: moment,
    strongest: record('graha with the largest ratio of its Shadbala to what it requires'),
    atma_karaka: Type.Union([Type.String(), Type.Null()], { description: 'graha of the soul (Jaimini)' }),
    doshas: Type.Array(Type.String(), { description: 'doshas that are present and not cancelled' }),
    yogas: Type.Array(Type.String(), { description: 'names of yogas in the rasi chart, the first ones' }),
    yogas_found: Type.Integer({ description: 'number of yogas in the rasi chart' }),
  }),
  rowsField: 'planets',
  maxTokens: SUMMARY_TOKENS,
  picture: 'svgChart',
  request: (input) => ({
    calculation: 'natalChart',
    body: bodyFor('natalChart', input, {
      sections: SUMMARY_SECTIONS,
      dasha_systems: ['vimsottari'],
      dasha_levels: RUNNING_LEVELS,
      dasha_at: at(input),
      yoga_charts: ['D-1_rasi'],
    }),
  }),
  shape({ horoscope }, input) {
    const rows = Object.entries((horoscope.planets ?? {}) as Readonly<Record<string, Fields>>).map(
      ([planet, facts]) => ({
        planet,
        sign: facts.sign_name,
        longitude: Math.round((facts.longitude as number) * 100) / 100,
        house: facts.house,
        nakshatra: `${facts.nakshatra_name} ${facts.pada}`,
        ...(facts.retrograde === true && { retrograde: true }),
        ...(facts.combust === true && { combust: true }),
        ...(typeof facts.dignity === 'string' && { dignity: facts.dignity }),
      }),
    );
    const running = (horoscope.graha_dashas?.vimsottari?.running ?? []).slice(0, RUNNING_LEVELS);
    const [strongest] = Object.entries(horoscope.shad_bala ?? {}).sort(([, a], [, b]) => b.ratio - a.ratio);
    const doshas = Object.values(horoscope.doshas ?? {}).filter(
      ({ present, cancellations }) => present && cancellations.length === 0,
    );
    const yogas = Object.values(horoscope.yogas?.yoga_list ?? {}).map(({ name }) => name);
    const [lagna, ...grahas] = rows;
    const lords = running.map((period) => ('lord' in period ? period.lord : '')).join(' / ');
    return {
      text: `Lagna ${lagna?.sign}, Moon ${grahas.find(({ planet }) => planet === 'Moon')?.nakshatra}; Vimsottari ${lords} until ${running.at(0)?.end}.`,
      facts: {
        lagna: lagna ?? {},
        running_dashas: running,
        running_at: at(input),
        strongest:
          strongest === undefined
            ? {}
            : { planet: strongest[0], ratio: strongest[1].ratio, rupas: strongest[1].total_rupas },
        atma_karaka: horoscope.chara_karakas?.atma_karaka?.planet ?? null,
        doshas: doshas.map(({ name }) => name),
        yogas: yogas.slice(0, 8),
        yogas_found: yogas.length,
      },
      rows: grahas,
    };
  },
});

const PART_TOKENS = 2000;

/** The part of a value that a path names; undefined where there is none. */
const partAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Fields)[key] : undefined),
      value,
    );

export const chartSection = tool<'natalChart'>({
  name: 'get_chart_section',
  title: 'One section of a birth chart',
  description: `One of the sections of a birth chart, or the parts of it that \`fields\` names by their paths. ${NOT_ADVICE} Large sections come as an outline: request its parts by \`fields\`, or read the linked resource.`,
  input: Type.Object({
    ...BIRTH,
    ...chartOptions,
    section: oneOf(SECTION_KEYS, { description: 'the section' }),
    fields: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), {
        maxItems: 20,
        description: 'paths inside the section, as "D-9_navamsa.Moon"; left out: all of it',
      }),
    ),
    limit: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 500, description: 'most entries of the section, the first ones' }),
    ),
    ...fieldsOf('natalChart', 'vargas', 'dasha_systems', 'yoga_charts'),
    as_of: asOf,
  }),
  output: Type.Object({
    section: Type.String({ description: 'the section' }),
    value: Type.Unknown({ description: 'its content; a part too large is described by its number of entries' }),
    left_out: Type.Array(Type.String(), { description: 'paths of parts that were left out; request them by fields' }),
    unknown_fields: Type.Array(Type.String(), { description: 'paths of fields that the section does not have' }),
  }),
  rowsField: null,
  request: (input) => ({
    calculation: 'natalChart',
    body: bodyFor('natalChart', input, { sections: [input.given.section], dasha_at: at(input) }),
  }),
  shape(answer, { given: { section, fields, limit } }) {
    const name = section as SectionKey;
    const whole = answer.horoscope[name];
    const paths = fields as readonly string[] | undefined;
    const found = paths?.map((path) => [path, partAt(whole, path)] as const);
    const part = found === undefined ? whole : Object.fromEntries(found.filter(([, value]) => value !== undefined));
    const most = (limit as number | undefined) ?? Number.POSITIVE_INFINITY;
    const isMap = typeof part === 'object' && part !== null && !Array.isArray(part);
    const limited = isMap ? Object.fromEntries(Object.entries(part).slice(0, most)) : part;
    const { value, leftOut } = outlined(limited, name, PART_TOKENS);
    const unknown = found?.filter(([, value]) => value === undefined).map(([path]) => path) ?? [];
    return {
      text: `Section ${name}${leftOut.length === 0 ? '' : ', in outline: request its parts by fields'}.`,
      facts: { section: name, value: value ?? null, left_out: leftOut, unknown_fields: unknown },
    };
  },
});

interface Period {
  readonly start: string;
  readonly end: string;
  readonly lord?: string;
  readonly sign?: string;
  readonly periods?: readonly Period[];
}

/** Periods of a dasha one after another, the inner ones after theirs, with the lords above them. */
const flat = (periods: readonly Period[], above: readonly string[]): readonly Fields[] =>
  periods.flatMap(({ lord, sign, start, end, periods: inner = [] }) => {
    const path = [...above, lord ?? sign ?? ''];
    return [{ level: path.length, path: path.join(' / '), start, end }, ...flat(inner, path)];
  });

export const dashas = tool<'natalChart'>({
  name: 'get_dashas',
  title: 'Dashas of a birth',
  description: `Running periods of a dasha system and its periods with their dates. ${NOT_ADVICE} It has no judgement of a period.`,
  input: Type.Object({
    ...BIRTH,
    ...chartOptions,
    system: dashaSystem,
    as_of: asOf,
    depth: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 3, default: 1, description: 'levels of periods that are listed' }),
    ),
    lord: Type.Optional(
      Type.String({ maxLength: 20, description: 'only periods of this graha or sign, as Saturn, at any level' }),
    ),
    from_date: Type.Optional(
      Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'only periods that end on this date or later' }),
    ),
    ...PAGE,
  }),
  output: Type.Object({
    system: Type.String({ description: 'dasha system' }),
    applicable: Type.Boolean({ description: 'whether the birth meets the condition of the system' }),
    running_at: moment,
    running: records('running periods, the longest first'),
  }),
  rowsField: 'periods',
  picture: 'svgDasha',
  request: (input) => ({
    calculation: 'natalChart',
    body: bodyFor('natalChart', input, {
      sections: ['graha_dashas', 'rasi_dashas'],
      dasha_systems: [input.filled.system],
      dasha_levels: input.filled.depth,
      dasha_at: at(input),
    }),
  }),
  shape({ horoscope }, input) {
    const { lord, from_date: from, system } = input.filled as { lord?: string; from_date?: string; system: string };
    const all = { ...horoscope.graha_dashas, ...horoscope.rasi_dashas } as unknown as Readonly<
      Record<string, { applicable: boolean; running?: readonly Period[] | null; periods: readonly Period[] }>
    >;
    const found = all[system];
    const rows = flat(found?.periods ?? [], []).filter(
      ({ path, end }) =>
        (lord === undefined || (path as string).split(' / ').at(-1) === lord) &&
        (from === undefined || (end as string).slice(0, 10) >= from),
    );
    const running = found?.running ?? [];
    return {
      text: `${system} at ${at(input)}: ${running
        .map((one) => `${one.lord ?? one.sign} until ${one.end.slice(0, 10)}`)
        .slice(0, 3)
        .join(', ')}.`,
      facts: { system, applicable: found?.applicable ?? false, running_at: at(input), running: running.slice(0, 4) },
      rows,
    };
  },
});

export const yogasAndDoshas = tool<'natalChart'>({
  name: 'get_yogas_and_doshas',
  title: 'Yogas and doshas of a birth, with evidence',
  description: `Yogas that a chart has and its doshas, each with its source and the conditions that were met. ${NOT_ADVICE} It does not weigh them.`,
  input: Type.Object({
    ...BIRTH,
    ...chartOptions,
    kind: Type.Optional(oneOf(['yogas', 'doshas', 'both'], { default: 'both', description: 'which are wanted' })),
    ...fieldsOf('natalChart', 'yoga_charts', 'gender'),
    ...PAGE,
  }),
  output: Type.Object({
    yogas_found: Type.Integer({ description: 'number of yogas' }),
    doshas_present: Type.Array(Type.String(), { description: 'doshas that are present, cancelled ones included' }),
  }),
  rowsField: 'findings',
  request: (input) => ({
    calculation: 'natalChart',
    body: bodyFor('natalChart', input, {
      sections: ['yogas', 'doshas'],
      yoga_charts: input.given.yoga_charts ?? ['D-1_rasi'],
    }),
  }),
  shape({ horoscope: { yogas, doshas } }, { filled: { kind } }) {
    const yogaRows = Object.entries(yogas?.yoga_list ?? {}).map(([id, { name, family_name, source, charts }]) => ({
      id,
      name,
      family: family_name,
      source,
      charts,
    }));
    const doshaRows = Object.entries(doshas ?? {}).map(([id, { name, present, evidence, unmet, cancellations }]) => ({
      id,
      name,
      present,
      ...(present ? { evidence, cancelled_by: cancellations.map((one) => one.name) } : { unmet }),
    }));
    const present = doshaRows.filter((row) => row.present).map(({ name }) => name);
    return {
      text: `${yogaRows.length} yogas; doshas present: ${present.join(', ') || 'none'}.`,
      facts: { yogas_found: yogaRows.length, doshas_present: present },
      rows: [...(kind === 'yogas' ? [] : doshaRows), ...(kind === 'doshas' ? [] : yogaRows)],
    };
  },
});

export const conventions = tool<'horoscopeCompare'>({
  name: 'compare_conventions',
  title: 'One chart by two sets of conventions',
  description: `What differs in a birth chart between two presets, and which choices cause it. ${NOT_ADVICE} It does not say which is right.`,
  input: Type.Object({
    ...Object.fromEntries(Object.entries(BIRTH).filter(([name]) => name !== 'preset')),
    first: Type.Optional({
      ...oneOf(PRESET_NAMES, { default: 'ganita' }),
      ...listed('string', 'first preset; left out: ganita'),
    }),
    second: oneOf(PRESET_NAMES, { description: 'second preset' }),
    sections: Type.Optional({
      ...Type.Array(oneOf(SECTION_KEYS), { minItems: 1, maxItems: 5, default: ['planets'] }),
      ...listed('array', 'at most 5 of those of get_chart_section; left out: planets'),
    }),
    ...PAGE,
  }),
  output: Type.Object({
    choices: records('choices in which the presets differ, with the number of values that each moved'),
    values: Type.Integer({ description: 'number of compared values' }),
    different: Type.Integer({ description: 'number of those that differ' }),
  }),
  rowsField: 'differences',
  request: (input) => ({
    calculation: 'horoscopeCompare',
    body: bodyFor('horoscopeCompare', input, {
      sections: input.filled.sections,
      first_rules: { preset: input.filled.first },
      second_rules: { preset: input.filled.second },
    }),
  }),
  shape({ compare: { choices, totals, differences } }, { filled: { first, second } }) {
    return {
      text: `${totals.different} of ${totals.values} values differ between ${first} and ${second}.`,
      facts: {
        choices: choices.filter((one) => one.values_moved > 0),
        values: totals.values,
        different: totals.different,
      },
      rows: differences,
    };
  },
});
