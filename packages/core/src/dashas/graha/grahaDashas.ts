import type { CharaKaraka } from '../../karakas/karakas.js';
import type { AyurdayaMethod } from '../../longevity/ayurdaya/ayurdaya.js';
import type { Rules } from '../../rules/rules.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { Nakshatra } from '../../zodiac/nakshatras.js';
import type { Sign } from '../../zodiac/signs.js';
import type { TwilightAt } from '../dashaTwilight.js';
import { type Dasha, type DashaLevel, type DashaPlan, dashaOf } from '../period.js';
import { aayu, naisargika } from './aayu.js';
import { type AngaSeed, angaDasha } from './angaDasha.js';
import type { AngaDashaId } from './angaDashas.data.js';
import { isApplicable } from './applicability.js';
import { ashtakavargaOfPindas, ashtakavargaOfPlanets, ashtakavargaOfSigns } from './ashtakavargaDashas.js';
import { buddhiGathi } from './buddhiGathi.js';
import type { DashaSubject, GrahaDashaRules } from './grahaDashaSubject.js';
import { kaala, karakaDasha } from './karaka.js';
import { moolaGraha } from './moolaGraha.js';
import { nakshatraDasha, rasiBhukthiVimsottari } from './nakshatraDasha.js';
import type { NakshatraDashaId } from './nakshatraDashas.data.js';
import { panchasvara, type Svara, type SvaraSeed } from './panchasvara.js';
import { rashmi } from './rashmiDasha.js';
import { saptharishi, tara } from './saptharishi.js';
import { moonSeed, type NakshatraSeed, nakshatraSeed } from './seed.js';

/** What rules a period of a graha dasha. */
export type GrahaDashaLord = Graha | 'Ascendant' | Sign | Nakshatra | Svara;

/** What a dasha starts from: a nakshatra, a tithi, yoga or karana, a part of the zodiac. */
export type GrahaDashaSeed = NakshatraSeed | AngaSeed | SvaraSeed;

/** Inputs of a special dasha, in addition to its periods. */
export interface GrahaDashaFacts {
  readonly karakas?: readonly { readonly karaka: CharaKaraka; readonly graha: Graha }[];
  readonly twilight?: TwilightAt;
  readonly weights?: Readonly<Partial<Record<Graha | Sign, number>>>;
  readonly rays?: Readonly<Partial<Record<Graha, number>>>;
  readonly ayurdaya?: { readonly method: AyurdayaMethod; readonly leader: Graha | 'Ascendant' };
}

/** The result of one system: its plan, its seed and its inputs. */
interface DashaResult {
  readonly plan: DashaPlan<GrahaDashaLord>;
  readonly seed?: GrahaDashaSeed;
  readonly facts?: GrahaDashaFacts;
}

/** A graha dasha as a row. */
interface GrahaDashaRow {
  readonly id: string;
  readonly method: (subject: DashaSubject, rules: GrahaDashaRules) => DashaResult;
  /** Default number of levels in a response (docs/rules/04-graha-dashas.md#section-6). */
  readonly defaultLevels: DashaLevel;
  /** Whether `tribhagi` makes its cycles three times as many. */
  readonly tripledByTribhagi: boolean;
}

type Traits = Partial<Pick<GrahaDashaRow, 'defaultLevels' | 'tripledByTribhagi'>>;

const row = <Id extends string>(id: Id, method: GrahaDashaRow['method'], traits: Traits = {}) => ({
  id,
  method,
  defaultLevels: 3 as DashaLevel,
  tripledByTribhagi: false,
  ...traits,
});

const byStar = <Id extends Exclude<NakshatraDashaId, 'rasi_bhukthi_vimsottari'>>(id: Id) =>
  row(
    id,
    (subject, rules) => {
      const seed = nakshatraSeed(subject, rules);
      return { seed, plan: nakshatraDasha(id, seed, rules) };
    },
    { tripledByTribhagi: true },
  );

const byAnga = <Id extends AngaDashaId>(id: Id, traits: Traits = {}) =>
  row(id, (subject, rules) => angaDasha(id, subject, rules), { tripledByTribhagi: true, ...traits });

/** The Moon's nakshatra, independent of the choices of the nakshatra dashas. */
const moonStar = ({ rasi }: DashaSubject): NakshatraSeed => moonSeed(rasi.grahas.Moon.longitudeDeg);

const weighed = ({
  plan,
  weights,
}: ReturnType<typeof ashtakavargaOfPlanets | typeof ashtakavargaOfSigns>): DashaResult => ({
  plan,
  facts: { weights },
});

const TWO_LEVELS = { defaultLevels: 2 } as const;

