// How far the text of a caution reaches: docs/rules/18-muhurta-as-asked.md#section-3.
import type { EventType } from './events/events.js';
import type { ExclusionId } from './exclusions.js';

/** `general` bars the act everywhere; `limited` in one land, in another act, or by the custom of almanacs alone. */
export const CAUTION_WEIGHTS = ['general', 'limited'] as const;
export type CautionWeight = (typeof CAUTION_WEIGHTS)[number];

/** Cautions whose text is limited, with the events for which it is general all the same. */
export const LIMITED_CAUTIONS: Readonly<Partial<Record<ExclusionId, readonly EventType[]>>> = {
  // Weekday with tithi or star: of journeys alone (Garga); only in the lands of Huna, Vanga and Khasa.
  krakacha: ['travel'],
  dagdha_tithi: ['travel'],
  // Only on the Vipasha, the Iravati, the Shatadru and at the three Pushkaras.
  holashtaka: [],
  // South of the Godavari and north of the Bhagirathi every rite may be held; with the Sun in Aries everywhere.
  simhastha_guru: [],
  // In Kashmir; a lagna with the Sun or the Moon strong destroys it.
  ekargala: [],
  // Of five acts: fuel, thatch, bed, a journey to the south, the rites of the dead.
  panchaka: ['travel'],
  // The custom of almanacs, where the event is no rite.
  pitru_paksha: [],
};
