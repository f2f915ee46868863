/** Words of eclipses in Hindi. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/eclipses.js';
import type { Translated } from '../vocabulary.js';

export const kind: Translated<typeof en.kind> = {
  solar: 'सूर्य ग्रहण',
  lunar: 'चंद्र ग्रहण',
};

export const type: Translated<typeof en.type> = {
  total: 'पूर्ण ग्रहण',
  annular: 'वलयाकार ग्रहण',
  hybrid: 'संकर ग्रहण',
  partial: 'खंड ग्रहण',
  penumbral: 'उपच्छाया ग्रहण',
};

export const contact: Translated<typeof en.contact> = {
  partial_begin: 'पृथ्वी पर खंड ग्रहण आरंभ',
  total_or_annular_begin: 'पृथ्वी पर पूर्ण या वलयाकार ग्रहण आरंभ',
  center_line_begin: 'मध्य रेखा आरंभ',
  center_line_end: 'मध्य रेखा समाप्त',
  total_or_annular_end: 'पृथ्वी पर पूर्ण या वलयाकार ग्रहण समाप्त',
  partial_end: 'पृथ्वी पर खंड ग्रहण समाप्त',
  p1: 'उपच्छाया स्पर्श',
  c1: 'प्रथम स्पर्श',
  u1: 'प्रच्छाया स्पर्श',
  c2: 'द्वितीय स्पर्श',
  u2: 'पूर्ण ग्रहण आरंभ',
  c3: 'तृतीय स्पर्श',
  u3: 'पूर्ण ग्रहण समाप्त',
  c4: 'चतुर्थ स्पर्श',
  u4: 'प्रच्छाया मोक्ष',
  p4: 'उपच्छाया मोक्ष',
  sunrise: 'सूर्य का उदय',
  sunset: 'सूर्य का अस्त',
  moonrise: 'चंद्र का उदय',
  moonset: 'चंद्र का अस्त',
};

export const grasa: Translated<typeof en.grasa> = {
  khandagrasa: 'खंडग्रास',
  khagrasa: 'खग्रास',
  kankana: 'कंकणाकृति',
};
