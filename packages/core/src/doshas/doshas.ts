import type { Chart } from '../charts/chart.js';
import type { ChartFacts } from '../facts/chartFacts.js';
import { type Criteria, findingOf } from '../facts/criteria.js';
import type { Rules } from '../rules/rules.js';
import type { Graha } from '../zodiac/grahas.js';
import type { House } from '../zodiac/houses.js';
import { type DoshaFinding, type DoshaId, uncancelled } from './dosha.js';
import { GHATA, SHRAPIT } from './doshas.data.js';
import { type KalaSarpa, kalaSarpa } from './kalaSarpa.js';
import { type Kalathra, kalathra } from './kalathra.js';
import { type Manglik, manglik } from './manglik.js';
import { type GandaMoola, type GuruChandala, gandaMoola, guruChandala } from './moonDoshas.js';
import { type Pitru, pitru } from './pitru.js';

export type DoshaRules = Pick<Rules, 'manglik_reference' | 'manglik_houses' | 'kalathra_reference'>;

/** A dosha of two grahas in one sign. */
export interface Meeting extends DoshaFinding {
  /** null where the dosha is absent */
  readonly house: House | null;
}

/** The eight doshas of a birth chart. */
export interface Doshas extends Readonly<Record<DoshaId, DoshaFinding>> {
  readonly kala_sarpa: KalaSarpa;
  readonly manglik: Manglik;
  readonly pitru: Pitru;
  readonly guru_chandala: GuruChandala;
  readonly ganda_moola: GandaMoola;
  readonly kalathra: Kalathra;
  readonly ghata: Meeting;
  readonly shrapit: Meeting;
}

function meeting(criteria: Criteria, graha: Graha, facts: ChartFacts): Meeting {
  const finding = findingOf(criteria, facts);
  return { ...uncancelled(finding), house: finding.present ? facts.houses[graha] : null };
}

/** The doshas of D-1 as facts (docs/rules/06-yogas-doshas-longevity.md#section-5). `facts` are those of `chart`. */
export const doshasOf = (chart: Chart, facts: ChartFacts, rules: DoshaRules): Doshas => ({
  kala_sarpa: kalaSarpa(chart, facts),
  manglik: manglik(facts, rules),
  pitru: pitru(facts),
  guru_chandala: guruChandala(facts),
  ganda_moola: gandaMoola(chart, facts),
  kalathra: kalathra(facts, rules),
  ghata: meeting(GHATA.forms.mars_with_saturn, 'Mars', facts),
  shrapit: meeting(SHRAPIT.forms.rahu_with_saturn, 'Rahu', facts),
});
