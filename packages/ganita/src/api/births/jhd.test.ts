import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RecordedBirth, readJhd, writeJhd } from './jhd.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const file = (lines: readonly (string | number)[], end = '\r\n'): Uint8Array =>
  bytes(lines.map((line) => `${line}${end}`).join(''));

const born = (given: Partial<RecordedBirth>): RecordedBirth => ({
  name: '',
  date: '1985-06-15',
  time: '10:30:00',
  latitude: 23.5,
  longitude: 75.75,
  timezone: 5.5,
  place: '',
  elevation: 0,
  gender: null,
  ...given,
});

const MOMENT = [6, 15, 1985, '10.300000', '-5.300000', '-75.450000', '23.300000'];
const PLANETS = ['81.1', '102.2', '210.3', '7.4', '84.5', '11.6', '333.7', '120.8', '41.9'];

/** Of each form that is found, with invented births. */
const FORMS: readonly (readonly [what: string, Uint8Array, Partial<RecordedBirth>])[] = [
  ['seven lines, two decimals', file([6, 15, 1985, '10.3000', '-5.30', '-75.45', '23.30']), {}],
  ['eight lines, with the altitude', file([...MOMENT, '123.000000']), { elevation: 123 }],
  [
    'the oldest, with longitudes of planets, a last line without its end, and an hour below ten',
    bytes([6, 15, 1985, '6.3300', '-5.54', '-88.30', '22.40', '0.439521', ...PLANETS, '000110100'].join('\n')),
    { time: '06:33:00', timezone: 5.9, longitude: 88.5, latitude: 22.6666667 },
  ],
  [
    'fourteen lines, local mean time, no place',
    file([
      ...MOMENT.slice(0, 4),
      '-4.392667',
      '-69.490000',
      '21.370000',
      '0.000000',
      '-4.654444',
      '-4.654444',
      0,
      0,
      'Unknown',
      'Unknown',
    ]),
    { timezone: 4.654445, longitude: 69.8166667, latitude: 21.6166667 },
  ],
  [
    'fifteen lines, a time to the second',
    file([
      6,
      15,
      1985,
      '17.506667',
      ...MOMENT.slice(4),
      '0.000000',
      '-5.500000',
      '-5.500000',
      0,
      105,
      'Ujjain',
      'India',
      1,
    ]),
    { time: '17:50:40', place: 'Ujjain, India' },
  ],
  [
    'seventeen lines, a time with the noise of a float',
    file([
      6,
      15,
      1985,
      '14.199999999999999',
      ...MOMENT.slice(4),
      '0.000000',
      '-5.500000',
      '-5.500000',
      0,
      105,
      'Ujjain',
      'India',
      1,
      '1013.250000',
      '20.000000',
    ]),
    { time: '14:20:00', place: 'Ujjain, India' },
  ],
  [
    'eighteen lines, west of Greenwich in summer time, a man',
    file([
      6,
      15,
      1985,
      '9.300000000000001',
      '7.000000',
      '118.145667',
      '34.031333',
      '330.000000',
      '8.000000',
      '7.000000',
      0,
      254,
      'Los^Angeles',
      'California,^USA',
      1,
      '1013.250000',
      '20.000000',
      1,
    ]),
    {
      time: '09:30:00',
      timezone: -7,
      longitude: -118.2427783,
      latitude: 34.0522217,
      elevation: 330,
      place: 'Los Angeles, California, USA',
      gender: 'male',
    },
  ],
  [
    'eighteen lines, south of the equator, ends of lines of Unix, a woman',
    file(
      [
        6,
        15,
        1985,
        '0.000167',
        '-10.000000',
        '-151.123500',
        '-33.520800',
        '58.000000',
        '-10.000000',
        '-11.000000',
        0,
        7,
        'Sydney',
        'Australia',
        1,
        '1013.250000',
        '20.000000',
        2,
      ],
      '\n',
    ),
    {
      time: '00:00:01',
      timezone: 10,
      longitude: 151.2058333,
      latitude: -33.868,
      elevation: 58,
      place: 'Sydney, Australia',
      gender: 'female',
    },
  ],
  [
    'a byte order mark, empty lines at the end, half a degree from Greenwich',
    bytes(`\uFEFF${[6, 15, 1985, '10.300000', '0.000000', '0.300000', '-0.300000'].join('\r\n')}\r\n\r\n \r\n`),
    { timezone: 0, longitude: -0.5, latitude: -0.5 },
  ],
  [
    'a name of a place as Windows wrote it',
    new Uint8Array([
      ...file([...MOMENT, '0.000000', '-5.500000', '-5.500000', 0, 0]),
      ...[0x4f, 0x72, 0x6c, 0xe9, 0x61, 0x6e, 0x73, 0x0d, 0x0a],
      ...file(['France', 1, '1013.250000', '20.000000', 0]),
    ]),
    { place: 'Orléans, France' },
  ],
];

