/** Words of grahas, signs, stars, weekdays, dignities and taras: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { Dignity } from '../../core/zodiac/dignities.js';
import type { Body } from '../../core/zodiac/grahas.js';
import type { CompoundRelation } from '../../core/zodiac/relations.js';
import type { Element, Quality, Sign } from '../../core/zodiac/signs.js';
import type { Star28 } from '../../core/zodiac/stars28.js';
import type { SpecialTara, Tara } from '../../core/zodiac/taras.js';
import type { Weekday } from '../../core/zodiac/weekdays.js';
import { type Words, wordsOf } from '../words.js';

export const signWords: Words<Sign> = wordsOf({
  Aries: ['Aries', 'मेष', 'ಮೇಷ', 'மேஷம்', 'మేషం'],
  Taurus: ['Taurus', 'वृषभ', 'ವೃಷಭ', 'ரிஷபம்', 'వృషభం'],
  Gemini: ['Gemini', 'मिथुन', 'ಮಿಥುನ', 'மிதுனம்', 'మిథునం'],
  Cancer: ['Cancer', 'कर्क', 'ಕರ್ಕಾಟಕ', 'கடகம்', 'కర్కాటకం'],
  Leo: ['Leo', 'सिंह', 'ಸಿಂಹ', 'சிம்மம்', 'సింహం'],
  Virgo: ['Virgo', 'कन्या', 'ಕನ್ಯಾ', 'கன்னி', 'కన్య'],
  Libra: ['Libra', 'तुला', 'ತುಲಾ', 'துலாம்', 'తుల'],
  Scorpio: ['Scorpio', 'वृश्चिक', 'ವೃಶ್ಚಿಕ', 'விருச்சிகம்', 'వృశ్చికం'],
  Sagittarius: ['Sagittarius', 'धनु', 'ಧನು', 'தனுசு', 'ధనుస్సు'],
  Capricorn: ['Capricorn', 'मकर', 'ಮಕರ', 'மகரம்', 'మకరం'],
  Aquarius: ['Aquarius', 'कुंभ', 'ಕುಂಭ', 'கும்பம்', 'కుంభం'],
  Pisces: ['Pisces', 'मीन', 'ಮೀನ', 'மீனம்', 'మీనం'],
});

export const bodyWords: Words<Body> = wordsOf({
  Ascendant: ['Ascendant', 'लग्न', 'ಲಗ್ನ', 'லக்னம்', 'లగ్నం'],
  Sun: ['Sun', 'सूर्य', 'ಸೂರ್ಯ', 'சூரியன்', 'సూర్యుడు'],
  Moon: ['Moon', 'चंद्र', 'ಚಂದ್ರ', 'சந்திரன்', 'చంద్రుడు'],
  Mars: ['Mars', 'मंगल', 'ಮಂಗಳ', 'செவ்வாய்', 'కుజుడు'],
  Mercury: ['Mercury', 'बुध', 'ಬುಧ', 'புதன்', 'బుధుడు'],
  Jupiter: ['Jupiter', 'गुरु', 'ಗುರು', 'குரு', 'గురుడు'],
  Venus: ['Venus', 'शुक्र', 'ಶುಕ್ರ', 'சுக்கிரன்', 'శుక్రుడు'],
  Saturn: ['Saturn', 'शनि', 'ಶನಿ', 'சனி', 'శని'],
  Rahu: ['Rahu', 'राहु', 'ರಾಹು', 'ராகு', 'రాహువు'],
  Ketu: ['Ketu', 'केतु', 'ಕೇತು', 'கேது', 'కేతువు'],
  Uranus: ['Uranus', 'यूरेनस', 'ಯುರೇನಸ್', 'யுரேனஸ்', 'యురేనస్'],
  Neptune: ['Neptune', 'नेपच्यून', 'ನೆಪ್ಚೂನ್', 'நெப்டியூன்', 'నెప్ట్యూన్'],
  Pluto: ['Pluto', 'प्लूटो', 'ಪ್ಲೂಟೊ', 'புளூட்டோ', 'ప్లూటో'],
});

/** The twenty-seven stars, and Abhijit of the list of twenty-eight. */
export const nakshatraWords: Words<Star28> = wordsOf({
  Ashwini: ['Ashwini', 'अश्विनी', 'ಅಶ್ವಿನಿ', 'அசுவினி', 'అశ్విని'],
  Bharani: ['Bharani', 'भरणी', 'ಭರಣಿ', 'பரணி', 'భరణి'],
  Krittika: ['Krittika', 'कृत्तिका', 'ಕೃತ್ತಿಕಾ', 'கார்த்திகை', 'కృత్తిక'],
  Rohini: ['Rohini', 'रोहिणी', 'ರೋಹಿಣಿ', 'ரோகிணி', 'రోహిణి'],
  Mrigashira: ['Mrigashira', 'मृगशिरा', 'ಮೃಗಶಿರಾ', 'மிருகசீரிடம்', 'మృగశిర'],
  Ardra: ['Ardra', 'आर्द्रा', 'ಆರ್ದ್ರಾ', 'திருவாதிரை', 'ఆర్ద్ర'],
  Punarvasu: ['Punarvasu', 'पुनर्वसु', 'ಪುನರ್ವಸು', 'புனர்பூசம்', 'పునర్వసు'],
  Pushya: ['Pushya', 'पुष्य', 'ಪುಷ್ಯ', 'பூசம்', 'పుష్యమి'],
  Ashlesha: ['Ashlesha', 'आश्लेषा', 'ಆಶ್ಲೇಷಾ', 'ஆயில்யம்', 'ఆశ్లేష'],
  Magha: ['Magha', 'मघा', 'ಮಘಾ', 'மகம்', 'మఖ'],
  'Purva Phalguni': ['Purva Phalguni', 'पूर्वाफाल्गुनी', 'ಪೂರ್ವಾ ಫಲ್ಗುಣಿ', 'பூரம்', 'పూర్వ ఫల్గుణి'],
  'Uttara Phalguni': ['Uttara Phalguni', 'उत्तराफाल्गुनी', 'ಉತ್ತರಾ ಫಲ್ಗುಣಿ', 'உத்திரம்', 'ఉత్తర ఫల్గుణి'],
  Hasta: ['Hasta', 'हस्त', 'ಹಸ್ತಾ', 'அஸ்தம்', 'హస్త'],
  Chitra: ['Chitra', 'चित्रा', 'ಚಿತ್ತಾ', 'சித்திரை', 'చిత్త'],
  Swati: ['Swati', 'स्वाती', 'ಸ್ವಾತಿ', 'சுவாதி', 'స్వాతి'],
  Vishakha: ['Vishakha', 'विशाखा', 'ವಿಶಾಖಾ', 'விசாகம்', 'విశాఖ'],
  Anuradha: ['Anuradha', 'अनुराधा', 'ಅನೂರಾಧಾ', 'அனுஷம்', 'అనూరాధ'],
  Jyeshtha: ['Jyeshtha', 'ज्येष्ठा', 'ಜ್ಯೇಷ್ಠಾ', 'கேட்டை', 'జ్యేష్ఠ'],
  Mula: ['Mula', 'मूल', 'ಮೂಲಾ', 'மூலம்', 'మూల'],
  'Purva Ashadha': ['Purva Ashadha', 'पूर्वाषाढ़ा', 'ಪೂರ್ವಾಷಾಢಾ', 'பூராடம்', 'పూర్వాషాఢ'],
  'Uttara Ashadha': ['Uttara Ashadha', 'उत्तराषाढ़ा', 'ಉತ್ತರಾಷಾಢಾ', 'உத்திராடம்', 'ఉత్తరాషాఢ'],
  Abhijit: ['Abhijit', 'अभिजित', 'ಅಭಿಜಿತ್', 'அபிஜித்', 'అభిజిత్'],
  Shravana: ['Shravana', 'श्रवण', 'ಶ್ರವಣ', 'திருவோணம்', 'శ్రవణం'],
  Dhanishta: ['Dhanishta', 'धनिष्ठा', 'ಧನಿಷ್ಠಾ', 'அவிட்டம்', 'ధనిష్ఠ'],
  Shatabhisha: ['Shatabhisha', 'शतभिषा', 'ಶತಭಿಷಾ', 'சதயம்', 'శతభిషం'],
  'Purva Bhadrapada': ['Purva Bhadrapada', 'पूर्वाभाद्रपद', 'ಪೂರ್ವಾಭಾದ್ರಾ', 'பூரட்டாதி', 'పూర్వాభాద్ర'],
  'Uttara Bhadrapada': ['Uttara Bhadrapada', 'उत्तराभाद्रपद', 'ಉತ್ತರಾಭಾದ್ರಾ', 'உத்திரட்டாதி', 'ఉత్తరాభాద్ర'],
  Revati: ['Revati', 'रेवती', 'ರೇವತಿ', 'ரேவதி', 'రేవతి'],
});

