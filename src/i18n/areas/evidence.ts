/**
 * Words of the conditions by which yogas, doshas and longevity show why they hold. A condition is written as subject,
 * relation, what is asked for: the relation stands before a colon, so that one order of words serves every language.
 * Spellings: the almanacs named in ../README.md.
 */
import type { BirthFact, Relation, State, Weakness } from '../../core/facts/evidence.js';
import { type Words, wordsOf } from '../words.js';

export const relationWords: Words<Relation> = wordsOf({
  in_house: ['in house', 'भाव में', 'ಭಾವದಲ್ಲಿ', 'பாவத்தில்', 'భావంలో'],
  in_house_from: ['in house, counted from', 'भाव में, गणना', 'ಭಾವದಲ್ಲಿ, ಎಣಿಕೆ', 'பாவத்தில், எண்ணுவது', 'భావంలో, లెక్క'],
  in_house_from_any: [
    'in house, counted from any of',
    'भाव में, किसी एक से गणना',
    'ಭಾವದಲ್ಲಿ, ಯಾವುದಾದರೊಂದರಿಂದ ಎಣಿಕೆ',
    'பாவத்தில், ஏதேனும் ஒன்றிலிருந்து எண்ணுவது',
    'భావంలో, ఏదో ఒకదాని నుండి లెక్క',
  ],
  any_in_house: ['any of them in house', 'कोई एक भाव में', 'ಯಾವುದಾದರೊಂದು ಭಾವದಲ್ಲಿ', 'ஏதேனும் ஒன்று பாவத்தில்', 'ఏదో ఒకటి భావంలో'],
  any_two_in_house: ['any two in house', 'कोई दो भाव में', 'ಯಾವುದಾದರೆರಡು ಭಾವದಲ್ಲಿ', 'ஏதேனும் இரண்டு பாவத்தில்', 'ఏవైనా రెండు భావంలో'],
  any_three_in_house: [
    'any three in house',
    'कोई तीन भाव में',
    'ಯಾವುದಾದರೂ ಮೂರು ಭಾವದಲ್ಲಿ',
    'ஏதேனும் மூன்று பாவத்தில்',
    'ఏవైనా మూడు భావంలో',
  ],
  none_in_house: ['none of them in house', 'कोई नहीं भाव में', 'ಯಾವುದೂ ಇಲ್ಲ, ಭಾವದಲ್ಲಿ', 'எதுவும் இல்லை, பாவத்தில்', 'ఏదీ లేదు, భావంలో'],
  any_in_house_from: [
    'any in house, counted from',
    'कोई एक भाव में, गणना',
    'ಯಾವುದಾದರೊಂದು ಭಾವದಲ್ಲಿ, ಎಣಿಕೆ',
    'ஏதேனும் ஒன்று பாவத்தில், எண்ணுவது',
    'ఏదో ఒకటి భావంలో, లెక్క',
  ],
  none_in_house_from: [
    'none in house, counted from',
    'कोई नहीं भाव में, गणना',
    'ಯಾವುದೂ ಇಲ್ಲ ಭಾವದಲ್ಲಿ, ಎಣಿಕೆ',
    'எதுவும் இல்லை பாவத்தில், எண்ணுவது',
    'ఏదీ లేదు భావంలో, లెక్క',
  ],
  houses_held: ['houses held by', 'भावों में स्थित', 'ಭಾವಗಳಲ್ಲಿ ಇರುವವರು', 'பாவங்களில் இருப்பவை', 'భావాలలో ఉన్నవి'],
  held_only_by: ['house held only by', 'भाव में केवल', 'ಭಾವದಲ್ಲಿ ಕೇವಲ', 'பாவத்தில் மட்டும்', 'భావంలో మాత్రమే'],
  signs_occupied: [
    'number of signs held',
    'अधिष्ठित राशियाँ',
    'ಇರುವ ರಾಶಿಗಳ ಸಂಖ್ಯೆ',
    'இருக்கும் ராசிகளின் எண்ணிக்கை',
    'ఉన్న రాశుల సంఖ్య',
  ],
  number_of: ['at least so many', 'कम से कम संख्या', 'ಕನಿಷ್ಠ ಸಂಖ್ಯೆ', 'குறைந்தது எண்ணிக்கை', 'కనీస సంఖ్య'],
  lord_of_house: ['lord of house', 'भाव का स्वामी', 'ಭಾವದ ಅಧಿಪತಿ', 'பாவ அதிபதி', 'భావాధిపతి'],
  in_one_sign: ['together in one sign', 'एक राशि में', 'ಒಂದೇ ರಾಶಿಯಲ್ಲಿ', 'ஒரே ராசியில்', 'ఒకే రాశిలో'],
  in_sign: ['in sign', 'राशि में', 'ರಾಶಿಯಲ್ಲಿ', 'ராசியில்', 'రాశిలో'],
  not_in_sign: ['not in sign', 'राशि में नहीं', 'ರಾಶಿಯಲ್ಲಿ ಇಲ್ಲ', 'ராசியில் இல்லை', 'రాశిలో లేదు'],
  in_nakshatra: ['in nakshatra', 'नक्षत्र में', 'ನಕ್ಷತ್ರದಲ್ಲಿ', 'நட்சத்திரத்தில்', 'నక్షత్రంలో'],
  exchange: ['exchange of houses', 'राशि परिवर्तन', 'ಪರಿವರ್ತನೆ', 'பரிவர்த்தனை', 'పరివర్తన'],
  has_dignity: ['dignity', 'स्थिति', 'ಸ್ಥಿತಿ', 'நிலை', 'స్థితి'],
  in_house_or_dignity: ['in house or dignity', 'भाव में या स्थिति', 'ಭಾವದಲ್ಲಿ ಅಥವಾ ಸ್ಥಿತಿ', 'பாவத்தில் அல்லது நிலை', 'భావంలో లేదా స్థితి'],
  joined_by: ['joined by', 'युति', 'ಯುತಿ', 'சேர்க்கை', 'కలయిక'],
  aspected_by: ['aspected by', 'दृष्टि', 'ದೃಷ್ಟಿ', 'பார்வை', 'దృష్టి'],
  sign_aspected_by: ['aspected by sign by', 'राशि दृष्टि', 'ರಾಶಿ ದೃಷ್ಟಿ', 'ராசிப் பார்வை', 'రాశి దృష్టి'],
  touched_by: [
    'joined or aspected in any way by',
    'युति या कोई दृष्टि',
    'ಯುತಿ ಅಥವಾ ಯಾವುದೇ ದೃಷ್ಟಿ',
    'சேர்க்கை அல்லது எந்தப் பார்வையும்',
    'కలయిక లేదా ఏదైనా దృష్టి',
  ],
  joined_or_aspected_by: ['joined or aspected by', 'युति या दृष्टि', 'ಯುತಿ ಅಥವಾ ದೃಷ್ಟಿ', 'சேர்க்கை அல்லது பார்வை', 'కలయిక లేదా దృష్టి'],
  hemmed_by: ['hemmed in by', 'कर्तरी में', 'ಕರ್ತರಿಯಲ್ಲಿ', 'கர்த்தரியில்', 'కర్తరిలో'],
  not_hemmed_by: ['not hemmed in by', 'कर्तरी में नहीं', 'ಕರ್ತರಿಯಲ್ಲಿ ಇಲ್ಲ', 'கர்த்தரியில் இல்லை', 'కర్తరిలో లేదు'],
  aspects: ['aspects', 'देखता है', 'ನೋಡುತ್ತದೆ', 'பார்க்கிறது', 'చూస్తుంది'],
  aspect_each_other: ['aspect each other', 'परस्पर दृष्टि', 'ಪರಸ್ಪರ ದೃಷ್ಟಿ', 'பரஸ்பரப் பார்வை', 'పరస్పర దృష్టి'],
  not_aspected_by: ['not aspected by', 'दृष्टि नहीं', 'ದೃಷ್ಟಿ ಇಲ್ಲ', 'பார்வை இல்லை', 'దృష్టి లేదు'],
  not_joined_or_aspected_by: [
    'not joined or aspected by',
    'युति या दृष्टि नहीं',
    'ಯುತಿ ಅಥವಾ ದೃಷ್ಟಿ ಇಲ್ಲ',
    'சேர்க்கை அல்லது பார்வை இல்லை',
    'కలయిక లేదా దృష్టి లేదు',
  ],
  not_sign_aspected_by: ['not aspected by sign by', 'राशि दृष्टि नहीं', 'ರಾಶಿ ದೃಷ್ಟಿ ಇಲ್ಲ', 'ராசிப் பார்வை இல்லை', 'రాశి దృష్టి లేదు'],
  associated_with: ['associated with', 'संबंध', 'ಸಂಬಂಧ', 'தொடர்பு', 'సంబంధం'],
  is: ['is', 'यह है', 'ಇದು', 'இது', 'ఇది'],
  is_not: ['is not', 'यह नहीं है', 'ಇದಲ್ಲ', 'இது அல்ல', 'ఇది కాదు'],
  friend_of: ['friend of', 'मित्र', 'ಮಿತ್ರ', 'நட்பு', 'మిత్రుడు'],
  has_state: ['state', 'अवस्था', 'ಅವಸ್ಥೆ', 'அவஸ்தை', 'అవస్థ'],
  degrees_below: ['degrees below', 'अंश इससे कम', 'ಅಂಶ ಇದಕ್ಕಿಂತ ಕಡಿಮೆ', 'பாகை இதற்குக் கீழ்', 'భాగలు ఇంతకంటే తక్కువ'],
  degrees_above: ['degrees above', 'अंश इससे अधिक', 'ಅಂಶ ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು', 'பாகை இதற்கு மேல்', 'భాగలు ఇంతకంటే ఎక్కువ'],
  at_degree: ['at the degree', 'इस अंश पर', 'ಈ ಅಂಶದಲ್ಲಿ', 'இந்தப் பாகையில்', 'ఈ భాగలో'],
  in_half_degree: ['in the half degree', 'इस अर्ध अंश में', 'ಈ ಅರ್ಧ ಅಂಶದಲ್ಲಿ', 'இந்த அரைப் பாகையில்', 'ఈ అర్ధ భాగలో'],
  in_shashtiamsa: ['in the sixtieth', 'षष्ट्यंश में', 'ಷಷ್ಟ್ಯಂಶದಲ್ಲಿ', 'சஷ்டியாம்சத்தில்', 'షష్ట్యంశలో'],
  varga_count: ['number of vargas', 'वर्गों की संख्या', 'ವರ್ಗಗಳ ಸಂಖ್ಯೆ', 'வர்க்கங்களின் எண்ணிக்கை', 'వర్గాల సంఖ్య'],
  between: ['between', 'के बीच', 'ನಡುವೆ', 'இடையில்', 'మధ్య'],
});

