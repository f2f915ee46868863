import { GRAHA_DASHAS } from '@ganita/core/dashas/graha/grahaDashas.js';
import { FURTHER_RASI_DASHAS, RASI_DASHAS } from '@ganita/core/dashas/rasi/rasiDashas.js';
import { PRESET_NAMES, type PresetName } from '@ganita/core/rules/presetChoices.js';
import type { RuleName } from '@ganita/core/rules/rules.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { VARGA_KEYS, type VargaKey } from '@ganita/core/zodiac/vargaKeys.js';
import { writeJhd } from 'ganita/api/births/jhd.js';
import { resolvedRecord } from 'ganita/api/births/recordedBirth.js';
import type { ChartStyle } from 'ganita/calculations/fields/pictureFields.js';
import { TODAY } from 'ganita/calculations/fields/today.js';
import { CHART_LAYERS, type ChartLayer } from 'ganita/calculations/pictures/chartPicture.js';
import { SATURN_AYANAMSAS } from 'ganita/calculations/transits/saturnTimelineCalculation.js';
import {
  birthIn,
  type EnteredBirth,
  HALF_DAY_MINUTES,
  type KnownBirth,
  sentBirth,
  UNKNOWN_TIME,
} from '../fields/birthFieldsOfForm.js';
import { type BirthOfFile, birthsOfFile } from '../fields/birthsOfFile.js';
import { printedStyle, styleIn } from '../fields/chartStyle.js';
import { type ChosenRules, chosenIn, readBy } from '../fields/chosenRules.js';
import { choiceIn, localNow } from '../fields/dates.js';
import { type Download, type Fields, type Plan, type PlanContext, page, type QueryOf } from '../page.js';
import { PATHS } from '../paths.js';

/** The dashas that a page can show: those of planets, then those of signs. */
export const SHOWN_RASI_DASHAS = [...RASI_DASHAS, ...FURTHER_RASI_DASHAS];
export const SHOWN_DASHAS = [...GRAHA_DASHAS, ...SHOWN_RASI_DASHAS];
type ShownDasha = (typeof SHOWN_DASHAS)[number];

/** Levels of periods that the page shows, from mahadashas down. */
export const DEEPEST_SHOWN = 4;

/** A period that a person opened in the tree of a dasha: its level, and when it starts. */
export interface DashaBranch {
  readonly level: 2 | 3;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly at: string;
}

/** Single choices that the form offers beside the rule sets: those that programs make differently. */
export const CHART_CHOICES = [
  'ayanamsa_mode',
  'positions',
  'observer',
  'node_type',
  'house_cusps',
  'year_length',
  'ashtakavarga_tables',
  'kendradi_by',
  'ayana_declination',
  'lunar_yoga_nodes',
  'sunrise_definition',
] as const satisfies readonly RuleName[];

/** What a person chose beside the birth. */
export interface ChartOptions {
  /** null: as readers of the language draw it, or those of the place. */
  readonly style: ChartStyle | null;
  readonly varga: VargaKey;
  readonly layers: readonly ChartLayer[];
  readonly dasha: ShownDasha;
  readonly branch: DashaBranch | null;
  readonly preset: PresetName;
  readonly chosen: ChosenRules;
  /** Another rule set with which the chart is compared; null for none. */
  readonly compared: PresetName | null;
  /** Whether yogas are looked for in all charts, and not in D-1 alone. */
  readonly allYogas: boolean;
  /** Minutes by which the time may be off to either side; null where it is certain. */
  readonly uncertainMinutes: number | null;
  /** Whether Uranus, Neptune and Pluto are shown. */
  readonly outerPlanets: boolean;
}

export interface ChartState {
  readonly birth: EnteredBirth;
  readonly options: ChartOptions;
  /** The moment of the page, whose dashas run, on the clocks of the place of the birth: `YYYY-MM-DDTHH:MM:SS`. */
  readonly now: string;
  /** The births of a file that was sent; null where none was. */
  readonly ofFile: readonly BirthOfFile[] | null;
}

export type ChartQueries = {
  readonly chart: QueryOf<'natalChart'> | undefined;
  readonly margins: QueryOf<'margins'> | undefined;
  /** What is certain of an uncertain time; left out of another. */
  readonly certain: QueryOf<'margins'> | undefined;
  readonly saturn: QueryOf<'saturnTimeline'> | undefined;
  readonly compare: QueryOf<'horoscopeCompare'> | undefined;
  readonly rasiPicture: QueryOf<'svgChart'> | undefined;
  readonly vargaPicture: QueryOf<'svgChart'> | undefined;
  readonly moonPicture: QueryOf<'svgChart'> | undefined;
  readonly chalitPicture: QueryOf<'svgChart'> | undefined;
  readonly dashaPicture: QueryOf<'svgDasha'> | undefined;
  readonly strengthPicture: QueryOf<'svgStrengths'> | undefined;
  readonly ashtakavargaPicture: QueryOf<'svgAshtakavarga'> | undefined;
  readonly saturnPicture: QueryOf<'svgSaturn'> | undefined;
};

