import { Type } from 'typebox';
import { nullable } from '../../calculations/fields/schema.js';
import { signFields } from '../schema/position.js';
import { idAndName, momentSchema } from './limbSchemas.js';

const word = Type.String({ description: 'display word' });
const id = Type.String();

export const samvatsaraSchema = Type.Object({
  ...idAndName,
  index: Type.Integer({ minimum: 0, maximum: 59, description: '0 Prabhava' }),
});

export const lunarMonthSchema = Type.Object({
  amanta: word,
  amanta_id: id,
  purnimanta: word,
  purnimanta_id: id,
  is_adhika: Type.Boolean(),
  is_nija: Type.Boolean({ description: 'the month after an adhika month of the same name' }),
  is_kshaya: Type.Boolean(),
  skipped: nullable(Type.String({ description: 'the month that a kshaya month omits' })),
  skipped_id: nullable(Type.String()),
  paksha: word,
  paksha_id: Type.String({ enum: ['shukla', 'krishna'] }),
  start: momentSchema,
  end: momentSchema,
});

export const solarMonthSchema = Type.Object({
  ...idAndName,
  day: Type.Integer({ minimum: 1, maximum: 32 }),
  ...signFields,
  sun_event_substituted: Type.Boolean({
    description: 'the Sun did not set on a date that was counted, and its transit + 6 hours is used',
  }),
});

/** Years, elapsed, as almanacs print them. */
export const yearFields = {
  kali_year: Type.Integer(),
  vikram_samvat: Type.Integer({ description: 'by the rule vikram_year_start' }),
  vikram_samvat_chaitradi: Type.Integer(),
  vikram_samvat_kartikadi: Type.Integer(),
  shaka_samvat: Type.Integer(),
  lunar_year_start: momentSchema,
};

export const seasonFields = {
  ritu: word,
  ritu_id: id,
  vedic_ritu: word,
  vedic_ritu_id: id,
  lunar_ritu: word,
  lunar_ritu_id: id,
  ayana: word,
  ayana_id: id,
  vedic_ayana: word,
  vedic_ayana_id: id,
};
