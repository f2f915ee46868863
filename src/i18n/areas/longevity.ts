/** Words of longevity: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { AyurdayaMethod } from '../../core/longevity/ayurdaya/ayurdaya.js';
import type { Reduction } from '../../core/longevity/ayurdaya/reductions.js';
import type { Band, LifeCategory } from '../../core/longevity/bands.js';
import type { Combination } from '../../core/longevity/combinations.data.js';
import type { PairId, PairSet } from '../../core/longevity/threePairs.js';
import { type Words, wordsOf } from '../words.js';

/** What kind of statement the whole key is. */
export const longevityNatureWords: Words<'classical_reckoning'> = wordsOf({
  classical_reckoning: [
    'A classical reckoning, not a prediction',
    'शास्त्रीय गणना, भविष्यवाणी नहीं',
    'ಶಾಸ್ತ್ರೀಯ ಗಣನೆ, ಭವಿಷ್ಯವಾಣಿ ಅಲ್ಲ',
    'சாஸ்திரக் கணிப்பு, முன்னறிவிப்பு அல்ல',
    'శాస్త్రీయ గణన, భవిష్యవాణి కాదు',
  ],
});

export const bandWords: Words<Band> = wordsOf({
  balarishta: ['Balarishta', 'बालारिष्ट', 'ಬಾಲಾರಿಷ್ಟ', 'பாலாரிஷ்டம்', 'బాలారిష్టం'],
  alpayu: ['Alpayu', 'अल्पायु', 'ಅಲ್ಪಾಯು', 'அற்பாயுள்', 'అల్పాయువు'],
  madhyayu: ['Madhyayu', 'मध्यायु', 'ಮಧ್ಯಾಯು', 'மத்திமாயுள்', 'మధ్యాయువు'],
  poornayu: ['Poornayu', 'पूर्णायु', 'ಪೂರ್ಣಾಯು', 'பூர்ணாயுள்', 'పూర్ణాయువు'],
});

export const lifeCategoryWords: Words<LifeCategory> = wordsOf({
  short: ['Short', 'अल्प', 'ಅಲ್ಪ', 'அற்பம்', 'అల్ప'],
  middle: ['Middle', 'मध्य', 'ಮಧ್ಯ', 'மத்திமம்', 'మధ్య'],
  long: ['Long', 'दीर्घ', 'ದೀರ್ಘ', 'தீர்க்கம்', 'దీర్ఘ'],
});

export const pairSetWords: Words<PairSet> = wordsOf({
  lagna_moon: ['Ascendant and Moon', 'लग्न और चंद्र', 'ಲಗ್ನ ಮತ್ತು ಚಂದ್ರ', 'லக்னமும் சந்திரனும்', 'లగ్నం, చంద్రుడు'],
  moon_saturn: ['Moon and Saturn', 'चंद्र और शनि', 'ಚಂದ್ರ ಮತ್ತು ಶನಿ', 'சந்திரனும் சனியும்', 'చంద్రుడు, శని'],
});

export const pairWords: Words<PairId> = wordsOf({
  lagna_lord_and_8th_lord: [
    'Lords of the Ascendant and the 8th',
    'लग्नेश और अष्टमेश',
    'ಲಗ್ನಾಧಿಪತಿ ಮತ್ತು ಅಷ್ಟಮಾಧಿಪತಿ',
    'லக்னாதிபதியும் எட்டாம் அதிபதியும்',
    'లగ్నాధిపతి, అష్టమాధిపతి',
  ],
  lagna_and_moon: ['Ascendant and Moon', 'लग्न और चंद्र', 'ಲಗ್ನ ಮತ್ತು ಚಂದ್ರ', 'லக்னமும் சந்திரனும்', 'లగ్నం, చంద్రుడు'],
  moon_and_saturn: ['Moon and Saturn', 'चंद्र और शनि', 'ಚಂದ್ರ ಮತ್ತು ಶನಿ', 'சந்திரனும் சனியும்', 'చంద్రుడు, శని'],
  lagna_and_hora_lagna: [
    'Ascendant and Hora Lagna',
    'लग्न और होरा लग्न',
    'ಲಗ್ನ ಮತ್ತು ಹೋರಾ ಲಗ್ನ',
    'லக்னமும் ஹோரா லக்னமும்',
    'లగ్నం, హోరా లగ్నం',
  ],
});

