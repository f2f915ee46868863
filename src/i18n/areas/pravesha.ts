/** Words of the charts of returns: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { PraveshaKind } from '../../core/annual/pravesha.js';
import type { YearLordOffice } from '../../core/annual/yearLord.js';
import { type Words, wordsOf } from '../words.js';

export const praveshaWords: Words<PraveshaKind> = wordsOf({
  annual: ['Annual Chart (Varsha Pravesha)', 'वर्ष प्रवेश', 'ವರ್ಷ ಪ್ರವೇಶ', 'வருட பிரவேசம்', 'వర్ష ప్రవేశం'],
  tithi: ['Tithi Pravesha', 'तिथि प्रवेश', 'ತಿಥಿ ಪ್ರವೇಶ', 'திதி பிரவேசம்', 'తిథి ప్రవేశం'],
});

/** Offices of the candidates for the lordship of the year. */
export const yearLordOfficeWords: Words<YearLordOffice> = wordsOf({
  muntha_lord: ['Lord of the Muntha', 'मुंथेश', 'ಮುಂಥಾಧಿಪತಿ', 'முந்தா அதிபதி', 'ముంథాధిపతి'],
  natal_lagna_lord: ['Lord of the Birth Lagna', 'जन्म लग्नेश', 'ಜನ್ಮ ಲಗ್ನಾಧಿಪತಿ', 'ஜென்ம லக்னாதிபதி', 'జన్మ లగ్నాధిపతి'],
  year_lagna_lord: ['Lord of the Year Lagna', 'वर्ष लग्नेश', 'ವರ್ಷ ಲಗ್ನಾಧಿಪತಿ', 'வருட லக்னாதிபதி', 'వర్ష లగ్నాధిపతి'],
  tri_rasi_lord: ['Lord of Three Signs', 'त्रिराशिपति', 'ತ್ರಿರಾಶಿಪತಿ', 'திரிராசிபதி', 'త్రిరాశిపతి'],
  dina_ratri_lord: ['Lord of Day or Night', 'दिन-रात्रि पति', 'ದಿನ-ರಾತ್ರಿ ಪತಿ', 'பகல்-இரவு அதிபதி', 'దిన-రాత్రి పతి'],
});
