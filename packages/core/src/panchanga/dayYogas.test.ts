import { describe, expect, it } from 'vitest';
import { julianDayUt } from '../time/julianDay.js';
import { NAKSHATRAS } from '../zodiac/nakshatras.js';
import { SIGNS } from '../zodiac/signs.js';
import { WEEKDAYS } from '../zodiac/weekdays.js';
import { type AngaNumbers, type DaySegment, labelledStretches, stretchesWhere } from './daySegments.js';
import { chandraBalaOf, taraBalaOf } from './dayStates.js';
import { DAY_YOGAS, TAMIL_YOGAS } from './dayYogas.data.js';
import {
  agniVasaOf,
  anandadiOf,
  bhadraOf,
  dayYogaIsPresent,
  dayYogasOf,
  dishaShoolOf,
  shivaVasaOf,
  tamilYogasOf,
} from './dayYogas.js';
import { panchakaRahitaOf } from './panchakaRahita.js';

const NUMBERS: AngaNumbers = {
  tithi: 1,
  karana: 2,
  nakshatra: 1,
  pada: 1,
  yoga: 1,
  moon_sign: 1,
  sun_sign: 1,
  sun_nakshatra: 1,
};
const numbers = (changes: Partial<AngaNumbers>): AngaNumbers => ({ ...NUMBERS, ...changes });
const piece = (start: number, end: number, changes: Partial<AngaNumbers> = {}): DaySegment => ({
  startJdUt: julianDayUt(start),
  endJdUt: julianDayUt(end),
  numbers: numbers(changes),
});

describe('stretches of pieces', () => {
  const pieces = [piece(0, 1), piece(1, 2), piece(2, 3, { nakshatra: 2 }), piece(3, 4)];

  it('join neighbours with the same label and leave out those without', () => {
    expect(labelledStretches(pieces, ({ numbers: { nakshatra } }) => nakshatra)).toEqual([
      { label: 1, startJdUt: 0, endJdUt: 2 },
      { label: 2, startJdUt: 2, endJdUt: 3 },
      { label: 1, startJdUt: 3, endJdUt: 4 },
    ]);
    expect(stretchesWhere(pieces, ({ numbers: { nakshatra } }) => nakshatra === 1)).toEqual([
      { startJdUt: 0, endJdUt: 2 },
      { startJdUt: 3, endJdUt: 4 },
    ]);
  });
});

describe('yogas of the day', () => {
  it('require the weekday with the nakshatra', () => {
    expect(dayYogaIsPresent(DAY_YOGAS.amrita_siddhi, 'Sunday', numbers({ nakshatra: 13 }))).toBe(true);
    expect(dayYogaIsPresent(DAY_YOGAS.amrita_siddhi, 'Monday', numbers({ nakshatra: 13 }))).toBe(false);
    expect(dayYogaIsPresent(DAY_YOGAS.guru_pushya, 'Thursday', numbers({ nakshatra: 8 }))).toBe(true);
  });

  it('require day, tithi and nakshatra together in dwipushkar and tripushkar, in either paksha', () => {
    const of = (tithi: number, nakshatra: number) => numbers({ tithi, nakshatra });
    expect(dayYogaIsPresent(DAY_YOGAS.dwipushkar, 'Saturday', of(27, 14))).toBe(true);
    expect(dayYogaIsPresent(DAY_YOGAS.dwipushkar, 'Friday', of(27, 14))).toBe(false);
    expect(dayYogaIsPresent(DAY_YOGAS.tripushkar, 'Saturday', of(12, 3))).toBe(true);
    expect(dayYogaIsPresent(DAY_YOGAS.tripushkar, 'Saturday', of(13, 3))).toBe(false);
  });

  it('count from the nakshatra of the Sun, in the twenty-eight with Abhijit after Uttara Ashadha', () => {
    // Sun in Ashwini: Rohini is the fourth.
    expect(dayYogaIsPresent(DAY_YOGAS.ravi_yoga, 'Sunday', numbers({ nakshatra: 4 }))).toBe(true);
    // Sun in Uttara Ashadha, Moon in Shravana: the third in the twenty-eight.
    const past = numbers({ sun_nakshatra: 21, nakshatra: 22 });
    expect(dayYogaIsPresent(DAY_YOGAS.vidaal, 'Sunday', past)).toBe(true);
    expect(dayYogaIsPresent(DAY_YOGAS.aadal, 'Sunday', past)).toBe(false);
  });

  it('are present through the segments of the day', () => {
    const pieces = [piece(0, 1, { moon_sign: 10 }), piece(1, 2, { moon_sign: 11 }), piece(2, 3, { moon_sign: 12 })];
    expect(dayYogasOf(pieces, 'Sunday').panchaka).toEqual([{ startJdUt: 1, endJdUt: 3 }]);
  });
});

