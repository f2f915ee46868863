/** A name in each script that the fonts of the package have, with conjuncts, signs before letters, marks and figures. */
export const NAMES: Readonly<Record<string, string>> = {
  Bengali: 'শ্রীকৃষ্ণ চট্টোপাধ্যায় জ্যোৎস্না',
  'Bengali of Assam': 'লক্ষ্মীৰাম শৰ্মা ৱাংখেম',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸ੍ਰੀ ਜਿਊਣ ੴ',
  Gujarati: 'કૃષ્ણકાંત શ્રીવાસ્તવ જ્ઞાનેશ્વરી',
  Odia: 'ଶ୍ରୀକୃଷ୍ଣ ମିଶ୍ର ଲକ୍ଷ୍ମୀପ୍ରିୟା',
  Malayalam: 'ലക്ഷ്മിക്കുട്ടി ശ്രീകൃഷ്ണൻ ഭാർഗ്ഗവി',
  Urdu: 'محمد اقبال پٹیل (جونیئر) ۲ گڑگاؤں',
  Kashmiri: 'عبدُالرَّحمٰن کٲشِر ٹھاکُر',
  'Urdu among Latin letters': 'Dr. محمد اقبال Khan, حیدرآباد 500001 India',
  'Ol Chiki': 'ᱥᱟᱱᱛᱟᱲᱤ ᱢᱩᱨᱢᱩ',
  'Meetei Mayek': 'ꯃꯤꯇꯩ ꯂꯣꯟ ꯁꯔꯃꯥ',
  'Latin with diacritics': 'Śrī Kṛṣṇa Jñāneśvarī Ṭhākur Ḷakṣmī',
  Devanagari: 'श्रीकृष्ण ज्ञानेश्वरी शर्मा',
  Kannada: 'ಲಕ್ಷ್ಮೀ ಶ್ರೀನಿವಾಸ',
  Tamil: 'லட்சுமி ஸ்ரீனிவாசன்',
  Telugu: 'లక్ష్మీ శ్రీనివాస్',
};
