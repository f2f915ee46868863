/**
 * Words of the windows, parts and yogas of a day (rules 07 sections 8 and 9), English in the spelling of the rules: [en, hi, ka, ta, te].
 * Spellings: the almanacs named in ../README.md.
 */
import type { Choghadiya, Gowri, Muhurta, Quality } from '../../core/panchanga/dayParts.data.js';
import type { Anandadi, DayYogaId, Direction, ShivaVasa, TamilYoga, World } from '../../core/panchanga/dayYogas.js';
import type { PanchakaRahita } from '../../core/panchanga/panchakaRahita.js';
import type { GhatiWindowId, WindowId } from '../../core/panchanga/windows.js';
import { type Words, wordsOf } from '../words.js';

export const windowWords: Words<WindowId | GhatiWindowId | 'durmuhurta'> = wordsOf({
  rahu_kalam: ['Rahu Kalam', 'राहु काल', 'ರಾಹುಕಾಲ', 'ராகு காலம்', 'రాహు కాలం'],
  yamaganda: ['Yamaganda', 'यमगंड', 'ಯಮಗಂಡ ಕಾಲ', 'எமகண்டம்', 'యమగండం'],
  gulika: ['Gulika', 'गुलिक काल', 'ಗುಳಿಕ ಕಾಲ', 'குளிகை', 'గుళిక కాలం'],
  abhijit: ['Abhijit', 'अभिजित मुहूर्त', 'ಅಭಿಜಿತ್ ಮುಹೂರ್ತ', 'அபிஜித் முகூர்த்தம்', 'అభిజిత్ ముహూర్తం'],
  brahma_muhurta: ['Brahma Muhurta', 'ब्रह्म मुहूर्त', 'ಬ್ರಾಹ್ಮೀ ಮುಹೂರ್ತ', 'பிரம்ம முகூர்த்தம்', 'బ్రహ్మ ముహూర్తం'],
  pratah_sandhya: ['Pratah Sandhya', 'प्रातः संध्या', 'ಪ್ರಾತಃ ಸಂಧ್ಯಾ', 'பிராதஃ சந்தியை', 'ప్రాతః సంధ్య'],
  sayahna_sandhya: ['Sayahna Sandhya', 'सायं संध्या', 'ಸಾಯಂ ಸಂಧ್ಯಾ', 'சாயங்கால சந்தியை', 'సాయం సంధ్య'],
  godhuli: ['Godhuli', 'गोधूलि', 'ಗೋಧೂಳಿ', 'கோதூளி', 'గోధూళి'],
  vijaya: ['Vijaya', 'विजय मुहूर्त', 'ವಿಜಯ ಮುಹೂರ್ತ', 'விஜய முகூர்த்தம்', 'విజయ ముహూర్తం'],
  nishita: ['Nishita', 'निशीथ काल', 'ನಿಶೀಥ ಕಾಲ', 'நிசீத காலம்', 'నిశీథ కాలం'],
  pradosha: ['Pradosha', 'प्रदोष काल', 'ಪ್ರದೋಷ ಕಾಲ', 'பிரதோஷ காலம்', 'ప్రదోష కాలం'],
  pratah_kala: ['Pratah Kala', 'प्रातः काल', 'ಪ್ರಾತಃಕಾಲ', 'பிராதக் காலம்', 'ప్రాతః కాలం'],
  sangava_kala: ['Sangava Kala', 'संगव काल', 'ಸಂಗವ ಕಾಲ', 'சங்கவ காலம்', 'సంగవ కాలం'],
  madhyahna_kala: ['Madhyahna Kala', 'मध्याह्न काल', 'ಮಧ್ಯಾಹ್ನ ಕಾಲ', 'மத்தியான காலம்', 'మధ్యాహ్న కాలం'],
  aparahna_kala: ['Aparahna Kala', 'अपराह्न काल', 'ಅಪರಾಹ್ಣ ಕಾಲ', 'அபராஹ்ண காலம்', 'అపరాహ్ణ కాలం'],
  sayahna_kala: ['Sayahna Kala', 'सायाह्न काल', 'ಸಾಯಾಹ್ನ ಕಾಲ', 'சாயான காலம்', 'సాయాహ్న కాలం'],
  durmuhurta: ['Durmuhurta', 'दुर्मुहूर्त', 'ದುರ್ಮುಹೂರ್ತ', 'துர்முகூர்த்தம்', 'దుర్ముహూర్తం'],
  varjyam: ['Varjyam', 'वर्ज्य', 'ವರ್ಜ್ಯ', 'வர்ஜ்யம்', 'వర్జ్యం'],
  amrita_kala: ['Amrita Kala', 'अमृत काल', 'ಅಮೃತ ಕಾಲ', 'அமிர்த காலம்', 'అమృత కాలం'],
});

