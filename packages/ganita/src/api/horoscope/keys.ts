import type { Language } from '@ganita/words/languages.js';
import type { TSchema } from 'typebox';
import type { SectionKey } from '../../calculations/natal/sectionKeys.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { marginsSectionRecord, marginsSectionSchema } from '../margins/margins.js';
import type { Wire } from '../schema/wire.js';
import { round8 } from '../values/numbers.js';
import type { SelfWriting } from '../writing/jsonFields.js';
import { amsaRulerDetailsRecord, amsaRulerDetailsSchema, amsaRulersRecord, amsaRulersSchema } from './amsaRulers.js';
import {
  arudhaDetailsRecord,
  arudhaDetailsSchema,
  arudhaPadhasRecord,
  arudhaPadhasSchema,
  chandraArudhasRecord,
  chandraArudhasSchema,
  grahaArudhasRecord,
  grahaArudhasSchema,
  houseRelationshipsRecord,
  houseRelationshipsSchema,
  suryaArudhasRecord,
  suryaArudhasSchema,
} from './arudhas.js';
import {
  ashtakavargaDetailsRecord,
  ashtakavargaDetailsSchema,
  ashtakavargaRecord,
  ashtakavargaSchema,
} from './ashtakavarga.js';
import { birthAttributesRecord, birthAttributesSchema } from './birthAttributes.js';
import { calendarInfoRecord } from './calendar/record.js';
import { calendarInfoSchema } from './calendar/schema.js';
import { grahaDashasRecord, grahaDashasSchema, grahaDashasWritten } from './dashas/graha.js';
import { grahaDashaDetailsRecord, grahaDashaDetailsSchema } from './dashas/grahaDetails.js';
import {
  rasiDashaDetailsRecord,
  rasiDashaDetailsSchema,
  rasiDashasRecord,
  rasiDashasSchema,
  rasiDashasWritten,
} from './dashas/rasi.js';
import { doshasRecord } from './doshas/record.js';
import { doshasSchema } from './doshas/schema.js';
import { bhavaChartRecord, bhavaChartSchema } from './houses.js';
import { charaKarakasRecord, charaKarakasSchema, karakaDetailsRecord, karakaDetailsSchema } from './karakas.js';
import { longevityRecord } from './longevity/record.js';
import { longevityPredictionSchema } from './longevity/schema.js';
import { planetaryStatesRecord } from './planetaryStates/record.js';
import { planetaryStatesSchema } from './planetaryStates/schema.js';
import { planetsRecord, planetsSchema } from './planets.js';
import {
  houseVarnadasRecord,
  houseVarnadasSchema,
  sahamsRecord,
  sahamsSchema,
  specialLagnaDetailsRecord,
  specialLagnaDetailsSchema,
  specialLagnasRecord,
  specialLagnasSchema,
  sphutaDetailsRecord,
  sphutaDetailsSchema,
  sphutaRecord,
  sphutaSchema,
  upagrahaDetailsRecord,
  upagrahaDetailsSchema,
  upagrahasRecord,
  upagrahasSchema,
} from './points.js';
import {
  ayanamsaValueSchema,
  divisionalChartsRecord,
  divisionalChartsSchema,
  julianDaySchema,
  nakshatraPadaRecord,
  nakshatraPadaSchema,
} from './positions.js';
import { saturnTransitsRecord, saturnTransitsSchema } from './saturn.js';
import {
  bhavaBalaRecord,
  otherBalaDetailsRecord,
  otherBalaRecord,
  shadBalaRecord,
  vaiseshikamsaBalaRecord,
  vimsopakaBalaRecord,
} from './strengths/record.js';
import {
  bhavaBalaSchema,
  otherBalaDetailsSchema,
  otherBalaSchema,
  shadBalaSchema,
  vaiseshikamsaBalaSchema,
  vimsopakaBalaSchema,
} from './strengths/schema.js';
import type { WordListName } from './words.js';
import { yogasRecord } from './yogas/record.js';
import { yogasSchema } from './yogas/schema.js';

/** A schema and the function that makes its record. */
export interface WireForm<V, S extends TSchema> {
  readonly schema: S;
  readonly present: (value: V, language: Language) => Wire<S>;
}

/** The wire form of a section. */
export interface WireRow<V, S extends TSchema, D extends TSchema | null = TSchema | null> extends WireForm<V, S> {
  /** What explains it, answered under the name of the section in `details`. */
  readonly details: D extends TSchema ? WireForm<V, D> : null;
  /** Lists of `words` that its keys and rows need. */
  readonly words: readonly WordListName[];
  /** The record as it is written where the answer becomes a text at once, if that costs less than building it. */
  readonly written: Written<V> | null;
}

type Written<V> = (value: V, language: Language) => SelfWriting;

type Present<V, S extends TSchema> = (value: V, language: Language) => Wire<S>;

/** A presenter whose record is not what its schema says does not compile. */
const row = <V, S extends TSchema>(
  schema: S,
  present: Present<V, S>,
  words: readonly WordListName[] = [],
): WireRow<V, S, null> => ({ schema, present, details: null, words, written: null });

