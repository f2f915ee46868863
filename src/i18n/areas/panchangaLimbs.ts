/**
 * Words of the limbs of the panchanga (rules 07 section 4), the English in the spelling of the rules:
 * [en, hi, ka, ta, te].
 * Spellings: the almanacs named in ../README.md.
 */
import type { Karana, NityaYoga, Paksha, Tithi, TithiClass } from '../../core/panchanga/limbs.js';
import { type Words, wordsOf } from '../words.js';

export const tithiWords: Words<Tithi> = wordsOf({
  pratipada: ['Pratipada', 'प्रतिपदा', 'ಪಾಡ್ಯ', 'பிரதமை', 'పాడ్యమి'],
  dwitiya: ['Dwitiya', 'द्वितीया', 'ದ್ವಿತೀಯಾ', 'துவிதியை', 'విదియ'],
  tritiya: ['Tritiya', 'तृतीया', 'ತೃತೀಯಾ', 'திருதியை', 'తదియ'],
  chaturthi: ['Chaturthi', 'चतुर्थी', 'ಚತುರ್ಥಿ', 'சதுர்த்தி', 'చవితి'],
  panchami: ['Panchami', 'पंचमी', 'ಪಂಚಮಿ', 'பஞ்சமி', 'పంచమి'],
  shashthi: ['Shashthi', 'षष्ठी', 'ಷಷ್ಠಿ', 'சஷ்டி', 'షష్ఠి'],
  saptami: ['Saptami', 'सप्तमी', 'ಸಪ್ತಮಿ', 'சப்தமி', 'సప్తమి'],
  ashtami: ['Ashtami', 'अष्टमी', 'ಅಷ್ಟಮಿ', 'அஷ்டமி', 'అష్టమి'],
  navami: ['Navami', 'नवमी', 'ನವಮಿ', 'நவமி', 'నవమి'],
  dashami: ['Dashami', 'दशमी', 'ದಶಮಿ', 'தசமி', 'దశమి'],
  ekadashi: ['Ekadashi', 'एकादशी', 'ಏಕಾದಶಿ', 'ஏகாதசி', 'ఏకాదశి'],
  dwadashi: ['Dwadashi', 'द्वादशी', 'ದ್ವಾದಶಿ', 'துவாதசி', 'ద్వాదశి'],
  trayodashi: ['Trayodashi', 'त्रयोदशी', 'ತ್ರಯೋದಶಿ', 'திரயோதசி', 'త్రయోదశి'],
  chaturdashi: ['Chaturdashi', 'चतुर्दशी', 'ಚತುರ್ದಶಿ', 'சதுர்தசி', 'చతుర్దశి'],
  purnima: ['Purnima', 'पूर्णिमा', 'ಹುಣ್ಣಿಮೆ', 'பௌர்ணமி', 'పూర్ణిమ'],
  amavasya: ['Amavasya', 'अमावस्या', 'ಅಮಾವಾಸ್ಯೆ', 'அமாவாசை', 'అమావాస్య'],
});

export const pakshaWords: Words<Paksha> = wordsOf({
  shukla: ['Shukla', 'शुक्ल', 'ಶುಕ್ಲ', 'வளர்பிறை', 'శుక్ల'],
  krishna: ['Krishna', 'कृष्ण', 'ಕೃಷ್ಣ', 'தேய்பிறை', 'కృష్ణ'],
});

export const tithiClassWords: Words<TithiClass> = wordsOf({
  nanda: ['Nanda', 'नंदा', 'ನಂದಾ', 'நந்தா', 'నంద'],
  bhadra: ['Bhadra', 'भद्रा', 'ಭದ್ರಾ', 'பத்ரா', 'భద్ర'],
  jaya: ['Jaya', 'जया', 'ಜಯಾ', 'ஜயா', 'జయ'],
  rikta: ['Rikta', 'रिक्ता', 'ರಿಕ್ತಾ', 'ரிக்தா', 'రిక్త'],
  purna: ['Purna', 'पूर्णा', 'ಪೂರ್ಣಾ', 'பூர்ணா', 'పూర్ణ'],
});