describe('a file of Jagannatha Hora', () => {
  it.each(FORMS)('is read: %s', (_, given, expected) => {
    expect(readJhd(given)).toEqual(born(expected));
  });

  it('is of the person after whom it is named', () => {
    expect(readJhd(file(MOMENT), 'Ramanujan').name).toBe('Ramanujan');
  });

  it('starts the next day in the last half second of one', () => {
    expect(readJhd(file([2, 28, 1900, '23.599999', ...MOMENT.slice(4)]))).toMatchObject({
      date: '1900-03-01',
      time: '00:00:00',
    });
  });

  const changed = (at: number, text: string | number): Uint8Array =>
    file(
      [...MOMENT, '0.000000', '-5.500000', '-5.500000', 0, 105, 'Ujjain', 'India', 1, '1013.25', '20.0', 0].map(
        (line, index) => (index === at - 1 ? text : line),
      ),
    );

  it.each([
    [1, 13, 'date must have a month from 1 to 12'],
    [2, 31, 'date must be a real calendar date'],
    [3, 85, 'date must have a year from 1800 to 2399'],
    [1, 'June', 'month (line 1) must be a number, not "June"'],
    [2, '15.5', 'day (line 2) must be a whole number'],
    [4, '24.000000', 'time must be from 0.00 to 23.59 (line 4)'],
    [4, '-1.000000', 'time must be from 0.00 to 23.59 (line 4)'],
    [4, '10.750000', 'time must have fewer than 60 minutes after its point (line 4)'],
    [4, '10:30', 'time (line 4) must be a number, not "10:30"'],
    [5, '-5.600000', 'timezone must have fewer than 60 minutes after its point (line 5)'],
    [5, '-15.000000', 'timezone must be from -12 to 14 (line 5)'],
    [6, '-181.000000', 'longitude must be from -180 to 180 (line 6)'],
    [7, '91.000000', 'latitude must be from -90 to 90 (line 7)'],
    [8, 'high', 'elevation (line 8) must be a number, not "high"'],
    [9, '', 'standardZone (line 9) must be a number, not ""'],
    [18, 3, 'gender must be from 0 to 2 (line 18)'],
  ])('is rejected by the name of what is wrong with line %i: %s', (line, text, message) => {
    expect(() => readJhd(changed(line, text))).toThrow(message);
  });

  it.each([0, 3, 6, 9, 13, 16, 19])('is rejected with %i lines', (count) => {
    expect(() => readJhd(file(Array.from({ length: count }, () => 1)))).toThrow(
      `the file has ${count} lines; a .jhd file has 7, 8, 14, 15, 17 or 18`,
    );
  });

  it('is rejected in its oldest form where a longitude is no number', () => {
    expect(() => readJhd(file([...MOMENT, '0.4', ...PLANETS.slice(1), 'x', '000110100']))).toThrow(
      'planet (line 17) must be a number, not "x"',
    );
  });
});

const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, '0'));
const word = fc.stringMatching(/^[A-Za-zÀ-ÿऀ-९.'()-]{1,12}( [A-Za-z]{1,8})?$/u).filter((text) => text !== 'Unknown');
const within = (most: number, decimals: number) =>
  fc.integer({ min: -most * 10 ** decimals, max: most * 10 ** decimals }).map((value) => value / 10 ** decimals + 0);

const anyBirth: fc.Arbitrary<RecordedBirth> = fc.record({
  name: word,
  date: fc
    .date({ min: new Date('1800-01-01T00:00:00Z'), max: new Date('2399-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  time: fc.tuple(twoDigits(23), twoDigits(59), twoDigits(59)).map((parts) => parts.join(':')),
  latitude: within(90, 7),
  longitude: within(180, 7),
  timezone: within(12, 6),
  place: fc.oneof(
    fc.constant(''),
    fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(', ')),
  ),
  elevation: within(5000, 3),
  gender: fc.constantFrom(null, 'male' as const, 'female' as const),
});

describe('a birth that is written for Jagannatha Hora', () => {
  it('is read back equal', () => {
    fc.assert(
      fc.property(anyBirth, (birth) => {
        expect(readJhd(bytes(writeJhd(birth)), birth.name)).toEqual(birth);
      }),
      { numRuns: 3000 },
    );
  });

  it('has the eighteen lines of the program', () => {
    expect(
      writeJhd(
        born({
          time: '17:50:40',
          longitude: 81.133333,
          latitude: 16.166667,
          place: 'Machilipatnam, Andhra Pradesh, India',
        }),
      ).split('\r\n'),
    ).toEqual([
      ...[
        '6',
        '15',
        '1985',
        '17.506667',
        '-5.300000',
        '-81.0799998',
        '16.1000002',
        '0.000000',
        '-5.500000',
        '-5.500000',
      ],
      ...['0', '0', 'Machilipatnam,^Andhra^Pradesh', 'India', '1', '1013.250000', '20.000000', '0', ''],
    ]);
  });

  it('is a birth', () => {
    expect(() => writeJhd(born({ date: '1985-02-30' }))).toThrow('date must be a real calendar date');
    expect(() => writeJhd(born({ time: '10:30' }))).toThrow('time must be written HH:MM:SS');
  });
});
