/** Words of the calendar of a person, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/personal.js';
import type { Translated } from '../vocabulary.js';

export const anniversary: Translated<typeof en.anniversary> = {
  tithi_birthday: 'திதி பிறந்தநாள்',
  nakshatra_birthday: 'நட்சத்திர பிறந்தநாள்',
  shraddha: 'வருடாந்திர சிராத்தம்',
  mahalaya_shraddha: 'மகாளய சிராத்தம்',
};