export const ayurdayaMethodWords: Words<AyurdayaMethod> = wordsOf({
  pinda: ['Pindayurdaya', 'पिंडायुर्दाय', 'ಪಿಂಡಾಯುರ್ದಾಯ', 'பிண்டாயுர்தாயம்', 'పిండాయుర్దాయం'],
  nisarga: ['Nisargayurdaya', 'निसर्गायुर्दाय', 'ನಿಸರ್ಗಾಯುರ್ದಾಯ', 'நிசர்காயுர்தாயம்', 'నిసర్గాయుర్దాయం'],
  amsa: ['Amsayurdaya', 'अंशायुर्दाय', 'ಅಂಶಾಯುರ್ದಾಯ', 'அம்சாயுர்தாயம்', 'అంశాయుర్దాయం'],
});

export const reductionWords: Words<Reduction> = wordsOf({
  combust: ['Astangata harana', 'अस्तंगत हरण', 'ಅಸ್ತಂಗತ ಹರಣ', 'அஸ்தங்கத ஹரணம்', 'అస్తంగత హరణం'],
  enemy_sign: ['Satru kshetra harana', 'शत्रुक्षेत्र हरण', 'ಶತ್ರುಕ್ಷೇತ್ರ ಹರಣ', 'சத்ரு க்ஷேத்திர ஹரணம்', 'శత్రు క్షేత్ర హరణం'],
  visible_half: ['Chakrapata harana', 'चक्रपात हरण', 'ಚಕ್ರಪಾತ ಹರಣ', 'சக்கரபாத ஹரணம்', 'చక్రపాత హరణం'],
  malefic_in_lagna: ['Krurodaya harana', 'क्रूरोदय हरण', 'ಕ್ರೂರೋದಯ ಹರಣ', 'குரூரோதய ஹரணம்', 'క్రూరోదయ హరణం'],
});

