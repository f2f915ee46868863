/** Words of points, sahams, karakas and arudhas: [en, hi, ka, ta, te]. Spellings: the almanacs named in ../README.md. */
import type { ArudhaPada } from '../../core/arudhas/arudhaIds.js';
import type { CharaKaraka } from '../../core/karakas/charaKarakas.js';
import type { SthiraRelation } from '../../core/karakas/sthiraKarakas.js';
import type { SpecialLagna } from '../../core/points/lagnas/specialLagnas.js';
import type { Saham } from '../../core/points/sahams/sahams.js';
import type { Sphuta } from '../../core/points/sphutas/sphutas.js';
import type { Upagraha } from '../../core/points/upagrahas/upagrahas.js';
import { type Words, wordsOf } from '../words.js';

export const sahamWords: Words<Saham> = wordsOf({
  punya: ['Punya Saham', 'पुण्य सहम', 'ಪುಣ್ಯ ಸಹಮ', 'புண்ய சஹம்', 'పుణ్య సహమం'],
  vidya: ['Vidya Saham', 'विद्या सहम', 'ವಿದ್ಯಾ ಸಹಮ', 'வித்யா சஹம்', 'విద్యా సహమం'],
  yasas: ['Yasas Saham', 'यशस् सहम', 'ಯಶಸ್ ಸಹಮ', 'யசஸ் சஹம்', 'యశస్ సహమం'],
  mitra: ['Mitra Saham', 'मित्र सहम', 'ಮಿತ್ರ ಸಹಮ', 'மித்திர சஹம்', 'మిత్ర సహమం'],
  mahatmya: ['Mahatmya Saham', 'माहात्म्य सहम', 'ಮಾಹಾತ್ಮ್ಯ ಸಹಮ', 'மாகாத்மிய சஹம்', 'మాహాత్మ్య సహమం'],
  asha: ['Asha Saham', 'आशा सहम', 'ಆಶಾ ಸಹಮ', 'ஆசா சஹம்', 'ఆశా సహమం'],
  samartha: ['Samartha Saham', 'समर्थ सहम', 'ಸಮರ್ಥ ಸಹಮ', 'சமர்த்த சஹம்', 'సమర్థ సహమం'],
  bhratri: ['Bhratri Saham', 'भ्रातृ सहम', 'ಭ್ರಾತೃ ಸಹಮ', 'பிராத்ரு சஹம்', 'భ్రాతృ సహమం'],
  gaurava: ['Gaurava Saham', 'गौरव सहम', 'ಗೌರವ ಸಹಮ', 'கௌரவ சஹம்', 'గౌరవ సహమం'],
  pithri: ['Pithri Saham', 'पितृ सहम', 'ಪಿತೃ ಸಹಮ', 'பித்ரு சஹம்', 'పితృ సహమం'],
  rajya: ['Rajya Saham', 'राज्य सहम', 'ರಾಜ್ಯ ಸಹಮ', 'ராஜ்ய சஹம்', 'రాజ్య సహమం'],
  maathri: ['Maathri Saham', 'मातृ सहम', 'ಮಾತೃ ಸಹಮ', 'மாத்ரு சஹம்', 'మాతృ సహమం'],
  puthra: ['Puthra Saham', 'पुत्र सहम', 'ಪುತ್ರ ಸಹಮ', 'புத்திர சஹம்', 'పుత్ర సహమం'],
  jeeva: ['Jeeva Saham', 'जीव सहम', 'ಜೀವ ಸಹಮ', 'ஜீவ சஹம்', 'జీవ సహమం'],
  karma: ['Karma Saham', 'कर्म सहम', 'ಕರ್ಮ ಸಹಮ', 'கர்ம சஹம்', 'కర్మ సహమం'],
  roga: ['Roga Saham', 'रोग सहम', 'ರೋಗ ಸಹಮ', 'ரோக சஹம்', 'రోగ సహమం'],
  kali: ['Kali Saham', 'कलि सहम', 'ಕಲಿ ಸಹಮ', 'கலி சஹம்', 'కలి సహమం'],
  sastra: ['Sastra Saham', 'शास्त्र सहम', 'ಶಾಸ್ತ್ರ ಸಹಮ', 'சாஸ்திர சஹம்', 'శాస్త్ర సహమం'],
  bandhu: ['Bandhu Saham', 'बंधु सहम', 'ಬಂಧು ಸಹಮ', 'பந்து சஹம்', 'బంధు సహమం'],
  mrithyu: ['Mrithyu Saham', 'मृत्यु सहम', 'ಮೃತ್ಯು ಸಹಮ', 'மிருத்யு சஹம்', 'మృత్యు సహమం'],
  paradesa: ['Paradesa Saham', 'परदेश सहम', 'ಪರದೇಶ ಸಹಮ', 'பரதேச சஹம்', 'పరదేశ సహమం'],
  artha: ['Artha Saham', 'अर्थ सहम', 'ಅರ್ಥ ಸಹಮ', 'அர்த்த சஹம்', 'అర్థ సహమం'],
  paradara: ['Paradara Saham', 'परदार सहम', 'ಪರದಾರ ಸಹಮ', 'பரதார சஹம்', 'పరదార సహమం'],
  vanika: ['Vanika Saham', 'वणिक सहम', 'ವಣಿಕ ಸಹಮ', 'வணிக சஹம்', 'వణిక సహమం'],
  karyasiddhi: ['Karyasiddhi Saham', 'कार्यसिद्धि सहम', 'ಕಾರ್ಯಸಿದ್ಧಿ ಸಹಮ', 'கார்யசித்தி சஹம்', 'కార్యసిద్ధి సహమం'],
  vivaha: ['Vivaha Saham', 'विवाह सहम', 'ವಿವಾಹ ಸಹಮ', 'விவாக சஹம்', 'వివాహ సహమం'],
  santapa: ['Santapa Saham', 'संताप सहम', 'ಸಂತಾಪ ಸಹಮ', 'சந்தாப சஹம்', 'సంతాప సహమం'],
  sraddha: ['Sraddha Saham', 'श्रद्धा सहम', 'ಶ್ರದ್ಧಾ ಸಹಮ', 'சிரத்தா சஹம்', 'శ్రద్ధా సహమం'],
  preethi: ['Preethi Saham', 'प्रीति सहम', 'ಪ್ರೀತಿ ಸಹಮ', 'பிரீதி சஹம்', 'ప్రీతి సహమం'],
  jadya: ['Jadya Saham', 'जाड्य सहम', 'ಜಾಡ್ಯ ಸಹಮ', 'ஜாட்ய சஹம்', 'జాడ్య సహమం'],
  vyaapaara: ['Vyaapaara Saham', 'व्यापार सहम', 'ವ್ಯಾಪಾರ ಸಹಮ', 'வியாபார சஹம்', 'వ్యాపార సహమం'],
  sathru: ['Sathru Saham', 'शत्रु सहम', 'ಶತ್ರು ಸಹಮ', 'சத்ரு சஹம்', 'శత్రు సహమం'],
  jalapatna: ['Jalapatna Saham', 'जलपतन सहम', 'ಜಲಪತನ ಸಹಮ', 'ஜலபதன சஹம்', 'జలపతన సహమం'],
  bandhana: ['Bandhana Saham', 'बंधन सहम', 'ಬಂಧನ ಸಹಮ', 'பந்தன சஹம்', 'బంధన సహమం'],
  apamrithyu: ['Apamrithyu Saham', 'अपमृत्यु सहम', 'ಅಪಮೃತ್ಯು ಸಹಮ', 'அபமிருத்யு சஹம்', 'అపమృత్యు సహమం'],
  laabha: ['Laabha Saham', 'लाभ सहम', 'ಲಾಭ ಸಹಮ', 'லாப சஹம்', 'లాభ సహమం'],
});

