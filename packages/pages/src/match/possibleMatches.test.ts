import fc from 'fast-check';
import { openPorts } from 'ganita/adapters/openPorts.js';
import { readRequestOf } from 'ganita/api/answerTo.js';
import { calculationRow } from 'ganita/api/endpoints.js';
import { describe, expect, it } from 'vitest';
import { answersTo } from '../answers.js';
import type { KnownBirth } from '../fields/birthFieldsOfForm.js';
import type { QueryOf } from '../page.js';
import { matchPage } from './matchPage.js';
import type { MatchBatchAnswer } from './matchTypes.js';
import { possibleQueries, possibleRows, rangeOf } from './possibleMatches.js';

const ports = await openPorts();

const CHENNAI = { latitude: 13.08784, longitude: 80.27847, zone: 'Asia/Kolkata' };
const born = (date: string, time: string): KnownBirth => ({
  name: '',
  place: { label: 'Chennai', ...CHENNAI },
  request: { date, time, place: 'Chennai', ...CHENNAI },
});

const answer = ({ name, body }: QueryOf<'marriageMatchBatch'>): MatchBatchAnswer =>
  answersTo({ only: { name, request: readRequestOf(calculationRow(name), body, ports) } }, ports)
    .only as unknown as MatchBatchAnswer;

const padas = ({ partners }: MatchBatchAnswer): ReadonlySet<string> =>
  new Set(
    partners.map(({ match }) => {
      if (match === null || !('girl' in match)) throw new Error('no match in full');
      const { nakshatra, pada, moon_sign } = match.girl;
      return `${nakshatra} ${pada} ${moon_sign}`;
    }),
  );

const EVERY_TWENTY_MINUTES = Array.from({ length: 72 }, (_, index) =>
  [Math.floor(index / 3), (index % 3) * 20, 0].map((part) => String(part).padStart(2, '0')).join(':'),
);

describe('a match without a time', () => {
  it('has every pada in which the Moon is on the date', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (day) => {
        const date = day.toISOString().slice(0, 10);
        const [query] = possibleQueries(
          born('1996-12-07', '10:34:00'),
          born(date, '12:00:00'),
          { boy: false, girl: true },
          { preset: 'ganita', chosen: {}, style: null },
          'en',
        );
        if (query === undefined) throw new Error('there is one');
        const { body } = query;
        const often = EVERY_TWENTY_MINUTES.map((time) => ({ date, time, ...CHENNAI }));
        const found = padas(answer(query));
        for (const pada of padas(answer({ ...query, body: { ...body, partners: often } }))) {
          expect(found).toContain(pada);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('has a row for each nakshatra and sign of both, and asks for the dates alone', () => {
    const { queries } = matchPage.plan(
      {
        boy_date: '1996-12-07',
        boy_uncertain: 'unknown',
        boy_place: 'Chennai',
        boy_at: '13.08784,80.27847,Asia/Kolkata',
        girl_date: '1998-03-21',
        girl_time: '06:12',
        girl_place: 'Chennai',
        girl_at: '13.08784,80.27847,Asia/Kolkata',
      },
      { ...ports, language: 'en', place: {} },
    );
    const asked = Object.values(queries) as readonly QueryOf<'marriageMatchBatch'>[];
    expect(asked.map(({ name }) => name)).toEqual(Array(9).fill('marriageMatchBatch'));
    const rows = possibleRows(asked.map(answer));
    expect(rows.map(({ boy, girl }) => [boy.nakshatra, girl.nakshatra])).toEqual([
      ['Chitra', 'Mula'],
      ['Swati', 'Mula'],
    ]);
    expect(
      rows.map(({ matches }) => rangeOf(matches.map((one) => one.north_indian.overall_compatibility.total_score))),
    ).toEqual(['26', '22']);
  });

  it('says the least and the most of a number, or the number', () => {
    expect([rangeOf([24, 18.5, 20]), rangeOf([7, 7])]).toEqual(['18.5 – 24', '7']);
  });
});
