import type { DoshaFinding, DoshaId } from '@ganita/core/doshas/dosha.js';
import type { KalaSarpa } from '@ganita/core/doshas/kalaSarpa.js';
import type { Kalathra, KalathraReference } from '@ganita/core/doshas/kalathra.js';
import {
  MANGLIK_EXCEPTIONS,
  MANGLIK_REFERENCES,
  type Manglik,
  type ManglikException,
} from '@ganita/core/doshas/manglik.js';
import type { GrahaPair, Pitru } from '@ganita/core/doshas/pitru.js';
import { recordFrom } from '@ganita/core/records.js';
import { NODES } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { type TProperties, Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { grahaId, grahaIds } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { displayWord, idAndNameFields, idIn, namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { houseSchema } from '../schema/positionFields.js';
import type { Wire } from '../schema/wire.js';
import { evidenceRecord, evidenceSchema, findingFields, findingRecord } from '../values/evidence.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { idAndName, named, namedOrNull } from '../values/names.js';
import { section } from './section.js';
import { CONDITION_WORDS } from './words.js';

const words = WORDS.en.doshas;

const flag = (description: string) => Type.Boolean({ description });

const listed = (description: string) => ({ ...grahaIds, description });

const house = (description: string) => described(houseSchema, description);

const pairSchema = Type.Object(
  {
    ...namedFields('planet', described(grahaId, 'the graha that is affected')),
    ...namedFields('other_planet', described(grahaId, 'the graha that affects it')),
  },
  { title: 'AfflictedPlanet', description: 'a graha and another that affects it' },
);

const pairs = (description: string) => Type.Array(pairSchema, { description });

const exceptionId = idIn(words.manglikException, 'ManglikExceptionId', 'id of an exception to manglik dosha');

const exceptionSchema = Type.Object(
  {
    ...idAndNameFields(exceptionId),
    number: Type.Integer({
      minimum: 1,
      maximum: MANGLIK_EXCEPTIONS.length,
      description: 'number of the exception in the list of exceptions',
    }),
    ...namedFields(
      'effect',
      idIn(words.exceptionEffect, 'ExceptionEffect', 'whether the exception cancels or reduces the dosha'),
    ),
    evidence: Type.Array(evidenceSchema, { description: 'conditions that are met' }),
  },
  { title: 'ManglikException', description: 'an exception to manglik dosha that applies' },
);

const headFields = {
  name: described(displayWord, 'display word of the dosha'),
  ...findingFields,
  cancelled_by_exceptions: Type.Array(exceptionId, {
    description: 'ids of the exceptions that apply to a present dosha',
  }),
  cancellations: Type.Array(exceptionSchema, { description: 'exceptions that apply; empty where the dosha is absent' }),
};

/** What every dosha has. */
export const doshaHeadSchema = Type.Object(headFields);

/** A dosha with what all have and its own facts. */
const dosha = <F extends TProperties>(title: string, description: string, facts: F) =>
  Type.Object({ ...headFields, ...facts }, { title, description });

const marsFromSchema = Type.Object(
  {
    mars_house: house('house of Mars counted from the point'),
    is_manglik: flag('whether Mars is in the 2nd, 4th, 7th, 8th or 12th'),
    is_manglik_without_2nd_house: flag('whether Mars is in the 4th, 7th, 8th or 12th'),
    is_manglik_with_1st_house: flag('whether Mars is in the 1st, 2nd, 4th, 7th, 8th or 12th'),
    is_manglik_with_1st_without_2nd_house: flag('whether Mars is in the 1st, 4th, 7th, 8th or 12th'),
  },
  {
    title: 'ManglikFrom',
    description: 'Mars counted from one point, and whether that is manglik by each list of houses',
  },
);

const kalathraFromSchema = Type.Object(
  {
    present: flag('whether all five malefics are in the 1st, 2nd, 4th, 7th, 8th or 12th'),
    malefics_in_1_2_4_7_8_12: listed('those of Sun, Mars, Saturn, Rahu and Ketu that are in these houses'),
  },
  { title: 'KalathraFrom', description: 'kalathra dosha with the houses counted from one point' },
);

const pitruReason = Type.Object(
  {
    ...idAndNameFields(idIn(words.pitruReason, 'PitruReasonId', 'id of a reason of pitru dosha')),
    number: Type.Integer({ minimum: 1, maximum: 5, description: 'number of the reason, 1 to 5' }),
  },
  { title: 'PitruReason', description: 'a reason of pitru dosha that applies' },
);

const meetingSchema = Type.Object(
  { house: house('the house'), planets: listed('those that are in the house') },
  { title: 'PlanetsInHouse', description: 'a house, and grahas that are together in it' },
);

/** The eight doshas as facts. */
const doshasSchema = Type.Object(
  {
    kala_sarpa: dosha('KalaSarpaDosha', 'all seven planets between Rahu and Ketu', {
      ...namedOrNullFields(
        'kala_sarpa_type',
        idIn(words.kalaSarpaType, 'KalaSarpaType', 'type by the house of Rahu; null where the dosha is absent'),
      ),
      ...namedOrNullFields(
        'kala_sarpa_direction',
        idIn(
          words.kalaSarpaDirection,
          'KalaSarpaDirection',
          'from which node the half with the planets starts; null where the dosha is absent',
        ),
      ),
      rahu_house: house('house of Rahu'),
      ketu_house: house('house of Ketu'),
      strict_by_longitude: flag('whether all seven are in one half by degrees too'),
      partial_by_longitude: flag('whether six of the seven are in one half by degrees and one in the other'),
      planets_in_rahu_to_ketu_half: listed('planets in the half from Rahu to Ketu, by degrees'),
      planets_in_ketu_to_rahu_half: listed('planets in the half from Ketu to Rahu, by degrees'),
    }),
    manglik: dosha('ManglikDosha', 'Mars in certain houses from the lagna, the Moon or Venus', {
      effective: flag('whether the dosha is present and no exception applies'),
      mars_from: recordOf(MANGLIK_REFERENCES, marsFromSchema, {
        title: 'ManglikFromPoints',
        description: 'Mars counted from each point',
      }),
      applying_exceptions: Type.Array(exceptionSchema, {
        description: 'exceptions that apply, whether or not the dosha is present',
      }),
    }),
    pitru: dosha('PitruDosha', 'affliction of Sun, Moon, 4th or 9th house', {
      reasons: Type.Array(pitruReason, { description: 'reasons that apply' }),
      sun_moon_rahu_in_9th: listed('those of Sun, Moon and Rahu that are in the 9th'),
      ketu_in_4th: flag('whether Ketu is in the 4th'),
      luminary_or_node_associated_with_mars_saturn: pairs('Sun, Moon, Rahu or Ketu associated with Mars or Saturn'),
      two_of_mercury_venus_rahu_together_in_2_5_9_12: Type.Array(meetingSchema, {
        description: 'houses with two or three of Mercury, Venus and Rahu',
      }),
      luminary_with_node: pairs('Sun or Moon in the sign of a node'),
    }),
    guru_chandala: dosha('GuruChandalaDosha', 'Jupiter with Rahu or Ketu', {
      ...namedOrNullFields(
        'node',
        oneOf(NODES, { title: 'Node', description: 'the node with Jupiter; null where there is none' }),
      ),
      house: nullable(house('house of both; null where the dosha is absent')),
      jupiter_stronger: nullable(flag('whether Jupiter is stronger than the node; null where the dosha is absent')),
    }),
    ganda_moola: dosha('GandaMoolaDosha', 'the Moon in a nakshatra at the boundary of a water and a fire sign', {
      ...nakshatraRowFields,
      pada: { ...padaSchema, description: 'quarter of the nakshatra in which the Moon is, 1 to 4' },
      gandanta_pada: flag('whether the pada touches the boundary'),
    }),
    kalathra: dosha('KalathraDosha', 'Sun, Mars, Saturn, Rahu and Ketu in certain houses', {
      malefics_from: recordOf(['lagna', 'moon'], kalathraFromSchema, {
        title: 'KalathraFromPoints',
        description: 'counted from the lagna and from the Moon',
      }),
    }),
    ghata: dosha('GhataDosha', 'Mars with Saturn', {
      house: nullable(house('house of both; null where the dosha is absent')),
    }),
    shrapit: dosha('ShrapitDosha', 'Rahu with Saturn', {
      house: nullable(house('house of both; null where the dosha is absent')),
    }),
  },
  { description: 'the eight doshas of D-1 as facts, without judgement or remedy' },
);

type Doshas = SectionResults['doshas'];

const kalaSarpaFacts = (of: KalaSarpa, language: Language) => ({
  ...namedOrNull('kala_sarpa_type', of.type, WORDS[language].doshas.kalaSarpaType),
  ...namedOrNull('kala_sarpa_direction', of.direction, WORDS[language].doshas.kalaSarpaDirection),
  rahu_house: of.rahuHouse,
  ketu_house: of.ketuHouse,
  strict_by_longitude: of.strictByLongitude,
  partial_by_longitude: of.partialByLongitude,
  planets_in_rahu_to_ketu_half: of.rahuToKetu,
  planets_in_ketu_to_rahu_half: of.ketuToRahu,
});

const exceptionRecord = (
  exception: Manglik['exceptions'][number],
  language: Language,
): Wire<typeof exceptionSchema> => ({
  ...idAndName(exception.id, WORDS[language].doshas.manglikException),
  number: exception.number,
  ...named('effect', exception.effect, WORDS[language].doshas.exceptionEffect),
  evidence: exception.evidence.map(evidenceRecord),
});

function manglikFacts({ present, effective, references, exceptions }: Manglik, language: Language) {
  const records = exceptions.map((exception) => exceptionRecord(exception, language));
  return {
    cancellations: present ? records : [],
    effective,
    mars_from: recordFrom(MANGLIK_REFERENCES, (reference) => {
      const { marsHouse, by } = references[reference];
      return {
        mars_house: marsHouse,
        is_manglik: by.standard,
        is_manglik_without_2nd_house: by.without_2nd_house,
        is_manglik_with_1st_house: by.with_1st_house,
        is_manglik_with_1st_without_2nd_house: by.with_1st_without_2nd_house,
      };
    }),
    applying_exceptions: records,
  };
}

const pairRecord = ([planet, other]: GrahaPair, language: Language): Wire<typeof pairSchema> => ({
  ...named('planet', planet, WORDS[language].zodiac.body),
  ...named('other_planet', other, WORDS[language].zodiac.body),
});

const pitruFacts = (of: Pitru, language: Language) => ({
  reasons: of.reasons.map(({ number, id }) => ({ ...idAndName(id, WORDS[language].doshas.pitruReason), number })),
  sun_moon_rahu_in_9th: of.inNinth,
  ketu_in_4th: of.ketuInFourth,
  luminary_or_node_associated_with_mars_saturn: of.associatedWithMarsOrSaturn.map((pair) => pairRecord(pair, language)),
  two_of_mercury_venus_rahu_together_in_2_5_9_12: of.together.map(({ house, grahas }) => ({ house, planets: grahas })),
  luminary_with_node: of.luminaryWithNode.map((pair) => pairRecord(pair, language)),
});

const kalathraFrom = ({ references }: Kalathra, reference: KalathraReference): Wire<typeof kalathraFromSchema> => ({
  present: references[reference].present,
  malefics_in_1_2_4_7_8_12: references[reference].malefics,
});

const headRecord = (
  id: DoshaId,
  of: Doshas[DoshaId] & DoshaFinding,
  language: Language,
): Wire<typeof doshaHeadSchema> => ({
  name: WORDS[language].doshas.name[id],
  ...findingRecord(of),
  cancelled_by_exceptions: of.cancelledBy as readonly ManglikException[],
  cancellations: [],
});

function doshasRecord(doshas: Doshas, language: Language): Wire<typeof doshasSchema> {
  const head = (id: DoshaId) => headRecord(id, doshas[id], language);
  const { guru_chandala, ganda_moola, kalathra } = doshas;
  return {
    kala_sarpa: { ...head('kala_sarpa'), ...kalaSarpaFacts(doshas.kala_sarpa, language) },
    manglik: { ...head('manglik'), ...manglikFacts(doshas.manglik, language) },
    pitru: { ...head('pitru'), ...pitruFacts(doshas.pitru, language) },
    guru_chandala: {
      ...head('guru_chandala'),
      ...namedOrNull('node', guru_chandala.node, WORDS[language].zodiac.body),
      house: guru_chandala.house,
      jupiter_stronger: guru_chandala.jupiterStronger,
    },
    ganda_moola: {
      ...head('ganda_moola'),
      ...nakshatraRow(ganda_moola.nakshatra, language),
      pada: ganda_moola.pada,
      gandanta_pada: ganda_moola.gandantaPada,
    },
    kalathra: {
      ...head('kalathra'),
      malefics_from: { lagna: kalathraFrom(kalathra, 'lagna'), moon: kalathraFrom(kalathra, 'moon') },
    },
    ghata: { ...head('ghata'), house: doshas.ghata.house },
    shrapit: { ...head('shrapit'), house: doshas.shrapit.house },
  };
}

/** The eight doshas as facts. */
export const doshasSection = section({
  schema: doshasSchema,
  record: doshasRecord,
  words: CONDITION_WORDS,
});
