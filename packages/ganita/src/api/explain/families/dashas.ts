import { ANGA_DASHA_ROWS, type AngaDashaId } from '@ganita/core/dashas/graha/angaDashas.data.js';
import type { GrahaDashaId } from '@ganita/core/dashas/graha/grahaDashas.js';
import {
  type LordYears,
  NAKSHATRA_DASHA_ROWS,
  type NakshatraDashaId,
  type NakshatraDashaRow,
} from '@ganita/core/dashas/graha/nakshatraDashas.data.js';
import { TARA_ORDERS } from '@ganita/core/dashas/graha/saptharishi.js';
import { type Dasha, type DashaLevel, mahadashasOf, partsOf, type Span } from '@ganita/core/dashas/period.js';
import { ANGAS, type AngaRow, partOfAngle } from '@ganita/core/panchanga/angas.js';
import type { Rules } from '@ganita/core/rules/rules.js';
import { parseDateTime, TRANSIT_YEARS } from '@ganita/core/time/civilText.js';
import { julianDayOf } from '@ganita/core/time/julianDay.js';
import { GRAHAS } from '@ganita/core/zodiac/grahas.js';
import { VIMSHOTTARI_YEARS } from '@ganita/core/zodiac/nakshatras.js';
import { SIGNS, signIndex } from '@ganita/core/zodiac/signs.js';
import type { Derivation, Known } from '../derivation.js';
import {
  type Explained,
  type ExplainFamily,
  type NotExplained,
  notExplained,
  otherRules,
  type Source,
} from '../family.js';
import { COMPARED } from './comparisonSteps.js';
import { equalShare, type Limits, partLimits } from './dashaPlan.js';
import { strongestInKendras } from './kendraStrength.js';
import { signNamed, starIndexOf } from './places.js';

export const DOCUMENT = 'docs/rules/04-graha-dashas.md';
export const LEVELS = ['maha', 'antara', 'pratyantara', 'sookshma', 'prana', 'deha'] as const;

type CycleId = NakshatraDashaId | AngaDashaId | 'tara';
const isAnga = (id: GrahaDashaId): id is AngaDashaId => Object.hasOwn(ANGA_DASHA_ROWS, id);
const isStar = (id: GrahaDashaId): id is NakshatraDashaId => Object.hasOwn(NAKSHATRA_DASHA_ROWS, id);

type Usual = readonly (keyof Rules)[];
const OF_CYCLES: Usual = ['antardasha_option', 'tribhagi'];
const OF_STARS: Usual = ['start_from', 'dasha_varga', ...OF_CYCLES];

/** The same of the dashas that have choices of their own. */
const OWN: Readonly<Partial<Record<GrahaDashaId, Usual>>> = {
  saptharishi_nakshathra: OF_STARS,
  naisargika: ['naisargika_own_antardasha', 'naisargika_skipped_houses'],
  tara: ['tara_order', ...COMPARED],
  ashtaka_varga_planet: ['ashtakavarga_start'],
  ashtaka_varga_sign: ['ashtakavarga_start'],
  ashtaka_varga_pinda: ['ashtakavarga_start'],
  moola_graha: ['moola_start', ...COMPARED],
  rashmi: ['rashmi_order', 'rashmi_combustion'],
};

/** Choices that a dasha reads and whose default alone has a derivation. */
function usualOf(id: GrahaDashaId): Usual {
  const own = OWN[id];
  if (own !== undefined) return own;
  if (isAnga(id)) return ANGA_DASHA_ROWS[id].anga === 'tithi' ? ['tithi_index', ...OF_CYCLES] : OF_CYCLES;
  if (!isStar(id)) return [];
  const usual: Usual = NAKSHATRA_DASHA_ROWS[id].starsWithAbhijit === null ? OF_STARS : ['abhijit_star', ...OF_STARS];
  return ['seed_star', ...usual, ...(id === 'shashtisama' ? (['shashtisama_balance'] as const) : [])];
}

const TARA = {
  lords: TARA_ORDERS.sanjay_rath.map((graha) => [graha, VIMSHOTTARI_YEARS[graha]] as const),
  equalSplitOffered: false,
  source: null,
};
function rowOf(id: CycleId) {
  if (id === 'tara') return TARA;
  return isAnga(id) ? ANGA_DASHA_ROWS[id] : NAKSHATRA_DASHA_ROWS[id];
}
/** How many lords after that of a period its parts start. */
const startOf = (id: CycleId): 0 | 1 => (isAnga(id) && ANGA_DASHA_ROWS[id].option === 'next_onward' ? 1 : 0);