/** Weekdays of the civil calendar. */
export const weekdayWords: Words<Weekday> = wordsOf({
  Sunday: ['Sunday', 'रविवार', 'ಭಾನುವಾರ', 'ஞாயிற்றுக்கிழமை', 'ఆదివారం'],
  Monday: ['Monday', 'सोमवार', 'ಸೋಮವಾರ', 'திங்கட்கிழமை', 'సోమవారం'],
  Tuesday: ['Tuesday', 'मंगलवार', 'ಮಂಗಳವಾರ', 'செவ்வாய்க்கிழமை', 'మంగళవారం'],
  Wednesday: ['Wednesday', 'बुधवार', 'ಬುಧವಾರ', 'புதன்கிழமை', 'బుధవారం'],
  Thursday: ['Thursday', 'गुरुवार', 'ಗುರುವಾರ', 'வியாழக்கிழமை', 'గురువారం'],
  Friday: ['Friday', 'शुक्रवार', 'ಶುಕ್ರವಾರ', 'வெள்ளிக்கிழமை', 'శుక్రవారం'],
  Saturday: ['Saturday', 'शनिवार', 'ಶನಿವಾರ', 'சனிக்கிழமை', 'శనివారం'],
});

/** Names of the vara, the Vedic day from sunrise to sunrise (rules 07 section 3). */
export const varaWords: Words<Weekday> = wordsOf({
  Sunday: ['Ravivara', 'रविवार', 'ಭಾನುವಾರ', 'ஞாயிறு', 'ఆదివారం'],
  Monday: ['Somavara', 'सोमवार', 'ಸೋಮವಾರ', 'திங்கள்', 'సోమవారం'],
  Tuesday: ['Mangalavara', 'मंगलवार', 'ಮಂಗಳವಾರ', 'செவ்வாய்', 'మంగళవారం'],
  Wednesday: ['Budhavara', 'बुधवार', 'ಬುಧವಾರ', 'புதன்', 'బుధవారం'],
  Thursday: ['Guruvara', 'गुरुवार', 'ಗುರುವಾರ', 'வியாழன்', 'గురువారం'],
  Friday: ['Shukravara', 'शुक्रवार', 'ಶುಕ್ರವಾರ', 'வெள்ளி', 'శుక్రవారం'],
  Saturday: ['Shanivara', 'शनिवार', 'ಶನಿವಾರ', 'சனி', 'శనివారం'],
});

