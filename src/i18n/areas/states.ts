/** Words of the states of grahas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { BhavaMethod } from '../../core/charts/bhavaMethods.js';
import type { BaladiAvastha, DeeptadiAvastha, JagradadiAvastha } from '../../core/charts/states/avasthas.data.js';
import type { WarKind } from '../../core/charts/states/grahaYuddha.js';
import type { PachakadiRole } from '../../core/charts/states/pachakadi.data.js';
import { type Words, wordsOf } from '../words.js';

export const baladiWords: Words<BaladiAvastha> = wordsOf({
  bala: ['Bala', 'बाल', 'ಬಾಲ', 'பாலம்', 'బాల'],
  kumara: ['Kumara', 'कुमार', 'ಕುಮಾರ', 'குமாரம்', 'కుమార'],
  yuva: ['Yuva', 'युवा', 'ಯುವ', 'யுவம்', 'యువ'],
  vriddha: ['Vriddha', 'वृद्ध', 'ವೃದ್ಧ', 'விருத்தம்', 'వృద్ధ'],
  mrita: ['Mrita', 'मृत', 'ಮೃತ', 'மிருதம்', 'మృత'],
});

export const jagradadiWords: Words<JagradadiAvastha> = wordsOf({
  jagrat: ['Jagrat', 'जाग्रत', 'ಜಾಗ್ರತ್', 'ஜாக்ரத்', 'జాగ్రత్'],
  swapna: ['Swapna', 'स्वप्न', 'ಸ್ವಪ್ನ', 'ஸ்வப்னம்', 'స్వప్న'],
  sushupti: ['Sushupti', 'सुषुप्ति', 'ಸುಷುಪ್ತಿ', 'சுஷுப்தி', 'సుషుప్తి'],
});

export const deeptadiWords: Words<DeeptadiAvastha> = wordsOf({
  deepta: ['Deepta', 'दीप्त', 'ದೀಪ್ತ', 'தீப்தம்', 'దీప్త'],
  swastha: ['Swastha', 'स्वस्थ', 'ಸ್ವಸ್ಥ', 'ஸ்வஸ்தம்', 'స్వస్థ'],
  mudita: ['Mudita', 'मुदित', 'ಮುದಿತ', 'முதிதம்', 'ముదిత'],
  shanta: ['Shanta', 'शांत', 'ಶಾಂತ', 'சாந்தம்', 'శాంత'],
  deena: ['Deena', 'दीन', 'ದೀನ', 'தீனம்', 'దీన'],
  duhkhita: ['Duhkhita', 'दुःखित', 'ದುಃಖಿತ', 'துக்கிதம்', 'దుఃఖిత'],
  khala: ['Khala', 'खल', 'ಖಲ', 'கலம்', 'ఖల'],
  kopa: ['Kopa', 'कोप', 'ಕೋಪ', 'கோபம்', 'కోప'],
  vikala: ['Vikala', 'विकल', 'ವಿಕಲ', 'விகலம்', 'వికల'],
});

export const warKindWords: Words<WarKind> = wordsOf({
  bheda: ['Bheda', 'भेद', 'ಭೇದ', 'பேதம்', 'భేద'],
  ullekha: ['Ullekha', 'उल्लेख', 'ಉಲ್ಲೇಖ', 'உல்லேகம்', 'ఉల్లేఖ'],
  apasavya: ['Apasavya', 'अपसव्य', 'ಅಪಸವ್ಯ', 'அபசவ்யம்', 'అపసవ్య'],
  amsumarda: ['Amsumarda', 'अंशुमर्द', 'ಅಂಶುಮರ್ದ', 'அம்சுமர்தம்', 'అంశుమర్ద'],
});

export const pachakadiWords: Words<PachakadiRole> = wordsOf({
  pachaka: ['Pachaka', 'पाचक', 'ಪಾಚಕ', 'பாசகன்', 'పాచక'],
  bodhaka: ['Bodhaka', 'बोधक', 'ಬೋಧಕ', 'போதகன்', 'బోధక'],
  karaka: ['Karaka', 'कारक', 'ಕಾರಕ', 'காரகன்', 'కారక'],
  vedhaka: ['Vedhaka', 'वेधक', 'ವೇಧಕ', 'வேதகன்', 'వేధక'],
});

/** Names of the states themselves. */
export type StateName =
  | 'retrograde'
  | 'direct'
  | 'stationary'
  | 'combust'
  | 'deep_exalted'
  | 'deep_debilitated'
  | 'graha_yuddha'
  | 'mrityu_bhaga'
  | 'pushkara_navamsa'
  | 'pushkara_bhaga'
  | 'marana_karaka_sthana'
  | 'latta'
  | 'navamsa_64'
  | 'drekkana_22';