/** The parts of a chart that the page shows. */
export const SECTIONS = [
  'planets',
  'bhava_chart',
  'calendar_info',
  'birth_attributes',
  'doshas',
  'shad_bala',
  'ashtakavarga',
  'yogas',
] as const;
/** What it shows of a birth whose time is not known. */
export const SECTIONS_OF_THE_DATE = ['planets', 'birth_attributes'] as const;
/** What people know of a birth, in their order: a page of an uncertain time says which of it is certain. */
export const KNOWN_KEYS = [
  'lagna.D-1',
  ...GRAHAS.map((graha) => `${graha}.D-1`),
  'nakshatra',
  'Moon.nakshatra_pada',
  'tithi',
  'yoga',
  'karana',
  'vara',
];
const PICTURE_SIZE = 480;
/** Its charts are in two columns, whose letters are large enough on a telephone. */
const ASHTAKAVARGA_SIZE = 360;

const isRasiDasha = (id: ShownDasha): boolean => (SHOWN_RASI_DASHAS as readonly string[]).includes(id);

/** The opened period of a form; none where it is written differently. */
function branchIn({ branch = '' }: Fields): DashaBranch | null {
  const [, level, at] = /^([23])@(-?\d{4,5}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})$/.exec(branch) ?? [];
  return level === undefined || at === undefined ? null : { level: level === '2' ? 2 : 3, at };
}

function optionsIn(fields: Fields): ChartOptions {
  const layers = (fields.layers ?? '').split(',');
  const uncertain = fields.uncertain === UNKNOWN_TIME ? HALF_DAY_MINUTES : Number(fields.uncertain);
  return {
    style: styleIn(fields),
    varga: choiceIn(fields, 'varga', VARGA_KEYS, 'D-9_navamsa'),
    layers: CHART_LAYERS.filter((layer) => layers.includes(layer)),
    dasha: choiceIn(fields, 'dasha', SHOWN_DASHAS, 'vimsottari'),
    branch: branchIn(fields),
    preset: choiceIn(fields, 'preset', PRESET_NAMES, 'ganita'),
    chosen: chosenIn(fields, CHART_CHOICES),
    compared: (fields.compared ?? '') === '' ? null : choiceIn(fields, 'compared', PRESET_NAMES, 'ganita'),
    allYogas: fields.all_yogas === 'on',
    uncertainMinutes: (fields.uncertain ?? '') === '' || Number.isNaN(uncertain) ? null : uncertain,
    outerPlanets: fields.outer_planets === 'on',
  };
}

/** The rule set with the single choices. */
export const chartRules = ({ preset, chosen }: Pick<ChartOptions, 'preset' | 'chosen'>) => ({ preset, ...chosen });

function plan(fields: Fields, context: PlanContext): Plan<ChartState, Partial<ChartQueries>> {
  const options = optionsIn(fields);
  const ofFile = birthsOfFile(fields, context);
  if (ofFile !== null) {
    // The only birth of a file fills the form; of several a person chooses one.
    const [first, second] = ofFile;
    const birth = first === undefined || second !== undefined ? sentBirth({}) : first.birth;
    return { state: { birth, options, now: '', ofFile }, queries: {} };
  }
  const birth = birthIn(fields, context);
  const now = localNow(birth.known?.place.zone ?? 'Asia/Kolkata', context);
  const state: ChartState = { birth, options, now: now.moment, ofFile: null };
  if (birth.known === null) return { state, queries: {} };
  if (fields[SAVE_FIELD] === 'jhd' && birth.fields.uncertain !== UNKNOWN_TIME)
    return { state, queries: {}, download: jhdOf(birth.known, context) };
  return { state, queries: queriesOf(birth, birth.known, options, now.date, context.language) };
}

/** The button that saves the birth as a file. */
export const SAVE_FIELD = 'save';

/** The birth as a file of Jagannatha Hora, which has the name of the person as its own. Errors: as of its chart. */
function jhdOf({ name, request }: KnownBirth, context: PlanContext): Download {
  const { birth } = resolvedRecord({ name, request }, context);
  const fileName = name.replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ').trim();
  return { fileName: `${fileName === '' ? 'birth' : fileName}.jhd`, mediaType: 'text/plain', text: writeJhd(birth) };
}

