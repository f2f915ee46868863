/** Words of the calendar of a person. Spellings: the almanacs named in ../README.md. */
import type { AnniversaryKind } from '@ganita/core/festivals/personal/anniversaries.js';

export const anniversary = {
  tithi_birthday: 'Birthday by tithi',
  nakshatra_birthday: 'Birthday by nakshatra',
  shraddha: 'Annual shraddha',
  mahalaya_shraddha: 'Mahalaya shraddha',
} satisfies Readonly<Record<AnniversaryKind, string>>;
