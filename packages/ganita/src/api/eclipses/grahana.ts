import type { GrahanaFacts } from '@ganita/core/eclipses/eclipseAtPlace.js';
import type { EclipsedBody } from '@ganita/core/eclipses/eclipseFacts.js';
import { ECLIPSE_KINDS, ECLIPSE_TYPES, type GlobalEclipse } from '@ganita/core/eclipses/globalEclipse.js';
import type { DayGrahana } from '@ganita/core/eclipses/grahanasOfDay.js';
import { GRASA_KINDS, type Sutak } from '@ganita/core/eclipses/hinduEclipse.js';
import { nakshatraOf } from '@ganita/core/zodiac/nakshatras.js';
import { signOf } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { bothClocksFields, bothClocksNamedFields, bothClocksOrNullFields } from '../schema/moments.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { namedFields } from '../schema/nameFields.js';
import { absoluteLongitudeSchema, longitudeSchema, signFields } from '../schema/positionFields.js';
import { varaFields } from '../schema/weekdayFields.js';
import type { Wire } from '../schema/wire.js';
import { bothClocks, bothClocksNamed, bothClocksOrNull, type Clock } from '../values/clock.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { round6, splitLongitude } from '../values/numbers.js';
import { signRecord } from '../values/position.js';
import { varaRecord } from '../values/weekday.js';

const kindId = oneOf(ECLIPSE_KINDS, { title: 'EclipseKind', description: 'solar: of the Sun; lunar: of the Moon' });
export const eclipseTypeId = oneOf(ECLIPSE_TYPES, {
  title: 'EclipseType',
  description:
    'total; annular: a ring of the Sun remains; hybrid: annular at some places of the path and total at others; partial; penumbral: the Moon enters only the penumbra',
});
/** Which eclipse it is. */
export const eclipseKindFields = {
  ...namedFields('eclipse_kind', kindId),
  ...namedFields('eclipse_type', eclipseTypeId),
};

/** The Sun or the Moon at a moment of an eclipse. */
export const eclipsedBodySchema = Type.Object(
  {
    ...bothClocksFields('the moment'),
    ...signFields,
    longitude: longitudeSchema,
    absolute_longitude: absoluteLongitudeSchema,
    ...nakshatraRowFields,
    pada: padaSchema,
  },
  { title: 'EclipsedBody', description: 'sidereal place of the eclipsed body at a moment' },
);

const sutakSchema = nullable(
  Type.Object(
    {
      ...bothClocksOrNullFields('start', 'start of sutak; null where the Sun does not rise or set'),
      ...bothClocksOrNullFields(
        'start_vulnerable',
        'start of sutak for children, the old and the sick; null where the Sun does not rise or set',
      ),
      ...bothClocksNamedFields('end', 'end of sutak: the last visible moment'),
    },
    { title: 'Sutak', description: 'time in which rites are suspended; null by the choice sutak_rule: none' },
  ),
);

const grahanaFields = {
  ...namedFields(
    'grasa',
    oneOf(GRASA_KINDS, {
      title: 'GrasaKind',
      description: 'khandagrasa: partial at the place; khagrasa: total; kankana: annular',
    }),
  ),
  sparsha: described(eclipsedBodySchema, 'start of the visible part'),
  ...bothClocksOrNullFields('sammilana', 'second contact; null unless it is total or annular at the place'),
  madhya: described(
    eclipsedBodySchema,
    'the maximum, also where it is not seen; its nakshatra is the one of the eclipse',
  ),
  madhya_visible: Type.Boolean({ description: 'whether the maximum is above the horizon' }),
  ...bothClocksOrNullFields('unmilana', 'third contact; null unless it is total or annular at the place'),
  moksha: described(eclipsedBodySchema, 'end of the visible part'),
  grastodaya: Type.Boolean({ description: 'whether the body rises eclipsed' }),
  grastasta: Type.Boolean({ description: 'whether the body sets eclipsed' }),
  parama_grasa: Type.Number({
    minimum: 0,
    description: 'greatest magnitude: that is seen of the Sun, of the umbra on the Moon',
  }),
  sutak: sutakSchema,
  ...varaFields,
  chudamani: Type.Boolean({
    description: 'a solar eclipse on a Sunday, or a lunar one on a Monday, by the vara of sparsha',
  }),
};

/** What counts of an eclipse at a place. */
export const grahanaSchema = Type.Object(grahanaFields, {
  title: 'Grahana',
  description: 'what counts of the eclipse at the place; null where it does not count',
});

/** The same of a day, with the eclipse that it is. */
const grahanaOfDaySchema = Type.Object(
  { ...eclipseKindFields, ...grahanaFields },
  { title: 'GrahanaOfDay', description: 'an eclipse that counts at the place' },
);

/** Those of a day. */
export const grahanasOfDaySchema = Type.Array(grahanaOfDaySchema, {
  description: 'eclipses that count at the place and whose sutak or visible part touches the day',
});

export function eclipsedBodyRecord(
  { jdUt, longitudeDeg }: EclipsedBody,
  write: Clock,
  language: Language,
): Wire<typeof eclipsedBodySchema> {
  const { inSign, absolute } = splitLongitude(longitudeDeg);
  const { nakshatra, pada } = nakshatraOf(longitudeDeg);
  return {
    ...bothClocks(write, jdUt),
    ...signRecord(signOf(longitudeDeg), language),
    longitude: inSign,
    absolute_longitude: absolute,
    ...nakshatraRow(nakshatra, language),
    pada,
  };
}

export const grahanaRecord = (grahana: GrahanaFacts, write: Clock, language: Language): Wire<typeof grahanaSchema> => ({
  ...named('grasa', grahana.kind, WORDS[language].eclipses.grasa),
  sparsha: eclipsedBodyRecord(grahana.sparsha, write, language),
  ...bothClocksOrNull('sammilana', write, grahana.sammilanaJdUt),
  madhya: eclipsedBodyRecord(grahana.madhya, write, language),
  madhya_visible: grahana.madhyaVisible,
  ...bothClocksOrNull('unmilana', write, grahana.unmilanaJdUt),
  moksha: eclipsedBodyRecord(grahana.moksha, write, language),
  grastodaya: grahana.grastodaya,
  grastasta: grahana.grastasta,
  parama_grasa: round6(grahana.paramaGrasa),
  sutak: grahana.sutak && sutakRecord(grahana.sutak, write),
  ...varaRecord(grahana.vara, language),
  chudamani: grahana.chudamani,
});

/** Which eclipse it is. */
export const eclipseKindRecord = ({ kind, circumstances }: GlobalEclipse, language: Language) => ({
  ...named('eclipse_kind', kind, WORDS[language].eclipses.kind),
  ...named('eclipse_type', circumstances.type, WORDS[language].eclipses.type),
});

export const grahanaOfDayRecord = (
  { eclipse, grahana }: DayGrahana,
  write: Clock,
  language: Language,
): Wire<typeof grahanaOfDaySchema> => ({
  ...eclipseKindRecord(eclipse, language),
  ...grahanaRecord(grahana, write, language),
});

const sutakRecord = ({ startJdUt, startVulnerableJdUt, endJdUt }: Sutak, write: Clock) => ({
  ...bothClocksOrNull('start', write, startJdUt),
  ...bothClocksOrNull('start_vulnerable', write, startVulnerableJdUt),
  ...bothClocksNamed('end', write, endJdUt),
});