export const qualityWords: Words<Quality> = wordsOf({
  movable: ['Movable', 'चर', 'ಚರ', 'சரம்', 'చర'],
  fixed: ['Fixed', 'स्थिर', 'ಸ್ಥಿರ', 'ஸ்திரம்', 'స్థిర'],
  dual: ['Dual', 'द्विस्वभाव', 'ದ್ವಿಸ್ವಭಾವ', 'உபயம்', 'ద్విస్వభావ'],
});

export const elementWords: Words<Element> = wordsOf({
  fire: ['Fire', 'अग्नि', 'ಅಗ್ನಿ', 'நெருப்பு', 'అగ్ని'],
  earth: ['Earth', 'पृथ्वी', 'ಪೃಥ್ವಿ', 'நிலம்', 'పృథ్వి'],
  air: ['Air', 'वायु', 'ವಾಯು', 'காற்று', 'వాయు'],
  water: ['Water', 'जल', 'ಜಲ', 'நீர்', 'జల'],
});

/** Dignities by sign and by degree. */
export const dignityWords: Words<Dignity> = wordsOf({
  exalted: ['Exalted', 'उच्च', 'ಉಚ್ಚ', 'உச்சம்', 'ఉచ్చ'],
  moolatrikona: ['Moolatrikona', 'मूलत्रिकोण', 'ಮೂಲತ್ರಿಕೋಣ', 'மூலத்திரிகோணம்', 'మూలత్రికోణం'],
  own: ['Own sign', 'स्वराशि', 'ಸ್ವಕ್ಷೇತ್ರ', 'ஆட்சி', 'స్వక్షేత్రం'],
  friend: ["Friend's sign", 'मित्र राशि', 'ಮಿತ್ರಕ್ಷೇತ್ರ', 'நட்பு', 'మిత్రక్షేత్రం'],
  neutral: ["Neutral's sign", 'सम राशि', 'ಸಮಕ್ಷೇತ್ರ', 'சமம்', 'సమక్షేత్రం'],
  enemy: ["Enemy's sign", 'शत्रु राशि', 'ಶತ್ರುಕ್ಷೇತ್ರ', 'பகை', 'శత్రుక్షేత్రం'],
  debilitated: ['Debilitated', 'नीच', 'ನೀಚ', 'நீசம்', 'నీచ'],
});

