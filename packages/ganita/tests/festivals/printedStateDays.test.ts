import type { FestivalId } from '@ganita/core/festivals/festivalCatalogue.js';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer } from 'ganita/api/answer.js';
import { expect, it } from 'vitest';

type Place = { readonly latitude: number; readonly longitude: number };

const KERALA = { latitude: 8.5069, longitude: 76.957 };
const KARNATAKA = { latitude: 12.9716, longitude: 77.5946 };
const TELANGANA = { latitude: 17.385, longitude: 78.4867 };
const TAMIL_NADU = { latitude: 13.0827, longitude: 80.2707 };
const GOA = { latitude: 15.4989, longitude: 73.8278 };
const PUNJAB = { latitude: 31.6223, longitude: 74.8753 };
const RAJASTHAN = { latitude: 26.9196, longitude: 75.7878 };
const UTTARAKHAND = { latitude: 30.3244, longitude: 78.0339 };
const JHARKHAND = { latitude: 23.3432, longitude: 85.3094 };
const TRIPURA = { latitude: 23.8361, longitude: 91.2794 };
const ODISHA = { latitude: 20.2724, longitude: 85.8338 };
const ASSAM = { latitude: 26.1844, longitude: 91.7458 };
const MANIPUR = { latitude: 24.8074, longitude: 93.9384 };
const KATHMANDU = { latitude: 27.7172, longitude: 85.324 };
const VIJAYAWADA = { latitude: 16.5062, longitude: 80.648 };
const KOLKATA = { latitude: 22.5626, longitude: 88.363 };
const AHMEDABAD = { latitude: 23.0258, longitude: 72.5873 };
const LUCKNOW = { latitude: 26.8393, longitude: 80.9231 };
const MUMBAI = { latitude: 19.0728, longitude: 72.8826 };
const PATNA = { latitude: 25.594, longitude: 85.1376 };
const COLOMBO = { latitude: 6.9271, longitude: 79.8612 };
const CENTRAL_STATION = { latitude: 23.1833, longitude: 82.5 };

/**
 * Printed dates of the days of the states. Sources: lists of holidays of the governments of Kerala (2019, 2022), Karnataka (2024,
 * 2025), Telangana (2025; Bonalu there is the Monday after), Goa (2021 to 2025, but 2023, which a list has on the festival itself), Punjab (2021 to 2025), Rajasthan (2020 to 2024),
 * Uttarakhand (2022), Jharkhand (2023 to 2026), Tripura (2015), Odisha (2021), Assam (2013, 2023, 2024); Drik Panchang
 * (Margazhi Hanumath Jayanti); lists of Tamil Nadu (2019, 2020, 2024, 2026; Thai Pusam 2027 of Malaysia), Andhra Pradesh and Telangana (2018, 2022, 2024 to
 * 2026; of 2022 the first order), Kerala (2024, 2026), Odisha (2021, 2024, 2025), Sri Lanka (2003 to 2026; github.com/vacanza/holidays)
 * and Nepal (2016 to 2019; github.com/the-value-crew/nepali-calendar-api); newspapers (Thrissur Pooram, Durga Puja 2023 and 2025, Chhath
 * 2024, Nyara Pora by Anandabazar and Aaj Tak Bangla, Rash Yatra by Anandabazar and Asianet News, Uttarayan by Financial Express,
 * Scroll and lists of holidays, Mondays of Shravana by News18, The Hans India, DeshGujarat and Lokshahi); calendars of Nepal of 2074 and 2075 of Bikram Sambat (Kathmandu); newspapers (Mera Chaoren Houba, Cheiraoba, Bathukamma 2024); Calendar Reform Committee.
 */
