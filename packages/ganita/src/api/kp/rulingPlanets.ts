import { inRetrogradeStar, RULING_ROLES } from '@ganita/core/kp/rulingPlanets.js';
import { recordFrom } from '@ganita/core/records.js';
import { NODES } from '@ganita/core/zodiac/grahas.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import type { KpMoment } from '../../calculations/kp/moment.js';
import type { RulingAnswer } from '../../calculations/kp/rulingPlanetsCalculation.js';
import type { EndpointAnswer } from '../endpointAnswer.js';
import { wordsRecord, wordsSchema } from '../horoscope/words.js';
import { grahaId } from '../schema/bodies.js';
import { recordOf } from '../schema/maps.js';
import { namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { varaFields } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { metaRecord } from '../values/meta.js';
import { named, namedOrNull } from '../values/names.js';
import { varaRecord } from '../values/weekday.js';
import { momentDetailsRecord, momentDetailsSchema } from './momentDetails.js';
import { grahaList } from './points.js';

const rulingRoleId = oneOf(RULING_ROLES, {
  title: 'RulingRole',
  description: 'what a ruling planet is lord of: star or sign of the lagna or of the Moon, the day, or a sub',
});

const rulingPlanetSchema = Type.Object(
  {
    ...namedFields('role', rulingRoleId),
    ...namedFields('planet', grahaId),
    rank: nullable(
      Type.Integer({ minimum: 1, maximum: 5, description: 'order of strength, 1 the strongest; null for a sub lord' }),
    ),
    retrograde: Type.Boolean({ description: 'moving backward; always true of the mean nodes' }),
    in_retrograde_star: Type.Boolean({ description: 'its star lord moves backward' }),
  },
  { title: 'RulingPlanet', description: 'a ruling planet, and what it rules' },
);

const rulingNodeSchema = Type.Object(
  {
    ...namedOrNullFields(
      'in_sign_of',
      described(grahaId, 'the ruling planet in whose sign the node is; null if there is none'),
    ),
    conjoined: grahaList('ruling planets conjoined with the node'),
    aspecting: grahaList('ruling planets whose aspect falls on the sign of the node'),
  },
  { title: 'RulingNode', description: 'ruling planets that a node represents' },
);

/** The ruling planets of a moment, always of the clock. */
export const rulingPlanetsSchema = Type.Object(
  {
    ...varaFields,
    sun_event_substituted: Type.Boolean({
      description: 'the Sun does not rise or set, and its transit - 6 hours starts the day',
    }),
    ruling_roles: Type.Array(rulingPlanetSchema, {
      description: 'five in the order of strength, or seven with the sub lords by `rp_scheme`',
    }),
    unique_rulers: Type.Array(
      Type.Object(
        {
          ...namedFields('planet', grahaId),
          times: Type.Integer({ minimum: 1, maximum: 7, description: 'how many of the roles it has' }),
        },
        { title: 'UniqueRuler', description: 'a ruling planet once, however often it rules' },
      ),
      { description: 'the same without repeats' },
    ),
    ruling_nodes: recordOf(NODES, rulingNodeSchema, {
      title: 'RulingNodes',
      description: 'how Rahu and Ketu represent ruling planets',
    }),
  },
  { title: 'RulingPlanets', description: 'the ruling planets of a moment and place, from the chart of the clock' },
);

export function rulingPlanetsRecord(
  { clock: { chart }, day, ruling }: KpMoment,
  language: Language,
): Wire<typeof rulingPlanetsSchema> {
  const { kp, zodiac } = WORDS[language];
  const inStar = inRetrogradeStar(chart);
  return {
    ...varaRecord(day.weekday, language),
    sun_event_substituted: day.substituted,
    ruling_roles: ruling.planets.map(({ role, graha, rank }) => ({
      ...named('role', role, kp.rulingRole),
      ...named('planet', graha, zodiac.body),
      rank,
      retrograde: chart.grahas[graha].isRetrograde,
      in_retrograde_star: inStar.includes(graha),
    })),
    unique_rulers: ruling.unique.map(({ graha, times }) => ({ ...named('planet', graha, zodiac.body), times })),
    ruling_nodes: recordFrom(NODES, (node) => ({
      ...namedOrNull('in_sign_of', ruling.nodes[node].inSignOf, zodiac.body),
      conjoined: ruling.nodes[node].conjoined,
      aspecting: ruling.nodes[node].aspecting,
    })),
  };
}

const rulingPlanetsResponse = Type.Object({
  moment_details: momentDetailsSchema,
  ruling_planets: rulingPlanetsSchema,
  words: wordsSchema,
  meta: metaSchema,
});

const rulingPlanetsAnswerRecord = ({ input, moment, meta }: RulingAnswer): Wire<typeof rulingPlanetsResponse> => ({
  moment_details: momentDetailsRecord(input, moment),
  ruling_planets: rulingPlanetsRecord(moment, input.language),
  words: wordsRecord(['planets'], input.language),
  meta: metaRecord(meta),
});

/** The answer of `POST /kp/ruling-planets`. */
export const rulingPlanetsAnswer: EndpointAnswer<RulingAnswer, typeof rulingPlanetsResponse> = {
  schema: rulingPlanetsResponse,
  record: rulingPlanetsAnswerRecord,
};
