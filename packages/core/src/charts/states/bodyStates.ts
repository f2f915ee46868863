import type { MrityuBhaga } from '../../zodiac/criticalDegrees.js';
import type { Graha } from '../../zodiac/grahas.js';
import type { KpLords } from '../../zodiac/kpDivisions.js';
import type { Star28 } from '../../zodiac/taras.js';
import type { Avasthas } from './avasthas.js';
import type { Combustion, Motion } from './combustion.js';
import type { DignityState, Relations } from './dignity.js';
import type { Drishti } from './drishti.js';
import type { GrahaYuddha } from './grahaYuddha.js';
import type { LordedSign } from './latta.js';
import type { Pachakadi } from './pachakadi.js';
import type { TaraState } from './taraState.js';

/** Pushkara places of a graha. */
export interface Pushkara {
  readonly navamsa: boolean;
  readonly bhaga: boolean;
}

/**
 * All states of one body. A field is null where the rules do not define it for that body:
 * motion for the Ascendant, Vedic states for the outer planets, the states of Sun..Saturn for the nodes.
 */
export interface BodyStates {
  /** null for the Ascendant */
  readonly motion: Motion | null;
  /** Moon..Saturn */
  readonly combustion: Combustion | null;
  /** the nine grahas */
  readonly dignityState: DignityState | null;
  /** Mars..Saturn: the wars it is in */
  readonly wars: readonly GrahaYuddha[] | null;
  /** Sun..Saturn */
  readonly avasthas: Avasthas | null;
  /** the Ascendant and the nine grahas */
  readonly mrityuBhaga: MrityuBhaga | null;
  /** the nine grahas */
  readonly pushkara: Pushkara | null;
  /** the nine grahas: whether it is in its marana karaka sthana */
  readonly maranaKaraka: boolean | null;
  /** every body */
  readonly kpLords: KpLords;
  /** the nine grahas */
  readonly drishti: Drishti | null;
  /** the nine grahas, each without itself */
  readonly relations: Relations | null;
  /** every body */
  readonly tara: TaraState;
  /** the nine grahas: the nakshatra it afflicts */
  readonly lattaStar: Star28 | null;
  /** Sun..Saturn: those that affect it */
  readonly pachakadi: readonly Pachakadi[] | null;
  /** the Ascendant and the nine grahas */
  readonly navamsa64: LordedSign | null;
  readonly drekkana22: LordedSign | null;
}

/** Lists of `planetary_states`, grahas in their usual order. */
export interface StateLists {
  /** Mars..Saturn only */
  readonly retrogradePlanets: readonly Graha[];
  readonly combustedPlanets: readonly Graha[];
  /** by whole sign, grid A, nodes included */
  readonly exaltedPlanets: readonly Graha[];
  readonly debilitatedPlanets: readonly Graha[];
  readonly ownSignPlanets: readonly Graha[];
  readonly friendSignPlanets: readonly Graha[];
  readonly enemySignPlanets: readonly Graha[];
}