export const stateWords: Words<StateName> = wordsOf({
  retrograde: ['Retrograde', 'वक्री', 'ವಕ್ರಿ', 'வக்ரம்', 'వక్రి'],
  direct: ['Direct', 'मार्गी', 'ಮಾರ್ಗಿ', 'நேர்கதி', 'మార్గి'],
  stationary: ['Stationary', 'स्थिर गति', 'ಸ್ತಂಭನ', 'ஸ்தம்பனம்', 'స్తంభన'],
  combust: ['Combust', 'अस्त', 'ಅಸ್ತಂಗತ', 'அஸ்தங்கம்', 'అస్తంగత'],
  deep_exalted: ['Deep exaltation', 'परमोच्च', 'ಪರಮೋಚ್ಚ', 'பரம உச்சம்', 'పరమోచ్చ'],
  deep_debilitated: ['Deep debilitation', 'परम नीच', 'ಪರಮ ನೀಚ', 'பரம நீசம்', 'పరమ నీచ'],
  graha_yuddha: ['Graha yuddha', 'ग्रह युद्ध', 'ಗ್ರಹ ಯುದ್ಧ', 'கிரக யுத்தம்', 'గ్రహ యుద్ధం'],
  mrityu_bhaga: ['Mrityu bhaga', 'मृत्यु भाग', 'ಮೃತ್ಯು ಭಾಗ', 'மிருத்யு பாகம்', 'మృత్యు భాగం'],
  pushkara_navamsa: ['Pushkara navamsa', 'पुष्कर नवांश', 'ಪುಷ್ಕರ ನವಾಂಶ', 'புஷ்கர நவாம்சம்', 'పుష్కర నవాంశ'],
  pushkara_bhaga: ['Pushkara bhaga', 'पुष्कर भाग', 'ಪುಷ್ಕರ ಭಾಗ', 'புஷ்கர பாகம்', 'పుష్కర భాగం'],
  marana_karaka_sthana: ['Marana karaka sthana', 'मरण कारक स्थान', 'ಮರಣ ಕಾರಕ ಸ್ಥಾನ', 'மரண காரக ஸ்தானம்', 'మరణ కారక స్థానం'],
  latta: ['Latta', 'लत्ता', 'ಲತ್ತಾ', 'லத்தை', 'లత్త'],
  navamsa_64: ['64th navamsa', 'चौंसठवाँ नवांश', 'ಅರವತ್ತನಾಲ್ಕನೇ ನವಾಂಶ', 'அறுபத்து நான்காம் நவாம்சம்', 'అరవై నాలుగవ నవాంశ'],
  drekkana_22: ['22nd drekkana', 'बाईसवाँ द्रेष्काण', 'ಇಪ್ಪತ್ತೆರಡನೇ ದ್ರೇಕ್ಕಾಣ', 'இருபத்திரண்டாம் திரேக்காணம்', 'ఇరవై రెండవ ద్రేక్కాణం'],
});

/** The five ways of dividing houses, by number. */
export const bhavaMethodWords: Words<`${BhavaMethod}`> = wordsOf({
  1: [
    'Equal houses, lagna in the middle',
    'समान भाव, लग्न मध्य में',
    'ಸಮ ಭಾವ, ಲಗ್ನ ಮಧ್ಯದಲ್ಲಿ',
    'சம பாவம், லக்னம் நடுவில்',
    'సమ భావం, లగ్నం మధ్యలో',
  ],
  2: [
    'Equal houses, lagna at the start',
    'समान भाव, लग्न आरंभ में',
    'ಸಮ ಭಾವ, ಲಗ್ನ ಆರಂಭದಲ್ಲಿ',
    'சம பாவம், லக்னம் தொடக்கத்தில்',
    'సమ భావం, లగ్నం ఆరంభంలో',
  ],
  3: ['Sripati', 'श्रीपति', 'ಶ್ರೀಪತಿ', 'ஸ்ரீபதி', 'శ్రీపతి'],
  4: ['KP (Placidus)', 'कृष्णमूर्ति पद्धति', 'ಕೃಷ್ಣಮೂರ್ತಿ ಪದ್ಧತಿ', 'கிருஷ்ணமூர்த்தி பத்ததி', 'కృష్ణమూర్తి పద్ధతి'],
  5: ['Whole sign', 'पूर्ण राशि', 'ಪೂರ್ಣ ರಾಶಿ', 'முழு ராசி', 'పూర్ణ రాశి'],
});
