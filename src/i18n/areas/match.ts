/**
 * Words of the marriage match (rules 08): [en, hi, ka, ta, te].
 * Spellings: the almanacs named in ../README.md.
 */
import type {
  Gana,
  Nadi,
  Rajju,
  RajjuDirection,
  Varna,
  Vasya,
  Yoni,
  YoniSex,
} from '../../core/match/attributes.data.js';
import type { PairException } from '../../core/match/exceptions.data.js';
import type { BhakootFault, KootaId } from '../../core/match/kootas.data.js';
import type { PoruthamGrade, PoruthamId } from '../../core/match/poruthams.data.js';
import type { Rating } from '../../core/match/ratings.data.js';
import { type Words, wordsOf } from '../words.js';

export const kootaWords: Words<KootaId> = wordsOf({
  varna: ['Varna', 'वर्ण', 'ವರ್ಣ', 'வர்ணம்', 'వర్ణ'],
  vasya: ['Vasya', 'वश्य', 'ವಶ್ಯ', 'வசியம்', 'వశ్య'],
  tara: ['Tara', 'तारा', 'ತಾರಾ', 'தாரை', 'తార'],
  yoni: ['Yoni', 'योनि', 'ಯೋನಿ', 'யோனி', 'యోని'],
  graha_maitri: ['Graha Maitri', 'ग्रह मैत्री', 'ಗ್ರಹ ಮೈತ್ರಿ', 'கிரக மைத்திரி', 'గ్రహ మైత్రి'],
  gana: ['Gana', 'गण', 'ಗಣ', 'கணம்', 'గణ'],
  bhakoot: ['Bhakoot', 'भकूट', 'ಭಕೂಟ', 'பகூடம்', 'భకూట'],
  nadi: ['Nadi', 'नाड़ी', 'ನಾಡಿ', 'நாடி', 'నాడి'],
});

export const poruthamWords: Words<PoruthamId> = wordsOf({
  dina: ['Dina', 'दिन', 'ದಿನ', 'தினம்', 'దిన'],
  gana: ['Gana', 'गण', 'ಗಣ', 'கணம்', 'గణ'],
  mahendra: ['Mahendra', 'महेंद्र', 'ಮಹೇಂದ್ರ', 'மகேந்திரம்', 'మహేంద్ర'],
  stree_deergha: ['Stree Deergha', 'स्त्री दीर्घ', 'ಸ್ತ್ರೀ ದೀರ್ಘ', 'ஸ்திரீ தீர்க்கம்', 'స్త్రీ దీర్ఘ'],
  yoni: ['Yoni', 'योनि', 'ಯೋನಿ', 'யோனி', 'యోని'],
  rasi: ['Rasi', 'राशि', 'ರಾಶಿ', 'ராசி', 'రాశి'],
  rasi_adhipati: ['Rasi Adhipati', 'राशि अधिपति', 'ರಾಶ್ಯಧಿಪತಿ', 'ராசி அதிபதி', 'రాశ్యధిపతి'],
  vasya: ['Vasya', 'वश्य', 'ವಶ್ಯ', 'வசியம்', 'వశ్య'],
  rajju: ['Rajju', 'रज्जु', 'ರಜ್ಜು', 'ரஜ்ஜு', 'రజ్జు'],
  vedha: ['Vedha', 'वेध', 'ವೇಧ', 'வேதை', 'వేధ'],
});

export const poruthamGradeWords: Words<PoruthamGrade> = wordsOf({
  uttama: ['Uttama', 'उत्तम', 'ಉತ್ತಮ', 'உத்தமம்', 'ఉత్తమ'],
  madhyama: ['Madhyama', 'मध्यम', 'ಮಧ್ಯಮ', 'மத்திமம்', 'మధ్యమ'],
  adhama: ['Adhama', 'अधम', 'ಅಧಮ', 'அதமம்', 'అధమ'],
});

