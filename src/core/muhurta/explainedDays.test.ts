import { beforeAll, describe, expect, it } from 'vitest';
import { openPorts } from '../../adapters/openPorts.js';
import { pakshaOf } from '../panchanga/limbs.js';
import { DAILY_RULES } from '../rules/dailyRules.js';
import { type Observatory, openObservatory } from '../sky/observatory.js';
import { dateText } from '../time/civilText.js';
import { nakshatraAt } from '../zodiac/nakshatras.js';
import { EVENT_TYPES, type EventType, eventRow } from './events/events.js';
import { type MuhurtaDate, muhurtaScan } from './muhurtaScan.js';

const BENGALURU = { place: { latitudeDeg: 12.9716, longitudeDeg: 77.5946 }, utcOffsetHours: 5.5 };
/** A Moon in Libra, in Chitra. */
const JANMA = { nakshatra: 'Chitra', sign: 'Libra' } as const;

let observatory: Observatory;
beforeAll(async () => {
  const { ephemeris } = await openPorts();
  observatory = openObservatory(ephemeris, DAILY_RULES);
});

const february = (event: EventType): readonly MuhurtaDate[] =>
  muhurtaScan(
    observatory,
    {
      event: eventRow(event),
      janma: JANMA,
      from: { year: 2026, month: 2, day: 1 },
      to: { year: 2026, month: 2, day: 28 },
      where: BENGALURU,
      resolutionMinutes: 60,
      respectWindows: true,
    },
    DAILY_RULES,
  );

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** What each factor saw and how many points it gave. */
function explained({ facts, classes, breakdown }: MuhurtaDate): string {
  const { nakshatra, tithi } = facts.numbers;
  return [
    `${facts.vara} ${classes.vara} ${breakdown.vara}`,
    `${nakshatraAt(nakshatra)} ${classes.nakshatra} ${breakdown.nakshatra}`,
    `${capital(pakshaOf(tithi))} ${tithi} ${classes.tithi} ${breakdown.tithi}`,
    `tara ${facts.tara} ${breakdown.tara_bala}`,
    `Moon ${facts.chandraHouse} ${breakdown.chandra_bala}`,
  ].join(', ');
}

/**
 * The best and the worst date of each event in February 2026 at Bengaluru, the first of equals. Made without this
 * engine from the event table of the reference files and the panchanga that they give for these dates; the events of
 * the night by the panchanga of sunset.
 */
