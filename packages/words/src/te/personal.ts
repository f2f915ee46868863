/** Words of the calendar of a person, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/personal.js';
import type { Translated } from '../vocabulary.js';

export const anniversary: Translated<typeof en.anniversary> = {
  tithi_birthday: 'తిథి పుట్టినరోజు',
  nakshatra_birthday: 'నక్షత్ర పుట్టినరోజు',
  shraddha: 'వార్షిక శ్రాద్ధం',
  mahalaya_shraddha: 'మహాలయ శ్రాద్ధం',
};
