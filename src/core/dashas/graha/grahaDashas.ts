import type { CharaKaraka } from '../../karakas/charaKarakas.js';
import type { AyurdayaMethod } from '../../longevity/ayurdaya/ayurdaya.js';
import type { Rules } from '../../rules/rules.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { Nakshatra } from '../../zodiac/nakshatras.js';
import type { Sign } from '../../zodiac/signs.js';
import { type Dasha, type DashaLevel, type DashaPlan, dashaOf } from '../period.js';
import type { TwilightAt } from '../twilight.js';
import { aayu } from './aayu.js';
import { isApplicable } from './applicability.js';
import { ashtakavargaOfPindas, ashtakavargaOfPlanets, ashtakavargaOfSigns } from './ashtakavargaDashas.js';
import { buddhiGathi } from './buddhiGathi.js';
import { kaala } from './kaala.js';
import { karakaDasha } from './karaka.js';
import { type LimbSeed, limbDasha } from './limbDasha.js';
import { LIMB_DASHA_ROWS, type LimbDashaId } from './limbDashas.data.js';
import { moolaGraha } from './moolaGraha.js';
import { naisargika } from './naisargika.js';
import { nakshatraDasha } from './nakshatraDasha.js';
import { NAKSHATRA_DASHA_ROWS, type NakshatraDashaId } from './nakshatraDashas.data.js';
import { panchasvara, type Svara, type SvaraSeed } from './panchasvara.js';
import { rashmi } from './rashmi.js';
import { rasiBhukthiVimsottari } from './rasiBhukthi.js';
import { saptharishi } from './saptharishi.js';
import { type StarSeed, starOf, starSeed } from './seed.js';
import type { DashaSubject, GrahaDashaRules } from './subject.js';
import { tara } from './tara.js';

/** The 29 graha dashas, in the order of every answer. */
export const GRAHA_DASHAS = [
  'vimsottari',
  'rasi_bhukthi_vimsottari',
  'ashtottari',
  'yogini',
  'shodasottari',
  'dwadasottari',
  'panchottari',
  'satabdika',
  'chaturaaseeti_sama',
  'dwisatpathi',
  'shashtisama',
  'shattrimsa_sama',
  'tithi_ashtottari',
  'tithi_yogini',
  'yoga_vimsottari',
  'karana_chaturaaseeti_sama',
  'naisargika',
  'tara',
  'karaka',
  'buddhi_gathi',
  'kaala',
  'aayu',
  'saptharishi_nakshathra',
  'ashtaka_varga_planet',
  'ashtaka_varga_sign',
  'ashtaka_varga_pinda',
  'moola_graha',
  'rashmi',
  'panchasvara',
] as const;
export type GrahaDashaId = (typeof GRAHA_DASHAS)[number];

/** Whoever rules a period of a graha dasha. */
export type GrahaDashaLord = Graha | 'Ascendant' | Sign | Nakshatra | Svara;

/** What a dasha begins from: a star, a tithi, yoga or karana, a part of the zodiac. */
export type GrahaDashaSeed = StarSeed | LimbSeed | SvaraSeed;

/** What went into a special dasha beside its periods. */
export interface GrahaDashaFacts {
  readonly karakas?: readonly { readonly karaka: CharaKaraka; readonly graha: Graha }[];
  readonly twilight?: TwilightAt;
  readonly weights?: Readonly<Partial<Record<Graha | Sign, number>>>;
  readonly rays?: Readonly<Partial<Record<Graha, number>>>;
  readonly ayurdaya?: { readonly method: AyurdayaMethod; readonly leader: Graha | 'Ascendant' };
}

/** A graha dasha of one birth. */
export interface GrahaDasha {
  readonly id: GrahaDashaId;
  readonly dasha: Dasha<GrahaDashaLord>;
  /** Whether the system is meant for the birth; it informs, the periods are there in any case. */
  readonly applicable: boolean;
  /** null where the dasha does not begin from a point of the zodiac. */
  readonly seed: GrahaDashaSeed | null;
  readonly facts: GrahaDashaFacts;
}

/** What one system says: its plan, what it begins from and what went into it. */
interface Reckoned {
  readonly plan: DashaPlan<GrahaDashaLord>;
  readonly seed?: GrahaDashaSeed;
  readonly facts?: GrahaDashaFacts;
}
type Reckoning = (subject: DashaSubject, rules: GrahaDashaRules) => Reckoned;

const byStar =
  (id: Exclude<NakshatraDashaId, 'rasi_bhukthi_vimsottari'>): Reckoning =>
  (subject, rules) => {
    const seed = starSeed(subject, rules);
    return { seed, plan: nakshatraDasha(id, seed, rules) };
  };
const byLimb =
  (id: LimbDashaId): Reckoning =>
  (subject, rules) =>
    limbDasha(id, subject, rules);

