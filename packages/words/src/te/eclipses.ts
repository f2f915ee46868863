/** Words of eclipses in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/eclipses.js';
import type { Translated } from '../vocabulary.js';

export const kind: Translated<typeof en.kind> = {
  solar: 'సూర్య గ్రహణం',
  lunar: 'చంద్ర గ్రహణం',
};

export const type: Translated<typeof en.type> = {
  total: 'సంపూర్ణ గ్రహణం',
  annular: 'కంకణ గ్రహణం',
  hybrid: 'మిశ్రమ గ్రహణం',
  partial: 'పాక్షిక గ్రహణం',
  penumbral: 'ప్రచ్ఛాయ గ్రహణం',
};

export const contact: Translated<typeof en.contact> = {
  partial_begin: 'భూమిపై పాక్షిక గ్రహణ ఆరంభం',
  total_or_annular_begin: 'భూమిపై సంపూర్ణ లేదా కంకణ గ్రహణ ఆరంభం',
  center_line_begin: 'మధ్య రేఖ ఆరంభం',
  center_line_end: 'మధ్య రేఖ ముగింపు',
  total_or_annular_end: 'భూమిపై సంపూర్ణ లేదా కంకణ గ్రహణ ముగింపు',
  partial_end: 'భూమిపై పాక్షిక గ్రహణ ముగింపు',
  p1: 'ప్రచ్ఛాయ స్పర్శ',
  c1: 'మొదటి స్పర్శ',
  u1: 'ఛాయ స్పర్శ',
  c2: 'రెండవ స్పర్శ',
  u2: 'సంపూర్ణ గ్రహణ ఆరంభం',
  c3: 'మూడవ స్పర్శ',
  u3: 'సంపూర్ణ గ్రహణ ముగింపు',
  c4: 'నాల్గవ స్పర్శ',
  u4: 'ఛాయ మోక్షం',
  p4: 'ప్రచ్ఛాయ మోక్షం',
  sunrise: 'సూర్యుని ఉదయం',
  sunset: 'సూర్యుని అస్తమయం',
  moonrise: 'చంద్రుని ఉదయం',
  moonset: 'చంద్రుని అస్తమయం',
};

export const grasa: Translated<typeof en.grasa> = {
  khandagrasa: 'ఖండగ్రాసం',
  khagrasa: 'ఖగ్రాసం',
  kankana: 'కంకణాకృతి',
};