/** The 29 graha dashas, in the order of every response. A new one needs a row here and its translations. */
const ROWS = [
  byStar('vimsottari'),
  row(
    'rasi_bhukthi_vimsottari',
    (subject, rules) => {
      const seed = nakshatraSeed(subject, rules);
      return { seed, plan: rasiBhukthiVimsottari(subject, seed, rules) };
    },
    { ...TWO_LEVELS, tripledByTribhagi: true },
  ),
  byStar('ashtottari'),
  byStar('yogini'),
  byStar('shodasottari'),
  byStar('dwadasottari'),
  byStar('panchottari'),
  byStar('satabdika'),
  byStar('chaturaaseeti_sama'),
  byStar('dwisatpathi'),
  byStar('shashtisama'),
  byStar('shattrimsa_sama'),
  byAnga('tithi_ashtottari'),
  byAnga('tithi_yogini'),
  byAnga('yoga_vimsottari', TWO_LEVELS),
  byAnga('karana_chaturaaseeti_sama'),
  row('naisargika', (subject, rules) => ({ plan: naisargika(subject, rules) })),
  row('tara', (subject, rules) => ({ seed: moonStar(subject), plan: tara(subject, rules) })),
  row(
    'karaka',
    (subject) => {
      const { plan, karakas } = karakaDasha(subject);
      return { plan, facts: { karakas } };
    },
    TWO_LEVELS,
  ),
  row('buddhi_gathi', (subject) => ({ plan: buddhiGathi(subject) })),
  row(
    'kaala',
    (subject) => {
      const twilight = subject.twilight();
      return { plan: kaala(twilight), facts: { twilight } };
    },
    TWO_LEVELS,
  ),
  row('aayu', (subject) => {
    const { plan, method, leader } = aayu(subject);
    return { plan, facts: { ayurdaya: { method, leader } } };
  }),
  row(
    'saptharishi_nakshathra',
    (subject, rules) => {
      const seed = nakshatraSeed(subject, rules);
      return { seed, plan: saptharishi(seed, rules) };
    },
    { tripledByTribhagi: true },
  ),
  row('ashtaka_varga_planet', (subject, rules) => weighed(ashtakavargaOfPlanets(subject, rules))),
  row('ashtaka_varga_sign', (subject, rules) => weighed(ashtakavargaOfSigns(subject, rules))),
  row('ashtaka_varga_pinda', (subject, rules) => weighed(ashtakavargaOfPindas(subject, rules))),
  row('moola_graha', (subject, rules) => ({ plan: moolaGraha(subject, rules) })),
  row('rashmi', (subject, rules) => {
    const { plan, rays } = rashmi(subject, rules);
    return { plan, facts: { rays }, ...(rules.rashmi_order === 'vimsottari' && { seed: moonStar(subject) }) };
  }),
  row('panchasvara', ({ rasi }, rules) => panchasvara(rasi.grahas.Moon.longitudeDeg, rules)),
] as const satisfies readonly GrahaDashaRow[];

export type GrahaDashaId = (typeof ROWS)[number]['id'];
export const GRAHA_DASHAS: readonly GrahaDashaId[] = ROWS.map(({ id }) => id);

const BY_ID = Object.fromEntries(ROWS.map((one) => [one.id, one])) as Readonly<Record<GrahaDashaId, GrahaDashaRow>>;

/** A graha dasha of one birth. */
export interface GrahaDasha {
  readonly id: GrahaDashaId;
  readonly dasha: Dasha<GrahaDashaLord>;
  /** Whether the system applies to the birth. Informational: the periods are always computed. */
  readonly applicable: boolean;
  /** null where the dasha does not start from a point of the zodiac. */
  readonly seed: GrahaDashaSeed | null;
  readonly facts: GrahaDashaFacts;
}

/**
 * Compute one graha dasha: its mahadashas, and how they are divided. Errors: `invalid_input` for a varga without the
 * chosen method.
 */
export function grahaDasha(id: GrahaDashaId, subject: DashaSubject, rules: GrahaDashaRules): GrahaDasha {
  const { plan, seed = null, facts = {} } = BY_ID[id].method(subject, rules);
  return {
    id,
    dasha: dashaOf({ ...plan, sameAtEveryLevel: true }),
    applicable: isApplicable(id, subject, rules),
    seed,
    facts,
  };
}

/**
 * Default number of levels in a response. A dasha whose cycles tribhagi triples has two levels: three levels of
 * all of them would be more periods than a response may contain.
 */
export function defaultLevels(id: GrahaDashaId, { tribhagi }: Pick<Rules, 'tribhagi'>): DashaLevel {
  const { defaultLevels: levels, tripledByTribhagi } = BY_ID[id];
  return tribhagi === 'yes' && tripledByTribhagi ? 2 : levels;
}