export const choghadiyaWords: Words<Choghadiya> = wordsOf({
  udvega: ['Udvega', 'उद्वेग', 'ಉದ್ವೇಗ', 'உத்வேகம்', 'ఉద్వేగ'],
  chara: ['Chara', 'चर', 'ಚರ', 'சரம்', 'చర'],
  labha: ['Labha', 'लाभ', 'ಲಾಭ', 'லாபம்', 'లాభ'],
  amrita: ['Amrita', 'अमृत', 'ಅಮೃತ', 'அமிர்தம்', 'అమృత'],
  kala: ['Kala', 'काल', 'ಕಾಲ', 'காலம்', 'కాల'],
  shubha: ['Shubha', 'शुभ', 'ಶುಭ', 'சுபம்', 'శుభ'],
  roga: ['Roga', 'रोग', 'ರೋಗ', 'ரோகம்', 'రోగ'],
});

export const gowriWords: Words<Gowri> = wordsOf({
  uthi: ['Uthi', 'उत्ति', 'ಉತ್ತಿ', 'உத்தி', 'ఉత్తి'],
  amirdha: ['Amirdha', 'अमृत', 'ಅಮೃತ', 'அமிர்தம்', 'అమృత'],
  rogam: ['Rogam', 'रोग', 'ರೋಗ', 'ரோகம்', 'రోగ'],
  laabam: ['Laabam', 'लाभ', 'ಲಾಭ', 'லாபம்', 'లాభ'],
  dhanam: ['Dhanam', 'धन', 'ಧನ', 'தனம்', 'ధన'],
  sugam: ['Sugam', 'सुख', 'ಸುಖ', 'சுகம்', 'సుఖ'],
  soram: ['Soram', 'चोर', 'ಚೋರ', 'சோரம்', 'చోర'],
  visham: ['Visham', 'विष', 'ವಿಷ', 'விஷம்', 'విష'],
});

export const partQualityWords: Words<Quality> = wordsOf({
  good: ['Good', 'शुभ', 'ಶುಭ', 'நல்லது', 'శుభం'],
  neutral: ['Neutral', 'सामान्य', 'ಸಾಮಾನ್ಯ', 'சாதாரணம்', 'సామాన్యం'],
  bad: ['Bad', 'अशुभ', 'ಅಶುಭ', 'கெட்டது', 'అశుభం'],
});

