import { type CautionWeight, LIMITED_CAUTIONS } from './cautionWeights.data.js';
import type { ExclusionId } from './exclusions.js';

/** The weight of a caution of an event. */
export const cautionWeight = (event: string, id: ExclusionId): CautionWeight => {
  const general = LIMITED_CAUTIONS[id];
  return general === undefined || general.some((one) => one === event) ? 'general' : 'limited';
};
