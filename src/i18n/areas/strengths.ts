/** Words of the strengths: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { AmsaId } from '../../core/strengths/vargaStrengths/vargaSchemes.data.js';
import { type Words, wordsOf } from '../words.js';

/** Names of the vaiseshikamsas (rules 03 section 13); the Sanskrit words written in each script. */
export const vaiseshikamsaWords: Words<AmsaId> = wordsOf({
  kimsuka: ['Kimsuka', 'किंशुक', 'ಕಿಂಶುಕ', 'கிம்சுகம்', 'కింశుక'],
  vyanjana: ['Vyanjana', 'व्यंजन', 'ವ್ಯಂಜನ', 'வியஞ்சனம்', 'వ్యంజన'],
  chamara: ['Chamara', 'चामर', 'ಚಾಮರ', 'சாமரம்', 'చామర'],
  chatra: ['Chatra', 'छत्र', 'ಛತ್ರ', 'சத்ரம்', 'ఛత్ర'],
  kundala: ['Kundala', 'कुंडल', 'ಕುಂಡಲ', 'குண்டலம்', 'కుండల'],
  mukuta: ['Mukuta', 'मुकुट', 'ಮುಕುಟ', 'முகுடம்', 'ముకుట'],
  parijata: ['Parijata', 'पारिजात', 'ಪಾರಿಜಾತ', 'பாரிஜாதம்', 'పారిజాత'],
  uttama: ['Uttama', 'उत्तम', 'ಉತ್ತಮ', 'உத்தமம்', 'ఉత్తమ'],
  gopura: ['Gopura', 'गोपुर', 'ಗೋಪುರ', 'கோபுரம்', 'గోపుర'],
  simhasana: ['Simhasana', 'सिंहासन', 'ಸಿಂಹಾಸನ', 'சிம்மாசனம்', 'సింహాసన'],
  paravata: ['Paravata', 'पारावत', 'ಪಾರಾವತ', 'பாராவதம்', 'పారావత'],
  devaloka: ['Devaloka', 'देवलोक', 'ದೇವಲೋಕ', 'தேவலோகம்', 'దేవలోక'],
  brahmaloka: ['Brahmaloka', 'ब्रह्मलोक', 'ಬ್ರಹ್ಮಲೋಕ', 'பிரம்மலோகம்', 'బ్రహ్మలోక'],
  airavata: ['Airavata', 'ऐरावत', 'ಐರಾವತ', 'ஐராவதம்', 'ఐరావత'],
  sridhama: ['Sridhama', 'श्रीधाम', 'ಶ್ರೀಧಾಮ', 'ஸ்ரீதாமம்', 'శ్రీధామ'],
  bhedaka: ['Bhedaka', 'भेदक', 'ಭೇದಕ', 'பேதகம்', 'భేదక'],
  kusuma: ['Kusuma', 'कुसुम', 'ಕುಸುಮ', 'குசுமம்', 'కుసుమ'],
  nagapurusha: ['Nagapurusha', 'नागपुरुष', 'ನಾಗಪುರುಷ', 'நாகபுருஷம்', 'నాగపురుష'],
  kanduka: ['Kanduka', 'कंदुक', 'ಕಂದುಕ', 'கந்துகம்', 'కందుక'],
  kerala: ['Kerala', 'केरल', 'ಕೇರಲ', 'கேரளம்', 'కేరల'],
  kalpavriksha: ['Kalpavriksha', 'कल्पवृक्ष', 'ಕಲ್ಪವೃಕ್ಷ', 'கல்பவிருட்சம்', 'కల్పవృక్ష'],
  chandanavana: ['Chandanavana', 'चंदनवन', 'ಚಂದನವನ', 'சந்தனவனம்', 'చందనవన'],
  poornachandra: ['Poornachandra', 'पूर्णचंद्र', 'ಪೂರ್ಣಚಂದ್ರ', 'பூர்ணசந்திரம்', 'పూర్ణచంద్ర'],
  uchchaisrava: ['Uchchaisrava', 'उच्चैःश्रवा', 'ಉಚ್ಚೈಃಶ್ರವ', 'உச்சைசிரவம்', 'ఉచ్చైఃశ్రవ'],
  dhanvantari: ['Dhanvantari', 'धन्वंतरि', 'ಧನ್ವಂತರಿ', 'தன்வந்திரி', 'ధన్వంతరి'],
  suryakanta: ['Suryakanta', 'सूर्यकांत', 'ಸೂರ್ಯಕಾಂತ', 'சூரியகாந்தம்', 'సూర్యకాంత'],
  vidruma: ['Vidruma', 'विद्रुम', 'ವಿದ್ರುಮ', 'வித்ருமம்', 'విద్రుమ'],
  indrasana: ['Indrasana', 'इंद्रासन', 'ಇಂದ್ರಾಸನ', 'இந்திராசனம்', 'ఇంద్రాసన'],
  goloka: ['Goloka', 'गोलोक', 'ಗೋಲೋಕ', 'கோலோகம்', 'గోలోక'],
  sri_vallabha: ['Sri Vallabha', 'श्रीवल्लभ', 'ಶ್ರೀವಲ್ಲಭ', 'ஸ்ரீவல்லபம்', 'శ్రీవల్లభ'],
});
