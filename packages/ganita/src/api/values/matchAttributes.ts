import type { Partner } from '@ganita/core/match/partner.js';
import type { Language } from '@ganita/words/languages.js';
import { WORDS } from '@ganita/words/words.js';
import { named } from './names.js';

/** What a match compares of a Moon, each with its word. */
export const moonAttributes = (partner: Partner, language: Language) => ({
  ...named('varna', partner.varna, WORDS[language].match.varna),
  ...named('vasya', partner.vasya, WORDS[language].match.vasya),
  ...named('yoni', partner.yoni, WORDS[language].match.yoni),
  ...named('yoni_gender', partner.yoniSex, WORDS[language].match.yoniSex),
  ...named('gana', partner.gana, WORDS[language].match.gana),
  ...named('nadi', partner.nadi, WORDS[language].match.nadi),
  ...named('rajju', partner.rajju, WORDS[language].match.rajju),
  ...named('rajju_direction', partner.rajjuDirection, WORDS[language].match.rajjuDirection),
});