export const upagrahaWords: Words<Upagraha> = wordsOf({
  dhuma: ['Dhuma', 'धूम', 'ಧೂಮ', 'தூமம்', 'ధూమం'],
  vyatipaata: ['Vyatipaata', 'व्यतीपात', 'ವ್ಯತೀಪಾತ', 'வியதீபாதம்', 'వ్యతీపాతం'],
  parivesha: ['Parivesha', 'परिवेष', 'ಪರಿವೇಷ', 'பரிவேஷம்', 'పరివేషం'],
  indrachaapa: ['Indrachaapa', 'इंद्रचाप', 'ಇಂದ್ರಚಾಪ', 'இந்திரசாபம்', 'ఇంద్రచాపం'],
  upaketu: ['Upaketu', 'उपकेतु', 'ಉಪಕೇತು', 'உபகேது', 'ఉపకేతువు'],
  kaala: ['Kaala', 'काल', 'ಕಾಲ', 'காலன்', 'కాలుడు'],
  mrityu: ['Mrityu', 'मृत्यु', 'ಮೃತ್ಯು', 'மிருத்யு', 'మృత్యువు'],
  artha_praharaka: ['Artha Praharaka', 'अर्धप्रहर', 'ಅರ್ಧಪ್ರಹರ', 'அர்த்தப்ரஹரன்', 'అర్ధప్రహరుడు'],
  yama_ghantaka: ['Yama Ghantaka', 'यमघंटक', 'ಯಮಘಂಟಕ', 'எமகண்டன்', 'యమఘంటకుడు'],
  gulika: ['Gulika', 'गुलिक', 'ಗುಳಿಕ', 'குளிகன்', 'గుళికుడు'],
  maandi: ['Maandi', 'मांदि', 'ಮಾಂದಿ', 'மாந்தி', 'మాంది'],
});

