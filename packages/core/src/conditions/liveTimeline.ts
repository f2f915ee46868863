import { type AngaTimeline, numbersBy } from '../muhurta/angaTimeline.js';
import { spanAt, spansOverlapping } from '../panchanga/angaSpans.js';
import { ANGAS, partOfAngle } from '../panchanga/angas.js';
import type { Luminaries } from '../panchanga/luminaries.js';

/** Every anga at any moment, found when it is needed: a search looks at few moments of a long time. */
export const liveTimeline = (luminaries: Luminaries): AngaTimeline => ({
  luminaries,
  spanAt: (id, jdUt) => spanAt(luminaries, id, jdUt),
  spansIn: (id, { startJdUt, endJdUt }) => spansOverlapping(luminaries, id, startJdUt, endJdUt),
  numbersAt: (jdUt) => numbersBy((id) => partOfAngle(ANGAS[id], luminaries.angleDeg(ANGAS[id], jdUt))),
});