/** The lord of the tithi, the yoga or the karana of birth, and the share of it that has passed. */
function lordOfAnga(steps: Derivation, id: AngaDashaId, moon: Known<number>, sun: Known<number>) {
  const { anga: kind, lordOf, lords } = ANGA_DASHA_ROWS[id];
  const anga: AngaRow = ANGAS[kind];
  const both = steps.number('both', anga.sun === 1 ? 'add' : 'subtract', moon, sun);
  const angle = steps.number('angle', 'modulo', both, 360);
  const parts = steps.number('parts', 'divide', steps.number('times_parts', 'multiply', angle, anga.parts), 360);
  const gone = steps.number('parts_gone', 'floor', parts);
  const number = steps.number('number', 'add', gone, 1);
  const lord = lordOf[partOfAngle(anga, angle.value) - 1];
  const first = steps.lookup(
    'first',
    `dasha ${id} first`,
    lords.findIndex(([one]) => one === lord),
    number,
  );
  return { first, elapsed: steps.number('elapsed', 'subtract', parts, gone) };
}

/** The lord of the nakshatra of the Moon, by its place among the lords, and the share of its period that has passed. */
function lordOfStar(steps: Derivation, id: NakshatraDashaId, moon: Known<number>) {
  const { seedStar, counted, starsOfLords, balance, lords }: NakshatraDashaRow = NAKSHATRA_DASHA_ROWS[id];
  const { index, stars } = starIndexOf(steps, moon);
  const elapsed = steps.number('star_elapsed', 'subtract', stars, index);
  const star = steps.number('star', 'add', index, 1);
  const seed = steps.lookup('seed_star', `dasha ${id} seed`, seedStar);
  const apart = counted === 'forward' ? [star, seed] : [seed, star];
  const places = steps.number('places', 'modulo', steps.number('stars_from_seed', 'subtract', ...apart), 27);
  if (starsOfLords === null) return { first: steps.number('first', 'modulo', places, lords.length), elapsed };
  let [before, at] = [0, 0];
  while (places.value >= before + (starsOfLords[at] as number)) before += starsOfLords[at++] as number;
  const first = steps.lookup('first', `dasha ${id} group`, at, places);
  if (balance === 'star') return { first, elapsed };
  const start = steps.lookup('group_start', `dasha ${id} group start`, before, first);
  const gone = steps.number('stars_gone', 'add', steps.number('places_gone', 'subtract', places, start), elapsed);
  const count = steps.lookup('group_stars', `dasha ${id} group stars`, starsOfLords[at] as number, first);
  return { first, elapsed: steps.number('elapsed', 'divide', gone, count) };
}

/** The strongest graha in kendras by its place among the lords, and the passed share of the nakshatra of the Moon. */
function lordOfTara(of: Explained, moon: Known<number>) {
  const { derivation: steps } = of;
  const { index, stars } = starIndexOf(steps, moon);
  const strongest = strongestInKendras(of);
  const place = TARA.lords.findIndex(([lord]) => lord === GRAHAS[strongest.value]);
  const first = steps.lookup('first', 'dasha tara place', place, strongest);
  return { first, elapsed: steps.number('star_elapsed', 'subtract', stars, index) };
}

/** A period while its derivation goes on. */
interface Period extends Limits {
  /** Place of its lord among the lords. */
  readonly key: () => Known<number>;
}

/** What the periods of a birth share. */
interface Course {
  readonly steps: Derivation;
  readonly id: CycleId;
  readonly dasha: Dasha<string>;
  readonly runs: (span: Span<string>) => boolean;
}

const yearsOf = ({ steps, id }: Course, name: string, key: Known<number>): Known<number> => {
  const [, years] = rowOf(id).lords[key.value] as readonly [string, number];
  return steps.lookup(name, `dasha ${id} years`, years, key);
};