export const nityaYogaWords: Words<NityaYoga> = wordsOf({
  vishkambha: ['Vishkambha', 'विष्कंभ', 'ವಿಷ್ಕಂಭ', 'விஷ்கம்பம்', 'విష్కంభ'],
  priti: ['Priti', 'प्रीति', 'ಪ್ರೀತಿ', 'பிரீதி', 'ప్రీతి'],
  ayushman: ['Ayushman', 'आयुष्मान', 'ಆಯುಷ್ಮಾನ್', 'ஆயுஷ்மான்', 'ఆయుష్మాన్'],
  saubhagya: ['Saubhagya', 'सौभाग्य', 'ಸೌಭಾಗ್ಯ', 'சௌபாக்கியம்', 'సౌభాగ్య'],
  shobhana: ['Shobhana', 'शोभन', 'ಶೋಭನ', 'சோபனம்', 'శోభన'],
  atiganda: ['Atiganda', 'अतिगंड', 'ಅತಿಗಂಡ', 'அதிகண்டம்', 'అతిగండ'],
  sukarma: ['Sukarma', 'सुकर्मा', 'ಸುಕರ್ಮ', 'சுகர்மம்', 'సుకర్మ'],
  dhriti: ['Dhriti', 'धृति', 'ಧೃತಿ', 'திருதி', 'ధృతి'],
  shula: ['Shula', 'शूल', 'ಶೂಲ', 'சூலம்', 'శూల'],
  ganda: ['Ganda', 'गंड', 'ಗಂಡ', 'கண்டம்', 'గండ'],
  vriddhi: ['Vriddhi', 'वृद्धि', 'ವೃದ್ಧಿ', 'விருத்தி', 'వృద్ధి'],
  dhruva: ['Dhruva', 'ध्रुव', 'ಧ್ರುವ', 'துருவம்', 'ధ్రువ'],
  vyaghata: ['Vyaghata', 'व्याघात', 'ವ್ಯಾಘಾತ', 'வியாகாதம்', 'వ్యాఘాత'],
  harshana: ['Harshana', 'हर्षण', 'ಹರ್ಷಣ', 'ஹர்ஷணம்', 'హర్షణ'],
  vajra: ['Vajra', 'वज्र', 'ವಜ್ರ', 'வஜ்ரம்', 'వజ్ర'],
  siddhi: ['Siddhi', 'सिद्धि', 'ಸಿದ್ಧಿ', 'சித்தி', 'సిద్ధి'],
  vyatipata: ['Vyatipata', 'व्यतीपात', 'ವ್ಯತೀಪಾತ', 'வியதீபாதம்', 'వ్యతీపాత'],
  variyana: ['Variyana', 'वरीयान', 'ವರೀಯಾನ್', 'வரீயான்', 'వరీయాన్'],
  parigha: ['Parigha', 'परिघ', 'ಪರಿಘ', 'பரிகம்', 'పరిఘ'],
  shiva: ['Shiva', 'शिव', 'ಶಿವ', 'சிவம்', 'శివ'],
  siddha: ['Siddha', 'सिद्ध', 'ಸಿದ್ಧ', 'சித்தம்', 'సిద్ధ'],
  sadhya: ['Sadhya', 'साध्य', 'ಸಾಧ್ಯ', 'சாத்தியம்', 'సాధ్య'],
  shubha: ['Shubha', 'शुभ', 'ಶುಭ', 'சுபம்', 'శుభ'],
  shukla: ['Shukla', 'शुक्ल', 'ಶುಕ್ಲ', 'சுக்லம்', 'శుక్ల'],
  brahma: ['Brahma', 'ब्रह्म', 'ಬ್ರಹ್ಮ', 'பிரம்மம்', 'బ్రహ్మ'],
  indra: ['Indra', 'इंद्र', 'ಇಂದ್ರ', 'ஐந்திரம்', 'ఇంద్ర'],
  vaidhriti: ['Vaidhriti', 'वैधृति', 'ವೈಧೃತಿ', 'வைதிருதி', 'వైధృతి'],
});

export const karanaWords: Words<Karana> = wordsOf({
  bava: ['Bava', 'बव', 'ಬವ', 'பவம்', 'బవ'],
  balava: ['Balava', 'बालव', 'ಬಾಲವ', 'பாலவம்', 'బాలవ'],
  kaulava: ['Kaulava', 'कौलव', 'ಕೌಲವ', 'கௌலவம்', 'కౌలవ'],
  taitila: ['Taitila', 'तैतिल', 'ತೈತಿಲ', 'தைதுலம்', 'తైతుల'],
  gara: ['Gara', 'गर', 'ಗರ', 'கரசை', 'గరజ'],
  vanija: ['Vanija', 'वणिज', 'ವಣಿಜ', 'வணிசை', 'వణిజ'],
  vishti: ['Vishti', 'विष्टि', 'ವಿಷ್ಟಿ', 'பத்திரை', 'విష్టి'],
  shakuni: ['Shakuni', 'शकुनि', 'ಶಕುನಿ', 'சகுனி', 'శకుని'],
  chatushpada: ['Chatushpada', 'चतुष्पद', 'ಚತುಷ್ಪಾದ', 'சதுஷ்பாதம்', 'చతుష్పాద'],
  naga: ['Naga', 'नाग', 'ನಾಗ', 'நாகவம்', 'నాగవ'],
  kimstughna: ['Kimstughna', 'किंस्तुघ्न', 'ಕಿಂಸ್ತುಘ್ನ', 'கிம்ஸ்துக்னம்', 'కింస్తుఘ్న'],
});
