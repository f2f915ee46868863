/** Words of the rasi dashas and annual dashas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { AnnualGrahaDashaId } from '../../core/annual/annualDashas.js';
import type { RasiDashaId } from '../../core/dashas/rasi/rasiDashas.js';
import { DASHA_VARGAS, type VargaDashaId, vargaDashaId } from '../../core/dashas/rasi/vargaIds.js';
import { factorOf } from '../../core/vargas/vargaKeys.js';
import { type WordRow, type Words, wordsOf } from '../words.js';

/** How a chart of a factor is called: `D-9`. */
const D: WordRow = ['D', 'डी', 'ಡಿ', 'டி', 'డి'];

/** A name in each of the 22 charts that divide. */
const inVargas = <S extends string>(system: S, name: WordRow): Readonly<Record<VargaDashaId<S>, WordRow>> =>
  Object.fromEntries(
    DASHA_VARGAS.map((key) => [
      vargaDashaId(system, key),
      name.map((word, index) => `${word}, ${D[index]}-${factorOf(key)}`),
    ]),
  ) as Readonly<Record<string, unknown>> as Readonly<Record<VargaDashaId<S>, WordRow>>;

const NARAYANA: WordRow = ['Narayana', 'नारायण', 'ನಾರಾಯಣ', 'நாராயண', 'నారాయణ'];
const VARSHA_NARAYANA: WordRow = ['Varsha Narayana', 'वर्ष नारायण', 'ವರ್ಷ ನಾರಾಯಣ', 'வருஷ நாராயண', 'వర్ష నారాయణ'];

