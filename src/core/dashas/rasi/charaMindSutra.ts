import { isOddSign, qualityOf, SIGNS, type Sign } from '../../zodiac/signs.js';
import { byPlainLord, femaleStart, lagnaOf, onlyAntardashas } from './chara.js';
import { fromOddLord } from './charaIranganti.js';
import type { RasiDashaRow, Reading } from './rasiDasha.js';
import { parityDirection, run, signAfter } from './signPatterns.js';
import { homeOrOpposite, signOfPlainLord } from './signYears.js';

/** The trikonas of Aries, Taurus, Gemini and Cancer one after the other: what follows a dual sign. */
const BY_TRIKONAS: readonly Sign[] = SIGNS.slice(0, 4).flatMap((sign) => [0, 4, 8].map((n) => signAfter(sign, n)));

const FIXED_STEP = 5;

/** The sign that follows, before it is asked whether that has been. */
function following(sign: Sign): Sign {
  switch (qualityOf(sign)) {
    case 'movable':
      return signAfter(sign, 1);
    case 'fixed':
      return signAfter(sign, FIXED_STEP);
    case 'dual':
      return BY_TRIKONAS[BY_TRIKONAS.indexOf(sign) + 1] ?? (BY_TRIKONAS[0] as Sign);
  }
}

/** Sign after sign, each the next that has not been; from an even Ascendant all but the first reversed. */
function order(first: Sign, reading: Reading): readonly Sign[] {
  const rest: Sign[] = [];
  let last = first;
  while (rest.length < SIGNS.length - 1) {
    let next = following(last);
    while (next === first || rest.includes(next)) next = signAfter(next, 1);
    rest.push(next);
    last = next;
  }
  return [first, ...(isOddSign(lagnaOf(reading)) ? rest : rest.reverse())];
}

/** M: counted from a lord in an odd sign, to a lord in an even one; ten with the lord in the 7th. */
const years = byPlainLord((sign, lordSign) => homeOrOpposite(sign, lordSign) ?? fromOddLord(sign, lordSign));

/** Antardashas from the sign of the lord, in its direction. */
const parts = onlyAntardashas((parent, reading) => {
  const lordSign = signOfPlainLord(parent, reading);
  return run(lordSign, parityDirection(lordSign));
});

const MIND_SUTRA = { source: 'MindSutra; docs/rules/05-rasi-dashas.md#section-4-6', order, years, parts } as const;

export const CHARA_5_MALE: RasiDashaRow = { ...MIND_SUTRA, firstSign: lagnaOf };
export const CHARA_5_FEMALE: RasiDashaRow = { ...MIND_SUTRA, firstSign: femaleStart };