export const specialLagnaWords: Words<SpecialLagna> = wordsOf({
  bhava_lagna: ['Bhava Lagna', 'भाव लग्न', 'ಭಾವ ಲಗ್ನ', 'பாவ லக்னம்', 'భావ లగ్నం'],
  hora_lagna: ['Hora Lagna', 'होरा लग्न', 'ಹೋರಾ ಲಗ್ನ', 'ஹோரா லக்னம்', 'హోరా లగ్నం'],
  ghati_lagna: ['Ghati Lagna', 'घटी लग्न', 'ಘಟೀ ಲಗ್ನ', 'கடிகா லக்னம்', 'ఘటీ లగ్నం'],
  vighati_lagna: ['Vighati Lagna', 'विघटी लग्न', 'ವಿಘಟೀ ಲಗ್ನ', 'விகடிகா லக்னம்', 'విఘటీ లగ్నం'],
  sree_lagna: ['Sree Lagna', 'श्री लग्न', 'ಶ್ರೀ ಲಗ್ನ', 'ஸ்ரீ லக்னம்', 'శ్రీ లగ్నం'],
  indu_lagna: ['Indu Lagna', 'इंदु लग्न', 'ಇಂದು ಲಗ್ನ', 'இந்து லக்னம்', 'ఇందు లగ్నం'],
  pranapada_lagna: ['Pranapada Lagna', 'प्राणपद लग्न', 'ಪ್ರಾಣಪದ ಲಗ್ನ', 'பிராணபத லக்னம்', 'ప్రాణపద లగ్నం'],
  kunda_lagna: ['Kunda Lagna', 'कुंड लग्न', 'ಕುಂಡ ಲಗ್ನ', 'குண்ட லக்னம்', 'కుండ లగ్నం'],
  bhrigu_bindhu_lagna: ['Bhrigu Bindhu Lagna', 'भृगु बिंदु लग्न', 'ಭೃಗು ಬಿಂದು ಲಗ್ನ', 'பிருகு பிந்து லக்னம்', 'భృగు బిందు లగ్నం'],
});

