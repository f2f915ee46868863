/** Words of eclipses in Tamil. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/eclipses.js';
import type { Translated } from '../vocabulary.js';

export const kind: Translated<typeof en.kind> = {
  solar: 'சூரிய கிரகணம்',
  lunar: 'சந்திர கிரகணம்',
};

export const type: Translated<typeof en.type> = {
  total: 'முழு கிரகணம்',
  annular: 'கங்கண கிரகணம்',
  hybrid: 'கலப்பு கிரகணம்',
  partial: 'பகுதி கிரகணம்',
  penumbral: 'புறநிழல் கிரகணம்',
};

export const contact: Translated<typeof en.contact> = {
  partial_begin: 'புவியில் பகுதி கிரகணத் தொடக்கம்',
  total_or_annular_begin: 'புவியில் முழு அல்லது கங்கண கிரகணத் தொடக்கம்',
  center_line_begin: 'மையக் கோடு தொடக்கம்',
  center_line_end: 'மையக் கோடு முடிவு',
  total_or_annular_end: 'புவியில் முழு அல்லது கங்கண கிரகண முடிவு',
  partial_end: 'புவியில் பகுதி கிரகண முடிவு',
  p1: 'புறநிழல் ஸ்பரிசம்',
  c1: 'முதல் ஸ்பரிசம்',
  u1: 'அகநிழல் ஸ்பரிசம்',
  c2: 'இரண்டாம் ஸ்பரிசம்',
  u2: 'முழு கிரகணத் தொடக்கம்',
  c3: 'மூன்றாம் ஸ்பரிசம்',
  u3: 'முழு கிரகண முடிவு',
  c4: 'நான்காம் ஸ்பரிசம்',
  u4: 'அகநிழல் மோட்சம்',
  p4: 'புறநிழல் மோட்சம்',
  sunrise: 'சூரியன் உதிப்பது',
  sunset: 'சூரியன் மறைவது',
  moonrise: 'சந்திரன் உதிப்பது',
  moonset: 'சந்திரன் மறைவது',
};

export const grasa: Translated<typeof en.grasa> = {
  khandagrasa: 'கண்டகிராசம்',
  khagrasa: 'ககிராசம்',
  kankana: 'கங்கணாகிருதி',
};
