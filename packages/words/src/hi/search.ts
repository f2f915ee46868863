/** Words of the search of the panchang by conditions, in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/search.js';
import type { Translated } from '../vocabulary.js';

export const dayPart: Translated<typeof en.dayPart> = {
  day: 'दिन',
  night: 'रात्रि',
  forenoon: 'दिन का पूर्वार्ध',
  afternoon: 'दिन का उत्तरार्ध',
};

export const phrase: Translated<typeof en.phrase> = {
  by_event: 'कार्य के लिए',
  by_conditions: 'शर्तों से',
  title: 'पंचांग में खोज',
  lede: 'वे सभी समय जब चुनी हुई सब शर्तें एक साथ पूरी होती हैं, मिनट तक।',
  any: 'कोई भी',
  condition_fields: 'शर्तें',
  outside: 'इनके बाहर',
  find: 'खोजें',
  choose: 'कम से कम एक शर्त चुनें।',
  none_found: 'इस अवधि में ये शर्तें एक साथ कभी पूरी नहीं होतीं।',
  opens: 'आरंभ का कारण',
  closes: 'समाप्ति का कारण',
  begins: '{0} आरंभ',
  ends: '{0} समाप्त',
  range_begins: 'खोज की अवधि आरंभ',
  range_ends: 'खोज की अवधि समाप्त',
  table_note: 'समय उस स्थान के हैं। अंग और लग्न आरंभ के समय के हैं।',
  go_on: '{0} से आगे देखें',
  calendar_file: 'कैलेंडर फ़ाइल',
  partner: 'दूसरे व्यक्ति का जन्म, यदि कार्य दो का हो',
  partner_balas: 'दोनों का जन्मकालीन चंद्र गिना जाता है।',
};