/** The same of a section that something explains. */
const rowWithDetails = <V, S extends TSchema, D extends TSchema>(
  schema: S,
  present: Present<V, S>,
  details: readonly [schema: D, present: Present<V, D>],
  words: readonly WordListName[] = [],
  written: Written<V> | null = null,
): WireRow<V, S, D> =>
  ({ schema, present, details: { schema: details[0], present: details[1] }, words, written }) as WireRow<V, S, D>;

/** Vocabularies of the ids in a condition. */
const CONDITION_WORDS = [
  'planets',
  'signs',
  'nakshatras',
  'dignities',
  'condition_relations',
  'condition_facts',
] as const satisfies readonly WordListName[];

/** Every section of the answer on the wire. Their order, and what computes them, is in `calculations/natal`. */
export const WIRE_SECTIONS = {
  calendar_info: row(calendarInfoSchema, calendarInfoRecord),
  bhava_chart: row(bhavaChartSchema, bhavaChartRecord, ['planets']),
  ayanamsa_value: row(ayanamsaValueSchema, round8),
  julian_day: row(julianDaySchema, round8),
  divisional_charts: row(divisionalChartsSchema, divisionalChartsRecord, ['planets', 'vargas']),
  nakshatra_pada: row(nakshatraPadaSchema, nakshatraPadaRecord, ['planets']),
  amsa_rulers: rowWithDetails(
    amsaRulersSchema,
    amsaRulersRecord,
    [amsaRulerDetailsSchema, amsaRulerDetailsRecord],
    ['planets', 'upagrahas', 'special_lagnas', 'sphutas'],
  ),
  yogas: row(yogasSchema, yogasRecord, [
    ...CONDITION_WORDS,
    'vargas',
    'associations',
    'raja_yoga_sub_types',
    'yoga_cancellations',
  ]),
  doshas: row(doshasSchema, doshasRecord, CONDITION_WORDS),
  chara_karakas: rowWithDetails(
    charaKarakasSchema,
    charaKarakasRecord,
    [karakaDetailsSchema, karakaDetailsRecord],
    ['planets'],
  ),
  sahams: row(sahamsSchema, sahamsRecord),
  upagrahas: rowWithDetails(
    upagrahasSchema,
    upagrahasRecord,
    [upagrahaDetailsSchema, upagrahaDetailsRecord],
    ['upagrahas'],
  ),
  special_lagnas: rowWithDetails(
    specialLagnasSchema,
    specialLagnasRecord,
    [specialLagnaDetailsSchema, specialLagnaDetailsRecord],
    ['special_lagnas'],
  ),
  house_varnadas: row(houseVarnadasSchema, houseVarnadasRecord),
  graha_arudhas: rowWithDetails(grahaArudhasSchema, grahaArudhasRecord, [arudhaDetailsSchema, arudhaDetailsRecord]),
  surya_arudhas: row(suryaArudhasSchema, suryaArudhasRecord),
  chandra_arudhas: row(chandraArudhasSchema, chandraArudhasRecord),
  house_relationships: row(houseRelationshipsSchema, houseRelationshipsRecord, ['planets']),
  planetary_states: row(planetaryStatesSchema, planetaryStatesRecord, ['planets']),
  shad_bala: row(shadBalaSchema, shadBalaRecord, ['planets']),
  bhava_bala: row(bhavaBalaSchema, bhavaBalaRecord),
  other_bala: rowWithDetails(
    otherBalaSchema,
    otherBalaRecord,
    [otherBalaDetailsSchema, otherBalaDetailsRecord],
    ['planets'],
  ),
  vimsopaka_bala: row(vimsopakaBalaSchema, vimsopakaBalaRecord, ['planets', 'vargas']),
  vaiseshikamsa_bala: row(vaiseshikamsaBalaSchema, vaiseshikamsaBalaRecord, ['planets', 'vargas']),
  ashtakavarga: rowWithDetails(
    ashtakavargaSchema,
    ashtakavargaRecord,
    [ashtakavargaDetailsSchema, ashtakavargaDetailsRecord],
    ['planets'],
  ),
  arudha_padhas: row(arudhaPadhasSchema, arudhaPadhasRecord, ['arudha_padas', 'vargas']),
  sphuta: rowWithDetails(sphutaSchema, sphutaRecord, [sphutaDetailsSchema, sphutaDetailsRecord], ['sphutas']),
  graha_dashas: rowWithDetails(
    grahaDashasSchema,
    grahaDashasRecord,
    [grahaDashaDetailsSchema, grahaDashaDetailsRecord],
    ['planets', 'signs', 'nakshatras', 'svaras', 'chara_karakas'],
    grahaDashasWritten,
  ),
  rasi_dashas: rowWithDetails(
    rasiDashasSchema,
    rasiDashasRecord,
    [rasiDashaDetailsSchema, rasiDashaDetailsRecord],
    ['signs', 'svaras'],
    rasiDashasWritten,
  ),
  saturn_transits: row(saturnTransitsSchema, saturnTransitsRecord),
  longevity_prediction: row(longevityPredictionSchema, longevityRecord, CONDITION_WORDS),
  planets: row(planetsSchema, planetsRecord, ['planets']),
  birth_attributes: row(birthAttributesSchema, birthAttributesRecord),
  margins: row(marginsSectionSchema, marginsSectionRecord),
} as const satisfies { readonly [K in SectionKey]: WireRow<SectionResults[K], TSchema> };
