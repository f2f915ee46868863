/**
 * Words of the calendar (rules 07 sections 5 to 7), the English in the spelling of the rules: [en, hi, ka, ta, te].
 * Spellings: the almanacs named in ../README.md.
 */
import type { LunarMonthName } from '../../core/panchanga/lunarMonths.js';
import type { SamvatsaraName } from '../../core/panchanga/samvatsaras.js';
import type { Ayana, Ritu } from '../../core/panchanga/seasons.js';
import type { TamilMonth } from '../../core/panchanga/solarMonths.js';
import { type Words, wordsOf } from '../words.js';

export const lunarMonthWords: Words<LunarMonthName> = wordsOf({
  chaitra: ['Chaitra', 'चैत्र', 'ಚೈತ್ರ', 'சைத்ரம்', 'చైత్రం'],
  vaishakha: ['Vaishakha', 'वैशाख', 'ವೈಶಾಖ', 'வைசாகம்', 'వైశాఖం'],
  jyeshtha: ['Jyeshtha', 'ज्येष्ठ', 'ಜ್ಯೇಷ್ಠ', 'ஜ்யேஷ்டம்', 'జ్యేష్ఠం'],
  ashadha: ['Ashadha', 'आषाढ़', 'ಆಷಾಢ', 'ஆஷாடம்', 'ఆషాఢం'],
  shravana: ['Shravana', 'श्रावण', 'ಶ್ರಾವಣ', 'சிராவணம்', 'శ్రావణం'],
  bhadrapada: ['Bhadrapada', 'भाद्रपद', 'ಭಾದ್ರಪದ', 'பாத்ரபதம்', 'భాద్రపదం'],
  ashwina: ['Ashwina', 'आश्विन', 'ಆಶ್ವಯುಜ', 'ஆஸ்வினம்', 'ఆశ్వయుజం'],
  kartika: ['Kartika', 'कार्तिक', 'ಕಾರ್ತಿಕ', 'கார்த்திகம்', 'కార్తీకం'],
  margashirsha: ['Margashirsha', 'मार्गशीर्ष', 'ಮಾರ್ಗಶಿರ', 'மார்க்கசீர்ஷம்', 'మార్గశిరం'],
  pausha: ['Pausha', 'पौष', 'ಪುಷ್ಯ', 'பௌஷம்', 'పుష్యం'],
  magha: ['Magha', 'माघ', 'ಮಾಘ', 'மாகம்', 'మాఘం'],
  phalguna: ['Phalguna', 'फाल्गुन', 'ಫಾಲ್ಗುಣ', 'பால்குணம்', 'ఫాల్గుణం'],
});

export const tamilMonthWords: Words<TamilMonth> = wordsOf({
  chithirai: ['Chithirai', 'चित्तिरै', 'ಚಿತ್ತಿರೈ', 'சித்திரை', 'చిత్తిరై'],
  vaikaasi: ['Vaikaasi', 'वैकासि', 'ವೈಕಾಸಿ', 'வைகாசி', 'వైకాసి'],
  aani: ['Aani', 'आनि', 'ಆನಿ', 'ஆனி', 'ఆని'],
  aadi: ['Aadi', 'आडि', 'ಆಡಿ', 'ஆடி', 'ఆడి'],
  aavani: ['Aavani', 'आवणि', 'ಆವಣಿ', 'ஆவணி', 'ఆవణి'],
  purattaasi: ['Purattaasi', 'पुरट्टासि', 'ಪುರಟ್ಟಾಸಿ', 'புரட்டாசி', 'పురట్టాసి'],
  aippasi: ['Aippasi', 'ऐप्पसि', 'ಐಪ್ಪಸಿ', 'ஐப்பசி', 'ఐప్పసి'],
  kaarthigai: ['Kaarthigai', 'कार्त्तिगै', 'ಕಾರ್ತಿಗೈ', 'கார்த்திகை', 'కార్తిగై'],
  maargazhi: ['Maargazhi', 'मार्गळि', 'ಮಾರ್ಗಳಿ', 'மார்கழி', 'మార్గళి'],
  thai: ['Thai', 'तै', 'ತೈ', 'தை', 'తై'],
  maasi: ['Maasi', 'मासि', 'ಮಾಸಿ', 'மாசி', 'మాసి'],
  panguni: ['Panguni', 'पंगुनि', 'ಪಂಗುನಿ', 'பங்குனி', 'పంగుని'],
});

export const rituWords: Words<Ritu> = wordsOf({
  vasanta: ['Vasanta', 'वसंत', 'ವಸಂತ', 'வசந்தம்', 'వసంతం'],
  grishma: ['Grishma', 'ग्रीष्म', 'ಗ್ರೀಷ್ಮ', 'கிரீஷ்மம்', 'గ్రీష్మం'],
  varsha: ['Varsha', 'वर्षा', 'ವರ್ಷ', 'வர்ஷம்', 'వర్షం'],
  sharad: ['Sharad', 'शरद', 'ಶರದ್', 'சரத்', 'శరత్'],
  hemanta: ['Hemanta', 'हेमंत', 'ಹೇಮಂತ', 'ஹேமந்தம்', 'హేమంతం'],
  shishira: ['Shishira', 'शिशिर', 'ಶಿಶಿರ', 'சிசிரம்', 'శిశిరం'],
});