export const sphutaWords: Words<Sphuta> = wordsOf({
  tri_sphuta: ['Tri Sphuta', 'त्रिस्फुट', 'ತ್ರಿಸ್ಫುಟ', 'திரிஸ்புடம்', 'త్రిస్ఫుటం'],
  chatur_sphuta: ['Chatur Sphuta', 'चतुःस्फुट', 'ಚತುಃಸ್ಫುಟ', 'சதுர்ஸ்புடம்', 'చతుఃస్ఫుటం'],
  pancha_sphuta: ['Pancha Sphuta', 'पंचस्फुट', 'ಪಂಚಸ್ಫುಟ', 'பஞ்சஸ்புடம்', 'పంచస్ఫుటం'],
  prana_sphuta: ['Prana Sphuta', 'प्राणस्फुट', 'ಪ್ರಾಣಸ್ಫುಟ', 'பிராணஸ்புடம்', 'ప్రాణస్ఫుటం'],
  deha_sphuta: ['Deha Sphuta', 'देहस्फुट', 'ದೇಹಸ್ಫುಟ', 'தேகஸ்புடம்', 'దేహస్ఫుటం'],
  mrityu_sphuta: ['Mrityu Sphuta', 'मृत्युस्फुट', 'ಮೃತ್ಯುಸ್ಫುಟ', 'மிருத்யுஸ்புடம்', 'మృత్యుస్ఫుటం'],
  sookshma_tri_sphuta: ['Sookshma Tri Sphuta', 'सूक्ष्म त्रिस्फुट', 'ಸೂಕ್ಷ್ಮ ತ್ರಿಸ್ಫುಟ', 'சூக்ஷ்ம திரிஸ்புடம்', 'సూక్ష్మ త్రిస్ఫుటం'],
  beeja_sphuta: ['Beeja Sphuta', 'बीजस्फुट', 'ಬೀಜಸ್ಫುಟ', 'பீஜஸ்புடம்', 'బీజస్ఫుటం'],
  kshetra_sphuta: ['Kshetra Sphuta', 'क्षेत्रस्फुट', 'ಕ್ಷೇತ್ರಸ್ಫುಟ', 'க்ஷேத்திரஸ்புடம்', 'క్షేత్రస్ఫుటం'],
  tithi_sphuta: ['Tithi Sphuta', 'तिथिस्फुट', 'ತಿಥಿಸ್ಫುಟ', 'திதிஸ்புடம்', 'తిథిస్ఫుటం'],
  yoga_sphuta: ['Yoga Sphuta', 'योगस्फुट', 'ಯೋಗಸ್ಫುಟ', 'யோகஸ்புடம்', 'యోగస్ఫుటం'],
  yogi_sphuta: ['Yogi Sphuta', 'योगी स्फुट', 'ಯೋಗಿ ಸ್ಫುಟ', 'யோகி ஸ்புடம்', 'యోగి స్ఫుటం'],
  avayogi_sphuta: ['Avayogi Sphuta', 'अवयोगी स्फुट', 'ಅವಯೋಗಿ ಸ್ಫುಟ', 'அவயோகி ஸ்புடம்', 'అవయోగి స్ఫుటం'],
  rahu_tithi_sphuta: ['Rahu Tithi Sphuta', 'राहु तिथिस्फुट', 'ರಾಹು ತಿಥಿಸ್ಫುಟ', 'ராகு திதிஸ்புடம்', 'రాహు తిథిస్ఫుటం'],
});

export const charaKarakaWords: Words<CharaKaraka> = wordsOf({
  atma: ['Atma Karaka', 'आत्मकारक', 'ಆತ್ಮಕಾರಕ', 'ஆத்மகாரகன்', 'ఆత్మకారకుడు'],
  amatya: ['Amatya Karaka', 'अमात्यकारक', 'ಅಮಾತ್ಯಕಾರಕ', 'அமாத்யகாரகன்', 'అమాత్యకారకుడు'],
  bhratri: ['Bhratri Karaka', 'भ्रातृकारक', 'ಭ್ರಾತೃಕಾರಕ', 'பிராத்ருகாரகன்', 'భ్రాతృకారకుడు'],
  matri: ['Matri Karaka', 'मातृकारक', 'ಮಾತೃಕಾರಕ', 'மாத்ருகாரகன்', 'మాతృకారకుడు'],
  pitri: ['Pitri Karaka', 'पितृकारक', 'ಪಿತೃಕಾರಕ', 'பித்ருகாரகன்', 'పితృకారకుడు'],
  putra: ['Putra Karaka', 'पुत्रकारक', 'ಪುತ್ರಕಾರಕ', 'புத்திரகாரகன்', 'పుత్రకారకుడు'],
  jnati: ['Jnati Karaka', 'ज्ञातिकारक', 'ಜ್ಞಾತಿಕಾರಕ', 'ஞாதிகாரகன்', 'జ్ఞాతికారకుడు'],
  dara: ['Dara Karaka', 'दारकारक', 'ದಾರಕಾರಕ', 'தாரகாரகன்', 'దారకారకుడు'],
});

