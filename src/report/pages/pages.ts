import { SECTION_KEYS, type SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { Part } from '../report.js';
import { ashtakavargaPages } from './ashtakavarga.js';
import { chartsPage, vargasPages } from './charts.js';
import { doshasPage } from './doshas.js';
import { grahaDashasPages, rasiDashasPages } from './otherDashas.js';
import { planetsPage } from './planets.js';
import { pointsPage } from './points.js';
import { laddersPage } from './runningDashas.js';
import { arudhasPage, sahamsPage } from './sahams.js';
import { saturnPages } from './saturn.js';
import { strengthsPages } from './strengths.js';
import { vimsottariPages } from './vimsottari.js';
import { yogasPages } from './yogas.js';

/** The keys of cover and contents: always included. */
const COVER_KEYS: readonly SectionKey[] = [
  'calendar_info',
  'ayanamsa_value',
  'julian_day',
  'divisional_charts',
  'doshas',
];

/** The parts between contents and ledger, in order. A key is printed only if a page lists it: each page is drawn by hand. */
const PARTS: readonly Part[] = [
  { keys: ['divisional_charts', 'bhava_chart', 'planetary_states'], draw: chartsPage },
  { keys: ['divisional_charts'], draw: vargasPages },
  { keys: ['nakshatra_pada', 'planetary_states', 'bhava_chart'], draw: planetsPage },
  { keys: ['chara_karakas', 'special_lagnas', 'upagrahas', 'sphuta'], draw: pointsPage },
  { keys: ['shad_bala', 'bhava_bala', 'vimsopaka_bala'], draw: strengthsPages },
  { keys: ['ashtakavarga'], draw: ashtakavargaPages },
  { keys: ['graha_dashas'], draw: vimsottariPages },
  { keys: ['graha_dashas'], draw: laddersPage },
  { keys: ['graha_dashas'], draw: grahaDashasPages },
  { keys: ['rasi_dashas'], draw: rasiDashasPages },
  { keys: ['doshas'], draw: doshasPage },
  { keys: ['yogas'], draw: yogasPages },
  { keys: ['saturn_transits'], draw: saturnPages },
  { keys: ['sahams'], draw: sahamsPage },
  { keys: ['arudha_padhas', 'graha_arudhas', 'surya_arudhas', 'chandra_arudhas'], draw: arudhasPage },
];

/** The parts that show only requested keys; all where null is requested. */
export const partsFor = (wanted: readonly string[] | null): readonly Part[] =>
  PARTS.filter(({ keys }) => wanted === null || keys.every((key) => wanted.includes(key)));

/** The keys that a report requires. */
export const keysFor = (wanted: readonly string[] | null): SectionKey[] => {
  const needed = new Set([...COVER_KEYS, ...partsFor(wanted).flatMap(({ keys }) => keys)]);
  return SECTION_KEYS.filter((key) => needed.has(key));
};