/** Names of the rasi dashas. */
export const rasiDashaWords: Words<RasiDashaId> = wordsOf({
  narayana: NARAYANA,
  ...inVargas('narayana', NARAYANA),
  lagna_kendradi: ['Lagna Kendradi', 'लग्न केंद्रादि', 'ಲಗ್ನ ಕೇಂದ್ರಾದಿ', 'லக்ன கேந்திராதி', 'లగ్న కేంద్రాది'],
  moola_rasi: ['Moola of Signs', 'राशि मूल', 'ರಾಶಿ ಮೂಲ', 'ராசி மூல', 'రాశి మూల'],
  karaka_kendradi: ['Karaka Kendradi', 'कारक केंद्रादि', 'ಕಾರಕ ಕೇಂದ್ರಾದಿ', 'காரக கேந்திராதி', 'కారక కేంద్రాది'],
  sudasa: ['Sudasa', 'सुदशा', 'ಸುದಶಾ', 'சுதசா', 'సుదశ'],
  drig_method_1: ['Drig, method 1', 'दृग्, विधि 1', 'ದೃಗ್, ವಿಧಾನ 1', 'திருக், முறை 1', 'దృగ్, పద్ధతి 1'],
  drig_method_2: ['Drig, method 2', 'दृग्, विधि 2', 'ದೃಗ್, ವಿಧಾನ 2', 'திருக், முறை 2', 'దృగ్, పద్ధతి 2'],
  drig_legacy: [
    'Drig, method 2 with the parts of method 1',
    'दृग्, विधि 2, विधि 1 के अंशों सहित',
    'ದೃಗ್, ವಿಧಾನ 2, ವಿಧಾನ 1 ರ ಭಾಗಗಳೊಂದಿಗೆ',
    'திருக், முறை 2, முறை 1 இன் பகுதிகளுடன்',
    'దృగ్, పద్ధతి 2, పద్ధతి 1 భాగాలతో',
  ],
  niryana_shoola: ['Niryana Shoola', 'निर्याण शूल', 'ನಿರ್ಯಾಣ ಶೂಲ', 'நிர்யாண சூல', 'నిర్యాణ శూల'],
  shoola: ['Shoola', 'शूल', 'ಶೂಲ', 'சூல', 'శూల'],
  chara_method_1: ['Chara, method 1', 'चर, विधि 1', 'ಚರ, ವಿಧಾನ 1', 'சர, முறை 1', 'చర, పద్ధతి 1'],
  chara_method_2: ['Chara, method 2', 'चर, विधि 2', 'ಚರ, ವಿಧಾನ 2', 'சர, முறை 2', 'చర, పద్ధతి 2'],
  chara_method_3_male: [
    'Chara, method 3, male',
    'चर, विधि 3, पुरुष',
    'ಚರ, ವಿಧಾನ 3, ಪುರುಷ',
    'சர, முறை 3, ஆண்',
    'చర, పద్ధతి 3, పురుషుడు',
  ],
  chara_method_3_female: [
    'Chara, method 3, female',
    'चर, विधि 3, स्त्री',
    'ಚರ, ವಿಧಾನ 3, ಸ್ತ್ರೀ',
    'சர, முறை 3, பெண்',
    'చర, పద్ధతి 3, స్త్రీ',
  ],
  chara_method_4_male: [
    'Chara, method 4, male',
    'चर, विधि 4, पुरुष',
    'ಚರ, ವಿಧಾನ 4, ಪುರುಷ',
    'சர, முறை 4, ஆண்',
    'చర, పద్ధతి 4, పురుషుడు',
  ],
  chara_method_4_female: [
    'Chara, method 4, female',
    'चर, विधि 4, स्त्री',
    'ಚರ, ವಿಧಾನ 4, ಸ್ತ್ರೀ',
    'சர, முறை 4, பெண்',
    'చర, పద్ధతి 4, స్త్రీ',
  ],
  chara_method_5_male: [
    'Chara, method 5, male',
    'चर, विधि 5, पुरुष',
    'ಚರ, ವಿಧಾನ 5, ಪುರುಷ',
    'சர, முறை 5, ஆண்',
    'చర, పద్ధతి 5, పురుషుడు',
  ],
  chara_method_5_female: [
    'Chara, method 5, female',
    'चर, विधि 5, स्त्री',
    'ಚರ, ವಿಧಾನ 5, ಸ್ತ್ರೀ',
    'சர, முறை 5, பெண்',
    'చర, పద్ధతి 5, స్త్రీ',
  ],
  lagnamsaka: ['Lagnamsaka', 'लग्नांशक', 'ಲಗ್ನಾಂಶಕ', 'லக்னாம்சக', 'లగ్నాంశక'],
  padanadhamsa_method_1: [
    'Padanadhamsa, method 1',
    'पदनाथांश, विधि 1',
    'ಪದನಾಥಾಂಶ, ವಿಧಾನ 1',
    'பதநாதாம்ச, முறை 1',
    'పదనాథాంశ, పద్ధతి 1',
  ],
  padanadhamsa_method_2: [
    'Padanadhamsa, method 2',
    'पदनाथांश, विधि 2',
    'ಪದನಾಥಾಂಶ, ವಿಧಾನ 2',
    'பதநாதாம்ச, முறை 2',
    'పదనాథాంశ, పద్ధతి 2',
  ],
  padanadhamsa_method_3: [
    'Padanadhamsa, method 3',
    'पदनाथांश, विधि 3',
    'ಪದನಾಥಾಂಶ, ವಿಧಾನ 3',
    'பதநாதாம்ச, முறை 3',
    'పదనాథాంశ, పద్ధతి 3',
  ],
  mandooka_method_1: ['Mandooka, method 1', 'मंडूक, विधि 1', 'ಮಂಡೂಕ, ವಿಧಾನ 1', 'மண்டூக, முறை 1', 'మండూక, పద్ధతి 1'],
  mandooka_method_2: ['Mandooka, method 2', 'मंडूक, विधि 2', 'ಮಂಡೂಕ, ವಿಧಾನ 2', 'மண்டூக, முறை 2', 'మండూక, పద్ధతి 2'],
  sthira: ['Sthira', 'स्थिर', 'ಸ್ಥಿರ', 'ஸ்திர', 'స్థిర'],
  tara_lagna: ['Tara Lagna', 'तारा लग्न', 'ತಾರಾ ಲಗ್ನ', 'தாரா லக்ன', 'తారా లగ్న'],
  brahma: ['Brahma', 'ब्रह्म', 'ಬ್ರಹ್ಮ', 'பிரம்ம', 'బ్రహ్మ'],
  varnada: ['Varnada', 'वर्णद', 'ವರ್ಣದ', 'வர்ணத', 'వర్ణద'],
  yogardha: ['Yogardha', 'योगार्ध', 'ಯೋಗಾರ್ಧ', 'யோகார்த', 'యోగార్ధ'],
  navamsa: ['Navamsa', 'नवांश', 'ನವಾಂಶ', 'நவாம்ச', 'నవాంశ'],
  paryaaya: ['Paryaaya', 'पर्याय', 'ಪರ್ಯಾಯ', 'பர்யாய', 'పర్యాయ'],
  trikona: ['Trikona', 'त्रिकोण', 'ತ್ರಿಕೋಣ', 'திரிகோண', 'త్రికోణ'],
  chakra: ['Chakra', 'चक्र', 'ಚಕ್ರ', 'சக்கர', 'చక్ర'],
  sandhya: ['Sandhya', 'संध्या', 'ಸಂಧ್ಯಾ', 'சந்தியா', 'సంధ్యా'],
  pachaka: ['Panchaka', 'पाचक', 'ಪಾಚಕ', 'பாசக', 'పాచక'],
  chathurvidha_lagna_uttara: ['Lagna Uttara', 'लग्न उत्तर', 'ಲಗ್ನ ಉತ್ತರ', 'லக்ன உத்தர', 'లగ్న ఉత్తర'],
  chathurvidha_kendra_uttara: ['Kendra Uttara', 'केंद्र उत्तर', 'ಕೇಂದ್ರ ಉತ್ತರ', 'கேந்திர உத்தர', 'కేంద్ర ఉత్తర'],
  chathurvidha_trikona_uttara: ['Trikona Uttara', 'त्रिकोण उत्तर', 'ತ್ರಿಕೋಣ ಉತ್ತರ', 'திரிகோண உத்தர', 'త్రికోణ ఉత్తర'],
  chathurvidha_dasha_uttara: ['Dasha Uttara', 'दशा उत्तर', 'ದಶಾ ಉತ್ತರ', 'தசா உத்தர', 'దశా ఉత్తర'],
  raashiyanka: ['Raashiyanka', 'राश्यंक', 'ರಾಶ್ಯಂಕ', 'ராசியங்க', 'రాశ్యంక'],
  kalachakra_method_1: ['Kalachakra, method 1', 'कालचक्र, विधि 1', 'ಕಾಲಚಕ್ರ, ವಿಧಾನ 1', 'காலசக்கர, முறை 1', 'కాలచక్ర, పద్ధతి 1'],
  kalachakra_method_2: ['Kalachakra, method 2', 'कालचक्र, विधि 2', 'ಕಾಲಚಕ್ರ, ವಿಧಾನ 2', 'காலசக்கர, முறை 2', 'కాలచక్ర, పద్ధతి 2'],
  kalachakra_method_3: ['Kalachakra, method 3', 'कालचक्र, विधि 3', 'ಕಾಲಚಕ್ರ, ವಿಧಾನ 3', 'காலசக்கர, முறை 3', 'కాలచక్ర, పద్ధతి 3'],
  panchasvara: ['Panchasvara', 'पंचस्वर', 'ಪಂಚಸ್ವರ', 'பஞ்சஸ்வர', 'పంచస్వర'],
  sudarshana_chakra: ['Sudarshana Chakra', 'सुदर्शन चक्र', 'ಸುದರ್ಶನ ಚಕ್ರ', 'சுதர்சன சக்கர', 'సుదర్శన చక్ర'],
});

/** Names of the annual dashas. */
export const annualDashaWords: Words<AnnualGrahaDashaId | 'varsha_narayana' | VargaDashaId<'varsha_narayana'>> =
  wordsOf({
    mudda: ['Mudda', 'मुद्दा', 'ಮುದ್ದಾ', 'முத்தா', 'ముద్దా'],
    patyayini: ['Patyayini', 'पात्यायिनी', 'ಪಾತ್ಯಾಯಿನಿ', 'பாத்யாயினி', 'పాత్యాయిని'],
    varsha_narayana: VARSHA_NARAYANA,
    ...inVargas('varsha_narayana', VARSHA_NARAYANA),
  });