/** What a condition speaks of, beside bodies, signs, stars, dignities and numbers. */
export const factWords: Words<
  | State
  | Weakness
  | BirthFact
  | 'weak'
  | 'natural_friend'
  | 'temporary_friend'
  | 'great_friend'
  | 'cruel'
  | 'gentle'
  | 'same'
> = wordsOf({
  combust: ['Combust', 'अस्त', 'ಅಸ್ತಂಗತ', 'அஸ்தங்கம்', 'అస్తంగత'],
  retrograde: ['Retrograde', 'वक्री', 'ವಕ್ರಿ', 'வக்ரம்', 'వక్రి'],
  debilitated: ['Debilitated', 'नीच', 'ನೀಚ', 'நீசம்', 'నీచ'],
  aspected_by_malefic: ['Aspected by a malefic', 'पाप दृष्टि', 'ಪಾಪ ದೃಷ್ಟಿ', 'பாபர் பார்வை', 'పాప దృష్టి'],
  in_dusthana: ['In a dusthana', 'दुःस्थान में', 'ದುಃಸ್ಥಾನದಲ್ಲಿ', 'துஸ்தானத்தில்', 'దుస్థానంలో'],
  gulika: ['Gulika', 'गुलिक', 'ಗುಳಿಕ', 'குளிகன்', 'గుళికుడు'],
  maandi: ['Maandi', 'मांदि', 'ಮಾಂದಿ', 'மாந்தி', 'మాంది'],
  tithi: ['Tithi', 'तिथि', 'ತಿಥಿ', 'திதி', 'తిథి'],
  half_of_day: ['Half of the day', 'दिन का भाग', 'ದಿನದ ಭಾಗ', 'நாளின் பகுதி', 'దిన భాగం'],
  day: ['Day', 'दिन', 'ಹಗಲು', 'பகல்', 'పగలు'],
  night: ['Night', 'रात्रि', 'ರಾತ್ರಿ', 'இரவு', 'రాత్రి'],
  gender: ['Gender', 'लिंग', 'ಲಿಂಗ', 'பாலினம்', 'లింగం'],
  male: ['Male', 'पुरुष', 'ಪುರುಷ', 'ஆண்', 'పురుషుడు'],
  female: ['Female', 'स्त्री', 'ಸ್ತ್ರೀ', 'பெண்', 'స్త్రీ'],
  weak: ['Weak', 'निर्बल', 'ಬಲಹೀನ', 'வலுவற்றது', 'బలహీనం'],
  natural_friend: ['Natural friend', 'नैसर्गिक मित्र', 'ನೈಸರ್ಗಿಕ ಮಿತ್ರ', 'நைசர்கிக நட்பு', 'నైసర్గిక మిత్రుడు'],
  temporary_friend: ['Temporary friend', 'तात्कालिक मित्र', 'ತಾತ್ಕಾಲಿಕ ಮಿತ್ರ', 'தாற்காலிக நட்பு', 'తాత్కాలిక మిత్రుడు'],
  great_friend: ['Great friend', 'अधिमित्र', 'ಅಧಿಮಿತ್ರ', 'அதி நட்பு', 'అధిమిత్ర'],
  cruel: ['Cruel', 'क्रूर', 'ಕ್ರೂರ', 'குரூரம்', 'క్రూర'],
  gentle: ['Gentle', 'सौम्य', 'ಸೌಮ್ಯ', 'சௌமியம்', 'సౌమ్య'],
  same: ['Same', 'समान', 'ಒಂದೇ', 'அதே', 'అదే'],
});