export const muhurtaWords: Words<Muhurta> = wordsOf({
  rudra: ['Rudra', 'रुद्र', 'ರುದ್ರ', 'ருத்ரன்', 'రుద్ర'],
  ahi: ['Ahi', 'अहि', 'ಅಹಿ', 'அஹி', 'అహి'],
  mitra: ['Mitra', 'मित्र', 'ಮಿತ್ರ', 'மித்திரன்', 'మిత్ర'],
  pitri: ['Pitri', 'पितृ', 'ಪಿತೃ', 'பித்ரு', 'పితృ'],
  vasu: ['Vasu', 'वसु', 'ವಸು', 'வசு', 'వసు'],
  varaha: ['Varaha', 'वराह', 'ವರಾಹ', 'வராஹன்', 'వరాహ'],
  vishvedeva: ['Vishvedeva', 'विश्वेदेव', 'ವಿಶ್ವೇದೇವ', 'விஸ்வேதேவர்', 'విశ్వేదేవ'],
  vidhi: ['Vidhi', 'विधि', 'ವಿಧಿ', 'விதி', 'విధి'],
  sutamukhi: ['Sutamukhi', 'सुतमुखी', 'ಸುತಮುಖಿ', 'சுதமுகி', 'సుతముఖి'],
  puruhuta: ['Puruhuta', 'पुरुहूत', 'ಪುರುಹೂತ', 'புருஹூதன்', 'పురుహూత'],
  vahini: ['Vahini', 'वाहिनी', 'ವಾಹಿನಿ', 'வாஹினி', 'వాహిని'],
  naktanchara: ['Naktanchara', 'नक्तंचर', 'ನಕ್ತಂಚರ', 'நக்தஞ்சரன்', 'నక్తంచర'],
  varuna: ['Varuna', 'वरुण', 'ವರುಣ', 'வருணன்', 'వరుణ'],
  aryaman: ['Aryaman', 'अर्यमा', 'ಅರ್ಯಮ', 'அர்யமன்', 'అర్యమ'],
  bhaga: ['Bhaga', 'भग', 'ಭಗ', 'பகன்', 'భగ'],
  girisha: ['Girisha', 'गिरीश', 'ಗಿರೀಶ', 'கிரீசன்', 'గిరీశ'],
  ajapada: ['Ajapada', 'अजपाद', 'ಅಜಪಾದ', 'அஜபாதன்', 'అజపాద'],
  ahirbudhnya: ['Ahirbudhnya', 'अहिर्बुध्न्य', 'ಅಹಿರ್ಬುಧ್ನ್ಯ', 'அஹிர்புத்ன்யன்', 'అహిర్బుధ్న్య'],
  pushya: ['Pushya', 'पुष्य', 'ಪುಷ್ಯ', 'புஷ்யன்', 'పుష్య'],
  ashwini: ['Ashwini', 'अश्विनी', 'ಅಶ್ವಿನಿ', 'அசுவினி', 'అశ్విని'],
  yama: ['Yama', 'यम', 'ಯಮ', 'யமன்', 'యమ'],
  agni: ['Agni', 'अग्नि', 'ಅಗ್ನಿ', 'அக்னி', 'అగ్ని'],
  vidhatri: ['Vidhatri', 'विधाता', 'ವಿಧಾತೃ', 'விதாதா', 'విధాత'],
  kanda: ['Kanda', 'कंद', 'ಕಂದ', 'கந்தன்', 'కంద'],
  aditi: ['Aditi', 'अदिति', 'ಅದಿತಿ', 'அதிதி', 'అదితి'],
  jiva: ['Jiva', 'जीव', 'ಜೀವ', 'ஜீவன்', 'జీవ'],
  vishnu: ['Vishnu', 'विष्णु', 'ವಿಷ್ಣು', 'விஷ்ணு', 'విష్ణు'],
  dyumadgadyuti: ['Dyumadgadyuti', 'द्युमद्गद्युति', 'ದ್ಯುಮದ್ಗದ್ಯುತಿ', 'தியுமத்கத்யுதி', 'ద్యుమద్గద్యుతి'],
  brahma: ['Brahma', 'ब्रह्मा', 'ಬ್ರಹ್ಮ', 'பிரம்மா', 'బ్రహ్మ'],
  samudra: ['Samudra', 'समुद्र', 'ಸಮುದ್ರ', 'சமுத்திரம்', 'సముద్ర'],
});

export const dayYogaWords: Words<DayYogaId | 'bhadra'> = wordsOf({
  sarvartha_siddhi: ['Sarvartha Siddhi', 'सर्वार्थ सिद्धि', 'ಸರ್ವಾರ್ಥ ಸಿದ್ಧಿ', 'சர்வார்த்த சித்தி', 'సర్వార్థ సిద్ధి'],
  amrita_siddhi: ['Amrita Siddhi', 'अमृत सिद्धि', 'ಅಮೃತ ಸಿದ್ಧಿ', 'அமிர்த சித்தி', 'అమృత సిద్ధి'],
  ravi_pushya: ['Ravi Pushya', 'रवि पुष्य', 'ರವಿ ಪುಷ್ಯ', 'ரவி புஷ்யம்', 'రవి పుష్య'],
  guru_pushya: ['Guru Pushya', 'गुरु पुष्य', 'ಗುರು ಪುಷ್ಯ', 'குரு புஷ்யம்', 'గురు పుష్య'],
  dwipushkar: ['Dwipushkar', 'द्विपुष्कर', 'ದ್ವಿಪುಷ್ಕರ', 'துவிபுஷ்கரம்', 'ద్విపుష్కర'],
  tripushkar: ['Tripushkar', 'त्रिपुष्कर', 'ತ್ರಿಪುಷ್ಕರ', 'திரிபுஷ்கரம்', 'త్రిపుష్కర'],
  ravi_yoga: ['Ravi Yoga', 'रवि योग', 'ರವಿ ಯೋಗ', 'ரவி யோகம்', 'రవి యోగం'],
  aadal: ['Aadal', 'आडल', 'ಆಡಲ', 'ஆடல்', 'ఆడల'],
  vidaal: ['Vidaal', 'विडाल', 'ವಿಡಾಲ', 'விடால்', 'విడాల'],
  ganda_moola: ['Ganda Moola', 'गंडमूल', 'ಗಂಡಮೂಲ', 'கண்டமூலம்', 'గండమూల'],
  panchaka: ['Panchaka', 'पंचक', 'ಪಂಚಕ', 'பஞ்சகம்', 'పంచకం'],
  mrityu: ['Mrityu', 'मृत्यु', 'ಮೃತ್ಯು', 'மிருத்யு', 'మృత్యు'],
  dagdha: ['Dagdha', 'दग्ध', 'ದಗ್ಧ', 'தக்தம்', 'దగ్ధ'],
  yamaghata: ['Yamaghata', 'यमघात', 'ಯಮಘಾತ', 'யமகாதம்', 'యమఘాత'],
  utpata: ['Utpata', 'उत्पात', 'ಉತ್ಪಾತ', 'உற்பாதம்', 'ఉత్పాత'],
  bhadra: ['Bhadra', 'भद्रा', 'ಭದ್ರಾ', 'பத்திரை', 'భద్ర'],
});

