/** Words of the search of the panchang by conditions, in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/search.js';
import type { Translated } from '../vocabulary.js';

export const dayPart: Translated<typeof en.dayPart> = {
  day: 'பகல்',
  night: 'இரவு',
  forenoon: 'முற்பகல்',
  afternoon: 'பிற்பகல்',
};

export const phrase: Translated<typeof en.phrase> = {
  by_event: 'நிகழ்ச்சிக்கு',
  by_conditions: 'நிபந்தனைகளால்',
  title: 'பஞ்சாங்கத்தில் தேடல்',
  lede: 'தேர்ந்தெடுத்த எல்லா நிபந்தனைகளும் ஒன்றாகப் பொருந்தும் எல்லா நேரங்களும், நிமிடம் வரை.',
  any: 'எதுவும்',
  condition_fields: 'நிபந்தனைகள்',
  outside: 'இவற்றுக்கு வெளியே',
  find: 'தேடு',
  choose: 'ஒரு நிபந்தனையாவது தேர்ந்தெடுக்கவும்.',
  none_found: 'இக்காலத்தில் இந்நிபந்தனைகள் எப்போதும் ஒன்றாகப் பொருந்துவதில்லை.',
  opens: 'தொடக்கக் காரணம்',
  closes: 'முடிவுக் காரணம்',
  begins: '{0} தொடக்கம்',
  ends: '{0} முடிவு',
  range_begins: 'தேடும் காலத்தின் தொடக்கம்',
  range_ends: 'தேடும் காலத்தின் முடிவு',
  table_note: 'அவ்விடத்தின் நேரங்கள். அங்கங்களும் லக்னமும் தொடக்க நேரத்துக்குரியவை.',
  go_on: '{0} முதல் மேலும்',
  calendar_file: 'நாட்காட்டிக் கோப்பு',
  partner: 'மற்றவரின் பிறப்பு, நிகழ்ச்சி இருவருக்கானால்',
  partner_balas: 'இருவரின் ஜன்ம சந்திரனும் கணக்கிடப்படும்.',
};
