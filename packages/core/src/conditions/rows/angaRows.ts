import { KARANAS, NITYA_YOGAS, PAKSHAS, TITHI_CLASSES } from '../../panchanga/angaNames.data.js';
import { karanaFacts, pakshaOf, tithiFacts } from '../../panchanga/angaNames.js';
import { partsWhere, runsOf, runsOverlapping } from '../../panchanga/angaRuns.js';
import { ANGAS, type AngaId } from '../../panchanga/angas.js';
import { MONTH_TITHIS } from '../../panchanga/monthTithis.js';
import { NAKSHATRA_CLASSES, type NakshatraClass } from '../../zodiac/nakshatraClasses.data.js';
import { NAKSHATRAS, nakshatraNumber } from '../../zodiac/nakshatras.js';
import { SIGNS } from '../../zodiac/signs.js';
import { idsIn, invalidTree, type LeafInput, type LeafRow, numberedIn, numbersIn } from '../leafInput.js';
import { RANK } from '../rank.js';
import type { Reading } from '../tree.js';

/** An anga in fewer of its parts than this share is rare. */
const RARE_SHARE = 1 / 4;

/** The condition that an anga is in some of its parts. */
export function inAnga(id: AngaId, numbers: readonly number[], requires: Reading['requires'] = []): Reading {
  const anga = ANGAS[id];
  const runs = runsOf(anga, numbers);
  const isRare = new Set(numbers).size <= anga.parts * RARE_SHARE;
  return {
    rank: anga.moon === 0 ? RANK.sun : isRare ? RANK.rareAnga : RANK.anga,
    requires,
    spans: ({ luminaries }, interval) => runsOverlapping(luminaries, id, runs, interval),
  };
}

const byNumber = (id: AngaId, ids: readonly string[], takes: string): LeafRow => ({
  takes,
  read: (input) => inAnga(id, numberedIn(input, ids)),
});

/** A pair of star and pada, or a list of pairs. */
function padasIn(input: LeafInput): readonly number[] {
  const pairs = typeof input.values[0] === 'number' ? [input.values] : input.values;
  return pairs.map((pair) => {
    if (!Array.isArray(pair) || pair.length !== 2) throw invalidTree(input.path, 'must be [nakshatra, pada]', pair);
    const [star] = numberedIn({ ...input, values: [pair[0]] }, NAKSHATRAS) as [number];
    const [pada] = numbersIn({ ...input, values: [pair[1]] }, 1, 4) as [number];
    return (star - 1) * 4 + pada;
  });
}

const classOf = (name: NakshatraClass): readonly number[] => NAKSHATRA_CLASSES[name].map(nakshatraNumber);

/** Conditions of the angas of the Sun and the Moon. */
export const ANGA_LEAVES = {
  tithi: byNumber(
    'tithi',
    MONTH_TITHIS,
    'numbers 1 (Shukla Pratipada) to 30 (Amavasya), or ids such as shukla_ekadashi',
  ),
  paksha: {
    takes: PAKSHAS.join(', '),
    read: (input) => {
      const wanted = idsIn(input, PAKSHAS);
      return inAnga(
        'tithi',
        partsWhere('tithi', (number) => wanted.includes(pakshaOf(number))),
      );
    },
  },
  tithi_class: {
    takes: TITHI_CLASSES.join(', '),
    read: (input) => {
      const wanted = idsIn(input, TITHI_CLASSES);
      return inAnga(
        'tithi',
        partsWhere('tithi', (number) => wanted.includes(tithiFacts(number).tithiClass)),
      );
    },
  },
  nakshatra: byNumber('nakshatra', NAKSHATRAS, 'numbers 1 (Ashwini) to 27, or names: the nakshatra of the Moon'),
  nakshatra_pada: {
    takes: '[nakshatra, pada] of the Moon, or a list of them',
    read: (input) => inAnga('pada', padasIn(input)),
  },
  nakshatra_class: {
    takes: Object.keys(NAKSHATRA_CLASSES).join(', '),
    read: (input) =>
      inAnga('nakshatra', idsIn(input, Object.keys(NAKSHATRA_CLASSES) as NakshatraClass[]).flatMap(classOf)),
  },
  yoga: byNumber('yoga', NITYA_YOGAS, 'numbers 1 (Vishkambha) to 27, or ids'),
  karana: {
    takes: KARANAS.join(', '),
    read: (input) => {
      const wanted = idsIn(input, KARANAS);
      return inAnga(
        'karana',
        partsWhere('karana', (number) => wanted.includes(karanaFacts(number).karana)),
      );
    },
  },
  moon_sign: byNumber('moon_sign', SIGNS, 'signs of the Moon'),
  sun_sign: byNumber('sun_sign', SIGNS, 'signs of the Sun'),
  solar_month: byNumber('sun_sign', SIGNS, 'signs of the Sun, each a solar month'),
  sun_nakshatra: byNumber('sun_nakshatra', NAKSHATRAS, 'numbers 1 (Ashwini) to 27, or names: the nakshatra of the Sun'),
} as const satisfies Readonly<Record<string, LeafRow>>;
