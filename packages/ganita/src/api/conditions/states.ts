import type { States } from '@ganita/core/conditions/states.js';
import { karanaFacts, nityaYogaFacts, tithiFacts } from '@ganita/core/panchanga/angaNames.js';
import { nakshatraAt } from '@ganita/core/zodiac/nakshatras.js';
import { signAt, signIndex } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { nullable } from '../../calculations/fields/schema.js';
import { tithiNumberSchema } from '../muhurta/scoreParts.js';
import { karanaId, nityaYogaId, pakshaId, tithiId } from '../schema/angaFields.js';
import { nakshatraRowFields } from '../schema/nakshatraFields.js';
import { namedFields, namedOrNullFields } from '../schema/nameFields.js';
import { signId, signIndexSchema, signNamedFields } from '../schema/positionFields.js';
import { weekdayId } from '../schema/weekdayFields.js';
import { nakshatraRow } from '../values/nakshatra.js';
import { named, namedOrNull } from '../values/names.js';
import { signNamed } from '../values/position.js';

/** The panchanga with which an interval starts. */
export const statesSchema = Type.Object(
  {
    ...namedFields('tithi', tithiId),
    tithi_number: tithiNumberSchema,
    ...namedFields('paksha', pakshaId),
    ...nakshatraRowFields,
    ...namedFields('yoga', nityaYogaId),
    ...namedFields('karana', karanaId),
    ...namedOrNullFields('vara', weekdayId),
    ...signNamedFields('moon_sign'),
    ...namedOrNullFields('lagna_sign', signId),
    lagna_sign_index: nullable(signIndexSchema),
  },
  {
    title: 'IntervalStates',
    description:
      'the panchanga and the rising sign with which an interval starts; vara is null where the Sun does not rise or set, the rising sign beyond 66.5 degrees of latitude',
  },
);

export function statesRecord({ numbers, vara, lagna }: States, language: Language) {
  const { angas, zodiac } = WORDS[language];
  const { tithi, paksha } = tithiFacts(numbers.tithi);
  return {
    ...named('tithi', tithi, angas.tithi),
    tithi_number: numbers.tithi,
    ...named('paksha', paksha, angas.paksha),
    ...nakshatraRow(nakshatraAt(numbers.nakshatra), language),
    ...named('yoga', nityaYogaFacts(numbers.yoga).yoga, angas.nityaYoga),
    ...named('karana', karanaFacts(numbers.karana).karana, angas.karana),
    ...namedOrNull('vara', vara, zodiac.vara),
    ...signNamed('moon_sign', signAt(numbers.moon_sign - 1), language),
    ...namedOrNull('lagna_sign', lagna, zodiac.sign),
    lagna_sign_index: lagna && signIndex(lagna),
  };
}
