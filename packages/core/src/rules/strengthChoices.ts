import { choice, choiceOf } from './choice.js';
import { READINGS } from './readings.js';

/**
 * Choices of shadbala, bhava bala and the other balas (docs/rules/03-strengths.md; the forms of Jagannatha Hora,
 * docs/rules/09-jhora-agreement.md#section-2-2 and #section-2-3).
 */
export const strengthChoices = {
  shadbala_school: choice(
    ['raman', 'bphs', 'jhora'],
    'raman',
    'which form of each part of shadbala is used; a part that is chosen individually has priority',
    'B.V. Raman, Graha and Bhava Balas; docs/rules/03-strengths.md (raman, bphs), docs/rules/09-jhora-agreement.md#section-2-2 (jhora)',
  ),
  benefics_shadbala: choice(
    ['elongation', 'moon_phase_8', 'jhora'],
    'elongation',
    'natural benefics of the balas: the Moon by its half of the month, by tithis 8-15 and 23-30 (between them neither), or always a benefic',
    'docs/rules/03-strengths.md#section-0-2; B.V. Raman, Hindu Predictive Astrology (moon_phase_8); docs/rules/09-jhora-agreement.md#rule-s5 (jhora)',
  ),
  saptavargaja: choice(
    ['compound_d1', 'jhora'],
    'compound_d1',
    'saptavargaja bala: Cancer-Leo hora and whole moolatrikona signs, or the default hora and moolatrikona degrees',
    'docs/rules/03-strengths.md#section-1, docs/rules/09-jhora-agreement.md#rule-s1',
  ),
  kendradi_by: choice(
    ['sign', 'bhava'],
    'sign',
    'kendradi bala by the sign counted from the Ascendant, or by the house of Sripati',
    'docs/rules/03-strengths.md#section-1-item-4, docs/rules/16-schools-of-a-chart.md#section-10 (bhava)',
  ),
  ayana_declination: choice(
    ['table', 'true'],
    'table',
    'declination of ayana bala: by the table of kranti, or the true one',
    'B.V. Raman, Graha and Bhava Balas (table); docs/rules/16-schools-of-a-chart.md#section-10 (true)',
  ),
  strength_houses: choiceOf(
    READINGS.strength_houses,
    'sripati',
    "houses by which dig bala, natonnata bala and the table of aspects are measured: Ascendant, Midheaven and the madhyas of Sripati, with the Sun's hour angle; or every 30 degrees from the Ascendant",
    'docs/rules/03-strengths.md#section-2, #section-3-item-1 and #section-9, docs/rules/09-jhora-agreement.md#rule-s2, #rule-s3 and #rule-s10 (equal)',
  ),
  paksha: choice(
    ['moon_by_group', 'moon_always_benefic', 'moon_tithis_8_to_23'],
    'moon_by_group',
    'paksha bala of the Moon: by its own group; always that of a benefic; or that of a benefic from the bright 8th to the dark 8th tithi, else that of a malefic',
    'docs/rules/03-strengths.md#section-3-item-2, docs/rules/09-jhora-agreement.md#rule-s4 (moon_tithis_8_to_23)',
  ),
  hora_bala: choice(
    ['equal', 'unequal'],
    'equal',
    'horas of hora bala: 60 minutes from sunrise, or twelfths of day and night',
    'docs/rules/03-strengths.md#section-3-item-7',
  ),
  shadbala_formulas: choiceOf(
    READINGS.shadbala_formulas,
    'raman',
    'formulas of shadbala: ayana bala as (24 + kranti) 60/48 or (23.45 + kranti) 60/46.9; rupas required of the Sun, 5 or 6.5; ishta and kashta phala as roots of products or as a mean; aspects on a house with Mercury and Jupiter in full by their group, or always good and a quarter for all',
    'B.V. Raman, Graha and Bhava Balas (raman); docs/rules/03-strengths.md#section-3-item-8, #section-7, #section-8 and #section-9',
  ),
  shadbala_constants: choiceOf(
    READINGS.shadbala_constants,
    'raman',
    'constants of shadbala: naisargika bala rounded to two decimals and kranti with the ayanamsa of the chart; or naisargika bala cut to two decimals and kranti with 23 degrees',
    'docs/rules/03-strengths.md#section-3-item-8 and #section-5, docs/rules/09-jhora-agreement.md#rule-s6 and #rule-s8 (jhora)',
  ),
  cheshta: choice(
    ['raman_epoch', 'surya_siddhanta', 'bphs_luminaries', 'jhora'],
    'raman_epoch',
    'mean longitudes of cheshta bala: those of 1900 by Raman, by the Surya Siddhanta, those of Raman with a cheshta of Sun and Moon, or of Jagannatha Hora',
    'docs/rules/03-strengths.md#section-4, docs/rules/01-positions-and-vargas.md#section-12 (surya_siddhanta), docs/rules/09-jhora-agreement.md#rule-s7 (jhora)',
  ),
  drishti: choice(
    ['additive', 'jhora_peaked'],
    'additive',
    'special aspects of Mars, Jupiter and Saturn: added over a whole sign, or a peak of 60 at the exact angle',
    'docs/rules/03-strengths.md#section-6, docs/rules/09-jhora-agreement.md#rule-s9',
  ),
  pancha_vargeeya: choice(
    ['neelakanthi', 'three_level'],
    'neelakanthi',
    'pancha vargeeya bala with four levels (own, friend, neutral, enemy) or three (own, friend, enemy)',
    'Tajika Neelakanthi (neelakanthi); docs/rules/03-strengths.md#section-11',
  ),
  dwadasa_vargeeya: choice(
    ['natural', 'jaimini'],
    'natural',
    'dignities of dwadasa vargeeya bala: the natural grid, or the Jaimini grid with three older cells',
    'docs/rules/03-strengths.md#section-0-1 and #section-12, docs/rules/05-rasi-dashas.md#section-1-1',
  ),
  vimsopaka: choice(
    ['d1_compound', 'varga_compound'],
    'd1_compound',
    'vimsopaka: relations of the rasi with co-lords, or relations of each varga with the seven lords',
    'docs/rules/03-strengths.md#section-13, docs/rules/09-jhora-agreement.md#rule-v1',
  ),
  ashtakavarga_tables: choice(
    ['parashara', 'varahamihira'],
    'parashara',
    'tables of bindus: of Parashara, or of Varahamihira, which differ in the rows of the Moon from the Moon, Mars and Jupiter and of Venus from Mars',
    'BPHS, PVR book (parashara), Brihat Jataka 9 (varahamihira); docs/rules/03-strengths.md#section-14, docs/rules/16-schools-of-a-chart.md#section-1',
  ),
} as const;