/** The mahadasha that runs. */
function mahadasha(course: Course, { first, elapsed }: ReturnType<typeof lordOfStar>): Period | null {
  const { steps, id, dasha, runs } = course;
  const { lords } = rowOf(id);
  const at = mahadashasOf(dasha).findIndex(runs);
  if (at < 0) return null;
  const keyAt = (index: number): Known<number> =>
    index === 0
      ? first
      : steps.number(`lord_${index}`, 'modulo', steps.number(`place_${index}`, 'add', first, index), lords.length);
  const years = Array.from({ length: at + 1 }, (_, index) => yearsOf(course, `years_${index}`, keyAt(index)));
  const passed = steps.number('passed_at_birth', 'multiply', elapsed, years[0] as Known<number>);
  const begin = steps.number('first_start', 'subtract', 0, passed);
  const start = at === 0 ? begin : steps.number('maha_start', 'add', begin, ...years.slice(0, at));
  return { key: () => keyAt(at), start, end: steps.number('maha_end', 'add', start, years[at] as Known<number>) };
}

/** The part of a period that runs. */
function partOf(course: Course, level: number, parent: Period, span: Span<string>, isEqual: boolean): Period | null {
  const { steps, id, dasha, runs } = course;
  const named = (name: string) => `${LEVELS[level]}_${name}`;
  const { lords } = rowOf(id);
  const at = partsOf(dasha, span).findIndex(runs);
  if (at < 0) return null;
  const from = startOf(id);
  const keyAt = (index: number): Known<number> =>
    index + from === 0
      ? parent.key()
      : steps.number(
          named(`lord_${index + from}`),
          'modulo',
          steps.number(named(`place_${index + from}`), 'add', parent.key(), index + from),
          lords.length,
        );
  const cycle = isEqual ? null : steps.lookup('cycle', `dasha ${id} cycle`, sumOf(id));
  const limits = partLimits(steps, named, parent, [at, lords.length], (count, limit) => {
    if (cycle === null) return steps.number(named(`${limit}_share`), 'divide', count, lords.length);
    const years = Array.from({ length: count }, (_, index) => yearsOf(course, named(`years_${index}`), keyAt(index)));
    const passed = steps.number(named(`${limit}_years`), 'add', ...years);
    return steps.number(named(`${limit}_share`), 'divide', passed, cycle);
  });
  return { key: () => keyAt(at), ...limits };
}

const sumOf = (id: CycleId): number => (rowOf(id).lords as LordYears).reduce((sum, [, years]) => sum + years, 0);

/** The moment of a path among the periods of a dasha; why there is none. */
export function momentIn({ context, moment }: Explained, id: GrahaDashaId) {
  const { rules } = context;
  const { year, graha, utcOffsetHours } = context.dashas();
  const unusual = otherRules(rules, ...usualOf(id));
  if (unusual !== null) return unusual;
  if (year.days === null) return notExplained('other_rules', 'year_length');
  const found = graha().find((one) => one.id === id);
  if (found === undefined || moment === null) return notExplained('no_value');
  const { limitAt } = year;
  const jdUt = julianDayOf(parseDateTime(moment, 'paths', TRANSIT_YEARS), utcOffsetHours);
  const runs = ({ startYears, endYears }: Span<string>): boolean =>
    limitAt(startYears) <= jdUt && jdUt < limitAt(endYears);
  return { found, dasha: found.dasha as Dasha<string>, days: year.days, jdUt, runs };
}

/** The period that runs, shown to be one: its limits from the birth, and its lord or one of them on the clock. */
export function writtenPeriod(
  { derivation: steps, context }: Explained,
  part: string,
  { days, jdUt }: { readonly days: number; readonly jdUt: number },
  period: { readonly start: Known<number>; readonly end: Known<number> },
  lord: () => void,
): undefined {
  const { utcOffsetHours, birthJdUt } = context.dashas();
  const birth = steps.input('birth', birthJdUt as number, 'days');
  const length = steps.input('year', days, 'days');
  const at = steps.input('moment', jdUt, 'days');
  const jdOf = (name: string, years: Known<number>): Known<number> =>
    steps.number(`${name}_day`, 'add', birth, steps.number(`${name}_days`, 'multiply', years, length));
  const [start, end] = [jdOf('start', period.start), jdOf('end', period.end)];
  steps.test('has_started', 'at_most', start, at);
  steps.test('has_not_ended', 'less', at, end);
  if (part === '') {
    lord();
    return;
  }
  const hours = steps.input('clock', utcOffsetHours, 'hours');
  steps.plain('on_clock', 'later', steps.plain('in_utc', 'moment', part === 'start' ? start : end, 0), hours);
}