/** For whom a sthira karaka stands. */
export const sthiraRelationWords: Words<SthiraRelation> = wordsOf({
  father: ['Father', 'पिता', 'ತಂದೆ', 'தந்தை', 'తండ్రి'],
  mother: ['Mother', 'माता', 'ತಾಯಿ', 'தாய்', 'తల్లి'],
  younger_siblings: ['Younger siblings', 'छोटे भाई-बहन', 'ಕಿರಿಯ ಸಹೋದರರು', 'இளைய உடன்பிறப்புகள்', 'చిన్న తోబుట్టువులు'],
  siblings_in_law: [
    'Brothers- and sisters-in-law',
    'साले, देवर, ननद, भाभी',
    'ಬಾವಮೈದುನ, ನಾದಿನಿ',
    'மைத்துனர்கள், நாத்தனார்கள்',
    'బావమరదులు, మరదళ్లు',
  ],
  maternal_relatives: ['Maternal relatives', 'ननिहाल के संबंधी', 'ತಾಯಿಯ ಕಡೆಯ ಬಂಧುಗಳು', 'தாய்வழி உறவினர்', 'తల్లి తరపు బంధువులు'],
  paternal_grandparents: [
    'Paternal grandparents',
    'दादा-दादी',
    'ತಂದೆಯ ತಂದೆ ತಾಯಿ',
    'தந்தைவழிப் பாட்டன் பாட்டி',
    'తండ్రి తల్లిదండ్రులు',
  ],
  husband: ['Husband', 'पति', 'ಪತಿ', 'கணவன்', 'భర్త'],
  sons: ['Sons', 'पुत्र', 'ಪುತ್ರರು', 'மகன்கள்', 'కుమారులు'],
  wife: ['Wife', 'पत्नी', 'ಪತ್ನಿ', 'மனைவி', 'భార్య'],
  parents_of_wife: ["Wife's parents", 'पत्नी के माता-पिता', 'ಪತ್ನಿಯ ತಂದೆ ತಾಯಿ', 'மனைவியின் பெற்றோர்', 'భార్య తల్లిదండ్రులు'],
  maternal_grandparents: ['Maternal grandparents', 'नाना-नानी', 'ತಾಯಿಯ ತಂದೆ ತಾಯಿ', 'தாய்வழிப் பாட்டன் பாட்டி', 'తల్లి తల్లిదండ్రులు'],
  elder_siblings: ['Elder siblings', 'बड़े भाई-बहन', 'ಹಿರಿಯ ಸಹೋದರರು', 'மூத்த உடன்பிறப்புகள்', 'పెద్ద తోబుట్టువులు'],
});

/** Names of A1..A12 (rules 02 section 8). */
export const arudhaPadaWords: Words<ArudhaPada> = wordsOf({
  AL: ['Arudha Lagna', 'आरूढ़ लग्न', 'ಆರೂಢ ಲಗ್ನ', 'ஆரூட லக்னம்', 'ఆరూఢ లగ్నం'],
  A2: ['Dhanarudha', 'धनारूढ़', 'ಧನಾರೂಢ', 'தனாரூடம்', 'ధనారూఢం'],
  A3: ['Bhatrarudha', 'भ्रात्रारूढ़', 'ಭ್ರಾತ್ರಾರೂಢ', 'பிராத்ராரூடம்', 'భ్రాత్రారూఢం'],
  A4: ['Matri Pada', 'मातृ पद', 'ಮಾತೃ ಪದ', 'மாத்ரு பதம்', 'మాతృ పదం'],
  A5: ['Mantra Pada', 'मंत्र पद', 'ಮಂತ್ರ ಪದ', 'மந்திர பதம்', 'మంత్ర పదం'],
  A6: ['Roga Pada', 'रोग पद', 'ರೋಗ ಪದ', 'ரோக பதம்', 'రోగ పదం'],
  A7: ['Dara Pada', 'दार पद', 'ದಾರ ಪದ', 'தார பதம்', 'దార పదం'],
  A8: ['Mrityu Pada', 'मृत्यु पद', 'ಮೃತ್ಯು ಪದ', 'மிருத்யு பதம்', 'మృత్యు పదం'],
  A9: ['Bhagya Pada', 'भाग्य पद', 'ಭಾಗ್ಯ ಪದ', 'பாக்கிய பதம்', 'భాగ్య పదం'],
  A10: ['Karma Pada', 'कर्म पद', 'ಕರ್ಮ ಪದ', 'கர்ம பதம்', 'కర్మ పదం'],
  A11: ['Labha Pada', 'लाभ पद', 'ಲಾಭ ಪದ', 'லாப பதம்', 'లాభ పదం'],
  UL: ['Upapada Lagna', 'उपपद लग्न', 'ಉಪಪದ ಲಗ್ನ', 'உபபத லக்னம்', 'ఉపపద లగ్నం'],
});
