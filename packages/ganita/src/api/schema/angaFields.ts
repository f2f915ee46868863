import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHI_CLASSES, TITHIS } from '@ganita/core/panchanga/angaNames.data.js';
import { type TSchema, Type } from 'typebox';
import { described, oneOf } from '../../calculations/fields/schema.js';
import { grahaId } from './bodies.js';
import { spanFields } from './moments.js';
import { nakshatraId, padaSchema } from './nakshatraFields.js';
import { idAndNameFields, namedFields } from './nameFields.js';
import { signFields } from './positionFields.js';

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
const lordFields = namedFields('lord', described(grahaId, 'its lord'));

export const tithiFields = {
  ...numbered(tithiId, 30, 'from the new moon'),
  ...namedFields('paksha', pakshaId),
  ...lordFields,
  ...namedFields('class', tithiClassId),
};
export const nakshatraAngaFields = { ...numbered(nakshatraId, 27, '1 Ashwini'), ...lordFields };
const nityaYogaFields = {
  ...numbered(nityaYogaId, 27, '1 Vishkambha'),
  ...lordFields,
  ...namedFields('avayogi', grahaId),
};
const karanaFields = { ...numbered(karanaId, 60, 'half tithis from the new moon'), ...lordFields };

/** An anga or a stay, with the time it runs. */
export const running = <F extends Readonly<Record<string, TSchema>>>(title: string, description: string, fields: F) =>
  Type.Object({ ...fields, ...spanFields }, { title, description });

/** A tithi without its times. */
export const tithiNameSchema = Type.Object(tithiFields, {
  title: 'TithiName',
  description: 'a tithi without its times',
});
export const tithiSchema = running(
  'Tithi',
  'a tithi: 12 degrees of the distance of the Moon from the Sun',
  tithiFields,
);
export const nakshatraSchema = running('NakshatraAnga', 'a nakshatra with its lord and times', nakshatraAngaFields);
export const nakshatraAndPadaSchema = running('NakshatraAndPada', 'a nakshatra with its lord and times, and the pada', {
  ...nakshatraAngaFields,
  pada: padaSchema,
});
export const nityaYogaSchema = running('NityaYoga', 'a nitya yoga: a 27th of the sum of Sun and Moon', nityaYogaFields);
export const karanaSchema = running('Karana', 'a karana: half a tithi', karanaFields);
/** The stay of a body, or of the rising point, in a sign. */
export const signStaySchema = running('SignStay', 'the time of a body, or of the rising point, in a sign', signFields);
