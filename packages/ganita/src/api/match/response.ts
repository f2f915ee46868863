import { PAPA_REFERENCES } from '@ganita/core/match/papaSamya.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { metaSchema } from '../../calculations/fields/metaSchema.js';
import { described } from '../../calculations/fields/schema.js';
import { recordOf } from '../schema/maps.js';
import { displayWord, idIn } from '../schema/names.js';
import { absoluteLongitudeSchema, signNamedFields } from '../schema/position.js';
import { northSchema } from './northSchema.js';
import { doshaPointsSchema, partnerSchema } from './partnerSchema.js';
import { southSchema } from './southSchema.js';

const manglikId = idIn(WORDS.en.match.manglikOfPair, 'ManglikOfPair', 'which of the two is manglik');

/** Which of the two is manglik, by each of the three points. */
export const manglikFields = {
  manglik_by_point: recordOf(PAPA_REFERENCES, manglikId, {
    title: 'ManglikOfPairByPoint',
    description: 'which of the two is manglik, by lagna, Moon and Venus',
  }),
  manglik_by_point_names: recordOf(PAPA_REFERENCES, displayWord, {
    title: 'ManglikNames',
    description: 'display words of `manglik_by_point`',
  }),
};

const seedFields = <N extends 'beeja' | 'kshetra'>(name: N, what: string) =>
  ({
    ...signNamedFields(`${name}_rasi`),
    [`${name}_absolute_longitude`]: described(absoluteLongitudeSchema, `${what}, degrees from 0 Aries`),
  }) as ReturnType<typeof signNamedFields<`${N}_rasi`>> &
    Record<`${N}_absolute_longitude`, typeof absoluteLongitudeSchema>;

/** What is said of a pair: everything but `meta`. */
const matchFields = {
  boy: described(partnerSchema, 'the Moon of the boy, and what follows from it'),
  girl: described(partnerSchema, 'the Moon of the girl, and what follows from it'),
  north_indian: northSchema,
  south_indian: southSchema,
  boy_dosha_data: described(doshaPointsSchema, 'papa samya of the boy'),
  girl_dosha_data: described(doshaPointsSchema, 'papa samya of the girl'),
  ...manglikFields,
  ...seedFields('beeja', 'beeja sphuta of the boy: Sun + Venus + Jupiter'),
  ...seedFields('kshetra', 'kshetra sphuta of the girl: Moon + Mars + Jupiter'),
};

/** All of a pair that the batch returns, too. */
export const pairMatchSchema = Type.Object(matchFields, {
  title: 'PairMatch',
  description: 'all that `/marriage-match` returns for a pair, with `detail: "full"`',
});

/** The wire record of `POST /marriage-match`. */
export const matchResponse = Type.Object({ ...matchFields, meta: metaSchema });
