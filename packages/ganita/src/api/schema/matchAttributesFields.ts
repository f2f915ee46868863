import {
  GANAS,
  NADIS,
  RAJJU_DIRECTIONS,
  RAJJUS,
  VARNAS,
  VASYAS,
  YONI_SEXES,
  YONIS,
} from '@ganita/core/match/attributes.data.js';
import { oneOf } from '../../calculations/fields/schema.js';
import { namedFields } from './nameFields.js';

/** Ids of what a birth has by the sign or the nakshatra of its Moon, and a match compares. */
const varnaId = oneOf(VARNAS, { title: 'Varna', description: "rank of the Moon's sign, the lowest first" });
const vasyaId = oneOf(VASYAS, {
  title: 'Vasya',
  description:
    'group of signs: chatushpada (four-footed), manava (human), jalachara (of water), vanachara (wild), keeta',
});
const yoniId = oneOf(YONIS, { title: 'Yoni', description: 'the animal of a nakshatra' });
const yoniSexId = oneOf(YONI_SEXES, { title: 'YoniSex', description: 'sex of the animal of a nakshatra' });
const ganaId = oneOf(GANAS, {
  title: 'Gana',
  description: 'class of a nakshatra: deva (of gods), manushya (of men), rakshasa (of demons)',
});
const nadiId = oneOf(NADIS, { title: 'Nadi', description: 'channel of a nakshatra: first, middle or last' });
const rajjuId = oneOf(RAJJUS, {
  title: 'Rajju',
  description: 'rope of a nakshatra, a part of the body: feet, hips, navel, neck, head',
});
const rajjuDirectionId = oneOf(RAJJU_DIRECTIONS, {
  title: 'RajjuDirection',
  description: 'half of the rajju: ascending, descending, or head, which has no halves',
});

/** What a match compares of a Moon, each with its word. */
export const moonAttributeFields = {
  ...namedFields('varna', varnaId),
  ...namedFields('vasya', vasyaId),
  ...namedFields('yoni', yoniId),
  ...namedFields('yoni_gender', yoniSexId),
  ...namedFields('gana', ganaId),
  ...namedFields('nadi', nadiId),
  ...namedFields('rajju', rajjuId),
  ...namedFields('rajju_direction', rajjuDirectionId),
};