export const ayanaWords: Words<Ayana> = wordsOf({
  uttarayana: ['Uttarayana', 'उत्तरायण', 'ಉತ್ತರಾಯಣ', 'உத்தராயணம்', 'ఉత్తరాయణం'],
  dakshinayana: ['Dakshinayana', 'दक्षिणायन', 'ದಕ್ಷಿಣಾಯನ', 'தட்சிணாயனம்', 'దక్షిణాయనం'],
});

export const samvatsaraWords: Words<SamvatsaraName> = wordsOf({
  prabhava: ['Prabhava', 'प्रभव', 'ಪ್ರಭವ', 'பிரபவ', 'ప్రభవ'],
  vibhava: ['Vibhava', 'विभव', 'ವಿಭವ', 'விபவ', 'విభవ'],
  shukla: ['Shukla', 'शुक्ल', 'ಶುಕ್ಲ', 'சுக்கில', 'శుక్ల'],
  pramoda: ['Pramoda', 'प्रमोद', 'ಪ್ರಮೋದೂತ', 'பிரமோதூத', 'ప్రమోదూత'],
  prajapati: ['Prajapati', 'प्रजापति', 'ಪ್ರಜೋತ್ಪತ್ತಿ', 'பிரசோற்பத்தி', 'ప్రజోత్పత్తి'],
  angirasa: ['Angirasa', 'अंगिरा', 'ಆಂಗೀರಸ', 'ஆங்கீரச', 'ఆంగీరస'],
  shrimukha: ['Shrimukha', 'श्रीमुख', 'ಶ್ರೀಮುಖ', 'ஸ்ரீமுக', 'శ్రీముఖ'],
  bhava: ['Bhava', 'भाव', 'ಭಾವ', 'பவ', 'భావ'],
  yuva: ['Yuva', 'युवा', 'ಯುವ', 'யுவ', 'యువ'],
  dhatri: ['Dhatri', 'धाता', 'ಧಾತೃ', 'தாது', 'ధాత'],
  ishvara: ['Ishvara', 'ईश्वर', 'ಈಶ್ವರ', 'ஈஸ்வர', 'ఈశ్వర'],
  bahudhanya: ['Bahudhanya', 'बहुधान्य', 'ಬಹುಧಾನ್ಯ', 'வெகுதானிய', 'బహుధాన్య'],
  pramathi: ['Pramathi', 'प्रमाथी', 'ಪ್ರಮಾಥಿ', 'பிரமாதி', 'ప్రమాథి'],
  vikrama: ['Vikrama', 'विक्रम', 'ವಿಕ್ರಮ', 'விக்கிரம', 'విక్రమ'],
  vrisha: ['Vrisha', 'वृष', 'ವಿಷು', 'விஷு', 'వృష'],
  chitrabhanu: ['Chitrabhanu', 'चित्रभानु', 'ಚಿತ್ರಭಾನು', 'சித்திரபானு', 'చిత్రభాను'],
  svabhanu: ['Svabhanu', 'स्वभानु', 'ಸ್ವಭಾನು', 'சுபானு', 'స్వభాను'],
  tarana: ['Tarana', 'तारण', 'ತಾರಣ', 'தாரண', 'తారణ'],
  parthiva: ['Parthiva', 'पार्थिव', 'ಪಾರ್ಥಿವ', 'பார்த்திப', 'పార్థివ'],
  vyaya: ['Vyaya', 'व्यय', 'ವ್ಯಯ', 'விய', 'వ్యయ'],
  sarvajit: ['Sarvajit', 'सर्वजित', 'ಸರ್ವಜಿತ್', 'சர்வசித்து', 'సర్వజిత్తు'],
  sarvadhari: ['Sarvadhari', 'सर्वधारी', 'ಸರ್ವಧಾರಿ', 'சர்வதாரி', 'సర్వధారి'],
  virodhi: ['Virodhi', 'विरोधी', 'ವಿರೋಧಿ', 'விரோதி', 'విరోధి'],
  vikriti: ['Vikriti', 'विकृति', 'ವಿಕೃತಿ', 'விக்ருதி', 'వికృతి'],
  khara: ['Khara', 'खर', 'ಖರ', 'கர', 'ఖర'],
  nandana: ['Nandana', 'नंदन', 'ನಂದನ', 'நந்தன', 'నందన'],
  vijaya: ['Vijaya', 'विजय', 'ವಿಜಯ', 'விஜய', 'విజయ'],
  jaya: ['Jaya', 'जय', 'ಜಯ', 'ஜய', 'జయ'],
  manmatha: ['Manmatha', 'मन्मथ', 'ಮನ್ಮಥ', 'மன்மத', 'మన్మథ'],
  durmukhi: ['Durmukhi', 'दुर्मुख', 'ದುರ್ಮುಖಿ', 'துன்முகி', 'దుర్ముఖి'],
  hevilambi: ['Hevilambi', 'हेमलंबी', 'ಹೇವಿಳಂಬಿ', 'ஹேவிளம்பி', 'హేవిళంబి'],
  vilambi: ['Vilambi', 'विलंबी', 'ವಿಳಂಬಿ', 'விளம்பி', 'విళంబి'],
  vikari: ['Vikari', 'विकारी', 'ವಿಕಾರಿ', 'விகாரி', 'వికారి'],
  sharvari: ['Sharvari', 'शार्वरी', 'ಶಾರ್ವರಿ', 'சார்வரி', 'శార్వరి'],
  plava: ['Plava', 'प्लव', 'ಪ್ಲವ', 'பிலவ', 'ప్లవ'],
  shubhakrit: ['Shubhakrit', 'शुभकृत', 'ಶುಭಕೃತ್', 'சுபகிருது', 'శుభకృతు'],
  shobhakrit: ['Shobhakrit', 'शोभकृत', 'ಶೋಭಕೃತ್', 'சோபகிருது', 'శోభకృతు'],
  krodhi: ['Krodhi', 'क्रोधी', 'ಕ್ರೋಧಿ', 'குரோதி', 'క్రోధి'],
  vishvavasu: ['Vishvavasu', 'विश्वावसु', 'ವಿಶ್ವಾವಸು', 'விசுவாவசு', 'విశ్వావసు'],
  parabhava: ['Parabhava', 'पराभव', 'ಪರಾಭವ', 'பராபவ', 'పరాభవ'],
  plavanga: ['Plavanga', 'प्लवंग', 'ಪ್ಲವಂಗ', 'பிலவங்க', 'ప్లవంగ'],
  kilaka: ['Kilaka', 'कीलक', 'ಕೀಲಕ', 'கீலக', 'కీలక'],
  saumya: ['Saumya', 'सौम्य', 'ಸೌಮ್ಯ', 'சௌமிய', 'సౌమ్య'],
  sadharana: ['Sadharana', 'साधारण', 'ಸಾಧಾರಣ', 'சாதாரண', 'సాధారణ'],
  virodhikrit: ['Virodhikrit', 'विरोधकृत', 'ವಿರೋಧಿಕೃತ್', 'விரோதிகிருது', 'విరోధికృతు'],
  paridhavi: ['Paridhavi', 'परिधावी', 'ಪರಿಧಾವಿ', 'பரிதாபி', 'పరీధావి'],
  pramadi: ['Pramadi', 'प्रमादी', 'ಪ್ರಮಾದಿ', 'பிரமாதீச', 'ప్రమాదీచ'],
  ananda: ['Ananda', 'आनंद', 'ಆನಂದ', 'ஆனந்த', 'ఆనంద'],
  rakshasa: ['Rakshasa', 'राक्षस', 'ರಾಕ್ಷಸ', 'ராட்சச', 'రాక్షస'],
  anala: ['Anala', 'अनल', 'ನಳ', 'நள', 'నల'],
  pingala: ['Pingala', 'पिंगल', 'ಪಿಂಗಳ', 'பிங்கள', 'పింగళ'],
  kalayukta: ['Kalayukta', 'कालयुक्त', 'ಕಾಳಯುಕ್ತಿ', 'காளயுக்தி', 'కాళయుక్తి'],
  siddharthi: ['Siddharthi', 'सिद्धार्थी', 'ಸಿದ್ಧಾರ್ಥಿ', 'சித்தார்த்தி', 'సిద్ధార్థి'],
  raudra: ['Raudra', 'रौद्र', 'ರೌದ್ರಿ', 'ரௌத்திரி', 'రౌద్రి'],
  durmati: ['Durmati', 'दुर्मति', 'ದುರ್ಮತಿ', 'துன்மதி', 'దుర్మతి'],
  dundubhi: ['Dundubhi', 'दुंदुभि', 'ದುಂದುಭಿ', 'துந்துபி', 'దుందుభి'],
  rudhirodgari: ['Rudhirodgari', 'रुधिरोद्गारी', 'ರುಧಿರೋದ್ಗಾರಿ', 'ருத்ரோத்காரி', 'రుధిరోద్గారి'],
  raktakshi: ['Raktakshi', 'रक्ताक्षी', 'ರಕ್ತಾಕ್ಷಿ', 'ரக்தாட்சி', 'రక్తాక్షి'],
  krodhana: ['Krodhana', 'क्रोधन', 'ಕ್ರೋಧನ', 'குரோதன', 'క్రోధన'],
  akshaya: ['Akshaya', 'अक्षय', 'ಅಕ್ಷಯ', 'அட்சய', 'అక్షయ'],
});
