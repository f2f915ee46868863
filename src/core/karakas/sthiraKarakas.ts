import { mapBodies } from '../charts/chart.js';
import type { Comparisons } from '../comparisons/comparisons.js';
import type { Graha } from '../zodiac/grahas.js';
import { STHIRA_KARAKAS, STHIRA_PARENTS } from './karakas.data.js';

export type SthiraParent = keyof typeof STHIRA_PARENTS;
export type SthiraRelation = SthiraParent | keyof typeof STHIRA_KARAKAS;
const STHIRA_PARENT_IDS = Object.keys(STHIRA_PARENTS) as readonly SthiraParent[];
/** Father, mother, and the relations with a fixed karaka, in the order of every answer. */
export const STHIRA_RELATIONS: readonly SthiraRelation[] = [
  ...STHIRA_PARENT_IDS,
  ...(Object.keys(STHIRA_KARAKAS) as (keyof typeof STHIRA_KARAKAS)[]),
];

/** The sthira karakas: father is the stronger of Sun and Venus in D-1, mother of Moon and Mars; the others are fixed. */
export const sthiraKarakas = (rasi: Comparisons): Readonly<Record<SthiraRelation, Graha>> => ({
  ...mapBodies(STHIRA_PARENT_IDS, (parent) => {
    const [first, second] = STHIRA_PARENTS[parent];
    return rasi.strongerGraha(first, second).stronger;
  }),
  ...STHIRA_KARAKAS,
});