export const ratingWords: Words<Rating> = wordsOf({
  below_minimum: ['Below the minimum', 'न्यूनतम से कम', 'ಕನಿಷ್ಠಕ್ಕಿಂತ ಕಡಿಮೆ', 'குறைந்தபட்சத்திற்குக் கீழ்', 'కనిష్ఠం కంటే తక్కువ'],
  average: ['Average', 'मध्यम', 'ಸಾಧಾರಣ', 'சராசரி', 'సగటు'],
  very_good: ['Very good', 'बहुत अच्छा', 'ಬಹಳ ಒಳ್ಳೆಯದು', 'மிக நன்று', 'చాలా మంచిది'],
  excellent: ['Excellent', 'उत्तम', 'ಅತ್ಯುತ್ತಮ', 'மிகச் சிறப்பு', 'అత్యుత్తమం'],
});

export const varnaWords: Words<Varna> = wordsOf({
  shudra: ['Shudra', 'शूद्र', 'ಶೂದ್ರ', 'சூத்திரர்', 'శూద్ర'],
  vaishya: ['Vaishya', 'वैश्य', 'ವೈಶ್ಯ', 'வைசியர்', 'వైశ్య'],
  kshatriya: ['Kshatriya', 'क्षत्रिय', 'ಕ್ಷತ್ರಿಯ', 'சத்திரியர்', 'క్షత్రియ'],
  brahmin: ['Brahmin', 'ब्राह्मण', 'ಬ್ರಾಹ್ಮಣ', 'பிராமணர்', 'బ్రాహ్మణ'],
});

export const vasyaWords: Words<Vasya> = wordsOf({
  chatushpada: ['Chatushpada', 'चतुष्पद', 'ಚತುಷ್ಪಾದ', 'நாற்கால்', 'చతుష్పాద'],
  manava: ['Manava', 'मानव', 'ಮಾನವ', 'மனிதர்', 'మానవ'],
  jalachara: ['Jalachara', 'जलचर', 'ಜಲಚರ', 'நீர்வாழ்வன', 'జలచర'],
  vanachara: ['Vanachara', 'वनचर', 'ವನಚರ', 'வனவாழ்வன', 'వనచర'],
  keeta: ['Keeta', 'कीट', 'ಕೀಟ', 'பூச்சி', 'కీటక'],
});

export const yoniWords: Words<Yoni> = wordsOf({
  horse: ['Horse', 'अश्व', 'ಅಶ್ವ', 'குதிரை', 'గుర్రం'],
  elephant: ['Elephant', 'गज', 'ಗಜ', 'யானை', 'ఏనుగు'],
  sheep: ['Sheep', 'मेष', 'ಮೇಷ', 'ஆடு', 'గొర్రె'],
  serpent: ['Serpent', 'सर्प', 'ಸರ್ಪ', 'பாம்பு', 'పాము'],
  dog: ['Dog', 'श्वान', 'ಶ್ವಾನ', 'நாய்', 'కుక్క'],
  cat: ['Cat', 'मार्जार', 'ಮಾರ್ಜಾಲ', 'பூனை', 'పిల్లి'],
  rat: ['Rat', 'मूषक', 'ಮೂಷಕ', 'எலி', 'ఎలుక'],
  cow: ['Cow', 'गौ', 'ಗೋವು', 'பசு', 'ఆవు'],
  buffalo: ['Buffalo', 'महिष', 'ಮಹಿಷ', 'எருமை', 'గేదె'],
  tiger: ['Tiger', 'व्याघ्र', 'ವ್ಯಾಘ್ರ', 'புலி', 'పులి'],
  deer: ['Deer', 'मृग', 'ಮೃಗ', 'மான்', 'జింక'],
  monkey: ['Monkey', 'वानर', 'ವಾನರ', 'குரங்கு', 'కోతి'],
  mongoose: ['Mongoose', 'नकुल', 'ನಕುಲ', 'கீரி', 'ముంగిస'],
  lion: ['Lion', 'सिंह', 'ಸಿಂಹ', 'சிங்கம்', 'సింహం'],
});

