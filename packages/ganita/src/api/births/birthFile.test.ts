import { openPorts } from 'ganita/adapters/openPorts.js';
import { describe, expect, it } from 'vitest';
import type { DateOrder } from '../columns/birthRows.js';
import { type BirthFileForm, formOfFile, nameOfFile, readBirthFile } from './birthFile.js';
import type { RecordedBirth } from './jhd.js';
import { birthsCsv, resolvedRecord } from './recordedBirth.js';

const ports = await openPorts();
const read = (text: string, form: BirthFileForm, dateOrder: DateOrder = 'ymd', fileName = `births.${form}`) =>
  readBirthFile(new TextEncoder().encode(text), { form, fileName, dateOrder });

const CHENNAI = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707, timezone: 5.5 } as const;

describe('a file of births', () => {
  it('is of the form that its name says, and of the person that it names', () => {
    expect(['a.JHD', 'b.csv', 'c.ndjson', 'd.json', 'e.txt', 'jhd'].map(formOfFile)).toEqual([
      'jhd',
      'csv',
      'ndjson',
      'json',
      null,
      null,
    ]);
    expect(['charts/Sri Rama.jhd', 'C:\\charts\\Sita.jhd', 'a.b.jhd'].map(nameOfFile)).toEqual([
      'Sri Rama',
      'Sita',
      'a.b',
    ]);
  });

  it('has in CSV the fields of a request, a name and the name of the place, whatever separates its cells', () => {
    const text =
      'name;date;time;latitude;longitude;timezone;place\r\nUma;07/12/1996;10:34;13.0827;80.2707;5.5;"Chennai; Madras"\r\n\r\n';
    expect(read(text, 'csv', 'dmy')).toEqual([
      { line: 2, name: 'Uma', request: { ...CHENNAI, place: 'Chennai; Madras' } },
    ]);
  });

  it('gives an error for each line that is wrong, and the births of the others', () => {
    const text = `name,date,time,place\nA,1996-12-07,10:34:00,Chennai\nB,07/12/1996,10:34:00,Chennai\nC,1\n`;
    expect(read(text, 'csv').map((one) => ('error' in one ? [one.line, one.error.message] : one.name))).toEqual([
      'A',
      [3, 'date must be written YYYY-MM-DD, as date_order says'],
      [4, 'the line has 2 cells, and the header 4'],
    ]);
  });

  it('is rejected where its header has a name that no birth has', () => {
    expect(() => read('name,date,longitud\n', 'csv')).toThrow(
      'longitud is not a field of a birth; did you mean longitude?',
    );
    expect(() => read('', 'csv')).toThrow('the first line must have the names of the fields');
  });

  it('is a request, or one on each line', () => {
    const births = [{ line: 1, name: 'Uma', request: CHENNAI }];
    expect(read(JSON.stringify({ name: 'Uma', ...CHENNAI }), 'ndjson')).toEqual(births);
    expect(read(JSON.stringify({ name: 'Uma', ...CHENNAI }, null, 2), 'json')).toEqual(births);
    expect(read(JSON.stringify(CHENNAI), 'json', 'ymd', 'x/Uma.json')).toEqual(births);
  });
});

describe('the clock of a birth of a file', () => {
  const resolved = (fields: object, name = '') => resolvedRecord({ name, request: { ...CHENNAI, ...fields } }, ports);

  it('is that of the place, and what the file had instead is said', () => {
    expect(resolved({})).toMatchObject({ zone: 'Asia/Kolkata', otherOffset: null, birth: { timezone: 5.5 } });
    // Local mean time, of which the file had whole minutes.
    expect(resolved({ date: '1903-05-01', latitude: 22.5626, longitude: 88.363, timezone: 5.9 })).toMatchObject({
      otherOffset: 5.9,
      birth: { timezone: 5.890867, date: '1903-05-01', time: '10:34:00' },
    });
  });

  it('is moved forward where the place skipped the reading', () => {
    const { birth } = resolved({ date: '1986-01-01', time: '00:10:00', latitude: 27.7172, longitude: 85.324 });
    expect(birth).toMatchObject({ time: '00:25:00', timezone: 5.75 });
  });

  it('is found where only a place is named', () => {
    const { birth } = resolvedRecord(
      { name: 'Uma', request: { date: '1996-12-07', time: '10:34:00', place: 'Chennai' } },
      ports,
    );
    expect(birth).toMatchObject({ name: 'Uma', place: 'Chennai', timezone: 5.5, latitude: 13.08784 });
  });

  it('is checked with the birth', () => {
    expect(() => resolved({ latitude: 95 })).toThrow('latitude must be');
    expect(() => resolved({ date: '1850-01-01' })).toThrow('date must have a year from 1900 to 2100');
  });
});

describe('births that are written as CSV', () => {
  it('are read back equal, also a name that a spreadsheet would take for a formula', () => {
    const births: readonly RecordedBirth[] = [
      { ...CHENNAI, name: '=Uma, "U"', place: 'Chennai, India', elevation: 0, gender: null },
      { ...CHENNAI, name: '', timezone: -4.5, place: '', longitude: -67.25, elevation: 12.5, gender: 'female' },
    ];
    const again = read(birthsCsv(births), 'csv').map((one) => {
      if ('error' in one) throw one.error;
      const { name, request } = one;
      return { place: '', gender: null, ...request, name };
    });
    expect(again).toEqual(births);
  });
});
