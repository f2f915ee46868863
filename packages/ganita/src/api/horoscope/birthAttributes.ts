import { PAYAS } from '@ganita/core/match/birthAttributes.data.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { nullable, oneOf } from '../../calculations/fields/schema.js';
import type { SectionResults } from '../../calculations/natal/sectionTable.js';
import { tithiClassId } from '../schema/angaFields.js';
import { moonAttributeFields } from '../schema/matchAttributesFields.js';
import { nakshatraRowFields, padaSchema } from '../schema/nakshatraFields.js';
import { idIn, namedFields } from '../schema/nameFields.js';
import { signNamedFields } from '../schema/positionFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import { moonAttributes } from '../values/matchAttributes.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named } from '../values/names.js';
import { signNamed } from '../values/position.js';
import { section } from './section.js';

const elementId = idIn(WORDS.en.zodiac.element, 'Element', "element of the Moon's sign");

const payaId = oneOf(PAYAS, {
  title: 'Paya',
  description: 'metal of the house of the Moon: gold 1 6 11, silver 2 5 9, copper 3 7 10, iron 4 8 12',
});

const payaNakshatraId = oneOf(PAYAS, {
  description:
    'metal of the nakshatra of the Moon: silver from Ardra, iron from Vishakha, copper from Purva Ashadha, gold from Revati',
});

const sixtieth = (of: string) => Type.Integer({ minimum: 0, maximum: 59, description: of });
const ishtakalaSchema = Type.Object(
  {
    ghati: Type.Integer({ minimum: 0, description: 'whole ghatis of 24 minutes' }),
    pala: sixtieth('whole sixtieths of a ghati'),
    vipala: sixtieth('sixtieths of a pala, to the nearest'),
  },
  { title: 'Ishtakala', description: 'time of the birth since sunrise; null where the Sun does not rise' },
);

const syllableId = idIn(
  WORDS.en.birthAttributes.namingSyllable,
  'NamingSyllable',
  'syllable of a pada with which a name begins, in Latin transliteration (IAST)',
);

const ghatakSchema = Type.Object(
  {
    ...signNamedFields('moon_sign'),
    ...namedFields('tithi_class', tithiClassId),
    ...namedFields('vara', weekdayId),
    ...nakshatraRowFields,
  },
  {
    title: 'Ghatak',
    description:
      'what the ghata chakra names as inauspicious for this natal Moon sign: a sign of the Moon, tithis, a day, a nakshatra',
  },
);

/** What the birth has by its Moon. */
export const birthAttributesSection = section({
  schema: Type.Object(
    {
      ...nakshatraRowFields,
      pada: padaSchema,
      ...signNamedFields('moon_sign'),
      ...moonAttributeFields,
      ...namedFields('tattva', elementId),
      ...namedFields('paya', payaId),
      ...namedFields('paya_nakshatra', payaNakshatraId),
      ...namedFields('naming_syllable', syllableId),
      ghatak: ghatakSchema,
      ishtakala: nullable(ishtakalaSchema),
    },
    { title: 'BirthAttributes', description: 'what the birth has by the sign, nakshatra, pada and house of its Moon' },
  ),
  record: (
    { partner, tattva, paya, payaNakshatra, syllable, ghatak, ishtakala }: SectionResults['birth_attributes'],
    language,
  ) => ({
    ...nakshatraRow(partner.nakshatra, language),
    pada: partner.pada,
    ...signNamed('moon_sign', partner.sign, language),
    ...moonAttributes(partner, language),
    ...named('tattva', tattva, WORDS[language].zodiac.element),
    ...named('paya', paya, WORDS[language].birthAttributes.paya),
    ...named('paya_nakshatra', payaNakshatra, WORDS[language].birthAttributes.paya),
    ...named('naming_syllable', syllable, WORDS[language].birthAttributes.namingSyllable),
    ghatak: {
      ...signNamed('moon_sign', ghatak.moonSign, language),
      ...named('tithi_class', ghatak.tithiClass, WORDS[language].angas.tithiClass),
      ...named('vara', ghatak.vara, WORDS[language].zodiac.vara),
      ...nakshatraRow(ghatak.nakshatra, language),
    },
    ishtakala,
  }),
});
