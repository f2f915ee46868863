import type { FestivalRow } from './festivalRow.js';
import { ASHADHA_TO_SHRAVANA } from './rows/ashadhaToShravana.data.js';
import { ASHWINA } from './rows/ashwina.data.js';
import { BHADRAPADA } from './rows/bhadrapada.data.js';
import { CHAITRA_TO_JYESHTHA } from './rows/chaitraToJyeshtha.data.js';
import { EASTERN_STATES } from './rows/easternStates.data.js';
import { EKADASHIS } from './rows/ekadashis.data.js';
import { JAIN } from './rows/jain.data.js';
import { KARTIKA_TO_PAUSHA } from './rows/kartikaToPausha.data.js';
import { MAGHA_TO_PHALGUNA } from './rows/maghaToPhalguna.data.js';
import { MONTHLY } from './rows/monthly.data.js';
import { NORTH_EASTERN_STATES } from './rows/northEasternStates.data.js';
import { NORTHERN_STATES } from './rows/northernStates.data.js';
import { POYA } from './rows/poya.data.js';
import { REGIONAL } from './rows/regional.data.js';
import { SHRADDHAS } from './rows/shraddhas.data.js';
import { SOLAR } from './rows/solar.data.js';
import { SOUTHERN_STATES } from './rows/southernStates.data.js';
import { TIBETAN } from './rows/tibetan.data.js';
import { VAISHNAVA } from './rows/vaishnava.data.js';
import { WESTERN_STATES } from './rows/westernStates.data.js';
import { YUGADIS } from './rows/yugadis.data.js';

/** Every festival and vrata (docs/rules/10-festivals.md#section-10 and #section-6). */
export const FESTIVALS = [
  ...CHAITRA_TO_JYESHTHA,
  ...ASHADHA_TO_SHRAVANA,
  ...BHADRAPADA,
  ...SHRADDHAS,
  ...ASHWINA,
  ...KARTIKA_TO_PAUSHA,
  ...MAGHA_TO_PHALGUNA,
  ...EKADASHIS,
  ...YUGADIS,
  ...SOLAR,
  ...VAISHNAVA,
  ...MONTHLY,
  ...POYA,
  ...REGIONAL,
  ...EASTERN_STATES,
  ...JAIN,
  ...NORTHERN_STATES,
  ...NORTH_EASTERN_STATES,
  ...SOUTHERN_STATES,
  ...TIBETAN,
  ...WESTERN_STATES,
] as const;
export type FestivalId = (typeof FESTIVALS)[number]['id'];

export const FESTIVAL_IDS: readonly FestivalId[] = FESTIVALS.map(({ id }) => id);

const BY_ID = new Map<string, (typeof FESTIVALS)[number]>(FESTIVALS.map((row) => [row.id, row]));

/** The row of an id. Error: none exists. */
export function festivalRow(id: FestivalId): FestivalRow & { readonly id: FestivalId } {
  const row = BY_ID.get(id);
  if (row === undefined) throw new Error(`no festival is called ${id}`);
  return row;
}
