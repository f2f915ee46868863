import type { Sign } from '../../zodiac/signs.js';
import { panchasvara, type Svara, type SvaraSeed } from '../graha/panchasvara.js';
import { type Dasha, type DashaLevel, type DashaPlan, dashaOf } from '../period.js';
import { kalachakraByChain, kalachakraByNavamsas, type PadaSeed } from './kalachakra.js';
import { narayanaOf } from './narayana.js';
import { rasiDashaPlan } from './rasiDasha.js';
import { RASI_DASHA_ROWS, type RasiRowId } from './rows.js';
import type { RasiDashaRules, RasiDashaSubject } from './subject.js';
import { type SignTriple, sudarshanaChakra } from './sudarshana.js';
import { DASHA_VARGAS, type VargaDashaId, vargaDashaId, vargaDashas } from './vargaIds.js';

/** The 36 rasi dashas of an answer that asks for no others, in its order. */
export const RASI_DASHAS = [
  'narayana',
  'narayana_d9',
  'narayana_d10',
  'lagna_kendradi',
  'karaka_kendradi',
  'sudasa',
  'drig_method_1',
  'drig_method_2',
  'niryana_shoola',
  'shoola',
  'chara_method_1',
  'chara_method_2',
  'lagnamsaka',
  'padanadhamsa_method_1',
  'padanadhamsa_method_2',
  'mandooka_method_1',
  'mandooka_method_2',
  'sthira',
  'tara_lagna',
  'brahma',
  'varnada',
  'yogardha',
  'navamsa',
  'paryaaya',
  'trikona',
  'chakra',
  'sandhya',
  'chathurvidha_lagna_uttara',
  'chathurvidha_kendra_uttara',
  'chathurvidha_trikona_uttara',
  'chathurvidha_dasha_uttara',
  'raashiyanka',
  'kalachakra_method_1',
  'kalachakra_method_3',
  'panchasvara',
  'sudarshana_chakra',
] as const;

const NARAYANA_KEYS = vargaDashas('narayana');

export type RasiDashaId =
  | RasiRowId
  | VargaDashaId<'narayana'>
  | 'kalachakra_method_1'
  | 'kalachakra_method_2'
  | 'kalachakra_method_3'
  | 'panchasvara'
  | 'sudarshana_chakra';

/** Variants that are given only when they are asked for. */
export const FURTHER_RASI_DASHAS = [
  'moola_rasi',
  'drig_legacy',
  'chara_method_3_male',
  'chara_method_3_female',
  'chara_method_4_male',
  'chara_method_4_female',
  'chara_method_5_male',
  'chara_method_5_female',
  'padanadhamsa_method_3',
  'pachaka',
  'kalachakra_method_2',
  ...DASHA_VARGAS.map((key) => vargaDashaId('narayana', key)).filter(
    (id) => !(RASI_DASHAS as readonly string[]).includes(id),
  ),
] as const satisfies readonly RasiDashaId[];

/** Who rules a period: a sign, a sign of each of three wheels, or a svara. */
export type RasiDashaLord = Sign | SignTriple | Svara;

/** What a dasha begins from. */
export type RasiDashaSeed =
  | { readonly kind: 'sign'; readonly sign: Sign }
  | ({ readonly kind: 'pada' } & PadaSeed)
  | ({ readonly kind: 'signs' } & SignTriple)
  | SvaraSeed;

/** A rasi dasha of one birth. */
export interface RasiDasha {
  readonly id: RasiDashaId;
  readonly dasha: Dasha<RasiDashaLord>;
  readonly seed: RasiDashaSeed;
  /** The year of all dashas, or one of its own. */
  readonly year: 'chosen' | 'mean_tropical';
}

interface Reckoned {
  readonly plan: DashaPlan<RasiDashaLord>;
  readonly seed: RasiDashaSeed;
}

type Reckoning = (subject: RasiDashaSubject, rules: RasiDashaRules) => Reckoned;

const byPadas =
  (reckon: typeof kalachakraByChain): Reckoning =>
  (subject, rules) => {
    const { seed, plan } = reckon(subject, rules);
    return { plan, seed: { kind: 'pada', ...seed } };
  };

/** The dashas that are more, or other, than an order of signs. */
const SPECIAL: Readonly<Record<string, Reckoning>> = {
  kalachakra_method_1: byPadas(kalachakraByChain),
  kalachakra_method_2: byPadas(kalachakraByChain),
  kalachakra_method_3: byPadas(kalachakraByNavamsas),
  panchasvara: ({ longitudesDeg }, rules) => panchasvara(longitudesDeg.Moon, rules),
  sudarshana_chakra(subject, rules) {
    const { first, plan } = sudarshanaChakra(subject, rules);
    return { plan, seed: { kind: 'signs', ...first } };
  },
};

const isRow = (id: RasiDashaId): id is RasiRowId => Object.hasOwn(RASI_DASHA_ROWS, id);

function reckoned(id: RasiDashaId, subject: RasiDashaSubject, rules: RasiDashaRules): Reckoned {
  const special = SPECIAL[id];
  if (special !== undefined) return special(subject, rules);
  const varga = NARAYANA_KEYS.get(id);
  const row = varga === undefined ? (isRow(id) ? RASI_DASHA_ROWS[id] : undefined) : narayanaOf(varga);
  if (row === undefined) throw new RangeError(`no rasi dasha ${id}`);
  const { first, plan } = rasiDashaPlan(row, subject, rules);
  return { plan, seed: { kind: 'sign', sign: first } };
}

/** Reckon one rasi dasha: its mahadashas, and how they are divided. Errors: `invalid_input` for a chart without the chosen method. */
export function rasiDasha(id: RasiDashaId, subject: RasiDashaSubject, rules: RasiDashaRules): RasiDasha {
  const { plan, seed } = reckoned(id, subject, rules);
  const ownYear = id === 'sudarshana_chakra' && rules.sudarshana_year === 'mean_tropical';
  return { id, dasha: dashaOf(plan), seed, year: ownYear ? 'mean_tropical' : 'chosen' };
}

const THREE_LEVELS: readonly RasiDashaId[] = ['narayana', 'chara_method_1', 'chara_method_2'];

/** How deep an answer goes that is not asked for another depth. */
export const defaultRasiLevels = (id: RasiDashaId): DashaLevel => (THREE_LEVELS.includes(id) ? 3 : 2);
