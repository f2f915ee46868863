import { calculationsOf, ENDPOINTS } from 'ganita/api/endpoints.js';
import { compareInput } from 'ganita/calculations/compare/compareInput.js';
import { natalInput } from 'ganita/calculations/natal/natalInput.js';
import { describe, expect, it } from 'vitest';
import { optionsOf, readBody } from './options.js';
import { optionsHelp } from './optionsHelp.js';

const read = (...args: string[]) => readBody(args, optionsOf(natalInput.properties));

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
    const body = readBody(['2026', '--place', 'Ujjain'], options, command.positional);
    expect(body).toEqual({ year: 2026, place: 'Ujjain' });
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
    expect(() => read('--latitud', '13')).toThrow(/latitud/);
  });

  it('name a preset beside the other choices of a rule set', () => {
    expect(read('--preset', 'jhora')).toEqual({ rules: { preset: 'jhora' } });
    expect(read('--rules', '{"node_type":"true"}', '--preset', 'jhora')).toEqual({
      rules: { preset: 'jhora', node_type: 'true' },
    });
    expect(readBody(['--preset', 'raman'], optionsOf(compareInput.properties))).toEqual({
      second_rules: { preset: 'raman' },
    });
    expect(() => read('--rules', '{"preset":"raman"}', '--preset', 'jhora')).toThrow('preset is given twice');
    expect(() => read('--preset', 'raman', '--preset', 'jhora')).toThrow('preset is given twice');
  });
});

describe('the help of a command', () => {
  const help = optionsHelp(natalInput.properties);

  it('lists every option with its values and its default', () => {
    expect(help.match(/^ {2}--/gm)).toHaveLength(Object.keys(natalInput.properties).length + 1);
    expect(help).toMatch(
      /--preset +a preset, in addition to --rules; ganita, raman, kn_rao, contract, jhora, astrosage, drik, prokerala, mypanchang\n/,
    );
    expect(help).toMatch(/--node-type +\S.*; mean, true; default mean\n/);
    expect(help).toMatch(/--bhava-madhya-method +houses.*; 1 to 5; default 1\n/);
  });

  it('leaves no option without words', () => {
    for (const [, { calculation }] of calculationsOf(ENDPOINTS)) {
      for (const line of optionsHelp(calculation.request.properties).split('\n'))
        expect(line).toMatch(/^$|^ {2}--[a-z-]+(, --[a-z]+)? +\S/);
    }
  });

  it('names short options, and says which must be given', () => {
    const ofBirth = optionsHelp(natalInput.properties, ['date', 'latitude']);
    expect(ofBirth).toMatch(/--date +\S.*; required\n/);
    expect(ofBirth).toMatch(/--latitude, --lat +\S.*; required\n/);
    expect(ofBirth).toMatch(/--timezone, --tz +\S/);
    expect(ofBirth).not.toMatch(/--time .*required/);
  });
});
