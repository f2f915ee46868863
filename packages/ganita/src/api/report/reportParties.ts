import { Type } from 'typebox';
import { NAME_LENGTH } from '../../calculations/fields/pictureFields.js';
import { nullable } from '../../calculations/fields/schema.js';
import { birthFieldsOfMatch } from '../../calculations/match/matchInput.js';

/** Most characters of a line of a brand. */
export const BRAND_LINE_LENGTH = 160;
/** Most characters of a logo in base64. */
export const LOGO_LENGTH = 40 * 1024;

const line = (description: string) =>
  Type.Optional(
    nullable(Type.String({ default: null, description: `${description}; at most ${BRAND_LINE_LENGTH} characters` })),
  );

const brandSchema = Type.Object(
  {
    name: line('name of the house'),
    address: line('its address, on the cover'),
    phone: line('its telephone'),
    logo: Type.Optional(
      nullable(
        Type.String({
          default: null,
          description: `its logo in base64, at most ${LOGO_LENGTH} characters: JPEG, PNG or WebP`,
        }),
      ),
    ),
  },
  { title: 'ReportBrand', description: 'who made the report: printed at the foot of the cover and of each page' },
);

/** The field `brand`. */
export const brandField = Type.Optional(nullable({ ...brandSchema, default: null }));

const partnerSchema = Type.Object(
  {
    name: Type.Optional(
      nullable(Type.String({ default: null, description: `name of the partner; at most ${NAME_LENGTH} characters` })),
    ),
    place: Type.Optional(
      Type.String({ maxLength: 200, default: '', description: 'place of the birth, as it is printed' }),
    ),
    ...birthFieldsOfMatch,
  },
  { title: 'ReportPartner', description: 'the other birth of a match; gender of the request says which is the bride' },
);

/** The field `partner`. */
export const partnerField = Type.Optional(nullable({ ...partnerSchema, default: null }));
