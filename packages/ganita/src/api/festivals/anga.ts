import { ANGA_KINDS, type FestivalAnga } from '@ganita/core/festivals/occurrence.js';
import { pakshaOf, type Tithi } from '@ganita/core/panchanga/angaNames.js';
import type { Nakshatra } from '@ganita/core/zodiac/nakshatras.js';
import type { Sign } from '@ganita/core/zodiac/signs.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { Type } from 'typebox';
import { described, nullable, oneOf } from '../../calculations/fields/schema.js';
import { pakshaId } from '../schema/angaFields.js';
import { spanFields } from '../schema/moments.js';
import { displayWord, namedOrNullFields } from '../schema/nameFields.js';
import type { Clock } from '../values/clock.js';
import { namedOrNull } from '../values/names.js';

/** The tithi, nakshatra or place of the Sun on which a date depends. */
export const angaSchema = nullable(
  Type.Object(
    {
      anga_kind: oneOf(ANGA_KINDS, {
        title: 'FestivalAngaKind',
        description:
          'tithi; nakshatra of the Moon; sankranti: entry of the Sun into a sign; solar_day: day of a solar month; sun_degree: degree of the Sun',
      }),
      id: Type.String({ description: 'id of the tithi, of the nakshatra, or of the sign of the Sun' }),
      name: displayWord,
      number: Type.Number({
        description:
          'tithi 1 to 30, nakshatra 1 to 27, sign 1 to 12 of a sankranti, day of a solar month, or degree of the Sun',
      }),
      ...namedOrNullFields('paksha', described(pakshaId, 'half of the lunar month of a tithi; null of anything else')),
      ...spanFields,
    },
    { title: 'FestivalAnga', description: 'what the date depends on; null where it depends on another festival' },
  ),
);

export function angaRecord(anga: FestivalAnga, clock: Clock, language: Language) {
  const { angas } = WORDS[language];
  const isTithi = anga.kind === 'tithi';
  return {
    anga_kind: anga.kind,
    id: anga.id,
    name: angaName(anga, language),
    number: Math.round(anga.number * 1e6) / 1e6,
    ...namedOrNull('paksha', isTithi ? pakshaOf(anga.number) : null, angas.paksha),
    ...clock.span(anga),
  };
}

function angaName({ kind, id }: FestivalAnga, language: Language): string {
  const { angas, zodiac } = WORDS[language];
  if (kind === 'tithi') return angas.tithi[id as Tithi];
  return kind === 'nakshatra' ? zodiac.nakshatra[id as Nakshatra] : zodiac.sign[id as Sign];
}