describe('Anandadi and Tamil yogas', () => {
  it('start with Ananda at the nakshatra of each weekday', () => {
    const ananda = ['Ashwini', 'Mrigashira', 'Ashlesha', 'Hasta', 'Anuradha', 'Uttara Ashadha', 'Shatabhisha'];
    WEEKDAYS.forEach((day, index) => {
      const number = NAKSHATRAS.indexOf(ananda[index] as (typeof NAKSHATRAS)[number]) + 1;
      expect(anandadiOf([piece(0, 1, { nakshatra: number })], day)[0]?.name).toBe('ananda');
    });
  });

  it('have one letter for each nakshatra on each weekday', () => {
    for (const row of TAMIL_YOGAS) expect(row).toMatch(/^[SPMA]{27}$/);
    expect(tamilYogasOf([piece(0, 1, { nakshatra: 2 })], 'Sunday')[0]?.name).toBe('prabalarishta');
  });

  it('have an interval for each nakshatra even if the name is the same', () => {
    const pieces = [piece(0, 1, { nakshatra: 3 }), piece(1, 2, { nakshatra: 4 })];
    expect(tamilYogasOf(pieces, 'Sunday')).toHaveLength(2);
  });
});

describe('Bhadra', () => {
  it('is the karana Vishti, cut where the Moon changes its sign, with its world', () => {
    const vishti = { karana: 8 };
    const pieces = [piece(0, 1), piece(1, 2, { ...vishti, moon_sign: 3 }), piece(2, 3, { ...vishti, moon_sign: 4 })];
    expect(bhadraOf(pieces)).toEqual([
      { startJdUt: 1, endJdUt: 2, moonSign: 'Gemini', residence: 'heaven' },
      { startJdUt: 2, endJdUt: 3, moonSign: 'Cancer', residence: 'earth' },
    ]);
  });
});

describe('dwellings and directions', () => {
  it('follow the tithi at sunrise and the weekday', () => {
    // 1996-12-07: Krishna Dwadashi, a Saturday.
    expect(agniVasaOf(27, 'Saturday')).toBe('earth');
    expect(shivaVasaOf(27)).toBe('on_nandi');
    expect(WEEKDAYS.map(dishaShoolOf)).toEqual(['west', 'east', 'north', 'north', 'south', 'west', 'east']);
  });
});

describe('the strengths of the day', () => {
  it('favour six janma signs by the Moon, and one is in chandrashtama', () => {
    const [bala] = chandraBalaOf([piece(0, 1, { moon_sign: 1 })]);
    expect(bala?.favourableFor).toEqual(['Aries', 'Gemini', 'Cancer', 'Libra', 'Scorpio', 'Aquarius']);
    expect(bala?.chandrashtamaFor).toBe('Virgo');
    expect(SIGNS).toContain(bala?.chandrashtamaFor);
  });

  it('favour fifteen janma nakshatras by the Moon', () => {
    const [bala] = taraBalaOf([piece(0, 1, { nakshatra: 2 })]);
    expect(bala?.favourableFor).toHaveLength(15);
    expect(bala?.favourableFor).toContain('Ashwini');
    expect(bala?.favourableFor).not.toContain('Bharani');
  });
});

describe('panchaka rahita', () => {
  it('takes the angas of each instant with the rising sign', () => {
    const lagnas = [
      { sign: 'Aries', startJdUt: julianDayUt(0), endJdUt: julianDayUt(2) },
      { sign: 'Taurus', startJdUt: julianDayUt(2), endJdUt: julianDayUt(3) },
    ] as const;
    const pieces = [piece(0, 1), piece(1, 3, { tithi: 2 })];
    // Sunday 1 + Ashwini 1 + tithi + sign.
    expect(panchakaRahitaOf(pieces, lagnas, 'Sunday')).toEqual([
      { sign: 'Aries', panchaka: 'raja', startJdUt: 0, endJdUt: 1 },
      { sign: 'Aries', panchaka: null, startJdUt: 1, endJdUt: 2 },
      { sign: 'Taurus', panchaka: 'chora', startJdUt: 2, endJdUt: 3 },
    ]);
  });
});

describe('the yogas that count from the Sun', () => {
  // docs/rules/07-panchang-calendar-transits.md#section-9
  it.each([['ravi_yoga', [4, 6, 9, 10, 13, 20]]] as const)(
    '%s is present with the Moon in so many nakshatras from that of the Sun: %j',
    (id, expected) => {
      const counts = NAKSHATRAS.map((_, index) => index + 1).filter((count) =>
        dayYogaIsPresent(DAY_YOGAS[id], 'Monday', numbers({ sun_nakshatra: 25, nakshatra: ((23 + count) % 27) + 1 })),
      );
      expect(counts).toEqual(expected);
    },
  );

  it.each([
    ['mrityu', [17, 21, 24, 1, 5, 18, 13]],
    ['dagdha', [2, 14, 21, 23, 12, 9, 27]],
    ['yamaghata', [10, 16, 6, 19, 3, 4, 13]],
    ['utpata', [16, 20, 23, 27, 4, 8, 12]],
    ['amrita_siddhi', [13, 5, 1, 17, 8, 27, 4]],
  ] as const)('%s is present in one nakshatra of each weekday: %j', (id, expected) => {
    const stars = WEEKDAYS.map((weekday) =>
      NAKSHATRAS.map((_, index) => index + 1).filter((nakshatra) =>
        dayYogaIsPresent(DAY_YOGAS[id], weekday, numbers({ nakshatra })),
      ),
    );
    expect(stars).toEqual(expected.map((star) => [star]));
  });
});
