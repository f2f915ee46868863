import type { Chart } from '../../charts/chart.js';
import { mapBodies } from '../../charts/chart.js';
import { charaKarakas } from '../../karakas/charaKarakas.js';
import { naturesOf } from '../../strengths/natures.js';
import { type Graha, PLANETS } from '../../zodiac/grahas.js';
import { type Sign, signOf } from '../../zodiac/signs.js';
import type { YogaFacts } from '../yogaFacts.js';

/** Special lagnas that yogadas are told for. */
export type YogadaLagna = 'hora_lagna' | 'ghati_lagna';

/**
 * What the yogas of Jagannatha Hora are read from: D-1 with the seven planets as lords
 * (docs/rules/09-jhora-agreement.md#rule-y1).
 */
export interface JhoraFacts {
  readonly facts: YogaFacts;
  readonly yogadaSigns: Readonly<Record<YogadaLagna, Sign>>;
  /** Jupiter, Venus, and Mercury where he is a benefic of shadbala (docs/rules/09-jhora-agreement.md#rule-s5). */
  readonly adhiPlanets: readonly Graha[];
  readonly karakas: Readonly<Record<'atma' | 'pitri', Graha>>;
}

/** Gather the facts; `facts` are those of D-1 with plain lords, navamsa included. */
export function jhoraFacts(
  facts: YogaFacts,
  { grahas }: Chart,
  lagnasDeg: Readonly<Record<YogadaLagna, number>>,
): JhoraFacts {
  const longitudesDeg = mapBodies(PLANETS, (planet) => grahas[planet].longitudeDeg);
  const { Mercury } = naturesOf(longitudesDeg, { benefics_shadbala: 'jhora' });
  const ranked = charaKarakas(grahas, 'eight');
  const holder = (wanted: 'atma' | 'pitri'): Graha => {
    const found = ranked.find(({ karaka }) => karaka === wanted);
    if (found === undefined) throw new Error(`the scheme of eight has no ${wanted} karaka`);
    return found.graha;
  };
  return {
    facts,
    yogadaSigns: mapBodies(['hora_lagna', 'ghati_lagna'], (lagna) => signOf(lagnasDeg[lagna])),
    adhiPlanets: Mercury === 'benefic' ? ['Mercury', 'Jupiter', 'Venus'] : ['Jupiter', 'Venus'],
    karakas: { atma: holder('atma'), pitri: holder('pitri') },
  };
}