function queriesOf(
  { fields }: EnteredBirth,
  { request }: KnownBirth,
  options: ChartOptions,
  today: string,
  language: PlanContext['language'],
): Partial<ChartQueries> {
  const rules = chartRules(options);
  const birth = { ...request, language, rules } as const;
  // The head of the page has the name, the time and the place.
  const drawn = { ...birth, size: PICTURE_SIZE, heading: 'title' };
  const { style, layers } = options;
  const looks = { ...drawn, style, outer_planets: options.outerPlanets };
  const chartPicture = { ...looks, layers, transit_at: layers.includes('transits') ? TODAY : null };
  const { uncertainMinutes, compared } = options;
  const { ayanamsa_mode: ayanamsa } = options.chosen;
  const knowsSaturn = ayanamsa === undefined || (SATURN_AYANAMSAS as readonly unknown[]).includes(ayanamsa);
  const saturnRules = { preset: options.preset, ...readBy('saturnTimeline', options.chosen) };
  const ofSaturn = <T extends object>(body: T) => ({ ...body, rules: saturnRules, as_of: today });
  const certain =
    uncertainMinutes === null
      ? undefined
      : ({
          name: 'margins',
          body: { ...birth, birth_time_uncertainty_minutes: uncertainMinutes, keys: KNOWN_KEYS },
        } as const);
  const moonPicture = {
    name: 'svgChart',
    body: { ...looks, varga: 'D-1_rasi', houses_from: 'moon', legend: false },
  } as const;
  const ofTheMoon: Partial<ChartQueries> = {
    saturn: knowsSaturn ? { name: 'saturnTimeline', body: ofSaturn(birth) } : undefined,
    saturnPicture: knowsSaturn
      ? { name: 'svgSaturn', body: ofSaturn({ ...birth, size: PICTURE_SIZE, place: '' }) }
      : undefined,
  };
  if (fields.uncertain === UNKNOWN_TIME) {
    return {
      chart: { name: 'natalChart', body: { ...birth, sections: [...SECTIONS_OF_THE_DATE] } },
      certain,
      moonPicture: { name: 'svgChart', body: { ...moonPicture.body, lagna: false, degrees: false } },
      ...ofTheMoon,
    };
  }
  return {
    chart: {
      name: 'natalChart',
      body: {
        ...birth,
        sections: [...SECTIONS, isRasiDasha(options.dasha) ? 'rasi_dashas' : 'graha_dashas'],
        yoga_charts: options.allYogas ? null : ['D-1_rasi'],
        dasha_systems: [options.dasha],
        dasha_levels: options.branch === null ? 2 : ((options.branch.level + 1) as 3 | 4),
        dasha_at: TODAY,
      },
    },
    margins: {
      name: 'margins',
      body: { ...birth, ...(uncertainMinutes !== null && { birth_time_uncertainty_minutes: uncertainMinutes }) },
    },
    certain,
    compare:
      compared === null
        ? undefined
        : {
            name: 'horoscopeCompare',
            body: {
              ...request,
              language,
              sections: ['planets', 'shad_bala', 'special_lagnas'],
              first_rules: rules,
              second_rules: { preset: compared },
            },
          },
    rasiPicture: { name: 'svgChart', body: { ...chartPicture, varga: 'D-1_rasi' } },
    vargaPicture: { name: 'svgChart', body: { ...chartPicture, varga: options.varga } },
    moonPicture,
    chalitPicture: { name: 'svgChart', body: { ...looks, varga: 'D-1_rasi', houses_from: 'cusps', legend: false } },
    dashaPicture: { name: 'svgDasha', body: { ...drawn, dasha_system: options.dasha, dasha_at: TODAY } },
    strengthPicture: { name: 'svgStrengths', body: drawn },
    ashtakavargaPicture: { name: 'svgAshtakavarga', body: { ...drawn, style: options.style, size: ASHTAKAVARGA_SIZE } },
    ...ofTheMoon,
  };
}

/** The request of the kundali of a birth for a family; null where the fields have no whole birth with its time. Errors: as of the page. */
export function kundaliRequest(fields: Fields, context: PlanContext): Readonly<Record<string, unknown>> | null {
  const { birth, options } = plan(fields, context).state;
  if (birth.known === null || birth.fields.uncertain === UNKNOWN_TIME) return null;
  const { name, request, place } = birth.known;
  return {
    ...request,
    name: name === '' ? null : name,
    language: context.language,
    template: 'family',
    style: printedStyle(options.style, place, context),
    outer_planets: options.outerPlanets,
    rules: chartRules(options),
  };
}

/** The chart of a birth. */
export const chartPage = page<ChartState, Partial<ChartQueries>>({
  path: PATHS.chart,
  method: 'POST',
  limitPerMinute: 30,
  // A file of births.
  maxBodyBytes: 64 * 1024,
  plan,
});