export const anandadiWords: Words<Anandadi> = wordsOf({
  ananda: ['Ananda', 'आनंद', 'ಆನಂದ', 'ஆனந்தம்', 'ఆనంద'],
  kaladanda: ['Kaladanda', 'कालदंड', 'ಕಾಲದಂಡ', 'காலதண்டம்', 'కాలదండ'],
  dhumra: ['Dhumra', 'धूम्र', 'ಧೂಮ್ರ', 'தூம்ரம்', 'ధూమ్ర'],
  dhata: ['Dhata', 'धाता', 'ಧಾತಾ', 'தாதா', 'ధాత'],
  saumya: ['Saumya', 'सौम्य', 'ಸೌಮ್ಯ', 'சௌமியம்', 'సౌమ్య'],
  dhwanksha: ['Dhwanksha', 'ध्वांक्ष', 'ಧ್ವಾಂಕ್ಷ', 'துவாங்க்ஷம்', 'ధ్వాంక్ష'],
  dhwaja: ['Dhwaja', 'ध्वज', 'ಧ್ವಜ', 'துவஜம்', 'ధ్వజ'],
  shrivatsa: ['Shrivatsa', 'श्रीवत्स', 'ಶ್ರೀವತ್ಸ', 'ஸ்ரீவத்ஸம்', 'శ్రీవత్స'],
  vajra: ['Vajra', 'वज्र', 'ವಜ್ರ', 'வஜ்ரம்', 'వజ్ర'],
  mudgara: ['Mudgara', 'मुद्गर', 'ಮುದ್ಗರ', 'முத்கரம்', 'ముద్గర'],
  chhatra: ['Chhatra', 'छत्र', 'ಛತ್ರ', 'சத்ரம்', 'ఛత్ర'],
  mitra: ['Mitra', 'मित्र', 'ಮಿತ್ರ', 'மித்திரம்', 'మిత్ర'],
  manasa: ['Manasa', 'मानस', 'ಮಾನಸ', 'மானசம்', 'మానస'],
  padma: ['Padma', 'पद्म', 'ಪದ್ಮ', 'பத்மம்', 'పద్మ'],
  lumbaka: ['Lumbaka', 'लुंबक', 'ಲುಂಬಕ', 'லும்பகம்', 'లుంబక'],
  utpata: ['Utpata', 'उत्पात', 'ಉತ್ಪಾತ', 'உற்பாதம்', 'ఉత్పాత'],
  mrityu: ['Mrityu', 'मृत्यु', 'ಮೃತ್ಯು', 'மிருத்யு', 'మృత్యు'],
  kana: ['Kana', 'काण', 'ಕಾಣ', 'காணம்', 'కాణ'],
  siddhi: ['Siddhi', 'सिद्धि', 'ಸಿದ್ಧಿ', 'சித்தி', 'సిద్ధి'],
  shubha: ['Shubha', 'शुभ', 'ಶುಭ', 'சுபம்', 'శుభ'],
  amrita: ['Amrita', 'अमृत', 'ಅಮೃತ', 'அமிர்தம்', 'అమృత'],
  mushala: ['Mushala', 'मुसल', 'ಮುಸಲ', 'முசலம்', 'ముసల'],
  gada: ['Gada', 'गद', 'ಗದ', 'கதம்', 'గద'],
  matanga: ['Matanga', 'मातंग', 'ಮಾತಂಗ', 'மாதங்கம்', 'మాతంగ'],
  rakshasa: ['Rakshasa', 'राक्षस', 'ರಾಕ್ಷಸ', 'ராட்சசம்', 'రాక్షస'],
  chara: ['Chara', 'चर', 'ಚರ', 'சரம்', 'చర'],
  sthira: ['Sthira', 'स्थिर', 'ಸ್ಥಿರ', 'ஸ்திரம்', 'స్థిర'],
  vardhamana: ['Vardhamana', 'वर्धमान', 'ವರ್ಧಮಾನ', 'வர்த்தமானம்', 'వర్ధమాన'],
});