function runningPart(of: Explained, id: CycleId, level: DashaLevel, part: string): NotExplained | undefined {
  const { derivation: steps, context } = of;
  const { rules, rasi } = context;
  const at = momentIn(of, id);
  if ('reason' in at) return at;
  const { dasha, runs } = at;
  const course: Course = { steps, id, dasha, runs };
  const moon = steps.input('Moon.sidereal', rasi.grahas.Moon.longitudeDeg as number, 'degrees');
  const sun = () => steps.input('Sun.sidereal', rasi.grahas.Sun.longitudeDeg as number, 'degrees');
  const begin = () =>
    isAnga(id) ? lordOfAnga(steps, id, moon, sun()) : lordOfStar(steps, id as NakshatraDashaId, moon);
  const isEqual = rowOf(id).equalSplitOffered && rules.sub_period_split === 'equal';
  let period = mahadasha(course, id === 'tara' ? lordOfTara(of, moon) : begin());
  let span = mahadashasOf(dasha).find(runs);
  if (id === 'rasi_bhukthi_vimsottari' && level === 2 && period !== null && span !== undefined)
    return signPart(of, part, at, period, span);
  for (let deeper = 1; deeper < level && period !== null && span !== undefined; deeper++) {
    period = partOf(course, deeper, period, span, isEqual);
    span = partsOf(dasha, span).find(runs);
  }
  if (period === null) return notExplained('no_value');
  const { key } = period;
  return writtenPeriod(of, part, at, period, () => {
    const [lord] = rowOf(id).lords[key().value] as readonly [string, number];
    steps.lookup('lord', `dasha ${id} lords`, lord, key());
  });
}

/** One of the twelve equal parts of a mahadasha, the signs from that of its lord on. */
function signPart(
  of: Explained,
  part: string,
  at: { readonly days: number; readonly jdUt: number } & Pick<Course, 'dasha' | 'runs'>,
  parent: Period,
  span: Span<string>,
): NotExplained | undefined {
  const { derivation: steps, context } = of;
  const id = 'rasi_bhukthi_vimsottari';
  const named = (name: string): string => `${LEVELS[1]}_${name}`;
  const place = partsOf(at.dasha, span).findIndex(at.runs);
  if (place < 0) return notExplained('no_value');
  const share = equalShare(steps, id);
  const limits = partLimits(steps, named, parent, [place, SIGNS.length], (count, limit) =>
    share({ parent: parent.key, count, parts: SIGNS.length, named, at: limit }),
  );
  return writtenPeriod(of, part, at, limits, () => {
    const signs = rowOf(id).lords.map(([lord]) =>
      steps.input(`${lord}.sign_index`, signIndex(context.rasi.grahas[lord].sign)),
    );
    const from = steps.number('lord_sign', 'pick', parent.key(), ...signs);
    const index = steps.number(
      'counted_index',
      'modulo',
      steps.number('signs_later', 'add', from, place),
      SIGNS.length,
    );
    signNamed(steps, index, 'lord');
  });
}

const IDS = [...Object.keys(NAKSHATRA_DASHA_ROWS), ...Object.keys(ANGA_DASHA_ROWS), 'tara'] as readonly CycleId[];

/** The section of the rule of a dasha, and the text that it names. */
function sourceOf(id: CycleId): Source {
  if (id === 'tara') return { rule: `${DOCUMENT}#section-4-2`, text: TARA.source };
  const { source } = rowOf(id);
  return source?.startsWith('docs/')
    ? { rule: source, text: null }
    : { rule: `${DOCUMENT}#section-${isAnga(id) ? 3 : 2}`, text: source };
}

const levelsOf = (id: CycleId) => (id === 'rasi_bhukthi_vimsottari' ? LEVELS.slice(0, 2) : LEVELS);

/** The periods that run at a moment, of the dashas of nakshatras, tithis, yogas and karanas, and of tara. */
export const DASHA_FAMILIES: readonly ExplainFamily[] = IDS.flatMap((id) =>
  levelsOf(id).flatMap((level, index) =>
    ['', 'start', 'end'].map(
      (part): ExplainFamily => ({
        section: null,
        like: [id === 'vimsottari' ? 'vimshottari' : id, level, part].filter((one) => one !== '').join('.'),
        ...sourceOf(id),
        derive: (of) => runningPart(of, id, (index + 1) as DashaLevel, part),
      }),
    ),
  ),
);
