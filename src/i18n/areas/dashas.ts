/** Words of the graha dashas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { GrahaDashaId } from '../../core/dashas/graha/grahaDashas.js';
import { type Words, wordsOf } from '../words.js';

/** Names of the graha dashas. */
export const grahaDashaWords: Words<GrahaDashaId> = wordsOf({
  vimsottari: ['Vimsottari', 'विंशोत्तरी', 'ವಿಂಶೋತ್ತರಿ', 'விம்சோத்தரி', 'వింశోత్తరి'],
  rasi_bhukthi_vimsottari: [
    'Rasi Bhukti Vimsottari',
    'राशि भुक्ति विंशोत्तरी',
    'ರಾಶಿ ಭುಕ್ತಿ ವಿಂಶೋತ್ತರಿ',
    'ராசி புக்தி விம்சோத்தரி',
    'రాశి భుక్తి వింశోత్తరి',
  ],
  ashtottari: ['Ashtottari', 'अष्टोत्तरी', 'ಅಷ್ಟೋತ್ತರಿ', 'அஷ்டோத்தரி', 'అష్టోత్తరి'],
  yogini: ['Yogini', 'योगिनी', 'ಯೋಗಿನಿ', 'யோகினி', 'యోగిని'],
  shodasottari: ['Shodasottari', 'षोडशोत्तरी', 'ಷೋಡಶೋತ್ತರಿ', 'ஷோடசோத்தரி', 'షోడశోత్తరి'],
  dwadasottari: ['Dwadasottari', 'द्वादशोत्तरी', 'ದ್ವಾದಶೋತ್ತರಿ', 'துவாதசோத்தரி', 'ద్వాదశోత్తరి'],
  panchottari: ['Panchottari', 'पंचोत्तरी', 'ಪಂಚೋತ್ತರಿ', 'பஞ்சோத்தரி', 'పంచోత్తరి'],
  satabdika: ['Satabdika', 'शताब्दिका', 'ಶತಾಬ್ದಿಕಾ', 'சதாப்திகா', 'శతాబ్దికా'],
  chaturaaseeti_sama: ['Chaturaaseeti Sama', 'चतुरशीति सम', 'ಚತುರಶೀತಿ ಸಮ', 'சதுரசீதி சம', 'చతురశీతి సమ'],
  dwisatpathi: ['Dwisaptati Sama', 'द्विसप्तति सम', 'ದ್ವಿಸಪ್ತತಿ ಸಮ', 'துவிசப்ததி சம', 'ద్విసప్తతి సమ'],
  shashtisama: ['Shashti Sama', 'षष्टि सम', 'ಷಷ್ಟಿ ಸಮ', 'ஷஷ்டி சம', 'షష్టి సమ'],
  shattrimsa_sama: ['Shattrimsa Sama', 'षट्त्रिंशत् सम', 'ಷಟ್ತ್ರಿಂಶತ್ ಸಮ', 'ஷட்த்ரிம்சத் சம', 'షట్త్రింశత్ సమ'],
  tithi_ashtottari: ['Tithi Ashtottari', 'तिथि अष्टोत्तरी', 'ತಿಥಿ ಅಷ್ಟೋತ್ತರಿ', 'திதி அஷ்டோத்தரி', 'తిథి అష్టోత్తరి'],
  tithi_yogini: ['Tithi Yogini', 'तिथि योगिनी', 'ತಿಥಿ ಯೋಗಿನಿ', 'திதி யோகினி', 'తిథి యోగిని'],
  yoga_vimsottari: ['Yoga Vimsottari', 'योग विंशोत्तरी', 'ಯೋಗ ವಿಂಶೋತ್ತರಿ', 'யோக விம்சோத்தரி', 'యోగ వింశోత్తరి'],
  karana_chaturaaseeti_sama: [
    'Karana Chaturaaseeti Sama',
    'करण चतुरशीति सम',
    'ಕರಣ ಚತುರಶೀತಿ ಸಮ',
    'கரண சதுரசீதி சம',
    'కరణ చతురశీతి సమ',
  ],
  naisargika: ['Naisargika', 'नैसर्गिक', 'ನೈಸರ್ಗಿಕ', 'நைசர்கிக', 'నైసర్గిక'],
  tara: ['Tara', 'तारा', 'ತಾರಾ', 'தாரா', 'తారా'],
  karaka: ['Chara Karaka', 'चर कारक', 'ಚರ ಕಾರಕ', 'சர காரக', 'చర కారక'],
  buddhi_gathi: ['Buddhi Gathi', 'बुद्धि गति', 'ಬುದ್ಧಿ ಗತಿ', 'புத்தி கதி', 'బుద్ధి గతి'],
  kaala: ['Kaala', 'काल', 'ಕಾಲ', 'கால', 'కాల'],
  aayu: ['Aayu', 'आयु', 'ಆಯು', 'ஆயு', 'ఆయు'],
  saptharishi_nakshathra: ['Saptharishi Nakshathra', 'सप्तर्षि नक्षत्र', 'ಸಪ್ತರ್ಷಿ ನಕ್ಷತ್ರ', 'சப்தரிஷி நட்சத்திர', 'సప్తర్షి నక్షత్ర'],
  ashtaka_varga_planet: ['Ashtakavarga, Planets', 'अष्टकवर्ग, ग्रह', 'ಅಷ್ಟಕವರ್ಗ, ಗ್ರಹ', 'அஷ்டகவர்க்கம், கிரகம்', 'అష్టకవర్గ, గ్రహ'],
  ashtaka_varga_sign: ['Ashtakavarga, Signs', 'अष्टकवर्ग, राशि', 'ಅಷ್ಟಕವರ್ಗ, ರಾಶಿ', 'அஷ்டகவர்க்கம், ராசி', 'అష్టకవర్గ, రాశి'],
  ashtaka_varga_pinda: ['Ashtakavarga, Pindas', 'अष्टकवर्ग, पिंड', 'ಅಷ್ಟಕವರ್ಗ, ಪಿಂಡ', 'அஷ்டகவர்க்கம், பிண்டம்', 'అష్టకవర్గ, పిండ'],
  moola_graha: ['Moola', 'मूल', 'ಮೂಲ', 'மூல', 'మూల'],
  rashmi: ['Rashmi', 'रश्मि', 'ರಶ್ಮಿ', 'ரச்மி', 'రశ్మి'],
  panchasvara: ['Panchasvara', 'पंचस्वर', 'ಪಂಚಸ್ವರ', 'பஞ்சஸ்வர', 'పంచస్వర'],
});