export const tamilYogaWords: Words<TamilYoga> = wordsOf({
  siddha: ['Siddha', 'सिद्ध', 'ಸಿದ್ಧ', 'சித்த யோகம்', 'సిద్ధ'],
  prabalarishta: ['Prabalarishta', 'प्रबलारिष्ट', 'ಪ್ರಬಲಾರಿಷ್ಟ', 'பிரபலாரிஷ்ட யோகம்', 'ప్రబలారిష్ట'],
  marana: ['Marana', 'मरण', 'ಮರಣ', 'மரண யோகம்', 'మరణ'],
  amrita: ['Amrita', 'अमृत', 'ಅಮೃತ', 'அமிர்த யோகம்', 'అమృత'],
});

export const directionWords: Words<Direction> = wordsOf({
  east: ['East', 'पूर्व', 'ಪೂರ್ವ', 'கிழக்கு', 'తూర్పు'],
  west: ['West', 'पश्चिम', 'ಪಶ್ಚಿಮ', 'மேற்கு', 'పడమర'],
  north: ['North', 'उत्तर', 'ಉತ್ತರ', 'வடக்கு', 'ఉత్తరం'],
  south: ['South', 'दक्षिण', 'ದಕ್ಷಿಣ', 'தெற்கு', 'దక్షిణం'],
});

export const worldWords: Words<World> = wordsOf({
  heaven: ['Heaven', 'स्वर्ग', 'ಸ್ವರ್ಗ', 'சொர்க்கம்', 'స్వర్గం'],
  earth: ['Earth', 'पृथ्वी', 'ಭೂಮಿ', 'பூமி', 'భూమి'],
  nether: ['Nether world', 'पाताल', 'ಪಾತಾಳ', 'பாதாளம்', 'పాతాళం'],
});

export const shivaVasaWords: Words<ShivaVasa> = wordsOf({
  cremation_ground: ['Cremation ground', 'श्मशान में', 'ಸ್ಮಶಾನದಲ್ಲಿ', 'மயானத்தில்', 'శ్మశానంలో'],
  kailasa: ['On Kailasa', 'कैलाश पर', 'ಕೈಲಾಸದಲ್ಲಿ', 'கைலாசத்தில்', 'కైలాసంలో'],
  with_gauri: ['With Gauri', 'गौरी के साथ', 'ಗೌರಿಯೊಂದಿಗೆ', 'கௌரியுடன்', 'గౌరితో'],
  on_nandi: ['On Nandi', 'नंदी पर', 'ನಂದಿಯ ಮೇಲೆ', 'நந்தியின் மேல்', 'నందిపై'],
  in_assembly: ['In assembly', 'सभा में', 'ಸಭೆಯಲ್ಲಿ', 'சபையில்', 'సభలో'],
  at_meal: ['At meal', 'भोजन में', 'ಭೋಜನದಲ್ಲಿ', 'உணவில்', 'భోజనంలో'],
  at_play: ['At play', 'क्रीड़ा में', 'ಕ್ರೀಡೆಯಲ್ಲಿ', 'விளையாட்டில்', 'క్రీడలో'],
});

export const panchakaRahitaWords: Words<PanchakaRahita> = wordsOf({
  mrityu: ['Mrityu', 'मृत्यु', 'ಮೃತ್ಯು', 'மிருத்யு', 'మృత్యు'],
  agni: ['Agni', 'अग्नि', 'ಅಗ್ನಿ', 'அக்னி', 'అగ్ని'],
  raja: ['Raja', 'राज', 'ರಾಜ', 'ராஜ', 'రాజ'],
  chora: ['Chora', 'चोर', 'ಚೋರ', 'சோர', 'చోర'],
  roga: ['Roga', 'रोग', 'ರೋಗ', 'ரோக', 'రోగ'],
});