/** The Moon's star, whatever the choices of the nakshatra dashas. */
function moonStar({ rasi }: DashaSubject): StarSeed {
  const { longitudeDeg } = rasi.grahas.Moon;
  return { kind: 'star', point: 'Moon', longitudeDeg, ...starOf(longitudeDeg) };
}

const RECKONINGS: Readonly<Record<GrahaDashaId, Reckoning>> = {
  vimsottari: byStar('vimsottari'),
  rasi_bhukthi_vimsottari(subject, rules) {
    const seed = starSeed(subject, rules);
    return { seed, plan: rasiBhukthiVimsottari(subject, seed, rules) };
  },
  ashtottari: byStar('ashtottari'),
  yogini: byStar('yogini'),
  shodasottari: byStar('shodasottari'),
  dwadasottari: byStar('dwadasottari'),
  panchottari: byStar('panchottari'),
  satabdika: byStar('satabdika'),
  chaturaaseeti_sama: byStar('chaturaaseeti_sama'),
  dwisatpathi: byStar('dwisatpathi'),
  shashtisama: byStar('shashtisama'),
  shattrimsa_sama: byStar('shattrimsa_sama'),
  tithi_ashtottari: byLimb('tithi_ashtottari'),
  tithi_yogini: byLimb('tithi_yogini'),
  yoga_vimsottari: byLimb('yoga_vimsottari'),
  karana_chaturaaseeti_sama: byLimb('karana_chaturaaseeti_sama'),
  naisargika: (subject, rules) => ({ plan: naisargika(subject, rules) }),
  tara: (subject, rules) => ({ seed: moonStar(subject), plan: tara(subject, rules) }),
  karaka(subject) {
    const { plan, karakas } = karakaDasha(subject);
    return { plan, facts: { karakas } };
  },
  buddhi_gathi: (subject) => ({ plan: buddhiGathi(subject) }),
  kaala(subject) {
    const twilight = subject.twilight();
    return { plan: kaala(twilight), facts: { twilight } };
  },
  aayu(subject) {
    const { plan, method, leader } = aayu(subject);
    return { plan, facts: { ayurdaya: { method, leader } } };
  },
  saptharishi_nakshathra(subject, rules) {
    const seed = starSeed(subject, rules);
    return { seed, plan: saptharishi(seed, rules) };
  },
  ashtaka_varga_planet: (subject, rules) => weighed(ashtakavargaOfPlanets(subject, rules)),
  ashtaka_varga_sign: (subject, rules) => weighed(ashtakavargaOfSigns(subject, rules)),
  ashtaka_varga_pinda: (subject, rules) => weighed(ashtakavargaOfPindas(subject, rules)),
  moola_graha: (subject, rules) => ({ plan: moolaGraha(subject, rules) }),
  rashmi(subject, rules) {
    const { plan, rays } = rashmi(subject, rules);
    return { plan, facts: { rays }, ...(rules.rashmi_order === 'vimsottari' && { seed: moonStar(subject) }) };
  },
  panchasvara: ({ rasi }, rules) => panchasvara(rasi.grahas.Moon.longitudeDeg, rules),
};

const weighed = ({
  plan,
  weights,
}: ReturnType<typeof ashtakavargaOfPlanets | typeof ashtakavargaOfSigns>): Reckoned => ({
  plan,
  facts: { weights },
});

/** Reckon one graha dasha: its mahadashas, and how they are divided. Errors: `invalid_input` for a varga without the chosen method. */
export function grahaDasha(id: GrahaDashaId, subject: DashaSubject, rules: GrahaDashaRules): GrahaDasha {
  const { plan, seed = null, facts = {} } = RECKONINGS[id](subject, rules);
  return {
    id,
    dasha: dashaOf({ ...plan, sameAtEveryLevel: true }),
    applicable: isApplicable(id, subject, rules),
    seed,
    facts,
  };
}

const TWO_LEVELS: readonly GrahaDashaId[] = ['kaala', 'karaka', 'rasi_bhukthi_vimsottari', 'yoga_vimsottari'];

/** Dashas whose cycles `tribhagi` makes three times as many. */
const TRIPLED: readonly string[] = [
  ...Object.keys(NAKSHATRA_DASHA_ROWS),
  ...Object.keys(LIMB_DASHA_ROWS),
  'saptharishi_nakshathra',
];

/**
 * How deep an answer goes that is not asked for another depth (docs/rules/04-graha-dashas.md#section-6). A dasha
 * whose cycles tribhagi triples goes two levels: three of all of them would be more periods than an answer holds.
 */
export const defaultLevels = (id: GrahaDashaId, { tribhagi }: Pick<Rules, 'tribhagi'>): DashaLevel =>
  TWO_LEVELS.includes(id) || (tribhagi === 'yes' && TRIPLED.includes(id)) ? 2 : 3;
