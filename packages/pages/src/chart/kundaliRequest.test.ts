import { openPorts } from 'ganita/adapters/openPorts.js';
import { expect, it } from 'vitest';
import { kundaliRequest } from './chartPage.js';

const BIRTH = { date: '1996-12-07', time: '10:34', place: 'Chennai', at: '13.08784,80.27847,Asia/Kolkata' };

it('prints the charts as the page draws them: as readers of the language do, or as was chosen', async () => {
  const ports = await openPorts();
  const styleOf = (language: 'hi' | 'ml' | 'bn', fields = {}) =>
    kundaliRequest({ ...BIRTH, ...fields }, { ...ports, language, place: {} })?.style;
  expect([styleOf('hi'), styleOf('ml'), styleOf('bn')]).toEqual(['north', 'south', 'east']);
  expect(styleOf('ml', { style: 'north' })).toBe('north');
});
