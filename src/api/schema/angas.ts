import { type TSchema, Type } from 'typebox';
import { oneOf } from '../../calculations/fields/schema.js';
import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHI_CLASSES, TITHIS } from '../../core/panchanga/angaNames.data.js';
import { grahaId } from './bodies.js';
import { spanFields } from './moments.js';
import { nakshatraId, padaSchema } from './nakshatra.js';
import { idAndNameFields, namedFields } from './names.js';
import { signFields } from './position.js';

export const tithiId = oneOf(TITHIS, { title: 'TithiId', description: 'id of a tithi' });
export const pakshaId = oneOf(PAKSHAS, {
  title: 'Paksha',
  description: 'half of the lunar month: shukla (waxing) or krishna (waning)',
});
export const nityaYogaId = oneOf(NITYA_YOGAS, { title: 'NityaYogaId', description: 'id of a nitya yoga' });
export const karanaId = oneOf(KARANAS, { title: 'KaranaId', description: 'id of a karana' });

export const tithiClassId = oneOf(TITHI_CLASSES, {
  title: 'TithiClass',
  description: 'class of the tithi by its number in the paksha: 1 6 11 nanda .. 5 10 15 purna',
});

const numbered = <S extends TSchema>(id: S, last: number, first: string) => ({
  ...idAndNameFields(id),
  number: Type.Integer({ minimum: 1, maximum: last, description: `number, 1 to ${last}, ${first}` }),
});
const lordFields = namedFields('lord', grahaId);

export const tithiFields = {
  ...numbered(tithiId, 30, 'from the new moon'),
  ...namedFields('paksha', pakshaId),
  ...lordFields,
  ...namedFields('class', tithiClassId),
};
const nakshatraFields = { ...numbered(nakshatraId, 27, '1 Ashwini'), ...lordFields };
const nityaYogaFields = {
  ...numbered(nityaYogaId, 27, '1 Vishkambha'),
  ...lordFields,
  ...namedFields('avayogi', grahaId),
};
const karanaFields = { ...numbered(karanaId, 60, 'half tithis from the new moon'), ...lordFields };

/** An anga or a stay, with the time it runs. */
export const running = <F extends Readonly<Record<string, TSchema>>>(title: string, fields: F) =>
  Type.Object({ ...fields, ...spanFields }, { title });

export const tithiSchema = running('Tithi', tithiFields);
export const nakshatraSchema = running('NakshatraAnga', nakshatraFields);
export const nakshatraAndPadaSchema = running('NakshatraAndPada', { ...nakshatraFields, pada: padaSchema });
export const nityaYogaSchema = running('NityaYoga', nityaYogaFields);
export const karanaSchema = running('Karana', karanaFields);
/** The stay of a body, or of the rising point, in a sign. */
export const signStaySchema = running('SignStay', signFields);
