import { spansOverlapping } from '../../panchanga/angaSpans.js';
import { daySegments } from '../../panchanga/daySegments.js';
import { PANCHAKA_RAHITA } from '../../panchanga/dayYogas.data.js';
import { panchakaRahitaOf } from '../../panchanga/panchakaRahita.js';
import { intersection } from '../../time/interval.js';
import { SIGN_DIVISION } from '../../transits/divisions.js';
import { GRAHAS, type Graha } from '../../zodiac/grahas.js';
import { SIGNS, signAt, signIndex } from '../../zodiac/signs.js';
import { fieldOf, idsIn, type LeafRow, numberedIn, numbersIn, objectsIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import { groupOf, type Reading } from '../tree.js';
import { staysAround } from './planetRows.js';

/** Signs that rise, 1..12; by navamsa the sign of the ninth part. */
const rising = (signs: readonly number[], parts: 12 | 108): Reading => ({
  rank: RANK.lagna,
  requires: ['lagna'],
  spans: (sky, interval) =>
    sky.risingIn(parts, interval).filter(({ number }) => signs.includes(signIndex(signAt(number - 1)) + 1)),
});

/** A graha in some houses, counted by whole signs from the sign that rises. */
const inHouses = (graha: Graha, houses: readonly number[]): Reading => ({
  rank: RANK.lagna,
  requires: ['lagna'],
  spans: (sky, interval) =>
    staysAround(sky, graha, SIGN_DIVISION, interval).flatMap((stay) => {
      const near = intersection(stay, interval);
      if (near === null) return [];
      const signs = houses.map((house) => signIndex(signAt(stay.part - house + 1)) + 1);
      return sky
        .risingIn(12, near)
        .filter(({ number }) => signs.includes(number))
        .flatMap((span) => intersection(span, stay) ?? []);
    }),
});

const PANCHAKAS = ['rahita', ...PANCHAKA_RAHITA.filter((id) => id !== null)] as const;

const panchaka = (wanted: readonly string[]): Reading => ({
  rank: RANK.lagna,
  requires: ['lagna', 'day_windows'],
  spans: (sky, interval, path) =>
    sky.daysAround(interval, path).flatMap(({ interval: day, weekday }) => {
      const { startJdUt, endJdUt } = day;
      const near = intersection(day, interval);
      if (near === null) return [];
      const pieces = daySegments(day, {
        tithi: spansOverlapping(sky.luminaries, 'tithi', startJdUt, endJdUt),
        nakshatra: spansOverlapping(sky.luminaries, 'nakshatra', startJdUt, endJdUt),
      });
      const lagnas = sky.risingIn(12, day).flatMap((span) => {
        const inDay = intersection(span, day);
        return inDay === null ? [] : [{ ...inDay, sign: signAt(span.number - 1) }];
      });
      return panchakaRahitaOf(pieces, lagnas, weekday).filter((stretch) =>
        wanted.includes(stretch.panchaka ?? 'rahita'),
      );
    }),
});

/** Divisions whose rising sign may be a condition: the signs and the navamsas. */
const VARGAS = [1, 9] as const;

/** Conditions of the rising sign. */
export const LAGNA_LEAVES = {
  lagna: {
    takes: `signs that rise: ${SIGNS.join(', ')}; beside it varga: 9 for the navamsa of the lagna`,
    options: { varga: VARGAS },
    read: (input) => rising(numberedIn(input, SIGNS), input.options.varga === 9 ? 108 : 12),
  },
  house_of: {
    takes: '{ planet, houses }, or a list of them: houses 1 to 12 by whole signs from the rising sign',
    read: (input) =>
      groupOf(
        'any',
        input,
        objectsIn(input, ['planet', 'houses']).map((value) => {
          const [graha] = idsIn(fieldOf(input, value, 'planet'), GRAHAS) as [Graha];
          return inHouses(graha, numbersIn(fieldOf(input, value, 'houses'), 1, SIGNS.length));
        }),
      ),
  },
  panchaka_rahita: {
    takes: `${PANCHAKAS.join(', ')}; rahita is free of panchaka`,
    read: (input) => panchaka(idsIn(input, PANCHAKAS)),
  },
} as const satisfies Readonly<Record<string, LeafRow>>;