const DAYS: readonly (readonly [
  event: EventType,
  which: 'best' | 'worst',
  date: string,
  score: number,
  why: string,
])[] = [
  [
    'vivaha',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 10, Uttara Bhadrapada favourable 30, Shukla 3 favourable 15, tara 4 20, Moon 6 25',
  ],
  [
    'vivaha',
    'worst',
    '2026-02-10',
    20,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 7.5, tara 3 0, Moon 2 12.5',
  ],
  [
    'engagement',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 10, Uttara Bhadrapada favourable 30, Shukla 3 favourable 15, tara 4 20, Moon 6 25',
  ],
  [
    'engagement',
    'worst',
    '2026-02-10',
    20,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 7.5, tara 3 0, Moon 2 12.5',
  ],
  [
    'garbhadhana',
    'best',
    '2026-02-18',
    100,
    'Wednesday favourable 15, Shatabhisha favourable 30, Shukla 2 favourable 20, tara 2 15, Moon 5 20',
  ],
  [
    'garbhadhana',
    'worst',
    '2026-02-22',
    20,
    'Sunday unfavourable 0, Bharani unfavourable 0, Shukla 6 unfavourable 0, tara 7 0, Moon 7 20',
  ],
  [
    'pumsavana',
    'best',
    '2026-02-13',
    92.5,
    'Friday neutral 7.5, Mula favourable 30, Krishna 26 favourable 20, tara 6 15, Moon 3 20',
  ],
  [
    'pumsavana',
    'worst',
    '2026-02-07',
    7.5,
    'Saturday unfavourable 0, Chitra unfavourable 0, Krishna 21 unfavourable 0, tara 1 7.5, Moon 12 0',
  ],
  [
    'seemantha',
    'best',
    '2026-02-13',
    92.5,
    'Friday neutral 7.5, Mula favourable 30, Krishna 26 favourable 20, tara 6 15, Moon 3 20',
  ],
  [
    'seemantha',
    'worst',
    '2026-02-07',
    7.5,
    'Saturday unfavourable 0, Chitra unfavourable 0, Krishna 21 unfavourable 0, tara 1 7.5, Moon 12 0',
  ],
  [
    'namakarana',
    'best',
    '2026-02-18',
    100,
    'Wednesday favourable 15, Shatabhisha favourable 30, Shukla 1 favourable 20, tara 2 15, Moon 5 20',
  ],
  [
    'namakarana',
    'worst',
    '2026-02-10',
    10,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 unfavourable 0, tara 3 0, Moon 2 10',
  ],
  [
    'annaprashana',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 15, Uttara Bhadrapada favourable 30, Shukla 3 favourable 20, tara 4 15, Moon 6 20',
  ],
  [
    'annaprashana',
    'worst',
    '2026-02-10',
    10,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 unfavourable 0, tara 3 0, Moon 2 10',
  ],
  [
    'karnavedha',
    'best',
    '2026-02-22',
    85,
    'Sunday unfavourable 0, Ashwini favourable 30, Shukla 5 favourable 20, tara 6 15, Moon 7 20',
  ],
  [
    'karnavedha',
    'worst',
    '2026-02-10',
    20,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 10',
  ],
  [
    'chudakarana',
    'best',
    '2026-02-08',
    85,
    'Sunday unfavourable 0, Swati favourable 30, Krishna 22 favourable 20, tara 2 15, Moon 1 20',
  ],
  [
    'chudakarana',
    'worst',
    '2026-02-10',
    10,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 unfavourable 0, tara 3 0, Moon 2 10',
  ],
  [
    'aksharabhyasa',
    'best',
    '2026-02-27',
    100,
    'Friday favourable 15, Ardra favourable 30, Shukla 11 favourable 20, tara 2 15, Moon 9 20',
  ],
  [
    'aksharabhyasa',
    'worst',
    '2026-02-17',
    7.5,
    'Tuesday unfavourable 0, Dhanishta unfavourable 0, Krishna 30 unfavourable 0, tara 1 7.5, Moon 4 0',
  ],
  [
    'vidyarambha',
    'best',
    '2026-02-13',
    100,
    'Friday favourable 15, Mula favourable 30, Krishna 26 favourable 20, tara 6 15, Moon 3 20',
  ],
  [
    'vidyarambha',
    'worst',
    '2026-02-10',
    10,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 unfavourable 0, tara 3 0, Moon 2 10',
  ],
  [
    'upanayana',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 15, Uttara Bhadrapada favourable 30, Shukla 3 favourable 20, tara 4 15, Moon 6 20',
  ],
  [
    'upanayana',
    'worst',
    '2026-02-10',
    10,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 unfavourable 0, tara 3 0, Moon 2 10',
  ],
  [
    'deeksha',
    'best',
    '2026-02-08',
    100,
    'Sunday favourable 15, Swati favourable 30, Krishna 22 favourable 20, tara 2 15, Moon 1 20',
  ],
  [
    'deeksha',
    'worst',
    '2026-02-07',
    17.5,
    'Saturday unfavourable 0, Chitra unfavourable 0, Krishna 21 neutral 10, tara 1 7.5, Moon 12 0',
  ],
  [
    'griha_arambha',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 15, Uttara Bhadrapada favourable 30, Shukla 3 favourable 20, tara 4 15, Moon 6 20',
  ],
  [
    'griha_arambha',
    'worst',
    '2026-02-10',
    10,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 unfavourable 0, tara 3 0, Moon 2 10',
  ],
  [
    'griha_pravesha',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 15, Uttara Bhadrapada favourable 30, Shukla 3 favourable 20, tara 4 15, Moon 6 20',
  ],
  [
    'griha_pravesha',
    'worst',
    '2026-02-10',
    20,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 10',
  ],
  [
    'pratishtha',
    'best',
    '2026-02-01',
    100,
    'Sunday favourable 15, Pushya favourable 30, Shukla 15 favourable 20, tara 4 15, Moon 10 20',
  ],
  [
    'pratishtha',
    'worst',
    '2026-02-10',
    20,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 10',
  ],
  [
    'well_digging',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 15, Uttara Bhadrapada favourable 30, Shukla 3 favourable 20, tara 4 15, Moon 6 20',
  ],
  [
    'well_digging',
    'worst',
    '2026-02-10',
    20,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 10',
  ],
  [
    'property_purchase',
    'best',
    '2026-02-13',
    100,
    'Friday favourable 20, Mula favourable 30, Krishna 26 favourable 20, tara 6 15, Moon 3 15',
  ],
  [
    'property_purchase',
    'worst',
    '2026-02-17',
    22.5,
    'Tuesday unfavourable 0, Dhanishta neutral 15, Krishna 30 unfavourable 0, tara 1 7.5, Moon 4 0',
  ],
  [
    'vehicle_purchase',
    'best',
    '2026-02-18',
    100,
    'Wednesday favourable 20, Shatabhisha favourable 30, Shukla 1 favourable 20, tara 2 15, Moon 5 15',
  ],
  [
    'vehicle_purchase',
    'worst',
    '2026-02-10',
    27.5,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 favourable 20, tara 3 0, Moon 2 7.5',
  ],
  [
    'gold_purchase',
    'best',
    '2026-02-01',
    100,
    'Sunday favourable 20, Pushya favourable 30, Shukla 15 favourable 20, tara 4 15, Moon 10 15',
  ],
  [
    'gold_purchase',
    'worst',
    '2026-02-16',
    30,
    'Monday unfavourable 0, Shravana neutral 15, Krishna 29 unfavourable 0, tara 9 15, Moon 4 0',
  ],
  [
    'new_clothes',
    'best',
    '2026-02-01',
    100,
    'Sunday favourable 20, Pushya favourable 30, Shukla 15 favourable 20, tara 4 15, Moon 10 15',
  ],
  [
    'new_clothes',
    'worst',
    '2026-02-16',
    15,
    'Monday unfavourable 0, Shravana unfavourable 0, Krishna 29 unfavourable 0, tara 9 15, Moon 4 0',
  ],
  [
    'general_purchase',
    'best',
    '2026-02-08',
    90,
    'Sunday neutral 10, Swati favourable 30, Krishna 22 favourable 20, tara 2 15, Moon 1 15',
  ],
  [
    'general_purchase',
    'worst',
    '2026-02-10',
    17.5,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 7.5',
  ],
  [
    'general_sale',
    'best',
    '2026-02-04',
    85,
    'Wednesday favourable 20, Purva Phalguni favourable 30, Krishna 18 favourable 20, tara 7 0, Moon 11 15',
  ],
  [
    'general_sale',
    'worst',
    '2026-02-17',
    7.5,
    'Tuesday unfavourable 0, Dhanishta unfavourable 0, Krishna 30 unfavourable 0, tara 1 7.5, Moon 4 0',
  ],
  [
    'business_opening',
    'best',
    '2026-02-20',
    100,
    'Friday favourable 20, Uttara Bhadrapada favourable 30, Shukla 3 favourable 20, tara 4 15, Moon 6 15',
  ],
  [
    'business_opening',
    'worst',
    '2026-02-10',
    17.5,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 7.5',
  ],
  [
    'job_joining',
    'best',
    '2026-02-22',
    100,
    'Sunday favourable 20, Ashwini favourable 30, Shukla 5 favourable 20, tara 6 15, Moon 7 15',
  ],
  [
    'job_joining',
    'worst',
    '2026-02-10',
    17.5,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 10, tara 3 0, Moon 2 7.5',
  ],
  [
    'oath_taking',
    'best',
    '2026-02-01',
    100,
    'Sunday favourable 15, Pushya favourable 30, Shukla 15 favourable 20, tara 4 15, Moon 10 20',
  ],
  [
    'oath_taking',
    'worst',
    '2026-02-17',
    7.5,
    'Tuesday unfavourable 0, Dhanishta unfavourable 0, Krishna 30 unfavourable 0, tara 1 7.5, Moon 4 0',
  ],
  [
    'loan_giving',
    'best',
    '2026-02-26',
    92.5,
    'Thursday favourable 20, Mrigashira favourable 30, Shukla 10 favourable 20, tara 1 7.5, Moon 9 15',
  ],
  [
    'loan_giving',
    'worst',
    '2026-02-25',
    15,
    'Wednesday unfavourable 0, Rohini unfavourable 0, Shukla 9 unfavourable 0, tara 9 15, Moon 8 0',
  ],
  [
    'loan_taking',
    'best',
    '2026-02-26',
    92.5,
    'Thursday favourable 20, Mrigashira favourable 30, Shukla 10 favourable 20, tara 1 7.5, Moon 9 15',
  ],
  [
    'loan_taking',
    'worst',
    '2026-02-14',
    35,
    'Saturday neutral 10, Purva Ashadha unfavourable 0, Krishna 27 neutral 10, tara 7 0, Moon 3 15',
  ],
  [
    'travel',
    'best',
    '2026-02-22',
    90,
    'Sunday neutral 10, Ashwini favourable 30, Shukla 5 favourable 15, tara 6 15, Moon 7 20',
  ],
  [
    'travel',
    'worst',
    '2026-02-07',
    0,
    'Saturday unfavourable 0, Chitra unfavourable 0, Krishna 21 unfavourable 0, tara 1 0, Moon 12 0',
  ],
  [
    'medical_treatment',
    'best',
    '2026-02-08',
    100,
    'Sunday favourable 15, Swati favourable 30, Krishna 22 favourable 15, tara 2 20, Moon 1 20',
  ],
  [
    'medical_treatment',
    'worst',
    '2026-02-10',
    17.5,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 neutral 7.5, tara 3 0, Moon 2 10',
  ],
  [
    'surgery',
    'best',
    '2026-02-13',
    85,
    'Friday neutral 7.5, Mula favourable 30, Krishna 26 neutral 7.5, tara 6 20, Moon 3 20',
  ],
  [
    'surgery',
    'worst',
    '2026-02-17',
    15,
    'Tuesday favourable 15, Dhanishta unfavourable 0, Krishna 30 unfavourable 0, tara 1 0, Moon 4 0',
  ],
  [
    'agriculture_ploughing',
    'best',
    '2026-02-03',
    100,
    'Tuesday favourable 15, Magha favourable 30, Krishna 17 favourable 20, tara 6 15, Moon 11 20',
  ],
  [
    'agriculture_ploughing',
    'worst',
    '2026-02-23',
    35,
    'Monday favourable 15, Bharani unfavourable 0, Shukla 6 unfavourable 0, tara 7 0, Moon 7 20',
  ],
  [
    'agriculture_sowing',
    'best',
    '2026-02-13',
    100,
    'Friday favourable 15, Mula favourable 30, Krishna 26 favourable 20, tara 6 15, Moon 3 20',
  ],
  [
    'agriculture_sowing',
    'worst',
    '2026-02-10',
    30,
    'Tuesday unfavourable 0, Vishakha unfavourable 0, Krishna 23 favourable 20, tara 3 0, Moon 2 10',
  ],
  [
    'litigation',
    'best',
    '2026-02-03',
    90,
    'Tuesday favourable 20, Magha favourable 30, Krishna 17 neutral 10, tara 6 15, Moon 11 15',
  ],
  [
    'litigation',
    'worst',
    '2026-02-06',
    25,
    'Friday unfavourable 0, Hasta unfavourable 0, Krishna 20 neutral 10, tara 9 15, Moon 12 0',
  ],
];

describe('a month scored for every event', () => {
  it('is explained here for all of them', () => {
    expect([...new Set(DAYS.map(([event]) => event))].sort()).toEqual([...EVENT_TYPES].sort());
  });

  it.each(DAYS)('%s has its %s date on %s with %d: %s', (event, which, date, score, why) => {
    const dates = february(event);
    const scores = dates.map((one) => one.score);
    const extreme = which === 'best' ? Math.max(...scores) : Math.min(...scores);
    const found = dates.find((one) => one.score === extreme) as MuhurtaDate;
    expect([dateText(found.day.date), found.score, explained(found)]).toEqual([date, score, why]);
  });
});
