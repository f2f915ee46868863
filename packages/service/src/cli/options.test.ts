import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ENDPOINTS } from 'ganita/api/endpoints.js';
import { compareInput } from 'ganita/calculations/compare/compareInput.js';
import { natalInput } from 'ganita/calculations/natal/natalInput.js';
import { afterAll, describe, expect, it } from 'vitest';
import { optionsOf, readRequest } from './options.js';

const FIELDS = { options: optionsOf(natalInput.properties), required: [] };
const read = (...args: string[]) => readRequest(args, FIELDS).request;

const folder = mkdtempSync(join(tmpdir(), 'ganita-options-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** A file with a text. */
function fileOf(text: string, name = 'birth.json'): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('the options of a command', () => {
  it('fill the fields of the request, by long and short names', () => {
    expect(read('--date', '1996-12-07', '--lat', '13.0827', '--longitude=80.27', '--ayanamsa-mode', 'KP')).toEqual({
      date: '1996-12-07',
      latitude: 13.0827,
      longitude: 80.27,
      ayanamsa_mode: 'KP',
    });
  });

  it('take negative numbers as values', () => {
    expect(read('--lat', '-33.8688', '--lon', '-70.6', '--tz', '-4')).toEqual({
      latitude: -33.8688,
      longitude: -70.6,
      timezone: -4,
    });
  });

  it('read an argument without a name as the field that it fills', () => {
    const { calculation, command } = ENDPOINTS.festivals;
    const options = optionsOf(calculation.request.properties);
    const { positional } = command;
    const { request } = readRequest(['2026', '--place', 'Ujjain'], { options, positional, required: [] });
    expect(request).toEqual({ year: 2026, place: 'Ujjain' });
  });

  it('read lists, truth values and JSON', () => {
    expect(
      read('--sections', 'julian_day, sphuta', '--count-from-end-of-sign', 'true', '--rules', '{"node_type":"true"}'),
    ).toEqual({
      sections: ['julian_day', 'sphuta'],
      count_from_end_of_sign: true,
      rules: { node_type: 'true' },
    });
  });

  it('leave what is no number to the check of the request', () => {
    expect(read('--lat', 'north')).toEqual({ latitude: 'north' });
  });

  it('reject a field that is given twice, be it by its short name', () => {
    expect(() => read('--date', '1996-12-07', '--date', '1996-12-08')).toThrow('date is given twice');
    expect(() => read('--lat', '13', '--latitude', '14')).toThrow('latitude is given twice');
  });

  it('reject an unknown option by its name', () => {
    expect(() => read('--latitud', '13')).toThrow('unknown option --latitud; did you mean --latitude?');
    expect(() => read('--dat', '1996-12-07')).toThrow('unknown option --dat; did you mean --date?');
    expect(() => read('--ayanamsa=KP')).toThrow('unknown option --ayanamsa; did you mean --ayanamsa-mode?');
    expect(() => read('-d', '1996-12-07')).toThrow('unknown option -d');
    expect(() => read('--quite-unlike', 'x')).toThrow(/^unknown option --quite-unlike$/);
  });

  it('reject an option without a value', () => {
    expect(() => read('--date')).toThrow('option --date needs a value');
    expect(() => read('--date', '--time', '10:34:00')).toThrow('option --date needs a value');
  });

  it('name a preset beside the other choices of a rule set', () => {
    expect(read('--preset', 'jhora')).toEqual({ rules: { preset: 'jhora' } });
    expect(read('--rules', '{"node_type":"true"}', '--preset', 'jhora')).toEqual({
      rules: { preset: 'jhora', node_type: 'true' },
    });
    const compare = { options: optionsOf(compareInput.properties), required: [] };
    expect(readRequest(['--preset', 'raman'], compare).request).toEqual({
      second_rules: { preset: 'raman' },
    });
    expect(() => read('--rules', '{"preset":"raman"}', '--preset', 'jhora')).toThrow('preset is given twice');
    expect(() => read('--preset', 'raman', '--preset', 'jhora')).toThrow('preset is given twice');
  });
});

describe('a request in a file', () => {
  const birth = fileOf('{"date":"1996-12-07","latitude":13,"rules":{"preset":"raman","node_type":"true"}}');

  it('is read, and options replace its fields', () => {
    expect(read(birth)).toEqual({ date: '1996-12-07', latitude: 13, rules: { preset: 'raman', node_type: 'true' } });
    expect(read(birth, '--lat', '14', '--rules', '{}')).toEqual({ date: '1996-12-07', latitude: 14, rules: {} });
    expect(read('--preset', 'jhora', birth).rules).toEqual({ preset: 'jhora', node_type: 'true' });
  });

  it('is known by its name where other arguments fill a field', () => {
    const fields = { ...FIELDS, positional: 'date' };
    expect(readRequest([birth], fields).request).toMatchObject({ date: '1996-12-07', latitude: 13 });
    expect(readRequest(['2001-01-01', birth], fields).request).toMatchObject({ date: '2001-01-01', latitude: 13 });
  });

  it('is one JSON object', () => {
    const broken = fileOf('{"date":', 'broken.json');
    expect(() => read(broken)).toThrow(`the request in ${broken} is not valid JSON`);
    const list = fileOf('[1]', 'list.json');
    expect(() => read(list)).toThrow(`the request in ${list} must be a JSON object`);
    expect(() => read(birth, list)).toThrow('takes one file with a request');
    expect(() => read(join(folder, 'none.json'))).toThrow('ENOENT');
  });

  it('is kept apart from what options gave', () => {
    expect(readRequest([birth, '--lat', '14'], FIELDS).options).toEqual({ latitude: 14 });
  });
});