export const yoniSexWords: Words<YoniSex> = wordsOf({
  male: ['Male', 'पुरुष', 'ಗಂಡು', 'ஆண்', 'మగ'],
  female: ['Female', 'स्त्री', 'ಹೆಣ್ಣು', 'பெண்', 'ఆడ'],
});

export const ganaWords: Words<Gana> = wordsOf({
  deva: ['Deva', 'देव', 'ದೇವ', 'தேவர்', 'దేవ'],
  manushya: ['Manushya', 'मनुष्य', 'ಮನುಷ್ಯ', 'மனிதர்', 'మనుష్య'],
  rakshasa: ['Rakshasa', 'राक्षस', 'ರಾಕ್ಷಸ', 'ராட்சசர்', 'రాక్షస'],
});

export const nadiWords: Words<Nadi> = wordsOf({
  aadi: ['Aadi', 'आदि', 'ಆದಿ', 'ஆதி', 'ఆది'],
  madhya: ['Madhya', 'मध्य', 'ಮಧ್ಯ', 'மத்திய', 'మధ్య'],
  antya: ['Antya', 'अंत्य', 'ಅಂತ್ಯ', 'அந்திய', 'అంత్య'],
});

export const rajjuWords: Words<Rajju> = wordsOf({
  pada: ['Pada', 'पाद', 'ಪಾದ', 'பாதம்', 'పాద'],
  kati: ['Kati', 'कटि', 'ಕಟಿ', 'தொடை', 'కటి'],
  nabhi: ['Nabhi', 'नाभि', 'ನಾಭಿ', 'நாபி', 'నాభి'],
  kantha: ['Kantha', 'कंठ', 'ಕಂಠ', 'கண்டம்', 'కంఠ'],
  shiro: ['Shiro', 'शिर', 'ಶಿರ', 'சிரசு', 'శిరో'],
});

export const rajjuDirectionWords: Words<RajjuDirection> = wordsOf({
  ascending: ['Ascending', 'आरोह', 'ಆರೋಹ', 'ஏறுமுகம்', 'ఆరోహ'],
  descending: ['Descending', 'अवरोह', 'ಅವರೋಹ', 'இறங்குமுகம்', 'అవరోహ'],
  head: ['Head', 'शिर', 'ಶಿರ', 'சிரசு', 'శిరస్సు'],
});

export const bhakootFaultWords: Words<BhakootFault> = wordsOf({
  dwirdwadasha: ['Dwirdwadasha', 'द्विर्द्वादश', 'ದ್ವಿರ್ದ್ವಾದಶ', 'துவித்துவாதசம்', 'ద్విర్ద్వాదశ'],
  navapanchama: ['Navapanchama', 'नवपंचम', 'ನವಪಂಚಮ', 'நவபஞ்சமம்', 'నవపంచమ'],
  shadashtaka: ['Shadashtaka', 'षडष्टक', 'ಷಡಷ್ಟಕ', 'சஷ்டாஷ்டகம்', 'షష్టాష్టక'],
});