/** Natural, temporary and compound relations. */
export const relationWords: Words<CompoundRelation> = wordsOf({
  great_friend: ['Great friend', 'अधिमित्र', 'ಅಧಿಮಿತ್ರ', 'அதி நட்பு', 'అధిమిత్ర'],
  friend: ['Friend', 'मित्र', 'ಮಿತ್ರ', 'நட்பு', 'మిత్ర'],
  neutral: ['Neutral', 'सम', 'ಸಮ', 'சமம்', 'సమ'],
  enemy: ['Enemy', 'शत्रु', 'ಶತ್ರು', 'பகை', 'శత్రు'],
  great_enemy: ['Great enemy', 'अधिशत्रु', 'ಅಧಿಶತ್ರು', 'அதி பகை', 'అధిశత్రు'],
});

export const taraWords: Words<Tara> = wordsOf({
  janma: ['Janma', 'जन्म', 'ಜನ್ಮ', 'ஜென்மம்', 'జన్మ'],
  sampat: ['Sampat', 'संपत्', 'ಸಂಪತ್', 'சம்பத்து', 'సంపత్'],
  vipat: ['Vipat', 'विपत्', 'ವಿಪತ್', 'விபத்து', 'విపత్'],
  kshema: ['Kshema', 'क्षेम', 'ಕ್ಷೇಮ', 'க்ஷேமம்', 'క్షేమ'],
  pratyari: ['Pratyari', 'प्रत्यरि', 'ಪ್ರತ್ಯರಿ', 'பிரத்யக்கு', 'ప్రత్యక్'],
  sadhaka: ['Sadhaka', 'साधक', 'ಸಾಧಕ', 'சாதகம்', 'సాధన'],
  vadha: ['Vadha', 'वध', 'ವಧ', 'வதை', 'నైధన'],
  mitra: ['Mitra', 'मित्र', 'ಮಿತ್ರ', 'மைத்திரம்', 'మిత్ర'],
  parama_mitra: ['Parama Mitra', 'परम मित्र', 'ಪರಮ ಮಿತ್ರ', 'பரம மைத்திரம்', 'పరమ మిత్ర'],
});

export const specialTaraWords: Words<SpecialTara> = wordsOf({
  janma: ['Janma', 'जन्म', 'ಜನ್ಮ', 'ஜென்மம்', 'జన్మ'],
  karma: ['Karma', 'कर्म', 'ಕರ್ಮ', 'கர்மம்', 'కర్మ'],
  samudayika: ['Samudayika', 'सामुदायिक', 'ಸಾಮುದಾಯಿಕ', 'சாமுதாயிகம்', 'సాముదాయిక'],
  sanghatika: ['Sanghatika', 'सांघातिक', 'ಸಾಂಘಾತಿಕ', 'சாங்காதிகம்', 'సాంఘాతిక'],
  jati: ['Jati', 'जाति', 'ಜಾತಿ', 'ஜாதி', 'జాతి'],
  naidhana: ['Naidhana', 'नैधन', 'ನೈಧನ', 'நைதனம்', 'నైధన'],
  desa: ['Desa', 'देश', 'ದೇಶ', 'தேசம்', 'దేశ'],
  abhisheka: ['Abhisheka', 'अभिषेक', 'ಅಭಿಷೇಕ', 'அபிஷேகம்', 'అభిషేక'],
  adhana: ['Adhana', 'आधान', 'ಆಧಾನ', 'ஆதானம்', 'ఆధాన'],
  vainasika: ['Vainasika', 'वैनाशिक', 'ವೈನಾಶಿಕ', 'வைநாசிகம்', 'వైనాశిక'],
  manasa: ['Manasa', 'मानस', 'ಮಾನಸ', 'மானசம்', 'మానస'],
});
