/** Words of the yogas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { Need } from '../../core/facts/needs.js';
import type { FurtherYogaId, YogaId } from '../../core/yogas/catalogue.js';
import type { JhoraYogaId } from '../../core/yogas/jhora/jhoraYogas.js';
import type { RajaYogaId } from '../../core/yogas/raja/rajaRows.data.js';
import type { RajaSubType } from '../../core/yogas/raja/subTypes.js';
import type { Closeness } from '../../core/yogas/tajaka/applying.js';
import type { TajakaAspect } from '../../core/yogas/tajaka/tajaka.data.js';
import type { Fault, TajakaYogaId } from '../../core/yogas/tajaka/tajakaYogas.js';
import type { CancellationId, YogaFamily } from '../../core/yogas/yoga.js';
import { type Words, wordsOf } from '../words.js';
import {
  FURTHER_YOGA_NAME_ROWS,
  JHORA_YOGA_NAME_ROWS,
  RAJA_YOGA_NAME_ROWS,
  TAJAKA_YOGA_NAME_ROWS,
  YOGA_NAME_ROWS,
} from './yogaNames.data.js';

export const yogaWords: Words<YogaId | FurtherYogaId | RajaYogaId | JhoraYogaId | TajakaYogaId> = wordsOf({
  ...YOGA_NAME_ROWS,
  ...FURTHER_YOGA_NAME_ROWS,
  ...RAJA_YOGA_NAME_ROWS,
  ...JHORA_YOGA_NAME_ROWS,
  ...TAJAKA_YOGA_NAME_ROWS,
});

export const yogaFamilyWords: Words<YogaFamily> = wordsOf({
  ravi: ['Yogas of the Sun', 'सूर्य के योग', 'ಸೂರ್ಯನ ಯೋಗಗಳು', 'சூரிய யோகங்கள்', 'సూర్య యోగాలు'],
  chandra: ['Yogas of the Moon', 'चंद्र के योग', 'ಚಂದ್ರನ ಯೋಗಗಳು', 'சந்திர யோகங்கள்', 'చంద్ర యోగాలు'],
  mahapurusha: ['Pancha Mahapurusha', 'पंच महापुरुष', 'ಪಂಚ ಮಹಾಪುರುಷ', 'பஞ்ச மகாபுருஷ', 'పంచ మహాపురుష'],
  asraya: ['Nabhasa: Asraya', 'नाभस: आश्रय', 'ನಾಭಸ: ಆಶ್ರಯ', 'நாபச: ஆச்ரய', 'నాభస: ఆశ్రయ'],
  dala: ['Nabhasa: Dala', 'नाभस: दल', 'ನಾಭಸ: ದಳ', 'நாபச: தள', 'నాభస: దళ'],
  akriti: ['Nabhasa: Akriti', 'नाभस: आकृति', 'ನಾಭಸ: ಆಕೃತಿ', 'நாபச: ஆக்ருதி', 'నాభస: ఆకృతి'],
  sankhya: ['Nabhasa: Sankhya', 'नाभस: संख्या', 'ನಾಭಸ: ಸಂಖ್ಯಾ', 'நாபச: சங்க்யா', 'నాభస: సంఖ్యా'],
  malika: ['Malika', 'मालिका', 'ಮಾಲಿಕಾ', 'மாலிகா', 'మాలికా'],
  royal: [
    'Popular and royal yogas',
    'प्रसिद्ध और राजकीय योग',
    'ಪ್ರಸಿದ್ಧ ಮತ್ತು ರಾಜ ಯೋಗಗಳು',
    'புகழ்பெற்ற மற்றும் ராஜ யோகங்கள்',
    'ప్రసిద్ధ, రాజ యోగాలు',
  ],
  deity: ['Yogas named after deities', 'देवताओं के नाम के योग', 'ದೇವತೆಗಳ ಹೆಸರಿನ ಯೋಗಗಳು', 'தெய்வப் பெயர் யோகங்கள்', 'దేవతా నామ యోగాలు'],
  body: ['Body and health', 'शरीर और स्वास्थ्य', 'ದೇಹ ಮತ್ತು ಆರೋಗ್ಯ', 'உடலும் ஆரோக்கியமும்', 'శరీరం, ఆరోగ్యం'],
  dhana: ['Wealth', 'धन', 'ಧನ', 'தனம்', 'ధనం'],
  daridra: ['Poverty', 'दरिद्रता', 'ದಾರಿದ್ರ್ಯ', 'வறுமை', 'దారిద్ర్యం'],
  second_house: ['Second house', 'द्वितीय भाव', 'ಎರಡನೇ ಭಾವ', 'இரண்டாம் பாவம்', 'రెండవ భావం'],
  third_house: ['Third house', 'तृतीय भाव', 'ಮೂರನೇ ಭಾವ', 'மூன்றாம் பாவம்', 'మూడవ భావం'],
  fourth_house: ['Fourth house', 'चतुर्थ भाव', 'ನಾಲ್ಕನೇ ಭಾವ', 'நான்காம் பாவம்', 'నాలుగవ భావం'],
  fifth_house: ['Fifth house', 'पंचम भाव', 'ಐದನೇ ಭಾವ', 'ஐந்தாம் பாவம்', 'ఐదవ భావం'],
  seventh_to_tenth_house: [
    'Seventh to tenth house',
    'सप्तम से दशम भाव',
    'ಏಳರಿಂದ ಹತ್ತನೇ ಭಾವ',
    'ஏழு முதல் பத்தாம் பாவம்',
    'ఏడు నుండి పదవ భావం',
  ],
  arishta: ['Disease and danger', 'रोग और अरिष्ट', 'ರೋಗ ಮತ್ತು ಅರಿಷ್ಟ', 'நோயும் அரிஷ்டமும்', 'రోగం, అరిష్టం'],
  raja: ['Raja yogas', 'राज योग', 'ರಾಜ ಯೋಗಗಳು', 'ராஜ யோகங்கள்', 'రాజ యోగాలు'],
  tajaka: ['Tajaka yogas', 'ताजिक योग', 'ತಾಜಿಕ ಯೋಗಗಳು', 'தாஜக யோகங்கள்', 'తాజిక యోగాలు'],
});

export const yogaCancellationWords: Words<CancellationId> = wordsOf({
  kendra_occupied: [
    'A kendra from the Ascendant is occupied',
    'लग्न से केंद्र में ग्रह',
    'ಲಗ್ನದಿಂದ ಕೇಂದ್ರದಲ್ಲಿ ಗ್ರಹ',
    'லக்னத்திலிருந்து கேந்திரத்தில் கிரகம்',
    'లగ్నం నుండి కేంద్రంలో గ్రహం',
  ],
  jupiter_combust: ['Jupiter combust', 'गुरु अस्त', 'ಗುರು ಅಸ್ತಂಗತ', 'குரு அஸ்தங்கம்', 'గురుడు అస్తంగతుడు'],
  jupiter_own_or_exalted: [
    'Jupiter in own sign or exalted',
    'गुरु स्वराशि या उच्च में',
    'ಗುರು ಸ್ವಕ್ಷೇತ್ರ ಅಥವಾ ಉಚ್ಚದಲ್ಲಿ',
    'குரு ஆட்சி அல்லது உச்சம்',
    'గురుడు స్వక్షేత్రం లేదా ఉచ్చలో',
  ],
  moon_aspected_by_jupiter: [
    'Moon aspected by Jupiter',
    'चंद्र पर गुरु की दृष्टि',
    'ಚಂದ್ರನ ಮೇಲೆ ಗುರು ದೃಷ್ಟಿ',
    'சந்திரன் மேல் குரு பார்வை',
    'చంద్రునిపై గురు దృష్టి',
  ],
});

export const rajaSubTypeWords: Words<RajaSubType> = wordsOf({
  dharma_karmadhipati: ['Dharma Karmadhipati', 'धर्म कर्माधिपति', 'ಧರ್ಮ ಕರ್ಮಾಧಿಪತಿ', 'தர்ம கர்மாதிபதி', 'ధర్మ కర్మాధిపతి'],
  vipareeta: ['Vipareeta', 'विपरीत', 'ವಿಪರೀತ', 'விபரீத', 'విపరీత'],
  neecha_bhanga: ['Neecha Bhanga', 'नीच भंग', 'ನೀಚ ಭಂಗ', 'நீச பங்க', 'నీచ భంగ'],
});

/** What is not known of a chart, as a reason why a yoga could not be looked for. */
export const unknownWords: Words<Need> = wordsOf({
  degrees: ['Degrees not known', 'अंश ज्ञात नहीं', 'ಅಂಶಗಳು ತಿಳಿದಿಲ್ಲ', 'பாகைகள் தெரியவில்லை', 'భాగలు తెలియవు'],
  tithi: ['Tithi not known', 'तिथि ज्ञात नहीं', 'ತಿಥಿ ತಿಳಿದಿಲ್ಲ', 'திதி தெரியவில்லை', 'తిథి తెలియదు'],
  half_of_day: [
    'Day or night birth not known',
    'दिन या रात का जन्म ज्ञात नहीं',
    'ಹಗಲು ಅಥವಾ ರಾತ್ರಿ ಜನನ ತಿಳಿದಿಲ್ಲ',
    'பகல் அல்லது இரவுப் பிறப்பு தெரியவில்லை',
    'పగలు లేదా రాత్రి జననం తెలియదు',
  ],
  gender: ['Gender not given', 'लिंग नहीं बताया गया', 'ಲಿಂಗ ನೀಡಿಲ್ಲ', 'பாலினம் தரப்படவில்லை', 'లింగం ఇవ్వలేదు'],
  navamsa: ['Navamsa not known', 'नवांश ज्ञात नहीं', 'ನವಾಂಶ ತಿಳಿದಿಲ್ಲ', 'நவாம்சம் தெரியவில்லை', 'నవాంశ తెలియదు'],
  drekkana: ['Drekkana not known', 'द्रेष्काण ज्ञात नहीं', 'ದ್ರೇಕ್ಕಾಣ ತಿಳಿದಿಲ್ಲ', 'திரேக்காணம் தெரியவில்லை', 'ద్రేక్కాణం తెలియదు'],
  gulika: ['Gulika not known', 'गुलिक ज्ञात नहीं', 'ಗುಳಿಕ ತಿಳಿದಿಲ್ಲ', 'குளிகன் தெரியவில்லை', 'గుళికుడు తెలియడు'],
  maandi: ['Maandi not known', 'मांदि ज्ञात नहीं', 'ಮಾಂದಿ ತಿಳಿದಿಲ್ಲ', 'மாந்தி தெரியவில்லை', 'మాంది తెలియదు'],
  varga_counts: ['Vargas not known', 'वर्ग ज्ञात नहीं', 'ವರ್ಗಗಳು ತಿಳಿದಿಲ್ಲ', 'வர்க்கங்கள் தெரியவில்லை', 'వర్గాలు తెలియవు'],
  karakas: [
    'Chara karakas not known',
    'चर कारक ज्ञात नहीं',
    'ಚರ ಕಾರಕರು ತಿಳಿದಿಲ್ಲ',
    'சர காரகர்கள் தெரியவில்லை',
    'చర కారకులు తెలియరు',
  ],
});

