/** Words of the doshas, in Telugu. Spellings: the almanacs named in ../README.md. */
import type * as en from '../en/doshas.js';
import type { Translated } from '../vocabulary.js';

export const name: Translated<typeof en.name> = {
  kala_sarpa: 'కాల సర్ప దోషం',
  manglik: 'కుజ దోషం',
  pitru: 'పితృ దోషం',
  guru_chandala: 'గురు చండాల దోషం',
  ganda_moola: 'గండమూల దోషం',
  kalathra: 'కళత్ర దోషం',
  ghata: 'ఘాత దోషం',
  shrapit: 'శాపిత దోషం',
};

export const kalaSarpaType: Translated<typeof en.kalaSarpaType> = {
  ananta: 'అనంత',
  kulika: 'కుళిక',
  vasuki: 'వాసుకి',
  shankhapala: 'శంఖపాల',
  padma: 'పద్మ',
  mahapadma: 'మహాపద్మ',
  takshaka: 'తక్షక',
  karkotaka: 'కర్కోటక',
  shankhachuda: 'శంఖచూడ',
  ghataka: 'ఘాతక',
  vishadhara: 'విషధర',
  sheshanaga: 'శేషనాగ',
};

export const kalaSarpaDirection: Translated<typeof en.kalaSarpaDirection> = {
  rahu_to_ketu: 'రాహువు నుండి కేతువు',
  ketu_to_rahu: 'కేతువు నుండి రాహువు',
};

export const pitruReason: Translated<typeof en.pitruReason> = {
  luminary_or_rahu_in_9th: 'తొమ్మిదవ ఇంట రవి, చంద్రుడు లేదా రాహువు',
  ketu_in_4th: 'నాలుగవ ఇంట కేతువు',
  luminary_or_node_with_mars_or_saturn: 'రవి, చంద్ర, రాహు లేదా కేతువుకు కుజ లేదా శని సంబంధం',
  two_of_mercury_venus_rahu_together: 'బుధ, శుక్ర, రాహువులలో ఇద్దరు రెండు, ఐదు, తొమ్మిది లేదా పన్నెండవ ఇంట కలిసి',
  luminary_with_node: 'రవి లేదా చంద్రుడు రాహు కేతువులతో',
};

export const exceptionEffect: Translated<typeof en.exceptionEffect> = {
  cancels: 'రద్దు చేస్తుంది',
  reduces: 'తగ్గిస్తుంది',
};

export const manglikException: Translated<typeof en.manglikException> = {
  mars_in_leo_or_aquarius: 'కుజుడు సింహం లేదా కుంభంలో',
  mars_in_2nd_in_sign_of_mercury: 'కుజుడు రెండవ ఇంట, మిథునం లేదా కన్యలో',
  mars_in_4th_in_own_sign: 'కుజుడు నాలుగవ ఇంట, మేషం లేదా వృశ్చికంలో',
  mars_in_7th_in_cancer_or_capricorn: 'కుజుడు ఏడవ ఇంట, కర్కాటకం లేదా మకరంలో',
  mars_in_8th_in_sign_of_jupiter: 'కుజుడు ఎనిమిదవ ఇంట, ధనుస్సు లేదా మీనంలో',
  mars_in_12th_in_sign_of_venus: 'కుజుడు పన్నెండవ ఇంట, వృషభం లేదా తులలో',
  mars_joined_or_aspected_by_jupiter_or_saturn: 'కుజునికి గురుని లేదా శని కలయిక లేదా దృష్టి',
  mars_retrograde: 'కుజుడు వక్రి',
  mars_combust_or_at_edge_of_sign: 'కుజుడు అస్తంగతుడు, లేదా రాశి మొదటి లేదా చివరి భాగలో',
  mars_lord_of_lagna: 'కుజుడు లగ్నాధిపతి',
  dispositor_of_mars_debilitated_or_with_dignified_benefic: 'కుజుని రాశ్యధిపతి నీచ, లేదా స్వక్షేత్రం లేదా ఉచ్చలో ఉన్న గురునితో లేదా శుక్రునితో',
  mars_strong: 'కుజుడు ఉచ్చ, స్వక్షేత్రం లేదా మిత్రక్షేత్రంలో',
  mars_in_movable_sign: 'కుజుడు చర రాశిలో',
  dispositor_of_mars_in_kendra_or_trikona: 'కుజుని రాశ్యధిపతి కేంద్రం లేదా త్రికోణంలో',
  lagna_cancer_or_leo: 'లగ్నం కర్కాటకం లేదా సింహం',
  mars_with_jupiter_or_moon: 'కుజుడు గురునితో లేదా చంద్రునితో',
  jupiter_or_venus_in_lagna: 'లగ్నంలో గురుడు లేదా శుక్రుడు',
};
