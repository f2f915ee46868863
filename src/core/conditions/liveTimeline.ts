import type { AngaTimeline } from '../muhurta/angaTimeline.js';
import { spanAt, spansOverlapping } from '../panchanga/angaSpans.js';
import { ANGAS, type AngaId, partOfAngle } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';

/** Every anga at any moment, found when it is needed: a search looks at few moments of a long time. */
export const liveTimeline = (luminaries: Luminaries): AngaTimeline => ({
  luminaries,
  spanAt: (id, jdUt) => spanAt(luminaries, id, jdUt),
  spansIn: (id, { startJdUt, endJdUt }) => spansOverlapping(luminaries, id, startJdUt, endJdUt),
  numbersAt(jdUt) {
    const number = (id: AngaId): number => partOfAngle(ANGAS[id], luminaries.angleDeg(ANGAS[id], jdUt));
    return {
      get tithi() {
        return number('tithi');
      },
      get karana() {
        return number('karana');
      },
      get nakshatra() {
        return number('nakshatra');
      },
      get pada() {
        return number('pada');
      },
      get yoga() {
        return number('yoga');
      },
      get moon_sign() {
        return number('moon_sign');
      },
      get sun_sign() {
        return number('sun_sign');
      },
      get sun_nakshatra() {
        return number('sun_nakshatra');
      },
    };
  },
});