export const tajakaClosenessWords: Words<Closeness> = wordsOf({
  complete: ['Complete', 'पूर्ण', 'ಪೂರ್ಣ', 'பூரணம்', 'పూర్ణ'],
  current: ['Current', 'वर्तमान', 'ವರ್ತಮಾನ', 'நிகழ்வு', 'వర్తమాన'],
  future: ['Future', 'भविष्यत', 'ಭವಿಷ್ಯತ್', 'எதிர்வு', 'భవిష్యత్'],
});

export const tajakaAspectWords: Words<TajakaAspect> = wordsOf({
  friendly: ['Friendly', 'मित्र दृष्टि', 'ಮಿತ್ರ ದೃಷ್ಟಿ', 'நட்புப் பார்வை', 'మిత్ర దృష్టి'],
  hostile: ['Hostile', 'शत्रु दृष्टि', 'ಶತ್ರು ದೃಷ್ಟಿ', 'பகைப் பார்வை', 'శత్రు దృష్టి'],
  neutral: ['Neutral', 'सम दृष्टि', 'ಸಮ ದೃಷ್ಟಿ', 'சமப் பார்வை', 'సమ దృష్టి'],
});

export const tajakaFaultWords: Words<Fault> = wordsOf({
  combust: ['Combust', 'अस्त', 'ಅಸ್ತಂಗತ', 'அஸ்தங்கம்', 'అస్తంగత'],
  retrograde: ['Retrograde', 'वक्री', 'ವಕ್ರಿ', 'வக்ரம்', 'వక్రి'],
  low_dignity: [
    "In an enemy's sign or debilitated",
    'शत्रु राशि में या नीच',
    'ಶತ್ರುಕ್ಷೇತ್ರದಲ್ಲಿ ಅಥವಾ ನೀಚ',
    'பகை ராசியில் அல்லது நீசம்',
    'శత్రుక్షేత్రంలో లేదా నీచ',
  ],
});
