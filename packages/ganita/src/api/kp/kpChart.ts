import type { KpHouseSystem } from '@ganita/core/kp/kpChart.js';
import type { Language } from '@ganita/words/languages.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, oneOf } from '../../calculations/fields/schema.js';
import type { KpAnswer } from '../../calculations/kp/kpCalculation.js';
import type { KpReading } from '../../calculations/kp/reading.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { nakshatraDashaRecord } from '../horoscope/dashas/graha.js';
import { dashaSchema } from '../horoscope/dashas/period.js';
import { wordsRecord, wordsSchema } from '../horoscope/words.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { momentDetailsRecord, momentDetailsSchema } from './momentDetails.js';
import { cuspRecords, kpCuspSchema, kpPlanetSchema, planetRecords } from './points.js';
import { rulingPlanetsRecord, rulingPlanetsSchema } from './rulingPlanets.js';
import { significatorFields, significatorRecords } from './significators.js';
import { theoryFields, theoryRecords } from './theories.js';

const HOUSE_SYSTEMS = ['placidus', 'porphyry', 'whole_sign'] as const satisfies readonly KpHouseSystem[];

/** A KP chart, of a moment or of a number. */
export const kpChartSchema = Type.Object(
  {
    house_system: oneOf(HOUSE_SYSTEMS, {
      title: 'KpHouseSystem',
      description: 'how the houses are divided; whole_sign only for numbers of equal parts',
    }),
    placidus_undefined: Type.Boolean({
      description:
        'beyond the polar circles Placidus does not exist: the cusps are those of Porphyry, and their sub lords are no KP',
    }),
    cusps: Type.Array(kpCuspSchema, { minItems: 12, maxItems: 12, description: 'the twelve cusps' }),
    kp_planets: Type.Array(kpPlanetSchema, { minItems: 9, maxItems: 9, description: 'the nine grahas' }),
    ...significatorFields,
    ...theoryFields,
  },
  { title: 'KpChart', description: 'a chart of Krishnamurti Paddhati: cusps, grahas, significators' },
);

const kpResponse = Type.Object({
  moment_details: momentDetailsSchema,
  kp: kpChartSchema,
  ruling_planets: rulingPlanetsSchema,
  vimsottari: described(dashaSchema, 'Vimshottari from the Moon'),
  words: wordsSchema,
  meta: metaSchema,
});

export const kpChartRecord = (reading: KpReading, language: Language): Wire<typeof kpChartSchema> => ({
  house_system: reading.chart.houseSystem,
  placidus_undefined: reading.chart.houseSystem === 'porphyry',
  cusps: cuspRecords(reading, language),
  kp_planets: planetRecords(reading, language),
  ...significatorRecords(reading, language),
  ...theoryRecords(reading),
});

const kpRecord = ({ input, moment, reading, vimsottari, meta }: KpAnswer): Wire<typeof kpResponse> => ({
  moment_details: momentDetailsRecord(input, moment),
  kp: kpChartRecord(reading, input.language),
  ruling_planets: rulingPlanetsRecord(moment, input.language),
  vimsottari: nakshatraDashaRecord(vimsottari, 'vimsottari', input.language),
  words: wordsRecord(['planets'], input.language),
  meta: metaRecord(meta),
});

/** The answer of `POST /kp`. */
export const kpAnswer: EndpointAnswer<KpAnswer, typeof kpResponse> = {
  schema: kpResponse,
  record: kpRecord,
};
