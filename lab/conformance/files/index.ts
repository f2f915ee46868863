import type { GoldenReader } from '../reader.js';
import { arudhas } from './arudhas.js';
import { ashtakavarga } from './ashtakavarga.js';
import { ayanamsa } from './ayanamsa.js';
import { bikramSambatMonths } from './bikramSambatMonths.js';
import { birthTimeMargins } from './birthTimeMargins.js';
import { calendar } from './calendar.js';
import { doshas } from './doshas.js';
import { eclipses } from './eclipses.js';
import { freshFestivals } from './freshFestivals.js';
import { grahaDashas } from './grahaDashas.js';
import { grahaDashasPvrBook } from './grahaDashasPvrBook.js';
import { jhora } from './jhora.js';
import { kp } from './kp.js';
import { longevity } from './longevity.js';
import { match } from './match.js';
import { matchTables } from './matchTables.js';
import { muhurta } from './muhurta.js';
import { panchang } from './panchang.js';
import { points } from './points.js';
import { pointsPvrBook } from './pointsPvrBook.js';
import { positions } from './positions.js';
import { pravesha } from './pravesha.js';
import { publishedFestivals } from './publishedFestivals.js';
import { publishedPanchang } from './publishedPanchang.js';
import { publishedTransits } from './publishedTransits.js';
import { rasiDashas } from './rasiDashas.js';
import { rasiDashasPvrBook } from './rasiDashasPvrBook.js';
import { sahams } from './sahams.js';
import { saturn } from './saturn.js';
import { scsMath } from './scsMath.js';
import { strengths } from './strengths.js';
import { suryaSiddhanta } from './suryaSiddhanta.js';
import { transits } from './transits.js';
import { vargas } from './vargas.js';
import { visibility } from './visibility.js';
import { yogaExamples } from './yogaExamples.js';
import { yogas } from './yogas.js';

/** Every golden file that can be read, in the order of the report. A new reader is one row here. */
export const GOLDEN_READERS: readonly GoldenReader[] = [
  positions,
  ayanamsa,
  vargas,
  suryaSiddhanta,
  points,
  pointsPvrBook,
  sahams,
  arudhas,
  strengths,
  ashtakavarga,
  panchang,
  calendar,
  bikramSambatMonths,
  publishedPanchang,
  publishedFestivals,
  freshFestivals,
  scsMath,
  saturn,
  transits,
  publishedTransits,
  eclipses,
  visibility,
  pravesha,
  yogas,
  yogaExamples,
  doshas,
  longevity,
  grahaDashas,
  grahaDashasPvrBook,
  rasiDashas,
  rasiDashasPvrBook,
  match,
  matchTables,
  muhurta,
  kp,
  jhora,
  birthTimeMargins,
];

/** Files that nothing here computes yet, each with what is missing. */
export const NOT_READ_YET: Readonly<Record<string, string>> = {};

/** Files of the golden folders with tables to load and no values to compare. */
export const DATA_FILES: readonly string[] = ['muhurta_rules.json'];
