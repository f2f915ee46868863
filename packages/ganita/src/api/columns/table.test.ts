import { beforeAll, describe, expect, it } from 'vitest';
import { openPorts } from '../../adapters/openPorts.js';
import type { Ports } from '../../calculations/calculation.js';
import type { BirthSource } from './birthRows.js';
import { checkTable, openTable, readBirths, type TableRequest, tableHead, tableRows, tableText } from './table.js';

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

async function* arriving(text: string): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += 50) yield bytes.slice(at, at + 50);
}

const requestOf = (fields: object): TableRequest => checkTable(fields, ports, 'first', 'own').input;

async function csvFor(text: string, fields: object, form: BirthSource['form'] = 'csv', rows = 2): Promise<string> {
  const request = requestOf(fields);
  const table = openTable(request, ports);
  const { source, chunks } = await readBirths(arriving(text), form, request, rows);
  let written = tableHead(table, 'csv');
  for await (const chunk of chunks) written += tableText(table, tableRows(table, chunk, source), 'csv');
  return written;
}

const select = ['Moon.nakshatra', 'lagna.sign'];
const PLACE = '13,0827;80,2707';

describe('a table of births', () => {
  it('reads CSV as spreadsheets write it: a byte order mark, semicolons, quotes, dates with the day first', async () => {
    const births = [
      '\uFEFFname;date;time;latitude;longitude;zone',
      '"Rama; ""elder""";07/12/1996;10:34;13.0827;80.2707;Asia/Kolkata',
      'Sita;7.12.1996;10:34:00;13.0827;80.2707;Asia/Kolkata',
      '',
    ].join('\r\n');
    expect(await csvFor(births, { select, keep: ['name'], date_order: 'dmy' })).toBe(
      'line,name,Moon.nakshatra,lagna.sign,error\r\n' +
        '2,"Rama; ""elder""",Swati,Capricorn,\r\n' +
        '3,Sita,Swati,Capricorn,\r\n',
    );
  });

  it('gives each wrong line a row that says what is wrong, and the others their values', async () => {
    const births = [
      'name;date;time;latitude;longitude;zone',
      '=cmd();1996-12-07;10:34:00;13.0827;80.2707;Asia/Kolkata',
      'late;1996-12-07;25:34:00;13.0827;80.2707;Asia/Kolkata',
      'day first;07/12/1996;10:34:00;13.0827;80.2707;Asia/Kolkata',
      `comma;1996-12-07;10:34:00;${PLACE};Asia/Kolkata`,
      'short;1996-12-07',
      '"open;1996-12-07;10:34:00;13.0827;80.2707;Asia/Kolkata',
      'far;1996-12-07;10:34:00;130;80.2707;Asia/Kolkata',
      'nowhere;1996-12-07;10:34:00;;80.2707;Asia/Kolkata',
      'last;1996-12-07;10:34:00;13.0827;80.2707;Asia/Kolkata',
    ].join('\n');
    const lines = (await csvFor(births, { select, keep: ['name'] })).trimEnd().split('\r\n');
    expect(lines.slice(1)).toEqual([
      "2,'=cmd(),Swati,Capricorn,",
      '3,late,,,Invalid input: time must have an hour from 0 to 23',
      '4,day first,,,"Invalid input: date must be written YYYY-MM-DD, as date_order says"',
      '5,comma,,,latitude must be a number',
      '6,,,,"the line has 2 cells, and the header 6"',
      '7,,,,the line has a quote that does not end a cell',
      '8,far,,,Invalid input: latitude must be between -90 and 90',
      expect.stringMatching(/^9,nowhere,,,.*latitude/),
      '10,last,Swati,Capricorn,',
    ]);
  });

  it('reads lines of JSON, with fields of all and fields of one', async () => {
    const birth = { date: '1996-12-07', time: '10:34:00', latitude: 13.0827, longitude: 80.2707 };
    const births = [birth, { ...birth, zone: 'Asia/Tokyo', id: 7 }, { ...birth, id: { a: 1 }, colour: 'red' }]
      .map((one) => JSON.stringify(one))
      .join('\n\n');
    const fields = { zone: 'Asia/Kolkata' };
    expect(await csvFor(births, { select, keep: ['id'], fields }, 'ndjson')).toBe(
      'line,id,Moon.nakshatra,lagna.sign,error\r\n' +
        '1,,Swati,Capricorn,\r\n' +
        '3,7,Chitra,Sagittarius,\r\n' +
        '5,"{""a"":1}",,,colour is not a field of this request\r\n',
    );
  });

  it('rejects a header before any row: an unknown name, a name twice, two separators, none at all', async () => {
    const header = (text: string, keep: readonly string[] = []) => csvFor(text, { select, keep });
    await expect(header('date,timee\n')).rejects.toThrow('timee is not a field of a birth; did you mean time?');
    await expect(header('date,date\n')).rejects.toThrow('the header has date twice');
    await expect(header('date,time;zone\n')).rejects.toThrow('one of comma, semicolon and tab');
    await expect(header('date,time\n', ['id'])).rejects.toThrow('keep names id, which the header does not have');
    await expect(header('')).rejects.toThrow('the first line must have the names of the fields');
  });
});

describe('the request of a table', () => {
  it('names what is wrong with it', () => {
    expect(() => requestOf({})).toThrow('select');
    expect(() => requestOf({ select: ['Moon.nakshtra'] })).toThrow('did you mean Moon.nakshatra?');
    expect(() => requestOf({ select, keep: ['line'] })).toThrow('keep names line, which the table has already');
    expect(() => requestOf({ select, selekt: 1 })).toThrow('did you mean select?');
  });
});
