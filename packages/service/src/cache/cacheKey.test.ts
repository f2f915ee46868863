import { openPorts } from 'ganita/adapters/openPorts.js';
import { answer, readRequest } from 'ganita/api/answer.js';
import type { Ports } from 'ganita/calculations/calculation.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerKey } from './cacheKey.js';

const DAY = { date: '2026-03-04', latitude: 12.97, longitude: 77.59, timezone: 5.5 };

let ports: Ports;
beforeAll(async () => {
  ports = await openPorts();
});

const keyOf = (fields: object): string =>
  answerKey('panchangDay', readRequest('panchangDay', { ...DAY, ...fields }, ports), 'identity');
const bytesOf = (fields: object): string => JSON.stringify(answer('panchangDay', { ...DAY, ...fields }, ports));

describe('the key of an answer', () => {
  it.each([
    ['a default value that was given', { rules: { preset: 'ganita' } }],
    ['a field with its default', { ayanamsa_mode: 'LAHIRI' }],
    ['a choice with its default', { rules: { vikram_year_start: 'chaitradi' } }],
    ['an empty rule set', { rules: {} }],
  ])('is shared by a request with %s, and so are the bytes', (_what, fields) => {
    expect(keyOf(fields)).toBe(keyOf({}));
    expect(bytesOf(fields)).toBe(bytesOf({}));
  });

  it('is shared by both names of a language, and so are the bytes', () => {
    expect(keyOf({ language: 'kn' })).toBe(keyOf({ language: 'ka' }));
    expect(bytesOf({ language: 'kn' })).toBe(bytesOf({ language: 'ka' }));
    expect(keyOf({ language: 'ka' })).not.toBe(keyOf({}));
  });

  it('does not depend on the order of fields and choices', () => {
    const rules = { positions: 'geometric', moonrise_definition: 'disc_centre_refraction' };
    const reversed = { moonrise_definition: 'disc_centre_refraction', positions: 'geometric' };
    expect(keyOf({ rules: reversed, place: 'Salem' })).toBe(keyOf({ place: 'Salem', rules }));
  });

  it.each([
    ['another preset', { rules: { preset: 'drik' } }],
    ['a choice', { rules: { positions: 'geometric' } }],
    ['an ignored field', { colour: 'red' }],
    ['a cosmetic field', { place: 'Salem' }],
    ['another language', { language: 'hi' }],
    ['a zone', { zone: 'Asia/Kolkata' }],
  ])('differs with %s, as the bytes do', (_what, fields) => {
    expect(keyOf(fields)).not.toBe(keyOf({}));
    expect(bytesOf(fields)).not.toBe(bytesOf({}));
  });
});