const PRINTED: readonly (readonly [FestivalId, Place, readonly string[]])[] = [
  ['first_onam', KERALA, ['2019-09-10', '2022-09-07', '2023-08-28']],
  ['third_onam', KERALA, ['2019-09-12', '2022-09-09', '2023-08-30']],
  ['fourth_onam', KERALA, ['2022-09-10']],
  ['karkidaka_vavu', KERALA, ['2022-07-28']],
  ['kanakadasa_jayanti', KARNATAKA, ['2024-11-18', '2025-11-08']],
  ['basava_jayanti', KARNATAKA, ['2025-04-30']],
  ['kanuma', TELANGANA, ['2018-01-16', '2022-01-16', '2025-01-15', '2026-01-16']],
  ['bonalu', TELANGANA, ['2018-08-05', '2022-07-24', '2025-07-20', '2026-08-09']],
  ['saddula_bathukamma', TELANGANA, ['2024-10-10', '2026-10-18']],
  ['hanumath_jayanti_tamil', TAMIL_NADU, ['2021-01-13', '2024-01-11', '2024-12-30']],
  ['ganesh_second_day', GOA, ['2021-09-11', '2022-09-01', '2024-09-08', '2025-08-28']],
  ['guru_arjan_martyrdom', PUNJAB, ['2021-06-14', '2022-06-03', '2023-05-23', '2024-06-10', '2025-05-30']],
  ['guru_tegh_bahadur_martyrdom', PUNJAB, ['2025-11-25']],
  ['teja_dashami', RAJASTHAN, ['2020-08-28', '2021-09-16', '2022-09-05', '2024-09-13']],
  ['igas_bagwal', UTTARAKHAND, ['2022-11-04']],
  ['sarhul', JHARKHAND, ['2023-03-24', '2024-04-11', '2025-04-01', '2026-03-21', '2027-04-09']],
  ['karma_puja', ASSAM, ['2023-09-25']],
  ['kharchi_puja', TRIPURA, ['2015-07-24']],
  ['ker_puja', TRIPURA, ['2015-08-08']],
  ['garia_puja', TRIPURA, ['2015-04-21']],
  ['bahuda_yatra', ODISHA, ['2021-07-20']],
  ['suna_besha', ODISHA, ['2021-07-21']],
  ['gamha_purnima', ODISHA, ['2021-08-22']],
  ['goru_bihu', ASSAM, ['2013-04-14']],
  ['ali_aye_ligang', ASSAM, ['2013-02-13', '2024-02-14']],
  ['sankaradeva_tithi', ASSAM, ['2013-09-07', '2023-09-16']],
  ['madhavadeva_tithi', ASSAM, ['2013-08-25']],
  ['cheiraoba', MANIPUR, ['2011-04-04']],
  ['mera_chaoren_houba', MANIPUR, ['2022-09-26', '2023-10-15', '2024-10-03', '2025-09-22', '2026-10-11']],
  ['mata_tirtha_aunsi', KATHMANDU, ['2017-04-26', '2018-04-16']],
  ['ubhauli', KATHMANDU, ['2017-05-10', '2018-04-30']],
  ['gai_jatra', KATHMANDU, ['2017-08-08', '2018-08-27']],
  ['indra_jatra', KATHMANDU, ['2017-09-05', '2018-09-24']],
  ['bala_chaturdashi', KATHMANDU, ['2017-11-17', '2018-12-06']],
  ['yomari_punhi', KATHMANDU, ['2017-12-03', '2018-12-22']],
  ['udhauli', KATHMANDU, ['2017-12-03', '2018-12-22']],
  ['ghode_jatra', KATHMANDU, ['2018-03-17', '2019-04-05']],
  [
    'thrissur_pooram',
    KERALA,
    [
      ...['2012-05-01', '2013-04-21', '2014-05-09', '2015-04-29', '2017-05-05', '2019-05-13', '2020-05-02'],
      ...['2022-05-10', '2024-04-19'],
    ],
  ],
  ['sree_narayana_guru_jayanti', KERALA, ['2022-09-10', '2024-08-20']],
  ['sree_narayana_guru_samadhi', KERALA, ['2022-09-21', '2024-09-21']],
  ['vijayadashami_southern', KERALA, ['2022-10-05', '2024-10-13', '2026-10-21']],
  ['thai_pusam', TAMIL_NADU, ['2024-01-25', '2026-02-01', '2027-01-22']],
  ['pongal', TAMIL_NADU, ['2019-01-15', '2020-01-15', '2024-01-15', '2026-01-15']],
  [
    'pongal',
    COLOMBO,
    ['2003-01-15', '2007-01-15', '2010-01-14', '2014-01-14', '2018-01-14', '2022-01-14', '2026-01-15'],
  ],
  [
    'sinhala_tamil_new_year',
    COLOMBO,
    ['2004-04-13', '2008-04-13', '2012-04-13', '2018-04-14', '2020-04-13', '2024-04-13', '2026-04-14'],
  ],
  ['poya_nawam', COLOMBO, ['2011-02-17']],
  ['poya_medin', COLOMBO, ['2012-03-07', '2026-03-02']],
  ['poya_il', COLOMBO, ['2012-11-27', '2019-11-12']],
  ['poya_vap', COLOMBO, ['2020-10-30']],
  ['poya_binara', COLOMBO, ['2022-09-10']],
  ['poya_esala', COLOMBO, ['2024-07-20', '2026-07-29']],
  ['poya_unduvap', COLOMBO, ['2024-12-14']],
  ['ayudha_puja_tamil', TAMIL_NADU, ['2019-10-07', '2024-10-11', '2026-10-19']],
  ['sankranti_telugu', VIJAYAWADA, ['2018-01-15', '2022-01-15', '2024-01-15', '2025-01-14', '2026-01-15']],
  ['bhogi_telugu', TELANGANA, ['2018-01-14', '2022-01-14', '2025-01-13', '2026-01-14']],
  ['nyara_pora', KOLKATA, ['2019-03-20', '2025-03-13', '2026-03-02']],
  ['rash_purnima', KOLKATA, ['2021-11-19', '2023-11-27']],
  ['uttarayan_gujarat', AHMEDABAD, ['2019-01-14', '2020-01-14', '2024-01-14', '2026-01-14']],
  ['shravan_somwar', LUCKNOW, ['2022-07-18', '2022-07-25', '2022-08-01', '2022-08-08', '2024-07-22', '2024-08-19']],
  ['shravani_somvar', AHMEDABAD, ['2023-08-21', '2023-08-28', '2023-09-04', '2023-09-11']],
  ['shravani_somvar', MUMBAI, ['2022-08-01', '2022-08-08', '2022-08-15', '2022-08-22', '2023-07-24']],
  ['maha_shashthi', KOLKATA, ['2023-10-20', '2025-09-28']],
  ['boita_bandana', ODISHA, ['2021-11-19', '2024-11-15', '2025-11-05']],
  ['nahay_khay', PATNA, ['2024-11-05']],
  ['fagu_purnima', KATHMANDU, ['2016-03-22', '2017-03-12', '2018-03-01', '2019-03-20']],
  ['fagu_purnima_terai', KATHMANDU, ['2016-03-23', '2017-03-13', '2018-03-02', '2019-03-21']],
  ['chaite_dashain', KATHMANDU, ['2017-04-04', '2018-03-25', '2019-04-13']],
  ['kushe_aunsi', KATHMANDU, ['2016-09-01', '2017-08-21', '2018-09-09']],
  ['mha_puja', KATHMANDU, ['2016-10-31', '2017-10-20', '2018-11-08']],
  ['prathamastami', CENTRAL_STATION, ['1954-11-17', '1956-11-25']],
  ['samvatsari_chaturthi', CENTRAL_STATION, ['1954-09-01', '1956-09-08']],
];

it(`has the ${PRINTED.flatMap(([, , dates]) => dates).length} printed days of the states`, async () => {
  const ports = await openPorts();
  const found = PRINTED.map(([id, place, dates]) => [
    id,
    dates.map((date) => {
      const request = { ...place, zone: 'Asia/Kolkata', ids: [id], from_date: date, to_date: date };
      return answer('festivals', request, ports).festival_calendar.observances[0]?.date ?? `not ${date}`;
    }),
  ]);
  expect(found).toEqual(PRINTED.map(([id, , dates]) => [id, dates]));
});