export const pairExceptionWords: Words<PairException> = wordsOf({
  same_sign_different_star: [
    'One sign, different stars',
    'एक राशि, भिन्न नक्षत्र',
    'ಒಂದೇ ರಾಶಿ, ಬೇರೆ ನಕ್ಷತ್ರ',
    'ஒரே ராசி, வேறு நட்சத்திரம்',
    'ఒకే రాశి, వేరు నక్షత్రం',
  ],
  same_star_different_sign: [
    'One star, different signs',
    'एक नक्षत्र, भिन्न राशि',
    'ಒಂದೇ ನಕ್ಷತ್ರ, ಬೇರೆ ರಾಶಿ',
    'ஒரே நட்சத்திரம், வேறு ராசி',
    'ఒకే నక్షత్రం, వేరు రాశి',
  ],
  same_star_different_pada: [
    'One star, different padas',
    'एक नक्षत्र, भिन्न चरण',
    'ಒಂದೇ ನಕ್ಷತ್ರ, ಬೇರೆ ಪಾದ',
    'ஒரே நட்சத்திரம், வேறு பாதம்',
    'ఒకే నక్షత్రం, వేరు పాదం',
  ],
  both_stars_exempt: [
    'Both stars exempt',
    'दोनों नक्षत्र दोषमुक्त',
    'ಎರಡೂ ನಕ್ಷತ್ರ ದೋಷಮುಕ್ತ',
    'இரு நட்சத்திரங்களுக்கும் விலக்கு',
    'రెండు నక్షత్రాలకూ మినహాయింపు',
  ],
  same_sign_lord: [
    'One lord of both signs',
    'दोनों राशियों का एक स्वामी',
    'ಎರಡೂ ರಾಶಿಗೆ ಒಬ್ಬನೇ ಅಧಿಪತಿ',
    'இரு ராசிக்கும் ஒரே அதிபதி',
    'రెండు రాశులకు ఒకే అధిపతి',
  ],
  mutually_friendly_sign_lords: [
    'Lords of the signs are friends both ways',
    'राशि स्वामी परस्पर मित्र',
    'ರಾಶ್ಯಧಿಪತಿಗಳು ಪರಸ್ಪರ ಮಿತ್ರರು',
    'ராசி அதிபதிகள் பரஸ்பர நட்பு',
    'రాశ్యధిపతులు పరస్పర మిత్రులు',
  ],
  same_or_friendly_sign_lords: [
    'Lords of the signs are one, or friends both ways',
    'राशि स्वामी एक या परस्पर मित्र',
    'ರಾಶ್ಯಧಿಪತಿಗಳು ಒಬ್ಬರೇ ಅಥವಾ ಪರಸ್ಪರ ಮಿತ್ರರು',
    'ராசி அதிபதி ஒருவரே அல்லது பரஸ்பர நட்பு',
    'రాశ్యధిపతులు ఒకరే లేదా పరస్పర మిత్రులు',
  ],
  same_or_friendly_navamsa_lords: [
    'Lords of the navamsas are one, or friends both ways',
    'नवांश स्वामी एक या परस्पर मित्र',
    'ನವಾಂಶಾಧಿಪತಿಗಳು ಒಬ್ಬರೇ ಅಥವಾ ಪರಸ್ಪರ ಮಿತ್ರರು',
    'நவாம்ச அதிபதி ஒருவரே அல்லது பரஸ்பர நட்பு',
    'నవాంశాధిపతులు ఒకరే లేదా పరస్పర మిత్రులు',
  ],
  nadi_clear: ['Nadis differ', 'नाड़ी भिन्न', 'ನಾಡಿ ಬೇರೆ', 'நாடி வேறு', 'నాడులు వేరు'],
  tara_clear: ['Both taras good', 'दोनों तारा शुभ', 'ಎರಡೂ ತಾರೆ ಶುಭ', 'இரு தாரைகளும் நன்று', 'రెండు తారలూ శుభం'],
  vasya_present: ['Vasya holds', 'वश्य है', 'ವಶ್ಯವಿದೆ', 'வசியம் உண்டு', 'వశ్యం ఉంది'],
  bhakoot_clear: ['No bhakoot dosha', 'भकूट दोष नहीं', 'ಭಕೂಟ ದೋಷವಿಲ್ಲ', 'பகூட தோஷம் இல்லை', 'భకూట దోషం లేదు'],
  bride_star_beyond_14th: [
    "The bride's star is beyond the 14th",
    'कन्या का नक्षत्र चौदहवें के बाद',
    'ವಧುವಿನ ನಕ್ಷತ್ರ ಹದಿನಾಲ್ಕರ ನಂತರ',
    'மணமகளின் நட்சத்திரம் பதினான்கிற்குப் பின்',
    'వధువు నక్షత్రం పద్నాలుగు తర్వాత',
  ],
});
