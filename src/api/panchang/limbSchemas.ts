import { Type } from 'typebox';
import { grahaId } from '../schema/bodies.js';

const localMoment = (description: string) =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$', description });

/** A moment in the local time of the place. */
export const momentSchema = localMoment('local civil time of the place');

/** A window; it may cross midnight. */
export const windowSchema = Type.Object({ start: momentSchema, end: momentSchema }, { title: 'TimeWindow' });
export const windowsSchema = Type.Array(windowSchema);

/** A word with the id that never changes with the language. */
export const idAndName = { id: Type.String(), name: Type.String({ description: 'display word' }) };

const numbered = (last: number) => ({ ...idAndName, number: Type.Integer({ minimum: 1, maximum: last }) });

export const tithiFields = {
  ...numbered(30),
  paksha: Type.String({ description: 'display word' }),
  paksha_id: Type.String({ enum: ['shukla', 'krishna'] }),
  lord: grahaId,
  class: Type.String({ title: 'TithiClass', enum: ['nanda', 'bhadra', 'jaya', 'rikta', 'purna'] }),
  class_name: Type.String(),
};
export const nakshatraFields = { ...numbered(27), lord: grahaId };
export const yogaFields = { ...numbered(27), lord: grahaId, avayogi: grahaId };
export const karanaFields = { ...numbered(60), lord: grahaId };
export const padaSchema = Type.Integer({ minimum: 1, maximum: 4 });
