/** Words of the doshas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { DoshaId, ExceptionEffect } from '../../core/doshas/dosha.js';
import type { KalaSarpaType, PitruReason } from '../../core/doshas/doshas.data.js';
import type { KalaSarpaDirection } from '../../core/doshas/kalaSarpa.js';
import type { ManglikException } from '../../core/doshas/manglikExceptions.data.js';
import { type Words, wordsOf } from '../words.js';

export const doshaWords: Words<DoshaId> = wordsOf({
  kala_sarpa: ['Kala Sarpa', 'काल सर्प', 'ಕಾಳ ಸರ್ಪ', 'கால சர்ப்பம்', 'కాల సర్ప'],
  manglik: ['Manglik', 'मांगलिक', 'ಮಂಗಳ', 'செவ்வாய்', 'కుజ'],
  pitru: ['Pitru', 'पितृ', 'ಪಿತೃ', 'பித்ரு', 'పితృ'],
  guru_chandala: ['Guru Chandala', 'गुरु चांडाल', 'ಗುರು ಚಾಂಡಾಲ', 'குரு சண்டாளம்', 'గురు చండాల'],
  ganda_moola: ['Ganda Moola', 'गंडमूल', 'ಗಂಡಮೂಲ', 'கண்டமூலம்', 'గండమూల'],
  kalathra: ['Kalathra', 'कलत्र', 'ಕಳತ್ರ', 'களத்திரம்', 'కళత్ర'],
  ghata: ['Ghata', 'घात', 'ಘಾತ', 'காதம்', 'ఘాత'],
  shrapit: ['Shrapit', 'श्रापित', 'ಶಾಪಿತ', 'சாபம்', 'శాపిత'],
});

export const kalaSarpaTypeWords: Words<KalaSarpaType> = wordsOf({
  ananta: ['Ananta', 'अनंत', 'ಅನಂತ', 'அனந்தன்', 'అనంత'],
  kulika: ['Kulika', 'कुलिक', 'ಕುಳಿಕ', 'குளிகன்', 'కుళిక'],
  vasuki: ['Vasuki', 'वासुकि', 'ವಾಸುಕಿ', 'வாசுகி', 'వాసుకి'],
  shankhapala: ['Shankhapala', 'शंखपाल', 'ಶಂಖಪಾಲ', 'சங்கபாலன்', 'శంఖపాల'],
  padma: ['Padma', 'पद्म', 'ಪದ್ಮ', 'பத்மன்', 'పద్మ'],
  mahapadma: ['Mahapadma', 'महापद्म', 'ಮಹಾಪದ್ಮ', 'மகாபத்மன்', 'మహాపద్మ'],
  takshaka: ['Takshaka', 'तक्षक', 'ತಕ್ಷಕ', 'தட்சகன்', 'తక్షక'],
  karkotaka: ['Karkotaka', 'कर्कोटक', 'ಕಾರ್ಕೋಟಕ', 'கார்க்கோடகன்', 'కర్కోటక'],
  shankhachuda: ['Shankhachuda', 'शंखचूड़', 'ಶಂಖಚೂಡ', 'சங்கசூடன்', 'శంఖచూడ'],
  ghataka: ['Ghataka', 'घातक', 'ಘಾತಕ', 'காதகன்', 'ఘాతక'],
  vishadhara: ['Vishadhara', 'विषधर', 'ವಿಷಧರ', 'விஷதரன்', 'విషధర'],
  sheshanaga: ['Sheshanaga', 'शेषनाग', 'ಶೇಷನಾಗ', 'சேஷநாகன்', 'శేషనాగ'],
});

export const kalaSarpaDirectionWords: Words<KalaSarpaDirection> = wordsOf({
  rahu_to_ketu: ['Rahu to Ketu', 'राहु से केतु', 'ರಾಹುವಿನಿಂದ ಕೇತು', 'ராகு முதல் கேது', 'రాహువు నుండి కేతువు'],
  ketu_to_rahu: ['Ketu to Rahu', 'केतु से राहु', 'ಕೇತುವಿನಿಂದ ರಾಹು', 'கேது முதல் ராகு', 'కేతువు నుండి రాహువు'],
});

export const pitruReasonWords: Words<PitruReason> = wordsOf({
  luminary_or_rahu_in_9th: [
    'Sun, Moon or Rahu in the 9th',
    'नवम में सूर्य, चंद्र या राहु',
    'ಒಂಬತ್ತರಲ್ಲಿ ಸೂರ್ಯ, ಚಂದ್ರ ಅಥವಾ ರಾಹು',
    'ஒன்பதில் சூரியன், சந்திரன் அல்லது ராகு',
    'తొమ్మిదవ ఇంట సూర్యుడు, చంద్రుడు లేదా రాహువు',
  ],
  ketu_in_4th: ['Ketu in the 4th', 'चतुर्थ में केतु', 'ನಾಲ್ಕರಲ್ಲಿ ಕೇತು', 'நான்கில் கேது', 'నాలుగవ ఇంట కేతువు'],
  luminary_or_node_with_mars_or_saturn: [
    'Sun, Moon, Rahu or Ketu associated with Mars or Saturn',
    'सूर्य, चंद्र, राहु या केतु का मंगल या शनि से संबंध',
    'ಸೂರ್ಯ, ಚಂದ್ರ, ರಾಹು ಅಥವಾ ಕೇತುವಿಗೆ ಮಂಗಳ ಅಥವಾ ಶನಿಯ ಸಂಬಂಧ',
    'சூரியன், சந்திரன், ராகு அல்லது கேதுவுக்கு செவ்வாய் அல்லது சனியின் தொடர்பு',
    'సూర్య, చంద్ర, రాహు లేదా కేతువుకు కుజ లేదా శని సంబంధం',
  ],
  two_of_mercury_venus_rahu_together: [
    'Two of Mercury, Venus and Rahu together in the 2nd, 5th, 9th or 12th',
    'बुध, शुक्र और राहु में से दो द्वितीय, पंचम, नवम या द्वादश में साथ',
    'ಬುಧ, ಶುಕ್ರ, ರಾಹುಗಳಲ್ಲಿ ಇಬ್ಬರು ಎರಡು, ಐದು, ಒಂಬತ್ತು ಅಥವಾ ಹನ್ನೆರಡರಲ್ಲಿ ಒಟ್ಟಿಗೆ',
    'புதன், சுக்கிரன், ராகு இவற்றில் இருவர் இரண்டு, ஐந்து, ஒன்பது அல்லது பன்னிரண்டில் சேர்ந்து',
    'బుధ, శుక్ర, రాహువులలో ఇద్దరు రెండు, ఐదు, తొమ్మిది లేదా పన్నెండవ ఇంట కలిసి',
  ],
  luminary_with_node: [
    'Sun or Moon with a node',
    'सूर्य या चंद्र राहु-केतु के साथ',
    'ಸೂರ್ಯ ಅಥವಾ ಚಂದ್ರ ರಾಹು ಕೇತುವಿನೊಂದಿಗೆ',
    'சூரியன் அல்லது சந்திரன் ராகு கேதுவுடன்',
    'సూర్యుడు లేదా చంద్రుడు రాహు కేతువులతో',
  ],
});

export const exceptionEffectWords: Words<ExceptionEffect> = wordsOf({
  cancels: ['Cancels', 'निरस्त करता है', 'ರದ್ದುಗೊಳಿಸುತ್ತದೆ', 'நீக்குகிறது', 'రద్దు చేస్తుంది'],
  reduces: ['Reduces', 'घटाता है', 'ಕಡಿಮೆ ಮಾಡುತ್ತದೆ', 'குறைக்கிறது', 'తగ్గిస్తుంది'],
});

export const manglikExceptionWords: Words<ManglikException> = wordsOf({
  mars_in_leo_or_aquarius: [
    'Mars in Leo or Aquarius',
    'मंगल सिंह या कुंभ में',
    'ಮಂಗಳ ಸಿಂಹ ಅಥವಾ ಕುಂಭದಲ್ಲಿ',
    'செவ்வாய் சிம்மம் அல்லது கும்பத்தில்',
    'కుజుడు సింహం లేదా కుంభంలో',
  ],
  mars_in_2nd_in_sign_of_mercury: [
    'Mars in the 2nd in Gemini or Virgo',
    'मंगल द्वितीय में, मिथुन या कन्या में',
    'ಮಂಗಳ ಎರಡರಲ್ಲಿ, ಮಿಥುನ ಅಥವಾ ಕನ್ಯಾದಲ್ಲಿ',
    'செவ்வாய் இரண்டில், மிதுனம் அல்லது கன்னியில்',
    'కుజుడు రెండవ ఇంట, మిథునం లేదా కన్యలో',
  ],
  mars_in_4th_in_own_sign: [
    'Mars in the 4th in Aries or Scorpio',
    'मंगल चतुर्थ में, मेष या वृश्चिक में',
    'ಮಂಗಳ ನಾಲ್ಕರಲ್ಲಿ, ಮೇಷ ಅಥವಾ ವೃಶ್ಚಿಕದಲ್ಲಿ',
    'செவ்வாய் நான்கில், மேஷம் அல்லது விருச்சிகத்தில்',
    'కుజుడు నాలుగవ ఇంట, మేషం లేదా వృశ్చికంలో',
  ],
  mars_in_7th_in_cancer_or_capricorn: [
    'Mars in the 7th in Cancer or Capricorn',
    'मंगल सप्तम में, कर्क या मकर में',
    'ಮಂಗಳ ಏಳರಲ್ಲಿ, ಕರ್ಕಾಟಕ ಅಥವಾ ಮಕರದಲ್ಲಿ',
    'செவ்வாய் ஏழில், கடகம் அல்லது மகரத்தில்',
    'కుజుడు ఏడవ ఇంట, కర్కాటకం లేదా మకరంలో',
  ],
  mars_in_8th_in_sign_of_jupiter: [
    'Mars in the 8th in Sagittarius or Pisces',
    'मंगल अष्टम में, धनु या मीन में',
    'ಮಂಗಳ ಎಂಟರಲ್ಲಿ, ಧನು ಅಥವಾ ಮೀನದಲ್ಲಿ',
    'செவ்வாய் எட்டில், தனுசு அல்லது மீனத்தில்',
    'కుజుడు ఎనిమిదవ ఇంట, ధనుస్సు లేదా మీనంలో',
  ],
  mars_in_12th_in_sign_of_venus: [
    'Mars in the 12th in Taurus or Libra',
    'मंगल द्वादश में, वृषभ या तुला में',
    'ಮಂಗಳ ಹನ್ನೆರಡರಲ್ಲಿ, ವೃಷಭ ಅಥವಾ ತುಲಾದಲ್ಲಿ',
    'செவ்வாய் பன்னிரண்டில், ரிஷபம் அல்லது துலாத்தில்',
    'కుజుడు పన్నెండవ ఇంట, వృషభం లేదా తులలో',
  ],
  mars_joined_or_aspected_by_jupiter_or_saturn: [
    'Mars joined or aspected by Jupiter or Saturn',
    'मंगल पर गुरु या शनि की युति या दृष्टि',
    'ಮಂಗಳನಿಗೆ ಗುರು ಅಥವಾ ಶನಿಯ ಯುತಿ ಅಥವಾ ದೃಷ್ಟಿ',
    'செவ்வாய்க்கு குரு அல்லது சனியின் சேர்க்கை அல்லது பார்வை',
    'కుజునికి గురు లేదా శని కలయిక లేదా దృష్టి',
  ],
  mars_retrograde: ['Mars retrograde', 'मंगल वक्री', 'ಮಂಗಳ ವಕ್ರಿ', 'செவ்வாய் வக்ரம்', 'కుజుడు వక్రి'],
  mars_combust_or_at_edge_of_sign: [
    'Mars combust, or in the first or last degree of its sign',
    'मंगल अस्त, या राशि के प्रथम या अंतिम अंश में',
    'ಮಂಗಳ ಅಸ್ತಂಗತ, ಅಥವಾ ರಾಶಿಯ ಮೊದಲ ಅಥವಾ ಕೊನೆಯ ಅಂಶದಲ್ಲಿ',
    'செவ்வாய் அஸ்தங்கம், அல்லது ராசியின் முதல் அல்லது கடைசி பாகையில்',
    'కుజుడు అస్తంగతుడు, లేదా రాశి మొదటి లేదా చివరి భాగలో',
  ],
  mars_lord_of_lagna: ['Mars lord of the Ascendant', 'मंगल लग्नेश', 'ಮಂಗಳ ಲಗ್ನಾಧಿಪತಿ', 'செவ்வாய் லக்னாதிபதி', 'కుజుడు లగ్నాధిపతి'],
  dispositor_of_mars_debilitated_or_with_dignified_benefic: [
    'Lord of the sign of Mars debilitated, or with Jupiter or Venus in own sign or exaltation',
    'मंगल का राशीश नीच, या स्वराशि या उच्च के गुरु या शुक्र के साथ',
    'ಮಂಗಳನ ರಾಶ್ಯಧಿಪತಿ ನೀಚ, ಅಥವಾ ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಉಚ್ಚದ ಗುರು ಅಥವಾ ಶುಕ್ರನೊಂದಿಗೆ',
    'செவ்வாயின் ராசி அதிபதி நீசம், அல்லது ஆட்சி உச்ச குரு அல்லது சுக்கிரனுடன்',
    'కుజుని రాశ్యధిపతి నీచ, లేదా స్వక్షేత్రం లేదా ఉచ్చలో ఉన్న గురు లేదా శుక్రునితో',
  ],
  mars_strong: [
    "Mars exalted, in its own or in a friend's sign",
    'मंगल उच्च, स्वराशि या मित्र राशि में',
    'ಮಂಗಳ ಉಚ್ಚ, ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಮಿತ್ರಕ್ಷೇತ್ರದಲ್ಲಿ',
    'செவ்வாய் உச்சம், ஆட்சி அல்லது நட்பு ராசியில்',
    'కుజుడు ఉచ్చ, స్వక్షేత్రం లేదా మిత్రక్షేత్రంలో',
  ],
  mars_in_movable_sign: [
    'Mars in a movable sign',
    'मंगल चर राशि में',
    'ಮಂಗಳ ಚರ ರಾಶಿಯಲ್ಲಿ',
    'செவ்வாய் சர ராசியில்',
    'కుజుడు చర రాశిలో',
  ],
  dispositor_of_mars_in_kendra_or_trikona: [
    'Lord of the sign of Mars in a kendra or trikona',
    'मंगल का राशीश केंद्र या त्रिकोण में',
    'ಮಂಗಳನ ರಾಶ್ಯಧಿಪತಿ ಕೇಂದ್ರ ಅಥವಾ ತ್ರಿಕೋಣದಲ್ಲಿ',
    'செவ்வாயின் ராசி அதிபதி கேந்திரம் அல்லது திரிகோணத்தில்',
    'కుజుని రాశ్యధిపతి కేంద్రం లేదా త్రికోణంలో',
  ],
  lagna_cancer_or_leo: [
    'Ascendant in Cancer or Leo',
    'लग्न कर्क या सिंह',
    'ಲಗ್ನ ಕರ್ಕಾಟಕ ಅಥವಾ ಸಿಂಹ',
    'லக்னம் கடகம் அல்லது சிம்மம்',
    'లగ్నం కర్కాటకం లేదా సింహం',
  ],
  mars_with_jupiter_or_moon: [
    'Mars with Jupiter or the Moon',
    'मंगल गुरु या चंद्र के साथ',
    'ಮಂಗಳ ಗುರು ಅಥವಾ ಚಂದ್ರನೊಂದಿಗೆ',
    'செவ்வாய் குரு அல்லது சந்திரனுடன்',
    'కుజుడు గురు లేదా చంద్రునితో',
  ],
  jupiter_or_venus_in_lagna: [
    'Jupiter or Venus in the 1st',
    'लग्न में गुरु या शुक्र',
    'ಲಗ್ನದಲ್ಲಿ ಗುರು ಅಥವಾ ಶುಕ್ರ',
    'லக்னத்தில் குரு அல்லது சுக்கிரன்',
    'లగ్నంలో గురుడు లేదా శుక్రుడు',
  ],
});