export const combinationWords: Words<Combination> = wordsOf({
  moon_in_kendra_with_malefic: [
    'Moon in a kendra with a malefic',
    'चंद्र केंद्र में पापग्रह के साथ',
    'ಚಂದ್ರ ಕೇಂದ್ರದಲ್ಲಿ ಪಾಪಗ್ರಹದೊಂದಿಗೆ',
    'சந்திரன் கேந்திரத்தில் பாபருடன்',
    'చంద్రుడు కేంద్రంలో పాపగ్రహంతో',
  ],
  moon_in_7_8_12_with_malefic_no_benefic_aspect: [
    'Moon in the 7th, 8th or 12th with a malefic and without the aspect of a benefic',
    'चंद्र सप्तम, अष्टम या द्वादश में पापग्रह के साथ, शुभ दृष्टि रहित',
    'ಚಂದ್ರ ಏಳು, ಎಂಟು ಅಥವಾ ಹನ್ನೆರಡರಲ್ಲಿ ಪಾಪಗ್ರಹದೊಂದಿಗೆ, ಶುಭ ದೃಷ್ಟಿ ಇಲ್ಲದೆ',
    'சந்திரன் ஏழு, எட்டு அல்லது பன்னிரண்டில் பாபருடன், சுபர் பார்வை இன்றி',
    'చంద్రుడు ఏడు, ఎనిమిది లేదా పన్నెండవ ఇంట పాపగ్రహంతో, శుభ దృష్టి లేక',
  ],
  all_malefics_in_2_6_8_12: [
    'All malefics in the 2nd, 6th, 8th and 12th',
    'सभी पापग्रह द्वितीय, षष्ठ, अष्टम और द्वादश में',
    'ಎಲ್ಲ ಪಾಪಗ್ರಹಗಳು ಎರಡು, ಆರು, ಎಂಟು, ಹನ್ನೆರಡರಲ್ಲಿ',
    'பாபர் அனைவரும் இரண்டு, ஆறு, எட்டு, பன்னிரண்டில்',
    'పాపగ్రహాలన్నీ రెండు, ఆరు, ఎనిమిది, పన్నెండవ ఇళ్ళలో',
  ],
  weak_moon_in_1_or_8_malefic_in_kendra: [
    "Moon below a friend's sign in the 1st or 8th, a malefic in a kendra",
    'निर्बल चंद्र लग्न या अष्टम में, पापग्रह केंद्र में',
    'ಬಲಹೀನ ಚಂದ್ರ ಲಗ್ನ ಅಥವಾ ಎಂಟರಲ್ಲಿ, ಪಾಪಗ್ರಹ ಕೇಂದ್ರದಲ್ಲಿ',
    'வலுவற்ற சந்திரன் லக்னம் அல்லது எட்டில், பாபர் கேந்திரத்தில்',
    'బలహీన చంద్రుడు లగ్నం లేదా అష్టమంలో, పాపగ్రహం కేంద్రంలో',
  ],
  moon_1_mars_8_sun_9_saturn_12: [
    'Moon in the 1st, Mars in the 8th, Sun in the 9th, Saturn in the 12th',
    'चंद्र लग्न में, मंगल अष्टम में, सूर्य नवम में, शनि द्वादश में',
    'ಚಂದ್ರ ಲಗ್ನದಲ್ಲಿ, ಮಂಗಳ ಎಂಟರಲ್ಲಿ, ಸೂರ್ಯ ಒಂಬತ್ತರಲ್ಲಿ, ಶನಿ ಹನ್ನೆರಡರಲ್ಲಿ',
    'சந்திரன் லக்னத்தில், செவ்வாய் எட்டில், சூரியன் ஒன்பதில், சனி பன்னிரண்டில்',
    'చంద్రుడు లగ్నంలో, కుజుడు ఎనిమిదిలో, సూర్యుడు తొమ్మిదిలో, శని పన్నెండులో',
  ],
  moon_8_mars_7_rahu_9_jupiter_3: [
    'Moon in the 8th, Mars in the 7th, Rahu in the 9th, Jupiter in the 3rd',
    'चंद्र अष्टम में, मंगल सप्तम में, राहु नवम में, गुरु तृतीय में',
    'ಚಂದ್ರ ಎಂಟರಲ್ಲಿ, ಮಂಗಳ ಏಳರಲ್ಲಿ, ರಾಹು ಒಂಬತ್ತರಲ್ಲಿ, ಗುರು ಮೂರರಲ್ಲಿ',
    'சந்திரன் எட்டில், செவ்வாய் ஏழில், ராகு ஒன்பதில், குரு மூன்றில்',
    'చంద్రుడు ఎనిమిదిలో, కుజుడు ఏడులో, రాహువు తొమ్మిదిలో, గురుడు మూడులో',
  ],
  saturn_8_mars_5_ketu_1: [
    'Saturn in the 8th, Mars in the 5th, Ketu in the 1st',
    'शनि अष्टम में, मंगल पंचम में, केतु लग्न में',
    'ಶನಿ ಎಂಟರಲ್ಲಿ, ಮಂಗಳ ಐದರಲ್ಲಿ, ಕೇತು ಲಗ್ನದಲ್ಲಿ',
    'சனி எட்டில், செவ்வாய் ஐந்தில், கேது லக்னத்தில்',
    'శని ఎనిమిదిలో, కుజుడు ఐదులో, కేతువు లగ్నంలో',
  ],
  all_malefics_in_6_8_12: [
    'All malefics in the 6th, 8th and 12th',
    'सभी पापग्रह षष्ठ, अष्टम और द्वादश में',
    'ಎಲ್ಲ ಪಾಪಗ್ರಹಗಳು ಆರು, ಎಂಟು, ಹನ್ನೆರಡರಲ್ಲಿ',
    'பாபர் அனைவரும் ஆறு, எட்டு, பன்னிரண்டில்',
    'పాపగ్రహాలన్నీ ఆరు, ఎనిమిది, పన్నెండవ ఇళ్ళలో',
  ],
  saturn_1_sun_moon_mars_7: [
    'Saturn in the 1st; Sun, Moon and Mars in the 7th',
    'शनि लग्न में; सूर्य, चंद्र और मंगल सप्तम में',
    'ಶನಿ ಲಗ್ನದಲ್ಲಿ; ಸೂರ್ಯ, ಚಂದ್ರ, ಮಂಗಳ ಏಳರಲ್ಲಿ',
    'சனி லக்னத்தில்; சூரியன், சந்திரன், செவ்வாய் ஏழில்',
    'శని లగ్నంలో; సూర్య, చంద్ర, కుజులు ఏడులో',
  ],
  lord_8_with_ketu_in_1: [
    'Lord of the 8th with Ketu in the 1st',
    'अष्टमेश केतु के साथ लग्न में',
    'ಅಷ್ಟಮಾಧಿಪತಿ ಕೇತುವಿನೊಂದಿಗೆ ಲಗ್ನದಲ್ಲಿ',
    'எட்டாம் அதிபதி கேதுவுடன் லக்னத்தில்',
    'అష్టమాధిపతి కేతువుతో లగ్నంలో',
  ],
  moon_with_malefic_in_1: [
    'Moon with a malefic in the 1st',
    'चंद्र पापग्रह के साथ लग्न में',
    'ಚಂದ್ರ ಪಾಪಗ್ರಹದೊಂದಿಗೆ ಲಗ್ನದಲ್ಲಿ',
    'சந்திரன் பாபருடன் லக்னத்தில்',
    'చంద్రుడు పాపగ్రహంతో లగ్నంలో',
  ],
  lord_8_in_1_and_lagna_lord_weak: [
    "Lord of the 8th in the 1st, lord of the Ascendant below a friend's sign",
    'अष्टमेश लग्न में, लग्नेश निर्बल',
    'ಅಷ್ಟಮಾಧಿಪತಿ ಲಗ್ನದಲ್ಲಿ, ಲಗ್ನಾಧಿಪತಿ ಬಲಹೀನ',
    'எட்டாம் அதிபதி லக்னத்தில், லக்னாதிபதி வலுவற்றவர்',
    'అష్టమాధిపతి లగ్నంలో, లగ్నాధిపతి బలహీనుడు',
  ],
  scorpio_lagna_sun_jupiter_in_1_lord_8_in_kendra: [
    'Ascendant in Scorpio with Sun and Jupiter, lord of the 8th in a kendra',
    'वृश्चिक लग्न में सूर्य और गुरु, अष्टमेश केंद्र में',
    'ವೃಶ್ಚಿಕ ಲಗ್ನದಲ್ಲಿ ಸೂರ್ಯ ಮತ್ತು ಗುರು, ಅಷ್ಟಮಾಧಿಪತಿ ಕೇಂದ್ರದಲ್ಲಿ',
    'விருச்சிக லக்னத்தில் சூரியனும் குருவும், எட்டாம் அதிபதி கேந்திரத்தில்',
    'వృశ్చిక లగ్నంలో సూర్యుడు, గురుడు; అష్టమాధిపతి కేంద్రంలో',
  ],
  rahu_7_moon_8_jupiter_1: [
    'Rahu in the 7th, Moon in the 8th, Jupiter in the 1st',
    'राहु सप्तम में, चंद्र अष्टम में, गुरु लग्न में',
    'ರಾಹು ಏಳರಲ್ಲಿ, ಚಂದ್ರ ಎಂಟರಲ್ಲಿ, ಗುರು ಲಗ್ನದಲ್ಲಿ',
    'ராகு ஏழில், சந்திரன் எட்டில், குரு லக்னத்தில்',
    'రాహువు ఏడులో, చంద్రుడు ఎనిమిదిలో, గురుడు లగ్నంలో',
  ],
  saturn_in_1_malefic_lagna_lord_benefics_in_3_6_9_12: [
    'Saturn in the 1st, a malefic lord of the Ascendant, all benefics in the 3rd, 6th, 9th and 12th',
    'शनि लग्न में, लग्नेश पापग्रह, सभी शुभग्रह तृतीय, षष्ठ, नवम और द्वादश में',
    'ಶನಿ ಲಗ್ನದಲ್ಲಿ, ಲಗ್ನಾಧಿಪತಿ ಪಾಪಗ್ರಹ, ಎಲ್ಲ ಶುಭಗ್ರಹಗಳು ಮೂರು, ಆರು, ಒಂಬತ್ತು, ಹನ್ನೆರಡರಲ್ಲಿ',
    'சனி லக்னத்தில், லக்னாதிபதி பாபர், சுபர் அனைவரும் மூன்று, ஆறு, ஒன்பது, பன்னிரண்டில்',
    'శని లగ్నంలో, లగ్నాధిపతి పాపగ్రహం, శుభగ్రహాలన్నీ మూడు, ఆరు, తొమ్మిది, పన్నెండవ ఇళ్ళలో',
  ],
  lords_1_and_8_in_8_with_malefic_no_benefic_aspect: [
    'Lords of the 1st and the 8th in the 8th with another malefic and without the aspect of a benefic',
    'लग्नेश और अष्टमेश अष्टम में अन्य पापग्रह के साथ, शुभ दृष्टि रहित',
    'ಲಗ್ನಾಧಿಪತಿ ಮತ್ತು ಅಷ್ಟಮಾಧಿಪತಿ ಎಂಟರಲ್ಲಿ ಬೇರೆ ಪಾಪಗ್ರಹದೊಂದಿಗೆ, ಶುಭ ದೃಷ್ಟಿ ಇಲ್ಲದೆ',
    'லக்னாதிபதியும் எட்டாம் அதிபதியும் எட்டில் வேறு பாபருடன், சுபர் பார்வை இன்றி',
    'లగ్నాధిపతి, అష్టమాధిపతి అష్టమంలో వేరొక పాపగ్రహంతో, శుభ దృష్టి లేక',
  ],
  lord_3_or_6_in_kendra: [
    'Lord of the 3rd or the 6th in a kendra',
    'तृतीयेश या षष्ठेश केंद्र में',
    'ಮೂರು ಅಥವಾ ಆರನೇ ಅಧಿಪತಿ ಕೇಂದ್ರದಲ್ಲಿ',
    'மூன்று அல்லது ஆறாம் அதிபதி கேந்திரத்தில்',
    'మూడు లేదా ఆరవ అధిపతి కేంద్రంలో',
  ],
  two_of_lords_8_10_11_own_or_exalted: [
    'Two of the lords of the 8th, 10th and 11th in own sign or exaltation',
    'अष्टमेश, दशमेश और एकादशेश में से दो स्वराशि या उच्च में',
    'ಎಂಟು, ಹತ್ತು, ಹನ್ನೊಂದರ ಅಧಿಪತಿಗಳಲ್ಲಿ ಇಬ್ಬರು ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಉಚ್ಚದಲ್ಲಿ',
    'எட்டு, பத்து, பதினொன்றாம் அதிபதிகளில் இருவர் ஆட்சி அல்லது உச்சத்தில்',
    'ఎనిమిది, పది, పదకొండవ అధిపతులలో ఇద్దరు స్వక్షేత్రం లేదా ఉచ్చలో',
  ],
  mercury_venus_jupiter_in_2_3_11: [
    'Mercury, Venus and Jupiter in the 2nd, 3rd and 11th',
    'बुध, शुक्र और गुरु द्वितीय, तृतीय और एकादश में',
    'ಬುಧ, ಶುಕ್ರ, ಗುರು ಎರಡು, ಮೂರು, ಹನ್ನೊಂದರಲ್ಲಿ',
    'புதன், சுக்கிரன், குரு இரண்டு, மூன்று, பதினொன்றில்',
    'బుధ, శుక్ర, గురులు రెండు, మూడు, పదకొండవ ఇళ్ళలో',
  ],
  all_seven_in_5_to_8: [
    'All seven planets in the 5th to the 8th',
    'सातों ग्रह पंचम से अष्टम तक',
    'ಏಳೂ ಗ್ರಹಗಳು ಐದರಿಂದ ಎಂಟರವರೆಗೆ',
    'ஏழு கிரகங்களும் ஐந்து முதல் எட்டு வரை',
    'ఏడు గ్రహాలూ ఐదు నుండి ఎనిమిది వరకు',
  ],
});
