import type { BirthFact, State, Weakness } from '../../core/facts/evidence.js';
import { type Words, wordsOf } from '../words.js';

/** What a condition speaks of, beside bodies, signs, stars, dignities and numbers. */
export const factWords: Words<
  | State
  | Weakness
  | BirthFact
  | 'weak'
  | 'natural_friend'
  | 'temporary_friend'
  | 'great_friend'
  | 'cruel'
  | 'gentle'
  | 'same'
> = wordsOf({
  combust: ['Combust', 'अस्त', 'ಅಸ್ತಂಗತ', 'அஸ்தங்கம்', 'అస్తంగత'],
  retrograde: ['Retrograde', 'वक्री', 'ವಕ್ರಿ', 'வக்ரம்', 'వక్రి'],
  debilitated: ['Debilitated', 'नीच', 'ನೀಚ', 'நீசம்', 'నీచ'],
  aspected_by_malefic: ['Aspected by a malefic', 'पाप दृष्टि', 'ಪಾಪ ದೃಷ್ಟಿ', 'பாபர் பார்வை', 'పాప దృష్టి'],
  in_dusthana: ['In a dusthana', 'दुःस्थान में', 'ದುಃಸ್ಥಾನದಲ್ಲಿ', 'துஸ்தானத்தில்', 'దుస్థానంలో'],
  gulika: ['Gulika', 'गुलिक', 'ಗುಳಿಕ', 'குளிகன்', 'గుళికుడు'],
  maandi: ['Maandi', 'मांदि', 'ಮಾಂದಿ', 'மாந்தி', 'మాంది'],
  tithi: ['Tithi', 'तिथि', 'ತಿಥಿ', 'திதி', 'తిథి'],
  half_of_day: ['Half of the day', 'दिन का भाग', 'ದಿನದ ಭಾಗ', 'நாளின் பகுதி', 'దిన భాగం'],
  day: ['Day', 'दिन', 'ಹಗಲು', 'பகல்', 'పగలు'],
  night: ['Night', 'रात्रि', 'ರಾತ್ರಿ', 'இரவு', 'రాత్రి'],
  gender: ['Gender', 'लिंग', 'ಲಿಂಗ', 'பாலினம்', 'లింగం'],
  male: ['Male', 'पुरुष', 'ಪುರುಷ', 'ஆண்', 'పురుషుడు'],
  female: ['Female', 'स्त्री', 'ಸ್ತ್ರೀ', 'பெண்', 'స్త్రీ'],
  weak: ['Weak', 'निर्बल', 'ಬಲಹೀನ', 'வலுவற்றது', 'బలహీనం'],
  natural_friend: ['Natural friend', 'नैसर्गिक मित्र', 'ನೈಸರ್ಗಿಕ ಮಿತ್ರ', 'நைசர்கிக நட்பு', 'నైసర్గిక మిత్రుడు'],
  temporary_friend: ['Temporary friend', 'तात्कालिक मित्र', 'ತಾತ್ಕಾಲಿಕ ಮಿತ್ರ', 'தாற்காலிக நட்பு', 'తాత్కాలిక మిత్రుడు'],
  great_friend: ['Great friend', 'अधिमित्र', 'ಅಧಿಮಿತ್ರ', 'அதி நட்பு', 'అధిమిత్ర'],
  cruel: ['Cruel', 'क्रूर', 'ಕ್ರೂರ', 'குரூரம்', 'క్రూర'],
  gentle: ['Gentle', 'सौम्य', 'ಸೌಮ್ಯ', 'சௌமியம்', 'సౌమ్య'],
  same: ['Same', 'समान', 'ಒಂದೇ', 'அதே', 'అదే'],
});
